//! The shelves of people. A shelf is kept like a table: as a log in the store. Its token grants access for reading and
//! writing. Two devices that change the same item at once do not overwrite each other: the second gets an error.

mod campaign;
pub mod kept;

use std::sync::atomic::{AtomicUsize, Ordering};

use schwung_store::{Append, CommandId, Grant, GrantChange, Overview, Row, Store, TableId, TableInfo};
use schwung_views::wire::{PastItem, PutItem, ShelfView, StoredItem};

pub(crate) use self::campaign::{join, leave, linked, put_campaign, remove_campaign, whole};
pub(crate) use self::kept::Linked;
use self::kept::{Did, MOST_ITEMS, PAGE, Record, Shelf};
use crate::{
    Fault, clock,
    token::{self, Token},
};

/// How the store names the system of shelves in its list of tables.
pub(crate) const SYSTEM: &str = "shelf";
/// The role of a token that opens a whole shelf.
const OWNER: &str = "shelf";
/// The beginning of the role of a token that opens one item; its number follows.
const ITEM: &str = "item-";
/// Maximum number of attempts if others change the shelf at the same time.
const TRIES: usize = 16;
/// Maximum number of earlier states that are returned.
const PAST: usize = 50;
/// Beginnings of the keys of requests that clients repeat when an answer is lost.
const REPEATABLE: [&str; 4] = ["put-", "remove-", "campaign-put-", "campaign-remove-"];
/// Number of records read at once.
const ROWS: usize = 1_000;

/// All shelves of a server.
#[derive(Debug)]
pub(crate) struct Shelves {
    count: AtomicUsize,
    most: usize,
}

impl Shelves {
    /// Counts the shelves that `overview` shows.
    pub(crate) fn of(overview: &Overview, most: usize) -> Shelves {
        let count = overview.systems.get(SYSTEM).copied().unwrap_or_default();
        Shelves { count: AtomicUsize::new(count), most }
    }

    /// Puts up a shelf and returns its token.
    ///
    /// # Errors
    /// Returns [`Fault::NoRoom`], [`Fault::Randomness`] or [`Fault::Store`].
    pub(crate) async fn create(&self, store: &dyn Store) -> Result<Token, Fault> {
        if self.count.fetch_add(1, Ordering::AcqRel) >= self.most {
            self.count.fetch_sub(1, Ordering::AcqRel);
            return Err(Fault::NoRoom);
        }
        let made = create(store).await;
        if made.is_err() {
            self.count.fetch_sub(1, Ordering::AcqRel);
        }
        made
    }

    /// Removes a shelf with everything on it.
    ///
    /// # Errors
    /// Returns [`Fault::Token`] or [`Fault::Store`].
    pub(crate) async fn remove(&self, store: &dyn Store, token: &Token) -> Result<(), Fault> {
        let (id, _) = owned(store, token).await?;
        store.delete(&id).await?;
        self.count.fetch_sub(1, Ordering::AcqRel);
        Ok(())
    }
}

async fn create(store: &dyn Store) -> Result<Token, Fault> {
    let id = TableId::new(format!("shelf-{}", token::name(16)?)).map_err(|_| Fault::Name)?;
    let (token, at) = (Token::fresh()?, clock::now());
    let info = TableInfo { id: id.clone(), created_at: at, title: String::new(), system: SYSTEM.to_owned() };
    let first = row(&Shelf::default(), at, "open", Did::Opened)?;
    store.create(info, first, vec![grant(&id, OWNER.to_owned(), &token)]).await?;
    Ok(token)
}

fn grant(id: &TableId, role: String, token: &Token) -> Grant {
    Grant {
        hash: token.hash(),
        table: id.clone(),
        role,
        seat: None,
        created_at: clock::now(),
        revoked: false,
    }
}

/// The row that follows on a shelf.
fn row(shelf: &Shelf, at: i64, key: &str, did: Did) -> Result<Row, Fault> {
    let body = serde_json::to_vec(&shelf.record(at, did)).map_err(|_| Fault::Failed)?;
    let id = CommandId::new(key).map_err(|_| Fault::Malformed("key".to_owned()))?;
    Ok(Row { seq: shelf.head + 1, id, at, body })
}

/// The grant of a token that is not revoked. Tokens of anything else, revoked ones and guesses all fail alike.
async fn granted(store: &dyn Store, token: &Token) -> Result<Grant, Fault> {
    let grant = store.find_grant(&token.hash()).await?;
    grant.filter(|it| !it.revoked && (it.role == OWNER || it.role.starts_with(ITEM))).ok_or(Fault::Token)
}

