//! Answers to questions.

use serde::{Deserialize, Serialize};

use crate::{AspectRef, SkillId, Wording, ZoneId};

/// The use of an aspect, gift or bonus before the roll.
//= malmsturm.invoke.timing
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Early {
    /// Nothing more; the dice are rolled.
    Nothing,
    /// A plain +1.
    Bonus,
    /// An aspect for +2. A new roll is not possible yet.
    Aspect {
        /// The aspect.
        aspect: AspectRef,
        /// Whether a free tag is used.
        free: bool,
    },
    /// A talent, gift or stunt with a bonus and a price, by its index.
    Gift(u8),
}

impl From<Early> for Answer {
    #[inline]
    fn from(early: Early) -> Answer {
        match early {
            Early::Nothing => Answer::No,
            Early::Bonus => Answer::Yes,
            Early::Aspect { aspect, free } => {
                Answer::Invocation(Invocation::Aspect { aspect, free, reroll: false })
            }
            Early::Gift(gift) => Answer::Invocation(Invocation::Gift(gift)),
        }
    }
}

impl TryFrom<Answer> for Early {
    type Error = Answer;
    #[inline]
    fn try_from(answer: Answer) -> Result<Early, Answer> {
        match answer {
            Answer::No | Answer::Invocation(Invocation::Pass) => Ok(Early::Nothing),
            Answer::Yes | Answer::Invocation(Invocation::Bonus) => Ok(Early::Bonus),
            Answer::Invocation(Invocation::Aspect { aspect, free, reroll: false }) => {
                Ok(Early::Aspect { aspect, free })
            }
            Answer::Invocation(Invocation::Gift(gift)) => Ok(Early::Gift(gift)),
            other => Err(other),
        }
    }
}

/// A way of defending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Defence {
    /// The skill; `None` if quality replaces it.
    pub skill: Option<SkillId>,
    /// Whether full defense is declared now.
    pub full: bool,
}

/// Whether and how an aspect or a bonus is used after the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Invocation {
    /// Nothing now.
    Pass,
    /// An aspect, for a fate point or with a free tag.
    Aspect {
        /// The aspect.
        aspect: AspectRef,
        /// Whether a free tag is used.
        free: bool,
        /// Whether to roll again. Otherwise it adds +2.
        reroll: bool,
    },
    /// A plain +1.
    Bonus,
    /// A talent, gift or stunt with a bonus and a price, by its index.
    Gift(u8),
}

/// What absorbs a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Absorption {
    /// The stress box with this number.
    Box(u8),
    /// A consequence.
    Consequence,
    /// The loss of a companion, by its index.
    Companion(u8),
    /// Nothing: the character is taken out.
    TakenOut,
}

/// A difficulty, as a rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rated(pub i8);

/// The use of shifts by a character who did not roll.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MarginUse {
    /// No effect besides the failure.
    Nothing,
    /// An effect, in words.
    Told(Wording),
    /// They become spin.
    Spin,
}

/// The terms of a concession; `None` if none is offered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered(pub Option<Wording>);

/// Whether a held turn is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepsIn(pub bool);

/// Whether and how to use spin.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpinUse {
    /// It lapses after this action.
    Lapse,
    /// On a roll of this action.
    On {
        /// Whether it affects the acting character's roll. Otherwise it affects the opposing one.
        acting: bool,
        /// Whether it gives +1. Otherwise it gives −1.
        plus: bool,
        /// How the character helps or hinders.
        how: Wording,
    },
}

/// The benefit of a good defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Spin, for the next action.
    Spin,
    /// Overflow, for use right now.
    Overflow,
}

/// A use of overflow.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OverflowUse {
    /// Nothing more.
    Done,
    /// A move into a neighbouring zone.
    Move(ZoneId),
    /// Another simple action.
    Other {
        /// Number of shifts that it costs.
        shifts: u8,
        /// Description.
        text: Wording,
    },
    /// Taking up a weapon again.
    Rearm,
}

/// A use of a shift.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShiftSpend {
    /// Nothing more.
    Done,
    /// The action takes less time.
    Time,
    /// The work has a better quality.
    Quality,
    /// The work is harder to notice.
    Subtlety,
    /// Another effect of the skill, in words.
    Other(Wording),
}

/// The game master's decision on a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BlockRuling {
    /// It gets this penalty, 0 for a plain one.
    Penalty(u8),
    /// It covers too much.
    Refused,
}

/// How long a skill replaces another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Duration {
    /// Only for this roll.
    Roll,
    /// For this exchange.
    Exchange,
    /// For the whole scene.
    Scene,
}

schwung_table::answers! {
    /// A skill.
    Skill(SkillId),
    /// A way to defend.
    Defence(Defence),
    /// The use of an aspect or a bonus, or none.
    Invocation(Invocation),
    /// What absorbs a hit.
    Absorption(Absorption),
    /// Free text.
    Words(Wording),
    /// Terms of a concession, or none.
    Terms(Offered),
    /// Whether a held turn is taken.
    StepsIn(StepsIn),
    /// Whether and how spin is used.
    Spin(SpinUse),
    /// The benefit of a good defence.
    Gain(Gain),
    /// A use of overflow.
    Overflow(OverflowUse),
    /// A use of a shift.
    Shift(ShiftSpend),
    /// A number.
    Number(u8),
    /// The game master's decision on a block.
    Block(BlockRuling),
    /// How long a skill replaces another.
    Duration(Duration),
    /// A difficulty.
    Rated(Rated),
    /// The use of shifts by a character who did not roll.
    Margin(MarginUse),
}
