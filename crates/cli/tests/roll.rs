//! Tests of `schwung roll`.

use crate::common::run;

#[test]
fn dice_from_the_table_come_to_what_they_show() {
    let ran = run(&["roll", "4d6kh3", "--dice", "6 1 4 4"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out, "4d6kh3\n  4d6kh3: 6 (1) 4 4\n= 14\n");
    let ran = run(&["roll", "3W6!+2[Feuer]", "--dice", "6 1 6 2 3", "--lang", "de"]);
    assert_eq!(ran.out, "3d6! + 2[Feuer]\n  3d6!: 6!+2 1 6!+3 = 18\n= 20\n");
    let ran = run(&["roll", "4dF+3 vs 4dF", "--dice", "+ + 0 - 0 0 0 -"]);
    assert_eq!(
        ran.out,
        "4dF + 3 vs 4dF\n  4dF: + + 0 − = 1\n  4dF: 0 0 0 − = −1\n  4 against −1\n= margin 5\n"
    );
    let ran = run(&["roll", "3d10>=8f1", "--dice", "8", "--json"]);
    assert_eq!((ran.code, ran.json()["error"]["code"].as_str()), (1, Some("dice-missing")));
    let ran = run(&["roll", "3d10>=8f1", "--dice", "8 1 9"]);
    assert_eq!(ran.out, "3d10>=8f=1\n  3d10>=8f=1: 8✓ 1✗ 9✓\n= 1 success\n");
}

#[test]
fn a_number_is_written_as_the_language_does() {
    assert!(run(&["roll", "2d6+1,5", "--dice", "1 1"]).out.ends_with("= 3.5\n"));
    assert!(run(&["roll", "2d6+1,5", "--dice", "1 1", "--lang", "de"]).out.ends_with("= 3,5\n"));
}

#[test]
fn the_same_seed_gives_the_same_dice() {
    let rolled = |seed| run(&["roll", "20d100", "--seed", seed]).out;
    assert_eq!(rolled("7"), rolled("7"));
    assert_ne!(rolled("7"), rolled("8"));
    assert_ne!(run(&["roll", "20d100"]).out, run(&["roll", "20d100"]).out);
}

#[test]
fn programs_get_the_tree_with_every_die_and_its_fate() {
    let json = run(&["roll", "2d6!r1 + {1d4, 1d8}kh1", "--dice", "6 1 2 3 2 8", "--json"]).json();
    let outcome = &json["outcomes"][0];
    assert_eq!((&outcome["total"], &outcome["unit"]), (&19.into(), &"total".into()));
    let tree = &outcome["tree"];
    assert_eq!((&tree["kind"], &tree["value"]), (&"+".into(), &19.into()));
    let dice = &tree["parts"][0]["dice"];
    assert_eq!(dice[0]["throws"][0]["fate"], serde_json::json!(["kept", "exploded"]));
    assert_eq!(dice[0]["throws"][1]["fate"], serde_json::json!(["kept", "extra"]));
    assert_eq!(dice[1]["throws"][0]["fate"], serde_json::json!(["rerolled"]));
    assert_eq!(dice[1]["throws"][1]["fate"], serde_json::json!(["kept"]));
    let group = &tree["parts"][1];
    assert_eq!(
        (&group["parts"][0]["dropped"], &group["parts"][0]["dice"][0]["kept"]),
        (&true.into(), &false.into())
    );
    assert_eq!(group["parts"][1]["span"], serde_json::json!([15, 18]));
}

#[test]
fn a_refusal_shows_the_place_and_what_could_be_meant_in_both_languages() {
    let ran = run(&["roll", "4d6d1"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert_eq!(
        ran.err,
        "error: Drop the highest or the lowest?\n    4d6d1\n       ^^\n  = Write dl for the lowest or dh \
         for the highest; add more dice with +.\n  = Did you mean 4d6dl1?\n"
    );
    let ran = run(&["roll", "4d6d1", "--lang", "de"]);
    assert!(ran.err.starts_with("Fehler: Soll der höchste oder der niedrigste wegfallen?\n"), "{}", ran.err);
    let json = run(&["roll", "4d6d1", "--json"]).json();
    assert_eq!(json["error"]["suggestion"], "4d6dl1");
    assert_eq!(json["error"]["span"], serde_json::json!([3, 5]));
}

#[test]
fn every_refusal_has_a_message_and_a_hint_in_both_languages() {
    for lang in ["de", "en"] {
        let path = crate::common::root().join(format!("messages/{lang}/dice.ftl"));
        let text = std::fs::read_to_string(path).expect("UTF-8");
        for code in schwung_dice::Code::ALL {
            let key = format!("dice-error-{code} =");
            let (_, after) = text.split_once(&key).unwrap_or_else(|| panic!("{lang}: {key}"));
            let own = after.split("\ndice-").next().unwrap_or_default();
            assert!(own.contains("    .hint = "), "{lang}: {key}");
        }
    }
}

#[test]
fn a_dialect_may_be_named() {
    assert!(
        run(&["roll", "5d10>7", "--dice", "7 8 6 1 1", "--dialect", "roll20"])
            .out
            .ends_with("= 2 successes\n")
    );
    assert!(run(&["roll", "5d10>7", "--dice", "7 8 6 1 1"]).out.ends_with("= 1 success\n"));
    assert_eq!(run(&["roll", "d6", "--dialect", "other"]).code, 2);
}

#[test]
fn hostile_texts_are_answered() {
    let (deep, long) = ("(".repeat(5_000), "1+".repeat(1_900) + "1");
    for text in
        ["99999999999d6", "d99999999999999999999", "d1!", "1d6r<=6", "1/0", "\u{1b}[31m", &*deep, "4d6[\u{7}"]
    {
        assert_eq!(run(&["roll", text]).code, 1, "{text}");
    }
    assert_eq!(run(&["roll", &long]).code, 0);
}
