//! One server for each file: a lock that goes with the process, however that ends.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, ErrorKind, Read, Seek, Write},
    path::{Path, PathBuf},
};

use crate::StoreError;

use super::schema::unopened;

/// Held for as long as this is there. The file beside the store stays: whoever removed it could remove one that
/// somebody else has locked meanwhile.
#[derive(Debug)]
pub(super) struct Lock(#[allow(dead_code)] Option<File>);

impl Lock {
    /// Locks the store in the file `path`.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if somebody else has, [`StoreError::Open`] if the file cannot be made.
    pub(super) fn take(path: &Path) -> Result<Lock, StoreError> {
        let beside = beside(path);
        let failed = |error: io::Error| unopened(&beside, error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&beside).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {
                // Only for people; on a full disk they do without.
                let _ = sign(&mut file);
                Ok(Lock(Some(file)))
            }
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                let by = file.read_to_string(&mut text).ok().and_then(|_| text.trim().parse().ok());
                Err(StoreError::InUse { path: path.to_owned(), by })
            }
            // Some disks in the network know no locks.
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
