//! How much room there is on the disk.

use std::path::Path;

use crate::StoreError;

/// So little room, in bytes, is as good as none: the write-ahead log alone may grow by more before it is used again.
#[cfg(unix)]
const LEAST: u64 = 4 << 20;

/// Is there room beside `path`, and can it be written?
///
/// # Errors
/// [`StoreError::NoSpace`], [`StoreError::ReadOnly`].
#[cfg(unix)]
pub(super) fn check(path: &Path) -> Result<(), StoreError> {
    use rustix::fs::{StatVfsMountFlags, statvfs};

    // Whoever does not tell is asked by writing.
    let Ok(disk) = statvfs(path) else { return Ok(()) };
    if disk.f_flag.contains(StatVfsMountFlags::RDONLY) {
        return Err(StoreError::ReadOnly(path.to_owned()));
    }
    let left = disk.f_bavail.saturating_mul(disk.f_frsize);
    if left < LEAST { Err(StoreError::NoSpace { path: path.to_owned(), left }) } else { Ok(()) }
}

/// Nobody tells: it is found out by writing.
#[cfg(not(unix))]
pub(super) fn check(_: &Path) -> Result<(), StoreError> {
    Ok(())
}
