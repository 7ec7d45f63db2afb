//! Luck and decisions add up, values are right, and habits decide nothing.

use std::array;

use schwung_chances::{Counted, Plan as Simulation, Remember, winner};
use schwung_daemmersturm::Daemmersturm;
use schwung_fate::Fate;
use schwung_insight::{
    Analysis, Chosen, Cost, Course, Estimate, Kind, Most, Part, Plan, Waiting, alternatives, analyse,
    prospects,
};
use schwung_play::{Fights, Input, Random, laws};
use schwung_zerospace::ZeroSpace;

use crate::{
    duels::{fate_duel, fate_duel_by, twilight_duel, zero_duel},
    fought::{fought, stretch},
};

const NEAR: f64 = 1e-9;

fn plan<S: Fights>(course: &Course<S>, runs: u32, positions: usize) -> Plan<'_, S> {
    Plan { course, habits: &[], runs, seed: 3, turns: 400, positions }
}

fn analysed<S: Fights>(course: &Course<S>, runs: u32, positions: usize) -> Analysis {
    analyse(&plan(course, runs, positions), &mut |_, _| true).expect("a fight has moments")
}

/// The parts of a cost, with what there is after them.
fn parts(it: &Cost) -> [f64; 5] {
    [it.expected(), it.luck, it.decisions, it.by_hand, it.after()].map(|it| it.value)
}

/// Beginning, luck, decisions and what was set by hand give the end, for every side, every actor and every cost; and what a
/// fight cost a side is what it cost its actors.
fn adds_up<S: Fights>(course: &Course<S>, found: &Analysis) {
    let (first, last) = (&found.chances[0], &found.chances[found.chances.len() - 1]);
    assert_eq!((found.steps.len(), found.changes.len()), (found.chances.len() - 1, found.steps.len()));
    for side in 0..found.sides.len() {
        let parts = found.luck[side].value + found.decisions[side].value + found.by_hand[side].value;
        assert!((first[side].value + parts - last[side].value).abs() < NEAR, "{found:?}");
        for kind in [Kind::Luck, Kind::Decision, Kind::ByHand] {
            let of_kind = found.steps.iter().zip(&found.changes).filter(|it| it.0.kind == kind);
            let sum: f64 = of_kind.map(|it| it.1[side].value).sum();
            let total = match kind {
                Kind::Luck => found.luck[side],
                Kind::Decision => found.decisions[side],
                Kind::ByHand => found.by_hand[side],
            };
            assert!((sum - total.value).abs() < NEAR, "{kind:?}: {sum} {total:?}");
        }
    }
    let end = course.end().expect("a fight has an end");
    for it in found.costs.iter().flatten().chain(found.shares.iter().flat_map(|it| &it.costs)) {
        let [expected, luck, decisions, by_hand, after] = parts(it);
        assert!((expected + luck + decisions + by_hand - after).abs() < 1e-6, "{it:?}");
        assert_eq!(it.course.len(), found.chances.len());
    }
    for (side, costs) in found.sides.iter().zip(&found.costs) {
        assert_eq!(costs.len(), S::GAUGES.len());
        for cost in costs {
            let own = found.shares.iter().filter(|it| S::side(end, it.actor) == *side);
            let own: Vec<&Cost> = own.map(|it| &it.costs[cost.gauge]).collect();
            let sums = own.iter().map(|it| parts(it)).fold([0.0; 5], |a, b| array::from_fn(|n| a[n] + b[n]));
            assert!(sums.iter().zip(parts(cost)).all(|(a, b)| (a - b).abs() < 1e-6), "{cost:?}, {own:?}");
            assert_eq!(own.iter().map(|it| it.before).sum::<i32>(), cost.before);
        }
    }
    if !found.is_over {
        return;
    }
    for (side, chance) in found.sides.iter().zip(last) {
        let won = f64::from(winner::<S>(end) == Some(*side));
        assert_eq!(*chance, Estimate { value: won, error: 0.0 });
    }
    for (share, it) in found.shares.iter().flat_map(|share| share.costs.iter().map(move |it| (share, it))) {
        let left = S::gauge(end, share.actor, it.gauge);
        assert!((it.after().value - f64::from(left)).abs() < 1e-6, "{it:?}, in fact {left}");
    }
}

fn random_fights_add_up<S: Fights>(duel: impl Fn(&mut Random) -> S::State, seed: u64) {
    let (mut random, mut over) = (Random::new(seed), 0);
    let games = laws::games(100);
    for _ in 0..games {
        let course: Course<S> = fought(duel(&mut random), 40, 3, &mut random);
        let found = analysed(&course, 10, 0);
        assert!(!found.is_exact);
        adds_up(&course, &found);
        over += u32::from(found.is_over);
    }
    assert!(over > games / 2, "only {over} fights came to an end");
}

#[test]
fn luck_and_decisions_add_up_in_fate() {
    random_fights_add_up::<Fate>(fate_duel, 1);
}

