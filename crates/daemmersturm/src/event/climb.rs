//! Climbing events.

use crate::{ActorId, Aid, ClimbTerms, Length, Obstacle};

plain! {
    /// An event about climbing.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = ClimbByHand, explain = ClimbToExplain)]
    pub enum ClimbEvent {
        /// A climb began.
        #[known(who, told(obstacle))]
        #[line(rule = "daemmersturm.climb.need")]
        Began {
            /// The climber.
            who: ActorId,
            /// The obstacle.
            obstacle: Obstacle,
        },
        /// A sub-roll failed automatically.
        #[known(who, told(part))]
        #[line(say(actor = who, part), rule = "daemmersturm.climb.multiple-autofail")]
        LostPart {
            /// The climber.
            who: ActorId,
            /// Number of the sub-roll, 1 to 3.
            part: u8,
        },
        /// An aid was used to repeat a sub-roll, or to cancel one of its further automatic failures.
        #[known(who, told(aid, part, cancelled))]
        UsedAid {
            /// The climber.
            who: ActorId,
            /// The aid.
            aid: Aid,
            /// Number of the sub-roll, 1 to 3.
            part: u8,
            /// Whether the aid only cancelled a failure.
            cancelled: bool,
        },
        /// The climb succeeded.
        #[known(who, told(obstacle, left, terms))]
        #[line(result, rule = "daemmersturm.climb.success")]
        Climbed {
            /// The climber.
            who: ActorId,
            /// The obstacle.
            obstacle: Obstacle,
            /// The remaining height or width. At 0 the obstacle is overcome, or the place on the creature is reached.
            left: Length,
            /// The circumstances, which persist on a creature.
            terms: ClimbTerms,
        },
        /// A climber kept its place on a creature.
        #[known(who)]
        #[line(result, say(actor = who), rule = "daemmersturm.climb.obstacle.creature")]
        HeldOn {
            /// The climber.
            who: ActorId,
        },
        /// A climber fell. The obstacle is not overcome.
        #[known(who)]
        #[line(result, say(actor = who), rule = "daemmersturm.climb.failure")]
        Fell {
            /// The climber.
            who: ActorId,
        },
        /// A weapon was pinned into a creature.
        #[known(any(who, on))]
        #[line(result, say(actor = who, other = on), rule = "daemmersturm.climb.obstacle.pin-weapon")]
        Pinned {
            /// The climber.
            who: ActorId,
            /// The creature.
            on: ActorId,
        },
        /// A weapon could not be pinned.
        #[known(who)]
        #[line(result, say(actor = who), rule = "daemmersturm.climb.obstacle.pin-weapon")]
        NotPinned {
            /// The climber.
            who: ActorId,
        },
    }
}
