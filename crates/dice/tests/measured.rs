//! Tests inputs that were measured on other engines. See `cases/hostile.toml`.

use schwung_dice::{Cost, Roll, Seeded};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[allow(dead_code)] // documents the case file
    title: Option<String>,
    roll: String,
    mean: Option<String>,
    refused: Option<String>,
    odds: Option<String>,
}

#[test]
fn what_stops_others_is_answered_as_the_cases_say() {
    let cases: Cases =
        toml::from_str(include_str!("cases/hostile.toml")).unwrap_or_else(|error| panic!("{error}"));
    let mut failures = Vec::new();
    for case in cases.case {
        let text = &case.roll;
        let roll = Roll::parse(text);
        let rolled = roll.clone().and_then(|it| it.roll(&mut Seeded::new(7)).map(|_| ()));
        let refused = rolled.map_err(|it| it.code().id().to_owned()).err();
        if refused != case.refused {
            failures.push(format!("{text} rolled: {refused:?}"));
        }
        let wanted = match case.refused.or(case.odds) {
            Some(code) => Err(code),
            None => Ok(case.mean.unwrap_or_default()),
        };
        for most in [Cost::USUAL, Cost::PATIENT] {
            let mean = roll.clone().and_then(|it| Ok(it.odds_within(most)?.mean(4)));
            let mean = mean.map_err(|it| it.code().id().to_owned());
            if mean != wanted {
                failures.push(format!("{text}: {mean:?}, not {wanted:?}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
