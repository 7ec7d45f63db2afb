//! Opens and makes the file of a store.

use std::{
    error::Error,
    fs::OpenOptions,
    io::{self, ErrorKind},
    path::Path,
    sync::Arc,
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;

/// How long to wait for another process that has locked the file.
const PATIENCE: Duration = Duration::from_millis(5000);

/// Opens a read-only connection to a file that is already open for writing.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

/// The error for a file that cannot be opened.
pub(super) fn unopened(path: &Path, error: impl Error + Send + Sync + 'static) -> StoreError {
    StoreError::Open { path: path.to_owned(), source: Arc::new(error) }
}

/// Creates an empty file that only its owner may read, unless it exists: a store contains secrets of the table. SQLite
/// gives its auxiliary files the same permissions.
pub(super) fn make(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        // Opening and closing a file that SQLite has open would release its locks, so only a new file is opened.
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

pub(super) fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let open = || {
        let file = Connection::open_with_flags(path, flags)?;
        file.busy_timeout(PATIENCE)?;
        file.set_prepared_statement_cache_capacity(32);
        Ok(file)
    };
    open().map_err(|error: rusqlite::Error| unopened(path, error))
}
