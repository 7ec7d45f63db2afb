//! A roll with everything that contributes to it.

use schwung_table::{Known, Names};
use serde::{Deserialize, Serialize};

use crate::{ActorId, Attribute, ItemId, Rows, SkillId};

/// The source of a rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// No rating, or a source that no longer exists.
    #[default]
    #[known(silent)]
    None,
    /// The power level.
    #[known(silent)]
    Level,
    /// A piece of gear.
    #[known(0)]
    Item(ItemId),
    /// A power, by its index on the sheet.
    #[known(silent, told(0))]
    Gift(u8),
}

/// A roll with everything that contributes to it. Every roll is a skill check of this form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(
    actor,
    told(
        skill, attribute, base, rows, free, received, bought, speciality, dice, value, tool, rating, help,
        lesser
    )
)]
pub struct Effort {
    /// The actor who rolls.
    pub actor: ActorId,
    /// The skill, if one is used.
    pub skill: Option<SkillId>,
    /// The attribute.
    pub attribute: Attribute,
    /// Dice for the skill: 2 if it is known, otherwise 1.
    pub base: u8,
    /// Circumstances that give or take a die.
    pub rows: Rows,
    /// Dice given (or taken, if negative) by circumstances outside the tables.
    #[serde(default)]
    pub free: i8,
    /// Dice received from the other side, whose pool is below zero.
    #[serde(default)]
    pub received: u8,
    /// Dice bought with action points before the roll.
    #[serde(default)]
    pub bought: u8,
    /// Whether a specialisation applies.
    #[serde(default)]
    pub speciality: bool,
    /// The sum of all dice, including those bought after the roll.
    #[serde(default)]
    pub dice: i16,
    /// The value of the attribute.
    pub value: i16,
    /// The rating of the tool.
    #[serde(default)]
    pub tool: i8,
    /// The greater of the ratings of power level and gear.
    #[serde(default)]
    pub rating: i8,
    /// The bonus from helpers.
    #[serde(default)]
    pub help: u8,
    /// The source of the rating.
    #[serde(default)]
    pub from: Source,
    /// The lesser of the ratings of power level and gear, which does not count.
    #[serde(default)]
    pub lesser: i8,
    /// The tool that is used.
    #[serde(default)]
    pub tool_from: Option<ItemId>,
}

impl Effort {
    /// The size of the pool before any dice are handed over. It may be negative and has no upper limit.
    //= zerospace.pool.modify
    #[inline]
    pub fn pool(&self) -> i16 {
        i16::from(self.base) + self.rows.dice() + i16::from(self.free) + i16::from(self.bought)
    }

    /// The dice missing from a negative pool, which go to the other side.
    //= zerospace.pool.below-zero
    #[inline]
    pub fn deficit(&self) -> u8 {
        u8::try_from(-self.pool()).unwrap_or(0)
    }

    /// The number of dice rolled: the pool if it is positive, and the dice received from the other side.
    #[inline]
    pub fn thrown(&self) -> u8 {
        u8::try_from(self.pool()).unwrap_or(0).saturating_add(self.received)
    }

    /// The sum of dice, attribute and modifiers.
    //= zerospace.check.formula
    //= zerospace.dice.attribute-added
    #[inline]
    pub fn total(&self) -> i16 {
        self.dice + self.value + i16::from(self.tool) + i16::from(self.rating) + i16::from(self.help)
    }
}
