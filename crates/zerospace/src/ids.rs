//! Ids, lengths and attributes.

use schwung_table::Names;
use serde::{Deserialize, Serialize};

schwung_table::ids! {
    /// A character or an object, as an index into [`State::actors`](crate::State::actors).
    ActorId(u8) = Actor;
    /// A skill, as an index into [`Frame::skills`](crate::Frame::skills).
    SkillId(u8) = Skill open;
    /// The number of a piece of gear; numbers are never reused.
    ItemId(u16) = Item;
    /// The number of an extended task; numbers are never reused.
    TaskId(u32) = Task;
    /// The number of a note; numbers are never reused.
    NoteId(u32) = Note;
    /// A side of a conflict.
    Side(u8) = Side;
}

/// A length in half metres, so that half of a movement can be represented.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Names,
)]
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

/// An attribute that can be used for a check. Endurance is not included, since it is a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Names)]
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
