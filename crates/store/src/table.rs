//! Tables as the store knows them: id and head.

use std::{fmt, str::FromStr};

use crate::Seq;

/// The id of a table: 1 to 32 characters of `a` to `z`, `0` to `9` and `-`, so it can be used in URLs without escaping.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// Maximum length of an id in bytes.
    pub const MAX: usize = 32;

    /// Creates an id.
    ///
    /// # Errors
    /// Returns an error if the id is empty, too long, or contains any other character.
    pub fn new(name: impl Into<String>) -> Result<TableId, BadTableId> {
        let name = name.into();
        let allowed = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
        if (1..=TableId::MAX).contains(&name.len()) && name.bytes().all(allowed) {
            Ok(TableId(name))
        } else {
            Err(BadTableId)
        }
    }

    /// The id as text.
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

/// The error for an invalid table id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table id has 1 to {} characters from a to z, 0 to 9 and -", TableId::MAX)]
pub struct BadTableId;

/// The head of a table: what is known without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// Id of the table.
    pub id: TableId,
    /// Time of creation in milliseconds since 1970.
    pub created_at: i64,
    /// Title shown to people.
    pub title: String,
    /// Id of the rule system.
    pub system: String,
}

/// An entry in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Head of the table.
    pub info: TableInfo,
    /// Number of its last row.
    pub head: Seq,
    /// Timestamp of its last row in milliseconds since 1970.
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
