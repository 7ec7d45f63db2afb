//! Potions and poisons.

use crate::{ActorId, SubstanceId};

plain! {
    /// What potions and poisons do.
    pub enum SubstanceEvent {
        /// A potion was taken.
        Taken {
            /// By whom.
            who: ActorId,
            /// Who gave it.
            by: ActorId,
            /// Which.
            substance: SubstanceId,
            /// Does it count for side effects?
            counts: bool,
        },
        /// A side effect, 1 to 5.
        //= daemmersturm.potion.side-effect-test
        SideEffect {
            /// Whose.
            who: ActorId,
            /// Which.
            number: u8,
        },
        /// A turn of somebody with side effects has passed.
        TurnPassed {
            /// Whose.
            who: ActorId,
        },
        /// A poison works.
        Worked {
            /// On whom.
            on: ActorId,
            /// Which.
            substance: SubstanceId,
        },
        /// A poison does not work.
        Failed {
            /// On whom.
            on: ActorId,
            /// Which.
            substance: SubstanceId,
        },
    }
}
