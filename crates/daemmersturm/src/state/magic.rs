//! Lasting effects: channelling, damage over time, modifiers, usage counts, notes and areas.

use crate::{
    AbilityId, ActorId, Amount, AreaId, EffectId, GroupId, ItemId, SpellId, SubstanceId, Value, WeaponId,
    Wording,
};

facts! {
    /// The targets of an area effect: characters, a place, or both.
    //= daemmersturm.area.partial
    //= daemmersturm.perception.guess
    #[derive(Default)]
    #[serde(default)]
    pub struct Aim {
        /// Targets in order of priority, in case there is not room for all.
        pub at: Vec<ActorId>,
        /// A place: targets everybody known to stand there.
        pub place: Option<AreaId>,
    }

    /// A spell being channelled.
    //= daemmersturm.magic.channel-time
    pub struct Channel {
        /// The caster.
        pub by: ActorId,
        /// The spell.
        pub spell: SpellId,
        /// Turns of channelling done, including the one in which it began.
        pub turns: u8,
        /// Turns of channelling needed (K).
        pub needed: u8,
        /// The targets named when it began, which it is cast on unless others are named.
        //= daemmersturm.magic.completion
        #[serde(default)]
        pub aim: Aim,
    }
}

plain! {
    /// The source of damage over time or of a modifier.
    pub enum Source {
        /// A weapon.
        Weapon(WeaponId),
        /// A spell.
        Spell(SpellId),
        /// An ability.
        Ability(AbilityId),
        /// A potion or poison.
        Substance(SubstanceId),
        /// A group attack.
        Group(GroupId),
        /// The plot leader.
        PlotLeader,
    }

    /// Damage over time on a character.
    //= daemmersturm.dot.tick
    pub struct Wound {
        /// Number of the effect.
        #[names(aside)]
        pub id: EffectId,
        /// The affected character.
        pub on: ActorId,
        /// The character that caused it.
        pub by: Option<ActorId>,
        /// The source.
        pub source: Source,
        /// Damage per tick.
        pub amount: Amount,
        /// Remaining ticks.
        pub rounds: u8,
    }

    /// How long a modifier lasts.
    pub enum Until {
        /// This many own turns.
        Turns(u8),
        /// Until the end of the round.
        Round,
        /// Until the end of the combat.
        Combat,
        /// Until the end of the combat section.
        Section,
        /// Until the plot leader removes it.
        Lifted,
    }

    /// The effect of a modifier on a value.
    pub enum Change {
        /// Adds a number.
        Add(i8),
        /// Sets the value.
        Set(i8),
    }

    /// A temporary modification of a value.
    //= daemmersturm.profile.modifiers
    pub struct Modifier {
        /// Number of the effect.
        #[names(aside)]
        pub id: EffectId,
        /// The affected character.
        pub on: ActorId,
        /// The modified value.
        pub value: Value,
        /// The modification.
        pub change: Change,
        /// The source.
        pub source: Source,
        /// The duration.
        pub until: Until,
    }

    /// How often a character has used an ability with a limit.
    pub struct Used {
        /// The character.
        pub by: ActorId,
        /// The ability.
        pub ability: AbilityId,
        /// Uses in the turn.
        pub turn: u8,
        /// Uses in the round.
        pub round: u8,
        /// Uses in the section.
        pub section: u8,
        /// Whether its light test failed in this turn. Then it is not tried again unless it costs another action.
        //= daemmersturm.light.failure
        pub tried: bool,
    }
}

facts! {
    /// A hit of the latest attack that took life points. It records the consequences of the hit, so that a belated
    /// protection roll can undo these and nothing else.
    //= daemmersturm.protect.belated
    pub struct LatestHit {
        /// The attacker.
        pub by: ActorId,
        /// The target.
        pub on: ActorId,
        /// The kind of attack.
        pub kind: crate::AttackKind,
        /// Whether it came from behind.
        pub back: bool,
        /// Direction of the attacker, as seen from the target.
        pub from: Option<crate::Direction>,
        /// Whether shields help against it.
        pub shields: bool,
        /// One more protection roll that the hit demands.
        pub demand: Option<crate::ProtectionId>,
        /// The damage before reduction.
        pub damage: u16,
        /// The target's condition before the hit.
        pub before: Footing,
        /// The first number of damage over time and modifiers that belong to the hit.
        pub first: u32,
        /// The number after the last one that belongs to the hit; `None` while the hit is being resolved.
        pub last: Option<u32>,
        /// The channelling that the hit ended.
        pub channel: Option<Channel>,
        /// Damage over time that the hit restarted, as it was before.
        pub wound: Option<Wound>,
        /// The poison on the weapon before the hit.
        pub poison: Option<(ItemId, SubstanceId)>,
        /// Number of life points taken.
        pub taken: u16,
        /// The part of them that counts as dealt in the current turn.
        pub dealt: u16,
        /// Whether the hit brought the target down, at once or by exhaustion.
        pub felled: bool,
        /// Whether the hit exhausted the target.
        pub exhausts: bool,
        /// Number of own turns of the target that have begun since.
        pub turns: u8,
        /// Protection already tried.
        pub tried: crate::Tried,
    }
}

plain! {
    /// The condition of a character before a hit.
    pub struct Footing {
        /// Life points.
        pub life: u16,
        /// Whether it could act.
        pub up: bool,
        /// Whether it was exhausted.
        pub exhausted: bool,
        /// Whether it was seeking cover.
        pub seeking: bool,
    }
}

facts! {
    /// An effect that the plot leader settles because no rule does.
    //= daemmersturm.data.ability-schema
    pub struct LeftOpen {
        /// The character whose ability or spell it is.
        pub by: ActorId,
        /// The affected character.
        pub on: ActorId,
        /// The source.
        pub source: Source,
        /// The effect.
        pub effect: crate::Effect,
    }

    /// A matter for the plot leader to settle, or a message to a character.
    pub struct Note {
        /// Number of the note.
        #[names(aside)]
        pub id: crate::NoteId,
        /// The character that caused it.
        pub by: Option<ActorId>,
        /// The recipient; `None` is the plot leader.
        pub to: Option<ActorId>,
        /// The effect of an ability, spell, potion or poison that is left to the plot leader.
        #[serde(default)]
        pub left: Option<Box<LeftOpen>>,
        /// The text; for an undefined ability its name.
        pub text: Wording,
        /// Whether it is settled.
        pub done: bool,
    }
}

facts! {
    /// A short text that the plot leader puts on a character. It has no effect and stays until removed.
    //= daemmersturm.gm.authority
    pub struct FreeMark {
        /// The character.
        pub on: ActorId,
        /// The text.
        pub text: Wording,
        /// Whether only the plot leader knows of it.
        pub secret: bool,
    }
}

plain! {
    /// A ground with damage over time, or a named place.
    //= daemmersturm.dot.area
    pub struct Area {
        /// Number of the area.
        #[names(aside)]
        pub id: AreaId,
        /// The character that created it.
        pub by: Option<ActorId>,
        /// The source.
        pub source: Source,
        /// Damage per tick to each character who stands there.
        pub amount: Amount,
        /// Remaining rounds.
        pub rounds: u8,
    }

    /// A character that stands in an area.
    pub struct Standing {
        /// The character.
        pub who: ActorId,
        /// The area.
        pub area: AreaId,
    }
}
