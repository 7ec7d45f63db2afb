//! Campaigns: several tables under one name, on the shelf of a person.

use schwung_table::WireId;
use serde::{Deserialize, Serialize};

use super::{SettingView, You};

/// A campaign in the list of a shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CampaignHead {
    /// Its number on the shelf.
    pub id: u32,
    /// The version: changing it requires naming the version that was read.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Its name.
    pub name: String,
    /// Number of its tables.
    pub tables: u32,
}

/// A request to begin a campaign, or to change its name and notes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PutCampaign {
    /// Idempotency key, chosen by the client; at most 64 characters.
    pub key: String,
    /// The campaign to change; a new one if not given.
    #[serde(default)]
    pub id: Option<u32>,
    /// The version that was read; 0 for a new campaign.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Its name, 1 to 120 characters.
    pub name: String,
    /// The notes of its owner, at most 10,000 characters.
    #[serde(default)]
    pub notes: String,
}

/// A request to add a table to a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinCampaign {
    /// The owner's token for the table, as game master, player or spectator. It is not stored: the campaign shows what this
    /// token may see, for as long as it is valid.
    pub token: String,
}

/// A request to continue the campaign at a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NextTable {
    /// Id of the table of this campaign that is continued. Requires the rights of its game master.
    pub from: String,
    /// Title of the new table, at most 120 characters; that of the old one if empty.
    #[serde(default)]
    pub title: String,
}

/// Everything in a campaign, as far as its owner may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CampaignView {
    /// Its number on the shelf.
    pub id: u32,
    /// The version: changing name and notes requires naming the version that was read.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Its name.
    pub name: String,
    /// The notes of its owner.
    pub notes: String,
    /// Its tables, last added first.
    pub tables: Vec<CampaignTable>,
    /// Numbers of the shelf's items that belong to it.
    pub items: Vec<u32>,
}

/// A table of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CampaignTable {
    /// Id of the table.
    pub table: String,
    /// Its title; if it cannot be seen any more, its title when it was added.
    pub title: String,
    /// What can be seen of it; absent if the owner's link to the table is not valid any more, or it cannot be loaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub seen: Option<TableContents>,
}

/// What the owner of a campaign sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableContents {
    /// The owner's role and seat there.
    pub you: You,
    /// Id of the book.
    pub system: String,
    /// Name of the book.
    pub system_name: String,
    /// Time of the last record that the viewer knows of, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The characters that the viewer may act for.
    pub characters: Vec<CampaignCharacter>,
    /// The titles of the handouts that the viewer may see.
    pub handouts: Vec<String>,
    /// The house rules: settings that differ from the book.
    pub rules: Vec<SettingView>,
}

/// A character of a table in a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CampaignCharacter {
    /// Number of the actor.
    pub actor: WireId,
    /// Its name.
    pub name: String,
    /// The seat that plays it.
    pub seat: u8,
    /// Name of the person at that seat.
    pub player: String,
}

/// Where something was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FoundIn {
    /// In the log of a table.
    Log,
    /// In the notes of a table or of the campaign.
    Notes,
    /// In a handout.
    Handout,
    /// On the sheet of a character.
    Character,
    /// In the preparations of the game master of a table.
    Prepared,
    /// In an item of the shelf that belongs to the campaign.
    Item,
}

/// Something that a search in a campaign found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Found {
    /// Id of the table; absent if it is in the campaign itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub table: Option<String>,
    /// Where it was found.
    pub place: FoundIn,
    /// The title of the table, handout or item, or the name of the character.
    pub title: String,
    /// The line or the part of a text with the words.
    pub text: String,
    /// For lines of a log, the viewer's number of the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable, type = "number"))]
    pub seq: Option<u64>,
    /// For characters, the number of the actor; for items, that of the item.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub number: Option<u32>,
}
