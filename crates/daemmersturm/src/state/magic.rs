//! What lasts: channelling, effects, modifiers, uses of abilities.

use crate::{
    AbilityId, ActorId, Amount, AreaId, EffectId, GroupId, ItemId, SpellId, SubstanceId, Value, WeaponId,
    Wording,
};

plain! {
    /// A spell that is being channelled.
    //= daemmersturm.magic.channel-time
    pub struct Channel {
        /// Who.
        pub by: ActorId,
        /// The spell.
        pub spell: SpellId,
        /// Turns of channelling done, the one in which it began included.
        pub turns: u8,
        /// Turns needed, K.
        pub needed: u8,
    }

    /// Where damage over time or a modifier comes from.
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

    /// Damage over time that somebody suffers.
    //= daemmersturm.dot.tick
    pub struct Wound {
        /// Its number.
        pub id: EffectId,
        /// Who suffers.
        pub on: ActorId,
        /// Who caused it.
        pub by: Option<ActorId>,
        /// What causes it.
        pub source: Source,
        /// What each tick does.
        pub amount: Amount,
        /// Ticks that are left.
        pub rounds: u8,
    }

    /// How long a modifier lasts.
    pub enum Until {
        /// For so many own turns.
        Turns(u8),
        /// Until the end of the round.
        Round,
        /// Until the end of the combat.
        Combat,
        /// Until the end of the combat section.
        Section,
        /// Until the plot leader takes it away.
        Lifted,
    }

    /// What a modifier does to a value.
    pub enum Change {
        /// Adds.
        Add(i8),
        /// Sets.
        Set(i8),
    }

    /// Something that changes a value for a time.
    //= daemmersturm.profile.modifiers
    pub struct Modifier {
        /// Its number.
        pub id: EffectId,
        /// Whose value.
        pub on: ActorId,
        /// Which value.
        pub value: Value,
        /// How.
        pub change: Change,
        /// Where it comes from.
        pub source: Source,
        /// How long.
        pub until: Until,
    }

    /// How often somebody has used an ability that has a limit.
    pub struct Used {
        /// Who.
        pub by: ActorId,
        /// Which ability.
        pub ability: AbilityId,
        /// In the turn.
        pub turn: u8,
        /// In the round.
        pub round: u8,
        /// In the section.
        pub section: u8,
        /// Did its light test fail in this turn? Then it is not tried again, unless another action pays for it.
        //= daemmersturm.light.failure
        pub tried: bool,
    }
}

plain! {
    /// A hit of the latest attack that took life points: what came of it, so that a belated protection roll can take
    /// that back, and nothing that has happened since.
    //= daemmersturm.protect.belated
    pub struct LatestHit {
        /// Who attacked.
        pub by: ActorId,
        /// Whom.
        pub on: ActorId,
        /// What kind of attack it was.
        pub kind: crate::AttackKind,
        /// Did it come from behind?
        pub back: bool,
        /// From where, seen from the one who was hit.
        pub from: Option<crate::Direction>,
        /// Do shields help against it?
        pub shields: bool,
        /// One more protection roll that it demands.
        pub demand: Option<crate::ProtectionId>,
        /// The damage, before anything lessened it.
        pub damage: u16,
        /// How the one who was hit stood before.
        pub before: Footing,
        /// Damage over time and modifiers with this number and higher ones came of it,
        pub first: u16,
        /// up to this one, which did not; nothing while the hit goes on.
        pub last: Option<u16>,
        /// What it lost of its channelling.
        pub channel: Option<Channel>,
        /// Damage over time that the hit began anew, as it was before.
        pub wound: Option<Wound>,
        /// The poison on the weapon before.
        pub poison: Option<(ItemId, SubstanceId)>,
        /// Life points that were taken.
        pub taken: u16,
        /// So many of them count as caused in the present turn.
        pub dealt: u16,
        /// Did it bring down whoever was hit, at once or by exhaustion?
        pub felled: bool,
        /// Did it exhaust whoever was hit?
        pub exhausts: bool,
        /// Own turns of whoever was hit that have begun since.
        pub turns: u8,
        /// Protection that was tried already.
        pub tried: crate::Tried,
    }

    /// How somebody stood before a hit.
    pub struct Footing {
        /// Life points.
        pub life: u16,
        /// Could it act?
        pub up: bool,
        /// Was it exhausted?
        pub exhausted: bool,
        /// Did it seek cover?
        pub seeking: bool,
    }
}

facts! {
    /// An effect that the plot leader settles, since no rule says how.
    //= daemmersturm.data.ability-schema
    pub struct LeftOpen {
        /// Whose ability or spell it is.
        pub by: ActorId,
        /// Whom it concerns.
        pub on: ActorId,
        /// Where it comes from.
        pub source: Source,
        /// What it does.
        pub effect: crate::Effect,
    }

    /// Something for the plot leader to settle, or that somebody was told.
    pub struct Note {
        /// Its number.
        pub id: crate::NoteId,
        /// Who caused it.
        pub by: Option<ActorId>,
        /// Whom it is for; nobody: the plot leader.
        pub to: Option<ActorId>,
        /// What an ability, a spell, a potion or a poison leaves to the plot leader.
        #[serde(default)]
        pub left: Option<Box<LeftOpen>>,
        /// The ability, where it is about one that is not defined.
        pub text: Wording,
        /// Is it settled?
        pub done: bool,
    }
}

facts! {
    /// A few words that the plot leader has put on somebody: they change nothing, and stay until they are taken off.
    //= daemmersturm.gm.authority
    pub struct FreeMark {
        /// On whom.
        pub on: ActorId,
        /// The words.
        pub text: Wording,
        /// Does only the plot leader know of it?
        pub secret: bool,
    }
}

plain! {
    /// Ground with damage over time, or a place with a name.
    //= daemmersturm.dot.area
    pub struct Area {
        /// Its number.
        pub id: AreaId,
        /// Who made it.
        pub by: Option<ActorId>,
        /// What did.
        pub source: Source,
        /// What each tick does to everybody there.
        pub amount: Amount,
        /// Rounds that are left.
        pub rounds: u8,
    }

    /// Somebody stands in a ground.
    pub struct Standing {
        /// Who.
        pub who: ActorId,
        /// Where.
        pub area: AreaId,
    }
}