#[test]
fn luck_and_decisions_add_up_in_malmsturm() {
    random_fights_add_up::<Fate>(|it| fate_duel_by(schwung_fate::Profile::malmsturm(), it), 4);
}

#[test]
fn luck_and_decisions_add_up_in_freefate() {
    random_fights_add_up::<Fate>(|it| fate_duel_by(schwung_fate::Profile::freefate(), it), 5);
}

#[test]
fn luck_and_decisions_add_up_in_zerospace() {
    random_fights_add_up::<ZeroSpace>(|it| zero_duel(it, 2), 2);
}

#[test]
fn luck_and_decisions_add_up_in_daemmersturm() {
    random_fights_add_up::<Daemmersturm>(|it| twilight_duel(it, 1), 3);
}

/// Every value between two procedures is that of the solver, and sampled values agree with it.
fn exact_values_are_those_of_the_solver<S: Fights + Counted>(start: S::State, random: &mut Random) {
    const MOST: usize = 60_000;
    let course: Course<S> = fought(start, 12, 3, random);
    let found = analysed(&course, 8, MOST);
    assert!(found.is_exact);
    adds_up(&course, &found);
    let solved = |state: &S::State| S::solve(state, &[], false, MOST).expect("a small duel").wins;
    let mut moment = 0;
    for stretch in &course.stretches {
        for (side, chance) in solved(&stretch.base) {
            let Some(side) = side.and_then(|it| found.sides.iter().position(|&side| side == it)) else {
                continue;
            };
            let here = found.chances[moment][side];
            assert!((here.value - chance).abs() < 1e-9 && here.error == 0.0, "{here:?}, solved: {chance}");
        }
        // One step for the command, and one for each input.
        moment += 1 + stretch.inputs.len();
    }
    let sampled = analysed(&course, 200, 0);
    for (exact, sampled) in found.chances.iter().flatten().zip(sampled.chances.iter().flatten()) {
        let error = (exact.value * (1.0 - exact.value) / 200.0).sqrt().max(0.005);
        assert!((exact.value - sampled.value).abs() < 5.0 * error, "{exact:?} {sampled:?}");
    }
}

#[test]
fn duels_have_the_values_of_the_solver() {
    let mut random = Random::new(21);
    for _ in 0..laws::games(5) {
        let start = fate_duel(&mut random);
        exact_values_are_those_of_the_solver::<Fate>(start, &mut random);
        let start = zero_duel(&mut random, 0);
        exact_values_are_those_of_the_solver::<ZeroSpace>(start, &mut random);
    }
    for _ in 0..laws::games(5).div_ceil(4) {
        let start = twilight_duel(&mut random, 0);
        exact_values_are_those_of_the_solver::<Daemmersturm>(start, &mut random);
    }
}

/// Who does as the habit does decides nothing, and the beginning is what a simulation says.
fn habits_decide_nothing<S: Fights + Counted>(start: &S::State, random: &mut Random) {
    const RUNS: u32 = 400;
    let course: Course<S> = fought(start.clone(), 60, 0, random);
    let found = analysed(&course, RUNS, 0);
    assert!(found.decisions.iter().all(|it| *it == Estimate::default()), "{found:?}");
    assert!(found.shares.iter().all(|it| it.decisions == Estimate::default()), "{found:?}");
    let simulation = Simulation::<S> {
        start,
        begin: None,
        habits: &[],
        runs: 2_000,
        seed: 8,
        threads: 1,
        turns: 400,
        remember: Remember::WhereItHelps,
        toll: None,
    };
    let summary = S::simulate(&simulation, &|_| true).expect("nobody stops it");
    for (side, chance) in found.sides.iter().zip(&found.chances[0]) {
        let share = summary.wins.get(&Some(*side)).copied().unwrap_or(0) as f64 / 2_000.0;
        let error = (share * (1.0 - share) * (1.0 / 2_000.0 + 1.0 / f64::from(RUNS))).sqrt().max(0.003);
        assert!((chance.value - share).abs() < 5.0 * error, "{chance:?}, simulated: {share}");
    }
}

#[test]
fn fights_by_habit_are_all_luck() {
    let mut random = Random::new(31);
    for _ in 0..3 {
        let start = fate_duel(&mut random);
        habits_decide_nothing::<Fate>(&start, &mut random);
        let start = zero_duel(&mut random, 1);
        habits_decide_nothing::<ZeroSpace>(&start, &mut random);
        let start = twilight_duel(&mut random, 1);
        habits_decide_nothing::<Daemmersturm>(&start, &mut random);
    }
}

