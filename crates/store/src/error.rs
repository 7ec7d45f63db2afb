//! Errors of stores.

use std::{
    error::Error,
    io::{self, ErrorKind},
    path::PathBuf,
    sync::Arc,
};

use rusqlite::{ErrorCode, ffi};

use crate::{MAX_BODY, Seq, TableId};

/// The underlying error. Calls that were committed together share it.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// Why a store could not carry out a call: either a refusal, where the caller is wrong and repeating the call does not
/// help, or the step that failed.
///
/// A refused call has changed nothing. After a failed write it is uncertain whether it was carried out: append again
/// with the same command id to find out.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Refused: the table already exists.
    #[error("table {0} already exists")]
    TableTaken(TableId),
    /// Refused: the table does not exist or was deleted.
    #[error("table {0} does not exist")]
    NoSuchTable(TableId),
    /// Refused: the first row of a table must have number 1.
    #[error("the first row of a table has number 1, not {0}")]
    FirstSeq(Seq),
    /// Refused: the body of the row is too long. Contains its length in bytes.
    #[error("the row has {0} bytes; the maximum is {MAX_BODY}")]
    BodyTooLong(usize),
    /// Refused: the grant belongs to another table.
    #[error("the grant belongs to table {0}")]
    ForeignGrant(TableId),
    /// Refused: a grant with this hash already exists.
    #[error("the grant already exists")]
    GrantTaken,
    /// Refused: the table has no grant with this hash.
    #[error("table {0} has no such grant")]
    NoSuchGrant(TableId),
    /// Refused: the file already exists, and backups never overwrite.
    #[error("{0} already exists")]
    BackupTaken(PathBuf),
    /// Refused: this store does not support backups.
    #[error("this store does not support backups")]
    NoBackups,

    /// The store is closed, or its writer has stopped.
    #[error("the store is closed")]
    Closed,
    /// The file could not be opened or created.
    #[error("{path} cannot be opened")]
    Open {
        /// Path of the file.
        path: PathBuf,
        /// The underlying error.
        source: Cause,
    },
    /// The database cannot be reached, or must not be used as it is.
    #[error("the database {server} cannot be used")]
    Unreachable {
        /// Its address, without password.
        server: String,
        /// The underlying error.
        source: Cause,
    },
    /// Another server has the file open. Contains its process id, if known.
    #[error("{path} is open in another server{}", by.map(|it| format!(" (process {it})")).unwrap_or_default())]
    InUse {
        /// Path of the file.
        path: PathBuf,
        /// Process id of the other server.
        by: Option<u32>,
    },
    /// The disk is nearly full.
    #[error("not enough disk space for {path}: {left} bytes left")]
    NoSpace {
        /// Path of the file.
        path: PathBuf,
        /// Free space in bytes.
        left: u64,
    },
    /// The disk is read-only.
    #[error("the disk of {0} is read-only")]
    ReadOnly(PathBuf),
    /// The file is a database of another program. It was not changed.
    #[error("{0} is not a database of this program")]
    NotAStore(PathBuf),
    /// The file was written by a newer version of this program. It was not changed.
    #[error("{path} has schema version {found}, newer than {known}: update this program")]
    NewerSchema {
        /// Path of the file.
        path: PathBuf,
        /// Schema version of the file.
        found: u32,
        /// Newest schema version known to this program.
        known: u32,
    },
    /// The disk does not support a write-ahead log, so durability cannot be guaranteed while others read.
    #[error("write-ahead logging is not available for {path} (journal mode {journal})")]
    Journal {
        /// Path of the file.
        path: PathBuf,
        /// The journal mode that SQLite chose instead.
        journal: String,
    },
    /// A schema migration failed. The file is unchanged.
    #[error("migration to schema version {to} failed")]
    Migrate {
        /// Schema version to migrate to.
        to: u32,
        /// The underlying error.
        source: Cause,
    },
    /// The writer thread could not be started.
    #[error("the writer thread could not be started")]
    Writer(#[source] Cause),
    /// A transaction could not begin, for example because another process keeps the file locked.
    #[error("a transaction could not begin")]
    Begin(#[source] Cause),
    /// A statement failed.
    #[error("writing failed")]
    Write(#[source] Cause),
    /// The transaction could not be committed, for example because the disk is full.
    #[error("committing failed")]
    Commit(#[source] Cause),
    /// Reading failed.
    #[error("reading failed")]
    Read(#[source] Cause),
    /// The file is damaged: it contains data that this program cannot have written. Contains a description.
    #[error("the store is damaged: {0}")]
    Damaged(&'static str),
    /// The final checkpoint of the write-ahead log failed. Nothing is lost: the next process that opens the file
    /// repeats it.
    #[error("the final checkpoint failed")]
    Checkpoint(#[source] Cause),
    /// The backup could not be written.
    #[error("the backup {path} could not be written")]
    Backup {
        /// Path of the backup.
        path: PathBuf,
        /// The underlying error.
        source: Cause,
    },
}

/// A problem with the disk that an administrator can solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// No space is left, or a quota is exceeded.
    Full,
    /// The file cannot be written because of its mount options or permissions.
    ReadOnly,
}

impl StoreError {
    /// The problem with the disk that caused this error, if any.
    pub fn trouble(&self) -> Option<Trouble> {
        match self {
            StoreError::NoSpace { .. } => return Some(Trouble::Full),
            StoreError::ReadOnly(_) => return Some(Trouble::ReadOnly),
            _ => {}
        }
        // A shared error must be taken out of its `Arc` before it can be downcast.
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
    /// The underlying error.
    fn cause(&self) -> Option<&Cause> {
        match self {
            StoreError::Open { source, .. }
            | StoreError::Unreachable { source, .. }
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
        // SQLite reports only that a file could not be extended.
        (_, ffi::SQLITE_IOERR_SHMSIZE | ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_IOERR_TRUNCATE) => {
            Some(Trouble::Full)
        }
        (ErrorCode::ReadOnly | ErrorCode::PermissionDenied, _) => Some(Trouble::ReadOnly),
        _ => None,
    }
}
