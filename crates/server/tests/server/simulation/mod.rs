//! Servers and clients in simulated time: three servers on a shared store, which stand still, are killed and start again;
//! clients whose connections delay, fall silent and are cut; a store that is slow and fails; hints that come late, twice or
//! never. Everything but the network, the store and time is what runs elsewhere. What happens follows from a seed, so that
//! a seed that fails does so again.
//!
//! `cargo xtask simulate` plays thousands of seeds.

mod course;
mod net;
mod node;
mod person;
mod signal;
mod store;
mod world;

use std::collections::BTreeMap;

use course::{Outcome, run};
use world::{Fault, Plant};

/// Number of seeds in a test run.
const FEW: u64 = 12;
/// A seed that once found a table of which there were two copies.
const TWO_COPIES: u64 = 2_086;
/// Number of seeds that may fail before the others are not played any more.
const ENOUGH: usize = 20;

fn told(seed: u64, outcome: &Outcome) -> String {
    let Outcome { wrongs, faults, trace, .. } = outcome;
    format!("seed {seed}: {faults:?}\n{}\n{}", trace.join("\n"), wrongs.join("\n"))
}

/// Plays seeds; each kind of fault must have happened.
fn play(seeds: impl Iterator<Item = u64>) {
    let (mut faults, mut acknowledged, mut played) = (BTreeMap::<Fault, u64>::new(), 0, 0);
    let mut failed = Vec::new();
    for seed in seeds {
        let outcome = run(seed, Plant::None);
        if !outcome.wrongs.is_empty() {
            println!("seed {seed}:\n    {}", outcome.wrongs.join("\n    "));
            failed.push(seed);
        }
        for (fault, n) in outcome.faults {
            *faults.entry(fault).or_default() += n;
        }
        acknowledged += outcome.acknowledged;
        played += 1;
        if played % 100 == 0 {
            println!("{played} seeds, {acknowledged} commands");
        }
        if failed.len() == ENOUGH {
            break;
        }
    }
    println!("{played} seeds, {acknowledged} commands, {faults:?}");
    assert!(failed.is_empty(), "these seeds fail: {failed:?}");
    let missing: Vec<Fault> = Fault::ALL.into_iter().filter(|it| !faults.contains_key(it)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

/// Two runs went the same way in everything.
fn is_same(one: &Outcome, other: &Outcome) {
    let differs = one.trace.iter().zip(&other.trace).find(|(a, b)| a != b);
    assert_eq!(differs, None);
    assert!(one == other);
}

#[test]
fn everybody_agrees_and_nothing_acknowledged_is_lost() {
    play((1..=FEW).chain([TWO_COPIES]));
}

#[test]
fn a_seed_repeats_exactly() {
    let one = run(77, Plant::None);
    is_same(&one, &run(77, Plant::None));
    assert_ne!(one.trace, run(78, Plant::None).trace);
}

#[test]
fn a_store_that_forgets_what_it_acknowledged_is_found() {
    let found = (1..=FEW).map(|seed| (seed, run(seed, Plant::Forgets))).find(|it| !it.1.wrongs.is_empty());
    let (seed, outcome) = found.expect("a seed that fails");
    is_same(&outcome, &run(seed, Plant::Forgets));
}

#[test]
fn servers_that_never_look_are_found() {
    let outcome = run(1, Plant::NeverLooks);
    assert!(outcome.wrongs.iter().any(|it| it.starts_with("within the bound")), "{:?}", outcome.wrongs);
}

/// For `cargo xtask simulate`.
#[test]
#[ignore = "plays as many seeds as it is told to"]
fn many() {
    let number = |name: &str| std::env::var(name).ok().and_then(|it| it.parse::<u64>().ok());
    let first = number("SIMULATE_FIRST").unwrap_or(1);
    match number("SIMULATE_SEEDS").unwrap_or(2_000) {
        1 => {
            let outcome = run(first, Plant::None);
            println!("{}", told(first, &outcome));
            assert!(outcome.wrongs.is_empty(), "seed {first} fails");
        }
        seeds => play(first..first.saturating_add(seeds)),
    }
}
