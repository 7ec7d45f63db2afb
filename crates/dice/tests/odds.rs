//! Tests exact odds against enumerating all ways, and case by case. `cargo xtask peers` compares them with another engine.

use std::collections::BTreeMap;

use crate::brute::{added, count};
use crate::notation::{expression, many};
use num_bigint::BigUint;
use proptest::prelude::*;
use schwung_dice::{Code, Cost, Dialect, Number, Odds, Roll, Ways};
use serde::Deserialize;

fn roll(text: &str) -> Roll {
    Roll::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn odds(text: &str) -> Odds {
    roll(text).odds_within(Cost::PATIENT).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

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
    of: Option<String>,
    ways: Option<String>,
    mean: Option<String>,
    refused: Option<String>,
}

#[test]
fn the_odds_are_what_the_cases_say() {
    let cases: Cases =
        toml::from_str(include_str!("cases/odds.toml")).unwrap_or_else(|error| panic!("{error}"));
    for case in cases.case {
        let text = &case.roll;
        let found = match (roll(text).odds_within(Cost::PATIENT), &case.refused) {
            (Err(error), Some(code)) => {
                assert_eq!(error.code().id(), code, "{text}: {error:?}");
                continue;
            }
            (Ok(odds), None) => odds,
            (other, wanted) => panic!("{text}: {other:?} instead of {wanted:?}"),
        };
        let shown: Vec<String> = found.outcomes().map(|(value, ways)| format!("{value}:{ways}")).collect();
        if let Some(wanted) = &case.ways {
            assert_eq!(&shown.join(" "), wanted, "{text}");
        }
        if let Some(of) = &case.of {
            assert_eq!(&found.denominator().to_string(), of, "{text}");
        }
        if let Some(mean) = &case.mean {
            assert_eq!(&found.mean(4), mean, "{text}");
        }
    }
}

/// Compares the odds with an enumeration of all ways. Returns whether both are available.
fn compare(text: &str, deepest: usize) -> bool {
    compare_as(text, Dialect::Schwung, deepest)
}

fn compare_as(text: &str, dialect: Dialect, deepest: usize) -> bool {
    let Ok(roll) = Roll::parse_as(text, dialect) else { return false };
    let text = format!("{text} in {}", dialect.name());
    let Some(counted) = count(&roll, deepest, 20_000) else { return false };
    let found = match roll.odds_within(Cost::PATIENT) {
        Ok(found) => found,
        Err(error) => {
            assert!(matches!(error.code(), Code::NoOdds | Code::TooCostly), "{text}: {error:?}");
            return false;
        }
    };
    let (cost, told) = (found.cost(), roll.cost_of_odds());
    assert!(cost.steps <= told.steps && cost.bytes <= told.bytes, "{text}: {cost:?}, {told:?} was told");
    let sum: BigUint = found.outcomes().map(|it| digits(&it.1)).sum();
    assert_eq!(sum + digits(&found.rest()), digits(&found.denominator()), "{text}");
    let Some(by_hand): Option<BTreeMap<Number, (u128, u128)>> =
        counted.ways.iter().map(|(value, ways)| Some((*value, added(ways)?))).collect()
    else {
        return false;
    };
    let of = digits(&found.denominator());
    let ways: BTreeMap<Number, BigUint> = found.outcomes().map(|it| (it.0, digits(&it.1))).collect();
    if counted.is_whole {
        assert_eq!(ways.keys().collect::<Vec<_>>(), by_hand.keys().collect::<Vec<_>>(), "{text}");
        for (value, (over, under)) in by_hand {
            assert_eq!(&ways[&value] * under, &of * over, "{text}: {value}");
        }
        return true;
    }
    // If some ways were not followed, the sum found is a lower bound, and with the rest added an upper one.
    let share = |(over, under): &(BigUint, BigUint)| {
        let parts = over * (1_u64 << 60) / under;
        f64::from(u32::try_from(&parts >> 29).expect("less than one")) / f64::from(1_u32 << 31)
    };
    let by_hand: BTreeMap<Number, f64> = by_hand
        .into_iter()
        .map(|(value, (over, under))| (value, share(&(over.into(), under.into()))))
        .collect();
    let followed: f64 = by_hand.values().sum();
    for value in ways.keys().chain(by_hand.keys()) {
        let ours = ways.get(value).map_or(0.0, |it| share(&(it.clone(), of.clone())));
        let least = by_hand.get(value).copied().unwrap_or(0.0);
        assert!(
            ours >= least - 1e-7 && ours <= least + (1.0 - followed) + 1e-7,
            "{text}: {value}: {ours} {least}"
        );
    }
    true
}

fn digits(ways: &Ways) -> BigUint {
    ways.to_string().parse().expect("digits")
}

#[test]
fn odds_are_those_of_every_way_rolled() {
    for text in [
        "4dF",
        "4dF - 4dF",
        "2d6+3",
        "1d6*1d4",
        "1d6/1d4",
        "1d6//1d4",
        "1d6%4",
        "2**1d4",
        "-1d6",
        "3d4kh1",
        "4d4kl2",
        "4d4dh1",
        "4d4dl1kh1",
        "3d10k1dh1",
        "4d3kh3kl1",
        "3d6>=5",
        "3d6>4f1",
        "3d4u",
        "3d4ukh2",
        "4d4ukl1",
        "3d5u>=4",
        "2d6ro<3",
        "2d6min2",
        "2d6max4min3",
        "3d4kh2ro1",
        "3d4kh2!o",
        "3d4kl2min2>=2",
        "2d4!o",
        "2d4!ro1",
        "2d4!po",
        "(1d3)d3",
        "(1d4)d6",
        "1d(1d6)",
        "(1d2)d(1d3)",
        "(1d3)d4kh1",
        "{2d4, 1d6}kh1",
        "{2d4, 1d6, 1d3}kl2",
        "{1d6, 1d6, 1d6}kh2",
        "{2d4+1d6}kh2",
        "{2d3+2d4}>=3",
        "{2d3+1d4!o}dl1",
        "{1d4+1, 1d6}>=4",
        "{1d4/2, 1d6}kh1",
        "{1d4, 1d6}>=3f1",
        "{2d4, 3}kh1>=4",
        "abs(2dF)",
        "max(1d4, 1d6, 2)",
        "min(1d4, 1d6)",
        "pow(1d3, 2)",
        "floor(1d6/4)",
        "round(1d4/2)",
        "sqrt(1d10)",
        "sign(1d3-2)",
        "trunc(1d4/3)",
        "ceil(1d4/3)",
        "2d4 vs 1d6",
        "3dF.1",
        "2dFr=-1",
        "2d4sd",
        "3d4cs4kh2",
        "0d6",
        "0d6kh2",
        "2d6kh0",
        "7",
        "1,5 + 1d2",
        "2d1kh1",
        "1d2-1d2",
        "2d6kh1!!o",
        "2d4!!o>=5",
        "{3d4kh2+1d4}",
        "(2d2)d2",
        "2d4dl1dh1",
        "1d6*0",
        "{2d4!o+1dF}>=3",
        "{2d4!o+1d3}kh2>=3",
        "{2d3!po + 2d3!o}kl2>=2f1",
        "{2d4dl0!o+1d6}kh2",
        "{2d3!!o+1d4}dl1>=4",
        "{3d3kh2+2d2}>=2",
        "{3d3u+2d2}>=2",
        "{(1d3)d3!o+1d2}>=2",
        "{2d3!o>=2+1d4}dh1kh1",
        "3d3kh3!okh2",
    ] {
        assert!(compare(text, 12), "{text}");
    }
}

#[test]
fn odds_without_an_end_are_within_their_bounds() {
    for text in [
        "1d4!",
        "2d4!",
        "1d4!p",
        "1d4!!",
        "2d4!kh1",
        "2d4kh1!",
        "2d4!>=3",
        "2d3! >=3",
        "2d3!=3>=2f1",
        "1d4r1",
        "2d4r<3",
        "1d4!r1",
        "1d4r1!",
        "2d3!!min2",
        "2d4!min2>=3",
        "2d2!kl1",
        "1d3!=1!=2",
        "2d3!>2max2",
        "{{2d4! + 1dF}>=3, 1}dl1",
        "{3d2!pdl0 + 3d4}>=3",
        "{2d3! + 1d4}kh1",
        "{1d3! + 1d4}kh1>=3",
    ] {
        assert!(compare(text, 9), "{text}");
    }
}

#[test]
fn nothing_on_the_way_is_more_than_fits() {
    // Dead ends may be far more numerous than valid ways.
    for text in
        ["99d100u", "99d100ukh3", "100d1kh3", "100d1kl50>=1", "{70d1+70d1}kh2", "{70d1+2d4}kl9", "90d1kh2r2"]
    {
        let odds = odds(text);
        let sum: BigUint = odds.outcomes().map(|it| digits(&it.1)).sum();
        assert_eq!(sum, digits(&odds.denominator()), "{text}");
    }
    assert_eq!(odds("99d100u").denominator().to_string(), "100");
    assert_eq!(odds("100d1kh3").outcomes().map(|it| it.0.to_string()).collect::<String>(), "3");
}

#[test]
fn a_reroll_comes_to_the_other_faces_alone() {
    let shown =
        |text| odds(text).outcomes().map(|it| format!("{}:{}", it.0, it.1)).collect::<Vec<_>>().join(" ");
    assert_eq!(shown("1d6r<=2"), "3:1 4:1 5:1 6:1");
    assert_eq!(odds("1d6r<=2").denominator().to_string(), "4");
    assert_eq!(shown("2d3r1"), "4:1 5:2 6:1");
}

proptest! {
    #![proptest_config(many(150))]

    #[test]
    fn any_odds_are_those_of_every_way_rolled(text in expression(3, 4)) {
        for dialect in Dialect::ALL {
            compare_as(&text, dialect, 9);
        }
    }
}
