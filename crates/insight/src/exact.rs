//! Exact values of moments, where the conflict can be solved.

use schwung_chances::{Size, estimate, sides, solve_from, standing, winner};
use schwung_play::{Decided, Fights, Habit, Habits, Numbered, explore_after, watched};

use crate::{
    Course,
    course::is_over,
    moments::{Moment, Moments, Within},
};

/// Maximum number of rolls and answers on all paths from all moments to the ends of their procedures.
const MOST_WAYS: usize = 500_000;
/// Maximum number of rolls and questions in the turns of all positions. It bounds the time, since equal turns count once.
const MOST_NODES: usize = 500_000;
/// A conflict is not attempted if its estimated positions exceed the limit by this factor: not all can be reached.
const FAR: u64 = 20;
/// Systems that cannot estimate the number of positions are attempted with up to this number of actors standing.
const FEW: usize = 2;

/// The chance of each side at each moment, or `None` if the conflict has more than `most` positions.
pub(crate) fn values<S: Fights>(
    course: &Course<S>,
    moments: &Moments,
    habits: &[Habit],
    most: usize,
) -> Option<Vec<Vec<f64>>> {
    let end = course.end()?;
    let bases = || course.stretches.iter().map(|it| &it.base).chain([end]);
    // Positions of one conflict are alike; the longest part of it decides whether it can be solved.
    if bases().any(|it| S::actors(it) != S::actors(end)) || !bases().all(|it| is_small::<S>(it, most)) {
        return None;
    }
    let (sides, mut states, mut left) = (sides::<S>(end), Numbered::default(), MOST_WAYS);
    let mut all: Vec<Vec<(Reached, f64)>> = Vec::new();
    for moment in &moments.all {
        let known = if moment.is_same { all.last().cloned() } else { None };
        all.push(match known {
            Some(known) => known,
            None => leads_to::<S>(course, moment, habits, &mut states, &mut left)?,
        });
    }
    let most = Size { positions: most, nodes: MOST_NODES };
    let values = solve_from::<S>(&states.into_all(), habits, most).ok()?;
    let value = |reached: &[(Reached, f64)]| -> Vec<f64> {
        let mut sums = vec![0.0; sides.len()];
        for (reached, chance) in reached {
            match reached {
                Reached::Over(side) => {
                    let at = side.and_then(|side| sides.iter().position(|&it| it == side));
                    at.into_iter().for_each(|at| sums[at] += chance);
                }
                Reached::Position(number) => {
                    let here = &values[*number as usize];
                    sums.iter_mut().zip(here).for_each(|(sum, value)| *sum += chance * value);
                }
            }
        }
        sums
    };
    Some(all.iter().map(|it| value(it)).collect())
}

/// What a procedure leads to.
#[derive(Clone, Copy)]
enum Reached {
    /// The fight is over, and this side has won.
    Over(Option<u8>),
    /// The position with this number.
    Position(u32),
}

fn is_small<S: Fights>(state: &S::State, most: usize) -> bool {
    if !S::is_on(state) {
        return true;
    }
    match estimate::<S>(state, false) {
        Some(positions) => positions / FAR <= most as u64,
        None => {
            let up = (0..S::actors(state)).filter(|&it| S::stands(state, it)).count();
            up <= FEW || standing::<S>(state).nth(1).is_none()
        }
    }
}

/// Everything that the moment can lead to at the end of its procedure, with its chance.
fn leads_to<S: Fights>(
    course: &Course<S>,
    moment: &Moment,
    habits: &[Habit],
    states: &mut Numbered<S::State>,
    left: &mut usize,
) -> Option<Vec<(Reached, f64)>> {
    let mut reached = |state: &S::State| {
        if is_over::<S>(state) {
            return Reached::Over(winner::<S>(state));
        }
        Reached::Position(states.number(&S::position(state.clone())))
    };
    if let Some(state) = moment.at_rest(course) {
        return Some(vec![(reached(state), 1.0)]);
    }
    let Within { base, command, inputs } = moment.within(course)?;
    let mut all = Vec::new();
    let took = explore_after(
        base,
        inputs,
        *left,
        Decided(Habits::new(habits)),
        // Nothing is watched for, but other counts of paths are watched: the rules are compiled for both at once.
        |table| watched(table, |_, _| None::<()>, |table| S::perform(table, command)),
        |state, _, odds| all.push((reached(state), odds.as_f64())),
    )
    .ok()?;
    *left -= took;
    Some(all)
}
