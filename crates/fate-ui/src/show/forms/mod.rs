//! The possible actions as forms. The page knows no rules; it fills in fields and sends the resulting
//! command.
//!
//! A command is built from a form like this: begin with its fixed part and put the value of each field at its
//! path, creating missing objects on the way. A path consists of keys separated by dots; a number is an index
//! into an existing list, or the index after its last element. The result is the value under the verb. For a
//! verb without any parts, that value is `null`.

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
mod plain;
mod points;
mod push;
mod reader;
mod scene;
mod sheet;
mod sheet_form;
mod simple;
mod stage;
mod trial;
mod turn;

use schwung_fate::{ActorId, Fate};
use schwung_views::{
    Look,
    wire::{Form, Role},
};

use self::{desk::Desk, doer::Doer};

pub(crate) use schwung_ui_kit::folded;
pub(crate) use sheet::sheet;
pub(crate) use sheet_form::sheet_form;
pub(crate) use stage::{arrive, instead, stage};

/// The actions that an actor can take now, legal or barred with a reason; without an actor, the actions that
/// belong to no actor. Empty if the viewer may not act for the actor or does not know of it.
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

/// The actor with this number, if the viewer may act for it.
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
    forms.extend(desk.actors().into_iter().map(|it| person::form(desk, it)));
    forms
}
