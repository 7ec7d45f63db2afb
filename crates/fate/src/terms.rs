//! What a number is made of, each part with the rule that put it there.

use crate::{SkillId, Wording};

/// One part of an effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// Why it is there.
    pub why: Why,
    /// How much it adds; below zero where it takes away.
    pub value: i8,
}

/// Why a part of an effort is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The skill rolled.
    Skill(SkillId),
    /// The skill of an attached companion in its place.
    CompanionSkill(SkillId),
    /// The quality of minions, or of a companion on her own.
    Quality,
    /// How many minions stand.
    Headcount,
    /// How many minions stand with the leader.
    Leader,
    /// Companions at one's side.
    Companions,
    /// A second skill that is higher.
    CombinedUp,
    /// A second skill that is lower.
    CombinedDown,
    /// A simple thing done beside the action.
    Supplemental,
    /// A move of one zone beside the action, with border and load.
    Move,
    /// Taking up a weapon after having been disarmed.
    Rearm,
    /// Full defense.
    FullDefense,
    /// The game master's modifier on a block.
    BlockPenalty,
    /// The game master's modifier.
    Modifier,
    /// Spin.
    Spin,
    /// Aspects invoked or tagged.
    Aspects,
    /// Fate points spent on a plain bonus.
    Bought,
}

impl Why {
    /// Id of the rule that put it there.
    pub fn rule(self) -> &'static str {
        match self {
            Why::Skill(_) => "sotc.basics.effort",
            Why::CompanionSkill(_) => "sotc.companion.skilled-use",
            Why::Quality => "sotc.minions.quality",
            Why::Headcount => "sotc.minions.group-bonus",
            Why::Leader => "sotc.mixed.leader-bonus",
            Why::Companions => "sotc.companion.several",
            Why::CombinedUp | Why::CombinedDown => "sotc.combine.multiple",
            Why::Supplemental => "sotc.supplemental.penalty",
            Why::Move => "sotc.move.border-supplemental",
            Why::Rearm => "sotc.disarm.rearm-supplemental",
            Why::FullDefense => "sotc.full-defense.bonus",
            Why::BlockPenalty => "sotc.block.gm-penalty",
            Why::Modifier => "sotc.action.three-types",
            Why::Spin => "sotc.spin.plus-or-minus",
            Why::Aspects => "malmsturm.invoke.plus-two",
            Why::Bought => "malmsturm.fate.bonus-plus-one",
        }
    }
}

/// The parts of an effort beside the dice. Parts with the same reason are one part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    len: u8,
    sum: i16,
    items: [Term; Terms::MOST],
}

impl Terms {
    /// As many parts as there are reasons that can meet on one roll.
    pub const MOST: usize = 12;

    /// No parts.
    pub const NONE: Terms =
        Terms { len: 0, sum: 0, items: [Term { why: Why::Modifier, value: 0 }; Terms::MOST] };

    /// Adds a part; nothing if `value` is 0.
    #[inline]
    pub fn add(&mut self, why: Why, value: i8) {
        if value == 0 {
            return;
        }
        self.always(why, value);
    }

    /// Adds a part even if it is 0, as a skill may be.
    #[inline]
    pub fn always(&mut self, why: Why, value: i8) {
        self.sum += i16::from(value);
        for item in &mut self.items[..usize::from(self.len)] {
            if item.why == why {
                item.value = item.value.saturating_add(value);
                return;
            }
        }
        if let Some(item) = self.items.get_mut(usize::from(self.len)) {
            *item = Term { why, value };
            self.len += 1;
        }
    }

    /// The parts, in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = Term> + '_ {
        self.items[..usize::from(self.len)].iter().copied()
    }

    /// All parts together.
    #[inline]
    pub fn sum(&self) -> i16 {
        self.sum
    }
}

/// A number that the game master gives, with the reason she gives for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifier {
    /// How much, from −20 to +20.
    pub value: i8,
    /// Why.
    pub reason: Wording,
}
