//! Numbers that entries of the library are made of.

use crate::Span;

plain! {
    /// A set of natural numbers, 0 to 31: critical and fumble numbers.
    #[derive(Default)]
    pub struct NumberSet(pub u32);

    /// Damage or healing: up to three rolls that are added, and a constant.
    //= daemmersturm.data.weapon-schema
    #[derive(Default)]
    pub struct Amount {
        /// What is rolled.
        pub rolls: [Option<Span>; 3],
        /// What is added, or taken away.
        pub plus: i16,
    }

    /// What is rolled after some fumbles, and which numbers are bad: from 1 up.
    //= daemmersturm.fumble.escalation
    pub struct Escalation {
        /// The range, 1-3 by the rules.
        pub span: Span,
        /// The highest number that hurts, 1 by the rules.
        pub hurts: u8,
    }

    /// Damage that goes on after a hit.
    //= daemmersturm.dot.tick
    pub struct Lasting {
        /// What each round does.
        pub amount: Amount,
        /// For how many rounds.
        pub rounds: u8,
        /// Does it lie on the ground and hurt everybody who stands there?
        pub area: bool,
        /// Does the first hit never hurt, so that it starts on the hit itself?
        pub harmless_first: bool,
        /// Does a second one of the same source add to the first?
        pub stacks: bool,
    }

    /// One of the three areas in which everybody has an attack and a defence.
    //= daemmersturm.profile.skills
    pub enum Skill {
        /// NA and NV.
        Melee,
        /// FA and FV.
        Ranged,
        /// Z and ZW.
        Magic,
    }

    /// A number that a modifier may change.
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
        /// Damage that hits of this one deal.
        Damage,
        /// By how much damage to this one is reduced.
        Reduction,
        /// What this one's abilities cost.
        Cost,
        /// This one's shield rolls.
        ShieldRoll,
        /// This one's armour rolls.
        ArmourRoll,
        /// This one's climbing rolls.
        ClimbRoll,
        /// This one's perception tests.
        Perception,
    }

    /// What abilities are paid with.
    pub enum Pool {
        /// Action points.
        Action,
        /// Focus points.
        Focus,
        /// Points of this magic resource.
        Magic(Resource),
    }

    /// A magic resource: a character has one at most.
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

    /// What kind of attack it is: decides what protects from it, and what a fumble does.
    #[derive(PartialOrd, Ord)]
    pub enum AttackKind {
        /// Hand to hand, and loaded weapons fired in melee range.
        Melee,
        /// Shots and throws.
        Ranged,
        /// Spells.
        Spell,
        /// Guns and explosives.
        Explosion,
    }

    /// A set of kinds of attack.
    #[derive(Default)]
    pub struct AttackKinds(pub u8);
}

impl NumberSet {
    /// No number.
    pub const NONE: NumberSet = NumberSet(0);
    /// A natural 20.
    pub const TWENTY: NumberSet = NumberSet::of(&[20]);
    /// A natural 1.
    pub const ONE: NumberSet = NumberSet::of(&[1]);

    /// The set of these; numbers above 31 are left out.
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

    /// Is that number in it?
    #[inline]
    pub fn contains(self, number: i16) -> bool {
        (0..32).contains(&number) && self.0 & (1 << number) != 0
    }

    /// Both sets together.
    #[must_use]
    pub fn and(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 | other.0)
    }

    /// This set without the other.
    #[must_use]
    pub fn without(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 & !other.0)
    }

    /// Its numbers, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |it| self.0 & (1 << it) != 0)
    }
}

impl AttackKinds {
    /// Every kind.
    pub const ALL: AttackKinds = AttackKinds(0b1111);
    /// All that cover helps against.
    //= daemmersturm.cover.against
    pub const FROM_AFAR: AttackKinds = AttackKinds(0b1110);

    /// The set of these.
    pub const fn of(kinds: &[AttackKind]) -> AttackKinds {
        let (mut bits, mut n) = (0, 0);
        while n < kinds.len() {
            bits |= 1 << kinds[n] as u8;
            n += 1;
        }
        AttackKinds(bits)
    }

    /// Is that kind in it?
    #[inline]
    pub fn contains(self, kind: AttackKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

impl Amount {
    /// One roll and nothing else.
    pub const fn of(low: u8, high: u8) -> Amount {
        Amount { rolls: [Some(Span::of(low, high)), None, None], plus: 0 }
    }

    /// Always the same.
    pub const fn fixed(amount: i16) -> Amount {
        Amount { rolls: [None; 3], plus: amount }
    }

    /// Is it nothing at all?
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
    /// The number that attacks with it.
    pub const fn attack(self) -> Value {
        match self {
            Skill::Melee => Value::MeleeAttack,
            Skill::Ranged => Value::RangedAttack,
            Skill::Magic => Value::MagicAttack,
        }
    }

    /// The number that defends against it.
    pub const fn defence(self) -> Value {
        match self {
            Skill::Melee => Value::MeleeDefence,
            Skill::Ranged => Value::RangedDefence,
            Skill::Magic => Value::MagicDefence,
        }
    }
}

impl AttackKind {
    /// The skill with which it attacks and is defended against.
    pub const fn skill(self) -> Skill {
        match self {
            AttackKind::Melee => Skill::Melee,
            AttackKind::Ranged | AttackKind::Explosion => Skill::Ranged,
            AttackKind::Spell => Skill::Magic,
        }
    }
}
