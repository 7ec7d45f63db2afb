//! Checks a whole file for damage.

use std::{collections::BTreeMap, path::Path};

use rusqlite::Connection;

use crate::{Damage, Seq, StoreError, TableId, sums};

use super::{file, reads, schema};

/// Most lines that SQLite's own check reports.
const MOST: usize = 20;

/// The result of checking a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Schema version of the file. Before version 2 there are no hashes to check.
    pub schema: u32,
    /// Number of tables.
    pub tables: usize,
    /// Number of rows that are as they were written.
    pub rows: Seq,
    /// What SQLite found wrong with the structure of the file.
    pub structure: Vec<String>,
    /// The damaged tables, each with the first damage.
    pub damaged: BTreeMap<TableId, Damage>,
    /// Number of grants that were changed.
    pub grants: usize,
}

impl Verified {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.structure.is_empty() && self.damaged.is_empty() && self.grants == 0
    }
}

/// Checks the file `path`: its structure, the chain of hashes of every table, and all checksums. It may be in use.
/// Blocks the thread.
///
/// # Errors
/// Returns [`StoreError::NotAStore`], [`StoreError::NewerSchema`], or [`StoreError::Open`].
pub fn verify(path: &Path) -> Result<Verified, StoreError> {
    let mut file = file::open_reader(path)?;
    let reading = file.transaction().map_err(|error| schema::unread(path, error))?;
    let mut found =
        Verified { schema: schema::schema(&reading, path, schema::KNOWN)?, ..Verified::default() };
    found.structure = structure(&reading);
    if found.schema < schema::KNOWN {
        return Ok(found);
    }
    match (schema::of_new_file(), schema::objects(&reading)) {
        (Ok(wanted), Ok(objects)) if wanted == objects => {}
        _ => found.structure.push("the schema was changed".to_owned()),
    }
    let unreadable =
        |found: &mut Verified, what: &str| found.structure.push(format!("{what} cannot be read"));
    if reads::key(&reading).is_err() {
        unreadable(&mut found, "the key of the store");
    }
    match reads::heads(&reading) {
        Ok(heads) => {
            found.tables = heads.len();
            for head in heads {
                let mut rows = 0;
                let flaw = reads::each_row(&reading, &head, |_, _| rows += 1);
                found.rows += rows;
                if let Some(flaw) = flaw {
                    found.damaged.insert(head.info.id, Damage { seq: rows + 1, flaw });
                }
            }
        }
        Err(_) => unreadable(&mut found, "the list of tables"),
    }
    match reads::grants_with_sums(&reading) {
        Ok(grants) => {
            found.grants = grants.iter().filter(|(grant, sum)| sums::grant_sum(grant) != *sum).count();
        }
        Err(_) => unreadable(&mut found, "the grants"),
    }
    Ok(found)
}

/// What SQLite finds wrong with the structure of the file.
fn structure(file: &Connection) -> Vec<String> {
    let lines = |sql: &str, of: fn(&rusqlite::Row<'_>) -> rusqlite::Result<String>| {
        let mut query = file.prepare(sql)?;
        let lines = query.query_map([], of)?;
        lines.take(MOST).collect::<rusqlite::Result<Vec<String>>>()
    };
    let mut found = Vec::new();
    match lines("pragma integrity_check", |line| line.get(0)) {
        Ok(said) if said == ["ok"] => {}
        Ok(said) => found.extend(said),
        Err(error) => found.push(error.to_string()),
    }
    let orphan = |line: &rusqlite::Row<'_>| {
        Ok(format!("an entry of `{}` belongs to no table", line.get::<_, String>(0)?))
    };
    match lines("pragma foreign_key_check", orphan) {
        Ok(said) => found.extend(said),
        Err(error) => found.push(error.to_string()),
    }
    found.truncate(MOST);
    found
}
