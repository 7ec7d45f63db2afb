//! Tests of command-line conventions: help, exit statuses, colours, completions, pipes.

use std::process::Stdio;

use crate::common::{root, run, schwung};

const COMMANDS: [&str; 10] =
    ["serve", "rules", "play", "roll", "odds", "check", "schema", "switches", "completions", "help"];

#[test]
fn help_has_examples_in_both_languages() {
    for (lang, examples, usage) in [("en", "Examples:", "Usage:"), ("de", "Beispiele:", "Aufruf:")] {
        let ran = run(&["--help", "--lang", lang]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains(examples) && ran.out.contains(usage), "{}", ran.out);
        for command in COMMANDS {
            assert!(ran.out.contains(&format!("  {command} ")), "{command}: {}", ran.out);
            let ran = run(&[command, "--help", "--lang", lang]);
            assert_eq!(ran.code, 0);
            assert!(ran.out.contains(examples) && ran.out.contains("  schwung "), "{}", ran.out);
            assert_eq!(run(&["help", command, "--lang", lang]).out, ran.out);
        }
    }
    assert_eq!(run(&["help"]).out, run(&["-h"]).out);
}

#[test]
fn the_language_comes_from_the_environment_too() {
    let with = |name: &str, value: &str| {
        let output = schwung(&["--help"]).env(name, value).output().expect("the command starts");
        String::from_utf8(output.stdout).expect("text").contains("Beispiele:")
    };
    assert!(with("LANG", "de_AT.UTF-8") && with("LC_ALL", "de_DE") && with("SCHWUNG_LANG", "de"));
    assert!(!with("LANG", "fr_FR.UTF-8") && !with("LANG", "C"));
}

#[test]
fn a_wrong_command_line_is_status_2_and_told_in_the_language() {
    for (arguments, english, german) in [
        (&["paly"][..], "Did you mean “play”?", "Gemeint ist vielleicht „play“."),
        (&["play"], "missing", "Es fehlt"),
        (&["play", "x", "--sed"], "“--seed”", "„--seed“"),
        (&["play", "x", "--seed", "many"], "not a valid value", "nicht möglich"),
        (&["completions", "cmd"], "powershell", "powershell"),
        (&["schema", "more"], "no argument", "gibt es hier nicht"),
        (&["play", "x", "--seed"], "a value is missing", "fehlt ein Wert"),
        (&["play", "x", "--json", "--update"], "cannot be used together", "gehen nicht zusammen"),
    ] {
        let ran = run(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.err.starts_with("error:") && ran.err.contains(english), "{arguments:?}: {}", ran.err);
        let ran = schwung(arguments).env("SCHWUNG_LANG", "de").output().expect("the command starts");
        let err = String::from_utf8(ran.stderr).expect("text");
        assert!(err.starts_with("Fehler:") && err.contains(german), "{arguments:?}: {err}");
    }
    let nothing = run(&[]);
    assert_eq!((nothing.code, nothing.out.as_str()), (2, ""));
    assert!(nothing.err.contains("Usage:"));
}

#[test]
fn the_version_is_told() {
    for flag in ["--version", "-V"] {
        assert_eq!(run(&[flag]).out, format!("schwung {}\n", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn every_shell_gets_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&["completions", shell]);
        assert_eq!(ran.code, 0);
        for command in COMMANDS {
            assert!(ran.out.contains(command), "{shell}: {command}");
        }
    }
}

#[test]
fn the_schema_is_the_one_in_the_documents() {
    let ran = run(&["schema"]);
    assert_eq!(ran.code, 0);
    assert_eq!(ran.json()["title"], "Schwung encounter");
    let there = std::fs::read_to_string(root().join("docs/encounter.schema.json")).expect("it is there");
    assert!(there == ran.out, "docs/encounter.schema.json is out of date: run `cargo xtask schema`");
}

#[test]
fn a_pipe_gets_no_colours_unless_they_are_asked_for() {
    const ESCAPE: char = '\u{1b}';
    for arguments in [
        &["rules", "stress"][..],
        &["--help"],
        &["paly"],
        &["check", "nothing.toml"],
        &["play", "plays/sotc/first.play"],
    ] {
        assert!(!run(arguments).all().contains(ESCAPE), "{arguments:?}");
        let output = schwung(arguments).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").output();
        let output = output.expect("the command starts");
        let all = [output.stdout, output.stderr].concat();
        assert!(!all.contains(&0x1b), "NO_COLOR {arguments:?}");
    }
    assert!(run(&["rules", "stress", "--color", "always"]).out.contains(ESCAPE));
    assert!(!run(&["rules", "stress", "--color", "never"]).out.contains(ESCAPE));
    let json = run(&["rules", "stress", "--json", "--color", "always"]);
    assert!(json.json().is_array());
}

#[test]
fn a_pipe_that_nobody_reads_ends_quietly() {
    for arguments in [&["rules", "a"][..], &["schema"], &["completions", "bash"], &["--help"]] {
        let mut command = schwung(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the command starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the command ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    }
}

#[test]
fn a_full_disk_is_told() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let output = schwung(&["schema"]).stdout(full).output().expect("the command starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be written"));
}
