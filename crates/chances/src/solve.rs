//! The chance of every end of a conflict, from each position once.

use std::collections::HashMap;

use schwung_play::{Decide, Fights, Habit, Habits, Policy, graph, graph::Node};

use crate::simulate::winner;

/// A solved conflict.
#[derive(Clone, Debug)]
pub struct Solution<S: Fights> {
    /// How likely each side is to be the last to stand, at the start; `None` is for nobody.
    pub wins: Vec<(Option<u8>, f64)>,
    /// How large it was.
    pub size: Size,
    /// Payments that matter: what is best where, the most important first. Empty unless they were left open.
    pub advice: Vec<Advice<S>>,
    /// How far the chances may be off: what the last round of improvement changed.
    pub error: f64,
}

/// The size of a solved conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Positions at the beginning of a turn.
    pub positions: usize,
    /// Rolls and questions of all turns.
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

/// Improvement ends when a round changes no chance by more than this.
const ENOUGH: f64 = 1e-13;
/// Or after so many rounds.
const ROUNDS: usize = 100_000;
/// A position has so many rolls and questions at most, on average.
const NODES: usize = 25;
/// So much advice is given at most.
const ADVICE: usize = 20;

/// Leaves payments open where wanted, and decides the rest by habit.
struct Open<'h> {
    habits: &'h [Habit],
    payments: bool,
}

impl<S: Fights> Decide<S> for Open<'_> {
    fn decide(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        if self.payments && S::is_payment(question) {
            return None;
        }
        let mut habits = Habits(self.habits);
        Some(Policy::<S>::answer(&mut habits, state, question))
    }
}

/// One turn from a position: its nodes, the ends as numbers of positions.
struct Turn<S: Fights> {
    nodes: Vec<Node<S, usize>>,
}

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
    let mut positions: Vec<S::State> = vec![S::position(start)];
    let mut numbers: HashMap<S::State, usize> = HashMap::from([(positions[0].clone(), 0)]);
    let mut turns: Vec<Option<Turn<S>>> = Vec::new();
    let mut size = Size::default();
    while turns.len() < positions.len() {
        let state = positions[turns.len()].clone();
        let turn = turn::<S>(&state, habits, payments, |after| {
            let after = S::position(after);
            *numbers.entry(after).or_insert_with_key(|it| {
                positions.push(it.clone());
                positions.len() - 1
            })
        });
        size.nodes += turn.as_ref().map_or(0, |it| it.nodes.len());
        turns.push(turn);
        size.positions = positions.len();
        if positions.len() > most || size.nodes > most.saturating_mul(NODES) {
            return Err(TooLarge { size, most });
        }
    }
    let sides = sides::<S>(start);
    let (values, error) = improve::<S>(&positions, &turns, &sides);
    let wins = wins(&sides, &values[0]);
    let advice = if payments { advice::<S>(&positions, &turns, &sides, &values) } else { Vec::new() };
    Ok(Solution { wins, size, advice, error })
}

/// The sides, in the order in which they come up.
fn sides<S: Fights>(state: &S::State) -> Vec<u8> {
    let mut sides: Vec<u8> = (0..S::actors(state)).map(|it| S::side(state, it)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// All ways a turn can go; `None` where the conflict is over.
fn turn<S: Fights>(
    state: &S::State,
    habits: &[Habit],
    payments: bool,
    mut number: impl FnMut(&S::State) -> usize,
) -> Option<Turn<S>> {
    if !S::is_on(state) || winner::<S>(state).is_some() {
        return None;
    }
    let command = S::turn(state, habits)?;
    let open = Open { habits, payments };
    let all = graph(state, open, |t| S::perform(t, &command), |after, ()| number(after));
    Some(Turn { nodes: all.nodes })
}

/// The chances of each side at each position, by going over all of them until nothing changes: positions that were
/// found last come first, since they are nearer to the end.
fn improve<S: Fights>(
    positions: &[S::State],
    turns: &[Option<Turn<S>>],
    sides: &[u8],
) -> (Vec<Vec<f64>>, f64) {
    let mut values: Vec<Vec<f64>> = Vec::with_capacity(positions.len());
    for (state, turn) in positions.iter().zip(turns) {
        let won = if turn.is_none() { winner::<S>(state) } else { None };
        values.push(sides.iter().map(|&side| f64::from(u8::from(won == Some(side)))).collect());
    }
    let mut change = 0.0;
    for _ in 0..ROUNDS {
        change = 0.0f64;
        for at in (0..turns.len()).rev() {
            let Some(turn) = &turns[at] else { continue };
            let new = value(&positions[at], turn, sides, &values);
            for (old, new) in values[at].iter_mut().zip(new) {
                change = change.max((*old - new).abs());
                *old = new;
            }
        }
        if change < ENOUGH {
            break;
        }
    }
    (values, change)
}

/// The chances of each side at the beginning of a turn, given those at its ends.
fn value<S: Fights>(state: &S::State, turn: &Turn<S>, sides: &[u8], values: &[Vec<f64>]) -> Vec<f64> {
    nodes(state, turn, sides, values).pop().unwrap_or_default()
}

/// The chances of each side at each node of a turn.
fn nodes<S: Fights>(state: &S::State, turn: &Turn<S>, sides: &[u8], values: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let mut known: Vec<Vec<f64>> = Vec::with_capacity(turn.nodes.len());
    for node in &turn.nodes {
        let here = match node {
            Node::End(position) => values[*position].clone(),
            Node::Dice { branches, ways } => {
                let mut sum = vec![0.0; sides.len()];
                for &(weight, id) in branches {
                    for (sum, chance) in sum.iter_mut().zip(&known[id as usize]) {
                        *sum += f64::from(weight) * chance;
                    }
                }
                sum.iter_mut().for_each(|it| *it /= f64::from(*ways));
                sum
            }
            Node::Question { question, branches } => {
                let own = own_side::<S>(state, question, sides);
                let of = |at: usize| known[branches[at].1 as usize].get(own).copied().unwrap_or(0.0);
                let best = (1..branches.len())
                    .fold(0, |best, at| if of(at) > of(best) + ENOUGH { at } else { best });
                known[branches[best].1 as usize].clone()
            }
        };
        known.push(here);
    }
    known
}

/// The place among `sides` of the side of whoever is asked.
fn own_side<S: Fights>(state: &S::State, question: &S::Question, sides: &[u8]) -> usize {
    let side = S::asked(question).map_or(0, |it| S::side(state, it));
    sides.iter().position(|&it| it == side).unwrap_or(0)
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
fn advice<S: Fights>(
    positions: &[S::State],
    turns: &[Option<Turn<S>>],
    sides: &[u8],
    values: &[Vec<f64>],
) -> Vec<Advice<S>> {
    let mut all: Vec<(f64, Advice<S>)> = Vec::new();
    for (state, turn) in positions.iter().zip(turns) {
        let Some(turn) = turn else { continue };
        let known = nodes(state, turn, sides, values);
        for node in &turn.nodes {
            let Node::Question { question, branches } = node else { continue };
            let own = own_side::<S>(state, question, sides);
            let chance = |id: u32| known[id as usize].get(own).copied().unwrap_or(0.0);
            let mut answers: Vec<(S::Answer, f64)> =
                branches.iter().map(|(answer, id)| (answer.clone(), chance(*id))).collect();
            answers.sort_by(|a, b| b.1.total_cmp(&a.1));
            let (Some(best), Some(worst)) = (answers.first(), answers.last()) else { continue };
            let gain = best.1 - worst.1;
            if gain > 1e-6 {
                all.push((gain, Advice { state: state.clone(), question: question.clone(), answers }));
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
