//! A disk of a few megabytes that can be filled up, for trials of a full disk.

use std::{
    fs::{self, OpenOptions},
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::Context as _;
use tempfile::TempDir;

/// The file that fills it up.
const BALLAST: &str = "ballast";

/// A mounted file system in memory, unmounted on drop.
#[derive(Debug)]
pub struct SmallDisk(TempDir);

impl SmallDisk {
    /// Mounts one of `size` MiB, or returns `None` where that is not allowed: see [`may_mount`].
    ///
    /// # Errors
    /// Returns an error if there is no folder to mount it to.
    pub fn new(size: u32) -> anyhow::Result<Option<SmallDisk>> {
        let folder = TempDir::new()?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}m"), "schwung-trial"]).arg(folder.path());
        let is_mounted =
            mount.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success());
        Ok(is_mounted.then(|| SmallDisk(folder)))
    }

    /// Where it is mounted.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    fn ballast(&self) -> PathBuf {
        self.path().join(BALLAST)
    }

    /// Fills it up to the last byte.
    ///
    /// # Errors
    /// Returns an error if it cannot be written for another reason than being full.
    pub fn fill(&self) -> anyhow::Result<()> {
        let mut file = OpenOptions::new().create(true).append(true).open(self.ballast())?;
        for size in [1 << 20, 1 << 12, 1] {
            loop {
                match file.write_all(&vec![0; size]) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => return Err(error).context("cannot fill the disk"),
                }
            }
        }
        Ok(())
    }

    /// Frees what [`SmallDisk::fill`] took.
    ///
    /// # Errors
    /// Returns an error if the file cannot be removed.
    pub fn free(&self) -> anyhow::Result<()> {
        match fs::remove_file(self.ballast()) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error).context("cannot free the disk"),
            _ => Ok(()),
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: a server that was killed a moment ago may still have files open. Nothing can be done about a failure.
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).stderr(Stdio::null()).status();
    }
}

/// The program to run before another one so that it may mount disks, which nobody else sees: `unshare` with its
/// arguments. `None` if this machine does not allow it.
pub fn may_mount() -> Option<Command> {
    let unshare = || {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "--"]);
        command
    };
    let works = unshare().arg("true").stdout(Stdio::null()).stderr(Stdio::null()).status();
    works.is_ok_and(|it| it.success()).then(unshare)
}
