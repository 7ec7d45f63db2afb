//! Ids, texts and lengths.

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
    /// A character or an object, as an index into [`State::actors`](crate::State::actors).
    ActorId(u8);
    /// A skill, as an index into [`Frame::skills`](crate::Frame::skills).
    SkillId(u8);
    /// The number of a piece of gear; numbers are never reused.
    ItemId(u16);
    /// The number of an extended task; numbers are never reused.
    TaskId(u32);
    /// The number of a note; numbers are never reused.
    NoteId(u32);
    /// A side of a conflict.
    Side(u8);
}

/// A length in half metres, so that half of a movement can be represented.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Length(pub u32);

impl Length {
    /// Creates a length in metres.
    pub const fn metres(metres: u32) -> Length {
        Length(metres.saturating_mul(2))
    }

    /// Half of the length, rounded down to half metres.
    #[must_use]
    pub fn half(self) -> Length {
        Length(self.0 / 2)
    }

    /// The length in whole metres, rounded up; for required lengths.
    pub fn metres_up(self) -> i32 {
        i32::try_from(self.0.div_ceil(2)).unwrap_or(i32::MAX)
    }

    /// The length in whole metres, rounded down; for available lengths.
    pub fn metres_down(self) -> i32 {
        i32::try_from(self.0 / 2).unwrap_or(i32::MAX)
    }
}

/// A text written by a person, such as a label, a reason or a hint. May be empty.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wording(Option<Arc<str>>);

impl Wording {
    /// No text, as used by simulation and odds.
    pub const NONE: Wording = Wording(None);

    /// Creates a text without surrounding white space.
    pub fn new(text: &str) -> Wording {
        let text = text.trim();
        Wording((!text.is_empty()).then(|| text.into()))
    }

    /// Returns the text; empty if there is none.
    pub fn as_str(&self) -> &str {
        self.0.as_deref().unwrap_or_default()
    }

    /// Whether the text is empty.
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

/// An attribute that can be used for a check. Endurance is not included, since it is a pool.
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
    /// Macht, not to be confused with the power level.
    Power,
}

impl Attribute {
    /// All attributes, in the order of [`Sheet::attributes`](crate::Sheet::attributes).
    pub const ALL: [Attribute; 5] = [
        Attribute::Strength,
        Attribute::Dexterity,
        Attribute::Intelligence,
        Attribute::Will,
        Attribute::Power,
    ];
}
