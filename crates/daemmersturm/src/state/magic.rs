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
    /// The latest hit that took life points: what there was before, so that a belated protection roll can take it back.
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
        /// The one who was hit, as before.
        pub before: crate::Actor,
        /// Damage over time it suffered before, and modifiers: everything with a higher number came of this hit.
        pub effects: u16,
        /// What it channelled before.
        pub channel: Option<Channel>,
        /// Damage over time that the hit began anew, as it was before.
        pub wound: Option<Wound>,
        /// The poison on the weapon before.
        pub poison: Option<(ItemId, SubstanceId)>,
        /// Life points that were taken.
        pub taken: u16,
        /// Protection that was tried already.
        pub tried: crate::Tried,
    }
}

facts! {
    /// Something for the plot leader to settle, or that somebody was told.
    pub struct Note {
        /// Its number.
        pub id: crate::NoteId,
        /// Who caused it.
        pub by: Option<ActorId>,
        /// Whom it is for; nobody: the plot leader.
        pub to: Option<ActorId>,
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
