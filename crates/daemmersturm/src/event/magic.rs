//! Points, abilities, spells, what lasts.

use crate::{AbilityId, ActorId, EffectId, Modifier, Pool};

facts! {
    /// What happens with points, abilities and what lasts.
    pub enum MagicEvent {
        /// Points are spent.
        //= daemmersturm.ap.spend
        Spent {
            /// Whose.
            who: ActorId,
            /// Of which pool.
            pool: Pool,
            /// How many.
            cost: u8,
        },
        /// An ability is used.
        Used {
            /// Who.
            by: ActorId,
            /// Which.
            ability: AbilityId,
            /// On whom.
            on: Option<ActorId>,
        },
        /// A value changes for a time.
        Modified {
            /// How; the number is given by [`State::next`](crate::State::next).
            modifier: Modifier,
        },
        /// A modifier is over.
        ModifierEnded {
            /// Which.
            id: EffectId,
        },
    }
}
