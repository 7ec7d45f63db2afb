//! Climbing commands.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{ActorId, ClimbTerms, Length, Obstacle, Reason, State, Table, rules::climb};

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

    /// An attempt to climb.
    pub struct ClimbTry {
        /// The climber.
        pub by: ActorId,
        /// The obstacle.
        pub obstacle: Obstacle,
        /// Height or width of the obstacle. `None` if one movement is enough. A further stage continues with what is
        /// left.
        pub height: Option<Length>,
        /// Distance to the obstacle.
        pub away: Length,
        /// Movement per turn of the climber; if `None`, the charge range.
        pub movement: Option<Length>,
        /// Whether it is paid with the movement or the action, where there is a choice.
        pub pay: ClimbPay,
        /// The cost set by the plot leader, if it differs from the usual one.
        //= daemmersturm.climb.cost-adjust
        pub cost: Option<ClimbCost>,
        /// Circumstances of the climbing roll.
        pub terms: ClimbTerms,
    }

    /// What pays for a climb.
    #[derive(Default)]
    pub enum ClimbPay {
        /// The movement, or a part of it.
        #[default]
        Movement,
        /// The action.
        Action,
    }

    /// The cost of an obstacle.
    //= daemmersturm.climb.cost-reading
    pub struct ClimbCost {
        /// Whether it takes the whole movement rather than a part.
        pub whole: bool,
        /// Whether it takes both movement and action rather than one of them.
        pub both: bool,
    }
}

impl ClimbTry {
    /// A climb with default circumstances.
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
