//! Who reads, and what they know of.

use schwung_fate::{Actor, ActorId, AspectRef, Bearer, State};
use schwung_table::Seat;

/// Who reads: what somebody may not know is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Whoever may know everything, as the game master.
    All,
    /// Whoever sits there.
    Seat(Seat),
    /// Anybody at all.
    Public,
}

/// The facts, as somebody sees them.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    state: &'a State,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    pub(crate) fn new(state: &'a State, viewer: Viewer) -> Eyes<'a> {
        Eyes { state, viewer }
    }

    /// Do they see what only the game master may?
    pub(crate) fn see_hidden(&self) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => seat.is_gm(),
            Viewer::Public => false,
        }
    }

    /// Do they belong to whoever sits there, or see everything?
    pub(crate) fn are_at(&self, seat: Seat) -> bool {
        self.see_hidden() || self.viewer == Viewer::Seat(seat)
    }

    /// May they know of this actor, as it stands?
    pub(crate) fn may_know(&self, actor: &Actor) -> bool {
        match self.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => actor.is_known_to(seat),
            Viewer::Public => !actor.hidden,
        }
    }

    /// Do they know of this actor? Whoever is not there is nobody to be kept hidden.
    pub(crate) fn know_actor(&self, actor: ActorId) -> bool {
        self.state.actors.get(usize::from(actor.0)).is_none_or(|it| self.may_know(it))
    }

    /// Do they know of a companion: of her partner, and of her where she is on her own?
    pub(crate) fn know_companion(&self, partner: ActorId, companion: u8) -> bool {
        let alone = self.state.frame.sheets.iter().position(|it| it.partner == Some((partner, companion)));
        let alone = alone.and_then(|n| self.state.actors.get(n));
        self.know_actor(partner) && alone.is_none_or(|it| self.may_know(it))
    }

    /// Do they know of what bears an aspect?
    pub(crate) fn know_bearer(&self, bearer: Bearer) -> bool {
        match bearer {
            Bearer::Scene | Bearer::Zone(_) => true,
            Bearer::Actor(actor) => self.know_actor(actor),
        }
    }

    /// What bears an aspect; `None` if it is gone.
    pub(crate) fn bearer(&self, aspect: AspectRef) -> Option<Bearer> {
        self.state.bearer(aspect)
    }

    /// Do they know this aspect? None of somebody of whom they do not know.
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
