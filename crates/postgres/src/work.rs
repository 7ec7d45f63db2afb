//! The write operations, each in a transaction of its own.

use std::collections::HashMap;

use schwung_store::{
    Append, Digest, Grant, GrantChange, Row, Seq, StoreError, TableId, TableInfo,
    sums::{Head, grant_sum, key_sum, row_sum},
};
use tokio_postgres::types::ToSql;

use crate::{
    error::failed,
    reads::{self, number},
    session::{Session, roll_back},
};

/// Runs one statement and returns the number of changed lines.
async fn write(
    session: &Session,
    sql: &'static str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<u64, StoreError> {
    let statement = session.prepared(sql).await.map_err(|it| failed(it, StoreError::Write))?;
    session.client.execute(&statement, values).await.map_err(|it| failed(it, StoreError::Write))
}

async fn begin(session: &Session) -> Result<(), StoreError> {
    session.client.batch_execute("begin").await.map_err(|it| failed(it, StoreError::Begin))
}

async fn commit(session: &Session) -> Result<(), StoreError> {
    session.client.batch_execute("commit").await.map_err(|it| failed(it, StoreError::Commit))
}

/// Commits if `done` is good, and rolls back otherwise.
async fn finish<T>(session: &Session, done: Result<T, StoreError>) -> Result<T, StoreError> {
    match done {
        Ok(done) => commit(session).await.map(|()| done),
        Err(error) => {
            // If this fails as well, the connection is not used again.
            roll_back(session).await?;
            Err(error)
        }
    }
}

/// Creates a table with its first row and initial grants.
pub(crate) async fn create(
    session: &Session,
    info: &TableInfo,
    first: &Row,
    grants: &[Grant],
) -> Result<Head, StoreError> {
    begin(session).await?;
    let done = create_within(session, info, first, grants).await;
    finish(session, done).await
}

async fn create_within(
    session: &Session,
    info: &TableInfo,
    first: &Row,
    grants: &[Grant],
) -> Result<Head, StoreError> {
    let head = Head::new(info.clone()).followed_by(first);
    let sql = "insert into tables (id, created_at, title, system, head, hash, last_at, bytes, sum)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing";
    let Head { info: TableInfo { id, created_at, title, system }, seq, hash, last_at, bytes, sum } = &head;
    let (name, seq, hash) = (id.as_str(), number(*seq), &hash.as_bytes()[..]);
    let values: [&(dyn ToSql + Sync); 9] =
        [&name, created_at, title, system, &seq, &hash, last_at, bytes, sum];
    if write(session, sql, &values).await? == 0 {
        return Err(StoreError::TableTaken(info.id.clone()));
    }
    insert(session, &info.id, std::slice::from_ref(first), Digest::START).await?;
    for grant in grants {
        add(session, grant).await?;
    }
    Ok(head)
}

/// A row to append.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) after: Option<Digest>,
    pub(crate) row: Row,
    pub(crate) changes: Vec<GrantChange>,
}

/// What became of several rows that were appended together.
#[derive(Debug)]
pub(crate) struct Appended {
    /// The result for each of them.
    pub(crate) results: Vec<Append>,
    /// The new head of the table; `None` if nothing was appended.
    pub(crate) head: Option<Head>,
}

/// Appends a row with a single statement if `head` is still the head of the table, otherwise returns `None`.
pub(crate) async fn append_to(
    session: &Session,
    head: Head,
    wanted: &Wanted,
) -> Result<Option<Head>, StoreError> {
    // Without the casts, PostgreSQL takes a number that is compared with `$3 - 1` for a shorter one.
    let sql = "with moved as (
            update tables set head = $3::bigint, hash = $4::bytea, last_at = $5::bigint, bytes = $6, sum = $7
            where id = $1::text and sum = $2::bigint and hash = $11::bytea and head = $3::bigint - 1
                and not exists (select 1 from rows where table_id = $1::text and cmd_id = $8::text)
            returning id)
        insert into rows (table_id, seq, cmd_id, at, body, hash, sum)
        select id, $3::bigint, $8::text, $5::bigint, $9, $4::bytea, $10 from moved";
    let (before, last, row) = (head.sum, head.hash, &wanted.row);
    let head = head.followed_by(row);
    let (table, seq, hash) = (head.info.id.as_str(), number(head.seq), &head.hash.as_bytes()[..]);
    let row_sum = row_sum(&head.info.id, row, head.hash);
    let values: [&(dyn ToSql + Sync); 11] = [
        &table,
        &before,
        &seq,
        &hash,
        &row.at,
        &head.bytes,
        &head.sum,
        &row.id.as_str(),
        &row.body,
        &row_sum,
        &&last.as_bytes()[..],
    ];
    // There is no explicit transaction: the statement is its own, so it is committed when the answer is there.
    Ok((write(session, sql, &values).await? > 0).then_some(head))
}

/// Appends rows in one transaction. Only a single one may have changes of grants.
pub(crate) async fn append(
    session: &Session,
    table: &TableId,
    wanted: &[Wanted],
) -> Result<Appended, StoreError> {
    let ids: Vec<&str> = wanted.iter().map(|it| it.row.id.as_str()).collect();
    // Sent at once, carried out one after the other: the commands are looked for once nobody else can append.
    let (begun, head, known) =
        tokio::join!(begin(session), reads::locked(session, table), reads::commands(session, table, &ids));
    begun?;
    let done = match (head, known) {
        (Ok(head), Ok(known)) => append_within(session, table, head, known, wanted).await,
        (Err(error), _) | (_, Err(error)) => Err(error),
    };
    match done {
        Ok(done) if done.head.is_none() => roll_back(session).await.map(|()| done),
        done => finish(session, done).await,
    }
}

