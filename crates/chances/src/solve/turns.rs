//! All ways each turn can go.

use std::{
    collections::HashMap,
    hash::{BuildHasher, BuildHasherDefault},
};

use schwung_play::{
    Decide, Fights, Habit, Habits, Policy,
    graph::{Node, Quick},
    graph_of,
};

use super::{ENOUGH, Size, Values};
use crate::simulate::winner;

/// All positions at the beginning of a turn that were found, and the ways of those that were explored.
pub(super) struct Map<'h, S: Fights> {
    habits: &'h [Habit],
    payments: bool,
    pub(super) positions: Vec<S::State>,
    /// The ways of each position; nothing where the conflict is over.
    pub(super) turns: Vec<Option<Turn<S>>>,
    /// Positions by their hash. Two that share one are told apart by looking.
    numbers: HashMap<u64, Vec<u32>, BuildHasherDefault<Quick>>,
    nodes: usize,
}

/// All ways a turn can go.
pub(super) enum Turn<S: Fights> {
    /// Only dice decide: how likely each position is after it.
    Ends(Vec<(u32, f64)>),
    /// With questions that were left open; the ends are positions.
    Ways(Vec<Node<S, u32>>),
}

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

impl<'h, S: Fights> Map<'h, S> {
    pub(super) fn new(start: &S::State, habits: &'h [Habit], payments: bool) -> Map<'h, S> {
        let mut map = Map {
            habits,
            payments,
            positions: Vec::new(),
            turns: Vec::new(),
            numbers: HashMap::default(),
            nodes: 0,
        };
        number(&mut map.positions, &mut map.numbers, S::position(start));
        map
    }

    pub(super) fn size(&self) -> Size {
        Size { positions: self.positions.len(), nodes: self.nodes }
    }

    /// Explores the next position; `false` if all are explored.
    pub(super) fn explore(&mut self) -> bool {
        let Some(state) = self.positions.get(self.turns.len()).cloned() else { return false };
        let turn = self.turn(&state);
        self.turns.push(turn);
        true
    }

    fn turn(&mut self, state: &S::State) -> Option<Turn<S>> {
        if !S::is_on(state) || winner::<S>(state).is_some() {
            return None;
        }
        let command = S::turn(state, self.habits)?;
        let open = Open { habits: self.habits, payments: self.payments };
        let (positions, numbers) = (&mut self.positions, &mut self.numbers);
        let end = |after: &S::State| number(positions, numbers, S::position(after));
        let nodes = graph_of(state, open, &command, end).nodes;
        self.nodes += nodes.len();
        let asks = nodes.iter().any(|it| matches!(it, Node::Question { .. }));
        Some(if asks { Turn::Ways(nodes) } else { Turn::Ends(ends(&nodes)) })
    }

    /// The positions to which a turn can lead.
    pub(super) fn leads_to(&self, at: usize, to: &mut Vec<u32>) {
        match &self.turns[at] {
            None => {}
            Some(Turn::Ends(ends)) => to.extend(ends.iter().map(|it| it.0)),
            Some(Turn::Ways(nodes)) => to.extend(nodes.iter().filter_map(|it| match it {
                Node::End(position) => Some(*position),
                _ => None,
            })),
        }
    }

    /// Can the turn leave everything as it is?
    pub(super) fn leads_back(&self, at: u32) -> bool {
        let mut to = Vec::new();
        self.leads_to(at as usize, &mut to);
        to.contains(&at)
    }
}

/// The number of a position; one that is not known yet gets the next.
fn number<P: std::hash::Hash + Eq>(
    positions: &mut Vec<P>,
    numbers: &mut HashMap<u64, Vec<u32>, BuildHasherDefault<Quick>>,
    position: P,
) -> u32 {
    let hash = BuildHasherDefault::<Quick>::default().hash_one(&position);
    let alike = numbers.entry(hash).or_default();
    if let Some(&known) = alike.iter().find(|&&it| positions[it as usize] == position) {
        return known;
    }
    let next = positions.len() as u32;
    alike.push(next);
    positions.push(position);
    next
}

/// How likely each end is, where only dice decide.
fn ends<S: Fights>(nodes: &[Node<S, u32>]) -> Vec<(u32, f64)> {
    let mut reached = vec![0.0; nodes.len()];
    if let Some(root) = reached.last_mut() {
        *root = 1.0;
    }
    let mut ends: Vec<(u32, f64)> = Vec::new();
    for (id, node) in nodes.iter().enumerate().rev() {
        match node {
            Node::End(position) => ends.push((*position, reached[id])),
            Node::Dice { branches, ways } => {
                for &(weight, child) in branches {
                    reached[child as usize] += reached[id] * f64::from(weight) / f64::from(*ways);
                }
            }
            Node::Question { .. } => {}
        }
    }
    ends.sort_unstable_by_key(|it| it.0);
    ends.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    ends
}

impl<S: Fights> Turn<S> {
    /// The chances of each side at the beginning of the turn, given those at its ends: the last of `known`.
    pub(super) fn values(&self, state: &S::State, sides: &[u8], values: &Values, known: &mut Vec<f64>) {
        match self {
            Turn::Ends(ends) => {
                known.clear();
                known.resize(sides.len(), 0.0);
                for &(position, chance) in ends {
                    for (sum, value) in known.iter_mut().zip(values.of(position as usize)) {
                        *sum += chance * value;
                    }
                }
            }
            Turn::Ways(nodes) => at_nodes(nodes, state, sides, values, known),
        }
    }
}

/// The chances of each side at each node of a turn, one after the other.
pub(super) fn at_nodes<S: Fights>(
    nodes: &[Node<S, u32>],
    state: &S::State,
    sides: &[u8],
    values: &Values,
    known: &mut Vec<f64>,
) {
    known.clear();
    let count = sides.len();
    for node in nodes {
        let here = known.len();
        match node {
            Node::End(position) => known.extend_from_slice(values.of(*position as usize)),
            Node::Dice { branches, ways } => {
                known.resize(here + count, 0.0);
                for &(weight, id) in branches {
                    for side in 0..count {
                        known[here + side] += f64::from(weight) * known[id as usize * count + side];
                    }
                }
                known[here..].iter_mut().for_each(|it| *it /= f64::from(*ways));
            }
            Node::Question { question, branches } => {
                let own = own_side::<S>(state, question, sides);
                let of = |at: usize| known[branches[at].1 as usize * count + own];
                let best = (1..branches.len())
                    .fold(0, |best, at| if of(at) > of(best) + ENOUGH { at } else { best });
                let best = branches[best].1 as usize * count;
                known.extend_from_within(best..best + count);
            }
        }
    }
}

/// The place among `sides` of the side of whoever is asked.
pub(super) fn own_side<S: Fights>(state: &S::State, question: &S::Question, sides: &[u8]) -> usize {
    let side = S::asked(question).map_or(0, |it| S::side(state, it));
    sides.iter().position(|&it| it == side).unwrap_or(0)
}
