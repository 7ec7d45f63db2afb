//! Turns compared with the same turns whose beginning is played without parts.
#![allow(unreachable_pub)]

use schwung_play::{Decided, Fights, Habits, Random, Sample, graph_from, graph_of, graph_until};

/// Chances of states, summed over equal states.
fn add<S: Fights>(chances: &mut Vec<(S::State, f64)>, state: S::State, chance: f64) {
    let state = S::position(state);
    match chances.iter_mut().find(|it| it.0 == state) {
        Some(it) => it.1 += chance,
        None => chances.push((state, chance)),
    }
}

/// Compares a turn with the same turn whose beginning is played without parts. Returns `false` if parts may matter from the
/// start.
fn parts_do_not_matter_before<S: Fights>(state: &S::State) -> bool {
    let mut rest = S::position(state.clone());
    let parts = S::take_parts(&mut rest);
    let Some(until) = S::before_parts(&rest, &[]) else { return false };
    let open = || Decided(Habits::<S>::new(&[]));
    let command = S::turn(state, &[]).expect("somebody is at turn");
    assert_eq!(S::turn(&rest, &[]), Some(command.clone()));
    let whole = graph_of(state, open(), &command, S::State::clone);
    let mut expected = Vec::new();
    for (odds, end) in whole.chances(|_, _| 0).expect("shallow") {
        add::<S>(&mut expected, end.clone(), odds.as_f64());
    }
    let kept = |state: &S::State, mark: Option<&S::Mark>| (state.clone(), mark.cloned());
    let head = graph_until(&rest, open(), &command, until, kept);
    let mut found = Vec::new();
    for (odds, (state, mark)) in head.chances(|_, _| 0).expect("shallow") {
        let mut state = state.clone();
        S::put_parts(&mut state, parts.iter());
        let Some(mark) = mark else {
            add::<S>(&mut found, state, odds.as_f64());
            continue;
        };
        let (tail, _) = graph_from(&[state], [(0, mark)], open(), &command, S::State::clone);
        for (more, end) in tail.chances(|_, _| 0).expect("shallow") {
            add::<S>(&mut found, end.clone(), odds.as_f64() * more.as_f64());
        }
    }
    assert_eq!(found.len(), expected.len());
    for (state, chance) in expected {
        let same = found.iter().find(|it| it.0 == state).expect("it can also be reached from the beginning");
        assert!((same.1 - chance).abs() < 1e-12, "{} and {chance}", same.1);
    }
    true
}

/// Plays a fight; returns the number of turns that begin alike regardless of the contents of the parts.
pub fn turns_that_begin_alike<S: Fights>(start: S::State, seed: u64) -> usize {
    let mut table: Sample<S, _> =
        Sample { state: start, random: Random::new(seed), policy: Habits::<S>::new(&[]) };
    let mut count = 0;
    for _ in 0..200 {
        let Some(command) = S::turn(&table.state, &[]).filter(|_| S::is_on(&table.state)) else { break };
        count += usize::from(parts_do_not_matter_before::<S>(&table.state));
        let Ok(()) = S::perform(&mut table, &command);
    }
    count
}
