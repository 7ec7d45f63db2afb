//! Queries.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Params, params};

use crate::{CommandId, Grant, Listed, Row, Seq, StoreError, TableId, TableInfo};

/// The rows after number `after`, at most `limit`.
pub(super) fn rows(
    file: &Connection,
    table: &TableId,
    after: Seq,
    limit: usize,
) -> Result<Vec<Row>, StoreError> {
    let sql = "select seq, cmd_id, at, body from rows where table_id = ?1 and seq > ?2 order by seq limit ?3";
    let values = params![table.as_str(), number(after), i64::try_from(limit).unwrap_or(i64::MAX)];
    let rows = all(file, sql, values, |line| {
        Ok(Row {
            seq: seq(line.get(0)?)?,
            id: command_id(line.get(1)?)?,
            at: line.get(2)?,
            body: line.get(3)?,
        })
    })?;
    if rows.is_empty() {
        exists(file, table)?;
    }
    Ok(rows)
}

/// The number of the last row.
pub(super) fn head(file: &Connection, table: &TableId) -> Result<Option<Seq>, StoreError> {
    let head = one(file, "select max(seq) from rows where table_id = ?1", [table.as_str()], |line| {
        Ok(line.get::<_, Option<i64>>(0)?)
    })?;
    head.flatten().map(seq).transpose().map_err(StoreError::from)
}

/// The number of the row that stores a command.
pub(super) fn command(file: &Connection, table: &TableId, id: &CommandId) -> Result<Option<Seq>, StoreError> {
    let sql = "select seq from rows where table_id = ?1 and cmd_id = ?2";
    one(file, sql, [table.as_str(), id.as_str()], |line| seq(line.get(0)?))
}

/// The columns of a grant.
const GRANT: &str = "select hash, table_id, role, seat, created_at, revoked from grants";

pub(super) fn find_grant(file: &Connection, hash: &[u8; 32]) -> Result<Option<Grant>, StoreError> {
    one(file, &format!("{GRANT} where hash = ?1"), [hash], grant)
}

pub(super) fn grants(file: &Connection, table: &TableId) -> Result<Vec<Grant>, StoreError> {
    let sql = format!("{GRANT} where table_id = ?1 order by created_at, hash");
    let grants = all(file, &sql, [table.as_str()], grant)?;
    if grants.is_empty() {
        exists(file, table)?;
    }
    Ok(grants)
}

pub(super) fn info(file: &Connection, table: &TableId) -> Result<Option<TableInfo>, StoreError> {
    let sql = "select id, created_at, title, system from tables where id = ?1";
    one(file, sql, [table.as_str()], table_info)
}

/// All tables, with the last row of each.
pub(super) fn tables(file: &Connection) -> Result<Vec<Listed>, StoreError> {
    let sql = "select id, created_at, title, system, seq, at from tables join rows on table_id = id
        where seq = (select max(seq) from rows where table_id = id) order by id";
    all(file, sql, [], |line| {
        Ok(Listed { info: table_info(line)?, head: seq(line.get(4)?)?, last_at: line.get(5)? })
    })
}

/// Checks that the database can be read.
pub(super) fn check(file: &Connection) -> Result<(), StoreError> {
    one(file, "select 1 from tables limit 1", [], |_| Ok(())).map(|_| ())
}

fn exists(file: &Connection, table: &TableId) -> Result<(), StoreError> {
    info(file, table)?.map(|_| ()).ok_or_else(|| StoreError::NoSuchTable(table.clone()))
}

/// Converts a sequence number to SQLite's integer type. Numbers never get large enough to be clamped.
pub(super) fn number(seq: Seq) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// Why a database row could not be read.
enum Unread {
    Sql(rusqlite::Error),
    Damaged(&'static str),
}

impl From<rusqlite::Error> for Unread {
    fn from(error: rusqlite::Error) -> Unread {
        Unread::Sql(error)
    }
}

impl From<Unread> for StoreError {
    fn from(error: Unread) -> StoreError {
        match error {
            Unread::Sql(error) => StoreError::Read(Arc::new(error)),
            Unread::Damaged(what) => StoreError::Damaged(what),
        }
    }
}

type Line<'a> = rusqlite::Row<'a>;

fn seq(number: i64) -> Result<Seq, Unread> {
    Seq::try_from(number).map_err(|_| Unread::Damaged("the number of a row"))
}

fn table_id(name: String) -> Result<TableId, Unread> {
    TableId::new(name).map_err(|_| Unread::Damaged("the name of a table"))
}

fn command_id(id: String) -> Result<CommandId, Unread> {
    CommandId::new(id).map_err(|_| Unread::Damaged("the id of a command"))
}

fn table_info(line: &Line<'_>) -> Result<TableInfo, Unread> {
    Ok(TableInfo {
        id: table_id(line.get(0)?)?,
        created_at: line.get(1)?,
        title: line.get(2)?,
        system: line.get(3)?,
    })
}

fn grant(line: &Line<'_>) -> Result<Grant, Unread> {
    Ok(Grant {
        hash: line.get(0)?,
        table: table_id(line.get(1)?)?,
        role: line.get(2)?,
        seat: line.get(3)?,
        created_at: line.get(4)?,
        revoked: line.get(5)?,
    })
}

/// Collects all rows of a query.
fn all<T>(
    file: &Connection,
    sql: &str,
    values: impl Params,
    read: impl Fn(&Line<'_>) -> Result<T, Unread>,
) -> Result<Vec<T>, StoreError> {
    let every = || {
        let mut statement = file.prepare_cached(sql)?;
        let lines = statement.query_and_then(values, &read)?;
        lines.collect::<Result<Vec<T>, Unread>>()
    };
    every().map_err(StoreError::from)
}

/// The first row of a query.
fn one<T>(
    file: &Connection,
    sql: &str,
    values: impl Params,
    read: impl Fn(&Line<'_>) -> Result<T, Unread>,
) -> Result<Option<T>, StoreError> {
    let first = || {
        let mut statement = file.prepare_cached(sql)?;
        let read = statement.query_row(values, |line| Ok(read(line))).optional()?;
        read.transpose()
    };
    first().map_err(StoreError::from)
}
