//! Points, abilities, spells, what lasts.

use crate::{AbilityId, ActorId, EffectId, Element, Modifier, Outcome, Pool, Resource, SpellId, Wording};

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
        /// A spell is begun, for everybody to see.
        //= daemmersturm.magic.announce
        Announced {
            /// By whom.
            by: ActorId,
            /// Which.
            spell: SpellId,
            /// How it looks, in words.
            text: Wording,
            /// Turns of channelling, K; 0: it is cast at once.
            turns: u8,
        },
        /// A turn of channelling is done.
        //= daemmersturm.magic.channel-time
        Channelled {
            /// Who.
            by: ActorId,
            /// Which spell.
            spell: SpellId,
            /// Turns done, this one included.
            turns: u8,
            /// Turns needed, K.
            needed: u8,
        },
        /// Damage did not interrupt somebody's channelling.
        KeptOn {
            /// Whose.
            by: ActorId,
        },
        /// Channelling is over without effect.
        ChannelEnded {
            /// Whose.
            by: ActorId,
            /// Which spell is lost.
            spell: SpellId,
            /// Why.
            why: ChannelEnd,
        },
        /// A spell is cast: what it brings follows.
        //= daemmersturm.magic.completion
        Completed {
            /// By whom.
            by: ActorId,
            /// Which.
            spell: SpellId,
        },
        /// The W roll of a spell was compared.
        //= daemmersturm.magic.w-roll
        WTested {
            /// Who rolled.
            by: ActorId,
            /// For which spell.
            spell: SpellId,
            /// The natural number.
            natural: i16,
            /// With the magic value.
            total: i16,
            /// What had to be reached.
            need: u8,
            /// What came of it.
            outcome: Outcome,
            /// What of the total does not come from the values of whoever rolls.
            #[serde(default)]
            extra: crate::Extra,
        },
        /// Somebody uses this magic resource in the combat that begins.
        //= daemmersturm.resource.choice
        ResourceChosen {
            /// Who.
            who: ActorId,
            /// Which.
            resource: Resource,
        },
        /// A light test failed: the power is not called, and no points are lost.
        //= daemmersturm.light.failure
        LightFailed {
            /// Whose.
            who: ActorId,
            /// For which ability; a spell or a protection otherwise.
            ability: Option<AbilityId>,
            /// The test, in numbers.
            #[serde(default)]
            test: Option<LightTest>,
        },
        /// Somebody calls an element for the round.
        //= daemmersturm.element.allowance
        ElementCalled {
            /// Who.
            who: ActorId,
            /// Which.
            element: Element,
            /// The points that it allows in this round.
            points: u8,
        },
        /// Somebody did not cause in the turn what the shadows wanted.
        //= daemmersturm.shadow.backlash
        Backlash {
            /// Who.
            who: ActorId,
            /// What was due.
            due: u16,
            /// What was caused.
            dealt: u16,
        },
    }
}

plain! {
    /// Why channelling ends without effect.
    pub enum ChannelEnd {
        /// Whoever channelled did something else, was moved, or is down.
        BrokenOff,
        /// Damage interrupted it.
        //= daemmersturm.magic.interruption
        Interrupted,
        /// It was ready, and the turn passed.
        Lapsed,
    }
}

plain! {
    /// A light test that failed, in numbers.
    //= daemmersturm.light.test
    pub struct LightTest {
        /// The number that fell.
        pub natural: i16,
        /// The highest that succeeds, by the magic value.
        pub limit: i16,
        /// Action points that would have made up for it.
        pub missing: u8,
        /// Does nothing but a 5 fail, without armour or in light armour?
        //= daemmersturm.light.armour
        pub unburdened: bool,
    }
}
