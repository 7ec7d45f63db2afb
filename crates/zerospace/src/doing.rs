//! The kinds of actions, and their opposition.

use schwung_table::{Known, Names};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Attribute, Effort, Mode, SkillId, Wording,
    eyes::{Eyes, noticed, shown},
};

/// The kind of a standard action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Doing {
    /// An attack on one target.
    #[known(on, told(mode, mental))]
    Attack { on: ActorId, mode: Mode, mental: bool },
    /// A sweep attack.
    #[known(silent)]
    Sweep,
    /// A blast.
    #[known(silent)]
    Blast,
    /// A distraction.
    #[known(on)]
    Distract { on: ActorId },
    /// A dodge.
    #[known(silent)]
    Dodge,
    /// An attempt to break a hold.
    #[known(from)]
    Escape { from: ActorId },
    /// Throwing a held actor.
    #[known(on)]
    Throw { on: ActorId },
    /// A check.
    #[known(silent, told(skill))]
    Check { skill: SkillId },
    /// Joining another actor's attack.
    #[known(with)]
    Help { with: ActorId },
    /// An attempt to recover.
    #[known(silent)]
    Recover,
}

/// The opposition of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opposition {
    /// A difficulty, including dice rolled by the game master. Hidden ones are visible only to the game master.
    #[known(silent, told(hidden))]
    Difficulty {
        /// The difficulty.
        #[seen(shown(hidden), else = 0)]
        value: i16,
        /// Whether only the game master may see it.
        hidden: bool,
    },
    /// The roll of another actor.
    #[known(0)]
    Roll(Effort),
    /// No opposition, because the target cannot defend.
    #[known(silent)]
    Nothing,
}

impl Opposition {
    /// The number to reach.
    pub fn value(&self) -> i16 {
        match self {
            Opposition::Difficulty { value, .. } => *value,
            Opposition::Roll(effort) => effort.total(),
            Opposition::Nothing => 0,
        }
    }
}

/// The defensive action that was forced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ForcedDeed {
    /// A dodge with this attribute.
    #[known(silent, told(0))]
    Dodge(Attribute),
    /// Taking cover.
    #[known(silent)]
    Cover,
    /// Leaving the radius of a blast.
    #[known(silent)]
    OutOfRadius,
    /// Shielding an actor.
    #[known(0)]
    Shield(ActorId),
    /// A defensive ability, or another purely defensive action.
    #[known(silent, told(0))]
    Other(Wording),
}

/// Like [`noticed`], for an action that begins.
//= zerospace.attack.mental
pub(crate) fn begins(eyes: Eyes<'_>, actor: &ActorId, doing: &Doing) -> bool {
    match doing {
        Doing::Attack { on, mode: _, mental } => noticed(eyes, mental, actor, on),
        Doing::Sweep
        | Doing::Blast
        | Doing::Distract { on: _ }
        | Doing::Dodge
        | Doing::Escape { from: _ }
        | Doing::Throw { on: _ }
        | Doing::Check { skill: _ }
        | Doing::Help { with: _ }
        | Doing::Recover => eyes.know(actor) || eyes.know_any(doing),
    }
}

/// Like [`noticed`], for a roll against another one.
//= zerospace.attack.mental
pub(crate) fn resolves(eyes: Eyes<'_>, effort: &Effort, opposition: &Opposition, mental: &bool) -> bool {
    match opposition {
        Opposition::Roll(other) => noticed(eyes, mental, &effort.actor, &other.actor),
        Opposition::Difficulty { value: _, hidden: _ } | Opposition::Nothing => eyes.know(effort),
    }
}

/// Whether the reader may see by how much this opposition was beaten. A false lead must look like a true one.
//= zerospace.fail.false-lead
pub(crate) fn is_open(eyes: Eyes<'_>, opposition: &Opposition) -> bool {
    match opposition {
        Opposition::Difficulty { value: _, hidden } => shown(eyes, hidden),
        Opposition::Roll(_) | Opposition::Nothing => true,
    }
}
