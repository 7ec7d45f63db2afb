//! Small numbers that stand for things, words, lengths, directions.

use std::{borrow::Cow, fmt, sync::Arc};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident($type:ty);)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub $type);
    )+};
}

numbers! {
    /// A character by its place in [`State::actors`](crate::State::actors).
    ActorId(u16);
    /// An item by number; numbers are never used again.
    ItemId(u16);
    /// A weapon by its place in [`Library::weapons`](crate::Library::weapons).
    WeaponId(u16);
    /// A protection by its place in [`Library::protections`](crate::Library::protections).
    ProtectionId(u16);
    /// An ability by its place in [`Library::abilities`](crate::Library::abilities).
    AbilityId(u16);
    /// A spell by its place in [`Library::spells`](crate::Library::spells).
    SpellId(u16);
    /// A potion or poison by its place in [`Library::substances`](crate::Library::substances).
    SubstanceId(u16);
    /// A group attack by its place in [`Library::groups`](crate::Library::groups).
    GroupId(u16);
    /// A piece of ground with an effect, or a place that somebody named, by number; never used again.
    AreaId(u16);
    /// Damage over time, a modifier or an entry of cover, by number; never used again.
    EffectId(u16);
    /// A note to or from the plot leader, by number; never used again.
    NoteId(u16);
    /// A side of a fight.
    Side(u8);
    /// Swarmers that the plot leader calls close together; 0 stands for none.
    SwarmId(u8);
}

/// A length in decimetres: a third of a charge range is measured to a tenth of a metre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Length(pub u16);

impl Length {
    /// So many metres, up to 6,553.
    pub const fn metres(metres: u16) -> Length {
        Length(metres.saturating_mul(10))
    }
}

plain! {
    /// One of the eight directions of the dial: where something is, seen from somebody.
    #[derive(PartialOrd, Ord)]
    pub enum Direction {
        /// North.
        N,
        /// North-east.
        Ne,
        /// East.
        E,
        /// South-east.
        Se,
        /// South.
        S,
        /// South-west.
        Sw,
        /// West.
        W,
        /// North-west.
        Nw,
    }
}

impl Direction {
    /// All of them, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::Ne,
        Direction::E,
        Direction::Se,
        Direction::S,
        Direction::Sw,
        Direction::W,
        Direction::Nw,
    ];

    /// The one across.
    #[must_use]
    pub fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// Eighths of a circle between two directions, 0 to 4.
    pub fn apart(self, other: Direction) -> u8 {
        let turn = (self as u8).abs_diff(other as u8);
        turn.min(8 - turn)
    }
}

/// What somebody wrote: a label, a reason, a note. May be empty.
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
