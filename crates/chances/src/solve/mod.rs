//! Exact solution of conflicts: the chance of every result, visiting each position once.

mod circle;
mod cost;
mod head;
mod order;
mod positions;
mod turns;

use schwung_play::{Fights, Habit, graph::Node};

pub use cost::{Cost, cost, estimate};

use circle::Circle;
use order::groups;
use turns::{Map, Ways};

/// A solved conflict.
#[derive(Clone, Debug)]
pub struct Solution<S: Fights> {
    /// The chance of each side to be the last one standing, from the start; `None` means no side.
    pub wins: Vec<(Option<u8>, f64)>,
    /// Size of the conflict.
    pub size: Size,
    /// The payments that matter most, in descending order. Empty unless payments were left open.
    pub advice: Vec<Advice<S>>,
    /// Approximate error of the chances: the largest change in the last iteration over cycles.
    pub error: f64,
}

/// The size of a solved conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Number of positions at the beginning of a turn.
    pub positions: usize,
    /// Number of rolls and questions of all turns; equal turns are counted once.
    pub nodes: usize,
}

/// The best answer to a question in one position.
#[derive(Clone, Debug)]
pub struct Advice<S: Fights> {
    /// The state at the beginning of the turn.
    pub state: S::State,
    /// The question being asked.
    pub question: S::Question,
    /// Each answer with the chance that the side of the character asked wins, best first.
    pub answers: Vec<(S::Answer, f64)>,
}

/// The error for a conflict with too many positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The size found before solving was given up.
    pub size: Size,
    /// Maximum number of positions.
    pub most: usize,
}

/// Iteration stops once no chance changes by more than this.
const ENOUGH: f64 = 1e-14;
/// Maximum number of iterations.
const ROUNDS: usize = 100_000;
/// Maximum number of rolls, questions and ends per position, on average.
const NODES: usize = 25;
/// Maximum number of [`Advice`] entries.
const ADVICE: usize = 20;

/// Solves a conflict that has begun. Both sides fight by `habits`; with `payments`, each side pays optimally instead.
///
/// # Errors
/// Returns [`TooLarge`] if there are more than `most` positions.
pub fn solve<S: Fights>(
    start: &S::State,
    habits: &[Habit],
    payments: bool,
    most: usize,
) -> Result<Solution<S>, TooLarge> {
    let mut map = Map::<S>::new(start, habits, payments);
    explore_all(&mut map, most, most.saturating_mul(NODES))?;
    let sides = sides::<S>(start);
    let (values, error) = improve(&map, &sides);
    let wins = wins(&sides, values.of(0));
    let advice = if payments { advice(&map, &sides, &values) } else { Vec::new() };
    Ok(Solution { wins, size: map.size(), advice, error })
}

/// Computes the chances of each side from each of several positions of one conflict, with the sides as in [`sides`]. The
/// positions that they lead to are solved only once.
///
/// # Errors
/// Returns [`TooLarge`] if there are more positions, or more rolls and questions in their turns, than `most` has.
///
/// # Panics
/// If the positions are not of one conflict: see [`Fights::take_parts`].
pub fn solve_from<S: Fights>(
    positions: &[S::State],
    habits: &[Habit],
    most: Size,
) -> Result<Vec<Vec<f64>>, TooLarge> {
    let Some(first) = positions.first() else { return Ok(Vec::new()) };
    let mut map = Map::<S>::new(first, habits, false);
    let roots: Vec<u32> = positions.iter().map(|it| map.root(it)).collect();
    explore_all(&mut map, most.positions, most.nodes)?;
    let (values, _) = improve(&map, &sides::<S>(first));
    Ok(roots.into_iter().map(|it| values.of(it as usize).to_vec()).collect())
}

/// Explores every position that can be reached.
fn explore_all<S: Fights>(map: &mut Map<'_, S>, most: usize, nodes: usize) -> Result<(), TooLarge> {
    while map.explore() {
        let size = map.size();
        if size.positions > most || size.nodes > nodes || map.ends() > most.saturating_mul(NODES) {
            return Err(TooLarge { size, most });
        }
    }
    Ok(())
}

