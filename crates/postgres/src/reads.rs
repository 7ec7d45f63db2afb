//! Queries.

use futures_util::{TryStreamExt as _, pin_mut};
use schwung_store::{
    CommandId, Digest, Flaw, Grant, Listed, Row, Seq, Standing, StoreError, TableId, TableInfo,
    sums::{Checker, Head, key_sum},
};
use tokio_postgres::{Row as Line, types::ToSql};

use crate::{error::failed, session::Session};

/// Values of a query.
type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Why a line could not be read.
pub(crate) enum Unread {
    Sql(tokio_postgres::Error),
    Damaged(&'static str),
}

impl From<tokio_postgres::Error> for Unread {
    fn from(error: tokio_postgres::Error) -> Unread {
        Unread::Sql(error)
    }
}

impl From<Unread> for StoreError {
    fn from(error: Unread) -> StoreError {
        match error {
            Unread::Sql(error) => failed(error, StoreError::Read),
            Unread::Damaged(what) => StoreError::Damaged(what),
        }
    }
}

/// Collects all lines of a query.
async fn all<T>(
    session: &Session,
    sql: &'static str,
    values: Values<'_>,
    read: impl Fn(&Line) -> Result<T, Unread>,
) -> Result<Vec<T>, StoreError> {
    let statement = session.prepared(sql).await.map_err(Unread::from)?;
    let lines = session.client.query(&statement, values).await.map_err(Unread::from)?;
    Ok(lines.iter().map(read).collect::<Result<Vec<T>, Unread>>()?)
}

/// The first line of a query.
async fn one<T>(
    session: &Session,
    sql: &'static str,
    values: Values<'_>,
    read: impl Fn(&Line) -> Result<T, Unread>,
) -> Result<Option<T>, StoreError> {
    Ok(all(session, sql, values, read).await?.into_iter().next())
}

/// The rows after number `after`, at most `limit`, and the head of the table.
pub(crate) async fn rows(
    session: &Session,
    table: &TableId,
    after: Seq,
    limit: usize,
) -> Result<(Vec<Row>, Head), StoreError> {
    let sql = "select seq, cmd_id, at, body from rows where table_id = $1 and seq > $2 order by seq limit $3";
    let (id, after) = (table.as_str(), number(after));
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let values: [&(dyn ToSql + Sync); 3] = [&id, &after, &limit];
    // Both are sent at once.
    let (rows, head) = tokio::join!(all(session, sql, &values, row), head(session, table));
    let head = head?.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    Ok((rows?, head))
}

/// The columns of [`Head`].
macro_rules! heads {
    ($rest:literal) => {
        concat!("select id, created_at, title, system, head, hash, last_at, bytes, sum from tables ", $rest)
    };
}

/// The entry of a table in the list of tables.
pub(crate) async fn head(session: &Session, table: &TableId) -> Result<Option<Head>, StoreError> {
    one(session, heads!("where id = $1"), &[&table.as_str()], head_of).await
}

/// The same, locked until the transaction ends.
pub(crate) async fn locked(session: &Session, table: &TableId) -> Result<Option<Head>, StoreError> {
    one(session, heads!("where id = $1 for update"), &[&table.as_str()], head_of).await
}

/// The heads of all tables.
pub(crate) async fn heads(session: &Session) -> Result<Vec<Head>, StoreError> {
    all(session, heads!("order by id"), &[], head_of).await
}

/// Calls `see` for every sound row, and returns what is wrong with the one after them. Within a transaction that sees one
/// state of the database.
pub(crate) async fn each_row(
    session: &Session,
    head: &Head,
    mut see: impl FnMut(Row, Digest),
) -> Result<Option<Flaw>, StoreError> {
    let sql = "select seq, cmd_id, at, body, hash, sum from rows where table_id = $1 order by seq";
    let statement = session.prepared(sql).await.map_err(Unread::from)?;
    let values: [&(dyn ToSql + Sync); 1] = [&head.info.id.as_str()];
    let lines = session.client.query_raw(&statement, values).await.map_err(Unread::from)?;
    pin_mut!(lines);
    let mut checker = Checker::new(head);
    let mut flaw = None;
    // Read to the end even after a flaw: what remains would otherwise be taken for the answer to the next query.
    while let Some(line) = lines.try_next().await.map_err(Unread::from)? {
        if flaw.is_some() {
            continue;
        }
        match checked(&line) {
            Ok((row, hash, sum)) => match checker.next(&row, hash, sum) {
                Ok(()) => see(row, hash),
                Err(found) => flaw = Some(found),
            },
            Err(_) => flaw = Some(Flaw::Unreadable),
        }
    }
    Ok(flaw.or_else(|| checker.end()))
}

fn checked(line: &Line) -> Result<(Row, Digest, i64), Unread> {
    Ok((row(line)?, digest(line, 4)?, line.try_get(5)?))
}

/// The secret of the store.
pub(crate) async fn key(session: &Session) -> Result<[u8; 32], StoreError> {
    let sql = "select value, sum from store where name = 'key'";
    let found = one(session, sql, &[], |line| Ok((bytes(line, 0, KEY)?, line.try_get::<_, i64>(1)?))).await?;
    match found {
        Some((key, sum)) if key_sum(&key) == sum => Ok(key),
        _ => Err(StoreError::Damaged(KEY)),
    }
}

const KEY: &str = "the key of the store";

/// The head of each table, and the hash of the row that the caller knows of it.
pub(crate) async fn standings(
    session: &Session,
    known: &[(TableId, Seq)],
) -> Result<Vec<Standing>, StoreError> {
    let sql = "select t.head, r.hash
        from unnest($1::text[], $2::bigint[]) with ordinality as known (id, seq, nth)
        left join tables t on t.id = known.id left join rows r on r.table_id = known.id and r.seq = known.seq
        order by known.nth";
    let ids: Vec<&str> = known.iter().map(|it| it.0.as_str()).collect();
    let seqs: Vec<i64> = known.iter().map(|it| number(it.1)).collect();
    all(session, sql, &[&ids, &seqs], |line| {
        let head = line.try_get::<_, Option<i64>>(0)?.map(seq).transpose()?;
        let hash = line.try_get::<_, Option<&[u8]>>(1)?.is_some();
        Ok(Standing { head, hash: hash.then(|| digest(line, 1)).transpose()? })
    })
    .await
}

/// The numbers of the rows that store these commands.
pub(crate) async fn commands(
    session: &Session,
    table: &TableId,
    ids: &[&str],
) -> Result<Vec<(String, Seq)>, StoreError> {
    let sql = "select cmd_id, seq from rows where table_id = $1 and cmd_id = any($2)";
    let read = |line: &Line| Ok((line.try_get(0)?, seq(line.try_get(1)?)?));
    all(session, sql, &[&table.as_str(), &ids], read).await
}

pub(crate) async fn find_grant(session: &Session, hash: &[u8; 32]) -> Result<Option<Grant>, StoreError> {
    let sql = "select hash, table_id, role, seat, created_at, revoked from grants where hash = $1";
    one(session, sql, &[&&hash[..]], grant).await
}

pub(crate) async fn grants(session: &Session, table: &TableId) -> Result<Vec<Grant>, StoreError> {
    let sql = "select hash, table_id, role, seat, created_at, revoked from grants where table_id = $1
        order by created_at, hash";
    let values: [&(dyn ToSql + Sync); 1] = [&table.as_str()];
    let (grants, head) = tokio::join!(all(session, sql, &values, grant), head(session, table));
    head?.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    grants
}

/// All grants with their stored checksums.
pub(crate) async fn grants_with_sums(session: &Session) -> Result<Vec<(Grant, i64)>, StoreError> {
    let sql = "select hash, table_id, role, seat, created_at, revoked, sum from grants";
    all(session, sql, &[], |line| Ok((grant(line)?, line.try_get(6)?))).await
}

/// All tables, with data from the last row of each.
pub(crate) async fn tables(session: &Session) -> Result<Vec<Listed>, StoreError> {
    let sql = "select id, created_at, title, system, head, hash, last_at, bytes, sum,
        exists (select 1 from grants where table_id = id) from tables order by id";
    all(session, sql, &[], |line| {
        let Head { info, seq: head, hash, last_at, bytes, sum: _ } = head_of(line)?;
        let bytes = u64::try_from(bytes).unwrap_or_default();
        Ok(Listed { info, head, hash, last_at, bytes, has_grants: line.try_get(9)? })
    })
    .await
}

/// Converts a sequence number to the integer type of the database. Numbers never get large enough to be clamped.
pub(crate) fn number(seq: Seq) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn seq(number: i64) -> Result<Seq, Unread> {
    Seq::try_from(number).map_err(|_| Unread::Damaged("the number of a row"))
}

fn table_id(name: String) -> Result<TableId, Unread> {
    TableId::new(name).map_err(|_| Unread::Damaged("the name of a table"))
}

fn bytes<const N: usize>(line: &Line, at: usize, what: &'static str) -> Result<[u8; N], Unread> {
    line.try_get::<_, &[u8]>(at)?.try_into().map_err(|_| Unread::Damaged(what))
}

fn digest(line: &Line, at: usize) -> Result<Digest, Unread> {
    bytes(line, at, "the hash of a row").map(Digest::from_bytes)
}

fn row(line: &Line) -> Result<Row, Unread> {
    let id = CommandId::new(line.try_get::<_, String>(1)?);
    Ok(Row {
        seq: seq(line.try_get(0)?)?,
        id: id.map_err(|_| Unread::Damaged("the id of a command"))?,
        at: line.try_get(2)?,
        body: line.try_get(3)?,
    })
}

fn head_of(line: &Line) -> Result<Head, Unread> {
    let info = TableInfo {
        id: table_id(line.try_get(0)?)?,
        created_at: line.try_get(1)?,
        title: line.try_get(2)?,
        system: line.try_get(3)?,
    };
    Ok(Head {
        info,
        seq: seq(line.try_get(4)?)?,
        hash: digest(line, 5)?,
        last_at: line.try_get(6)?,
        bytes: line.try_get(7)?,
        sum: line.try_get(8)?,
    })
}

fn grant(line: &Line) -> Result<Grant, Unread> {
    let seat = line.try_get::<_, Option<i16>>(3)?;
    Ok(Grant {
        hash: bytes(line, 0, "the hash of a grant")?,
        table: table_id(line.try_get(1)?)?,
        role: line.try_get(2)?,
        seat: seat.map(u8::try_from).transpose().map_err(|_| Unread::Damaged("the seat of a grant"))?,
        created_at: line.try_get(4)?,
        revoked: line.try_get(5)?,
    })
}
