//! `schwung backup`: copies the data file, also while a server uses it.

use std::path::PathBuf;

use clap::ArgMatches;
use schwung_store::{BackupOptions, back_up_into};

use super::verify::report;
use crate::{
    app::{App, Verdict},
    data::{existing, failed, megabytes, now},
};

/// Makes a backup, checks it, and removes the oldest ones.
///
/// # Errors
/// Returns an error if the backup cannot be made.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let config = existing(app, matches)?;
    let beside = || {
        let mut name = config.data.as_os_str().to_owned();
        name.push(".backups");
        PathBuf::from(name)
    };
    let folder = matches.get_one::<PathBuf>("to").cloned().or(config.keeping.backups);
    let folder = folder.unwrap_or_else(beside);
    let keep = matches.get_one::<usize>("keep").copied().unwrap_or(config.keeping.backups_kept);
    let options =
        if matches.get_flag("hurry") { BackupOptions { pause: 0.0 } } else { BackupOptions::default() };
    let made = back_up_into(&config.data, &folder, now(), keep, options).map_err(|it| failed(app, it))?;
    let size = std::fs::metadata(&made.path).map_or(0, |it| it.len());
    let path = made.path.display().to_string();
    app.screen.line(app.text("keep-made", &[("path", &path), ("size", &megabytes(size))]));
    let verdict = report(app, &path, &made.verified);
    if verdict == Verdict::Failed {
        app.screen.line(app.text("keep-made-damaged", &[]));
    }
    for old in &made.removed {
        app.screen.line(app.text("keep-removed", &[("path", &old.display().to_string())]));
    }
    Ok(verdict)
}
