//! Conflicts, and what is pending within them.

use schwung_table::{Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{ActorId, SkillId, axes::Initiative};

/// A kind of conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ConflictKind {
    /// A fight.
    Physical,
    /// A conflict about social standing.
    Social,
    /// A conflict of minds.
    Mental,
}

impl ConflictKind {
    /// All kinds.
    pub const ALL: [ConflictKind; 3] = [ConflictKind::Physical, ConflictKind::Social, ConflictKind::Mental];

    /// Its name in files.
    pub fn word(self) -> &'static str {
        match self {
            ConflictKind::Physical => "physical",
            ConflictKind::Social => "social",
            ConflictKind::Mental => "mental",
        }
    }

    /// The kind with this name.
    pub fn from_word(word: &str) -> Option<ConflictKind> {
        ConflictKind::ALL.into_iter().find(|it| it.word() == word)
    }

    /// Its bit in bit masks.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conflict {
    /// The kind of conflict.
    pub kind: ConflictKind,
    /// Number of the exchange, from 1.
    pub exchange: u16,
    /// The actor whose turn it is.
    pub turn: Option<ActorId>,
    /// Whether any actor has had a turn in this exchange.
    pub under_way: bool,
    /// How the order was determined.
    pub initiative: Initiative,
    /// The skill that determined the order.
    pub initiative_skill: SkillId,
    /// The seat that began this exchange, if the start rotates around the table.
    pub first: Seat,
    /// The skills that currently restrict all actions.
    pub long: Long,
}

/// The skills that restrict the actions of a long conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Long {
    /// Endurance: the conflict was drawn out.
    pub endurance: bool,
    /// Alertness: there are too many distractions.
    pub alertness: bool,
    /// Resolve: the conflict is mentally exhausting.
    pub resolve: bool,
}

/// Pending spin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spin {
    /// The actor who gained it.
    pub by: ActorId,
    /// Whether the next action has begun. The spin then lapses at its end.
    pub now: bool,
}

/// The moment after a consequence in which a concession can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conceding {
    /// The actor who took the consequence.
    pub who: ActorId,
    /// The actor who inflicted it.
    pub to: Option<ActorId>,
}
