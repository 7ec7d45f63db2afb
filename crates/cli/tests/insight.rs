//! Tests of `schwung insight`.

use crate::common::{root, run, run_with};

fn saved(name: &str) -> String {
    root().join("compat/release-3").join(name).display().to_string()
}

#[test]
fn a_fight_of_a_saved_table_is_told_in_both_languages() {
    let file = saved("sotc.json");
    for (lang, head) in [("de", "Chancen"), ("en", "Chances")] {
        let ran = run(&["insight", &file, "--runs", "8", "--lang", lang]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains(head) && !ran.out.contains('⟨'), "{}", ran.out);
    }
    let json = |seed: &str| run(&["insight", &file, "--runs", "8", "--json", "--seed", seed]).json();
    let one = json("3");
    assert_eq!((&one["runs"], &one["system"]), (&8.into(), &"sotc".into()));
    assert_eq!(one, json("3"), "the same seed gives the same result");
}

#[test]
fn what_is_no_fight_is_refused() {
    let ran = run(&["insight", &saved("sotc.json"), "--fight", "99"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("no such fight"), "{}", ran.err);
    let ran = run(&["insight", "encounters/duel.toml"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("duel.toml"), "{}", ran.err);
    let ran = run_with(&["insight", "-"], b"{\"format\":\"schwung-table\"}");
    assert_eq!(ran.code, 1, "{ran:?}");
    let ran = run(&["insight", "no-such-file.json"]);
    assert!(ran.code == 1 && ran.err.contains("no-such-file.json"), "{ran:?}");
}
