//! A roll with all that counts toward it.

use serde::{Deserialize, Serialize};

use crate::{ActorId, Attribute, ItemId, Rows, SkillId};

/// Where a rating comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// From nothing, or from something that is not known any more.
    #[default]
    None,
    /// From the power level.
    Level,
    /// From a piece of gear.
    Item(ItemId),
    /// From a power, by its place on the sheet.
    Gift(u8),
}

/// A roll with all that counts toward it. Every roll is a skill check of this one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effort {
    /// Whose.
    pub actor: ActorId,
    /// The skill; `None` where none is named.
    pub skill: Option<SkillId>,
    /// The attribute.
    pub attribute: Attribute,
    /// Dice of the skill: 2 if it is known, 1 if not.
    pub base: u8,
    /// Circumstances that give or take a die.
    pub rows: Rows,
    /// Dice of circumstances outside the tables, more or less.
    #[serde(default)]
    pub free: i8,
    /// Dice handed over by the other side, whose pool is below zero.
    #[serde(default)]
    pub received: u8,
    /// Dice bought with action points before the roll.
    #[serde(default)]
    pub bought: u8,
    /// Does a specialisation fit?
    #[serde(default)]
    pub speciality: bool,
    /// What the dice show, all together; those bought after the roll included.
    #[serde(default)]
    pub dice: i16,
    /// The attribute's value.
    pub value: i16,
    /// The rating of the tool.
    #[serde(default)]
    pub tool: i8,
    /// The greater of power level and gear.
    #[serde(default)]
    pub rating: i8,
    /// What helpers add.
    #[serde(default)]
    pub help: u8,
    /// Where the rating comes from.
    #[serde(default)]
    pub from: Source,
    /// The lesser of power level and gear, which does not count.
    #[serde(default)]
    pub lesser: i8,
    /// The tool that is used.
    #[serde(default)]
    pub tool_from: Option<ItemId>,
}

impl Effort {
    /// The pool before anything is handed over: may be below zero. There is no cap.
    //= zerospace.pool.modify
    #[inline]
    pub fn pool(&self) -> i16 {
        i16::from(self.base) + self.rows.dice() + i16::from(self.free) + i16::from(self.bought)
    }

    /// Dice that are missing, and go to the other side.
    //= zerospace.pool.below-zero
    #[inline]
    pub fn deficit(&self) -> u8 {
        u8::try_from(-self.pool()).unwrap_or(0)
    }

    /// Dice that are rolled: the pool, if there is one, and what the other side hands over.
    #[inline]
    pub fn thrown(&self) -> u8 {
        u8::try_from(self.pool()).unwrap_or(0).saturating_add(self.received)
    }

    /// Dice, attribute and modifiers.
    //= zerospace.check.formula
    //= zerospace.dice.attribute-added
    #[inline]
    pub fn total(&self) -> i16 {
        self.dice + self.value + i16::from(self.tool) + i16::from(self.rating) + i16::from(self.help)
    }
}
