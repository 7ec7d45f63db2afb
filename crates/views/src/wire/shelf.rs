//! The shelf of a person: characters and other items, stored on the server.

use serde::{Deserialize, Serialize};

use super::CampaignHead;

/// A new shelf. The token is shown only once and is not stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewShelf {
    /// The token. It gives access to everything on the shelf, for reading and writing.
    pub token: String,
}

/// Everything on a shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShelfView {
    /// The items, last changed first.
    pub items: Vec<StoredItem>,
    /// Number of further items that fit.
    pub room: u32,
    /// The campaigns, last changed first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub campaigns: Vec<CampaignHead>,
}

/// What an item is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StoredKind {
    /// A character file.
    #[default]
    Character,
    /// An unfinished character, in the form in which the page stores it.
    Draft,
    /// A character or group of the game master's, as a character file.
    Npc,
    /// A scene or an encounter, as an encounter file.
    Scene,
}

/// Something on a shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StoredItem {
    /// Its number on the shelf.
    pub id: u32,
    /// The version: changing it requires naming the version that was read.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Time of the last change, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// What it is.
    pub kind: StoredKind,
    /// Id of the book.
    pub system: String,
    /// Its name.
    pub name: String,
    /// Its content.
    pub body: String,
    /// Why it was changed last; may be empty.
    #[serde(default)]
    pub note: String,
    /// Whether others can read it by a link.
    #[serde(default)]
    pub shared: bool,
    /// Number of the campaign that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub campaign: Option<u32>,
}

/// A request to put something on a shelf, or to change it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PutItem {
    /// Idempotency key, chosen by the client; at most 64 characters.
    pub key: String,
    /// The item to change; a new one if not given.
    #[serde(default)]
    pub id: Option<u32>,
    /// The version that was read; 0 for a new item.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// What it is.
    #[serde(default)]
    pub kind: StoredKind,
    /// Id of the book.
    pub system: String,
    /// Its name, 1 to 120 characters.
    pub name: String,
    /// Its content, at most 64 KiB.
    pub body: String,
    /// Why it is changed, at most 200 characters.
    #[serde(default)]
    pub note: String,
    /// Number of the campaign that it belongs to, 0 for none; as before if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub campaign: Option<u32>,
}

/// An earlier or the current state of an item.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastItem {
    /// Its version.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// When it was written, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The name that it had.
    pub name: String,
    /// Why it was changed.
    pub note: String,
    /// The content that it had.
    pub body: String,
}
