//! Rows: the effect of one accepted command.

use std::{fmt, str::FromStr};

use crate::StoreError;

/// Number of a row within its table, from 1.
pub type Seq = u64;

/// Maximum length of a row's body: 16 MiB.
pub const MAX_BODY: usize = 16 << 20;

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

/// Everything that one accepted command did. Rows are immutable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Sequence number.
    pub seq: Seq,
    /// Id of the command.
    pub id: CommandId,
    /// Timestamp in milliseconds since 1970.
    pub at: i64,
    /// Opaque content, at most [`MAX_BODY`] bytes.
    pub body: Vec<u8>,
}

impl Row {
    /// Checks the row on its own, independent of what is stored.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if self.body.len() > MAX_BODY { Err(StoreError::BodyTooLong(self.body.len())) } else { Ok(()) }
    }

    /// Checks the row as the first row of a table.
    pub(crate) fn check_first(&self) -> Result<(), StoreError> {
        if self.seq != 1 { Err(StoreError::FirstSeq(self.seq)) } else { self.check() }
    }
}

/// The result of an append. Only [`Append::Done`] has changed anything.
///
/// If several results apply, the first in the order `Repeated`, `Taken`, `Gap`, `Done` is returned: a client that lost
/// the answer and asks again learns what became of its command, regardless of how far the table has advanced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Append {
    /// The row is on disk.
    Done,
    /// Another command has this number: read the new rows and try again.
    Taken,
    /// The command was stored before.
    Repeated {
        /// The number of its row.
        seq: Seq,
    },
    /// The previous row does not exist: the caller is ahead of the log.
    Gap,
}

impl Append {
    /// The result for row `seq` of a new command in a log that ends with `head`.
    pub(crate) fn of(seq: Seq, head: Seq) -> Append {
        match seq.checked_sub(head) {
            None | Some(0) => Append::Taken,
            Some(1) => Append::Done,
            Some(_) => Append::Gap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
