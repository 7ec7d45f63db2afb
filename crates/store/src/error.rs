//! Why a store did not do what it was asked.

use std::{error::Error, path::PathBuf, sync::Arc};

use crate::{MAX_BODY, Seq, TableId};

/// What lies behind an error. Neighbours in one commit share theirs.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// Why a store did not do what it was asked: a refusal, where the caller is wrong and asking again does not help,
/// or the step that failed.
///
/// After a refusal nothing has changed. After a failed step of a write it is not certain whether it was carried
/// out: append again with the same command id, and the answer tells.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Refused: there is such a table already.
    #[error("there is a table {0} already")]
    TableTaken(TableId),
    /// Refused: there is no such table, or no longer.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// Refused: a table begins with row 1.
    #[error("a table begins with row 1, not {0}")]
    FirstSeq(Seq),
    /// Refused: the row's body is too long; its length in bytes.
    #[error("the row has {0} bytes, more than {MAX_BODY}")]
    BodyTooLong(usize),
    /// Refused: a grant names another table than the one that it is added to.
    #[error("the grant is one of table {0}")]
    ForeignGrant(TableId),
    /// Refused: there is a grant with this hash already.
    #[error("there is such a grant already")]
    GrantTaken,
    /// Refused: the table has no grant with this hash.
    #[error("table {0} has no such grant")]
    NoSuchGrant(TableId),
    /// Refused: there is a file of that name, and a backup replaces nothing.
    #[error("{0} is there already")]
    BackupTaken(PathBuf),
    /// Refused: this store cannot be backed up into a file.
    #[error("this store has no backups")]
    NoBackups,

    /// The store was closed, or its writer has stopped.
    #[error("the store is closed")]
    Closed,
    /// The file could not be opened or made.
    #[error("{path} cannot be opened")]
    Open {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Cause,
    },
    /// The file is a database of something else. It was not changed.
    #[error("{0} is not a store of tables")]
    NotAStore(PathBuf),
    /// The file was written by a newer version of this program. It was not changed.
    #[error("{path} has schema {found}, this program knows {known}: use a newer version of it")]
    NewerSchema {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The newest schema known here.
        known: u32,
    },
    /// The file is on a disk where what is acknowledged cannot be kept safe while others read; the journal that
    /// it got instead.
    #[error("no write-ahead log is to be had for {path}, only {journal}")]
    Journal {
        /// The file.
        path: PathBuf,
        /// The journal that it got.
        journal: String,
    },
    /// A migration of the schema failed. The file is as it was before it.
    #[error("schema {to} could not be set up")]
    Migrate {
        /// The schema that was wanted.
        to: u32,
        /// Why.
        source: Cause,
    },
    /// The thread that writes could not be started.
    #[error("the writer could not be started")]
    Writer(#[source] Cause),
    /// A transaction could not begin, as when another process keeps the file locked.
    #[error("the store is not ready to be written")]
    Begin(#[source] Cause),
    /// A statement failed.
    #[error("it could not be written")]
    Write(#[source] Cause),
    /// The transaction could not be ended, as when the disk is full.
    #[error("it could not be committed")]
    Commit(#[source] Cause),
    /// Reading failed.
    #[error("it could not be read")]
    Read(#[source] Cause),
    /// What was read cannot have been written here: the file is damaged; what is wrong.
    #[error("the store is damaged: {0}")]
    Damaged(&'static str),
    /// The log could not be moved into the file before closing. Nothing is lost: the next to open it does that.
    #[error("the store could not be tidied up")]
    Checkpoint(#[source] Cause),
    /// The backup could not be made.
    #[error("the backup {path} could not be made")]
    Backup {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Cause,
    },
}
