//! Tests with arbitrary texts: no panics, spans within the text, formatted rolls parse back, and limits are obeyed.

use proptest::prelude::*;
use schwung_dice::{Dialect, Roll, Seeded, limits};

/// Tries the text in each dialect. Returns whether it can be parsed in ours.
fn tried(text: &str) -> bool {
    for dialect in Dialect::ALL {
        match Roll::parse_as(text, dialect) {
            Err(error) => {
                let (start, end) = (error.span().start as usize, error.span().end as usize);
                assert!(start <= end && text.get(start..end).is_some(), "{text:?}: {error:?}");
                if let Some(instead) = error.suggestion() {
                    assert!(Roll::parse_as(instead, dialect).is_ok(), "{text:?}: {error:?}");
                }
            }
            Ok(roll) => {
                if let Ok(rolled) = roll.roll(&mut Seeded::new(7)) {
                    let throws: usize = rolled.outcomes().iter().map(|it| it.throws().len()).sum();
                    assert!(throws <= limits::THROWS, "{text:?}");
                }
            }
        }
    }
    let Ok(roll) = Roll::parse(text) else { return false };
    let shown = roll.to_string();
    if shown.len() <= limits::TEXT {
        let again = Roll::parse(&shown).unwrap_or_else(|error| panic!("{text:?} as {shown:?}: {error:?}"));
        assert_eq!(again.to_string(), shown, "{text:?}");
        let total = |roll: &Roll| roll.roll(&mut Seeded::new(7)).map(|it| it.outcomes()[0].total()).ok();
        assert_eq!(total(&roll), total(&again), "{text:?} as {shown:?}");
    }
    true
}

#[test]
fn hostile_texts_are_answered() {
    for text in crate::hostile::texts() {
        tried(&text);
    }
}

#[test]
fn what_is_priced_too_high_is_refused() {
    for text in
        ["10000d100", "1d1000000000", "1d1000000*1d1000000", "9999d9999kh5000", "10000d6!", "d1000!<>1"]
    {
        let refused = Roll::parse(text).map(|it| it.odds().map(|_| ()));
        let code = refused.map(|it| it.map_err(|error| error.code().id()));
        assert_eq!(code, Ok(Err("too-costly")), "{text}");
    }
}

/// Pieces of notations in any order, which are far more often valid than random letters.
fn pieces() -> impl Strategy<Value = String> {
    let piece = proptest::sample::select(vec![
        "1",
        "2",
        "3",
        "4",
        "6",
        "10",
        "d",
        "w",
        "d6",
        "2d6",
        "4dF",
        "d%",
        "W%",
        "dF.1",
        "(",
        ")",
        "{",
        "}",
        ",",
        ";",
        "+",
        "-",
        "*",
        "/",
        "//",
        "%",
        "**",
        "^",
        "k",
        "kh",
        "kl",
        "dh",
        "dl",
        "!",
        "!!",
        "!p",
        "!o",
        "r",
        "ro",
        "rr",
        "u",
        "min",
        "max(",
        "abs(",
        "round(",
        ">",
        ">=",
        "<",
        "<>",
        "=",
        "f",
        "cs",
        "sd",
        "x",
        "e",
        "p",
        "[a",
        "]",
        "#",
        ":",
        " ",
        "vs",
        "gegen",
        "−",
        "×",
        "６",
        "≥",
        "1,5",
        "1.5",
        "ö",
        "3#",
        "mindestens",
        "unter",
        " mit Vorteil",
        " >= ",
        "at least ",
        "1-20",
        "der bessere von ",
        "best 3 of ",
        " drop lowest",
        " plus ",
        " mal ",
        " und ",
        " or more",
        "15+ on ",
        "Vorteil auf ",
        "zwei ",
        " sechsseitige",
        "-sided die",
        "Summe aus ",
    ]);
    proptest::collection::vec(piece, 0..12).prop_map(|it| it.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,40}") {
        tried(&text);
    }

    #[test]
    fn any_order_of_pieces_is_answered(text in pieces()) {
        tried(&text);
    }
}
