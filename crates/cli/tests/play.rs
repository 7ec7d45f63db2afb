//! Tests of `schwung play` with plays.

use std::fs;

use crate::common::{HEAD, Ran, file, folder, run, run_with};

const FIRST: &str = "plays/sotc/first.play";

/// A play with its log filled in.
fn written(test: &str) -> (String, String) {
    let body = "? Boris: athletics\n* Boris - - 0 0\n? Anna: pass\n? Boris: \"Broken rib\"\n? Boris: no\n";
    let path = file(&folder(test), "fight.play", format!("{HEAD}{ATTACK}{body}: Boris\n"));
    let ran = run(&["play", "--update", &path]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let text = fs::read_to_string(&path).expect("it is there");
    (path, text)
}

/// An attack with given dice and nothing else.
const ATTACK: &str = "> Anna attacks Boris with Fists\n* Anna + + 0 0\n";

#[test]
fn a_play_that_holds_prints_its_log() {
    let (path, text) = written("holds");
    let ran = run(&["play", &path]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    assert_eq!(run(&["play", FIRST]).code, 0);
    for line in text.lines().filter_map(|line| line.strip_prefix("= ")) {
        assert!(ran.out.lines().any(|it| it == line), "{line}: {}", ran.out);
    }
}

#[test]
fn a_log_that_differs_fails_with_its_place() {
    let (path, text) = written("differs");
    let (number, line) =
        text.lines().enumerate().filter(|it| it.1.starts_with("= ")).last().expect("it has a log");
    fs::write(&path, text.replace(line, "= Nothing happens.")).expect("it can be written");
    let ran = run(&["play", &path]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains(&format!("{path}:{}:3: error:", number + 1)), "{}", ran.err);
    assert!(ran.err.contains("Nothing happens."), "{}", ran.err);
}

#[test]
fn a_wrong_command_says_what_is_legal_there() {
    let path = file(&folder("wrong"), "wrong.play", format!("{HEAD}> Anna attaks Boris\n"));
    let ran = run(&["play", &path]);
    assert_eq!(ran.code, 1);
    let line = HEAD.lines().count() + 1;
    assert!(ran.err.contains(&format!("{path}:{line}:8: error:")), "{}", ran.err);
    assert!(ran.err.contains("Did you mean attacks?") && ran.err.contains("maneuvers"), "{}", ran.err);
    assert!(ran.err.contains("    > Anna attaks Boris\n           ^^^^^^\n"), "{}", ran.err);
    let german = run(&["play", &path, "--lang", "de"]);
    assert!(
        german.err.contains("Fehler:") && german.err.contains("Gemeint ist vielleicht"),
        "{}",
        german.err
    );
}

#[test]
fn another_language_shows_the_log_in_it_and_holds_all_the_same() {
    let (path, _) = written("german");
    let ran = run(&["play", &path, "--lang", "de"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    assert!(ran.out.contains("Ein körperlicher Konflikt beginnt."), "{}", ran.out);
}

#[test]
fn events_are_json_lines() {
    let (path, _) = written("json");
    let ran = run(&["play", &path, "--json", "--explain"]);
    assert_eq!(ran.code, 0);
    let events = ran.json_lines();
    assert_eq!(events[0]["event"], "conflict-began");
    assert!(events.iter().all(|it| it["event"].is_string() && it["explain"].is_array()));
    let rolled = events.iter().find(|it| it["event"] == "rolled").expect("somebody rolls");
    assert!(rolled["log"].as_str().is_some_and(|it| it.contains("Anna")));
}

#[test]
fn explanations_name_rules() {
    let plain = run(&["play", FIRST]);
    let explained = run(&["play", FIRST, "--explain"]);
    assert!(!plain.out.contains("(sotc.basics.dice)"));
    assert!(explained.out.contains("(sotc.basics.dice)"), "{}", explained.out);
}

#[test]
fn without_dice_it_rolls_and_a_seed_repeats_that() {
    let path = file(&folder("seed"), "scene.play", format!("{HEAD}> Anna rolls fists against 2\n"));
    // Anna may be asked whether she invokes her aspect; she declines.
    let seeded = |seed: &str| run_with(&["play", &path, "--seed", seed], b"pass\n");
    assert_eq!(seeded("1").code, 0);
    let outs: Vec<String> = (1..20).map(|seed| seeded(&seed.to_string()).out).collect();
    assert_eq!(outs[0], seeded("1").out);
    assert!(outs.iter().any(|it| *it != outs[0]), "every seed gives the same");
    assert_eq!(run_with(&["play", &path], b"pass\n").code, 0);
}

/// Runs an attack with typed answers.
fn answered(name: &str, answers: &str) -> Ran {
    let path = file(&folder(name), "scene.play", format!("{HEAD}{ATTACK}"));
    run_with(&["play", &path, "--seed", "4"], answers.as_bytes())
}

#[test]
fn answers_are_asked_for_with_legal_ones_prices_and_a_default() {
    let ran = answered("asked", &"\n".repeat(20));
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.err.contains("Boris against +6 (Anna)"), "{}", ran.err);
    assert!(ran.err.contains("  1  athletics") && ran.err.contains("[athletics]?"), "{}", ran.err);
    assert!(ran.err.contains("(sotc.attack.skill-by-agenda)"), "{}", ran.err);
    assert!(ran.out.contains("Boris: Athletics +2"), "{}", ran.out);
}

#[test]
fn an_answer_is_a_number_a_label_or_words() {
    let by_number = answered("number", &format!("3\n{}", "\n".repeat(20)));
    let by_label = answered("label", &format!("FISTS\n{}", "\n".repeat(20)));
    let by_word = answered("word", &format!("Fäuste\n{}", "\n".repeat(20)));
    assert!(by_number.out.contains("Boris: Fists +1"), "{by_number:?}");
    assert_eq!(by_number.out, by_label.out);
    assert_eq!(by_number.out, by_word.out);
}

#[test]
fn a_wrong_answer_is_asked_for_again() {
    let ran = answered("again", &format!("99\nart\nnonsense\nfists\n{}", "\n".repeat(20)));
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.err.contains("“nonsense” is not an answer to this question."), "{}", ran.err);
    assert!(ran.err.contains("“99” is not an answer to this question."), "{}", ran.err);
    assert!(ran.out.contains("Boris: Fists +1"), "{}", ran.out);
}

#[test]
fn without_an_answer_it_fails_and_says_which_there_are() {
    for ran in [answered("silent", ""), {
        let path = file(&folder("no-input"), "scene.play", format!("{HEAD}{ATTACK}"));
        run_with(&["play", &path, "--no-input", "--sketch"], b"fists\n")
    }] {
        assert_eq!(ran.code, 1, "{ran:?}");
        assert!(ran.err.contains("athletics fully"), "{}", ran.err);
        assert!(ran.err.contains("problem"), "{}", ran.err);
    }
}

/// The lines of a play after its head, with their numbers.
fn body(text: &str) -> Vec<(usize, &str)> {
    let head = text.lines().enumerate().filter(|it| it.1 == "+++").nth(1).expect("a head").0;
    text.lines().enumerate().skip(head + 1).collect()
}

/// The exit status of `play`, which must equal that of `check`.
fn strict(path: &str, text: &str, more: &[&str]) -> (i32, String) {
    fs::write(path, text).expect("it can be written");
    let ran = run_with(&[&["play", "--no-input", path], more].concat(), b"fists\nyes\n");
    let checked = run(&[&["check", path], more].concat());
    assert_eq!(ran.code, checked.code, "{ran:?} {checked:?}\n{text}");
    (ran.code, ran.err)
}

#[test]
fn as_a_test_every_line_counts() {
    let (path, text) = written("strict");
    assert_eq!(strict(&path, &text, &[]).0, 0);
    let lines: Vec<&str> = text.lines().collect();
    for (n, line) in body(&text) {
        let mut less = lines.clone();
        less.remove(n);
        let (code, err) = strict(&path, &(less.join("\n") + "\n"), &[]);
        assert_eq!(code, 1, "without {line}");
        assert!(err.contains("error:"), "{err}");
        // A repeated status line is allowed.
        if !line.starts_with(':') {
            let mut more = lines.clone();
            more.insert(n, line);
            assert_eq!(strict(&path, &(more.join("\n") + "\n"), &[]).0, 1, "twice {line}");
        }
    }
    let bare = text.replace("\"Broken rib\"", "Broken rib");
    assert!(strict(&path, &bare, &[]).1.contains("go in quotation marks"));
    let (code, err) = strict(&path, &text.replace("\"Broken rib\"", "box"), &[]);
    assert!(code == 1 && err.contains("Did you mean \"box\"?"), "{err}");
}

#[test]
fn a_sketch_has_dice_and_answers_but_no_log() {
    let (path, text) = written("sketch");
    let without = |marks: &[char]| {
        let kept = text.lines().enumerate().filter(|it| {
            let in_body = body(&text).contains(it);
            !in_body || !it.1.starts_with(marks)
        });
        kept.fold(String::new(), |all, line| all + line.1 + "\n")
    };
    for marks in [&['='][..], &[':'], &['=', ':']] {
        assert_eq!(strict(&path, &without(marks), &[]).0, 1, "{marks:?}");
        assert_eq!(strict(&path, &without(marks), &["--sketch"]).0, 0, "{marks:?}");
    }
    // What is present must be correct, and no dice are rolled for it.
    assert_eq!(strict(&path, &text.replacen("= Anna", "= Ben", 1), &["--sketch"]).0, 1);
    assert_eq!(strict(&path, &without(&['=', ':', '*']), &["--sketch"]).0, 1);
    assert_eq!(strict(&path, &without(&['=', ':', '?']), &["--sketch"]).0, 1);
    let (code, err) = strict(&path, &format!("{HEAD}> Anna rolls fists against 2\n"), &["--sketch"]);
    assert!(code == 1 && err.contains("Dice are needed"), "{err}");
    assert_eq!(run(&["play", "--no-input", "--seed", "1", &path]).code, 2, "nothing is rolled");
}

#[test]
fn whoever_completes_a_play_is_told_that_it_was_not_compared() {
    let (path, text) = written("completed");
    let bare = text.lines().filter(|line| !line.starts_with(['*', '?'])).collect::<Vec<_>>().join("\n");
    fs::write(&path, bare).expect("it can be written");
    let ran = run_with(&["play", &path, "--seed", "1"], "\n".repeat(20).as_bytes());
    assert!(ran.err.contains("did not come from the file"), "{ran:?}");
}

#[test]
fn update_writes_the_log_down() {
    let (path, text) = written("update");
    assert!(text.contains("\n= Turn: Boris.\n: Boris: Health") && text.contains("\n: Anna: "), "{text}");
    let mut bare: String = text
        .lines()
        .filter(|it| !it.starts_with(['=', ':']))
        .fold(String::new(), |all, line| all + line + "\n");
    bare += ": Boris\n: Anna\n";
    fs::write(&path, bare).expect("it can be written");
    let ran = run(&["play", "--update", &path]);
    assert_eq!((ran.code, ran.out.contains("rewritten")), (0, true), "{ran:?}");
    let new = fs::read_to_string(&path).expect("it is there");
    assert_eq!(new, text);
    let again = run(&["play", "--update", &path]);
    assert!(again.out.contains("unchanged"), "{again:?}");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), new);
}

