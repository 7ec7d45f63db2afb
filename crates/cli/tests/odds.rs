//! Tests of `schwung odds`.

use crate::common::{folder, run};

#[test]
fn the_odds_are_drawn_as_bars() {
    let ran = run(&["odds", "1d4"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "1d4 · mean 2.50");
    assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>(), ["value", "chance", "or", "more"]);
    assert!(lines[2].starts_with("      1     25.00%    100.00%  ████"), "{}", ran.out);
    assert!(lines[5].starts_with("      4     25.00%     25.00%  ████"), "{}", ran.out);
    assert_eq!(lines.len(), 6);
    assert!(run(&["odds", "100d6"]).out.lines().count() <= 43);
    assert!(run(&["odds", "4WF", "--lang", "de"]).out.contains("  −4     1,23 %"));
}

#[test]
fn a_bound_is_answered_with_its_ways() {
    let ran = run(&["odds", "2d6+3", "--at-least", "13"]);
    assert_eq!(ran.out, "2d6 + 3 · mean 10.00\n  13 or more: 16.67%\n  6 of 36 ways\n");
    let ran = run(&["odds", "4dF", "--at-most", "-3", "--lang", "de"]);
    assert_eq!(ran.out, "4WF · Mittel 0,00\n  −3 oder weniger: 6,17 %\n  5 von 81 Möglichkeiten\n");
    let json = run(&["odds", "2d6", "--at-least", "10", "--json"]).json();
    assert_eq!(json["at_least"], serde_json::json!({ "value": 10, "ways": "6" }));
}

#[test]
fn programs_get_whole_numbers_as_text() {
    let json = run(&["odds", "4dF", "--json"]).json();
    assert_eq!(json["denominator"], "81");
    assert_eq!(json["outcomes"][4], serde_json::json!({ "value": 0, "ways": "19" }));
    assert_eq!(run(&["odds", "1d3/2", "--json"]).json()["outcomes"][0]["value"], "1/2");
    assert_eq!(run(&["odds", "1d2", "--csv"]).out, "value,ways,denominator\n1,1,2\n2,1,2\n");
    let refused = run(&["odds", "10000d100", "--json"]);
    assert_eq!((refused.code, refused.json()["error"]["code"].as_str()), (1, Some("too-costly")));
}

#[test]
fn rolls_are_compared() {
    let ran = run(&["odds", "1d4", "--compare", "1d6", "--at-least", "4"]);
    let told = "1d4 against 1d6: higher 25.00%, equal 16.67%, lower 58.33%\n\
                1d6 beats 1d4: it is ahead more often than behind.\n";
    assert!(ran.out.ends_with(told), "{}", ran.out);
    let same = run(&["odds", "2d4", "--compare", "2W4", "--at-least", "4", "--lang", "de"]);
    assert!(
        same.out.ends_with("2d4 und 2W4 sind gleich gut: Jedes liegt gleich oft vorn.\n"),
        "{}",
        same.out
    );
    let json = run(&["odds", "1d4", "--compare", "1d6", "--json"]).json();
    let wanted = serde_json::json!({
        "denominator": "24", "first_higher": "6", "equal": "4", "first_lower": "14",
    });
    assert_eq!(json["compared"][1]["against"], wanted);
}

#[test]
fn what_is_cut_off_is_told() {
    assert!(run(&["odds", "1d6!"]).out.contains("less likely than 1 in 10^12"));
    assert!(!run(&["odds", "1d6"]).out.contains("10^"));
    assert_ne!(run(&["odds", "1d6!", "--json"]).json()["rest"], "0");
}

#[test]
fn a_picture_is_written() {
    let path = folder("odds").join("odds.svg");
    let path = path.to_str().expect("its path is text");
    assert_eq!(run(&["odds", "2d6[<b>]", "--svg", path]).code, 0);
    let picture = std::fs::read_to_string(path).expect("it is there");
    assert!(picture.starts_with("<svg ") && picture.contains("2d6[&lt;b&gt;]") && !picture.contains("<b>"));
    assert_eq!(picture.matches("<rect ").count(), 12);
    let ran = run(&["odds", "2d6", "--svg", "/no/such/folder/odds.svg"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("cannot be written"), "{}", ran.err);
}

#[test]
fn a_question_is_answered_in_a_sentence() {
    let line = |roll: &str, lang: &str| {
        let out = run(&["odds", roll, "--lang", lang]).out;
        out.lines().nth(1).map(|it| it.trim().to_owned()).unwrap_or_default()
    };
    let hits = "1W20 + 3 gegen 15: trifft zu 45,00 %; wo Gleichstand nicht genügt, zu 40,00 %";
    assert_eq!(line("W20+3 gegen 15", "de"), hits);
    assert_eq!(line("1d20+3 >= 16", "en"), "1d20 + 3 at least 16: succeeds 40.00% of the time");
    assert_eq!(line("2W6 mindestens 8", "de"), "2W6 mindestens 8: gelingt zu 41,67 %");
    assert_eq!(
        line("d2 vs d2", "en"),
        "1d2 against 1d2: ahead 25.00% of the time, tied 50.00%, behind 25.00%"
    );
    assert_eq!(line("1-20+3 mit Vorteil gegen 15", "de"), line("2W20kh1+3 gegen 15", "de"));
    assert_eq!(run(&["odds", "1-20"]).out, run(&["odds", "1d20"]).out);
    assert_eq!(line("eine 20 auf W20", "de"), "1W20 genau 20: gelingt zu 5,00 %");
    assert_eq!(line("W20 nicht 20", "de"), "1W20 nicht 20: gelingt zu 95,00 %");
    let better = run(&["odds", "der", "bessere", "von", "2W20", "plus", "5", "--lang", "de"]).out;
    assert!(better.starts_with("2W20kh1 + 5 · Mittel 18,83"), "{better}");
    // Against a number, the table says by how much it is reached.
    let head = |roll: &str| {
        run(&["odds", roll, "--lang", "de"]).out.lines().nth(2).unwrap_or_default().trim().to_owned()
    };
    assert!(head("W20+3 gegen 15").starts_with("Abstand "), "{}", head("W20+3 gegen 15"));
    let out = run(&["odds", "1d6[d4] # d8", "--lang", "de"]).out;
    assert!(out.starts_with("1W6[d4] # d8 ·"), "{out}");
}

#[test]
fn what_hardly_ever_comes_is_one_row_at_each_end() {
    let out = run(&["odds", "8d6!", "--lang", "de"]).out;
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[2].trim_start().starts_with("14 und weniger"), "{out}");
    assert!(lines.iter().any(|it| it.contains(" und mehr ")), "{out}");
    assert!(!out.contains(" 0,00 %   0,00 %"), "{out}");
    assert!(!run(&["odds", "3d6"]).out.contains("and less"), "few outcomes stay as they are");
}

#[test]
fn a_word_that_is_not_understood_is_told_with_those_that_are() {
    let err = run(&["odds", "W20 plus Stärke", "--lang", "de"]).err;
    assert!(err.contains("„Stärke“") && err.contains("der bessere von 2W20"), "{err}");
}

#[test]
fn what_takes_too_long_is_told_in_round_numbers() {
    let err = run(&["odds", "10000d100", "--lang", "de"]).err;
    assert!(err.contains("Milliarden Rechenschritte") || err.contains("Millionen Rechenschritte"), "{err}");
}
