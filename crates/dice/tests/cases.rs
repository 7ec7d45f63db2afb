//! Tests the notation case by case. See `cases/*.toml`.

use std::fmt::Write;

use schwung_dice::{Dialect, Error, Listed, Outcome, Roll, Rolled};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases<T> {
    case: Vec<T>,
}

fn read<T: for<'t> Deserialize<'t>>(text: &str) -> Vec<T> {
    toml::from_str::<Cases<T>>(text).unwrap_or_else(|error| panic!("{error}")).case
}

fn dice(text: &str) -> Listed {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn dialect(name: &str) -> Dialect {
    name.parse().unwrap_or_else(|()| panic!("no dialect {name}"))
}

fn totals(rolled: &Rolled) -> String {
    rolled.outcomes().iter().map(|it| it.total().to_string()).collect::<Vec<_>>().join(", ")
}

fn fates(outcome: &Outcome) -> String {
    let mut text = String::new();
    for throw in outcome.throws() {
        let separator = if text.is_empty() { "" } else { ", " };
        write!(text, "{separator}{} {:?}", throw.face, throw.fate).expect("a string takes everything");
    }
    text
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RollCase {
    #[allow(dead_code)] // documents the case file
    title: Option<String>,
    roll: String,
    dice: String,
    total: String,
    unit: Option<String>,
    fates: Option<String>,
    shows: Option<String>,
}

#[test]
fn a_notation_means_what_the_cases_say() {
    for case in read::<RollCase>(include_str!("cases/rolls.toml")) {
        let text = &case.roll;
        let roll = Roll::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let rolled = roll.roll_listed(dice(&case.dice)).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(totals(&rolled), case.total, "{text}");
        let outcome = &rolled.outcomes()[0];
        if let Some(unit) = &case.unit {
            assert_eq!(&format!("{:?}", outcome.unit()), unit, "{text}");
        }
        if let Some(wanted) = &case.fates {
            assert_eq!(&fates(outcome), wanted, "{text}");
        }
        let shown = roll.to_string();
        if let Some(shows) = &case.shows {
            assert_eq!(&shown, shows, "{text}");
        }
        let again = Roll::parse(&shown).unwrap_or_else(|error| panic!("{text} as {shown}: {error:?}"));
        assert_eq!(again.to_string(), shown, "{text}");
        let rolled = again.roll_listed(dice(&case.dice)).unwrap_or_else(|error| panic!("{shown}: {error:?}"));
        assert_eq!(totals(&rolled), case.total, "{text} as {shown}");
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DialectCase {
    #[allow(dead_code)] // documents the case file
    title: Option<String>,
    roll: String,
    dialect: String,
    dice: String,
    total: String,
    /// Dice for our own dialect, if it needs different ones.
    our_dice: Option<String>,
    ours: String,
}

#[test]
fn a_dialect_means_what_the_cases_say() {
    let came = |text: &str, dialect, list: &str| {
        let rolled = Roll::parse_as(text, dialect).and_then(|it| it.roll_listed(dice(list)));
        rolled.map_or_else(|error| error.code().id().to_owned(), |it| totals(&it))
    };
    for case in read::<DialectCase>(include_str!("cases/dialects.toml")) {
        let DialectCase { roll, dice, .. } = &case;
        assert_eq!(came(roll, dialect(&case.dialect), dice), case.total, "{roll} in {}", case.dialect);
        let ours = case.our_dice.as_ref().unwrap_or(dice);
        assert_eq!(came(roll, Dialect::Schwung, ours), case.ours, "{roll} in our own dialect");
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refusal {
    roll: String,
    #[serde(default)]
    dialect: Option<String>,
    /// The dice to roll with.
    dice: Option<String>,
    code: String,
    at: String,
    instead: Option<String>,
}

#[test]
fn what_is_refused_is_told_with_code_place_and_what_would_do() {
    for case in read::<Refusal>(include_str!("cases/refusals.toml")) {
        let text = &case.roll;
        let dialect = case.dialect.as_deref().map(dialect).unwrap_or_default();
        let refused: Error = match (Roll::parse_as(text, dialect), &case.dice) {
            (Err(error), None) => error,
            (Ok(roll), Some(list)) => match roll.roll_listed(dice(list)) {
                Err(error) => error,
                Ok(rolled) => panic!("{text} came to {}", totals(&rolled)),
            },
            (parsed, _) => panic!("{text}: {parsed:?}"),
        };
        assert_eq!(refused.code().id(), case.code, "{text}: {refused:?}");
        assert_eq!(refused.span().of(text), case.at, "{text}: {refused:?}");
        assert_eq!(refused.suggestion(), case.instead.as_deref(), "{text}: {refused:?}");
    }
}
