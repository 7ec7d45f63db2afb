//! Ids, and small value types for texts, lengths and directions.

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
    /// A character: index into [`State::actors`](crate::State::actors).
    ActorId(u16);
    /// An item. Numbers are never reused.
    ItemId(u16);
    /// A weapon: index into [`Library::weapons`](crate::Library::weapons).
    WeaponId(u16);
    /// A protection: index into [`Library::protections`](crate::Library::protections).
    ProtectionId(u16);
    /// An ability: index into [`Library::abilities`](crate::Library::abilities).
    AbilityId(u16);
    /// A spell: index into [`Library::spells`](crate::Library::spells).
    SpellId(u16);
    /// A potion or poison: index into [`Library::substances`](crate::Library::substances).
    SubstanceId(u16);
    /// A group attack: index into [`Library::groups`](crate::Library::groups).
    GroupId(u16);
    /// A ground with an effect, or a named place. Numbers are never reused.
    AreaId(u32);
    /// Damage over time, a modifier or an entry of cover. Numbers are never reused.
    EffectId(u32);
    /// A note to or from the plot leader. Numbers are never reused.
    NoteId(u32);
    /// A side of a fight.
    Side(u8);
    /// A swarm, as grouped by the plot leader; 0 means none.
    SwarmId(u8);
}

/// A length in decimetres, since a third of a charge range is measured to a tenth of a metre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Length(pub u16);

impl Length {
    /// A length in metres, at most 6,553.
    pub const fn metres(metres: u16) -> Length {
        Length(metres.saturating_mul(10))
    }
}

plain! {
    /// One of eight compass directions: where something is, as seen from a character.
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
    /// All directions, clockwise from north.
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

    /// The opposite direction.
    #[must_use]
    pub fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// The angle between two directions in eighths of a circle, 0 to 4.
    pub fn apart(self, other: Direction) -> u8 {
        let turn = (self as u8).abs_diff(other as u8);
        turn.min(8 - turn)
    }
}

/// Text written by a person: a label, a reason, a note. May be empty.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wording(Option<Arc<str>>);

impl Wording {
    /// No text, as used by simulation and odds.
    pub const NONE: Wording = Wording(None);

    /// The text without surrounding whitespace.
    pub fn new(text: &str) -> Wording {
        let text = text.trim();
        Wording((!text.is_empty()).then(|| text.into()))
    }

    /// The text; empty if there is none.
    pub fn as_str(&self) -> &str {
        self.0.as_deref().unwrap_or_default()
    }

    /// Returns whether there is no text.
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
