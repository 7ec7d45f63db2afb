//! Tests of `schwung play` and `schwung check` with ZeroSpace.

use std::fs;

use crate::common::{file, folder, run, run_with};

const PLAY: &str = "plays/zerospace/reihenfolge.play";
const ENCOUNTER: &str = "encounters/relay.toml";

#[test]
fn a_play_prints_its_log_in_its_language_or_another() {
    let text = fs::read_to_string(crate::common::root().join(PLAY)).expect("the play");
    let ran = run(&["play", PLAY]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    for line in text.lines().filter_map(|line| line.strip_prefix("= ")) {
        assert!(ran.out.lines().any(|it| it == line), "{line}: {}", ran.out);
    }
    let english = run(&["play", PLAY, "--lang", "en"]);
    assert_eq!(english.code, 0, "{english:?}");
    assert!(english.out.contains("Round 2 begins") && !english.out.contains('⟨'), "{}", english.out);
}

#[test]
fn a_wrong_command_says_what_is_meant_in_the_words_of_the_book() {
    let head = "+++\ntitle = \"T\"\nsystem = \"zerospace\"\n[[character]]\nname = \"Anna\"\n\
                [[character]]\nname = \"Boris\"\n+++\n";
    let path = file(&folder("zs-wrong"), "wrong.play", format!("{head}> Anna greift Boris an, mit Dekung\n"));
    let ran = run(&["play", &path, "--lang", "de"]);
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.err.contains(":9:") && ran.err.contains("Kein Umstand heißt „Dekung“"), "{}", ran.err);
    assert!(ran.err.contains("Deckung") && !ran.err.contains('⟨'), "{}", ran.err);
    // A reason from the rules as well.
    let path = file(&folder("zs-refused"), "refused.play", format!("{head}> Anna hurts Boris\n"));
    let ran = run(&["play", &path]);
    assert!(ran.code == 1 && ran.err.contains("zerospace.grapple"), "{}", ran.err);
    assert!(!ran.err.contains('⟨'), "{}", ran.err);
}

#[test]
fn an_encounter_is_played_by_typed_commands() {
    let text = "system = \"zerospace\"\nplayers = [\"Mira\"]\npoints = 0\n[[character]]\nname = \"Anna\"\n\
                player = \"Mira\"\nskills = [\"Nahkampf\"]\n[[character]]\nname = \"Boris\"\n";
    let path = file(&folder("zs-typed"), "fight.toml", text);
    let typed = "options\nhelp attack\nAnna attacks Boris, with cover\nAnna dodges\nundo\nscene\nstatus Boris\n\
                 Anna rolls Tech\nno\n";
    let ran = run_with(&["play", &path, "--seed", "7", "--lang", "en"], typed.as_bytes());
    assert_eq!(ran.code, 0, "{ran:?}");
    for part in ["  Anna attacks Boris", "A attacks B [with WEAPON]", "Boris: endurance"] {
        assert!(ran.err.contains(part), "{part}: {}", ran.err);
    }
    for part in
        ["> Anna attacks Boris, with cover\nAnna attacks Boris.\n", "in cover +1", "Undone: Anna dodges"]
    {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    // German commands are accepted with English output, and a refused command makes the whole session fail.
    let ran = run_with(&["play", &path, "--lang", "en"], "Anna legt sich hin\nAnna geht 2 m\n".as_bytes());
    assert!(ran.code == 1 && ran.err.contains("zerospace.prone.stand-up"), "{ran:?}");
}

#[test]
fn events_are_json_lines_and_files_are_checked() {
    let ran = run(&["play", PLAY, "--json", "--explain"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let lines = ran.json_lines();
    assert!(lines.iter().any(|it| it["event"] == "rolled" && it["effort"]["actor"] == "Kel"), "{lines:?}");
    assert!(lines.iter().any(|it| it["explain"].as_array().is_some_and(|it| !it.is_empty())), "{lines:?}");
    let checked = run(&["check", PLAY, ENCOUNTER]);
    assert_eq!(checked.code, 0, "{checked:?}");
    let wrong = file(&folder("zs-check"), "wrong.toml", "system = \"zerospace\"\n[[character]]\nname = 3\n");
    let checked = run(&["check", &wrong]);
    assert!(checked.code == 1 && !checked.all().contains('⟨'), "{checked:?}");
}
