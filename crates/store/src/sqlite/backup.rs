//! Backups.

use std::{
    error::Error,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use rusqlite::Connection;

use crate::StoreError;

use super::schema;

/// Writes a copy of the database into a new file `path`.
pub(super) fn write(file: &Connection, path: &Path) -> Result<(), StoreError> {
    let path = &std::path::absolute(path).map_err(|error| failed(path, error))?;
    if path.try_exists().map_err(|error| failed(path, error))? {
        return Err(StoreError::BackupTaken(path.to_owned()));
    }
    let partial = partial(path);
    let written = write_partial(file, &partial, path).and_then(|()| {
        // SQLite does not sync the file here.
        let finish = || {
            File::open(&partial)?.sync_all()?;
            fs::rename(&partial, path)?;
            sync_directory(path)
        };
        finish().map_err(|error| failed(path, error))
    });
    if written.is_err() {
        // Ignored: the original error matters more than a leftover partial file.
        let _ = fs::remove_file(&partial);
    }
    written
}

fn write_partial(file: &Connection, partial: &Path, path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(path, error)),
        _ => {}
    }
    schema::make(partial).map_err(|error| failed(path, error))?;
    let name = partial.to_str();
    let name = name.ok_or_else(|| failed(path, io::Error::from(io::ErrorKind::InvalidFilename)))?;
    file.execute("vacuum into ?1", [name]).map_err(|error| failed(path, error))?;
    Ok(())
}

fn failed(path: &Path, error: impl Error + Send + Sync + 'static) -> StoreError {
    StoreError::Backup { path: path.to_owned(), source: Arc::new(error) }
}

/// Temporary name of a file that is not complete yet.
fn partial(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

/// Syncs the directory, so that a renamed file survives a power failure.
#[cfg(unix)]
fn sync_directory(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(directory) => File::open(directory)?.sync_all(),
        None => Ok(()),
    }
}

#[cfg(not(unix))]
fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}
