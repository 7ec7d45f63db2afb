//! Checks that `schwung check` and `schwung play` agree on what is an error.

use std::{collections::BTreeSet, fs, path::Path};

use crate::common::{file, folder, root, run};

/// All files below a folder with this extension, sorted.
fn files(folder: &Path, ending: &str, found: &mut Vec<String>) {
    let mut entries: Vec<_> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path.to_str().expect("text").to_owned());
        }
    }
}

/// The files with a reported error: `PATH:LINE:COLUMN: error:`.
fn wrong(told: &str, paths: &[String]) -> BTreeSet<String> {
    let is_wrong = |path: &&String| {
        let mut places = told.lines().filter_map(|line| line.strip_prefix(&format!("{path}:")));
        places.any(|rest| rest.split(' ').nth(1) == Some("error:"))
    };
    paths.iter().filter(is_wrong).cloned().collect()
}

/// Runs both commands on the files and compares them; returns the files with errors.
fn agreed(paths: &[String]) -> BTreeSet<String> {
    let of = |command: &[&str]| {
        let paths = paths.iter().map(String::as_str);
        let arguments: Vec<&str> = command.iter().copied().chain(paths).collect();
        run(&arguments)
    };
    let (checked, played) = (of(&["check"]), of(&["play", "--no-input"]));
    let (by_check, by_play) = (wrong(&checked.out, paths), wrong(&played.err, paths));
    let differ: Vec<_> = by_check.symmetric_difference(&by_play).collect();
    assert!(differ.is_empty(), "{differ:?}");
    // The last line about a file agrees as well.
    for path in paths {
        let closing = format!("{path}: OK");
        assert_eq!(checked.out.contains(&closing), !by_check.contains(path), "{path}");
    }
    assert_eq!(checked.code, i32::from(!by_check.is_empty()));
    by_check
}

#[test]
fn they_agree_on_every_file_there_is() {
    let (mut plays, mut encounters) = (Vec::new(), Vec::new());
    files(&root().join("plays"), "play", &mut plays);
    assert_eq!(agreed(&plays), BTreeSet::new());
    files(&root().join("encounters"), "toml", &mut encounters);
    assert_eq!(agreed(&encounters), BTreeSet::new());
    // The fixtures of other tests, valid and invalid.
    let mut fixtures = Vec::new();
    files(&root().join("crates"), "play", &mut fixtures);
    let mut tables = Vec::new();
    files(&root().join("crates"), "toml", &mut tables);
    fixtures.extend(tables.into_iter().filter(|it| it.contains("/tests/")));
    agreed(&fixtures);
}

/// Variants of a line with one slip.
fn slips(line: &str) -> Vec<String> {
    let mut slips =
        vec![String::new(), format!("{line}\n{line}"), format!("{line} x"), line.replace('"', "")];
    slips.push(line.replace(" = ", " "));
    slips.push(line.replacen(|it: char| it.is_ascii_digit(), "99", 1));
    slips.push(line.chars().take(line.chars().count() / 2).collect());
    slips.push(line.replacen("name", "nmae", 1).replacen("skills", "skils", 1));
    slips.push(format!("unknown = 3\n{line}"));
    slips.retain(|it| it != line);
    slips.dedup();
    slips
}

/// Variants of a file with one slip each.
fn mutants(path: &str, most: usize) -> Vec<String> {
    let text = fs::read_to_string(root().join(path)).expect(path);
    let name = path.replace('/', "-");
    let (stem, ending) = name.rsplit_once('.').expect("an ending");
    let folder = folder(&format!("mutants-{stem}"));
    let lines: Vec<&str> = text.lines().collect();
    let mut all = Vec::new();
    for (n, line) in lines.iter().enumerate().filter(|it| !it.1.is_empty()) {
        for slip in slips(line) {
            let mut lines: Vec<&str> = lines.clone();
            lines[n] = &slip;
            all.push(lines.join("\n") + "\n");
        }
    }
    let step = all.len().div_ceil(most).max(1);
    let some = all.iter().enumerate().step_by(step);
    some.map(|(n, text)| file(&folder, &format!("{n}.{ending}"), text)).collect()
}

#[test]
fn they_agree_on_slips_in_plays_and_encounters_of_every_system() {
    let plays = [
        "plays/sotc/companion-skills.play",
        "plays/malmsturm/gifts-and-talents.play",
        "plays/freefate/conflict-crates.play",
        "plays/zerospace/ansturm.play",
        "plays/daemmersturm/armbrust.play",
    ];
    let encounters = ["harbour", "pass", "museum", "relay", "ford"].map(|it| format!("encounters/{it}.toml"));
    for path in plays.iter().copied().chain(encounters.iter().map(String::as_str)) {
        let mutants = mutants(path, 60);
        let wrong = agreed(&mutants).len();
        assert!(wrong > 10, "{path}: {wrong} of {} are wrong", mutants.len());
    }
}
