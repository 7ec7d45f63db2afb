//! Events about potions and poisons.

use crate::{ActorId, SubstanceId};

plain! {
    /// An event about potions or poisons.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = SubstanceByHand, explain = SubstanceToExplain)]
    pub enum SubstanceEvent {
        /// A potion was taken.
        #[known(any(who, by), told(substance, counts))]
        #[line(rule = "daemmersturm.potion.effects")]
        Taken {
            /// The character that took it.
            who: ActorId,
            /// The character that administered it.
            by: ActorId,
            /// The potion.
            substance: SubstanceId,
            /// Whether it counts towards side effects.
            counts: bool,
        },
        /// A side effect started.
        //= daemmersturm.potion.side-effect-test
        #[known(who, told(number))]
        #[line(result)]
        SideEffect {
            /// The character.
            who: ActorId,
            /// Number of the side effect, 1 to 5.
            number: u8,
        },
        /// A turn passed for a character with side effects.
        #[known(who)]
        #[line(none)]
        TurnPassed {
            /// The character.
            who: ActorId,
        },
        /// A poison took effect.
        #[known(on, told(substance))]
        #[line(result, about(on), say("poison-worked", actor = on, substance), rule = "daemmersturm.poison.roll")]
        Worked {
            /// The poisoned character.
            on: ActorId,
            /// The poison.
            substance: SubstanceId,
        },
        /// A poison had no effect.
        #[known(on, told(substance))]
        #[line(result, about(on), say("poison-failed", actor = on, substance), rule = "daemmersturm.poison.roll")]
        Failed {
            /// The target.
            on: ActorId,
            /// The poison.
            substance: SubstanceId,
        },
    }
}
