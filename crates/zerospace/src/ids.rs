//! Small numbers that stand for things, words, and lengths.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{borrow::Cow, fmt, sync::Arc};

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident($type:ty);)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub $type);
    )+};
}

numbers! {
    /// A character or an object by its place in [`State::actors`](crate::State::actors).
    ActorId(u8);
    /// A skill by its place in [`Frame::skills`](crate::Frame::skills).
    SkillId(u8);
    /// A piece of gear by number; numbers are never used again.
    ItemId(u16);
    /// An extended task by number; numbers are never used again.
    TaskId(u16);
    /// A note that somebody was handed, by number; numbers are never used again.
    NoteId(u16);
    /// A side of a conflict.
    Side(u8);
}

/// A length in half metres: halving a movement keeps half metres.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Length(pub u32);

impl Length {
    /// So many metres.
    pub const fn metres(metres: u32) -> Length {
        Length(metres.saturating_mul(2))
    }

    /// Half of it; half metres are kept.
    #[must_use]
    pub fn half(self) -> Length {
        Length(self.0 / 2)
    }

    /// In whole metres, half ones counted as whole: what is needed.
    pub fn metres_up(self) -> i32 {
        i32::try_from(self.0.div_ceil(2)).unwrap_or(i32::MAX)
    }

    /// In whole metres, half ones left out: what there is.
    pub fn metres_down(self) -> i32 {
        i32::try_from(self.0 / 2).unwrap_or(i32::MAX)
    }
}

/// What somebody wrote: a label, a reason, a hint. May be empty.
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

impl Serialize for Wording {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Wording {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wording, D::Error> {
        Ok(Wording::new(&Cow::<str>::deserialize(deserializer)?))
    }
}

/// An attribute that can belong to a check. Endurance is none: it is a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Attribute {
    /// Kraft.
    Strength,
    /// Geschick.
    Dexterity,
    /// Intelligenz.
    Intelligence,
    /// Wille.
    Will,
    /// Macht. Not the power level.
    Power,
}

impl Attribute {
    /// All of them, in the order of [`Sheet::attributes`](crate::Sheet::attributes).
    pub const ALL: [Attribute; 5] = [
        Attribute::Strength,
        Attribute::Dexterity,
        Attribute::Intelligence,
        Attribute::Will,
        Attribute::Power,
    ];
}
