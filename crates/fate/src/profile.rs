//! The axes on which the Fate books differ.

use crate::{
    dice::FateDice,
    switches::{Switches, words},
};
use serde::{Deserialize, Serialize};

/// The id of a book, from [`Profile::ALL`].
pub type BookId = &'static str;

/// A Fate book as data: one field for each axis on which the books differ, and the table's switches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Its id in files, messages and rule ids; never asked for by a rule.
    #[serde(deserialize_with = "crate::serial::known_profile")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: BookId,
    /// The dice.
    pub dice: FateDice,
    /// Boxes of each stress track, before extra boxes.
    pub boxes: u8,
    /// Consequences that a character can carry, before extra ones.
    pub consequences: u8,
    /// Shifts that bring spin.
    pub spin: i16,
    /// The difficulty of a simple action where none is named.
    pub difficulty: i8,
    /// The weight factor of a person.
    pub weight: u8,
    /// The house-rule switches.
    pub switches: Switches,
}

impl Profile {
    /// The ids of all books that this engine has.
    pub const ALL: &'static [&'static str] = &["sotc"];

    /// Spirit of the Century, chapter 4.
    pub fn sotc() -> Profile {
        Profile {
            id: "sotc",
            dice: FateDice::FourFudge,
            //= sotc.stress.length
            boxes: 5,
            //= sotc.consequence.limit-three
            consequences: 3,
            //= sotc.spin.threshold
            spin: 3,
            //= sotc.simple.default-difficulty
            difficulty: 1,
            //= sotc.carrying.weight
            weight: 2,
            switches: Switches::default(),
        }
    }
}

words! {
    /// Who goes first.
    Initiative {
        /// From the highest skill to the lowest, the same in each exchange.
        #[default]
        Skill = "skill",
        /// Clockwise round the table; the start moves on by one seat with each exchange.
        Rotating = "rotating",
    }

    /// The skill that orders a mental conflict.
    InitiativeSkill {
        /// As in a physical conflict.
        Alertness = "alertness",
        /// As in a social conflict.
        #[default]
        Empathy = "empathy",
        /// The skill that settles ties.
        Resolve = "resolve",
    }

    /// How long a block lasts.
    BlockDuration {
        /// To the end of the exchange.
        #[default]
        Exchange = "exchange",
        /// To the next turn of whoever blocks.
        NextTurn = "next-turn",
        /// Until whoever blocks, or the game master, lets go.
        Released = "released",
    }

    /// Which severity a consequence has.
    ConsequenceOrder {
        /// By how many are carried: none, mild; one, moderate; more, severe.
        #[default]
        Count = "count",
        /// The lowest that is not carried.
        LowestFree = "lowest-free",
        /// One above the worst that is carried.
        AboveWorst = "above-worst",
    }

    /// How often weight counts on a way of several zones.
    Weight {
        /// Once.
        #[default]
        Once = "once",
        /// For every zone.
        EveryZone = "every-zone",
    }

    /// What spin may do.
    SpinReading {
        /// +1 or −1 on any one roll of the next action.
        #[default]
        AnyRoll = "any-roll",
        /// On the very next roll only: −1 on a foe's, +1 on a friend's.
        NextRoll = "next-roll",
    }

    /// When fate points buy a plain +1.
    BoughtBonus {
        /// Never.
        #[default]
        Never = "never",
        /// Before the dice fall.
        BeforeRoll = "before-roll",
        /// Before or after.
        AnyTime = "any-time",
    }

    /// What happens where people may be asked something.
    Prompt {
        /// Never asked; the usual answer holds, and nothing is said.
        Off = "off",
        /// They are asked.
        #[default]
        Ask = "ask",
        /// The usual answer is given for them.
        Automatic = "automatic",
    }
}
