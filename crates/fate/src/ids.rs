//! Small numbers that stand for things, and words.

use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc};

/// An actor by its place in [`State::actors`](crate::State::actors): a named character, a group of
/// minions or a companion on her own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActorId(pub u8);

/// A zone by its place in [`Frame::zones`](crate::Frame::zones).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneId(pub u8);

/// A skill by its place in [`Frame::skills`](crate::Frame::skills).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkillId(pub u8);

/// What an attacker wants, by its place in [`Frame::agendas`](crate::Frame::agendas).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AgendaId(pub u8);

/// An aspect that came up in play, by number; numbers are never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AspectId(pub u16);

/// A side of a conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Side(pub u8);

/// Any aspect: one of a sheet, or one that came up in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AspectRef {
    /// The `n`th aspect of a sheet.
    Sheet(ActorId, u8),
    /// One that came up in play: on the scene, a temporary one, a consequence.
    Play(AspectId),
}

/// Some skills of the list, which has at most 64.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "SkillId[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet(u64);

impl SkillSet {
    /// No skill.
    pub const NONE: SkillSet = SkillSet(0);

    /// Is it among them?
    #[inline]
    pub fn contains(self, skill: SkillId) -> bool {
        self.0 >> (skill.0 & 63) & 1 == 1
    }

    /// Are there none?
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

/// What somebody wrote: the wording of an aspect, a reason, terms. May be empty.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wording(Option<Arc<str>>);

impl Wording {
    /// No words: what simulation and odds use.
    pub const NONE: Wording = Wording(None);

    /// The words, without surrounding space.
    pub fn new(text: &str) -> Wording {
        let text = text.trim();
        Wording((!text.is_empty()).then(|| text.into()))
    }

    /// As text; empty if there are no words.
    pub fn as_str(&self) -> &str {
        self.0.as_deref().unwrap_or_default()
    }

    /// Are there no words?
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
