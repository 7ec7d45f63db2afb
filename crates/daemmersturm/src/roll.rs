//! Rolls, and the modifiers added to them.

plain! {
    /// Bonuses to a roll other than the rolling character's own values, by origin.
    //= daemmersturm.profile.modifiers
    #[derive(Default)]
    pub struct Extra {
        /// For an attack from behind.
        pub back: i16,
        /// Penalty for fighting with a pair of weapons.
        pub pair: i16,
        /// From abilities and effects for this attack.
        pub ability: i16,
        /// From the participants of a group attack.
        pub group: i16,
        /// From hints about what is searched.
        pub hints: i16,
        /// From camouflage and visibility.
        pub sight: i16,
        /// Modifier set by the plot leader.
        pub leader: i16,
    }

    /// The purpose of a roll, with its range and bonus.
    //= daemmersturm.dice.catalogue
    #[derive(PartialOrd, Ord)]
    pub enum Purpose {
        /// An attack: 1–20 plus NA, FA or Z.
        Attack,
        /// A W roll: 1–20 plus FA or Z.
        W,
        /// A perception test: 1–20.
        Perception,
        /// A camouflage test: 1–20.
        Camouflage,
        /// A sub-roll of climbing, numbered 1 to 3: 1–20.
        Climb(u8),
        /// A shield roll: 1–20 plus NA.
        Shield,
        /// A cover roll: 1–20.
        Cover,
        /// Seeking cover: 1–20.
        SeekCover,
        /// A rescue roll or another protection, as defined by its entry.
        Rescue,
        /// A poison roll: 1–20 plus the weapon's bonus.
        Poison,
        /// An armour roll: 1–6.
        Armour,
        /// The critical table: 1–6.
        Critical,
        /// Additional damage from the critical table: 1–5 or 1–10.
        CriticalExtra,
        /// The multiplier of a critical healing: 2–3.
        CriticalHealing,
        /// An exhaustion roll: 1–10.
        Exhaustion,
        /// The escalation of a fumble: 1–3, or as defined by an ability.
        Escalation,
        /// Interruption of channelling: 1–4.
        Interruption,
        /// A side effect: 1–5.
        SideEffect,
        /// A light test: 0–5.
        Light,
        /// The element points of a round: 0–E.
        Element,
        /// The number of targets, as defined by the weapon or spell.
        Targets,
        /// Damage, as defined by the weapon or spell.
        Damage,
        /// The repeated damage roll of an attack from behind.
        BackDamage,
        /// Damage over time.
        Tick,
        /// Healing.
        Healing,
    }
}

impl Purpose {
    /// The number from which on an exhaustion roll keeps a character on its feet.
    //= daemmersturm.exhaustion.roll
    pub(crate) const STANDS_FIRM: i16 = 6;
    /// The number from which on a character is not interrupted.
    //= daemmersturm.magic.interruption
    pub(crate) const KEEPS_ON: i16 = 2;

    /// The number from which on such a roll succeeds, if it is the same for everybody.
    pub fn least(self) -> Option<i16> {
        match self {
            Purpose::Exhaustion => Some(Purpose::STANDS_FIRM),
            Purpose::Interruption => Some(Purpose::KEEPS_ON),
            _ => None,
        }
    }

    /// Whether the number is an amount, so that a number outside the expected range is possible as well.
    pub fn is_amount(self) -> bool {
        matches!(
            self,
            Purpose::Targets | Purpose::Damage | Purpose::BackDamage | Purpose::Tick | Purpose::Healing
        )
    }
}

impl Extra {
    /// Only a modifier set by the plot leader.
    pub(crate) fn leader(by: i8) -> Extra {
        Extra { leader: i16::from(by), ..Extra::default() }
    }

    /// The sum of all bonuses.
    pub fn sum(self) -> i16 {
        let Extra { back, pair, ability, group, hints, sight, leader } = self;
        back + pair + ability + group + hints + sight + leader
    }
}
