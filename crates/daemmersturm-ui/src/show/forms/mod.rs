//! Possible actions as forms. The page knows no rules: it fills in fields and sends the resulting command.
//!
//! A command is built from a form as [`form`] describes: start with its fixed parts and put the value of each field
//! into its place, creating objects on the way where needed; a number is an index into a list. The result is sent under
//! the verb, which names the topic of the command.

mod area;
mod attack;
mod build;
mod carry;
mod climb;
mod desk;
mod facts;
mod gear;
mod join;
mod magic;
mod many;
mod plan;
mod profiles;
mod scene;
mod senses;
mod sheet;
mod stage;
mod table;
mod turn;

use schwung_daemmersturm::{ActorId, Daemmersturm};
use schwung_views::{
    Look,
    form::{self, field},
    wire::{DraftView, Form, Role},
};

use self::desk::Desk;

pub(super) use sheet::{folded, sheet, sheet_form};
pub(super) use stage::{arrive, instead, stage};

/// The forms for a character, including barred ones with the reason, or the forms without a particular character. Empty if the
/// viewer does not know the character or may not act for it.
pub(super) fn forms(look: Look<'_, Daemmersturm>, actor: Option<u8>) -> Vec<Form> {
    let desk = Desk::new(look);
    let forms = match actor {
        Some(actor) => match playable(look, actor) {
            Some(by) => of_actor(&desk, by),
            None => Vec::new(),
        },
        None if look.is_gm() => of_nobody(&desk),
        None => table::tray(&desk).into_iter().collect(),
    };
    forms.into_iter().map(|it| form::settled(&desk, it)).collect()
}

/// A preview of the profiles in a pasted text; `None` if the viewer may not import them.
pub(super) fn drafts(look: Look<'_, Daemmersturm>, text: &str) -> Option<Vec<DraftView>> {
    let desk = Desk::new(look);
    desk.is_gm.then(|| profiles::drafts(&desk, text))
}

/// The character with this number, if the viewer may act for it.
fn playable(look: Look<'_, Daemmersturm>, actor: u8) -> Option<ActorId> {
    let it = look.game.state().actors.get(usize::from(actor))?;
    let is_mine = look.you.role != Role::Watch && look.is_mine(it.seat);
    (look.is_gm() || is_mine).then_some(ActorId(actor.into()))
}

/// The forms for a character in the expected order: turn, attacks, magic, gear, senses and others, then those of the plot
/// leader.
fn of_actor(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let mut forms = turn::forms(desk, by);
    forms.extend(attack::forms(desk, by));
    forms.extend(area::forms(desk, by));
    forms.extend(magic::forms(desk, by));
    forms.extend(gear::forms(desk, by));
    forms.extend(senses::forms(desk, by));
    forms.extend(climb::forms(desk, by));
    forms.extend(carry::forms(desk, by));
    forms.extend(turn::rest(desk, by));
    if desk.is_gm {
        forms.extend(senses::of_gm(desk, by));
        forms.extend(facts::of_one(desk, by));
    }
    forms
}

fn of_nobody(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = scene::forms(desk);
    forms.extend(many::forms(desk));
    forms.extend(table::forms(desk));
    forms.extend(join::forms(desk));
    forms.extend(table::tray(desk));
    forms
}
