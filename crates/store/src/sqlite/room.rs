//! Checks for free disk space.

use std::path::Path;

use crate::StoreError;

/// Minimum free space in bytes. Below this the disk counts as full, since the write-ahead log may grow by more before
/// it is reused.
#[cfg(unix)]
const LEAST: u64 = 4 << 20;

/// Free space in bytes on the disk of `path`, as far as the system tells.
#[cfg(unix)]
pub fn free_space(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Not supported on this platform.
#[cfg(not(unix))]
pub fn free_space(_: &Path) -> Option<u64> {
    None
}

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
