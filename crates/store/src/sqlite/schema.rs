//! Opens the file and migrates its schema.

use std::{error::Error, path::Path, sync::Arc};

use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

use crate::StoreError;

use super::{
    backup, chain,
    file::{connect, make, unopened},
};

/// A migration: SQL, then data that SQL alone cannot compute, then SQL.
pub(super) struct Step {
    before: &'static str,
    fill: fn(&Transaction<'_>) -> Result<(), Box<dyn Error + Send + Sync>>,
    after: &'static str,
}

/// The migrations, in order. There are no downgrades, and released migrations never change.
const STEPS: [Step; 2] = [
    Step { before: include_str!("../../migrations/0001.sql"), fill: |_| Ok(()), after: "" },
    Step {
        before: include_str!("../../migrations/0002-columns.sql"),
        fill: chain::fill,
        after: include_str!("../../migrations/0002-triggers.sql"),
    },
];

/// Newest known schema version.
pub(super) const KNOWN: u32 = STEPS.len() as u32;

/// SQLite application id of our files: "Schw".
const APPLICATION: i32 = 0x5363_6877;

/// Size limit of the write-ahead log file after a checkpoint: 64 MiB.
const LOG_KEPT: i64 = 64 << 20;

/// Opens the writing connection.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    make(path).map_err(|error| unopened(path, error))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut file = connect(path, flags)?;
    // Checked before anything is changed, including the journal mode.
    let reading = file.transaction().map_err(|error| unread(path, error))?;
    let found = schema(&reading, path, KNOWN)?;
    reading.rollback().map_err(|error| unread(path, error))?;
    if (1..KNOWN).contains(&found) {
        backup::before_migration(path, found)?;
    }
    settle(&file, path)?;
    migrate(&mut file, path, &STEPS)?;
    Ok(file)
}

/// Like [`unopened`], but recognizes files that are no SQLite database.
pub(super) fn unread(path: &Path, error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::NotAStore(path.to_owned()),
        _ => unopened(path, error),
    }
}

/// Sets the pragmas of the writing connection.
fn settle(file: &Connection, path: &Path) -> Result<(), StoreError> {
    let set = || {
        let journal: String = file.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
        file.pragma_update(None, "synchronous", "full")?;
        file.pragma_update(None, "foreign_keys", true)?;
        // This pragma returns the new value.
        file.pragma_update_and_check(None, "journal_size_limit", LOG_KEPT, |_| Ok(()))?;
        Ok(journal)
    };
    let journal = set().map_err(|error: rusqlite::Error| unopened(path, error))?;
    if journal == "wal" { Ok(()) } else { Err(StoreError::Journal { path: path.to_owned(), journal }) }
}

/// The schema of a new file, to compare others with.
pub(super) fn of_new_file() -> rusqlite::Result<Vec<(String, String)>> {
    let file = Connection::open_in_memory()?;
    for Step { before, fill: _, after } in &STEPS {
        file.execute_batch(before)?;
        file.execute_batch(after)?;
    }
    objects(&file)
}

/// The name and definition of every table, index and trigger.
pub(super) fn objects(file: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    let mut query = file.prepare("select name, coalesce(sql, '') from sqlite_schema order by type, name")?;
    let objects = query.query_map([], |line| Ok((line.get(0)?, line.get(1)?)))?;
    objects.collect()
}

/// The schema version of a file, which must not exceed `known`; 0 if the file is empty.
pub(super) fn schema(file: &Transaction<'_>, path: &Path, known: u32) -> Result<u32, StoreError> {
    let read = || {
        let application: i32 = file.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version: i64 = file.pragma_query_value(None, "user_version", |row| row.get(0))?;
        let things: i64 = file.query_row("select count(*) from sqlite_schema", [], |row| row.get(0))?;
        Ok((application, version, things))
    };
    let (application, version, things) = read().map_err(|error| unread(path, error))?;
    let found = match (application, version, things) {
        (0, 0, 0) => 0,
        (APPLICATION, 1.., _) => u32::try_from(version).unwrap_or(u32::MAX),
        _ => return Err(StoreError::NotAStore(path.to_owned())),
    };
    if found > known {
        return Err(StoreError::NewerSchema { path: path.to_owned(), found, known });
    }
    Ok(found)
}

/// Applies the missing migrations in one transaction.
fn migrate(file: &mut Connection, path: &Path, steps: &[Step]) -> Result<(), StoreError> {
    let to = u32::try_from(steps.len()).unwrap_or(u32::MAX);
    let failed = |error: rusqlite::Error| StoreError::Migrate { to, source: Arc::new(error) };
    let unfilled = |error: Box<dyn Error + Send + Sync>| StoreError::Migrate { to, source: error.into() };
    let transaction = file.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    // Check again under the lock.
    let found = schema(&transaction, path, to)?;
    if found == to {
        return Ok(());
    }
    for step in &steps[found as usize..] {
        transaction.execute_batch(step.before).map_err(failed)?;
        (step.fill)(&transaction).map_err(unfilled)?;
        transaction.execute_batch(step.after).map_err(failed)?;
    }
    let take = || {
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", to)
    };
    take().map_err(failed)?;
    transaction.commit().map_err(failed)
}

#[cfg(test)]
mod tests;
