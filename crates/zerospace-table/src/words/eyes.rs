//! Who reads, and what they know of.

use schwung_messages::Viewer;
use schwung_table::Seat;
use schwung_zerospace::{Actor, ActorId, Contest, State, Task};

/// The facts, as somebody sees them.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) state: &'a State,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    pub(super) fn new(state: &'a State, viewer: Viewer) -> Eyes<'a> {
        Eyes { state, viewer }
    }

    /// Do they see what only the game master may?
    pub(super) fn see_hidden(self) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => seat.is_gm(),
            Viewer::Public => false,
        }
    }

    /// Do they belong to whoever sits there, or see everything?
    pub(super) fn are_at(self, seat: Seat) -> bool {
        self.see_hidden() || self.viewer == Viewer::Seat(seat)
    }

    /// May they know of this actor, as it stands?
    pub(super) fn may_know(self, actor: &Actor) -> bool {
        !actor.hidden || self.are_at(actor.seat)
    }

    /// Do they know of this actor? Whoever is not there is nobody to be kept hidden.
    pub(super) fn know(self, actor: ActorId) -> bool {
        self.state.actors.get(usize::from(actor.0)).is_none_or(|it| self.may_know(it))
    }

    /// Do they know of this actor, where one is named?
    pub(super) fn know_any(self, actor: Option<ActorId>) -> bool {
        actor.is_none_or(|it| self.know(it))
    }

    /// Do they play this actor, or see everything?
    pub(super) fn play(self, actor: ActorId) -> bool {
        let seat = self.state.actors.get(usize::from(actor.0)).map(|it| it.seat);
        self.see_hidden() || seat.is_some_and(|it| self.are_at(it))
    }

    /// Do they know everybody whom somebody plays? What a seat does may tell of an actor of its own.
    pub(super) fn know_all_of(self, seat: Seat) -> bool {
        self.state.actors.iter().filter(|it| it.seat == seat).all(|it| self.may_know(it))
    }

    /// Do they know of a task: of one of the two who contend, where two do?
    pub(super) fn know_task(self, task: &Task) -> bool {
        task.sides.is_none_or(|Contest { first, second, .. }| self.know(first) || self.know(second))
    }
}