async fn append_within(
    session: &Session,
    table: &TableId,
    head: Option<Head>,
    known: Vec<(String, Seq)>,
    wanted: &[Wanted],
) -> Result<Appended, StoreError> {
    let mut known: HashMap<String, Seq> = known.into_iter().collect();
    let old = head.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    if !old.is_sound() {
        return Err(StoreError::Damaged("the entry of a table"));
    }
    let (mut head, mut results, mut rows) = (old.clone(), Vec::new(), Vec::new());
    for Wanted { after, row, .. } in wanted {
        let result = match known.get(row.id.as_str()) {
            Some(&seq) => Append::Repeated { seq },
            None => Append::of(row.seq, *after, head.seq, head.hash),
        };
        if result == Append::Done {
            head = head.followed_by(row);
            known.insert(row.id.to_string(), row.seq);
            rows.push(row.clone());
        }
        results.push(result);
    }
    if rows.is_empty() {
        return Ok(Appended { results, head: None });
    }
    let moved = async {
        let sql = "update tables set head = $2, hash = $3, last_at = $4, bytes = $5, sum = $6 where id = $1";
        let (seq, hash) = (number(head.seq), &head.hash.as_bytes()[..]);
        write(session, sql, &[&table.as_str(), &seq, &hash, &head.last_at, &head.bytes, &head.sum]).await
    };
    let (inserted, moved) = tokio::join!(insert(session, table, &rows, old.hash), moved);
    inserted?;
    moved?;
    for change in wanted.iter().flat_map(|it| &it.changes) {
        match change {
            GrantChange::Add(grant) => add(session, grant).await?,
            GrantChange::Revoke(hash) => revoke(session, table, hash).await?,
        }
    }
    Ok(Appended { results, head: Some(head) })
}

/// Inserts rows that follow the one with the hash `last`.
async fn insert(
    session: &Session,
    table: &TableId,
    rows: &[Row],
    mut last: Digest,
) -> Result<(), StoreError> {
    let sql = "insert into rows (table_id, seq, cmd_id, at, body, hash, sum)
        select $1, * from unnest($2::bigint[], $3::text[], $4::bigint[], $5::bytea[], $6::bytea[], $7::bigint[])";
    let (mut hashes, mut sums) = (Vec::new(), Vec::new());
    for row in rows {
        last = last.then(&row.body);
        hashes.push(last.as_bytes().to_vec());
        sums.push(row_sum(table, row, last));
    }
    let seqs: Vec<i64> = rows.iter().map(|it| number(it.seq)).collect();
    let ids: Vec<&str> = rows.iter().map(|it| it.id.as_str()).collect();
    let times: Vec<i64> = rows.iter().map(|it| it.at).collect();
    let bodies: Vec<&[u8]> = rows.iter().map(|it| &*it.body).collect();
    write(session, sql, &[&table.as_str(), &seqs, &ids, &times, &bodies, &hashes, &sums]).await?;
    Ok(())
}

async fn add(session: &Session, grant: &Grant) -> Result<(), StoreError> {
    let sql = "insert into grants (hash, table_id, role, seat, created_at, revoked, sum)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict (hash) do nothing";
    let Grant { hash, table, role, seat, created_at, revoked } = grant;
    let (seat, sum) = (seat.map(i16::from), grant_sum(grant));
    let values: [&(dyn ToSql + Sync); 7] =
        [&&hash[..], &table.as_str(), role, &seat, created_at, revoked, &sum];
    if write(session, sql, &values).await? == 0 { Err(StoreError::GrantTaken) } else { Ok(()) }
}

async fn revoke(session: &Session, table: &TableId, hash: &[u8; 32]) -> Result<(), StoreError> {
    let grant = reads::find_grant(session, hash).await?.filter(|it| it.table == *table);
    let grant = grant.ok_or_else(|| StoreError::NoSuchGrant(table.clone()))?;
    let sum = grant_sum(&Grant { revoked: true, ..grant });
    let sql = "update grants set revoked = true, sum = $2 where hash = $1";
    write(session, sql, &[&&hash[..], &sum]).await.map(|_| ())
}

/// Changes the title in the list of tables, which is only a copy: it need not reach the standbys before the answer.
pub(crate) async fn set_title(session: &Session, table: &TableId, title: &str) -> Result<(), StoreError> {
    begin(session).await?;
    let done = async {
        write(session, "set local synchronous_commit = local", &[]).await?;
        let head = reads::locked(session, table).await?;
        let mut head = head.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
        if !head.is_sound() {
            return Err(StoreError::Damaged("the entry of a table"));
        }
        title.clone_into(&mut head.info.title);
        let sql = "update tables set title = $2, sum = $3 where id = $1";
        write(session, sql, &[&table.as_str(), &title, &head.checksum()]).await
    };
    let done = done.await;
    finish(session, done).await.map(|_| ())
}

/// Deletes a table with its rows and grants.
pub(crate) async fn delete(session: &Session, table: &TableId) -> Result<(), StoreError> {
    let gone = write(session, "delete from tables where id = $1", &[&table.as_str()]).await?;
    if gone == 0 { Err(StoreError::NoSuchTable(table.clone())) } else { Ok(()) }
}

/// Replaces the secret of a store without tables. Returns whether it has this secret now.
pub(crate) async fn adopt_key(session: &Session, key: &[u8; 32]) -> Result<bool, StoreError> {
    let sql = "update store set value = $1, sum = $2
        where name = 'key' and (value = $1 or not exists (select 1 from tables))";
    Ok(write(session, sql, &[&&key[..], &key_sum(key)]).await? > 0)
}
