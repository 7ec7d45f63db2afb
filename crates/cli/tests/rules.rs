//! Tests of `schwung rules` and `schwung switches`.

use crate::common::run;

/// The first word of each line.
fn ids(out: &str) -> Vec<&str> {
    out.lines().filter_map(|line| line.split_whitespace().next()).collect()
}

#[test]
fn without_a_query_the_topics_are_listed() {
    let ran = run(&["rules"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    for word in ["sotc", "malmsturm", "block", "full-defense"] {
        assert!(ids(&ran.out).contains(&word), "{word}: {}", ran.out);
    }
    let all = run(&["rules", "--json"]).json();
    assert_eq!(all[0]["id"], "sotc");
    assert!(all[0]["topics"].as_array().is_some_and(|it| it.iter().any(|it| it["id"] == "block")));
}

#[test]
fn umlauts_may_be_written_in_any_way() {
    let found = |query| ids(&run(&["rules", query, "--lang", "de"]).out).join(" ");
    for query in ["größe", "groesse", "GRÖSSE", "grosse", "Große"] {
        let ids = found(query);
        assert!(ids.contains("sotc.minions.split"), "{query}: {ids}");
    }
    assert_eq!(found("fäuste"), found("faeuste"));
}

#[test]
fn small_slips_do_not_matter() {
    for query in [&["rules", "initiatve"], &["rules", "initative"]] {
        let ran = run(query);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ids(&ran.out).iter().any(|id| id.starts_with("sotc.initiative.")), "{}", ran.out);
    }
}

#[test]
fn several_words_are_one_query_in_either_form() {
    let ran = run(&["rules", "full", "defense"]);
    assert!(ids(&ran.out).first().is_some_and(|id| id.starts_with("sotc.full-defense.")), "{}", ran.out);
    assert_eq!(run(&["rules", "search", "full", "defense"]).out, ran.out);
    assert_eq!(run(&["rules", "full defense"]).out, ran.out);
}

#[test]
fn hits_as_json_are_the_same_hits() {
    let (text, json) = (run(&["rules", "stress"]), run(&["rules", "stress", "--json"]).json());
    let json = json.as_array().expect("a list");
    assert_eq!(ids(&text.out), json.iter().filter_map(|it| it["id"].as_str()).collect::<Vec<_>>());
    for arguments in [&["rules", "--json", "search", "stress"][..], &["rules", "search", "stress", "--json"]]
    {
        assert_eq!(run(arguments).json().as_array(), Some(json));
    }
}

#[test]
fn questions_are_answered_with_the_own_book_first() {
    let question = ["rules", "was", "passiert", "bei", "0", "LP?", "--first", "daemmersturm", "--lang", "de"];
    let ran = run(&question);
    assert_eq!(ids(&ran.out).first(), Some(&"daemmersturm.lp.zero"), "{}", ran.out);
    let ran =
        run(&["rules", "search", "--lang", "de", "--system", "zerospace", "--kind", "judgement", "Deckung"]);
    assert!(
        !ran.out.is_empty() && ids(&ran.out).iter().all(|it| it.starts_with("zerospace.")),
        "{}",
        ran.out
    );
    let poison = run(&["rules", "Gift", "--lang", "de"]);
    assert!(!ids(&poison.out).iter().any(|it| it.starts_with("malmsturm.gift")), "{}", poison.out);
    assert_eq!(run(&["rules", "Gift", "--system", "dnd"]).code, 2);
}

#[test]
fn topics_have_headings_in_words() {
    let ran = run(&["rules", "--lang", "de"]);
    assert!(
        ran.out.lines().any(|it| it.trim_start().starts_with("poison") && it.contains("Gift")),
        "{}",
        ran.out
    );
    assert_eq!(run(&["rules", "--json"]).json()[0]["topics"][0]["title"], "Rolling: the basics");
}

#[test]
fn no_hits_are_told_and_fail() {
    let ran = run(&["rules", "xyzzyxyzzy"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("xyzzyxyzzy"));
    assert_eq!(run(&["rules", "xyzzyxyzzy", "--json"]).json(), serde_json::json!([]));
}

#[test]
fn a_rule_is_shown_whole_in_both_languages() {
    let english = run(&["rules", "show", "sotc.block.duration"]);
    let german = run(&["rules", "show", "sotc.block.duration", "--lang", "de"]);
    assert_eq!((english.code, german.code), (0, 0));
    for ran in [&english, &german] {
        for part in ["sotc.block.duration", "sotc.block.definition", "block-duration"] {
            assert!(ran.out.contains(part), "{part}: {}", ran.out);
        }
    }
    assert!(english.out.contains("exchange") && english.out.contains("See also"));
    assert!(german.out.contains("Runde") && german.out.contains("Siehe auch"));
}

#[test]
fn a_rule_as_json_has_everything() {
    let rule = run(&["rules", "show", "sotc.block.duration", "--json", "--lang", "de"]).json();
    assert_eq!((rule["id"].as_str(), rule["lang"].as_str()), (Some("sotc.block.duration"), Some("de")));
    assert_eq!(rule["switches"][0]["name"], "block-duration");
    assert_eq!(rule["switches"][0]["default"], "exchange");
    assert!(rule["see"][0]["id"].is_string() && rule["text"].is_string() && rule["kind"].is_string());
}

#[test]
fn options_may_stand_anywhere() {
    let ran = run(&["rules", "show", "sotc.block.duration", "--json", "--lang", "de"]);
    for arguments in [
        ["--lang", "de", "rules", "show", "sotc.block.duration", "--json"],
        ["rules", "--json", "--lang=de", "show", "sotc.block.duration", "--color=auto"],
        ["rules", "show", "--json", "--lang", "de", "sotc.block.duration"],
    ] {
        assert_eq!(run(&arguments).out, ran.out, "{arguments:?}");
    }
}

#[test]
fn an_unknown_id_names_the_nearest() {
    for (lang, like) in [("en", "Similar"), ("de", "Ähnlich")] {
        let ran = run(&["rules", "show", "sotc.block.duratoin", "--lang", lang]);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains("sotc.block.duration") && ran.err.contains(like), "{}", ran.err);
    }
    assert_eq!(run(&["rules", "show", "?"]).code, 1);
    assert_eq!(run(&["rules", "show"]).code, 2);
}

#[test]
fn switches_tell_default_values_text_and_rule() {
    let ran = run(&["switches"]);
    assert_eq!(ran.code, 0);
    for part in ["gun-range", "0 to 20", "sotc.scene.range-shoot", "How many zones guns reach"] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    assert!(run(&["switches", "--lang", "de"]).out.contains("Vorgabe"));
    let json = run(&["switches", "--json"]).json();
    let all = json.as_array().expect("a list");
    let range = all.iter().find(|it| it["name"] == "gun-range").expect("it is there");
    assert_eq!((&range["default"], &range["least"], &range["most"]), (&2.into(), &0.into(), &20.into()));
    assert!(all.iter().all(|it| it["rule"].is_string() && it["text"].is_string()));
}

#[test]
fn switches_are_those_of_the_book() {
    let defaults = |book: &str| {
        let all = run(&["switches", "--system", book, "--json"]).json();
        let of = |name: &str| {
            let it = all.as_array().expect("a list").iter().find(|it| it["name"] == name).expect("a switch");
            (it["default"].clone(), it["rule"].as_str().expect("a rule").to_owned())
        };
        [of("dice"), of("contest-dice"), of("pyramid")]
    };
    let text = |it: &str| serde_json::Value::from(it);
    let [dice, contest, pyramid] = defaults("freefate");
    assert_eq!(dice, (text("light-minus-dark"), "freefate.dice.choose".to_owned()));
    assert_eq!(contest, (text("acting"), "freefate.contest.only-player-rolls".to_owned()));
    assert_eq!(pyramid.0, text("5/4/3/2/1"));
    assert_eq!(defaults("malmsturm")[0], (text("4df"), "malmsturm.dice.choose".to_owned()));
    assert_eq!(run(&["switches", "--system", "chess"]).code, 2);
}

#[test]
fn each_book_has_switches_of_its_own_in_its_own_words() {
    for (book, name, default) in [
        ("zerospace", "order-tie", "usual"),
        ("daemmersturm", "dice-trust", "own"),
        ("malmsturm", "dice", "4df"),
    ] {
        for lang in ["de", "en"] {
            let all = run(&["switches", "--system", book, "--json", "--lang", lang]).json();
            let it =
                all.as_array().and_then(|all| all.iter().find(|it| it["name"] == name)).expect("a switch");
            assert_eq!(it["default"], default);
            assert!(it["values"].as_array().is_some_and(|it| it.iter().any(|it| it == default)));
            let id = it["rule"].as_str().expect("a rule");
            assert!(id.starts_with(book), "{id}");
            // The rule describes its switch in the same words.
            let shown = run(&["rules", "show", id, "--lang", lang]).out;
            let text = it["text"].as_str().expect("a text");
            assert!(shown.contains(&format!("{name}: {text}")), "{shown}");
        }
    }
}
