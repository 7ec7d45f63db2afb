//! Tests of `schwung play`, `check`, `sim`, `odds`, `solve` and `schema` with Dämmersturm.

use crate::common::{file, folder, run, run_with};

const FORD: &str = "encounters/ford.toml";
const BIG: &str = "encounters/swarm.toml";

const DUEL: &str = "system = \"daemmersturm\"\nplayers = [\"Mira\"]\n[switches]\nask-facing = \"automatic\"\n\
    ask-start-life = \"automatic\"\n[combat]\n\
    [[character]]\nname = \"Ada\"\nplayer = \"Mira\"\nmelee = { attack = 3 }\nlife = 3\ndrawn = [\"Schwert\"]\n\
    [[character]]\nname = \"Bo\"\nmelee = { defence = 14 }\nlife = 2\ndrawn = [\"Dolch\"]\n\
    [[melee]]\nbetween = [\"Ada\", \"Bo\"]\n";

#[test]
fn encounters_are_checked_with_all_that_is_wrong() {
    let ran = run(&["check", FORD, BIG, "--lang", "de"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let text = "system = \"daemmersturm\"\n[[character]]\nprofile = \"\"\"\nAda: (N=20+3|15, F=21-3|12, Z=20+0|x) \
                LP 20\"\"\"\n[[character]]\nname = \"Bo\"\ndrawn = [\"Schwertt\"]\n";
    let path = file(&folder("ds-check"), "wrong.toml", text);
    for lang in ["de", "en"] {
        let ran = run(&["check", &path, "--lang", lang]);
        assert!(ran.code == 1 && !ran.all().contains('⟨'), "{ran:?}");
        for part in [":4:20", ":4:36", ":7:10", "Schwert"] {
            assert!(ran.out.contains(part), "{part}: {}", ran.out);
        }
    }
}

#[test]
fn a_library_beside_the_encounter_is_read() {
    let folder = folder("ds-library");
    file(&folder, "gilde.toml", "[[weapon]]\nname = \"Mondsichel\"\ndamage = \"4-9\"\n");
    let text = format!("library = \"gilde.toml\"\n{}", DUEL.replace("Dolch", "Mondsichel"));
    let path = file(&folder, "duell.toml", &text);
    for command in ["check", "sim"] {
        let ran = run(&[command, &path]);
        assert_eq!(ran.code, 0, "{command}: {ran:?}");
    }
    // A guild's library is a file that can be checked on its own.
    let own = "system = \"daemmersturm\"\n[[weapon]]\nname = \"Mondsichel\"\nhands = 3\ndamage = \"4-9\"\n";
    let ran = run(&["check", &file(&folder, "eigene.toml", own)]);
    assert!(ran.code == 1 && ran.out.contains(":4:"), "{ran:?}");
}

#[test]
fn an_encounter_is_played_by_typed_commands() {
    let path = file(&folder("ds-typed"), "duell.toml", DUEL);
    let typed = "options\nstatus Bo\nAda greift Bo an mit Schwert\nundo\nAda beendet den Zug\n";
    let ran = run_with(&["play", &path, "--seed", "7", "--lang", "de"], typed.as_bytes());
    assert!(!ran.all().contains('⟨'), "{ran:?}");
    assert!(ran.err.contains("Ada greift Bo an mit Schwert"), "what is legal is listed: {}", ran.err);
    assert!(ran.out.contains("> Ada greift Bo an mit Schwert"), "{}", ran.out);
    let refused = run_with(&["play", &path, "--lang", "en"], "Bo attacks Ada with Dolch\n".as_bytes());
    assert!(refused.code == 1 && refused.err.contains("daemmersturm."), "{refused:?}");
}

#[test]
fn chances_are_counted_and_simulated() {
    let path = file(&folder("ds-chances"), "duell.toml", DUEL);
    let odds = run(&["odds", "--encounter", &path, "Ada greift Bo an mit Schwert", "--lang", "de"]);
    assert_eq!(odds.code, 0, "{odds:?}");
    assert!(odds.out.contains("Lebenspunkte") && !odds.all().contains('⟨'), "{}", odds.out);
    let solved = run(&["solve", &path, "--lang", "en"]);
    assert_eq!(solved.code, 0, "{solved:?}");
    for encounter in [FORD, BIG] {
        let ran = run(&["sim", encounter, "--runs", "64", "--seed", "3", "--lang", "de"]);
        assert_eq!(ran.code, 0, "{encounter}: {ran:?}");
        assert!(!ran.all().contains('⟨'), "{}", ran.out);
    }
}

#[test]
fn every_book_has_its_schema() {
    for (system, key) in [("daemmersturm", "swarm"), ("zerospace", "strength"), ("sotc", "minions")] {
        let ran = run(&["schema", "--system", system]);
        let schema: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
        assert!(schema["properties"][key].is_object(), "{system}: {key}");
    }
}
