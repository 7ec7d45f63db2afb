//! Dice.

use crate::{ActorId, Span};

plain! {
    /// A die that is called for, or has fallen. Changes nothing.
    //= daemmersturm.dice.client-command
    pub enum RollEvent {
        /// Somebody is to roll.
        Called {
            /// Whose roll: what a line of the game client is matched with.
            who: ActorId,
            /// What for.
            purpose: Purpose,
            /// The range: `/roll 1-20`.
            span: Span,
        },
        /// It has fallen.
        Rolled {
            /// Whose roll.
            who: ActorId,
            /// What for.
            purpose: Purpose,
            /// The range.
            span: Span,
            /// The natural number.
            natural: i16,
            /// What is added to it.
            bonus: i16,
            /// What of it does not come from the values of whoever rolls.
            #[serde(default)]
            extra: Extra,
        },
    }

    /// What is added to a roll besides the values of whoever rolls, by where it comes from.
    //= daemmersturm.profile.modifiers
    #[derive(Default)]
    pub struct Extra {
        /// From behind.
        pub back: i16,
        /// What a pair of weapons takes off.
        pub pair: i16,
        /// Abilities and effects of this attack.
        pub ability: i16,
        /// Those who join a group attack.
        pub group: i16,
        /// Hints to go by.
        pub hints: i16,
        /// Camouflage and conditions of sight.
        pub sight: i16,
        /// What the plot leader adds, or takes away.
        pub leader: i16,
    }

    /// What a roll is for.
    //= daemmersturm.dice.catalogue
    #[derive(PartialOrd, Ord)]
    pub enum Purpose {
        /// An attack: 1-20 and NA, FA or Z.
        Attack,
        /// A W roll: 1-20 and FA or Z.
        W,
        /// A perception test: 1-20.
        Perception,
        /// A camouflage test: 1-20.
        Camouflage,
        /// A sub-roll of climbing, 1 to 3: 1-20.
        Climb(u8),
        /// A shield roll: 1-20 and NA.
        Shield,
        /// A cover roll: 1-20.
        Cover,
        /// Seeking cover: 1-20.
        SeekCover,
        /// A rescue roll or another protection: as its entry says.
        Rescue,
        /// A poison roll: 1-20 and the weapon's bonus.
        Poison,
        /// An armour roll: 1-6.
        Armour,
        /// The critical table: 1-6.
        Critical,
        /// More damage from the critical table: 1-5 or 1-10.
        CriticalExtra,
        /// A critical healing: 2-3.
        CriticalHealing,
        /// Exhaustion: 1-10.
        Exhaustion,
        /// Escalation of a fumble: 1-3, or as an ability says.
        Escalation,
        /// Interruption of channelling: 1-4.
        Interruption,
        /// A side effect: 1-5.
        SideEffect,
        /// The light test: 0-5.
        Light,
        /// The element points of a round: 0-E.
        Element,
        /// How many targets: as the weapon or spell says.
        Targets,
        /// Damage: as the weapon or spell says.
        Damage,
        /// The damage roll of a back attack, made again.
        BackDamage,
        /// Damage over time.
        Tick,
        /// Healing.
        Healing,
    }
}

impl Extra {
    /// What the plot leader says, and nothing else.
    pub(crate) fn leader(by: i8) -> Extra {
        Extra { leader: i16::from(by), ..Extra::default() }
    }

    /// All of it together.
    pub fn sum(self) -> i16 {
        let Extra { back, pair, ability, group, hints, sight, leader } = self;
        back + pair + ability + group + hints + sight + leader
    }
}
