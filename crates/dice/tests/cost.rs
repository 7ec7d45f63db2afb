//! Tests that the estimated cost of odds, in steps and bytes, is an upper bound of the actual one. Measures no time.

use crate::notation::{expression, many};
use proptest::prelude::*;
use schwung_dice::{Code, Cost, Dialect, Die, NoFace, Roll, Seeded, Source, limits};

/// Compares the estimated with the actual cost.
fn compare(text: &str, dialect: Dialect) {
    let Ok(roll) = Roll::parse_as(text, dialect) else { return };
    let told = roll.cost_of_odds();
    match roll.odds() {
        Ok(odds) => {
            let cost = odds.cost();
            let is_held = cost.steps <= told.steps && cost.bytes <= told.bytes;
            assert!(is_held, "{text} in {}: {cost:?}, {told:?} was told", dialect.name());
        }
        Err(error) if error.code() == Code::TooCostly => {
            let is_more = told.steps > Cost::USUAL.steps || told.bytes > Cost::USUAL.bytes;
            assert!(is_more, "{text} in {}: {error:?}, {told:?} was told", dialect.name());
        }
        Err(_) => {}
    }
}

#[test]
fn what_people_ask_for_is_told_as_cheap() {
    for (text, most) in [
        ("4dF", 1_000),
        ("4dF - 4dF", 2_000),
        ("2d6+3", 1_000),
        ("10d6kh3", 100_000),
        ("100d6", 1_000_000),
        ("1000d6", 10_000_000),
        ("20d10>=7f1", 1_000_000),
        ("10d10!>=8", 250_000_000),
        ("10d10! >=8", 10_000_000),
        ("6d6!kh3", 16_000_000),
        ("5d6!", 16_000_000),
        ("100d6kh50", 100_000_000),
        ("{4d6, 2d10}kh1", 1_000_000),
        ("{8d6 + 8d8}kh5", 16_000_000),
        ("{1d4, 1d6, 1d8, 1d10, 1d12}kh2", 16_000_000),
        ("6d49u>=44", 1_000_000),
        ("(1d20)d6", 10_000_000),
        ("1d(1d20)", 1_000_000),
        ("4d6r1kh3", 1_000_000),
        ("1d100 + 1d100", 100_000),
        ("20d20", 1_000_000),
        ("1d1000 * 1d100", 20_000_000),
    ] {
        let roll = Roll::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let told = roll.cost_of_odds();
        let cost = roll.odds_within(Cost::PATIENT).map(|it| it.cost());
        assert!(told.steps <= most, "{text}: {told:?} {cost:?}");
        assert!(cost.is_ok(), "{text}: {told:?}, {cost:?}");
    }
}

/// A source that counts the throws.
struct Counted(Seeded, usize);

impl Source for Counted {
    fn throw(&mut self, die: Die) -> Result<u32, NoFace> {
        self.1 += 1;
        self.0.throw(die)
    }
}

#[test]
fn hostile_texts_take_no_more_than_they_may() {
    for text in crate::hostile::texts() {
        for dialect in Dialect::ALL {
            compare(&text, dialect);
            let Ok(roll) = Roll::parse_as(&text, dialect) else { continue };
            let mut dice = Counted(Seeded::new(7), 0);
            let _ = roll.roll(&mut dice);
            assert!(dice.1 <= limits::THROWS, "{text}");
        }
    }
}

#[test]
fn what_would_take_too_long_to_roll_is_refused_before_the_first_die() {
    for text in ["10000d6".to_owned() + &"kh9999".repeat(20), "1000#1000d6min2max5kh9".to_owned()] {
        let mut dice = Counted(Seeded::new(7), 0);
        let refused =
            Roll::parse(&text).expect("it can be read").roll(&mut dice).expect_err("it is too much");
        assert_eq!((refused.code(), dice.1), (Code::TooCostly, 0), "{text}");
        let told = |name: &str| refused.data().iter().find(|it| it.0 == name).map(|it| it.1.clone());
        let estimate: u64 = told("estimate").and_then(|it| it.parse().ok()).expect("a number");
        assert!(estimate > limits::WORK, "{text}: {refused:?}");
        assert_eq!(told("limit"), Some(limits::WORK.to_string()));
    }
    // Costs that arise only when dice explode are reported at that point.
    let explodes = "9000d6!>=2".to_owned() + &"min2".repeat(60);
    let refused = Roll::parse(&explodes).expect("it can be read").roll(&mut Seeded::new(7));
    assert_eq!(refused.map_err(|it| it.code()).err(), Some(Code::TooCostly));
}

#[test]
fn odds_are_refused_with_what_they_would_take() {
    let refused =
        Roll::parse("2d6 + 200d6kh100").expect("it can be read").odds().expect_err("it is too much");
    assert_eq!((refused.code(), refused.span().of("2d6 + 200d6kh100")), (Code::TooCostly, "200d6kh100"));
    let told: Vec<_> = refused.data().iter().map(|it| it.0).collect();
    assert_eq!(told, ["estimate", "limit", "unit"]);
}

proptest! {
    #![proptest_config(many(500))]

    #[test]
    fn no_odds_cost_more_than_was_told(text in expression(30, 30)) {
        for dialect in Dialect::ALL {
            compare(&text, dialect);
        }
    }

    #[test]
    fn no_odds_of_small_dice_cost_more_than_was_told(text in expression(6, 12)) {
        compare(&text, Dialect::Schwung);
    }
}
