//! Checks that exact and sampled results agree, and that the number of threads changes nothing.

mod beginnings;
mod common;

use beginnings::turns_that_begin_alike;
use common::{USUAL, fate_duel, fate_duel_by, twilight_duel, zero_before, zero_begins, zero_duel};
use schwung_chances::{How, Plan, Remember, action, simulate, solve};
use schwung_daemmersturm::Daemmersturm;
use schwung_fate::Fate;
use schwung_play::{Fights, Habits, PaymentsOpen, Random, Spend, graph, laws};
use schwung_table::System;
use schwung_zerospace::ZeroSpace;

fn plan<'p, S: Fights>(start: &'p S::State, runs: u64, seed: u64, threads: usize) -> Plan<'p, S> {
    Plan {
        start,
        begin: None,
        habits: USUAL,
        runs,
        seed,
        threads,
        turns: 2_000,
        remember: Remember::Always,
        toll: None,
    }
}

/// Whether `count` out of `runs` is within four sigma of its expectation.
fn is_near(count: u64, runs: u64, chance: f64) -> bool {
    let (count, runs) = (count as f64, runs as f64);
    let sigma = (runs * chance * (1.0 - chance)).sqrt();
    (count - runs * chance).abs() <= 4.0 * sigma + 1e-6 * runs
}

fn solved_agrees_with_simulated<S: Fights>(start: &S::State, seed: u64)
where
    S::State: Sync,
    S::Command: Sync,
{
    const RUNS: u64 = 4_000;
    let solution = solve::<S>(start, USUAL, false, 60_000).expect("a small duel");
    let all: f64 = solution.wins.iter().map(|it| it.1).sum();
    assert!((all - 1.0).abs() < 1e-9, "{:?}", solution.wins);
    let summary = simulate(&plan::<S>(start, RUNS, seed, 1), |_| true).expect("nobody stops it");
    for (side, chance) in &solution.wins {
        let count = summary.wins.get(side).copied().unwrap_or(0);
        assert!(is_near(count, RUNS, *chance), "side {side:?}: {count} of {RUNS}, exactly {chance}");
    }
}

#[test]
fn solved_fate_duels_agree_with_simulated_ones() {
    let mut random = Random::new(11);
    for seed in 0..50 {
        solved_agrees_with_simulated::<Fate>(&fate_duel(&mut random), seed);
    }
}

#[test]
fn solved_zerospace_duels_agree_with_simulated_ones() {
    let mut random = Random::new(12);
    for seed in 0..50 {
        solved_agrees_with_simulated::<ZeroSpace>(&zero_duel(&mut random, 0), seed);
    }
}

#[test]
fn solved_daemmersturm_duels_agree_with_simulated_ones() {
    let mut random = Random::new(13);
    for seed in 0..20 {
        solved_agrees_with_simulated::<Daemmersturm>(&twilight_duel(&mut random, 0), seed);
    }
}

fn threads_change_nothing<S: Fights>(start: &S::State)
where
    S::State: Sync,
    S::Command: Sync,
{
    let of = |threads| simulate(&plan::<S>(start, 1_000, 7, threads), |_| true).expect("nobody stops it");
    let one = of(1);
    assert_eq!((one.runs, one.turns.count()), (1_000, 1_000));
    assert_eq!(one, of(3));
    let other = simulate(&plan::<S>(start, 1_000, 8, 1), |_| true).expect("nobody stops it");
    assert_ne!(one, other, "another seed, other dice");
}

#[test]
fn one_thread_and_many_come_to_the_same() {
    threads_change_nothing::<Fate>(&fate_duel(&mut Random::new(3)));
    threads_change_nothing::<ZeroSpace>(&zero_duel(&mut Random::new(3), 1));
    threads_change_nothing::<Daemmersturm>(&twilight_duel(&mut Random::new(3), 1));
}

#[test]
fn whoever_watches_can_stop_it() {
    let start = fate_duel(&mut Random::new(3));
    assert!(simulate(&plan::<Fate>(&start, 100_000, 1, 2), |done| done < 500).is_none());
}

fn odds_agree_with_sampling<S: Fights>(start: &S::State, spend: Spend) {
    const RUNS: u64 = 4_000;
    let command = S::turn(start, USUAL).expect("somebody is at turn");
    let found = action::<S>(start, &command, How::All(spend)).expect("dice decide it");
    let ways: u128 = found.leads.iter().map(|it| it.1).sum();
    assert_eq!(ways + found.no_dice, found.success.of, "every way is counted");
    for change in &found.changes {
        assert_eq!(change.after.iter().map(|it| it.1).sum::<u128>(), change.of);
    }
    let habits = vec![schwung_play::Habit { spend, ..Default::default() }; 2];
    let mut count = 0;
    for seed in 0..RUNS {
        let policy = &mut Habits::<S>::new(&habits);
        let (runs, _) = laws::live(start, &command, &mut Random::new(seed), policy, |_, _| None);
        let events = runs.last().map(|it| &it.events).expect("a run");
        let (_, mut watch) = S::watch(&command).expect("an action with dice");
        let came = events.iter().find_map(|it| S::told(&mut watch, it)).or_else(|| S::ended(&watch));
        count += u64::from(came.is_some_and(|it| it.success));
    }
    assert!(is_near(count, RUNS, found.success.as_f64()), "{count} of {RUNS}, {:?}", found.success);
}

