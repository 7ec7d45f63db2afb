//! The write operations. Each function runs inside a transaction that its caller ends.

use std::sync::Arc;

use rusqlite::{Connection, params};

use schwung_chain::Digest;

use crate::{
    Append, Grant, GrantChange, Row, StoreError, TableId, TableInfo,
    sums::{Head, grant_sum, key_sum, row_sum},
};

use super::reads::{self, number};

/// A write operation.
#[derive(Debug)]
pub(super) enum Work {
    Create {
        info: TableInfo,
        first: Row,
        grants: Vec<Grant>,
    },
    Append {
        table: TableId,
        after: Option<Digest>,
        row: Row,
        changes: Vec<GrantChange>,
    },
    SetTitle {
        table: TableId,
        title: String,
    },
    Delete {
        table: TableId,
    },
    /// Replaces the secret of a store without tables.
    AdoptKey([u8; 32]),
    /// Writes nothing new, to check that the database is writable.
    Check,
}

impl Work {
    /// Total size of the written bodies in bytes.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Work::Create { first: row, .. } | Work::Append { row, .. } => row.body.len(),
            Work::SetTitle { .. } | Work::Delete { .. } | Work::AdoptKey(_) | Work::Check => 0,
        }
    }

    /// Carries out the operation. Operations other than appends return [`Append::Done`].
    pub(super) fn carry_out(&self, file: &Connection) -> Result<Append, StoreError> {
        match self {
            Work::Create { info, first, grants } => create(file, info, first, grants)?,
            Work::Append { table, after, row, changes } => return append(file, table, *after, row, changes),
            Work::SetTitle { table, title } => {
                let mut head = sound_head(file, table)?;
                head.info.title.clone_from(title);
                let sql = "update tables set title = ?2, sum = ?3 where id = ?1";
                write(file, sql, params![table.as_str(), title, head.checksum()])?;
            }
            Work::Delete { table } => {
                found(table, write(file, "delete from tables where id = ?1", [table.as_str()])?)?;
            }
            Work::AdoptKey(key) => {
                let sql = "update store set value = ?1, sum = ?2
                    where name = 'key' and not exists (select 1 from tables)";
                write(file, sql, params![key, key_sum(key)])?;
            }
            Work::Check => {
                // Rewrite the same value, which still exercises the disk.
                let failed = |error| StoreError::Write(Arc::new(error));
                let version: i64 =
                    file.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(failed)?;
                file.pragma_update(None, "user_version", version).map_err(failed)?;
            }
        }
        Ok(Append::Done)
    }
}

fn create(file: &Connection, info: &TableInfo, first: &Row, grants: &[Grant]) -> Result<(), StoreError> {
    if reads::info(file, &info.id)?.is_some() {
        return Err(StoreError::TableTaken(info.id.clone()));
    }
    let sql = "insert into tables (id, created_at, title, system) values (?1, ?2, ?3, ?4)";
    write(file, sql, params![info.id.as_str(), info.created_at, info.title, info.system])?;
    insert(file, Head::new(info.clone()), first)?;
    grants.iter().try_for_each(|grant| add(file, grant))
}

fn append(
    file: &Connection,
    table: &TableId,
    after: Option<Digest>,
    row: &Row,
    changes: &[GrantChange],
) -> Result<Append, StoreError> {
    if let Some(seq) = reads::command(file, table, &row.id)? {
        return Ok(Append::Repeated { seq });
    }
    let head = sound_head(file, table)?;
    let outcome = Append::of(row.seq, after, head.seq, head.hash);
    if outcome != Append::Done {
        return Ok(outcome);
    }
    insert(file, head, row)?;
    for change in changes {
        match change {
            GrantChange::Add(grant) => add(file, grant)?,
            GrantChange::Revoke(hash) => revoke(file, table, hash)?,
        }
    }
    Ok(Append::Done)
}

/// The head of a table to which something can be added.
fn sound_head(file: &Connection, table: &TableId) -> Result<Head, StoreError> {
    let head = reads::table(file, table)?.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    if head.is_sound() { Ok(head) } else { Err(StoreError::Damaged("the entry of a table")) }
}

/// Inserts the row that follows `head`.
fn insert(file: &Connection, head: Head, row: &Row) -> Result<(), StoreError> {
    let Head { info, seq, hash, last_at, bytes, sum } = head.followed_by(row);
    let (table, seq, hash) = (info.id.as_str(), number(seq), hash.as_bytes());
    let row_sum = row_sum(&info.id, row, Digest::from_bytes(*hash));
    let sql =
        "insert into rows (table_id, seq, cmd_id, at, body, hash, sum) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    write(file, sql, params![table, seq, row.id.as_str(), row.at, row.body, hash, row_sum])?;
    let sql = "update tables set head = ?2, hash = ?3, last_at = ?4, bytes = ?5, sum = ?6 where id = ?1";
    write(file, sql, params![table, seq, hash, last_at, bytes, sum])?;
    Ok(())
}

fn add(file: &Connection, grant: &Grant) -> Result<(), StoreError> {
    if reads::find_grant(file, &grant.hash)?.is_some() {
        return Err(StoreError::GrantTaken);
    }
    let sql = "insert into grants (hash, table_id, role, seat, created_at, revoked, sum)
        values (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let Grant { hash, table, role, seat, created_at, revoked } = grant;
    let sum = grant_sum(grant);
    write(file, sql, params![hash, table.as_str(), role, seat, created_at, revoked, sum])?;
    Ok(())
}

fn revoke(file: &Connection, table: &TableId, hash: &[u8; 32]) -> Result<(), StoreError> {
    let grant = reads::find_grant(file, hash)?.filter(|it| it.table == *table);
    let grant = grant.ok_or_else(|| StoreError::NoSuchGrant(table.clone()))?;
    let sum = grant_sum(&Grant { revoked: true, ..grant });
    write(file, "update grants set revoked = 1, sum = ?2 where hash = ?1", params![hash, sum])?;
    Ok(())
}

/// Fails if the statement changed no row.
fn found(table: &TableId, lines: usize) -> Result<(), StoreError> {
    if lines == 0 { Err(StoreError::NoSuchTable(table.clone())) } else { Ok(()) }
}

/// Runs one statement and returns the number of changed rows.
fn write(file: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, StoreError> {
    let run = || file.prepare_cached(sql)?.execute(values);
    run().map_err(|error| StoreError::Write(Arc::new(error)))
}
