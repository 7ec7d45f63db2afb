//! The interface of all stores.

use std::{path::Path, pin::Pin};

use crate::{Append, Grant, GrantChange, Listed, Loaded, Made, Row, Seq, StoreError, TableId, TableInfo};

/// The future result of a call.
///
/// Nothing happens before it is first polled. A write that is dropped before it completes may or may not be carried
/// out.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A store of tables.
///
/// Everything acknowledged is durable: an append that returned [`Append::Done`], a created table or a changed title is
/// on disk. Each call is atomic. A read sees everything that was acknowledged before it began.
pub trait Store: Send + Sync + 'static {
    /// Creates a table with its first row and initial grants.
    ///
    /// # Errors
    /// Returns [`StoreError::TableTaken`], [`StoreError::FirstSeq`] if `first` is not row 1,
    /// [`StoreError::BodyTooLong`], [`StoreError::ForeignGrant`], [`StoreError::GrantTaken`], or the step that failed.
    fn create(&self, info: TableInfo, first: Row, grants: Vec<Grant>) -> Later<'_, ()>;

    /// Appends a row.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`], [`StoreError::BodyTooLong`], or the step that failed.
    fn append<'a>(&'a self, table: &'a TableId, row: Row) -> Later<'a, Append> {
        self.append_with(table, row, Vec::new())
    }

    /// Appends a row and changes grants atomically. Grants change only if the result is [`Append::Done`].
    ///
    /// # Errors
    /// Returns the errors of [`Store::append`] and, if the row itself could be appended, [`StoreError::ForeignGrant`]
    /// or [`StoreError::GrantTaken`] for added grants and [`StoreError::NoSuchGrant`] for revoked ones.
    fn append_with<'a>(
        &'a self,
        table: &'a TableId,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Later<'a, Append>;

    /// Returns the rows after number `after`, in order, at most `limit`.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`] or the step that failed.
    fn read<'a>(&'a self, table: &'a TableId, after: Seq, limit: usize) -> Later<'a, Vec<Row>>;

    /// Returns the whole log of a table and checks its chain of hashes. If the log is damaged, returns the rows before
    /// the damage.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`] or the step that failed before the first row.
    fn load<'a>(&'a self, table: &'a TableId) -> Later<'a, Loaded>;

    /// Returns a secret of this store, with which the hashes that people are shown are veiled. It stays the same for
    /// the life of the store and in its backups.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn key(&self) -> Later<'_, [u8; 32]>;

    /// Returns a number that changes when another process has written to the store.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn changes_by_others(&self) -> Later<'_, u64>;

    /// Returns the number of a table's last row, or `None` if there is no such table.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn head<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Seq>>;

    /// Finds the grant for the token with this SHA-256, revoked or not.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn find_grant<'a>(&'a self, hash: &'a [u8; 32]) -> Later<'a, Option<Grant>>;

    /// Returns all grants of a table, revoked or not, ordered by creation time, then by hash.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`] or the step that failed.
    fn grants<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<Grant>>;

    /// Returns the head of a table, or `None` if there is no such table.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn info<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableInfo>>;

    /// Lists all tables, ordered by id.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn tables(&self) -> Later<'_, Vec<Listed>>;

    /// Changes the title of a table.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`] or the step that failed.
    fn set_title<'a>(&'a self, table: &'a TableId, title: String) -> Later<'a, ()>;

    /// Deletes a table with its rows and grants. Its id can be used again.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`] or the step that failed.
    fn delete<'a>(&'a self, table: &'a TableId) -> Later<'a, ()>;

    /// Checks that the store can be read and written. It writes to the disk, so it takes as long as an append.
    ///
    /// # Errors
    /// Returns the step that failed, or [`StoreError::NoSpace`] shortly before the disk is full.
    fn check(&self) -> Later<'_, ()>;

    /// Whether no other server has the store open, so that unfinished work found in it was interrupted.
    fn is_alone(&self) -> bool;

    /// Finishes running calls, cleans up and closes the store. Later calls fail with [`StoreError::Closed`], except
    /// closing again, which does nothing.
    ///
    /// # Errors
    /// Returns [`StoreError::Checkpoint`]; the store is closed anyway and nothing is lost.
    fn close(&self) -> Later<'_, ()>;

    /// Writes a consistent snapshot of the store into a new file `path` while the store stays in use. The file appears
    /// under its name only when it is complete and on disk.
    ///
    /// # Errors
    /// Returns [`StoreError::BackupTaken`] if the file exists, [`StoreError::NoBackups`], or the step that failed.
    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()>;

    /// Makes a backup in a folder, checks it, and removes older ones beyond `keep`; see [`crate::back_up_into`].
    ///
    /// # Errors
    /// Returns [`StoreError::NoBackups`] or the step that failed.
    fn backup_into<'a>(&'a self, folder: &'a Path, at: i64, keep: usize) -> Later<'a, Made>;
}
