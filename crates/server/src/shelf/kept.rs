//! The stored form of a shelf: a log of records, like that of a table, with all items repeated now and then, so that
//! only its end has to be read.

use schwung_views::wire::{PutItem, StoredItem};
use serde::{Deserialize, Serialize};

use crate::Fault;

/// Number of records after which all items are written again.
pub(super) const PAGE: u64 = 64;

/// Maximum number of items.
pub(super) const MOST_ITEMS: usize = 200;
/// Maximum size of an item in bytes.
pub(super) const MOST_BYTES: usize = 64 << 10;
/// Maximum size of all items together in bytes.
pub(super) const MOST_TOGETHER: usize = 1 << 20;
/// Maximum size of all records of a shelf in bytes. Beyond it, items can only be removed.
pub(super) const MOST_STORED: u64 = 32 << 20;
pub(super) const MOST_NAME: usize = 120;
const MOST_NOTE: usize = 200;

/// A record of a shelf.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Record {
    /// When, in milliseconds since 1970.
    pub(super) at: i64,
    /// The total size of the records before this one.
    pub(super) stored: u64,
    /// All items before this record, every [`PAGE`] records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) all: Option<All>,
    /// What was done.
    pub(super) did: Did,
}

/// All items and campaigns of a shelf.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct All {
    /// The number of the next item or campaign. Numbers are not used twice.
    pub(super) next: u32,
    pub(super) items: Vec<StoredItem>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) campaigns: Vec<Campaign>,
}

/// A campaign as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Campaign {
    /// Its number on the shelf.
    pub(crate) id: u32,
    /// Number of the record that changed its name or notes last.
    pub(crate) version: u64,
    pub(crate) name: String,
    pub(crate) notes: String,
    /// Its tables, those taken in last at the end.
    pub(crate) tables: Vec<Linked>,
}

/// A table of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Linked {
    /// Id of the table.
    pub(crate) table: String,
    /// Its title when it was taken in.
    pub(crate) title: String,
    /// Hash of the grant that was valid then, in hexadecimal.
    pub(super) grant: String,
}

/// What a record did.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Did {
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
pub(super) struct Shelf {
    /// Number of the last record.
    pub(super) head: u64,
    /// The total size of all records.
    pub(super) stored: u64,
    pub(super) all: All,
}

impl Shelf {
    /// Applies the record number `seq`, which has `bytes` bytes.
    pub(super) fn apply(&mut self, seq: u64, bytes: usize, record: Record) {
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
    pub(super) fn record(&self, at: i64, did: Did) -> Record {
        let all = (self.head > 0 && self.head.is_multiple_of(PAGE)).then(|| self.all.clone());
        Record { at, stored: self.stored, all, did }
    }

    /// The item with this number.
    pub(super) fn item(&self, id: u32) -> Result<&StoredItem, Fault> {
        self.all.items.iter().find(|it| it.id == id).ok_or(Fault::NoSuchPage)
    }

    /// What putting this on the shelf does.
    ///
    /// # Errors
    /// Returns [`Fault::Malformed`], [`Fault::TooLarge`], [`Fault::NoSuchPage`] if there is no such item,
    /// [`Fault::Changed`] if it has another version, or [`Fault::ShelfFull`].
    pub(super) fn put(&self, wanted: &PutItem, at: i64) -> Result<Did, Fault> {
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

#[cfg(test)]
mod tests {
    use schwung_views::wire::StoredKind;

    use super::*;

    fn put(id: Option<u32>, version: u64, body: &str) -> PutItem {
        PutItem {
            key: "k".to_owned(),
            id,
            version,
            kind: StoredKind::Character,
            system: "sotc".to_owned(),
            name: "Ida".to_owned(),
            body: body.to_owned(),
            note: String::new(),
            campaign: None,
        }
    }

    fn does(shelf: &mut Shelf, did: Did) -> usize {
        let text = serde_json::to_vec(&shelf.record(7, did)).expect("JSON");
        let record = serde_json::from_slice(&text).expect("a record");
        shelf.apply(shelf.head + 1, text.len(), record);
        text.len()
    }

    #[test]
    fn a_change_needs_the_version_that_was_read() {
        let mut shelf = Shelf::default();
        does(&mut shelf, Did::Opened);
        let did = shelf.put(&put(None, 0, "one"), 5).expect("room");
        does(&mut shelf, did);
        let (id, version) = (shelf.all.items[0].id, shelf.all.items[0].version);
        assert!(matches!(shelf.put(&put(Some(id), version - 1, "late"), 5), Err(Fault::Changed)));
        assert!(matches!(shelf.put(&put(Some(id + 1), 0, "nowhere"), 5), Err(Fault::NoSuchPage)));
        let did = shelf.put(&put(Some(id), version, "two"), 6).expect("the version that is there");
        does(&mut shelf, did);
        assert_eq!((shelf.all.items.len(), &*shelf.all.items[0].body), (1, "two"));
        does(&mut shelf, Did::Removed { id });
        let Ok(Did::Put(next)) = shelf.put(&put(None, 0, "three"), 6) else { panic!("no room") };
        assert_eq!(next.id, id + 1, "numbers are not used twice");
    }

    #[test]
    fn the_end_of_the_log_says_everything() {
        let (mut shelf, mut rows) = (Shelf::default(), Vec::new());
        let mut step = |shelf: &mut Shelf, did: Did| {
            let text = serde_json::to_vec(&shelf.record(7, did)).expect("JSON");
            rows.push(text.clone());
            shelf.apply(shelf.head + 1, text.len(), serde_json::from_slice(&text).expect("a record"));
        };
        step(&mut shelf, Did::Opened);
        for n in 0..150u32 {
            let old = (n % 3 == 2).then(|| shelf.all.items[0].clone());
            let wanted =
                old.map_or_else(|| put(None, 0, "new"), |it| put(Some(it.id), it.version, "changed"));
            let did = shelf.put(&wanted, 5).expect("room");
            step(&mut shelf, did);
        }
        let from = (shelf.head - 1) / PAGE * PAGE;
        let mut end = Shelf::default();
        for (seq, row) in (1u64..).zip(&rows).filter(|it| it.0 > from) {
            end.apply(seq, row.len(), serde_json::from_slice(row).expect("a record"));
        }
        assert_eq!(end, shelf);
    }

    #[test]
    fn a_shelf_has_limits() {
        let mut shelf = Shelf::default();
        does(&mut shelf, Did::Opened);
        assert!(matches!(shelf.put(&put(None, 0, &"x".repeat(MOST_BYTES + 1)), 5), Err(Fault::TooLarge(_))));
        let nameless = PutItem { name: " \n".to_owned(), ..put(None, 0, "x") };
        assert!(matches!(shelf.put(&nameless, 5), Err(Fault::Malformed(_))));
        for _ in 0..MOST_TOGETHER / MOST_BYTES {
            let did = shelf.put(&put(None, 0, &"x".repeat(MOST_BYTES)), 5).expect("room");
            does(&mut shelf, did);
        }
        assert!(matches!(shelf.put(&put(None, 0, "x"), 5), Err(Fault::ShelfFull)));
        let mut shelf = Shelf::default();
        for _ in 0..MOST_ITEMS {
            let did = shelf.put(&put(None, 0, "x"), 5).expect("room");
            does(&mut shelf, did);
        }
        assert!(matches!(shelf.put(&put(None, 0, "x"), 5), Err(Fault::ShelfFull)));
    }
}
