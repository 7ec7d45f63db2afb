//! `schwung verify`: looks for damage in data files, backups and exported tables.

use std::{
    fs::File,
    io::Read as _,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use clap::ArgMatches;
use schwung_server::Config;
use schwung_store::{Damage, Flaw, Verified, verify};
use schwung_systems::{Proof, prove};

use crate::{
    app::{App, Verdict},
    data::{failed, reachable, with_store},
};

/// Checks files; the data file if none is named.
///
/// # Errors
/// Returns an error if a file cannot be read.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let mut files: Vec<PathBuf> = matches.get_many("file").into_iter().flatten().cloned().collect();
    if files.is_empty() {
        let config = reachable(app, matches)?;
        if config.store.is_some() {
            return database(app, &config);
        }
        files.push(config.data);
    }
    let mut verdict = Verdict::Held;
    for file in files {
        let path = file.display().to_string();
        let begin = beginning(&file).with_context(|| path.clone())?;
        let one = if begin == *b"{" {
            export(app, &path, &std::fs::read(&file).with_context(|| path.clone())?)
        } else {
            let verified = verify(&file).map_err(|it| failed(app, it))?;
            report(app, &path, &verified)
        };
        verdict = verdict.and(one);
    }
    Ok(verdict)
}

/// Checks the database.
fn database(app: &mut App, config: &Config) -> anyhow::Result<Verdict> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(with_store(app, config, async |app, store| {
        let verified = store.verify().await.map_err(|it| failed(app, it))?;
        let shown = store.condition().await.ok().flatten().map(|it| it.address).unwrap_or_default();
        Ok(report(app, &shown, &verified))
    }))
}

fn beginning(path: &Path) -> std::io::Result<[u8; 1]> {
    let mut first = [0];
    let mut file = File::open(path)?;
    while file.read(&mut first)? == 1 && first[0].is_ascii_whitespace() {}
    Ok(first)
}

fn export(app: &mut App, path: &str, text: &[u8]) -> Verdict {
    let (key, count) = match prove(text) {
        None => ("keep-no-export", 0),
        Some(Proof::Unproven) => ("keep-unproven", 0),
        Some(Proof::Broken(seq)) => ("keep-broken", seq),
        Some(Proof::Whole { records, .. }) => ("keep-whole", records),
    };
    app.screen.line(app.text(key, &[("path", path), ("count", &count.to_string())]));
    Verdict::of(matches!(key, "keep-whole" | "keep-unproven"))
}

/// Prints what checking a file has found.
pub(super) fn report(app: &mut App, path: &str, found: &Verified) -> Verdict {
    for line in &found.structure {
        app.screen.line(app.text("keep-structure", &[("path", path), ("what", line)]));
    }
    for (table, Damage { seq, flaw }) in &found.damaged {
        let key = match flaw {
            Flaw::Unreadable => "keep-flaw-unreadable",
            Flaw::Missing => "keep-flaw-missing",
            Flaw::Changed => "keep-flaw-changed",
            Flaw::Label => "keep-flaw-label",
            Flaw::Added => "keep-flaw-added",
            Flaw::Entry => "keep-flaw-entry",
        };
        app.screen.line(app.text(key, &[("table", table.as_str()), ("seq", &seq.to_string())]));
    }
    if found.grants > 0 {
        app.screen.line(app.text("keep-flaw-grants", &[("count", &found.grants.to_string())]));
    }
    let (tables, rows) = (found.tables.to_string(), found.rows.to_string());
    let key = match (found.is_sound(), found.schema) {
        (true, 1) => "keep-sound-old",
        (true, _) => "keep-sound",
        (false, _) => "keep-damaged",
    };
    app.screen.line(app.text(key, &[("path", path), ("tables", &tables), ("rows", &rows)]));
    Verdict::of(found.is_sound())
}
