//! Ensures one server per file with a lock that the operating system releases when the process ends.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, ErrorKind, Read, Seek, Write},
    path::{Path, PathBuf},
};

use crate::StoreError;

use super::file::unopened;

/// Holds the lock until it is dropped. The lock file itself is never removed, since somebody else may have locked it in
/// the meantime.
#[derive(Debug)]
pub(crate) struct Lock(#[allow(dead_code)] Option<File>);

impl Lock {
    /// Locks the store in the file `path`.
    ///
    /// # Errors
    /// Returns [`StoreError::InUse`] if another process holds the lock, [`StoreError::Open`] if the lock file cannot be
    /// created.
    pub(crate) fn take(path: &Path) -> Result<Lock, StoreError> {
        let beside = beside(path);
        let failed = |error: io::Error| unopened(&beside, error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&beside).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {
                // The process id is for people only; on a full disk it is left out.
                let _ = sign(&mut file);
                Ok(Lock(Some(file)))
            }
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                let by = file.read_to_string(&mut text).ok().and_then(|_| text.trim().parse().ok());
                Err(StoreError::InUse { path: path.to_owned(), by })
            }
            // Some network file systems do not support locks.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(Lock(None)),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}
