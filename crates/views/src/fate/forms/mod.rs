//! What can be done, as forms: the page knows no rules, it fills in fields and sends what comes of it.
//!
//! A command is put together from a form like this: begin with its fixed parts and put the value of each field in its
//! place, making objects where there are none on the way. Places are named by keys with dots between them, as deep
//! as need be; a number names a place of a list that is there already, or the one after its last. The whole then
//! stands under the verb; of a verb that has no parts at all, `null` stands there.

mod attack;
mod block;
mod contest;
mod desk;
mod doer;
mod facts;
mod field;
mod frame;
mod gifts;
mod group;
mod join;
mod maneuver;
mod movement;
mod person;
mod points;
mod push;
mod scene;
mod sheet;
mod sheet_form;
mod simple;
mod stage;
mod trial;
mod turn;

use schwung_fate::{ActorId, Fate};

use self::{desk::Desk, doer::Doer};
use crate::{
    Look,
    wire::{Form, Role},
};

pub(crate) use sheet::sheet;
pub(crate) use sheet_form::sheet_form;
pub(crate) use stage::stage;

/// What an actor can do now, legal or barred with the reason; or what concerns nobody in particular. Nothing for
/// whoever may not act for that actor, or does not know of it.
pub(crate) fn forms(look: Look<'_, Fate>, actor: Option<u8>) -> Vec<Form> {
    let desk = Desk::new(look);
    match actor {
        Some(actor) => match playable(look, actor) {
            Some(by) => of_actor(&desk, by),
            None => Vec::new(),
        },
        None if look.is_gm() => of_nobody(&desk),
        None => Vec::new(),
    }
}

/// The actor of that number, if the viewer may act for it.
fn playable(look: Look<'_, Fate>, actor: u8) -> Option<ActorId> {
    let it = look.game.state().actors.get(usize::from(actor))?;
    let is_mine = look.you.role != Role::Watch && look.is_mine(it.seat);
    (look.is_gm() || is_mine).then_some(ActorId(actor))
}

fn of_actor(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let doer = Doer::new(desk, by);
    let mut forms = attack::forms(&doer);
    forms.extend(maneuver::forms(&doer));
    forms.extend(block::forms(&doer));
    forms.extend(movement::forms(&doer));
    forms.extend(simple::forms(&doer));
    forms.extend(push::forms(&doer));
    forms.extend(turn::forms(&doer));
    forms.extend(points::forms(&doer));
    forms.extend(group::forms(&doer));
    if desk.is_gm {
        forms.extend(facts::of_one(desk, by));
        forms.push(scene::rest(desk, by, None));
        forms.push(scene::refresh(desk, by, None));
        forms.push(person::form(desk, by));
    }
    forms
}

fn of_nobody(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = scene::forms(desk);
    forms.extend(facts::forms(desk));
    forms.extend(join::forms(desk));
    forms.extend(frame::forms(desk));
    forms.extend(desk.state.ids().map(|it| person::form(desk, it)));
    forms
}
