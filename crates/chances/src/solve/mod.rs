//! The chance of every end of a conflict, from each position once.

mod circle;
mod cost;
mod order;
mod turns;

use schwung_play::{Fights, Habit, graph::Node};

pub use cost::{Cost, cost};

use circle::Circle;
use order::groups;
use turns::{Map, Ways};

/// A solved conflict.
#[derive(Clone, Debug)]
pub struct Solution<S: Fights> {
    /// How likely each side is to be the last to stand, at the start; `None` is for nobody.
    pub wins: Vec<(Option<u8>, f64)>,
    /// How large it was.
    pub size: Size,
    /// Payments that matter: what is best where, the most important first. Empty unless they were left open.
    pub advice: Vec<Advice<S>>,
    /// How far the chances may be off: what the last of the rounds changed that go over circles.
    pub error: f64,
}

/// The size of a solved conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Positions at the beginning of a turn.
    pub positions: usize,
    /// Rolls and questions of all turns, those of turns that are alike counted once.
    pub nodes: usize,
}

/// The best answer to a question, in a position.
#[derive(Clone, Debug)]
pub struct Advice<S: Fights> {
    /// The facts at the beginning of the turn.
    pub state: S::State,
    /// The question.
    pub question: S::Question,
    /// Each answer with the chance that the side of whoever is asked wins, the best first.
    pub answers: Vec<(S::Answer, f64)>,
}

/// The conflict has too many positions to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// So many were found before it was given up.
    pub size: Size,
    /// So many are allowed.
    pub most: usize,
}

/// Circles in which somebody chooses are gone over until a round changes no chance by more than this.
const ENOUGH: f64 = 1e-14;
/// Or so many times.
const ROUNDS: usize = 100_000;
/// A position has so many rolls, questions and ends of its turn at most, on average.
const NODES: usize = 25;
/// So much advice is given at most.
const ADVICE: usize = 20;

/// Solves a conflict that has begun: both sides fight by `habits`; with `payments` each side pays as is best for it.
///
/// # Errors
/// When there are more than `most` positions.
pub fn solve<S: Fights>(
    start: &S::State,
    habits: &[Habit],
    payments: bool,
    most: usize,
) -> Result<Solution<S>, TooLarge> {
    let mut map = Map::<S>::new(start, habits, payments);
    while map.explore() {
        let size = map.size();
        if size.positions > most || size.nodes.max(map.ends()) > most.saturating_mul(NODES) {
            return Err(TooLarge { size, most });
        }
    }
    let sides = sides::<S>(start);
    let (values, error) = improve(&map, &sides);
    let wins = wins(&sides, values.of(0));
    let advice = if payments { advice(&map, &sides, &values) } else { Vec::new() };
    Ok(Solution { wins, size: map.size(), advice, error })
}

/// The sides, in the order in which they come up.
fn sides<S: Fights>(state: &S::State) -> Vec<u8> {
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
    fn of(&self, position: usize) -> &[f64] {
        &self.all[position * self.sides..][..self.sides]
    }

    /// Takes better ones; says by how much they differ at most.
    fn improve(&mut self, position: usize, new: &[f64]) -> f64 {
        let old = &mut self.all[position * self.sides..][..self.sides];
        let change = old.iter().zip(new).fold(0.0f64, |most, (old, new)| most.max((old - new).abs()));
        old.copy_from_slice(new);
        change
    }
}

/// The chances of each side at each position: what a turn can lead to is worked out before it, and where turns lead in
/// circles, as equations; where somebody chooses in them, they are gone over until nothing changes.
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
    let (mut circle, mut known) = (Circle::new(count), Vec::new());
    let mut error = 0.0f64;
    for group in groups(count, |at| map.leads_to(at)) {
        if circle.solve(map, &group, sides.len(), &mut values) {
            continue;
        }
        for _ in 0..ROUNDS {
            let mut change = 0.0f64;
            for &at in &group {
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

/// Where payments matter most.
fn advice<S: Fights>(map: &Map<'_, S>, sides: &[u8], values: &Values) -> Vec<Advice<S>> {
    let mut all: Vec<(f64, Advice<S>)> = Vec::new();
    let mut known = Vec::new();
    for at in 0..map.explored() {
        let Some(Ways::Graph(nodes)) = map.turn_at(at).map(|it| &it.ways) else { continue };
        map.at_nodes(at, nodes, sides, values, &mut known);
        for node in nodes {
            let Node::Question { question, branches } = node else { continue };
            let own = map.own_side(at, question, sides);
            let chance = |id: u32| known[id as usize * sides.len() + own];
            let mut answers: Vec<(S::Answer, f64)> =
                branches.iter().map(|(answer, id)| (answer.clone(), chance(*id))).collect();
            answers.sort_by(|a, b| b.1.total_cmp(&a.1));
            let (Some(best), Some(worst)) = (answers.first(), answers.last()) else { continue };
            let gain = best.1 - worst.1;
            if gain > 1e-6 {
                all.push((gain, Advice { state: map.state(at), question: question.clone(), answers }));
            }
        }
        // Only the most important are kept on the way.
        if all.len() > 50 * ADVICE {
            all.sort_by(|a, b| b.0.total_cmp(&a.0));
            all.truncate(ADVICE);
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().take(ADVICE).map(|it| it.1).collect()
}
