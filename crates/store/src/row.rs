//! A row: what one accepted command did.

use std::{fmt, str::FromStr};

use crate::StoreError;

/// The number of a row in its table, from 1.
pub type Seq = u64;

/// The longest body of a row, in bytes: 16 MiB.
pub const MAX_BODY: usize = 16 << 20;

/// What a command is called: 1 to 80 bytes of text without control characters. A table carries the same id out once, so
/// whoever must not get in the way of others puts a name of its own before it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CommandId(String);

impl CommandId {
    /// The longest id, in bytes.
    pub const MAX: usize = 80;

    /// The command called `id`.
    ///
    /// # Errors
    /// If the id is empty, too long, or has a control character.
    pub fn new(id: impl Into<String>) -> Result<CommandId, BadCommandId> {
        let id = id.into();
        if (1..=CommandId::MAX).contains(&id.len()) && !id.chars().any(char::is_control) {
            Ok(CommandId(id))
        } else {
            Err(BadCommandId)
        }
    }

    /// The id.
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

/// Not the id of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a command's id has 1 to {} bytes and no control characters", CommandId::MAX)]
pub struct BadCommandId;

/// Everything that one accepted command did. A row never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub seq: Seq,
    /// The command's id.
    pub id: CommandId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What it did: at most [`MAX_BODY`] bytes that mean nothing here.
    pub body: Vec<u8>,
}

impl Row {
    /// What can be said against it whatever is stored.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if self.body.len() > MAX_BODY { Err(StoreError::BodyTooLong(self.body.len())) } else { Ok(()) }
    }

    /// What can be said against it as the first of a table.
    pub(crate) fn check_first(&self) -> Result<(), StoreError> {
        if self.seq != 1 { Err(StoreError::FirstSeq(self.seq)) } else { self.check() }
    }
}

/// What became of a row that was to be appended. Only [`Append::Done`] changed anything.
///
/// What is true first is answered, in the order `Repeated`, `Taken`, `Gap`, `Done`: a client that lost the answer
/// and asks again learns what became of its command, however far the table has gone on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Append {
    /// It is on disk.
    Done,
    /// Its number is taken by another command: read on and try again.
    Taken,
    /// This command is stored already.
    Repeated {
        /// At this number.
        seq: Seq,
    },
    /// The row before it is not there: the caller is ahead of the log.
    Gap,
}

impl Append {
    /// What becomes of row `seq` of a new command, in a log that ends with `head`.
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
