//! `schwung restore`: puts a backup in place of the data file.

use std::path::PathBuf;

use anyhow::anyhow;
use clap::ArgMatches;
use schwung_store::{restore, verify};

use super::verify::report;
use crate::{
    app::{App, Verdict},
    data::{config, failed, now},
};

/// Checks a backup and puts it in place of the data file, which is moved aside.
///
/// # Errors
/// Returns an error if a server is running, or a step failed.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let config = config(app, matches)?;
    if config.store.is_some() {
        return Err(anyhow!(app.text("store-not-a-file", &[])));
    }
    let data = config.data;
    let backup = matches.get_one::<PathBuf>("backup").cloned().unwrap_or_default();
    let shown = backup.display().to_string();
    if !backup.is_file() {
        return Err(anyhow!(app.text("keep-no-data", &[("path", &shown)])));
    }
    let verified = verify(&backup).map_err(|it| failed(app, it))?;
    if report(app, &shown, &verified) == Verdict::Failed {
        app.screen.line(app.text("keep-not-restored", &[]));
        return Ok(Verdict::Failed);
    }
    let aside = restore(&backup, &data, now()).map_err(|it| failed(app, it))?;
    app.screen.line(app.text("keep-restored", &[("path", &data.display().to_string())]));
    if let Some(aside) = aside {
        app.screen.line(app.text("keep-aside", &[("path", &aside.display().to_string())]));
    }
    Ok(Verdict::Held)
}
