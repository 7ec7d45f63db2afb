//! Climbing.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{ActorId, ClimbTerms, Length, Name, Names, Obstacle, Reason, State, Table, rules::climb};

plain! {
    /// What climbers do.
    pub enum ClimbCommand {
        /// Climbs an obstacle, or a further stage of it.
        Climb(ClimbTry),
        /// Fixes the weapon in a creature that it has just hit.
        //= daemmersturm.climb.obstacle.pin-weapon
        Pin {
            /// Who.
            by: ActorId,
            /// In whom.
            on: ActorId,
            /// Circumstances.
            terms: ClimbTerms,
        },
    }

    /// A climb.
    pub struct ClimbTry {
        /// Who.
        pub by: ActorId,
        /// What it is.
        pub obstacle: Obstacle,
        /// How high or far it is; `None`: no more than one movement. A further stage knows it already.
        pub height: Option<Length>,
        /// How far away it is.
        pub away: Length,
        /// How far the climber moves in a turn; `None`: as far as the charge range.
        pub movement: Option<Length>,
        /// With what it is paid, where there is a choice.
        pub pay: ClimbPay,
        /// What the plot leader says it costs.
        //= daemmersturm.climb.cost-adjust
        pub cost: Option<ClimbCost>,
        /// Circumstances.
        pub terms: ClimbTerms,
    }

    /// With what a climb is paid.
    #[derive(Default)]
    pub enum ClimbPay {
        /// The movement, or a part of it.
        #[default]
        Movement,
        /// The action.
        Action,
    }

    /// What an obstacle costs.
    //= daemmersturm.climb.cost-reading
    pub struct ClimbCost {
        /// The whole movement, or a part of it?
        pub whole: bool,
        /// Movement and action, or one of them?
        pub both: bool,
    }
}

impl ClimbTry {
    /// A climb of which nothing more is said.
    pub fn plain(by: ActorId, obstacle: Obstacle, pay: ClimbPay) -> ClimbTry {
        ClimbTry {
            by,
            obstacle,
            height: None,
            away: Length(0),
            movement: None,
            pay,
            cost: None,
            terms: ClimbTerms::default(),
        }
    }
}

impl Names for Obstacle {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        if let Obstacle::Creature(it) = self {
            see(Name::Actor(*it));
        }
    }
}

impl Names for ClimbCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            ClimbCommand::Climb(it) => {
                see(Name::Actor(it.by));
                it.obstacle.names(see);
            }
            ClimbCommand::Pin { by, on, .. } => {
                see(Name::Actor(*by));
                see(Name::Actor(*on));
            }
        }
    }
}

impl Deed for ClimbCommand {
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