#[test]
fn update_leaves_alone_what_does_not_run() {
    let folder = folder("update-broken");
    let text = format!("{HEAD}{ATTACK}");
    let path = file(&folder, "broken.play", &text);
    let ran = run(&["play", "--update", &path]);
    assert_eq!(ran.code, 1, "{ran:?}");
    let new = fs::read_to_string(&path).expect("it is there");
    assert!(new.contains(ATTACK) && new.ends_with(ATTACK), "{new}");
    assert_eq!(run(&["play", "--update", "-"]).code, 2);
    assert_eq!(run(&["play", "--update", "encounters/harbour.toml"]).code, 2);
    assert_eq!(run(&["play", "--update", "--json", &path]).code, 2);
}

#[test]
fn a_play_may_come_by_a_pipe_and_with_others() {
    let (path, text) = written("pipe");
    let ran = run_with(&["play", "-"], text.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    let both = run_with(&["play", "-", &path], text.as_bytes());
    assert_eq!(both.code, 0);
    assert!(both.out.contains("standard input\n") && both.out.contains("fight.play\n"));
    assert_eq!(run(&["play", "-", "-"]).code, 2);
}

#[test]
fn of_several_files_one_that_fails_is_enough() {
    let (path, _) = written("several");
    let ran = run(&["play", &path, "no-such.play", &path]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("no-such.play: there is no such file"), "{}", ran.err);
    assert_eq!(ran.out.matches("Anna attacks Boris with Fists.").count(), 2);
}
