//! Tests of `schwung play` with encounters and typed commands.

use crate::common::{HEAD, Ran, file, folder, run, run_with};

/// The encounter of the plays, in its own file.
fn encounter(test: &str) -> String {
    let text: String = HEAD
        .lines()
        .filter(|it| !it.starts_with("+++") && !it.starts_with("proves"))
        .fold("system = \"sotc\"\n".to_owned(), |all, line| all + line + "\n");
    file(&folder(test), "fight.toml", text)
}

fn played(test: &str, lines: &str) -> Ran {
    run_with(&["play", &encounter(test), "--seed", "2"], lines.as_bytes())
}

#[test]
fn commands_are_carried_out_and_shown() {
    let ran = played(
        "commands",
        "# a comment\n\nAnna attacks Boris with Fists\nathletics\n\n\n\n\n\nquit\nnonsense\n",
    );
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.starts_with("A physical conflict begins. Order: Anna, Boris.\n"), "{}", ran.out);
    assert!(
        ran.out.contains("> Anna attacks Boris with Fists\nAnna attacks Boris with Fists.\n"),
        "{}",
        ran.out
    );
}

#[test]
fn help_and_options_tell_what_there_is() {
    let ran = played("options", "help\nhelp block\noptions\nscene\nstatus Boris\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    for part in [
        "A attacks B [with SKILL]",
        "undo ",
        "  Anna attacks Boris with SKILL",
        "  Anna holds",
        "Boris: Health",
        ", drawing \"a sword\"",
    ] {
        assert!(ran.err.contains(part), "{part}: {}", ran.err);
    }
    assert!(!ran.err.contains("  Boris attacks"), "{}", ran.err);
    let longest = ran.err.lines().max_by_key(|it| it.chars().count());
    assert!(longest.is_some_and(|it| it.chars().count() <= 80), "{longest:?}");
}

#[test]
fn undo_takes_back_the_last_command_and_one_that_is_going_on() {
    let ran = played("undo", "Anna passes\nundo\nAnna attacks Boris with Fists\nundo\nAnna passes\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("Undone: Anna passes\n"), "{}", ran.out);
    assert!(ran.out.contains("Undone: Anna attacks Boris with Fists\n"), "{}", ran.out);
    assert!(ran.out.trim_end().ends_with("Turn: Boris."), "{}", ran.out);
    let nothing = played("undo-nothing", "undo\n");
    assert_eq!(nothing.code, 1);
}

#[test]
fn german_words_for_help_and_undo_are_understood_at_questions_too() {
    let typed = "hilfe\noptionen\nszene\nAnna greift Boris an mit Fäusten\nhilfe\nzurück\nAnna setzt aus\nrückgängig\nende\nUnsinn\n";
    let ran = run_with(&["play", &encounter("undo-de"), "--seed", "2", "--lang", "de"], typed.as_bytes());
    assert_eq!(ran.code, 0, "{ran:?}");
    assert_eq!(ran.out.matches("Zurückgenommen: ").count(), 2, "{}", ran.out);
    assert!(
        ran.err.contains("hilfe WORT") && ran.err.contains("zurück nimmt den Befehl zurück"),
        "{}",
        ran.err
    );
}

#[test]
fn what_is_not_legal_is_told_and_changes_nothing() {
    let ran = played("illegal", "Boris attacks Anna with Fists\nAnna attaks Boris\nAnna passes\n");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("(sotc.turn.describe-and-roll)"), "{}", ran.err);
    assert!(ran.err.contains("    Anna attaks Boris\n         ^^^^^^\n"), "{}", ran.err);
    assert!(ran.out.trim_end().ends_with("Turn: Boris."), "{}", ran.out);
}

#[test]
fn the_end_in_the_middle_of_a_question_fails() {
    let ran = played("broken", "Anna attacks Boris with Fists\n");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("Boris against"), "{}", ran.err);
}

#[test]
fn events_are_json_lines_here_too() {
    let ran = run_with(&["play", &encounter("json"), "--json", "--seed", "1"], b"Anna passes\nundo\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    let events = ran.json_lines();
    assert_eq!(events[0]["event"], "conflict-began");
    assert_eq!(events.last().map(|it| &it["event"]), Some(&"rewound".into()));
}

#[test]
fn the_same_seed_plays_the_same() {
    let lines = "Anna rolls fists against 2\n";
    let out = played("same", lines).out;
    assert_eq!(out, played("same", lines).out);
    assert!(out.contains("Anna: Fists +4"), "{out}");
}

#[test]
fn without_input_there_is_nothing_to_play() {
    let ran = run(&["play", &encounter("closed"), "--no-input"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("interactively"), "{}", ran.err);
}

#[test]
fn the_demo_fight_can_be_played_in_german() {
    let lines = "options\nDie Rote Witwe holds\nquit\n";
    let ran = run_with(&["play", "encounters/harbour.toml", "--lang", "de", "--seed", "1"], lines.as_bytes());
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("Ein körperlicher Konflikt beginnt"), "{}", ran.out);
    assert!(ran.err.contains("mit FERTIGKEIT"), "{}", ran.err);
}
