//! Ownership of commands.

use schwung_table::Owner;

use crate::{ActorId, State};

impl State {
    /// The owner of a character's commands: its player, or the plot leader. The plot leader may give them in any case.
    pub(crate) fn owner(&self, who: ActorId) -> Owner {
        match self.actors.get(usize::from(who.0)) {
            Some(actor) if !actor.seat.is_gm() => Owner::Seats(vec![actor.seat]),
            _ => Owner::Gm,
        }
    }
}
