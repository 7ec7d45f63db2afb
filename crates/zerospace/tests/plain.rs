//! Dice and rows of circumstances.

use std::collections::BTreeMap;

use schwung_table::Dice;
use schwung_zerospace::*;

#[test]
fn a_high_die_never_shows_less_than_three() {
    assert_eq!(HighDie.outcomes().iter().map(|it| it.1).sum::<u32>(), HighDie.ways());
    assert_eq!((HighDie.sample(0), HighDie.sample(u32::MAX)), (3, 6));
    assert!(HighDie.spec().outcome(&[2]).is_err());
}

fn listed_ways_are_those_of_the_faces<D: Dice>(dice: D) {
    let spec = dice.spec();
    let mut ways: BTreeMap<i32, u32> = BTreeMap::new();
    for way in 0..dice.ways() {
        let face = |die: u32| i8::try_from(way / 6u32.pow(die) % 6 + 1).expect("a face");
        let faces: Vec<i8> = (0..spec.dice.len() as u32).map(face).collect();
        *ways.entry(spec.outcome(&faces).expect("faces fit")).or_default() += 1;
    }
    let listed: BTreeMap<i32, u32> =
        dice.outcomes().iter().map(|&(outcome, ways)| (outcome.into(), ways)).collect();
    assert_eq!(listed, ways, "{}", spec.name);
    assert_eq!(listed.values().sum::<u32>(), dice.ways(), "{}", spec.name);
    for &(outcome, _) in dice.outcomes() {
        let number: i32 = outcome.into();
        assert!(D::Outcome::try_from(number).is_ok_and(|it| it == outcome));
    }
    let mut sampled: BTreeMap<i32, u32> = BTreeMap::new();
    let draws = dice.ways() * 10;
    for n in 0..draws {
        let random = (u64::from(n) * (1 << 32) / u64::from(draws)) as u32;
        *sampled.entry(dice.sample(random).into()).or_default() += 1;
    }
    for (outcome, ways) in listed {
        let came = sampled.get(&outcome).copied().unwrap_or_default();
        assert!(came.abs_diff(ways * 10) <= 10 + ways, "{}: {outcome} came {came} times", spec.name);
    }
}

#[test]
fn the_listed_ways_are_those_of_the_faces() {
    for n in 1..=MOST_DICE {
        listed_ways_are_those_of_the_faces(SumDice::new(n));
        listed_ways_are_those_of_the_faces(FaceDice::new(n));
    }
}

#[test]
fn ones_and_twos_are_read_apart() {
    let read = FaceDice::new(4).spec().outcome(&[1, 2, 2, 6]).expect("faces fit");
    assert_eq!(Faces::try_from(read), Ok(Faces { ones: 1, twos: 2, rest: 6 }));
    assert_eq!(Faces { ones: 1, twos: 2, rest: 6 }.sum(), 11);
}

#[test]
fn every_row_has_a_bit_and_a_name_of_its_own() {
    assert!(Row::ALL.len() <= 64);
    let mut keys: Vec<_> = Row::ALL.iter().map(|it| it.key()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), Row::ALL.len());
}

//% zerospace.pool.modify
#[test]
fn one_circumstance_counts_once() {
    let rows: Rows = [Row::Cover, Row::Dodging, Row::Cover, Row::DefenderHeld].into_iter().collect();
    assert_eq!(rows.dice(), 1);
    let told = serde_json::to_string(&rows).expect("rows are told by name");
    assert_eq!(told, r#"["defender-held","cover","dodging"]"#);
    assert_eq!(serde_json::from_str::<Rows>(&told).expect("names are known"), rows);
    assert!(serde_json::from_str::<Rows>(r#"["luck"]"#).is_err());
}

//% zerospace.pool.whose-side
#[test]
fn every_row_sits_on_one_side() {
    let cover: Rows = [Row::Cover].into_iter().collect();
    assert!(cover.are_of(RowSide::Defence) && !cover.are_of(RowSide::Attack));
    assert_eq!(Row::UnseenMelee.side(), RowSide::Attack);
    assert_eq!(Row::Charging.effect(), RowEffect::Bonus);
    let bonus = |it: &&Row| it.side() == RowSide::Attack && it.effect() == RowEffect::Bonus;
    let tables: Vec<_> = Row::ALL.iter().filter(bonus).filter(|it| it.rule().contains("circ-att")).collect();
    assert_eq!(tables, [&Row::Charging], "the only bonus of the attacker's table");
}
