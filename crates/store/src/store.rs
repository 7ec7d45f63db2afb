//! The interface of all stores.

use std::{path::Path, pin::Pin};

use schwung_chain::Digest;
use tokio::sync::broadcast;

use crate::{
    Append, Grant, GrantChange, Listed, Loaded, Made, Overview, Row, Seq, Standing, StoreError, TableId,
    TableInfo, Verified,
};

/// Maximum length of a message of [`Store::say`], in bytes.
pub const MAX_HINT: usize = 4_000;

/// A message from another process that uses the same store. Hints may be lost, repeated, late or out of order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A row was appended.
    Row(TableId, Seq),
    /// Another process has said something.
    Said {
        /// Id of the process, different for each start.
        from: String,
        /// The message.
        text: String,
    },
    /// Hints may have been lost: everything must be compared with the store. Also the first hint after a new connection
    /// to the store, which may be another one than before.
    Lost,
}

/// The future result of a call.
///
/// Nothing happens before it is first polled. A write that is dropped before it completes may or may not be carried
/// out.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What an administrator should know about a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Its address, without password.
    pub address: String,
    /// Version of the database.
    pub version: String,
    /// The standbys for which commits wait, as the database is configured; empty if for none.
    pub standbys: String,
    /// Number of standbys that are connected and synchronous, if this may be known.
    pub connected: Option<i64>,
    /// Whether commits are written to the disk.
    pub is_durable: bool,
    /// Names and versions of the servers that have used the store within the last minute, this process included.
    pub nodes: Vec<(String, String)>,
    /// Size of the database in bytes.
    pub bytes: i64,
}

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
    ) -> Later<'a, Append> {
        self.append_after(table, None, row, changes)
    }

    /// Like [`Store::append_with`], but only if the row before it has the hash `after`; otherwise the result is
    /// [`Append::Gap`]. So nobody builds on a log that is no longer the one that was read.
    ///
    /// # Errors
    /// Returns the errors of [`Store::append_with`].
    fn append_after<'a>(
        &'a self,
        table: &'a TableId,
        after: Option<Digest>,
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

    /// Replaces that secret by the one of the store from which tables are about to be moved here. Returns whether it is the
    /// secret now: not if there are tables already, whose hashes were veiled with another one.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn adopt_key(&self, key: [u8; 32]) -> Later<'_, bool>;

    /// Returns a number that changes when another process has written to the store.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn changes_by_others(&self) -> Later<'_, u64>;

    /// Returns what other processes tell those that use the same store, from now on; `None` if this store does not
    /// connect them, so that [`Store::changes_by_others`] must be asked. What was told before may have been missed.
    fn hints(&self) -> Option<broadcast::Receiver<Hint>> {
        None
    }

    /// Tells the other processes that use the store something that need not last, at most [`MAX_HINT`] bytes without
    /// line breaks. It may be lost.
    fn say(&self, text: String) {
        drop(text);
    }

    /// Returns where tables stand: for each of them the number of its last row, and the hash of the row that the caller
    /// knows.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn standings<'a>(&'a self, known: &'a [(TableId, Seq)]) -> Later<'a, Vec<Standing>>;

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

    /// Returns the totals over all tables that a server needs.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn overview(&self) -> Later<'_, Overview> {
        Box::pin(async { Ok(Overview::of(self.tables().await?)) })
    }

    /// Finds the newest table whose id begins with `prefix`; of several that were created in the same millisecond, the
    /// one with the last id.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn newest<'a>(&'a self, prefix: &'a str) -> Later<'a, Option<TableId>> {
        Box::pin(async move {
            let ids = self.tables().await?.into_iter().map(|it| it.info);
            let newest = ids.filter(|it| it.id.as_str().starts_with(prefix));
            Ok(newest.max_by_key(|it| it.created_at).map(|it| it.id))
        })
    }

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

    /// Checks the chain of hashes of every table, and all checksums. The store may be in use.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn verify(&self) -> Later<'_, Verified>;

    /// Returns what an administrator should know about the database; `None` if the store is a file.
    ///
    /// # Errors
    /// Returns the step that failed.
    fn condition(&self) -> Later<'_, Option<Condition>> {
        Box::pin(async { Ok(None) })
    }

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
