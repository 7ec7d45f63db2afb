//! The available commands as forms. The page knows no rules; it fills in the fields and sends the resulting command.
//!
//! To build a command from a form (see [`form`]), start with its fixed parts and insert the value of each field at its
//! path, creating objects where necessary; a number in a path is an index of a list. The result is the content of the
//! verb; for a verb without any content, it is `null`.

mod action;
mod attack;
mod build;
mod desk;
mod facts;
mod gear;
mod join;
mod movement;
mod plain;
mod plan;
mod points;
mod powers;
mod reader;
mod scene;
mod sheet;
mod sheet_form;
mod stage;
mod table;
mod tasks;

use schwung_table::System as _;
use schwung_views::{
    Look,
    form::{self, field},
    wire::{Form, Role},
};
use schwung_zerospace::{ActorId, ActorKind, Command, Gait, PointUse, ZeroSpace};

use self::desk::Desk;

pub(super) use schwung_ui_kit::folded;
pub(super) use sheet::sheet;
pub(super) use sheet_form::sheet_form;
pub(super) use stage::{arrive, instead, stage};

/// The forms for an actor, whether legal or barred with a reason, or those without an actor for `None`. Empty if the
/// viewer may not act for the actor or does not know of it.
pub(super) fn forms(look: Look<'_, ZeroSpace>, actor: Option<u8>) -> Vec<Form> {
    let desk = Desk::new(look);
    let forms = match actor {
        Some(actor) => match playable(look, actor) {
            Some(by) => of_actor(&desk, by),
            None => Vec::new(),
        },
        None if look.is_gm() => of_nobody(&desk),
        None => Vec::new(),
    };
    forms.into_iter().map(|it| form::settled(&desk, it)).collect()
}

/// The actor with that number, if the viewer may act for it.
fn playable(look: Look<'_, ZeroSpace>, actor: u8) -> Option<ActorId> {
    let it = look.game.state().actors.get(usize::from(actor))?;
    let is_mine = look.you.role != Role::Watch && look.is_mine(it.seat);
    (look.is_gm() || is_mine).then_some(ActorId(actor))
}

fn of_actor(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let mut forms = Vec::new();
    if desk.state.actor(by).kind != ActorKind::Object {
        // If no opponent is left in sight, an attack is unusual.
        let attacks = attack::forms(desk, by);
        let (first, last) =
            if desk.faces_enemies(by) { (attacks, Vec::new()) } else { (Vec::new(), attacks) };
        forms.extend(first);
        forms.extend(action::forms(desk, by));
        forms.extend(movement::forms(desk, by));
        forms.extend(last);
        forms.extend(facts::turn(desk, by));
        forms.extend(plain::forms(desk, by, &["action", "reaction"]));
        advance(desk, by, &mut forms);
        forms.extend(points::forms(desk, by));
        forms.extend(plain::forms(desk, by, &["fate"]));
        rally(desk, by, &mut forms);
    }
    if desk.is_gm {
        forms.extend(facts::of_one(desk, by));
        forms.extend(gear::of_one(desk, by));
    }
    forms
}

/// Lists the usual next steps first once the standard action is used, or can only fail after a sprint: standing up if
/// possible, or ending the turn.
//= zerospace.circ-att.sprinting
fn advance(desk: &Desk<'_>, by: ActorId, forms: &mut [Form]) {
    let actor = desk.state.actor(by);
    let sprints = actor.turn.moving && actor.gait == Gait::Sprint;
    if !desk.state.in_conflict() || !(actor.turn.standard || sprints) {
        return;
    }
    let verb =
        if ZeroSpace::check(desk.state, &Command::StandUp { by }).is_ok() { "stand_up" } else { "end_turn" };
    if let Some(at) = forms.iter().position(|it| it.verb == verb) {
        forms[..=at].rotate_right(1);
    }
}

/// Lists first how somebody unconscious comes back by an action point, which is all that can be done.
//= zerospace.ap.use.rally
fn rally(desk: &Desk<'_>, by: ActorId, forms: &mut [Form]) {
    let rallies = Command::Spend { who: by, on: PointUse::Rally };
    if !desk.state.is_down(by) || ZeroSpace::check(desk.state, &rallies).is_err() {
        return;
    }
    if let Some(at) = forms.iter().position(|it| it.verb == "spend") {
        forms[..=at].rotate_right(1);
    }
}

fn of_nobody(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = scene::forms(desk);
    forms.extend(tasks::forms(desk));
    forms.extend(points::of_table(desk));
    forms.extend(table::forms(desk));
    forms.extend(gear::of_table(desk));
    forms.extend(join::forms(desk));
    forms
}