/// The shelf that a token opens as a whole.
async fn owned(store: &dyn Store, token: &Token) -> Result<(TableId, Shelf), Fault> {
    let grant = granted(store, token).await?;
    if grant.role != OWNER {
        return Err(Fault::Token);
    }
    let shelf = read(store, &grant.table).await?;
    Ok((grant.table, shelf))
}

/// Reads the end of the log, which contains the whole shelf.
async fn read(store: &dyn Store, id: &TableId) -> Result<Shelf, Fault> {
    let head = store.head(id).await?.ok_or(Fault::Token)?;
    let mut shelf = Shelf::default();
    for row in store.read(id, head.saturating_sub(1) / PAGE * PAGE, ROWS).await? {
        let record: Record = serde_json::from_slice(&row.body).map_err(|_| Fault::Broken)?;
        shelf.apply(row.seq, row.body.len(), record);
    }
    Ok(shelf)
}

/// Everything on a shelf.
///
/// # Errors
/// Returns [`Fault::Token`] or [`Fault::Store`].
pub(crate) async fn view(store: &dyn Store, token: &Token) -> Result<ShelfView, Fault> {
    let (_, shelf) = owned(store, token).await?;
    let mut campaigns: Vec<_> = shelf.all.campaigns.iter().map(kept::Campaign::head).collect();
    campaigns.sort_by_key(|it| std::cmp::Reverse(it.version));
    let mut items = shelf.all.items;
    items.sort_by_key(|it| std::cmp::Reverse(it.version));
    let room = MOST_ITEMS.saturating_sub(items.len());
    Ok(ShelfView { items, room: u32::try_from(room).unwrap_or(u32::MAX), campaigns })
}

/// Puts something on a shelf, or changes it.
///
/// # Errors
/// Returns [`Fault::Changed`] if somebody else has changed it since, and [`Fault::Token`], [`Fault::NoSuchPage`],
/// [`Fault::Malformed`], [`Fault::TooLarge`], [`Fault::ShelfFull`], [`Fault::Overtaken`] or [`Fault::Store`].
pub(crate) async fn put(store: &dyn Store, token: &Token, wanted: &PutItem) -> Result<StoredItem, Fault> {
    let key = format!("put-{}", wanted.key);
    let version = change(store, token, &key, |shelf, at| Ok((shelf.put(wanted, at)?, Vec::new()))).await?;
    let (id, _) = owned(store, token).await?;
    let row = store.read(&id, version.saturating_sub(1), 1).await?.pop().ok_or(Fault::Failed)?;
    match serde_json::from_slice(&row.body).map_err(|_| Fault::Broken)? {
        Record { did: Did::Put(item), .. } => Ok(item),
        _ => Err(Fault::Malformed("key".to_owned())),
    }
}

/// Removes an item, if it still has this version.
///
/// # Errors
/// Returns the errors of [`put`].
pub(crate) async fn remove(store: &dyn Store, token: &Token, id: u32, version: u64) -> Result<(), Fault> {
    let key = format!("remove-{id}-{version}");
    let done = change(store, token, &key, |shelf, _| {
        if shelf.item(id)?.version != version {
            return Err(Fault::Changed);
        }
        Ok((Did::Removed { id }, vec![role(id)]))
    });
    done.await.map(|_| ())
}

/// The role of tokens for one item.
fn role(id: u32) -> String {
    format!("{ITEM}{id}")
}

/// Makes a link by which others can read an item. Earlier ones are revoked.
///
/// # Errors
/// Returns [`Fault::Token`], [`Fault::NoSuchPage`], [`Fault::Randomness`] or [`Fault::Store`].
pub(crate) async fn share(
    store: &dyn Store,
    token: &Token,
    id: u32,
    on: bool,
) -> Result<Option<Token>, Fault> {
    let fresh = if on { Some(Token::fresh()?) } else { None };
    let key = format!("share-{}", token::name(20)?);
    let added: Vec<(String, Token)> = fresh.iter().map(|it| (role(id), it.clone())).collect();
    change_with(store, token, &key, added, |shelf, _| {
        shelf.item(id)?;
        Ok((Did::Shared { id, on }, vec![role(id)]))
    })
    .await?;
    Ok(fresh)
}

/// Makes a new token for the shelf and revokes the others. Links to single items stay.
///
/// # Errors
/// Returns [`Fault::Token`], [`Fault::Randomness`] or [`Fault::Store`].
pub(crate) async fn renew(store: &dyn Store, token: &Token) -> Result<Token, Fault> {
    let fresh = Token::fresh()?;
    let key = format!("renew-{}", token::name(20)?);
    let added = vec![(OWNER.to_owned(), fresh.clone())];
    change_with(store, token, &key, added, |_, _| Ok((Did::Renewed, vec![OWNER.to_owned()]))).await?;
    Ok(fresh)
}

