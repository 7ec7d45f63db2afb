//! Ids of game elements.

use serde::{Deserialize, Serialize};

/// An actor, as an index into [`State::actors`](crate::State::actors): a named character, a group of minions
/// or an independent companion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActorId(pub u8);

/// A zone, as an index into [`Frame::zones`](crate::Frame::zones).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneId(pub u8);

/// A skill, as an index into [`Frame::skills`](crate::Frame::skills).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkillId(pub u8);

/// What an attacker wants, as an index into [`Frame::agendas`](crate::Frame::agendas).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AgendaId(pub u8);

/// Id of an aspect that was created during play. Ids are never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AspectId(pub u16);

/// A side of a conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Side(pub u8);

/// Any aspect: on a sheet, or in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AspectRef {
    /// An aspect of a sheet, by its index.
    Sheet(ActorId, u8),
    /// An aspect that was created during play: on the scene, temporary, or a consequence.
    Play(AspectId),
}

/// A set of skills from the list, which has at most 64.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "SkillId[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet(u64);

impl SkillSet {
    /// The empty set.
    pub const NONE: SkillSet = SkillSet(0);

    /// Returns whether the set contains a skill.
    #[inline]
    pub fn contains(self, skill: SkillId) -> bool {
        self.0 >> (skill.0 & 63) & 1 == 1
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The skills, in the order of the list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SkillId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = SkillId(u8::try_from(left.trailing_zeros()).unwrap_or(u8::MAX));
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }
}

impl FromIterator<SkillId> for SkillSet {
    fn from_iter<I: IntoIterator<Item = SkillId>>(skills: I) -> SkillSet {
        SkillSet(skills.into_iter().fold(0, |set, skill| set | 1 << (skill.0 & 63)))
    }
}
