//! Ids of tables and commands, and the number and size of rows.

use std::{fmt, str::FromStr};

/// Number of a row within its table, from 1.
pub type Seq = u64;

/// Maximum length of a row's body: 16 MiB.
pub const MAX_BODY: usize = 16 << 20;

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

/// The idempotency key of a command: 1 to 80 bytes of text without control characters. A table carries out each id only
/// once, so callers that must not collide use distinct prefixes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CommandId(String);

impl CommandId {
    /// Maximum length of an id in bytes.
    pub const MAX: usize = 80;

    /// Creates an id.
    ///
    /// # Errors
    /// Returns an error if the id is empty, too long, or contains a control character.
    pub fn new(id: impl Into<String>) -> Result<CommandId, BadCommandId> {
        let id = id.into();
        if (1..=CommandId::MAX).contains(&id.len()) && !id.chars().any(char::is_control) {
            Ok(CommandId(id))
        } else {
            Err(BadCommandId)
        }
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for CommandId {
    type Err = BadCommandId;

    fn from_str(id: &str) -> Result<CommandId, BadCommandId> {
        CommandId::new(id)
    }
}

/// The error for an invalid command id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a command id has 1 to {} bytes and no control characters", CommandId::MAX)]
pub struct BadCommandId;

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

    #[test]
    fn ids_of_commands_are_short_text() {
        for id in ["1", "8f14e45f-ceea-467f-a0e2-f2a1f0d5a3c7", "Würfel 3", &"x".repeat(80)] {
            assert_eq!(CommandId::new(id).map(|it| it.to_string()).as_deref(), Ok(id));
        }
        for id in ["", "a\nb", "a\0", &"ä".repeat(41)] {
            assert_eq!(id.parse::<CommandId>(), Err(BadCommandId), "{id:?}");
        }
    }
}