/// The answer that was given is among those compared, with the value of the moment after it: the same dice fall.
#[test]
fn other_answers_have_chances_too() {
    let mut random = Random::new(41);
    let mut compared = 0;
    for _ in 0..20 {
        let course: Course<ZeroSpace> = fought(zero_duel(&mut random, 2), 30, 2, &mut random);
        let found = analysed(&course, 60, 0);
        for step in 0..found.steps.len() {
            let all = alternatives(&plan(&course, 60, 0), &found, step, found.sides[0]);
            if all.is_empty() {
                continue;
            }
            assert!(all.is_sorted_by(|a, b| a.1.value >= b.1.value), "{all:?}");
            let after = found.chances[step + 1][0].value;
            let (stretch, part) = (&course.stretches[found.steps[step].stretch], found.steps[step].part);
            let Part::Input(input) = part else { continue };
            compared += 1;
            let Input::Answered { answer, .. } = &stretch.inputs[input] else {
                panic!("{input} is no answer")
            };
            let given = all.iter().find(|it| it.0 == Chosen::Answer(answer.clone()));
            let given = given.expect("the answer given");
            assert!((given.1.value - after).abs() < NEAR, "{all:?} {after}");
            assert_eq!(found.steps[step].kind, Kind::Decision);
            // The coach plays the same fights, before the answer is given.
            let (base, command) = (&stretch.base, stretch.command.as_ref().expect("a procedure"));
            let (inputs, side) = (&stretch.inputs[..input], found.sides[0]);
            let Input::Answered { who, .. } = stretch.inputs[input] else { panic!("no answer") };
            let answers = all.iter().filter_map(|it| match &it.0 {
                Chosen::Answer(it) => Some(it.clone()),
                Chosen::Command(_) => None,
            });
            let answers: Vec<_> = answers.collect();
            let waiting = Waiting { base, command, inputs, who, answers: &answers, habits: &[], side };
            let weighed = prospects(&waiting, Most { fights: 60, turns_of_fight: 400, turns: u32::MAX }, 3);
            for (it, (_, value)) in weighed.iter().zip(&all) {
                assert!(
                    (f64::from(it.won) / f64::from(it.of) - value.value).abs() < NEAR,
                    "{weighed:?} {all:?}"
                );
                assert_eq!(it.of, 60);
            }
            assert_eq!((weighed.len(), weighed[0].error), (all.len(), 0.0));
            let cut = prospects(&waiting, Most { fights: 60, turns_of_fight: 400, turns: 0 }, 3);
            assert!(cut.iter().all(|it| it.of == 1));
        }
    }
    assert!(compared > 10, "only {compared} answers had others");
}

/// The command that was given is among those compared, with the value of the moment after it, and each other one has the value
/// that it has in a fight where it was given. Returns how many were compared.
fn other_commands_have_chances<S: Fights>(start: S::State, positions: usize, random: &mut Random) -> usize {
    let course: Course<S> = fought(start, 4, 2, random);
    let found = analysed(&course, 30, positions);
    assert_eq!(found.is_exact, positions > 0);
    let mut compared = 0;
    for (at, step) in found.steps.iter().enumerate().filter(|it| it.1.part == Part::Command) {
        let all = alternatives(&plan(&course, 30, positions), &found, at, found.sides[0]);
        assert!(all.len() <= 6 && all.is_sorted_by(|a, b| a.1.value >= b.1.value), "{all:?}");
        let base = &course.stretches[step.stretch].base;
        let mut given = 0;
        for (chosen, chance) in &all {
            let Chosen::Command(command) = chosen else { panic!("{chosen:?} is no command") };
            assert!(S::check(base, command).is_ok(), "{command:?}");
            if Some(command) == course.stretches[step.stretch].command.as_ref() {
                assert_eq!(*chance, found.chances[at + 1][0]);
                given += 1;
            } else if step.stretch == 0 {
                // Later ones have dice of their own.
                let other = stretch::<S>(base.clone(), command.clone(), 0, random);
                // So has what comes after a command without dice or answers.
                if positions == 0 && other.inputs.is_empty() {
                    continue;
                }
                let other = analysed(&Course { stretches: vec![other] }, 30, positions);
                let after = other.chances[1][0];
                assert!((chance.value - after.value).abs() < NEAR, "{command:?}: {chance:?} {after:?}");
                compared += 1;
            }
        }
        assert_eq!(given, usize::from(!all.is_empty()));
    }
    compared
}

#[test]
fn other_commands_have_chances_too() {
    const MOST: usize = 60_000;
    let mut random = Random::new(51);
    let mut compared = [0; 3];
    for _ in 0..4 {
        let start = fate_duel(&mut random);
        compared[0] += other_commands_have_chances::<Fate>(start, 0, &mut random);
        let start = zero_duel(&mut random, 1);
        compared[1] += other_commands_have_chances::<ZeroSpace>(start, 0, &mut random);
    }
    let start = twilight_duel(&mut random, 0);
    compared[2] += other_commands_have_chances::<Daemmersturm>(start, MOST, &mut random);
    assert!(compared.iter().all(|it| *it > 0), "{compared:?}");
}
