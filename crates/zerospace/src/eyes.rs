//! Which viewers may know of what: hidden actors, mental attacks, notes for other seats, hidden difficulties.
//!
//! Most of it is declared beside each event, fact and question with `#[known(...)]`. This module contains the ids and the
//! functions to which those declarations refer.

use schwung_table::{Cast, Known, Seat};

use crate::{Actor, ActorId, AttackKind, ItemId, Side, State, TaskId};

/// A reader of the state.
pub type Eyes<'a> = schwung_table::Eyes<'a, State>;

impl Cast for State {
    type Actor = ActorId;

    fn cast(&self) -> impl Iterator<Item = ActorId> {
        self.ids()
    }

    fn seat_of(&self, actor: ActorId) -> Option<Seat> {
        self.actors.get(usize::from(actor.0)).map(|it| it.seat)
    }

    fn name_of(&self, actor: ActorId) -> Option<&str> {
        self.frame.sheets.get(usize::from(actor.0)).map(|it| it.name.as_str())
    }

    fn seats(&self) -> &[String] {
        &self.frame.seats
    }
}

/// An actor that does not exist is not hidden.
impl Known<State> for ActorId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.state.actors.get(usize::from(self.0)).is_none_or(|it| joins(eyes, it))
    }
}

/// Gear is as visible as its holder. Once it is gone, its holder is unknown.
impl Known<State> for ItemId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.state.item(*self).map_or(eyes.see_hidden(), |it| eyes.know(it.holder))
    }
}

/// For a contest, knowing one of the two sides is enough.
impl Known<State> for TaskId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.know(eyes.state.task(*self))
    }
}

/// A side is known by those who are known to be on it.
impl Known<State> for Side {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.see_hidden() || eyes.state.ids().any(|it| eyes.state.actor(it).side == *self && eyes.know(it))
    }
}

/// Whether the reader may know of this actor in its given state.
pub fn joins(eyes: Eyes<'_>, actor: &Actor) -> bool {
    !actor.hidden || eyes.are_at(actor.seat)
}

/// Whether the reader knows of all actors of a seat. Otherwise an action of the seat may reveal one of them.
pub fn knows_all_of(eyes: Eyes<'_>, seat: &Seat) -> bool {
    eyes.state.actors.iter().filter(|it| it.seat == *seat).all(|it| joins(eyes, it))
}

/// Mental attacks are noticed only by those involved; other attacks by everyone who knows one of the two.
//= zerospace.attack.mental
pub(crate) fn noticed(eyes: Eyes<'_>, mental: &bool, by: &ActorId, on: &ActorId) -> bool {
    if *mental { eyes.play(*by) || eyes.play(*on) } else { eyes.know(by) || eyes.know(on) }
}

/// Whether the reader notices a roll that only these two actors notice, if any are given.
//= zerospace.attack.mental
pub(crate) fn involved(eyes: Eyes<'_>, between: &Option<[ActorId; 2]>) -> bool {
    between.is_none_or(|both| both.into_iter().any(|it| eyes.play(it)))
}

/// Whether the reader may know a question to another person about an attack.
//= zerospace.attack.mental
pub(crate) fn attacked(eyes: Eyes<'_>, kind: &AttackKind, who: &ActorId, by: &ActorId, on: &ActorId) -> bool {
    match kind {
        AttackKind::Mental => noticed(eyes, &true, by, on),
        AttackKind::Normal | AttackKind::Altering => eyes.know(who) && (eyes.know(by) || eyes.know(on)),
    }
}

/// Whether the reader may see a difficulty.
pub(crate) fn shown(eyes: Eyes<'_>, hidden: &bool) -> bool {
    !hidden || eyes.see_hidden()
}

/// Whether the reader sits at this seat or sees everything.
pub(crate) fn of_them(eyes: Eyes<'_>, seat: &Seat) -> bool {
    eyes.are_at(*seat)
}

/// Whether a note is for the reader; `None` is everybody.
pub(crate) fn to_them(eyes: Eyes<'_>, to: &Option<Seat>) -> bool {
    to.is_none_or(|it| eyes.are_at(it))
}
