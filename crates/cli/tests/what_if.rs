//! Tests of `schwung whatif`.

use crate::common::{root, run};

fn saved(name: &str) -> String {
    root().join("compat/release-3").join(name).display().to_string()
}

#[test]
fn entries_are_listed_and_another_course_is_played_out_in_both_languages() {
    let file = saved("sotc.json");
    let all = run(&["whatif", &file, "--lang", "en"]);
    assert_eq!((all.code, all.err.as_str()), (0, ""));
    let numbers: Vec<&str> = all.out.lines().filter_map(|it| it.split_whitespace().next()).collect();
    let number = numbers.iter().find(|it| it.parse::<u64>().is_ok_and(|it| it > 3)).expect("an entry");
    for (lang, head) in [("de", "Versucht"), ("en", "Tried")] {
        let ran = run(&["whatif", &file, "--at", number, "--runs", "8", "--lang", lang]);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.out.contains(head) && !ran.out.contains('⟨'), "{}", ran.out);
    }
    let json =
        |seed: &str| run(&["whatif", &file, "--at", number, "--runs", "8", "--json", "--seed", seed]).json();
    let one = json("3");
    assert_eq!(one["from"].to_string(), **number);
    assert!(one["by_habit"].is_u64() && one["fork"]["points"].is_array(), "{one}");
    assert_eq!(one, json("3"), "the same seed gives the same result");
}

#[test]
fn what_cannot_be_tried_is_refused() {
    let file = saved("sotc.json");
    for args in [&["--at", "99999"][..], &["--at", "3", "--say", "nobody does nothing"]] {
        let ran = run(&[&["whatif", &file][..], args].concat());
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{ran:?}");
        assert!(!ran.err.is_empty() && !ran.err.contains('⟨'), "{}", ran.err);
    }
    let ran = run(&["whatif", &file, "--answer", "1"]);
    assert_eq!(ran.code, 2, "{ran:?}");
}
