//! The parts of a number, each with its rule.

use schwung_table::Names;
use serde::{Deserialize, Serialize};
use std::fmt;

use crate::{SkillId, Wording};

/// One part of an effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Term {
    /// The reason for it.
    pub why: Why,
    /// The value, which may be negative.
    pub value: i8,
}

/// The reason for a part of an effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The skill rolled.
    Skill(SkillId),
    /// The skill of an attached companion, used instead.
    CompanionSkill(SkillId),
    /// The quality of minions, or of an independent companion.
    Quality,
    /// The number of minions in the group.
    Headcount,
    /// The number of minions with their leader.
    Leader,
    /// Companions that help.
    Companions,
    /// A higher secondary skill.
    CombinedUp,
    /// A lower secondary skill.
    CombinedDown,
    /// A simple supplemental action.
    Supplemental,
    /// A supplemental move of one zone, including border and load.
    Move,
    /// Taking up a weapon after being disarmed.
    Rearm,
    /// Full defense.
    FullDefense,
    /// The game master's modifier on a block.
    BlockPenalty,
    /// The game master's modifier.
    Modifier,
    /// Spin.
    Spin,
    /// Invoked or tagged aspects.
    Aspects,
    /// Bought bonuses.
    Bought,
    /// Talents, gifts and stunts. They are stored in [`Adjust`](crate::Adjust), because [`Terms`] has no room
    /// for them.
    Gift,
}

impl Why {
    /// Id of its rule.
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
            Why::Modifier => "sotc.basics.effort",
            Why::Spin => "sotc.spin.plus-or-minus",
            Why::Aspects => "malmsturm.invoke.plus-two",
            Why::Bought => "malmsturm.fate.bonus-plus-one",
            Why::Gift => "malmsturm.gift.bend-rules",
        }
    }
}

/// The parts of an effort except the dice, one for each reason.
///
/// Efforts are copied a lot, so this is packed into 16 bytes, one for each reason. It stays in registers, and
/// costs a simulation nothing if nobody reads the parts. Two numbers need less alignment than one of 16 bytes.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<string, number>"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms([u64; 2]);

impl<N> Names<N> for Terms {}

/// The base that the other parts are added to; stored in the byte after the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Base {
    Skill = 1,
    CompanionSkill = 2,
    Quality = 3,
}

impl Terms {
    const REASONS: usize = 15;

    /// No parts.
    pub const NONE: Terms = Terms([0; 2]);

    /// Adds a part. The sum for each reason is limited to ±127. Skills and quality are shown even if they are
    /// 0.
    #[inline(always)]
    pub fn add(&mut self, why: Why, value: i8) {
        let (place, base) = why.place();
        let (half, shift) = (&mut self.0[place / 8], place % 8 * 8);
        let new = ((*half >> shift) as i8).saturating_add(value);
        *half = *half & !(0xff << shift) | u64::from(new as u8) << shift;
        if let Some(base) = base {
            self.0[1] |= (base as u64) << (Terms::REASONS * 8 - 64);
        }
    }

    /// The sum of the bought bonuses.
    #[inline]
    pub(crate) fn bought(&self) -> i8 {
        let place = Why::Bought.place().0;
        (self.0[place / 8] >> (place % 8 * 8)) as i8
    }

    /// A byte for each reason, and that of the base.
    fn bytes(&self) -> [u8; 16] {
        (u128::from(self.0[1]) << 64 | u128::from(self.0[0])).to_le_bytes()
    }

    /// The parts: first the base, which is `skill` if one was rolled, then the others.
    pub fn iter(&self, skill: Option<SkillId>) -> impl Iterator<Item = Term> + use<> {
        let values = self.bytes();
        let base = match (values[Terms::REASONS], skill) {
            (1, Some(skill)) => Some(Why::Skill(skill)),
            (2, Some(skill)) => Some(Why::CompanionSkill(skill)),
            (3, _) => Some(Why::Quality),
            _ => None,
        };
        let rest = Why::ADDED.iter().copied().filter(move |why| values[why.place().0] != 0);
        base.into_iter().chain(rest).map(move |why| Term { why, value: values[why.place().0] as i8 })
    }

