//! Material that the game master prepares for the group: handouts, pictures, clocks.

use std::sync::Arc;

use schwung_table::{IdKind, Seat, WireId};
use serde::{Deserialize, Serialize};

/// A text to be handed out, with or without a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Handout {
    /// Number of the handout.
    pub id: u32,
    /// Its title.
    pub title: String,
    /// Its text; may be empty.
    pub text: String,
    /// Number of its picture, if it has one.
    pub picture: Option<u32>,
    /// Whether it was handed out. Otherwise only the game master sees it.
    pub shown: bool,
    /// The seats that it is for; empty for everybody, spectators included. Only the game master learns them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub to: Vec<Seat>,
}

/// A clock: something that approaches step by step, or time that runs out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clock {
    /// Number of the clock.
    pub id: u32,
    /// What happens when it is full, or out.
    pub title: String,
    /// Number of its segments, 2 to 24.
    pub size: u8,
    /// Number of filled segments, at most `size`.
    pub filled: u8,
    /// Whether it counts down: it begins with all segments filled and ends with none.
    #[serde(default)]
    pub down: bool,
    /// Whether everybody sees it. Otherwise only the game master does.
    pub shown: bool,
}

impl Clock {
    /// Whether it has reached its end.
    pub fn is_over(&self) -> bool {
        self.filled == if self.down { 0 } else { self.size }
    }
}

/// What a picture belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PictureOf {
    /// A handout that names it.
    Handout,
    /// The character or group with this number.
    Actor(u8),
    /// The zone with this number.
    Zone(u8),
}

impl From<PictureFor> for PictureOf {
    fn from(it: PictureFor) -> PictureOf {
        match it {
            PictureFor::Handout => PictureOf::Handout,
            PictureFor::Actor(id) => PictureOf::Actor(id.plain(IdKind::ACTOR)),
            PictureFor::Zone(id) => PictureOf::Zone(id.plain(IdKind::ZONE)),
        }
    }
}

/// What a picture belongs to, as clients see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PictureFor {
    /// A handout that names it.
    Handout,
    /// The character or group with this number.
    Actor(WireId),
    /// The zone with this number.
    Zone(WireId),
}

impl From<PictureOf> for PictureFor {
    fn from(it: PictureOf) -> PictureFor {
        match it {
            PictureOf::Handout => PictureFor::Handout,
            PictureOf::Actor(number) => PictureFor::Actor(WireId::new(IdKind::ACTOR, number)),
            PictureOf::Zone(number) => PictureFor::Zone(WireId::new(IdKind::ZONE, number)),
        }
    }
}

/// An uploaded picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// Number of the picture. Another upload gets another number.
    pub id: u32,
    /// What it belongs to.
    pub of: PictureOf,
    /// The picture itself.
    pub data: Pixels,
}

/// A JPEG file in Base64. Cheap to copy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pixels(pub Arc<str>);

impl Serialize for Pixels {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Pixels {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Pixels, D::Error> {
        String::deserialize(from).map(|it| Pixels(it.into()))
    }
}