/// The item that a token for one item opens.
///
/// # Errors
/// Returns [`Fault::Token`] or [`Fault::Store`].
pub(crate) async fn shared(store: &dyn Store, token: &Token) -> Result<StoredItem, Fault> {
    let grant = granted(store, token).await?;
    let id = grant.role.strip_prefix(ITEM).and_then(|it| it.parse().ok()).ok_or(Fault::Token)?;
    let shelf = read(store, &grant.table).await?;
    let item = shelf.item(id).map_err(|_| Fault::Token)?;
    Ok(item.clone())
}

/// The states of an item, the latest first.
///
/// # Errors
/// Returns [`Fault::Token`], [`Fault::NoSuchPage`] or [`Fault::Store`].
pub(crate) async fn past(store: &dyn Store, token: &Token, id: u32) -> Result<Vec<PastItem>, Fault> {
    let (table, shelf) = owned(store, token).await?;
    shelf.item(id)?;
    let (mut past, mut after) = (std::collections::VecDeque::new(), 0);
    loop {
        let rows = store.read(&table, after, ROWS).await?;
        let Some(last) = rows.last() else { break };
        after = last.seq;
        for row in rows {
            let record: Record = serde_json::from_slice(&row.body).map_err(|_| Fault::Broken)?;
            if let Did::Put(StoredItem { version, at, name, note, body, .. }) = record.did.of(id) {
                past.push_front(PastItem { version, at, name, note, body });
                past.truncate(PAST);
            }
        }
    }
    Ok(past.into())
}

impl Did {
    /// The change of this item, or else nothing.
    fn of(self, id: u32) -> Did {
        match self {
            Did::Put(item) if item.id == id => Did::Put(item),
            _ => Did::Opened,
        }
    }
}

/// Appends a record, again if others were quicker. Returns its number.
async fn change(
    store: &dyn Store,
    token: &Token,
    key: &str,
    decide: impl Fn(&Shelf, i64) -> Result<(Did, Vec<String>), Fault>,
) -> Result<u64, Fault> {
    change_with(store, token, key, Vec::new(), decide).await
}

/// Like [`change`]. The decision also names the roles whose tokens are revoked, and `added` are new tokens with roles.
async fn change_with(
    store: &dyn Store,
    token: &Token,
    key: &str,
    added: Vec<(String, Token)>,
    decide: impl Fn(&Shelf, i64) -> Result<(Did, Vec<String>), Fault>,
) -> Result<u64, Fault> {
    for _ in 0..TRIES {
        let (id, shelf) = owned(store, token).await?;
        // Read after the log: if the link is revoked from here on, that adds a record, and the append fails.
        granted(store, token).await?;
        let at = clock::now();
        let command = CommandId::new(key).map_err(|_| Fault::Malformed("key".to_owned()))?;
        let decided = decide(&shelf, at);
        let (did, roles) = match decided {
            Ok(decided) => decided,
            // A repeated request finds its own change.
            Err(Fault::Changed | Fault::NoSuchPage) if REPEATABLE.iter().any(|it| key.starts_with(it)) => {
                return repeated(store, &id, &shelf, command, decided).await;
            }
            Err(fault) => return Err(fault),
        };
        let mut changes: Vec<GrantChange> = Vec::new();
        if !roles.is_empty() {
            let of_roles =
                store.grants(&id).await?.into_iter().filter(|it| !it.revoked && roles.contains(&it.role));
            changes.extend(of_roles.map(|it| GrantChange::Revoke(it.hash)));
        }
        changes.extend(added.iter().map(|(role, token)| GrantChange::Add(grant(&id, role.clone(), token))));
        let row = row(&shelf, at, key, did)?;
        match store.append_with(&id, row, changes).await? {
            Append::Done => return Ok(shelf.head + 1),
            Append::Repeated { seq } => return Ok(seq),
            Append::Taken | Append::Gap => {}
        }
    }
    Err(Fault::Overtaken)
}

/// The number of the record that carried out this command before, or else why it is refused now.
async fn repeated(
    store: &dyn Store,
    id: &TableId,
    shelf: &Shelf,
    command: CommandId,
    refused: Result<(Did, Vec<String>), Fault>,
) -> Result<u64, Fault> {
    // An append far ahead changes nothing, but reports whether the command is known.
    let probe = Row { seq: shelf.head + 1_000, id: command, at: 0, body: Vec::new() };
    match store.append(id, probe).await? {
        Append::Repeated { seq } => Ok(seq),
        _ => Err(refused.err().unwrap_or(Fault::Failed)),
    }
}
