//! Moves tables from one store to another.

use std::collections::BTreeMap;

use schwung_chain::Digest;

use crate::{
    Append, Damage, Grant, GrantChange, Listed, Loaded, Row, Seq, Store, StoreError, TableId, all_in_order,
};

/// Number of rows that are written at once.
const PAGE: usize = 1_000;

/// The result of a transfer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transfer {
    /// Number of tables that are in both stores now.
    pub tables: usize,
    /// Number of rows that were written.
    pub rows: Seq,
    /// Number of rows that were there already.
    pub kept: Seq,
    /// Tables that were left out because they are damaged.
    pub damaged: BTreeMap<TableId, Damage>,
}

/// Why tables cannot be moved.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TransferError {
    /// A step failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The target has tables of its own: their hashes are veiled with another secret.
    #[error("the target already has other tables")]
    Taken,
    /// The target has a table of this name with another past.
    #[error("table {0} is different in the target")]
    Differs(TableId),
    /// Somebody is changing the table, in either store.
    #[error("table {0} is being changed")]
    Busy(TableId),
}

/// Copies all tables of `from` to `to`, with their grants and the secret of the store, and compares both by the chain of
/// hashes. Nobody else may use either of them meanwhile. Can be repeated after an interruption: what is there already is
/// compared and kept. `told` is called after each table with its place in the list and the length of the list.
///
/// # Errors
/// Returns an error if the stores do not belong together or a step failed. Everything written until then stays.
pub async fn transfer(
    from: &dyn Store,
    to: &dyn Store,
    mut told: impl FnMut(usize, usize),
) -> Result<Transfer, TransferError> {
    if !to.adopt_key(from.key().await?).await? {
        return Err(TransferError::Taken);
    }
    let listed = from.tables().await?;
    let (mut done, count) = (Transfer::default(), listed.len());
    for (nth, table) in listed.into_iter().enumerate() {
        let id = table.info.id.clone();
        let Loaded { rows, hashes, damage } = from.load(&id).await?;
        if let Some(damage) = damage {
            done.damaged.insert(id, damage);
        } else {
            if rows.len() as Seq != table.head {
                return Err(TransferError::Busy(id));
            }
            let kept = move_one(from, to, &table, rows, &hashes).await?;
            done.tables += 1;
            done.rows += table.head - kept;
            done.kept += kept;
        }
        told(nth + 1, count);
    }
    compare(from, to, &done).await?;
    Ok(done)
}

/// Moves a table. Returns the number of rows that were there already.
async fn move_one(
    from: &dyn Store,
    to: &dyn Store,
    table: &Listed,
    rows: Vec<Row>,
    hashes: &[Digest],
) -> Result<Seq, TransferError> {
    let id = &table.info.id;
    let grants = from.grants(id).await?;
    let mut rows = rows.into_iter();
    let kept = match to.head(id).await? {
        Some(head) => {
            let at = head.checked_sub(1).and_then(|it| usize::try_from(it).ok());
            let wanted = at.and_then(|it| hashes.get(it)).copied();
            let there = to.standings(&[(id.clone(), head)]).await?.pop().and_then(|it| it.hash);
            if wanted.is_none() || there != wanted {
                return Err(TransferError::Differs(id.clone()));
            }
            rows.by_ref().take(usize::try_from(head).unwrap_or(usize::MAX)).for_each(drop);
            head
        }
        None => {
            let first = rows.next().ok_or_else(|| TransferError::Busy(id.clone()))?;
            let with_first = if rows.len() == 0 { grants.clone() } else { Vec::new() };
            to.create(table.info.clone(), first, with_first).await?;
            0
        }
    };
    append(to, id, rows.collect(), &grants).await?;
    if to.info(id).await?.is_some_and(|it| it.title != table.info.title) {
        to.set_title(id, table.info.title.clone()).await?;
    }
    Ok(kept)
}

/// Appends the rows that are missing; the grants come with the last one, so that nobody enters before.
async fn append(
    to: &dyn Store,
    id: &TableId,
    mut rows: Vec<Row>,
    grants: &[Grant],
) -> Result<(), TransferError> {
    let Some(last) = rows.pop() else { return Ok(()) };
    let busy = |append| if append == Append::Done { Ok(()) } else { Err(TransferError::Busy(id.clone())) };
    let mut rows = rows.into_iter();
    loop {
        let page: Vec<Row> = rows.by_ref().take(PAGE).collect();
        if page.is_empty() {
            break;
        }
        // Started in order and awaited together, so that they share commits.
        for appended in all_in_order(page.into_iter().map(|it| to.append(id, it))).await {
            busy(appended?)?;
        }
    }
    let there: BTreeMap<[u8; 32], Grant> = to.grants(id).await?.into_iter().map(|it| (it.hash, it)).collect();
    let change = |it: &Grant| match there.get(&it.hash) {
        None => Some(GrantChange::Add(it.clone())),
        Some(there) if it.revoked && !there.revoked => Some(GrantChange::Revoke(it.hash)),
        Some(_) => None,
    };
    let changes = grants.iter().filter_map(change).collect();
    busy(to.append_with(id, last, changes).await?)
}

/// Compares all tables in the target with those in the source.
async fn compare(from: &dyn Store, to: &dyn Store, done: &Transfer) -> Result<(), TransferError> {
    let there: BTreeMap<TableId, Listed> =
        to.tables().await?.into_iter().map(|it| (it.info.id.clone(), it)).collect();
    for listed in from.tables().await? {
        let id = &listed.info.id;
        if done.damaged.contains_key(id) {
            continue;
        }
        let is_same = there.get(id) == Some(&listed) && from.grants(id).await? == to.grants(id).await?;
        // Read back and checked as a whole, not only its end.
        let read = to.load(id).await?;
        if !is_same || read.damage.is_some() || read.hashes.last() != Some(&listed.hash) {
            return Err(TransferError::Differs(id.clone()));
        }
    }
    Ok(())
}
