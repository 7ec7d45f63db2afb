//! A folder of backups: their names, and which of them are kept.

use std::{
    fs, io,
    panic::resume_unwind,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};

use rusqlite::Connection;

use crate::{BackupOptions, StoreError, Verified, back_up, verify};

/// Beginning and end of the names of backups.
const NAME: (&str, &str) = ("schwung-", ".db");

/// A finished and verified backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its file.
    pub path: PathBuf,
    /// What checking it has found. It was kept only if nothing is wrong with it that was not wrong with the original.
    pub verified: Verified,
    /// Older backups that were removed.
    pub removed: Vec<PathBuf>,
}

/// Writes a backup of the file `from` into the folder `folder`, checks it, and then removes the oldest backups beyond
/// `keep`. Damage in the original is copied faithfully; in that case nothing is removed, since an older backup may be
/// the better one. Blocks the thread.
///
/// # Errors
/// Returns the errors of [`back_up`] and [`verify`], or [`StoreError::Backup`] if the folder cannot be used.
pub fn back_up_into(
    from: &Path,
    folder: &Path,
    at: i64,
    keep: usize,
    options: BackupOptions,
) -> Result<Made, StoreError> {
    let failed = |error: io::Error| StoreError::Backup { path: folder.to_owned(), source: Arc::new(error) };
    create_private(folder).map_err(failed)?;
    let time: String = utc(at).chars().filter(char::is_ascii_alphanumeric).collect();
    let path = folder.join(format!("{}{time}{}", NAME.0, NAME.1));
    let make = || back_up(from, &path, options).and_then(|()| verify(&path));
    let verified = if options.pause > 0.0 { quietly(make) } else { make() }?;
    let mut removed = Vec::new();
    if verified.is_sound() {
        let all = backups(folder).map_err(failed)?;
        let surplus = all.len().saturating_sub(keep.max(1));
        for old in all.into_iter().take(surplus) {
            fs::remove_file(&old).map_err(failed)?;
            removed.push(old);
        }
    }
    Ok(Made { path, verified, removed })
}

/// Runs `work` on a thread of its own that yields to all others: copying and checking a large file takes a processor for
/// seconds. On other systems than Linux, priorities are those of processes.
fn quietly<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let quiet = || {
        #[cfg(target_os = "linux")]
        let _ = rustix::process::setpriority_process(None, LOWEST);
        work()
    };
    thread::scope(|it| it.spawn(quiet).join().unwrap_or_else(|panic| resume_unwind(panic)))
}

/// The lowest priority of a thread.
#[cfg(target_os = "linux")]
const LOWEST: i32 = 19;

/// The backups in a folder, oldest first. Other files are ignored.
///
/// # Errors
/// Returns an error if the folder cannot be read.
pub fn backups(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let is_time =
        |it: &str| it.len() == 16 && it.bytes().all(|it| it.is_ascii_digit() || matches!(it, b'T' | b'Z'));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let time = name.to_str().and_then(|it| it.strip_prefix(NAME.0)?.strip_suffix(NAME.1));
        if time.is_some_and(is_time) {
            found.push(entry.path());
        }
    }
    found.sort_unstable();
    Ok(found)
}

/// Creates a folder that only its owner may read, unless it exists.
fn create_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A time in milliseconds since 1970 as `2026-11-23T02:14:07Z`. SQLite knows the calendar.
pub fn utc(at: i64) -> String {
    let text = || -> rusqlite::Result<String> {
        let file = Connection::open_in_memory()?;
        let sql = "select strftime('%Y-%m-%dT%H:%M:%SZ', ?1, 'unixepoch')";
        file.query_row(sql, [at.div_euclid(1000)], |line| line.get(0))
    };
    text().unwrap_or_default()
}

/// Replaces the file `data` by the backup `backup`, which must be sound. What was there, if anything, is moved aside and
/// returned. No server may be running. Blocks the thread.
///
/// # Errors
/// Returns [`StoreError::InUse`], [`StoreError::Damaged`] if the backup is damaged, or the step that failed; the file is
/// unchanged then.
pub fn restore(backup: &Path, data: &Path, at: i64) -> Result<Option<PathBuf>, StoreError> {
    let failed = |error: io::Error| StoreError::Open { path: data.to_owned(), source: Arc::new(error) };
    let data = &std::path::absolute(data).map_err(failed)?;
    let failed = |error: io::Error| StoreError::Open { path: data.clone(), source: Arc::new(error) };
    if let Some(folder) = data.parent().filter(|it| !it.as_os_str().is_empty()) {
        create_private(folder).map_err(failed)?;
    }
    let _lock = crate::sqlite::Lock::take(data)?;
    if !verify(backup)?.is_sound() {
        return Err(StoreError::Damaged("the backup"));
    }
    let beside = |end: &str| {
        let mut name = data.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let time: String = utc(at).chars().filter(char::is_ascii_alphanumeric).collect();
    let (incoming, aside) = (beside(".restoring"), beside(&format!(".before-{time}")));
    match fs::remove_file(&incoming) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    // Copied page by page rather than as a file, since a backup made by other means may have a write-ahead log.
    back_up(backup, &incoming, BackupOptions { pause: 0.0 })?;
    let mut moved = None;
    if data.try_exists().map_err(failed)? {
        // With its write-ahead log, which belongs to it and must not be applied to the backup.
        for end in ["-wal", "-shm"] {
            let (log, to) = (beside(end), format!("{}{end}", aside.display()));
            match fs::rename(log, to) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
                _ => {}
            }
        }
        fs::rename(data, &aside).map_err(failed)?;
        moved = Some(aside);
    }
    fs::rename(&incoming, data).map_err(failed)?;
    crate::sqlite::sync_directory(data).map_err(failed)?;
    Ok(moved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        assert_eq!(utc(0), "1970-01-01T00:00:00Z");
        assert_eq!(utc(1_795_400_047_999), "2026-11-23T02:14:07Z");
        assert_eq!(utc(-1), "1969-12-31T23:59:59Z");
    }
}