#[test]
fn odds_of_an_action_agree_with_sampling() {
    let mut random = Random::new(5);
    for _ in 0..4 {
        for spend in [Spend::Never, Spend::Sensibly, Spend::Always] {
            odds_agree_with_sampling::<Fate>(&fate_duel(&mut random), spend);
            odds_agree_with_sampling::<ZeroSpace>(&zero_duel(&mut random, 1), spend);
            odds_agree_with_sampling::<Daemmersturm>(&twilight_duel(&mut random, 1), spend);
        }
    }
}

/// Optimal answers are never worse for an acting side that may pay.
#[test]
fn the_best_answers_are_no_worse() {
    let mut random = Random::new(6);
    for points in [0, 1, 2] {
        let start = zero_duel(&mut random, points);
        let command = ZeroSpace::turn(&start, USUAL).expect("somebody is at turn");
        let of = |how| action::<ZeroSpace>(&start, &command, how).expect("dice decide it").success.as_f64();
        let (never, best) = (of(How::All(Spend::Never)), of(How::Best));
        let acts = ZeroSpace::side(&start, ZeroSpace::watch(&command).expect("an attack").0) == 0;
        // Only Anna, on side 0, has points.
        if acts {
            assert!(best >= never - 1e-12, "{never} {best}");
        } else {
            assert!(best <= never + 1e-12, "{never} {best}");
        }
        if points == 0 {
            assert!((best - never).abs() < 1e-12);
        }
    }
}

/// The best answers are found by continuing from marks. Each way from the start to the end gives the same chance.
#[test]
fn the_best_answers_are_those_of_whole_ways() {
    let mut random = Random::new(7);
    for points in [0, 1, 2] {
        let mut start = fate_duel(&mut random);
        start.actors.iter_mut().for_each(|it| it.fate = points);
        start.frame.change(|it| it.sheets.iter_mut().for_each(|it| it.aspects = vec!["Bold".to_owned(); 2]));
        let command = Fate::turn(&start, USUAL).expect("somebody is at turn");
        let (by, _) = Fate::watch(&command).expect("an attack");
        // A hit costs boxes or consequences, or takes its target out, which ends the duel.
        let harm = |of: &schwung_fate::State| -> Vec<i32> {
            let gauges = [0, 1].map(|actor| [0, 1, 2].map(|which| Fate::gauge(of, actor, which)));
            gauges.into_iter().flatten().chain([Fate::is_on(of).into()]).collect()
        };
        let is_hit = |after: &_, ()| if harm(after) == harm(&start) { 0.0 } else { 1.0 };
        let ways = graph(&start, PaymentsOpen, |t| Fate::perform(t, &command), is_hit);
        let expected = ways.value(
            |it| *it,
            |question, values| {
                let helps = Fate::asked(question).is_none_or(|it| it == by);
                values.reduce(|a, b| if helps == (a > b) { a } else { b }).expect("there is an answer")
            },
        );
        let best = action::<Fate>(&start, &command, How::Best).expect("dice decide it").success.as_f64();
        assert!((best - expected).abs() < 1e-9, "{points} points: {best} {expected}");
    }
}

#[test]
fn what_is_not_legal_has_no_odds() {
    let start = fate_duel(&mut Random::new(1));
    let other = schwung_fate::Command::Pass { by: schwung_fate::ActorId(9) };
    assert!(action::<Fate>(&start, &other, How::Best).is_err());
}

/// The turn cache does not change any result.
fn remembering_changes_nothing<S: Fights>(start: &S::State, begin: Option<&S::Command>, seed: u64)
where
    S::State: Sync,
    S::Command: Sync,
{
    let of = |remember| {
        let plan = Plan { remember, begin, ..plan::<S>(start, 2_000, seed, 1) };
        simulate(&plan, |_| true).expect("nobody stops it")
    };
    let played = of(Remember::Never);
    assert_eq!(of(Remember::Always), played);
    if seed.is_multiple_of(5) {
        assert_eq!(of(Remember::WhereItHelps), played);
    }
}

#[test]
fn fights_end_alike_whether_turns_are_remembered_or_not() {
    let mut random = Random::new(14);
    let games = u64::from(laws::games(6));
    for seed in 0..games {
        remembering_changes_nothing::<Fate>(&fate_duel(&mut random), None, seed);
        remembering_changes_nothing::<ZeroSpace>(&zero_duel(&mut random, 1), None, seed);
        let before = zero_before(&mut random, 1);
        remembering_changes_nothing::<ZeroSpace>(&before, Some(&zero_begins()), seed);
    }
    for seed in 0..games.div_ceil(6) {
        remembering_changes_nothing::<Daemmersturm>(&twilight_duel(&mut random, 1), None, seed);
    }
}

#[test]
fn a_turn_begins_alike_whatever_its_parts_contain() {
    let mut random = Random::new(15);
    for book in schwung_fate::Profile::ALL {
        let profile = schwung_fate::Profile::find(book).expect("a book");
        let duels = (0..6)
            .map(|seed| turns_that_begin_alike::<Fate>(fate_duel_by(profile.clone(), &mut random), seed));
        assert!(duels.sum::<usize>() > 12, "{book}: nothing was compared");
    }
    for seed in 0..3 {
        turns_that_begin_alike::<ZeroSpace>(zero_duel(&mut random, 0), seed);
        turns_that_begin_alike::<Daemmersturm>(twilight_duel(&mut random, 0), seed);
    }
}
