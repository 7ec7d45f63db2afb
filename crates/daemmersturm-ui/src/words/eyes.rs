//! A reader of a state, and what the reader knows of it.

use schwung_daemmersturm::{Actor, ActorId, Seen, State};
use schwung_messages::Viewer;
use schwung_table::Seat;

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

    /// Returns whether the reader sees what is reserved for the plot leader.
    pub(super) fn see_hidden(self) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => seat.is_gm(),
            Viewer::Public => false,
        }
    }

    /// Returns whether the reader sits at this seat or sees everything.
    pub(super) fn are_at(self, seat: Seat) -> bool {
        self.see_hidden() || self.viewer == Viewer::Seat(seat)
    }

    /// Returns whether the reader may know of a new character.
    pub(super) fn may_know(self, actor: &Actor) -> bool {
        !actor.veiled || self.are_at(actor.seat)
    }

    /// Returns whether the reader knows of a character. Missing characters count as known, as they hide nothing.
    //= daemmersturm.perception.hidden
    pub(super) fn know(self, actor: ActorId) -> bool {
        let Some(it) = self.state.actors.get(usize::from(actor.0)) else { return true };
        if self.are_at(it.seat) {
            return true;
        }
        if self.state.sights.is_empty() {
            return !it.veiled;
        }
        match self.viewer {
            Viewer::Seat(seat) if self.plays_any(seat) => self.seat_knows(seat, actor),
            // Public information is what all players may know.
            _ => {
                let mut seats = self.state.actors.iter().map(|it| it.seat).filter(|it| !it.is_gm());
                let first = seats.next();
                first.map_or(!it.veiled, |first| {
                    std::iter::once(first).chain(seats).all(|seat| self.seat_knows(seat, actor))
                })
            }
        }
    }

    fn plays_any(self, seat: Seat) -> bool {
        self.state.actors.iter().any(|it| it.seat == seat)
    }

    /// Returns whether the seat knows of a character through one of its own characters.
    //= daemmersturm.perception.found
    //= daemmersturm.perception.weak
    fn seat_knows(self, seat: Seat, actor: ActorId) -> bool {
        let it = self.state.actor(actor);
        let own = self.state.ids().filter(|own| self.state.actor(*own).seat == seat);
        it.seat == seat
            || own.into_iter().any(|own| match self.state.sight(own, actor) {
                Some(Seen::Discovered | Seen::Partly { target: true }) => true,
                Some(Seen::Hidden { .. } | Seen::Partly { target: false }) => false,
                None => !it.veiled,
            })
    }

    /// Returns whether the reader knows of the character, if there is one.
    pub(super) fn know_any(self, actor: Option<ActorId>) -> bool {
        actor.is_none_or(|it| self.know(it))
    }

    /// Returns whether the reader knows one of the characters, or there are none.
    pub(super) fn know_one(self, actors: &[ActorId]) -> bool {
        actors.is_empty() || actors.iter().any(|it| self.know(*it))
    }

    /// Returns whether the reader plays the character or sees everything.
    pub(super) fn play(self, actor: ActorId) -> bool {
        let seat = self.state.actors.get(usize::from(actor.0)).map(|it| it.seat);
        self.see_hidden() || seat.is_some_and(|it| self.are_at(it))
    }

    /// Returns whether the reader may read the numbers of a character. Those of the plot leader's characters are only
    /// for the plot leader.
    //= daemmersturm.profile.contents
    pub(super) fn read(self, actor: ActorId) -> bool {
        let Some(it) = self.state.actors.get(usize::from(actor.0)) else { return true };
        self.are_at(it.seat) || (!it.seat.is_gm() && self.know(actor))
    }
}
