//! Whose commands are.

use schwung_table::Owner;

use crate::{ActorId, State};

impl State {
    /// Whoever plays a character gives its commands, besides the plot leader.
    pub(crate) fn owner(&self, who: ActorId) -> Owner {
        match self.actors.get(usize::from(who.0)) {
            Some(actor) if !actor.seat.is_gm() => Owner::Seats(vec![actor.seat]),
            _ => Owner::Gm,
        }
    }
}
