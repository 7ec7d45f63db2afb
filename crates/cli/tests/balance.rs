//! Tests of `schwung balance`.

use std::fs;

use crate::common::{root, run};

const DUEL: &str = "encounters/duel.toml";

#[test]
fn proposals_are_told_in_both_languages_and_fit_the_terminal() {
    for (lang, words) in [("de", ["Vorschlag 1", "So, wie es ist"]), ("en", ["Proposal 1", "As it is"])] {
        let arguments = ["balance", DUEL, "--win", "64", "--runs", "512", "--most", "30", "--lang", lang];
        let ran = run(&arguments);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
        assert!(words.iter().all(|it| ran.out.contains(it)) && !ran.out.contains('⟨'), "{}", ran.out);
        assert!(ran.out.contains("Ruben: ") && !ran.out.contains("Ida: "), "{}", ran.out);
        let longest = ran.out.lines().map(|it| it.chars().count()).max();
        assert!(longest.is_some_and(|it| it <= 80), "{}", ran.out);
        assert_eq!(ran.out, run(&arguments).out, "the same seed gives the same proposals");
    }
}

#[test]
fn a_proposal_is_written_once_and_is_what_was_forecast() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("even.toml").display().to_string();
    let ran = run(&[
        "balance",
        DUEL,
        "--win",
        "30",
        "--runs",
        "1024",
        "--json",
        "--write",
        &file,
        "--take",
        "2",
        "--change",
        "skills,life,points",
    ]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let view = ran.json();
    let proposal = &view["proposals"][1];
    let body = fs::read_to_string(&file).expect("it is written");
    assert_eq!(proposal["body"], body);
    let original = fs::read_to_string(root().join(DUEL)).expect("the encounter");
    let changed = body.lines().filter(|it| !original.contains(it)).count();
    assert!((1..=4).contains(&changed), "{body}");
    assert!(body.contains("# How they fight"), "comments stay");
    let forecast = run(&["sim", &file, "--runs", "2000", "--seed", "77", "--json"]).json();
    let wins = forecast["wins"].as_array().expect("sides");
    let won =
        wins.iter().find(|it| it["label"] == "Ida").expect("a side")["share"].as_f64().expect("a share");
    let end = |key: &str| proposal["forecast"]["win"][key].as_f64().expect("an end");
    // Three standard errors of the 2,000 fights.
    assert!(won > end("low") - 0.032 && won < end("high") + 0.032, "{won} {proposal}");
    let again = run(&["balance", DUEL, "--win", "30", "--write", &file]);
    assert!(again.code == 1 && again.err.contains("exists already"), "{again:?}");
}

#[test]
fn what_cannot_be_balanced_is_refused_or_said() {
    let of =
        |more: &[&str]| run(&[&["balance", DUEL, "--runs", "64", "--most", "12", "--win"], more].concat());
    let ran = of(&["99", "--cost", "9"]);
    assert!(ran.code == 1 && ran.out.contains("None of the"), "{ran:?}");
    let ran = of(&["50", "--change", "numbers"]);
    assert!(ran.code == 1 && ran.err.contains("can be changed"), "{ran:?}");
    let ran = of(&["50", "--side", "Nobody"]);
    assert!(ran.code == 1 && ran.err.contains("Ida, Ruben"), "{ran:?}");
    let wrong: [&[&str]; 5] =
        [&["0"], &["101"], &["50", "--change", "luck"], &["50", "--take", "2"], &["many"]];
    for more in wrong {
        assert_eq!(of(more).code, 2, "{more:?}");
    }
    let ran = run(&["balance", "no-such-file.toml", "--win", "50"]);
    assert!(ran.code == 1 && ran.err.contains("no-such-file.toml"), "{ran:?}");
    let ran = run(&["balance", "crates/cli/tests/main.rs", "--win", "50"]);
    assert!(ran.code == 1 && ran.err.contains("main.rs"), "{ran:?}");
}
