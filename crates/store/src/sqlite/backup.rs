//! Backups: consistent copies of a file that stays in use.

use std::{
    error::Error,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use rusqlite::{
    Connection, OpenFlags,
    backup::{Backup, StepResult},
};

use crate::StoreError;

use super::file;

/// Number of pages copied at once: 1 MiB.
const PAGES: i32 = 256;

/// Bytes after which a copy is synced, so that the disk never has much to write at once while others wait for it.
const SYNCED: u64 = 4 << 20;

/// How a backup is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackupOptions {
    /// Pause after each MiB, as a multiple of the time that copying it took, so that others can use the disk.
    pub pause: f32,
}

impl Default for BackupOptions {
    fn default() -> BackupOptions {
        BackupOptions { pause: 1.0 }
    }
}

/// Writes a copy of the database in `from` into a new file `to`, while others use it. The copy appears under its name
/// when it is complete and on disk. Blocks the thread.
///
/// # Errors
/// Returns [`StoreError::BackupTaken`] if `to` exists, [`StoreError::Open`], or [`StoreError::Backup`].
pub fn back_up(from: &Path, to: &Path, options: BackupOptions) -> Result<(), StoreError> {
    let file = file::open_reader(from)?;
    write(&file, to, options)
}

/// Writes a copy of the database into a new file `path`.
pub(super) fn write(file: &Connection, path: &Path, options: BackupOptions) -> Result<(), StoreError> {
    let path = &std::path::absolute(path).map_err(|error| failed(path, error))?;
    if path.try_exists().map_err(|error| failed(path, error))? {
        return Err(StoreError::BackupTaken(path.to_owned()));
    }
    let partial = partial(path);
    let written = write_partial(file, &partial, path, options).and_then(|()| {
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

/// The copy that is made before a file is migrated: `tables.db` becomes `tables.db.schema-1`, or `tables.db.schema-1.2`
/// if that exists.
pub(super) fn before_migration(path: &Path, found: u32) -> Result<(), StoreError> {
    let beside = |end: String| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let mut names = (1..).map(|n: u32| match n {
        1 => beside(format!(".schema-{found}")),
        n => beside(format!(".schema-{found}.{n}")),
    });
    let free = names.find(|it| !it.exists()).unwrap_or_else(|| beside(String::new()));
    let file = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE);
    let file = file.map_err(|error| failed(&free, error))?;
    write(&file, &free, BackupOptions { pause: 0.0 })
}

fn write_partial(
    file: &Connection,
    partial: &Path,
    path: &Path,
    options: BackupOptions,
) -> Result<(), StoreError> {
    match fs::remove_file(partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(path, error)),
        _ => {}
    }
    file::make(partial).map_err(|error| failed(path, error))?;
    let synced = File::open(partial).map_err(|error| failed(path, error))?;
    let copy = || -> Result<(), Box<dyn Error + Send + Sync>> {
        let mut copy = Connection::open_with_flags(partial, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // The copy is synced here, and needs no journal before it is complete.
        copy.pragma_update(None, "synchronous", "off")?;
        copy.pragma_update_and_check(None, "journal_mode", "off", |_| Ok(()))?;
        // With an open read transaction all steps see the same state, and writers do not make the copy begin anew.
        let reading = file.unchecked_transaction()?;
        reading.query_row("select count(*) from sqlite_schema", [], |_| Ok(()))?;
        copy_pages(file, &mut copy, &synced, options)?;
        drop(reading);
        // A backup is one file, whatever else happens to be in its directory.
        copy.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
        copy.close().map_err(|(_, error)| error)?;
        Ok(())
    };
    copy().map_err(|source| StoreError::Backup { path: path.to_owned(), source: source.into() })
}

fn copy_pages(
    file: &Connection,
    copy: &mut Connection,
    synced: &File,
    options: BackupOptions,
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let backup = Backup::new(file, copy)?;
    let mut written = 0;
    loop {
        let began = Instant::now();
        match backup.step(PAGES)? {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            _ => thread::sleep(Duration::from_millis(10)),
        }
        written += 1 << 20;
        if written >= SYNCED {
            synced.sync_data()?;
            written = 0;
        }
        thread::sleep(began.elapsed().mul_f32(options.pause.clamp(0.0, 100.0)));
    }
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
pub(crate) fn sync_directory(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(directory) => File::open(directory)?.sync_all(),
        None => Ok(()),
    }
}

#[cfg(not(unix))]
pub(crate) fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}
