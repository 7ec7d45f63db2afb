//! Why a store did not do what it was asked.

use std::{
    error::Error,
    io::{self, ErrorKind},
    path::PathBuf,
    sync::Arc,
};

use rusqlite::{ErrorCode, ffi};

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
    /// Another server has the file open; the number of its process, if it left one.
    #[error("{path} is open in another server{}", by.map(|it| format!(" (process {it})")).unwrap_or_default())]
    InUse {
        /// The file.
        path: PathBuf,
        /// The process.
        by: Option<u32>,
    },
    /// The disk is as good as full; the bytes that are left.
    #[error("only {left} bytes are left on the disk of {path}")]
    NoSpace {
        /// The file.
        path: PathBuf,
        /// What is left, in bytes.
        left: u64,
    },
    /// The disk can only be read.
    #[error("the disk of {0} can only be read")]
    ReadOnly(PathBuf),
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

/// What is wrong with a disk, as far as its keeper can do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no room left, or no more is allowed.
    Full,
    /// Nothing can be written there: it is mounted so, or belongs to somebody else.
    ReadOnly,
}

impl StoreError {
    /// What is wrong with the disk, if that is it.
    pub fn trouble(&self) -> Option<Trouble> {
        match self {
            StoreError::NoSpace { .. } => return Some(Trouble::Full),
            StoreError::ReadOnly(_) => return Some(Trouble::ReadOnly),
            _ => {}
        }
        // What is shared is no error of its own kind: it has to be taken out first.
        let mut cause = self.cause().map(|it| &**it as &(dyn Error + 'static));
        while let Some(error) = cause {
            let found = match (error.downcast_ref::<io::Error>(), error.downcast_ref::<rusqlite::Error>()) {
                (Some(error), _) => of_disk(error.kind()),
                (_, Some(error)) => error.sqlite_error().and_then(of_sqlite),
                _ => None,
            };
            if found.is_some() {
                return found;
            }
            cause = error.source();
        }
        None
    }
}

impl StoreError {
    /// What lies behind it.
    fn cause(&self) -> Option<&Cause> {
        match self {
            StoreError::Open { source, .. }
            | StoreError::Migrate { source, .. }
            | StoreError::Backup { source, .. }
            | StoreError::Writer(source)
            | StoreError::Begin(source)
            | StoreError::Write(source)
            | StoreError::Commit(source)
            | StoreError::Read(source)
            | StoreError::Checkpoint(source) => Some(source),
            StoreError::TableTaken(_)
            | StoreError::NoSuchTable(_)
            | StoreError::FirstSeq(_)
            | StoreError::BodyTooLong(_)
            | StoreError::ForeignGrant(_)
            | StoreError::GrantTaken
            | StoreError::NoSuchGrant(_)
            | StoreError::BackupTaken(_)
            | StoreError::NoBackups
            | StoreError::Closed
            | StoreError::InUse { .. }
            | StoreError::NoSpace { .. }
            | StoreError::ReadOnly(_)
            | StoreError::NotAStore(_)
            | StoreError::NewerSchema { .. }
            | StoreError::Journal { .. }
            | StoreError::Damaged(_) => None,
        }
    }
}

fn of_disk(kind: ErrorKind) -> Option<Trouble> {
    match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Some(Trouble::Full),
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Some(Trouble::ReadOnly),
        _ => None,
    }
}

fn of_sqlite(error: &ffi::Error) -> Option<Trouble> {
    match (error.code, error.extended_code) {
        (ErrorCode::DiskFull, _) => Some(Trouble::Full),
        // Where the system says no more than that a file could not be made longer.
        (_, ffi::SQLITE_IOERR_SHMSIZE | ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_IOERR_TRUNCATE) => {
            Some(Trouble::Full)
        }
        (ErrorCode::ReadOnly | ErrorCode::PermissionDenied, _) => Some(Trouble::ReadOnly),
        _ => None,
    }
}
