//! What every store can do.

use std::{path::Path, pin::Pin};

use crate::{Append, Grant, GrantChange, Listed, Row, Seq, StoreError, TableId, TableInfo};

/// An answer of a store, when it comes.
///
/// Nothing is done before it is first polled. A write that was dropped unfinished may or may not be carried out.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where tables are kept.
///
/// What was answered lasts: an append that is [`Append::Done`], a table that was created, a title that was set is on
/// disk. What one call writes is written whole or not at all. A read sees everything that was acknowledged before
/// it began.
pub trait Store: Send + Sync + 'static {
    /// A new table with its first row and the grants to begin with.
    ///
    /// # Errors
    /// [`StoreError::TableTaken`], [`StoreError::FirstSeq`] if `first` is not row 1, [`StoreError::BodyTooLong`],
    /// [`StoreError::ForeignGrant`], [`StoreError::GrantTaken`], or a failed step.
    fn create(&self, info: TableInfo, first: Row, grants: Vec<Grant>) -> Later<'_, ()>;

    /// Appends a row.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], [`StoreError::BodyTooLong`], or a failed step.
    fn append<'a>(&'a self, table: &'a TableId, row: Row) -> Later<'a, Append> {
        self.append_with(table, row, Vec::new())
    }

    /// Appends a row and changes grants with it. Unless the answer is [`Append::Done`], no grant changes.
    ///
    /// # Errors
    /// As [`Store::append`]; [`StoreError::ForeignGrant`], [`StoreError::GrantTaken`] for what is added and
    /// [`StoreError::NoSuchGrant`] for what is revoked, if the row could have been appended.
    fn append_with<'a>(
        &'a self,
        table: &'a TableId,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Later<'a, Append>;

    /// The rows after number `after`, in order, at most `limit`.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], or a failed step.
    fn read<'a>(&'a self, table: &'a TableId, after: Seq, limit: usize) -> Later<'a, Vec<Row>>;

    /// The number of a table's last row; `None` if there is no such table.
    ///
    /// # Errors
    /// A failed step.
    fn head<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Seq>>;

    /// The grant of the token with this SHA-256, revoked or not.
    ///
    /// # Errors
    /// A failed step.
    fn find_grant<'a>(&'a self, hash: &'a [u8; 32]) -> Later<'a, Option<Grant>>;

    /// All grants of a table, revoked or not, the oldest first, those of one moment by hash.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], or a failed step.
    fn grants<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<Grant>>;

    /// The head of a table; `None` if there is no such table.
    ///
    /// # Errors
    /// A failed step.
    fn info<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableInfo>>;

    /// All tables, by name.
    ///
    /// # Errors
    /// A failed step.
    fn tables(&self) -> Later<'_, Vec<Listed>>;

    /// Gives a table another title.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], or a failed step.
    fn set_title<'a>(&'a self, table: &'a TableId, title: String) -> Later<'a, ()>;

    /// Forgets a table with its rows and grants: one that has expired or was thrown away. Its name is free again.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], or a failed step.
    fn delete<'a>(&'a self, table: &'a TableId) -> Later<'a, ()>;

    /// Can the store be read and written? Something is written to see that, so it takes as long as an append.
    ///
    /// # Errors
    /// What fails; [`StoreError::NoSpace`] before the disk is full to the last byte.
    fn check(&self) -> Later<'_, ()>;

    /// Does no other server have these tables open? Then whatever is half done there was broken off.
    fn is_alone(&self) -> bool;

    /// Ends what was begun, tidies up and closes. Whatever is asked later fails with [`StoreError::Closed`], except
    /// closing again, which does nothing.
    ///
    /// # Errors
    /// [`StoreError::Checkpoint`]; the store is closed nevertheless and nothing is lost.
    fn close(&self) -> Later<'_, ()>;

    /// Writes all that is stored at this moment into a new file `path`, while the store goes on. The file is
    /// whole and on disk when it has its name.
    ///
    /// # Errors
    /// [`StoreError::BackupTaken`] if there is a file of that name, [`StoreError::NoBackups`], or a failed step.
    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()>;
}
