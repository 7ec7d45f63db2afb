//! Kinds of actions, and the opposition to them.

use schwung_table::{Known, Names};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, AgendaId, Effort, SkillId, Wording,
    eyes::{Eyes, shown},
};

/// The kind of action, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// An attack.
    #[known(on)]
    Attack {
        /// The target.
        on: ActorId,
        /// The skill rolled.
        skill: Option<SkillId>,
        /// What the attacker wants.
        agenda: AgendaId,
    },
    /// A maneuver against this target, if any.
    #[known(0)]
    Maneuver(Option<ActorId>),
    /// A block.
    #[known(silent)]
    Block,
    /// A sprint.
    #[known(silent)]
    Sprint,
    /// A push of this target.
    #[known(0)]
    Push(ActorId),
    /// A throw or knockback of this target, or of an object.
    #[known(0)]
    Knockback(Option<ActorId>),
    /// A simple action.
    #[known(silent)]
    Simple,
    /// An assessment.
    #[known(silent)]
    Assess,
    /// A walk into a neighbouring zone.
    #[known(silent)]
    Walk,
    /// Taking up a weapon again.
    #[known(silent)]
    Rearm,
    /// Doing nothing.
    #[known(silent)]
    Pass,
    /// Full defense as an action.
    #[known(silent)]
    FullDefense,
}

/// The opposition to a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opposition {
    /// A difficulty.
    #[known(silent, told(hidden))]
    Difficulty {
        /// The difficulty.
        #[seen(shown(hidden), else = 0)]
        value: i16,
        /// Whether only the game master may see it.
        hidden: bool,
    },
    /// Another character's roll.
    #[known(0)]
    Roll(Effort),
    /// Another character's skill, without a roll.
    #[known(0)]
    Standing(Effort),
    /// A block.
    #[known(by, told(strength))]
    Block {
        /// The blocking character.
        by: ActorId,
        /// Strength of the block.
        strength: i16,
    },
}

impl Opposition {
    /// The value to beat.
    pub fn value(&self) -> i16 {
        match self {
            Opposition::Difficulty { value, .. } => *value,
            Opposition::Roll(effort) | Opposition::Standing(effort) => effort.total(),
            Opposition::Block { strength, .. } => *strength,
        }
    }
}

/// Whether the reader may see by how much this opposition was beaten.
pub(crate) fn is_open(eyes: Eyes<'_>, opposition: &Opposition) -> bool {
    match opposition {
        Opposition::Difficulty { value: _, hidden } => shown(eyes, hidden),
        Opposition::Roll(_) | Opposition::Standing(_) | Opposition::Block { by: _, strength: _ } => true,
    }
}

/// What a shift was spent on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShiftUse {
    /// Less time.
    Time,
    /// Better quality.
    Quality,
    /// Harder to notice.
    Subtlety,
    /// Another effect of the skill, in words.
    Other(Wording),
}
