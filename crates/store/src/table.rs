//! A table as the store knows it: its name and its head.

use std::{fmt, str::FromStr};

use crate::Seq;

/// A table's name: 1 to 32 characters of `a` to `z`, `0` to `9` and `-`. It can stand in a link as it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// The longest name, in bytes.
    pub const MAX: usize = 32;

    /// The table called `name`.
    ///
    /// # Errors
    /// If the name is empty, too long, or has another character.
    pub fn new(name: impl Into<String>) -> Result<TableId, BadTableId> {
        let name = name.into();
        let allowed = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
        if (1..=TableId::MAX).contains(&name.len()) && name.bytes().all(allowed) {
            Ok(TableId(name))
        } else {
            Err(BadTableId)
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(name: &str) -> Result<TableId, BadTableId> {
        TableId::new(name)
    }
}

/// Not the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's name has 1 to {} characters of a to z, 0 to 9 and -", TableId::MAX)]
pub struct BadTableId;

/// The head of a table: what can be said of it without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// Its name.
    pub id: TableId,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// What people call it.
    pub title: String,
    /// The rule system, by id.
    pub system: String,
}

/// A table in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its head.
    pub info: TableInfo,
    /// The number of its last row.
    pub head: Seq,
    /// The time of its last row, in milliseconds since 1970.
    pub last_at: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_stand_in_links() {
        for name in ["a", "montag-7", "0", &"x".repeat(32)] {
            assert_eq!(TableId::new(name).map(|it| it.to_string()).as_deref(), Ok(name));
        }
        for name in ["", "A", "ä", "a b", "a/b", "a.b", "a\0", &"x".repeat(33)] {
            assert_eq!(name.parse::<TableId>(), Err(BadTableId), "{name:?}");
        }
    }
}
