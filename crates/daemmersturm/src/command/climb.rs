//! Climbing commands.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{ActorId, ClimbTerms, ClimbTry, Reason, State, Table, rules::climb};

plain! {
    /// A command about climbing.
    pub enum ClimbCommand {
        /// Climbs an obstacle, or a further stage of it.
        Climb(ClimbTry),
        /// Pins the weapon into a creature that was just hit.
        //= daemmersturm.climb.obstacle.pin-weapon
        Pin {
            /// The climber.
            by: ActorId,
            /// The creature.
            on: ActorId,
            /// Circumstances of the climbing roll.
            terms: ClimbTerms,
        },
    }
}

impl TopicCommand for ClimbCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            ClimbCommand::Climb(it) if it.cost.is_some() || it.terms.is_ruling() => Owner::Gm,
            ClimbCommand::Pin { terms, .. } if terms.is_ruling() => Owner::Gm,
            ClimbCommand::Climb(ClimbTry { by, .. }) | ClimbCommand::Pin { by, .. } => state.owner(*by),
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            ClimbCommand::Climb(it) => climb::check(state, it),
            ClimbCommand::Pin { by, on, .. } => climb::check_pin(state, *by, *on),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            ClimbCommand::Climb(it) => climb::climb(t, it),
            ClimbCommand::Pin { by, on, terms } => climb::pin(t, *by, *on, *terms),
        }
    }
}
