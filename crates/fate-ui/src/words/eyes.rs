//! Readers, and what they may know.

use schwung_fate::{Actor, ActorId, AspectRef, Bearer, State};
use schwung_messages::Viewer;
use schwung_table::Seat;

/// The state as seen by one viewer.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    state: &'a State,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    pub(crate) fn new(state: &'a State, viewer: Viewer) -> Eyes<'a> {
        Eyes { state, viewer }
    }

    /// Returns whether the viewer sees what is reserved for the game master.
    pub(crate) fn see_hidden(&self) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => seat.is_gm(),
            Viewer::Public => false,
        }
    }

    /// Returns whether the viewer sits at this seat or sees everything.
    pub(crate) fn are_at(&self, seat: Seat) -> bool {
        self.see_hidden() || self.viewer == Viewer::Seat(seat)
    }

    /// Returns whether the viewer may know of this actor in its present state.
    pub(crate) fn may_know(&self, actor: &Actor) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => actor.is_known_to(seat),
            Viewer::Public => !actor.hidden,
        }
    }

    /// Returns whether the viewer knows of this actor. An id without an actor counts as known.
    pub(crate) fn know_actor(&self, actor: ActorId) -> bool {
        self.state.actors.get(usize::from(actor.0)).is_none_or(|it| self.may_know(it))
    }

    /// Returns whether the viewer knows of a companion, which requires knowing the partner, and the
    /// companion's own actor if it has one.
    pub(crate) fn know_companion(&self, partner: ActorId, companion: u8) -> bool {
        let alone = self.state.frame.sheets.iter().position(|it| it.partner == Some((partner, companion)));
        let alone = alone.and_then(|n| self.state.actors.get(n));
        self.know_actor(partner) && alone.is_none_or(|it| self.may_know(it))
    }

    /// Returns whether the viewer knows of the bearer of an aspect.
    pub(crate) fn know_bearer(&self, bearer: Bearer) -> bool {
        match bearer {
            Bearer::Scene | Bearer::Zone(_) => true,
            Bearer::Actor(actor) => self.know_actor(actor),
        }
    }

    /// The bearer of an aspect; `None` if the aspect is gone.
    pub(crate) fn bearer(&self, aspect: AspectRef) -> Option<Bearer> {
        self.state.bearer(aspect)
    }

    /// Returns whether the viewer knows this aspect. Aspects of unknown actors are unknown.
    pub(crate) fn know(&self, aspect: AspectRef) -> bool {
        if self.see_hidden() {
            return true;
        }
        let of_known = self.bearer(aspect).is_none_or(|bearer| self.know_bearer(bearer));
        of_known
            && match (aspect, self.viewer) {
                (_, Viewer::All) => true,
                (_, Viewer::Seat(seat)) => self.state.is_aspect_known_to(aspect, seat),
                (AspectRef::Play(id), Viewer::Public) => self.state.aspect(id).is_none_or(|it| !it.hidden),
                (AspectRef::Sheet(actor, n), Viewer::Public) => {
                    let sheet = self.state.frame.sheets.get(usize::from(actor.0));
                    sheet.is_some_and(|it| it.secret_aspects >> n.min(31) & 1 == 0)
                }
            }
    }
}
