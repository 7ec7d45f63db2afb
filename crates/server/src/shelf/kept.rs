//! The stored form of a shelf: a log of records, like that of a table, with all items repeated now and then, so that
//! only its end has to be read.

use schwung_views::wire::{PutItem, StoredItem};
use serde::{Deserialize, Serialize};

use crate::Fault;

/// Number of records after which all items are written again.
pub const PAGE: u64 = 64;

/// Maximum number of items.
pub const MOST_ITEMS: usize = 200;
/// Maximum size of an item in bytes.
pub const MOST_BYTES: usize = 64 << 10;
/// Maximum size of all items together in bytes.
pub const MOST_TOGETHER: usize = 1 << 20;
/// Maximum size of all records of a shelf in bytes. Beyond it, items can only be removed.
pub const MOST_STORED: u64 = 32 << 20;
/// Maximum length of a name in characters.
pub const MOST_NAME: usize = 120;
const MOST_NOTE: usize = 200;

/// A record of a shelf.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The total size of the records before this one.
    pub stored: u64,
    /// All items before this record, every [`PAGE`] records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all: Option<All>,
    /// The change.
    pub did: Did,
}

/// All items and campaigns of a shelf.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct All {
    /// The number of the next item or campaign. Numbers are not used twice.
    pub next: u32,
    /// The items.
    pub items: Vec<StoredItem>,
    /// The campaigns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub campaigns: Vec<Campaign>,
}

/// A campaign as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Campaign {
    /// Its number on the shelf.
    pub id: u32,
    /// Number of the record that changed its name or notes last.
    pub version: u64,
    /// Its name.
    pub name: String,
    /// Its notes.
    pub notes: String,
    /// Its tables, those taken in last at the end.
    pub tables: Vec<Linked>,
}

/// A table of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Linked {
    /// Id of the table.
    pub table: String,
    /// Its title when it was taken in.
    pub title: String,
    /// Hash of the grant that was valid then, in hexadecimal.
    pub grant: String,
}

/// The change that a record makes.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Did {
    /// The shelf was put up.
    Opened,
    /// An item was added or changed.
    Put(StoredItem),
    /// An item was removed.
    Removed {
        /// Its number.
        id: u32,
    },
    /// An item was shared by a link, or is not any more.
    Shared {
        /// Its number.
        id: u32,
        /// Whether it is shared now.
        on: bool,
    },
    /// All links but a new one were revoked.
    Renewed,
    /// A campaign was begun or changed, or a table joined or left it.
    Campaign(Campaign),
    /// A campaign was removed. Its tables and items stay.
    CampaignRemoved {
        /// Its number.
        id: u32,
    },
}

/// A shelf as it is now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// Number of the last record.
    pub head: u64,
    /// The total size of all records.
    pub stored: u64,
    /// Its items and campaigns.
    pub all: All,
}

impl Shelf {
    /// Applies the record number `seq`, which has `bytes` bytes.
    pub fn apply(&mut self, seq: u64, bytes: usize, record: Record) {
        if let Some(all) = record.all {
            self.all = all;
        }
        self.head = seq;
        self.stored = record.stored.saturating_add(bytes as u64);
        let items = &mut self.all.items;
        match record.did {
            Did::Opened | Did::Renewed => {}
            Did::Put(item) => {
                self.all.next = self.all.next.max(item.id.saturating_add(1));
                match items.iter_mut().find(|it| it.id == item.id) {
                    Some(known) => *known = item,
                    None => items.push(item),
                }
            }
            Did::Removed { id } => items.retain(|it| it.id != id),
            Did::Shared { id, on } => {
                if let Some(item) = items.iter_mut().find(|it| it.id == id) {
                    item.shared = on;
                }
            }
            Did::Campaign(campaign) => {
                self.all.next = self.all.next.max(campaign.id.saturating_add(1));
                match self.all.campaigns.iter_mut().find(|it| it.id == campaign.id) {
                    Some(known) => *known = campaign,
                    None => self.all.campaigns.push(campaign),
                }
            }
            Did::CampaignRemoved { id } => {
                self.all.campaigns.retain(|it| it.id != id);
                items.iter_mut().filter(|it| it.campaign == Some(id)).for_each(|it| it.campaign = None);
            }
        }
    }

    /// The record that follows.
    pub fn record(&self, at: i64, did: Did) -> Record {
        let all = (self.head > 0 && self.head.is_multiple_of(PAGE)).then(|| self.all.clone());
        Record { at, stored: self.stored, all, did }
    }

    /// The item with this number.
    pub fn item(&self, id: u32) -> Result<&StoredItem, Fault> {
        self.all.items.iter().find(|it| it.id == id).ok_or(Fault::NoSuchPage)
    }

    /// What putting this on the shelf does.
    ///
    /// # Errors
    /// Returns [`Fault::Malformed`], [`Fault::TooLarge`], [`Fault::NoSuchPage`] if there is no such item,
    /// [`Fault::Changed`] if it has another version, or [`Fault::ShelfFull`].
    pub fn put(&self, wanted: &PutItem, at: i64) -> Result<Did, Fault> {
        let PutItem { key: _, id, version, kind, system, name, body, note, campaign } = wanted;
        let (name, note) = (checked(name, MOST_NAME, "name")?, checked(note, MOST_NOTE, "note")?);
        if name.is_empty() {
            return Err(Fault::Malformed("name".to_owned()));
        }
        if body.len() > MOST_BYTES {
            return Err(Fault::TooLarge(MOST_BYTES));
        }
        let known = id.map(|id| self.item(id)).transpose()?;
        if known.map_or(0, |it| it.version) != *version {
            return Err(Fault::Changed);
        }
        let others = self.all.items.iter().filter(|it| Some(it.id) != *id);
        let together: usize = others.map(|it| it.body.len()).sum();
        let is_full = known.is_none() && self.all.items.len() >= MOST_ITEMS;
        if is_full || together + body.len() > MOST_TOGETHER || self.stored > MOST_STORED {
            return Err(Fault::ShelfFull);
        }
        if system.len() > 40 {
            return Err(Fault::Malformed("system".to_owned()));
        }
        let campaign = match campaign {
            None => known.and_then(|it| it.campaign),
            Some(0) => None,
            Some(id) => Some(self.campaign(*id)?.id),
        };
        Ok(Did::Put(StoredItem {
            id: known.map_or(self.all.next.max(1), |it| it.id),
            version: self.head + 1,
            at,
            kind: *kind,
            system: system.clone(),
            name,
            body: body.clone(),
            note,
            shared: known.is_some_and(|it| it.shared),
            campaign,
        }))
    }
}

/// A text on one line.
pub(super) fn checked(text: &str, most: usize, what: &str) -> Result<String, Fault> {
    let text: String = text.trim().chars().filter(|it| !it.is_control()).collect();
    if text.chars().count() > most { Err(Fault::Malformed(what.to_owned())) } else { Ok(text) }
}
