//! Checks for free disk space.

use std::path::Path;

use crate::StoreError;

/// Minimum free space in bytes. Below this the disk counts as full, since the write-ahead log may grow by more before
/// it is reused.
#[cfg(unix)]
const LEAST: u64 = 4 << 20;

/// Checks that the disk of `path` has free space and is writable.
///
/// # Errors
/// Returns [`StoreError::NoSpace`] or [`StoreError::ReadOnly`].
#[cfg(unix)]
pub(super) fn check(path: &Path) -> Result<(), StoreError> {
    use rustix::fs::{StatVfsMountFlags, statvfs};

    // Without this information, the next write will tell.
    let Ok(disk) = statvfs(path) else { return Ok(()) };
    if disk.f_flag.contains(StatVfsMountFlags::RDONLY) {
        return Err(StoreError::ReadOnly(path.to_owned()));
    }
    let left = disk.f_bavail.saturating_mul(disk.f_frsize);
    if left < LEAST { Err(StoreError::NoSpace { path: path.to_owned(), left }) } else { Ok(()) }
}

/// Not supported on this platform: the next write will tell.
#[cfg(not(unix))]
pub(super) fn check(_: &Path) -> Result<(), StoreError> {
    Ok(())
}
