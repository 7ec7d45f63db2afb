//! Runs plays and checks that they hold: for the tests of every system that has plays.
//!
//! With `UPDATE_PLAYS=1`, logs, reasons and statuses are replaced by the actual ones; with `PLAYS=hold`, only
//! plays with "hold" in their path run.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{LineError, PlayOf, Script, StateOf, Strict, Strictness, run, updated};

/// All plays in a folder, sorted by path.
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

/// Catalogues, each built once.
#[derive(Default)]
struct Catalogues(HashMap<(Lang, &'static str), Catalogue>);

impl Catalogues {
    fn of(&mut self, lang: Lang, book: &'static str) -> &Catalogue {
        self.0.entry((lang, book)).or_insert_with(|| Catalogue::new(lang, book))
    }
}

/// Runs the plays in a folder of `plays/` that belong to this system, and reports failures with their lines.
pub(crate) fn every_play_holds<S: Script>(
    folder: &str,
    is_ours: impl Fn(&Path) -> bool,
    book: impl Fn(&StateOf<S>) -> &'static str,
) {
    let update = std::env::var("UPDATE_PLAYS").is_ok_and(|it| it == "1");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    plays(&root.join("plays").join(folder), &mut paths);
    paths.retain(|path| is_ours(path));
    if let Ok(part) = std::env::var("PLAYS") {
        paths.retain(|path| path.to_string_lossy().contains(&part));
        if paths.is_empty() {
            // The filter selects a play of another system.
            return;
        }
    }
    assert!(!paths.is_empty(), "there are no plays");
    let english = Catalogue::new(Lang::En, S::USUAL);
    let (mut catalogues, mut failures) = (Catalogues::default(), Vec::new());
    for path in &paths {
        let shown = path.strip_prefix(&root).unwrap_or(path);
        let mut fail = |errors: &[LineError]| {
            failures.extend(errors.iter().map(|error| error.report(&english, shown)));
        };
        let mut play = match PlayOf::<S>::read(path) {
            Ok(play) => play,
            Err(errors) => {
                fail(&errors);
                continue;
            }
        };
        let texts = catalogues.of(play.lang, book(&play.start));
        if update {
            let report = run::<S>(&play, texts, &mut Strict, Strictness::Test);
            let new = updated(&play, &report);
            if fs::read_to_string(path).is_ok_and(|old| old != new) {
                fs::write(path, &new).expect("a play can be written");
            }
            play = PlayOf::<S>::parse(&new, path).expect("an updated play is a play");
        }
        let report = run::<S>(&play, texts, &mut Strict, Strictness::Test);
        fail(&report.failures().cloned().collect::<Vec<_>>());
        if play.proves.is_empty() || play.title.is_empty() {
            failures.push(format!("{}: a play has a title and proves rules", shown.display()));
        }
        // Log lines in which a message is missing.
        let unread = report.log().filter(|line| line.contains('⟨'));
        failures.extend(unread.map(|line| format!("{}: {line}", shown.display())));
    }
    assert!(failures.is_empty(), "{} failures:\n{}\n", failures.len(), failures.join("\n"));
}
