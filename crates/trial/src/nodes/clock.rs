//! Clocks of processes that can be set wrong.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

/// Where Debian installs the library that shows programs another time.
const DEBIAN: &str = "/usr/lib";
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The library that shows programs another time, if it is installed.
fn library() -> Option<PathBuf> {
    let folders = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let places = [PathBuf::from(DEBIAN)].into_iter().chain(folders.map(|it| it.path()));
    places.map(|it| it.join(LIBRARY)).find(|it| it.is_file())
}

/// Whether clocks can be set.
pub(crate) fn can_be_set() -> bool {
    library().is_some()
}

/// The clock of a process.
#[derive(Debug)]
pub(crate) struct Clock {
    /// The file with the difference to the true time.
    file: PathBuf,
}

impl Clock {
    /// A clock that is right, in `folder`.
    pub(crate) fn new(folder: &Path, name: &str) -> anyhow::Result<Clock> {
        let clock = Clock { file: folder.join(format!("{name}.clock")) };
        clock.set(0)?;
        Ok(clock)
    }

    /// The environment of a process that has this clock. Measured times stay right, as they do when somebody sets the
    /// clock of a machine.
    pub(crate) fn environment(&self) -> Vec<(OsString, OsString)> {
        let Some(library) = library() else { return Vec::new() };
        vec![
            ("LD_PRELOAD".into(), library.into()),
            ("FAKETIME_TIMESTAMP_FILE".into(), self.file.clone().into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC".into(), "1".into()),
            ("FAKETIME_NO_CACHE".into(), "1".into()),
        ]
    }

    /// Sets it ahead of the true time by this many seconds, or behind it if the number is negative.
    pub(crate) fn set(&self, seconds: i64) -> anyhow::Result<()> {
        // A reader must not find the file empty.
        let new = self.file.with_extension("new");
        fs::write(&new, format!("{seconds:+}\n"))?;
        Ok(fs::rename(new, &self.file)?)
    }
}
