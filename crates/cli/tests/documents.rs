//! Every command that a document shows is one that the program understands.

use std::{fs, path::PathBuf};

use crate::common::schwung;

/// The documents that people read.
fn documents() -> Vec<(String, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let in_docs = fs::read_dir(root.join("docs")).expect("a folder").map(|it| it.expect("an entry").path());
    let mut all: Vec<PathBuf> = in_docs.filter(|it| it.extension().is_some_and(|it| it == "md")).collect();
    all.push(root.join("README.md"));
    let read = |path: &PathBuf| (path.display().to_string(), fs::read_to_string(path).expect("a text"));
    all.iter().map(read).collect()
}

/// The lines of all blocks of shell commands.
fn commands(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut is_shell = false;
    for line in text.lines() {
        match line.strip_prefix("```") {
            Some(mark) => is_shell = mark.starts_with("sh") && !is_shell,
            None if is_shell => lines.push(line.trim().to_owned()),
            None => {}
        }
    }
    lines
}

/// The arguments of a call of the program within a line, up to a redirection or the next command.
fn arguments(line: &str) -> Option<Vec<String>> {
    let mut words = line.split_whitespace().skip_while(|it| *it != "schwung" && *it != "cargo");
    if words.next()? == "cargo" {
        // `cargo run --release -- serve`
        words.by_ref().find(|it| *it == "--")?;
    }
    let ends = |it: &&str| ["|", ">", ">>", "&", "&&", ";", "#"].contains(it);
    let plain = |it: &str| it.trim_matches(['"', '\'']).to_owned();
    Some(words.take_while(|it| !ends(it)).map(plain).collect())
}

/// The line without what may stand before a call.
fn called(line: &str) -> &str {
    let until = || line.strip_prefix("until ")?.split(';').next();
    line.strip_prefix("sudo -u schwung ").or_else(until).unwrap_or(line)
}

/// Whether the line calls the program itself, and not something about a package, user or image of that name.
fn is_call(line: &str) -> bool {
    called(line).starts_with("schwung ") || (line.starts_with("cargo run ") && line.contains(" -- "))
}

#[test]
fn commands_in_documents_are_understood() {
    let mut found = 0;
    for (path, text) in documents() {
        for line in commands(&text).iter().filter(|it| is_call(it)) {
            let mut arguments = arguments(called(line)).expect("a call");
            // Help takes the place of carrying it out, after everything before it was parsed.
            let is_global = ["--version", "help"].iter().any(|it| arguments.iter().any(|found| found == it));
            if !is_global {
                arguments.push("--help".to_owned());
            }
            let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let output = schwung(&words).output().expect("it runs");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success(), "{path}: {line}\n{said}");
            found += 1;
        }
    }
    assert!(found > 10, "{found}");
}

/// The readme names no option that is gone.
#[test]
fn options_of_the_server_in_documents_exist() {
    let output = schwung(&["serve", "--help"]).output().expect("it runs");
    let help = String::from_utf8_lossy(&output.stdout).into_owned();
    for (path, text) in documents() {
        for line in commands(&text).iter().filter(|it| is_call(it) && it.contains("schwung serve")) {
            for option in line.split_whitespace().filter(|it| it.starts_with("--")) {
                assert!(help.contains(option), "{path}: {option}");
            }
        }
    }
}