/// The sides that have characters, in ascending order.
pub fn sides<S: Fights>(state: &S::State) -> Vec<u8> {
    let mut sides: Vec<u8> = (0..S::actors(state)).map(|it| S::side(state, it)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// The chances of each side at each position.
struct Values {
    sides: usize,
    all: Vec<f64>,
}

impl Values {
    #[inline]
    fn of(&self, position: usize) -> &[f64] {
        &self.all[position * self.sides..][..self.sides]
    }

    /// Adds the values of a position, times `chance`, to `sums`.
    #[inline]
    fn add_to(&self, sums: &mut [f64], position: usize, chance: f64) {
        match sums {
            // Most conflicts have two sides, and this is where solving one spends most of its time.
            [sum, other] => {
                let [value, another] = self.all.as_chunks().0[position];
                *sum += chance * value;
                *other += chance * another;
            }
            sums => sums.iter_mut().zip(self.of(position)).for_each(|(sum, value)| *sum += chance * value),
        }
    }

    /// Replaces the values of a position.
    #[inline]
    fn set(&mut self, position: usize, new: &[f64]) {
        match *new {
            [value, another] => self.all.as_chunks_mut().0[position] = [value, another],
            _ => self.all[position * self.sides..][..self.sides].copy_from_slice(new),
        }
    }

    /// Like [`set`](Values::set); returns the largest change.
    fn improve(&mut self, position: usize, new: &[f64]) -> f64 {
        let old = self.of(position);
        let change = old.iter().zip(new).fold(0.0f64, |most, (old, new)| most.max((old - new).abs()));
        self.set(position, new);
        change
    }
}

/// Computes the chances of each side at each position. Positions that a turn can lead to are solved before it; cycles are
/// solved as equations, or by iteration if they contain choices.
fn improve<S: Fights>(map: &Map<'_, S>, sides: &[u8]) -> (Values, f64) {
    let count = map.explored();
    let mut values = Values { sides: sides.len(), all: vec![0.0; count * sides.len()] };
    for at in 0..count {
        if map.turn_at(at).is_none()
            && let Some(won) = map.winner(at)
            && let Some(side) = sides.iter().position(|&it| it == won)
        {
            values.all[at * sides.len() + side] = 1.0;
        }
    }
    let (mut circle, mut known) = (Circle::default(), Vec::new());
    let mut error = 0.0f64;
    let groups = groups(count, |at| map.leads_to(at));
    for group in groups.iter() {
        if circle.solve(map, &groups, group, sides.len(), &mut values) {
            continue;
        }
        for _ in 0..ROUNDS {
            let mut change = 0.0f64;
            for &at in group {
                let at = at as usize;
                if map.turn_at(at).is_none() {
                    continue;
                }
                map.values(at, sides, &values, &mut known);
                let here = known.len().saturating_sub(sides.len());
                change = change.max(values.improve(at, &known[here..]));
            }
            if group.len() == 1 && !map.leads_to(group[0] as usize).contains(&group[0]) {
                break;
            }
            if change < ENOUGH {
                error = error.max(change);
                break;
            }
        }
    }
    (values, error)
}

fn wins(sides: &[u8], chances: &[f64]) -> Vec<(Option<u8>, f64)> {
    let mut wins: Vec<(Option<u8>, f64)> =
        sides.iter().zip(chances).map(|(&side, &chance)| (Some(side), chance)).collect();
    let nobody = 1.0 - chances.iter().sum::<f64>();
    if nobody > 1e-9 {
        wins.push((None, nobody));
    }
    wins
}

/// Collects the questions where the answer matters most.
fn advice<S: Fights>(map: &Map<'_, S>, sides: &[u8], values: &Values) -> Vec<Advice<S>> {
    let mut all: Vec<(f64, Advice<S>)> = Vec::new();
    let mut known = Vec::new();
    for at in 0..map.explored() {
        let Some(Ways::Graph(graph)) = map.turn_at(at).map(|it| &it.ways) else { continue };
        map.at_nodes(at, graph, sides, values, &mut known);
        for node in graph.nodes() {
            let Node::Question { question, answers, branches } = node else { continue };
            let own = map.own_side(at, question, sides);
            let chance = |id: u32| known[id as usize * sides.len() + own];
            let mut answers: Vec<(S::Answer, f64)> =
                answers.iter().cloned().zip(branches.iter().map(|&id| chance(id))).collect();
            answers.sort_by(|a, b| b.1.total_cmp(&a.1));
            let (Some(best), Some(worst)) = (answers.first(), answers.last()) else { continue };
            let gain = best.1 - worst.1;
            if gain > 1e-6 {
                all.push((gain, Advice { state: map.state(at), question: question.clone(), answers }));
            }
        }
        // Drop the less important ones early to bound memory.
        if all.len() > 50 * ADVICE {
            all.sort_by(|a, b| b.0.total_cmp(&a.0));
            all.truncate(ADVICE);
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().take(ADVICE).map(|it| it.1).collect()
}
