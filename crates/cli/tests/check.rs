//! Tests of `schwung check` and of invalid files.

use crate::common::{HEAD, file, folder, run, run_with};

#[test]
fn what_is_right_is_in_order() {
    let ran = run(&["check", "encounters/harbour.toml", "plays/sotc/first.play"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    assert_eq!(ran.out.matches(": OK").count(), 2);
}

const WRONG: &str = r#"system = "sotc"
tittle = "A fight"
[conflict]
kind = "fysical"
[[character]]
name = "Anna"
fate = 1000
skills = { Fauste = 3 }
"#;

#[test]
fn every_error_of_an_encounter_is_told_with_its_place() {
    let path = file(&folder("encounter"), "wrong.toml", WRONG);
    let ran = run(&["check", &path]);
    assert_eq!(ran.code, 1);
    for (line, column, part) in [
        (2, 1, "There is no key “tittle” here."),
        (4, 8, "“fysical” is not a valid value for “kind”."),
        (7, 8, "“fate” must be a whole number"),
        (8, 12, "There is no skill called “Fauste”."),
    ] {
        assert!(ran.out.contains(&format!("{path}:{line}:{column}: error: {part}")), "{part}: {}", ran.out);
    }
    assert!(ran.out.contains("    skills = { Fauste = 3 }\n               ^^^^^^\n"), "{}", ran.out);
    assert!(ran.out.contains("Did you mean “Fäuste”?"), "{}", ran.out);
    assert!(
        ran.out.contains("Allowed: physical, social, mental") || ran.out.contains("\"physical\""),
        "{}",
        ran.out
    );
    assert!(ran.out.contains(": 4 problems"), "{}", ran.out);
    let german = run(&["check", &path, "--lang", "de"]);
    assert!(german.out.contains("Fehler:") && german.out.contains("4 Fehler"), "{}", german.out);
    // Playing it reports the same.
    let played = run(&["play", &path]);
    assert_eq!(played.code, 1);
    assert!(played.err.contains(&format!("{path}:8:12: error:")), "{}", played.err);
}

#[test]
fn every_error_of_a_play_is_told_with_its_place() {
    let wrong = format!("{HEAD}? Anna: yes\nAnna attacks Boris\n")
        .replace("proves = []", "proves = [\"sotc.nothing\"]");
    let path = file(&folder("play"), "wrong.play", wrong);
    let ran = run(&["check", &path]);
    let lines = HEAD.lines().count();
    assert_eq!(ran.code, 1);
    for line in [3, lines + 1, lines + 2] {
        assert!(ran.out.contains(&format!("{path}:{line}:")), "{line}: {}", ran.out);
    }
    assert!(ran.out.contains("proves = [\"sotc.nothing\"]"), "{}", ran.out);
}

#[test]
fn an_encounter_of_its_own_is_named_where_it_is_wrong() {
    let folder = folder("elsewhere");
    file(&folder, "wrong.toml", WRONG);
    let path =
        file(&folder, "it.play", "+++\ntitle = \"It\"\nproves = []\nencounter = \"wrong.toml\"\n+++\n");
    let ran = run(&["check", &path]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("wrong.toml:8:12: error:") && ran.out.contains("Fauste = 3"), "{}", ran.out);
}

#[test]
fn files_that_are_none_are_told() {
    let folder = folder("none");
    let large = file(&folder, "large.play", vec![b'x'; 5_000_000]);
    let empty = file(&folder, "empty.play", "");
    for command in ["check", "play"] {
        for (path, part) in [
            ("no-such-file.play", "there is no such file"),
            (folder.to_str().expect("text"), "this is a directory"),
            (&large, "5000000 bytes"),
            (&empty, "error:"),
        ] {
            let ran = run(&[command, path]);
            assert_eq!(ran.code, 1, "{ran:?}");
            assert!(ran.all().contains(part), "{part}: {ran:?}");
            assert!(ran.all().len() < 2_000, "{path}: too much is said");
        }
    }
}

#[test]
fn what_is_no_text_is_told_with_its_place() {
    let folder = folder("bytes");
    for name in ["bad.toml", "bad.play"] {
        let path = file(&folder, name, b"+++\ntitle = \"\xff\"\n+++\n");
        for command in ["check", "play"] {
            let ran = run(&[command, &path]);
            assert_eq!(ran.code, 1);
            assert!(ran.all().contains(&format!("{path}:2:10: error:")), "{ran:?}");
            assert!(ran.all().contains("UTF-8 text: byte FF"), "{ran:?}");
        }
    }
}

#[test]
fn a_pipe_without_end_is_cut_off() {
    let ran = run_with(&["check", "-"], &vec![b'x'; 6_000_000]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("too large"), "{}", ran.out);
}

#[test]
fn deep_nesting_is_an_error() {
    let deep = format!("a = {}", "[".repeat(100_000));
    let ran = run_with(&["check", "-"], deep.as_bytes());
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("error:") && ran.out.len() < 20_000, "{}", ran.out.len());
}

#[test]
fn control_characters_never_reach_the_screen() {
    let path =
        file(&folder("control"), "it.toml", "system = \"sotc\"\n\"\\u001b[31m\" = 1\nx = \"\u{1b}[31m\"\n");
    let ran = run(&["check", &path, "--color", "always"]);
    assert_eq!(ran.code, 1);
    assert!(!ran.out.contains("\u{1b}[31m\""), "{:?}", ran.out);
}
