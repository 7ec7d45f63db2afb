//! Value types used by entries of the library.

use crate::Span;

plain! {
    /// A set of natural numbers from 0 to 31, such as critical or fumble numbers, stored as bits.
    #[derive(Default)]
    pub struct NumberSet(pub u32);

    /// Damage or healing: the sum of up to three rolls and a constant.
    //= daemmersturm.data.weapon-schema
    #[derive(Default)]
    pub struct Amount {
        /// The rolls.
        pub rolls: [Option<Span>; 3],
        /// The constant, which may be negative.
        pub plus: i16,
    }

    /// The escalation roll that follows some fumbles. Low numbers are bad.
    //= daemmersturm.fumble.escalation
    pub struct Escalation {
        /// The range; 1–3 by the rules.
        pub span: Span,
        /// The highest bad number, counting from 1; 1 by the rules.
        pub hurts: u8,
    }

    /// Damage over time.
    //= daemmersturm.dot.tick
    pub struct Lasting {
        /// Damage per round.
        pub amount: Amount,
        /// Duration in rounds.
        pub rounds: u8,
        /// Whether it stays on the ground and hurts all characters who stand there.
        pub area: bool,
        /// Whether the initial hit deals no damage, so that the effect starts with the hit itself.
        pub harmless_first: bool,
        /// Whether a second effect of the same source adds to the first.
        pub stacks: bool,
    }

    /// The three areas of combat, each with an attack and a defence value.
    //= daemmersturm.profile.skills
    pub enum Skill {
        /// NA and NV.
        Melee,
        /// FA and FV.
        Ranged,
        /// Z and ZW.
        Magic,
    }

    /// A number that can be modified.
    //= daemmersturm.profile.modifiers
    pub enum Value {
        /// NA.
        MeleeAttack,
        /// FA.
        RangedAttack,
        /// Z.
        MagicAttack,
        /// NV.
        MeleeDefence,
        /// FV.
        RangedDefence,
        /// ZW.
        MagicDefence,
        /// Damage dealt by this character's hits.
        Damage,
        /// Reduction of damage to this character.
        Reduction,
        /// Cost of this character's abilities.
        Cost,
        /// This character's shield rolls.
        ShieldRoll,
        /// This character's armour rolls.
        ArmourRoll,
        /// This character's climbing rolls.
        ClimbRoll,
        /// This character's perception tests.
        Perception,
    }

    /// The points that pay for abilities.
    pub enum Pool {
        /// Action points.
        Action,
        /// Focus points.
        Focus,
        /// Points of a magic resource.
        Magic(Resource),
    }

    /// A magic resource. A character has at most one.
    //= daemmersturm.resource.kinds
    #[derive(PartialOrd, Ord)]
    pub enum Resource {
        /// Mana.
        Mana,
        /// Light.
        Light,
        /// Shadow.
        Shadow,
        /// The elements.
        Elements,
    }

    /// An element.
    //= daemmersturm.element.choice
    #[derive(PartialOrd, Ord)]
    pub enum Element {
        /// Fire.
        Fire,
        /// Water.
        Water,
        /// Earth.
        Earth,
        /// Air.
        Air,
    }

    /// The kind of an attack. It determines which protection helps and the effect of a fumble.
    #[derive(PartialOrd, Ord)]
    pub enum AttackKind {
        /// Melee attacks, and loaded weapons fired in melee range.
        Melee,
        /// Shots and throws.
        Ranged,
        /// Spells.
        Spell,
        /// Guns and explosives.
        Explosion,
    }

    /// A set of attack kinds, stored as bits.
    #[derive(Default)]
    pub struct AttackKinds(pub u8);
}

impl NumberSet {
    /// The empty set.
    pub const NONE: NumberSet = NumberSet(0);
    /// Only a natural 20.
    pub const TWENTY: NumberSet = NumberSet::of(&[20]);
    /// Only a natural 1.
    pub const ONE: NumberSet = NumberSet::of(&[1]);

    /// The set of these numbers. Numbers above 31 are ignored.
    pub const fn of(numbers: &[u8]) -> NumberSet {
        let (mut bits, mut n) = (0u32, 0);
        while n < numbers.len() {
            if numbers[n] < 32 {
                bits |= 1 << numbers[n];
            }
            n += 1;
        }
        NumberSet(bits)
    }

    /// Returns whether the set contains the number.
    #[inline]
    pub fn contains(self, number: i16) -> bool {
        (0..32).contains(&number) && self.0 & (1 << number) != 0
    }

    /// The union of both sets.
    #[must_use]
    pub fn and(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 | other.0)
    }

    /// This set without the numbers of the other.
    #[must_use]
    pub fn without(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 & !other.0)
    }

    /// The numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |it| self.0 & (1 << it) != 0)
    }
}

impl AttackKinds {
    /// All attack kinds.
    pub const ALL: AttackKinds = AttackKinds(0b1111);
    /// All attack kinds that cover helps against.
    //= daemmersturm.cover.against
    pub const FROM_AFAR: AttackKinds = AttackKinds(0b1110);

    /// The set of these attack kinds.
    pub const fn of(kinds: &[AttackKind]) -> AttackKinds {
        let (mut bits, mut n) = (0, 0);
        while n < kinds.len() {
            bits |= 1 << kinds[n] as u8;
            n += 1;
        }
        AttackKinds(bits)
    }

    /// Returns whether the set contains the kind.
    #[inline]
    pub fn contains(self, kind: AttackKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

impl Amount {
    /// A single roll without a constant.
    pub const fn of(low: u8, high: u8) -> Amount {
        Amount { rolls: [Some(Span::of(low, high)), None, None], plus: 0 }
    }

    /// A fixed amount without a roll.
    pub const fn fixed(amount: i16) -> Amount {
        Amount { rolls: [None; 3], plus: amount }
    }

    /// Returns whether the amount is zero without any roll.
    pub fn is_nothing(self) -> bool {
        self.plus == 0 && self.rolls.iter().flatten().all(|it| it.high() == 0)
    }
}

impl Default for Escalation {
    fn default() -> Escalation {
        Escalation { span: Span::of(1, 3), hurts: 1 }
    }
}

impl Skill {
    /// The attack value of this skill.
    pub const fn attack(self) -> Value {
        match self {
            Skill::Melee => Value::MeleeAttack,
            Skill::Ranged => Value::RangedAttack,
            Skill::Magic => Value::MagicAttack,
        }
    }

    /// The defence value of this skill.
    pub const fn defence(self) -> Value {
        match self {
            Skill::Melee => Value::MeleeDefence,
            Skill::Ranged => Value::RangedDefence,
            Skill::Magic => Value::MagicDefence,
        }
    }
}

impl AttackKind {
    /// The skill whose attack and defence values this kind uses.
    pub const fn skill(self) -> Skill {
        match self {
            AttackKind::Melee => Skill::Melee,
            AttackKind::Ranged | AttackKind::Explosion => Skill::Ranged,
            AttackKind::Spell => Skill::Magic,
        }
    }
}
