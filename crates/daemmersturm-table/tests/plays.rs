//! Every play of Dämmersturm runs, and everything in it holds.
//!
//! With `UPDATE_PLAYS=1` logs, reasons and statuses are rewritten to what came out; with `PLAYS=hold` only plays with
//! "hold" in their path are looked at.

use std::{
    fs,
    path::{Path, PathBuf},
};

use schwung_daemmersturm_table::script::Play;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{LineError, Strict, Strictness, run, updated};

/// All plays under a folder, sorted.
fn plays(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            plays(&path, found);
        } else if path.extension().is_some_and(|it| it == "play") {
            found.push(path);
        }
    }
}

#[test]
fn every_play_holds() {
    let update = std::env::var("UPDATE_PLAYS").is_ok_and(|it| it == "1");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    plays(&root.join("plays/daemmersturm"), &mut paths);
    if let Ok(part) = std::env::var("PLAYS") {
        paths.retain(|path| path.to_string_lossy().contains(&part));
        if paths.is_empty() {
            // What is looked for is a play of another system.
            return;
        }
    }
    assert!(!paths.is_empty(), "there are no plays");
    let texts = Lang::ALL.map(|lang| Catalogue::new(lang, "daemmersturm"));
    let log = |play: &Play| texts.iter().find(|it| it.lang() == play.lang).unwrap_or(&texts[0]);
    let english = Catalogue::new(Lang::En, "daemmersturm");
    let mut failures = Vec::new();
    for path in &paths {
        let shown = path.strip_prefix(&root).unwrap_or(path);
        let mut fail = |errors: &[LineError]| {
            failures.extend(errors.iter().map(|error| error.report(&english, shown)));
        };
        let mut play = match Play::read(path) {
            Ok(play) => play,
            Err(errors) => {
                fail(&errors);
                continue;
            }
        };
        if update {
            let report = run(&play, log(&play), &mut Strict, Strictness::Test);
            let new = updated(&play, &report);
            if fs::read_to_string(path).is_ok_and(|old| old != new) {
                fs::write(path, &new).expect("a play can be written");
            }
            play = Play::parse(&new, path).expect("an updated play is a play");
        }
        let report = run(&play, log(&play), &mut Strict, Strictness::Test);
        fail(&report.failures().cloned().collect::<Vec<_>>());
        if play.proves.is_empty() || play.title.is_empty() {
            failures.push(format!("{}: a play has a title and proves rules", shown.display()));
        }
        failures.extend(unread(&report, shown));
    }
    assert!(failures.is_empty(), "{} failures:\n{}\n", failures.len(), failures.join("\n"));
}

/// Lines in which a message is missing.
fn unread(report: &schwung_daemmersturm_table::script::Report, path: &Path) -> Vec<String> {
    let missing = report.log().filter(|line| line.contains('⟨'));
    missing.map(|line| format!("{}: {line}", path.display())).collect()
}
