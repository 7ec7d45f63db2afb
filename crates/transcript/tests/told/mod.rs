//! Every line of every play can be written in the other language, where it means the same: for the tests of every system that has
//! plays.

use std::{
    fmt::Debug,
    fs,
    path::{Path, PathBuf},
};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{
    DidOf, PlayOf, RefusedOf, Script, StateOf, StepOf, Strict, Strictness, run_for, system_of,
};

/// All plays of these books, sorted by path.
fn plays(folder: &Path, books: &[&str], found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut entries: Vec<PathBuf> = entries.collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            plays(&path, books, found);
        } else if path.extension().is_some_and(|it| it == "play") {
            let book = system_of(&fs::read(&path).expect("a play"), &path).unwrap_or("sotc".to_owned());
            found.extend(books.contains(&book.as_str()).then_some(path));
        }
    }
}

/// Whether a line is meant not to be understood: the play shows how it is refused.
fn is_nonsense<S: Script>(step: &StepOf<S>) -> bool {
    matches!(
        &step.what,
        DidOf::Refused(RefusedOf::NotUnderstood(_)) | DidOf::RefusedAnswer(RefusedOf::NotUnderstood(_))
    )
}

/// The steps of a play that are typed, with their lines in the language of `reader`.
fn steps<S: Script>(text: &str, path: &Path, own: &Catalogue, reader: &Catalogue) -> Vec<StepOf<S>> {
    let play = PlayOf::<S>::parse(text, path).unwrap_or_else(|it| panic!("{}: {it:?}", path.display()));
    let report = run_for(&play, own, Some(reader), &mut Strict, Strictness::Inputs);
    let failures: Vec<_> = report.failures().map(|it| it.report(own, path)).collect();
    assert!(failures.is_empty(), "{}: {}", path.display(), failures.join("\n"));
    let all = report.blocks.into_iter().flat_map(|it| it.steps);
    all.filter(|it| it.line > 0 && !matches!(it.what, DidOf::Rolled { .. })).collect()
}

/// The text of a play with the lines in the language in which its steps are told.
fn translated<S: Script>(text: &str, steps: &[StepOf<S>]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for step in steps {
        let line = &mut lines[step.line as usize - 1];
        let at = line.find(&step.text).expect("the line");
        *line = format!("{}{}", &line[..at], step.told.as_ref().unwrap_or(&step.text));
    }
    lines.join("\n")
}

/// What each step does.
fn done<S: Script>(steps: &[StepOf<S>]) -> Vec<(u32, String)> {
    let mut all = Vec::new();
    for step in steps {
        let what = if is_nonsense(step) { "nonsense".to_owned() } else { format!("{:?}", step.what) };
        all.push((step.line, what));
    }
    all
}

/// Lines with what they become in a language, where that differs, for people to read. Each must mean the same there.
pub(crate) fn written<'l, C: PartialEq + Debug>(
    lines: impl IntoIterator<Item = (&'l str, Lang)>,
    rewritten: impl Fn(&str, Lang) -> Option<String>,
    read: impl Fn(&str, Lang) -> C,
) -> String {
    let mut all = String::new();
    for (line, lang) in lines {
        let told = rewritten(line, lang).expect(line);
        assert_eq!(read(&told, lang), read(line, lang), "{line}: {told}");
        if told != line {
            all.push_str(&format!("{line}\n  {told}\n"));
        }
    }
    all
}

/// Writes every line of the plays of these books in the other language, and requires that it means the very same there, and the
/// same again when it is written back. With `PAIRS=FILE`, each line and its translation is written there, for people to read.
pub(crate) fn every_line<S: Script>(books: &[&str], book: impl Fn(&StateOf<S>) -> &'static str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays");
    let (mut paths, mut failures, mut pairs) = (Vec::new(), Vec::new(), Vec::new());
    plays(&root, books, &mut paths);
    assert!(!paths.is_empty(), "there are no plays");
    for path in &paths {
        let text = fs::read_to_string(path).expect("a play");
        let shown = path.strip_prefix(&root).unwrap_or(path).display();
        let play = PlayOf::<S>::parse(&text, path).expect("a play");
        let own = Catalogue::new(play.lang, book(&play.start));
        let reader = Catalogue::new(play.lang.other(), book(&play.start));
        let own_steps = steps::<S>(&text, path, &own, &own);
        assert_eq!(done(&own_steps), done(&steps::<S>(&translated(&text, &own_steps), path, &own, &own)));
        let there = steps::<S>(&text, path, &own, &reader);
        let in_reader = translated(&text, &there);
        let back = steps::<S>(&in_reader, path, &own, &own);
        let again = steps::<S>(&translated(&in_reader, &back), path, &own, &own);
        assert_eq!(done(&there), done(&back), "{shown}");
        assert_eq!(done(&there), done(&again), "{shown}");
        for step in there.iter().filter(|it| !is_nonsense(it)) {
            match &step.told {
                Some(told) => pairs.push((play.lang.other(), step.text.clone(), told.clone())),
                None => failures.push(format!("{shown}:{}: {}", step.line, step.text)),
            }
        }
        for step in own_steps.iter().filter(|it| !is_nonsense(it)) {
            match &step.told {
                Some(told) => pairs.push((play.lang, step.text.clone(), told.clone())),
                None => failures.push(format!("{shown}:{} in its own language: {}", step.line, step.text)),
            }
        }
        for step in back.iter().filter(|it| !is_nonsense(it) && it.told.is_none()) {
            failures.push(format!("{shown}:{} cannot be written back: {}", step.line, step.text));
        }
    }
    assert!(failures.is_empty(), "{} lines stay as they are:\n{}", failures.len(), failures.join("\n"));
    if let Ok(file) = std::env::var("PAIRS") {
        pairs.sort();
        pairs.dedup();
        let lines: Vec<String> = pairs.iter().map(|(lang, a, b)| format!("{lang} {a}\n   {b}")).collect();
        fs::write(file, lines.join("\n")).expect("the pairs can be written");
    }
}
