//! Rolls in everyday German and English. See `cases/phrases.toml`.

use std::collections::BTreeMap;

use schwung_dice::{Kind, Number, Roll};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    lang: String,
    say: String,
    reads: String,
    chance: Option<String>,
    mean: Option<String>,
}

/// What is wrong with the case, if anything.
fn fault(case: &Case) -> Option<String> {
    let said = &case.say;
    let roll = match Roll::parse(said) {
        Ok(roll) => roll,
        Err(error) => return Some(format!("{said}: {error:?}")),
    };
    let shown = roll.to_string();
    let again = Roll::parse(&shown).map(|it| it.to_string());
    if shown != case.reads || again.as_ref() != Ok(&shown) {
        return Some(format!("{said}: {shown} instead of {}, read again as {again:?}", case.reads));
    }
    let odds = match roll.odds() {
        Ok(odds) => odds,
        Err(error) => return Some(format!("{said}: {error:?}")),
    };
    let is_opposed = matches!(roll.nodes().last().map(|it| &it.kind), Some(Kind::Opposed(..)));
    let reached = odds.at_least(Number::from(i64::from(!is_opposed)));
    let found = match (&case.chance, &case.mean) {
        (Some(wanted), None) => (reached.percent(&odds.denominator(), 2), wanted),
        (None, Some(wanted)) => (odds.mean(4), wanted),
        _ => return Some(format!("{said}: either a chance or a mean")),
    };
    (&found.0 != found.1).then(|| format!("{said}: {} instead of {}", found.0, found.1))
}

#[test]
fn what_people_say_gives_the_right_figure() {
    let cases: Cases =
        toml::from_str(include_str!("cases/phrases.toml")).unwrap_or_else(|error| panic!("{error}"));
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for case in &cases.case {
        *counts.entry(&case.lang).or_default() += 1;
    }
    assert!(counts.len() == 2 && counts.values().all(|it| *it >= 30), "{counts:?}");
    let faults: Vec<String> = cases.case.iter().filter_map(fault).collect();
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), cases.case.len(), faults.join("\n"));
}
