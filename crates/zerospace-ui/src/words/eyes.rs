//! A state together with a reader, and what that reader may know.

use schwung_messages::Viewer;
use schwung_table::Seat;
use schwung_zerospace::{Actor, ActorId, Contest, State, Task};

/// The state as seen by a reader.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) state: &'a State,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    pub(super) fn new(state: &'a State, viewer: Viewer) -> Eyes<'a> {
        Eyes { state, viewer }
    }

    /// Whether the reader sees everything, like the game master.
    pub(super) fn see_hidden(self) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => seat.is_gm(),
            Viewer::Public => false,
        }
    }

    /// Whether the reader sits at `seat` or sees everything.
    pub(super) fn are_at(self, seat: Seat) -> bool {
        self.see_hidden() || self.viewer == Viewer::Seat(seat)
    }

    /// Whether the reader may know of this actor in its given state.
    pub(super) fn may_know(self, actor: &Actor) -> bool {
        !actor.hidden || self.are_at(actor.seat)
    }

    /// Whether the reader knows of this actor. An actor that does not exist is not hidden.
    pub(super) fn know(self, actor: ActorId) -> bool {
        self.state.actors.get(usize::from(actor.0)).is_none_or(|it| self.may_know(it))
    }

    /// Whether the reader knows of this actor, if there is one.
    pub(super) fn know_any(self, actor: Option<ActorId>) -> bool {
        actor.is_none_or(|it| self.know(it))
    }

    /// Whether the reader plays this actor or sees everything.
    pub(super) fn play(self, actor: ActorId) -> bool {
        let seat = self.state.actors.get(usize::from(actor.0)).map(|it| it.seat);
        self.see_hidden() || seat.is_some_and(|it| self.are_at(it))
    }

    /// Whether the reader knows of all actors of a seat. Otherwise an action of the seat may reveal one of them.
    pub(super) fn know_all_of(self, seat: Seat) -> bool {
        self.state.actors.iter().filter(|it| it.seat == seat).all(|it| self.may_know(it))
    }

    /// Whether the reader knows of a task. For a contest, knowing one of the two sides is enough.
    pub(super) fn know_task(self, task: &Task) -> bool {
        task.sides.is_none_or(|Contest { first, second, .. }| self.know(first) || self.know(second))
    }
}
