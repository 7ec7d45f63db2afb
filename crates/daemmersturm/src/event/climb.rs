//! Climbing.

use crate::{ActorId, Aid, ClimbTerms, Length, Obstacle};

plain! {
    /// What happens to climbers.
    pub enum ClimbEvent {
        /// Somebody begins to climb.
        Began {
            /// Who.
            who: ActorId,
            /// What.
            obstacle: Obstacle,
        },
        /// A sub-roll fails by itself.
        LostPart {
            /// Whose.
            who: ActorId,
            /// Which, 1 to 3.
            part: u8,
        },
        /// An aid is used: the sub-roll is rolled again, or one more failure of it is taken away.
        UsedAid {
            /// Who.
            who: ActorId,
            /// Which.
            aid: Aid,
            /// For which sub-roll, 1 to 3.
            part: u8,
            /// Did it only take a failure away?
            cancelled: bool,
        },
        /// The climb succeeded.
        Climbed {
            /// Who.
            who: ActorId,
            /// What.
            obstacle: Obstacle,
            /// What is left of it; 0: it is overcome, or the place on the creature is reached.
            left: Length,
            /// The circumstances, which last on a creature.
            terms: ClimbTerms,
        },
        /// Somebody keeps the place on a creature.
        HeldOn {
            /// Who.
            who: ActorId,
        },
        /// Somebody falls. The obstacle is not overcome.
        Fell {
            /// Who.
            who: ActorId,
        },
        /// A weapon is fixed in a creature.
        Pinned {
            /// Whose.
            who: ActorId,
            /// In whom.
            on: ActorId,
        },
        /// A weapon could not be fixed.
        NotPinned {
            /// Whose.
            who: ActorId,
        },
    }
}
