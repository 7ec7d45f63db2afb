//! Queries.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Params, params};
use schwung_chain::Digest;

use crate::{
    CommandId, Damage, Flaw, Grant, Listed, Loaded, Overview, Row, Seq, Standing, StoreError, TableId,
    TableInfo,
    sums::{Checker, Head, key_sum},
};

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
    one(file, "select head from tables where id = ?1", [table.as_str()], |line| seq(line.get(0)?))
}

/// The columns of [`Head`].
const HEAD: &str = "select id, created_at, title, system, head, hash, last_at, bytes, sum from tables";

fn head_of(line: &Line<'_>) -> Result<Head, Unread> {
    Ok(Head {
        info: table_info(line)?,
        seq: seq(line.get(4)?)?,
        hash: Digest::from_bytes(line.get(5)?),
        last_at: line.get(6)?,
        bytes: line.get(7)?,
        sum: line.get(8)?,
    })
}

/// The head of each table, and the hash of the row that the caller knows of it.
pub(super) fn standings(file: &Connection, known: &[(TableId, Seq)]) -> Result<Vec<Standing>, StoreError> {
    let sql = "select (select head from tables where id = ?1),
        (select hash from rows where table_id = ?1 and seq = ?2)";
    let standing = |(table, known): &(TableId, Seq)| {
        let found = one(file, sql, params![table.as_str(), number(*known)], |line| {
            let head = line.get::<_, Option<i64>>(0)?.map(seq).transpose()?;
            Ok(Standing { head, hash: line.get::<_, Option<[u8; 32]>>(1)?.map(Digest::from_bytes) })
        });
        found.map(Option::unwrap_or_default)
    };
    known.iter().map(standing).collect()
}

/// The entry of a table in the list of tables.
pub(super) fn table(file: &Connection, table: &TableId) -> Result<Option<Head>, StoreError> {
    one(file, &format!("{HEAD} where id = ?1"), [table.as_str()], head_of)
}

/// The log of a table up to the first damage.
pub(super) fn load(file: &Connection, id: &TableId) -> Result<Loaded, StoreError> {
    let head = table(file, id)?.ok_or_else(|| StoreError::NoSuchTable(id.clone()))?;
    let mut loaded = Loaded { rows: Vec::new(), hashes: Vec::new(), damage: None };
    let flaw = each_row(file, &head, |row, hash| {
        loaded.rows.push(row);
        loaded.hashes.push(hash);
    });
    if matches!(flaw, Some(Flaw::Unreadable)) && loaded.rows.is_empty() {
        return Err(StoreError::Damaged("the first row of a table"));
    }
    loaded.damage = flaw.map(|flaw| Damage { seq: loaded.rows.len() as Seq + 1, flaw });
    Ok(loaded)
}

/// Calls `see` for every sound row, and returns the error of the first damaged one.
pub(super) fn each_row(file: &Connection, head: &Head, mut see: impl FnMut(Row, Digest)) -> Option<Flaw> {
    let mut checker = Checker::new(head);
    let mut read = || -> Result<Option<Flaw>, Unread> {
        let sql = "select seq, cmd_id, at, body, hash, sum from rows where table_id = ?1 order by seq";
        let mut statement = file.prepare_cached(sql)?;
        let mut lines = statement.query([head.info.id.as_str()])?;
        while let Some(line) = lines.next()? {
            let row = Row {
                seq: seq(line.get(0)?)?,
                id: command_id(line.get(1)?)?,
                at: line.get(2)?,
                body: line.get(3)?,
            };
            let (hash, sum) = (Digest::from_bytes(line.get(4)?), line.get::<_, i64>(5)?);
            if let Err(flaw) = checker.next(&row, hash, sum) {
                return Ok(Some(flaw));
            }
            see(row, hash);
        }
        Ok(None)
    };
    read().unwrap_or(Some(Flaw::Unreadable)).or_else(|| checker.end())
}

/// The secret of the store.
pub(super) fn key(file: &Connection) -> Result<[u8; 32], StoreError> {
    let (key, sum) = key_with_sum(file)?;
    if key_sum(&key) == sum { Ok(key) } else { Err(StoreError::Damaged(KEY)) }
}

/// The secret of the store with its stored checksum.
pub(super) fn key_with_sum(file: &Connection) -> Result<([u8; 32], i64), StoreError> {
    let sql = "select value, sum from store where name = 'key'";
    one(file, sql, [], |line| Ok((line.get(0)?, line.get(1)?)))?.ok_or(StoreError::Damaged(KEY))
}

const KEY: &str = "the key of the store";

/// The heads of all tables.
pub(super) fn heads(file: &Connection) -> Result<Vec<Head>, StoreError> {
    all(file, &format!("{HEAD} order by id"), [], head_of)
}

/// All grants with their stored checksums.
pub(super) fn grants_with_sums(file: &Connection) -> Result<Vec<(Grant, i64)>, StoreError> {
    let sql = "select hash, table_id, role, seat, created_at, revoked, sum from grants";
    all(file, sql, [], |line| Ok((grant(line)?, line.get(6)?)))
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

/// All tables, with data from the last row of each.
pub(super) fn tables(file: &Connection) -> Result<Vec<Listed>, StoreError> {
    all(file, &format!("{LISTED} order by id"), [], listed)
}

/// Totals over all tables, without reading the whole list.
pub(super) fn overview(file: &Connection) -> Result<Overview, StoreError> {
    let count = |line: &Line<'_>| {
        Ok((line.get::<_, String>(0)?, usize::try_from(line.get::<_, i64>(1)?).unwrap_or_default()))
    };
    let systems = all(file, "select system, count(*) from tables group by system", [], count)?;
    let sql = format!("{LISTED} where not exists (select 1 from grants where table_id = id) order by id");
    Ok(Overview { systems: systems.into_iter().collect(), without_grants: all(file, &sql, [], listed)? })
}

/// The newest table whose id begins with `prefix`.
pub(super) fn newest(file: &Connection, prefix: &str) -> Result<Option<TableId>, StoreError> {
    // All characters of an id come before this one.
    let sql =
        "select id from tables where id >= ?1 and id < ?1 || '~' order by created_at desc, id desc limit 1";
    one(file, sql, [prefix], |line| table_id(line.get(0)?))
}

/// The columns of [`Listed`].
const LISTED: &str = "select id, created_at, title, system, head, hash, last_at, bytes,
    exists (select 1 from grants where table_id = id) from tables";

fn listed(line: &Line<'_>) -> Result<Listed, Unread> {
    Ok(Listed {
        info: table_info(line)?,
        head: seq(line.get(4)?)?,
        hash: Digest::from_bytes(line.get(5)?),
        last_at: line.get(6)?,
        bytes: u64::try_from(line.get::<_, i64>(7)?).unwrap_or_default(),
        has_grants: line.get(8)?,
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