    /// The parts with their names in logs.
    pub(crate) fn named(&self) -> impl Iterator<Item = (&'static str, i8)> + use<> {
        let values = self.bytes();
        let base = Terms::BASES.iter().position(|it| it.1 as u8 == values[Terms::REASONS]);
        let base = base.map(|at| (Terms::BASES[at].0, values[0] as i8));
        let rest = Why::ADDED.iter().zip(Terms::ADDED);
        let rest = rest.map(move |(why, name)| (name, values[why.place().0] as i8)).filter(|it| it.1 != 0);
        base.into_iter().chain(rest)
    }

    /// Adds the part with this name; `false` if there is no such name.
    pub(crate) fn add_named(&mut self, name: &str, value: i8) -> bool {
        let base = Terms::BASES.iter().find(|it| it.0 == name);
        let added = Terms::ADDED.iter().position(|it| *it == name);
        match (base, added) {
            (Some((_, base)), _) => {
                self.0[0] |= u64::from(value as u8);
                self.0[1] |= (*base as u64) << (Terms::REASONS * 8 - 64);
            }
            (None, Some(at)) => self.add(Why::ADDED[at], value),
            (None, None) => return false,
        }
        true
    }

    const BASES: [(&'static str, Base); 3] =
        [("skill", Base::Skill), ("companion_skill", Base::CompanionSkill), ("quality", Base::Quality)];

    /// In the same order as [`Why::ADDED`].
    const ADDED: [&'static str; Terms::REASONS - 1] = [
        "headcount",
        "leader",
        "companions",
        "combined_up",
        "combined_down",
        "supplemental",
        "move",
        "rearm",
        "full_defense",
        "block_penalty",
        "modifier",
        "spin",
        "aspects",
        "bought",
    ];

    /// The sum of all parts.
    #[inline(always)]
    pub fn sum(&self) -> i16 {
        // Adds sixteen bytes at once: each is offset by 128 to be unsigned, then they are added in lanes of 16 bits.
        const PAIRS: u64 = 0x00ff_00ff_00ff_00ff;
        let pairs = |values: u64| {
            let raised = values ^ 0x8080_8080_8080_8080;
            (raised & PAIRS) + (raised >> 8 & PAIRS)
        };
        // The last byte is not a part.
        let pairs = pairs(self.0[0]) + pairs(self.0[1] & (u64::MAX >> 8));
        let sum = pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48;
        sum as i16 - 16 * 128
    }
}

impl fmt::Debug for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter(Some(SkillId(u8::MAX)))).finish()
    }
}

impl Why {
    /// The reasons for parts that are added to the base.
    const ADDED: [Why; Terms::REASONS - 1] = [
        Why::Headcount,
        Why::Leader,
        Why::Companions,
        Why::CombinedUp,
        Why::CombinedDown,
        Why::Supplemental,
        Why::Move,
        Why::Rearm,
        Why::FullDefense,
        Why::BlockPenalty,
        Why::Modifier,
        Why::Spin,
        Why::Aspects,
        Why::Bought,
    ];

    #[inline(always)]
    fn place(self) -> (usize, Option<Base>) {
        match self {
            Why::Skill(_) => (0, Some(Base::Skill)),
            Why::CompanionSkill(_) => (0, Some(Base::CompanionSkill)),
            Why::Quality => (0, Some(Base::Quality)),
            Why::Headcount => (1, None),
            Why::Leader => (2, None),
            Why::Companions => (3, None),
            Why::CombinedUp => (4, None),
            Why::CombinedDown => (5, None),
            Why::Supplemental => (6, None),
            Why::Move => (7, None),
            Why::Rearm => (8, None),
            Why::FullDefense => (9, None),
            Why::BlockPenalty => (10, None),
            Why::Modifier => (11, None),
            Why::Spin => (12, None),
            Why::Aspects => (13, None),
            Why::Bought => (14, None),
            // Never stored here; `Effort::plus` handles it.
            Why::Gift => (11, None),
        }
    }
}

/// A modifier by the game master, with its reason.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Modifier {
    /// The value, from −20 to +20.
    pub value: i8,
    /// The reason.
    pub reason: Wording,
}
