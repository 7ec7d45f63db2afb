//! Exact values of moments, where the conflict can be solved.

use schwung_chances::{Size, estimate, sides, solve_from, standing, winner};
use schwung_play::{Decided, Fights, Habit, Habits, Numbered, explore_after};

use crate::{
    Course,
    course::is_over,
    moments::{Moments, Within},
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
    let (mut states, mut left) = (Numbered::default(), MOST_WAYS);
    let mut all: Vec<Vec<(Reached, f64)>> = Vec::new();
    for moment in &moments.all {
        let known = if moment.is_same { all.last().cloned() } else { None };
        all.push(match (known, moment.at_rest(course)) {
            (Some(known), _) => known,
            (None, Some(state)) => vec![(reached::<S>(state, &mut states), 1.0)],
            (None, None) => leads_to::<S>(&moment.within(course)?, habits, &mut states, &mut left)?,
        });
    }
    solved::<S>(end, &all, &states.into_all(), habits, most)
}

/// The chance of each side at several places within procedures of a conflict that has exact values.
pub(crate) fn values_within<S: Fights>(
    end: &S::State,
    places: &[Within<'_, S>],
    habits: &[Habit],
    most: usize,
) -> Option<Vec<Vec<f64>>> {
    let (mut states, mut left) = (Numbered::default(), MOST_WAYS);
    let all: Option<Vec<Vec<(Reached, f64)>>> =
        places.iter().map(|it| leads_to::<S>(it, habits, &mut states, &mut left)).collect();
    solved::<S>(end, &all?, &states.into_all(), habits, most)
}

/// The chance of each side, from what each place leads to.
fn solved<S: Fights>(
    end: &S::State,
    all: &[Vec<(Reached, f64)>],
    states: &[S::State],
    habits: &[Habit],
    most: usize,
) -> Option<Vec<Vec<f64>>> {
    let (sides, most) = (sides::<S>(end), Size { positions: most, nodes: MOST_NODES });
    let values = solve_from::<S>(states, habits, most).ok()?;
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

fn reached<S: Fights>(state: &S::State, states: &mut Numbered<S::State>) -> Reached {
    if is_over::<S>(state) {
        return Reached::Over(winner::<S>(state));
    }
    Reached::Position(states.number(&S::position(state.clone())))
}

/// Everything that a procedure can lead to at its end, with its chance.
fn leads_to<S: Fights>(
    within: &Within<'_, S>,
    habits: &[Habit],
    states: &mut Numbered<S::State>,
    left: &mut usize,
) -> Option<Vec<(Reached, f64)>> {
    let Within { base, command, inputs } = *within;
    let mut all = Vec::new();
    let took = explore_after(
        base,
        inputs,
        *left,
        Decided(Habits::new(habits)),
        |table| S::perform(table, command),
        |state, (), odds| all.push((reached::<S>(state, states), odds.as_f64())),
    )
    .ok()?;
    *left -= took;
    Some(all)
}
