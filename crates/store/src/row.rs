//! Rows: the effect of one accepted command.

use schwung_chain::Digest;

use crate::{CommandId, MAX_BODY, Seq, StoreError};

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
    ///
    /// # Errors
    /// Returns [`StoreError::BodyTooLong`].
    pub fn check(&self) -> Result<(), StoreError> {
        if self.body.len() > MAX_BODY { Err(StoreError::BodyTooLong(self.body.len())) } else { Ok(()) }
    }

    /// Checks the row as the first row of a table.
    ///
    /// # Errors
    /// Returns [`StoreError::FirstSeq`] or [`StoreError::BodyTooLong`].
    pub fn check_first(&self) -> Result<(), StoreError> {
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
    /// The previous row does not exist, or is not the one that the caller follows: the log has lost rows that the caller
    /// has seen.
    Gap,
}

impl Append {
    /// The result for row `seq` of a new command, which follows the row with the hash `after`, in a log that ends with
    /// row `head` and its `hash`.
    pub fn of(seq: Seq, after: Option<Digest>, head: Seq, hash: Digest) -> Append {
        match seq.checked_sub(head) {
            None | Some(0) => Append::Taken,
            Some(1) if after.is_none_or(|it| it == hash) => Append::Done,
            Some(_) => Append::Gap,
        }
    }
}
