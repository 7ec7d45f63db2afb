//! Events about points, abilities, spells and lasting effects.

use crate::{
    AbilityId, ActorId, Aim, EffectId, Element, Modifier, Outcome, Pool, Resource, SpellId, Wording,
    eyes::reads,
};

facts! {
    /// An event about points, abilities or lasting effects.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = MagicByHand, explain = MagicToExplain, usual = by)]
    pub enum MagicEvent {
        /// Points were spent.
        //= daemmersturm.ap.spend
        #[known(who, told(pool, cost))]
        Spent {
            /// The character.
            who: ActorId,
            /// The pool.
            pool: Pool,
            /// Number of points.
            cost: u8,
        },
        /// An ability was used.
        #[known(any(by, on), told(ability))]
        #[line(rule = none)]
        Used {
            /// The acting character.
            by: ActorId,
            /// The ability.
            ability: AbilityId,
            /// The target, if any.
            on: Option<ActorId>,
        },
        /// A value is modified for a time.
        #[known(modifier.on, told(modifier))]
        #[line(result, about(modifier.on))]
        Modified {
            /// The modifier. Its number is assigned by [`State::next`](crate::State::next).
            modifier: Modifier,
        },
        /// A modifier ended.
        #[known(id)]
        #[line(lapse, say("modifier-over"), rule = none)]
        ModifierEnded {
            /// The modifier.
            id: EffectId,
        },
        /// A spell was begun, visible to everybody.
        //= daemmersturm.magic.announce
        #[known(by, told(spell, text, turns))]
        #[line(result)]
        Announced {
            /// The caster.
            by: ActorId,
            /// The spell.
            spell: SpellId,
            /// The description that everybody sees.
            text: Wording,
            /// Turns of channelling (K); 0 if it is cast at once.
            turns: u8,
        },
        /// A turn of channelling was completed.
        //= daemmersturm.magic.channel-time
        #[known(by, told(spell, turns, needed))]
        #[line(result, say(actor = by, spell, n = turns, needed))]
        Channelled {
            /// The caster.
            by: ActorId,
            /// The spell.
            spell: SpellId,
            /// Turns done, including this one.
            turns: u8,
            /// Turns needed (K).
            needed: u8,
            /// The targets named when it began.
            #[serde(default)]
            #[seen(reads(by), else = Aim::default())]
            aim: Aim,
        },
        /// Damage did not interrupt channelling.
        #[known(by)]
        #[line(say(actor = by), rule = "daemmersturm.magic.interruption")]
        KeptOn {
            /// The caster.
            by: ActorId,
        },
        /// Channelling ended without effect.
        #[known(by, told(spell, why))]
        #[line(result)]
        ChannelEnded {
            /// The caster.
            by: ActorId,
            /// The spell that is lost.
            spell: SpellId,
            /// The reason.
            why: ChannelEnd,
        },
        /// A spell was cast; its effects follow.
        //= daemmersturm.magic.completion
        #[known(by, told(spell))]
        #[line(say(actor = by, spell), rule = "daemmersturm.magic.completion")]
        Completed {
            /// The caster.
            by: ActorId,
            /// The spell.
            spell: SpellId,
        },
        /// The W roll of a spell was made.
        //= daemmersturm.magic.w-roll
        #[known(by, told(spell, natural, need, outcome, extra))]
        #[line(result)]
        WTested {
            /// The caster.
            by: ActorId,
            /// The spell.
            spell: SpellId,
            /// The natural number.
            natural: i16,
            /// The total with the magic value.
            #[seen(reads(by), else = 0)]
            total: i16,
            /// The W value to reach.
            need: u8,
            /// The outcome.
            outcome: Outcome,
            /// The part of the total that does not come from the caster's own values.
            #[serde(default)]
            extra: crate::Extra,
        },
        /// A character chose its magic resource for the combat that begins.
        //= daemmersturm.resource.choice
        #[known(who, told(resource))]
        #[line(rule = none)]
        ResourceChosen {
            /// The character.
            who: ActorId,
            /// The resource.
            resource: Resource,
        },
        /// A light test failed: the power has no effect and no points are lost.
        //= daemmersturm.light.failure
        #[known(who, told(ability))]
        #[line(result, rule = "daemmersturm.light.failure")]
        LightFailed {
            /// The character.
            who: ActorId,
            /// The ability; `None` for a spell or a protection.
            ability: Option<AbilityId>,
            /// The numbers of the test.
            #[serde(default)]
            #[seen(reads(who), else = None)]
            test: Option<LightTest>,
        },
        /// A character called an element for the round.
        //= daemmersturm.element.allowance
        #[known(who, told(element, points))]
        ElementCalled {
            /// The character.
            who: ActorId,
            /// The element.
            element: Element,
            /// Number of points that may be spent on it in this round.
            points: u8,
        },
        /// A character did not deal the damage that its shadow magic demanded in this turn.
        //= daemmersturm.shadow.backlash
        #[known(who, told(due, dealt))]
        #[line(result, say(actor = who, due, dealt))]
        Backlash {
            /// The character.
            who: ActorId,
            /// The damage demanded.
            due: u16,
            /// The damage dealt.
            dealt: u16,
        },
    }
}

plain! {
    /// The reason why channelling ended without effect.
    pub enum ChannelEnd {
        /// The caster did something else, was moved, or is incapacitated.
        BrokenOff,
        /// Damage interrupted it.
        //= daemmersturm.magic.interruption
        Interrupted,
        /// The spell was ready but not cast in time.
        Lapsed,
    }
}

plain! {
    /// The numbers of a failed light test.
    //= daemmersturm.light.test
    pub struct LightTest {
        /// The natural number.
        pub natural: i16,
        /// The highest number that succeeds, by the magic value.
        pub limit: i16,
        /// Action points needed to compensate.
        pub missing: u8,
        /// Whether only a 5 fails, because the character wears no armour or light armour.
        //= daemmersturm.light.armour
        pub unburdened: bool,
    }
}
