//! Every path of a procedure, as a graph in which identical continuations are shared.
//!
//! Works like [`explore`](crate::explore()), but ends a run at a [`Table::settle`] whose continuation is already known,
//! and starts a run at the last one on its path where the system can [resume](System::resume).

use std::{mem::ManuallyDrop, rc::Rc};

use hashbrown::HashTable;
use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{Decide, Numbered, Odds, TooDeep, in_order, numbered::hash_of, odds::lcm};

/// Index of a node in [`Graph::nodes`].
pub type NodeId = u32;

/// All paths of a procedure. Children come before their parents; the last node is the root.
#[derive(Debug)]
pub struct Graph<S: System, L> {
    /// The nodes.
    pub nodes: Vec<Node<S, L>>,
    /// Number of runs of the procedure that were needed.
    pub runs: usize,
}

/// A point where a procedure branches or ends.
#[derive(Debug)]
pub enum Node<S: System, L> {
    /// An end, with the value that the caller made of it.
    End(L),
    /// A roll of dice.
    Dice {
        /// For each branch, the number of ways to roll it and the node it leads to.
        branches: Box<[(u32, NodeId)]>,
        /// The total number of ways.
        ways: u32,
    },
    /// A question that was left open.
    Question {
        /// The question.
        question: Box<S::Question>,
        /// Each answer with the node it leads to.
        branches: Box<[(S::Answer, NodeId)]>,
    },
}

enum Branching<S: System> {
    /// A roll of dice; `weight` returns the ways of the branch with that index. The state number is that of the state
    /// in which the dice are rolled, if it is known; it is the same for all branches.
    Dice {
        weight: Box<[u32]>,
        ways: u32,
        taken: usize,
        number: Option<u32>,
    },
    Question {
        question: Box<S::Question>,
        answers: Vec<S::Answer>,
        taken: usize,
    },
    Settled(Place<S>),
}

/// A mark on a path.
struct Place<S: System> {
    /// The number of the state, and the mark.
    key: Rc<(u32, S::Mark)>,
    hash: u64,
}

impl<S: System> Branching<S> {
    /// The number of branches.
    fn count(&self) -> usize {
        match self {
            Branching::Dice { weight, .. } => weight.len(),
            Branching::Question { answers, .. } => answers.len(),
            Branching::Settled(_) => 1,
        }
    }

    fn advance(&mut self) -> bool {
        match self {
            Branching::Dice { weight, taken, .. } => {
                *taken += 1;
                *taken < weight.len()
            }
            Branching::Question { answers, taken, .. } => {
                *taken += 1;
                *taken < answers.len()
            }
            Branching::Settled(_) => false,
        }
    }
}

/// Stops a run whose continuation is already known.
#[derive(Clone, Copy, Debug)]
pub struct Known(NodeId);

/// Initial capacity for continuations: enough for a turn in which only dice decide.
const ROOM: usize = 56;

/// The continuations explored so far. Many share a state and differ only by their mark, so states are interned.
struct Rests<S: System> {
    states: Numbered<S::State>,
    /// The number returned last, since the same state is often looked up again.
    last: u32,
    known: HashTable<(Place<S>, NodeId)>,
}

impl<S: System> Rests<S> {
    fn new() -> Rests<S> {
        Rests { states: Numbered::default(), last: 0, known: HashTable::with_capacity(ROOM) }
    }

    /// The number of a state. A new state gets the next number.
    fn number(&mut self, state: &S::State) -> u32 {
        if self.states.is_empty() || self.states.get(self.last) != state {
            self.last = self.states.number(state);
        }
        self.last
    }
}

/// A table that follows a different path on each run and explores no continuation twice.
pub struct Grow<S: System, D> {
    state: S::State,
    path: Vec<Branching<S>>,
    /// Indices on the path where the procedure can be resumed, in ascending order.
    entries: Vec<usize>,
    at: usize,
    known: Rests<S>,
    /// The number of the state, if known.
    number: Option<u32>,
    /// Index on the path where dice were rolled in this state.
    rolled: Option<usize>,
    decide: D,
}

impl<S: System, D> std::fmt::Debug for Grow<S, D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Grow")
            .field("at", &self.at)
            .field("known", &self.known.known.len())
            .finish_non_exhaustive()
    }
}

/// Builds the graph of all paths of `procedure` from `state`; `leaf` says what to keep of an end.
///
/// # Panics
/// If `procedure` is not deterministic given its inputs.
pub fn graph<S: System, D: Decide<S>, X, L>(
    state: &S::State,
    decide: D,
    procedure: impl Fn(&mut Grow<S, D>) -> Result<X, Known>,
    leaf: impl FnMut(&S::State, X) -> L,
) -> Graph<S, L> {
    graph_resumed(state, decide, procedure, |_, _| None, leaf)
}

/// Builds the graph of all paths of the procedure of `command` from `state`; `leaf` says what to keep of an end.
///
/// # Panics
/// If the procedure is not deterministic given its inputs.
pub fn graph_of<S: System, D: Decide<S>, L>(
    state: &S::State,
    decide: D,
    command: &S::Command,
    mut leaf: impl FnMut(&S::State) -> L,
) -> Graph<S, L> {
    let begin = |table: &mut _| S::perform(table, command);
    let resume = |table: &mut _, mark: &_| S::resume(table, command, mark);
    graph_resumed(state, decide, begin, resume, |state, ()| leaf(state))
}

/// Like [`graph`], but `resume` continues the procedure from a mark where that is possible.
///
/// # Panics
/// If either is not deterministic given its inputs.
fn graph_resumed<S: System, D: Decide<S>, X, L>(
    state: &S::State,
    decide: D,
    procedure: impl Fn(&mut Grow<S, D>) -> Result<X, Known>,
    resume: impl Fn(&mut Grow<S, D>, &S::Mark) -> Option<Result<X, Known>>,
    mut leaf: impl FnMut(&S::State, X) -> L,
) -> Graph<S, L> {
    let (path, entries) = (Vec::new(), Vec::new());
    let state_now = state.clone();
    let mut table = Grow {
        state: state_now,
        path,
        entries,
        at: 0,
        known: Rests::new(),
        number: None,
        rolled: None,
        decide,
    };
    let mut graph = Graph { nodes: Vec::new(), runs: 0 };
    // Finished branches of all branchings on the path, the deepest ones last.
    let mut done: Vec<NodeId> = Vec::new();
    loop {
        graph.runs += 1;
        let result = table.reenter(&resume).unwrap_or_else(|| {
            table.state.clone_from(state);
            (table.at, table.number, table.rolled) = (0, None, None);
            procedure(&mut table)
        });
        let mut id = match result {
            Ok(result) => graph.add(Node::End(leaf(&table.state, result))),
            Err(Known(id)) => id,
        };
        loop {
            let Some(branching) = table.path.last_mut() else { return graph };
            done.push(id);
            if branching.advance() {
                break;
            }
            let branches = done.len() - branching.count();
            id = match table.path.pop() {
                Some(Branching::Dice { weight, ways, .. }) => {
                    let branches = weight.iter().copied().zip(done.drain(branches..)).collect();
                    graph.add(Node::Dice { branches, ways })
                }
                Some(Branching::Question { question, answers, .. }) => {
                    let branches = answers.into_iter().zip(done.drain(branches..)).collect();
                    graph.add(Node::Question { question, branches })
                }
                Some(Branching::Settled(place)) => {
                    if table.entries.last() == Some(&table.path.len()) {
                        table.entries.pop();
                    }
                    done.truncate(branches);
                    table.known.known.insert_unique(place.hash, (place, id), |it| it.0.hash);
                    id
                }
                None => id,
            };
        }
    }
}

impl<S: System, D> Grow<S, D> {
    /// Starts the next run at the last mark on the path where the procedure can be resumed.
    fn reenter<X>(
        &mut self,
        resume: impl Fn(&mut Grow<S, D>, &S::Mark) -> Option<Result<X, Known>>,
    ) -> Option<Result<X, Known>> {
        while let Some(&place) = self.entries.last() {
            if let Branching::Settled(Place { key, .. }) = &self.path[place] {
                let key = Rc::clone(key);
                let (number, mark) = &*key;
                self.state.clone_from(self.known.states.get(*number));
                (self.at, self.number, self.rolled) = (place + 1, Some(*number), None);
                if let Some(result) = resume(self, mark) {
                    return Some(result);
                }
            }
            self.entries.pop();
        }
        None
    }
}

const SAME_AGAIN: &str = "a procedure must do the same again, given the same inputs";

impl<S: System, D: Decide<S>> Table for Grow<S, D> {
    type System = S;
    type Stop = Known;

    #[inline]
    fn state(&self) -> &S::State {
        &self.state
    }

    #[inline]
    fn roll<K: Dice>(&mut self, _: Seat, dice: K) -> Play<Self, K::Outcome> {
        if self.at == self.path.len() {
            let weight = dice.outcomes().iter().map(|&(_, ways)| ways).collect();
            self.path.push(Branching::Dice { weight, ways: dice.ways(), taken: 0, number: self.number });
        }
        let Branching::Dice { taken, number, .. } = &self.path[self.at] else { panic!("{SAME_AGAIN}") };
        (self.number, self.rolled) = (*number, Some(self.at));
        self.at += 1;
        Ok(dice.outcomes()[*taken].0)
    }

    #[inline]
    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        let question = question.into();
        let answer = match self.decide.decide(&self.state, &question) {
            Some(answer) => answer,
            None => {
                if self.at == self.path.len() {
                    let mut answers = Vec::new();
                    S::branches(&self.state, &question, &mut answers);
                    assert!(!answers.is_empty(), "no legal answer to {question:?}");
                    self.path.push(Branching::Question { question: Box::new(question), answers, taken: 0 });
                }
                let Branching::Question { answers, taken, .. } = &self.path[self.at] else {
                    panic!("{SAME_AGAIN}")
                };
                self.at += 1;
                answers[*taken].clone()
            }
        };
        Ok(Q::Answer::try_from(answer).expect("branches answer the question asked"))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        in_order::ask_each(self, questions)
    }

    fn offer<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        in_order::offer(self, questions)
    }

    #[inline(always)]
    fn tell(&mut self, event: S::Event) {
        let event = ManuallyDrop::new(event);
        if S::changes(&event) {
            S::apply(&mut self.state, &event);
            (self.number, self.rolled) = (None, None);
        }
        if S::needs_drop(&event) {
            drop(ManuallyDrop::into_inner(event));
        }
    }

    #[inline]
    fn settle(&mut self, mark: impl FnOnce(&S::State) -> S::Mark) -> Play<Self, ()> {
        if self.at == self.path.len() {
            let number = self.number.unwrap_or_else(|| self.known.number(&self.state));
            self.number = Some(number);
            if let Some(Branching::Dice { number, .. }) = self.rolled.map(|it| &mut self.path[it]) {
                *number = self.number;
            }
            let key = (number, mark(&self.state));
            let hash = hash_of(&key);
            if let Some((_, id)) = self.known.known.find(hash, |it| *it.0.key == key) {
                return Err(Known(*id));
            }
            self.entries.push(self.path.len());
            self.path.push(Branching::Settled(Place { key: Rc::new(key), hash }));
        }
        self.at += 1;
        Ok(())
    }
}

impl<S: System, L> Graph<S, L> {
    fn add(&mut self, node: Node<S, L>) -> NodeId {
        self.nodes.push(node);
        NodeId::try_from(self.nodes.len() - 1).expect("fewer than four thousand million nodes")
    }

    /// Computes the value at the root: dice average, `choose` picks among the values of the answers.
    pub fn value(
        &self,
        end: impl Fn(&L) -> f64,
        choose: impl Fn(&S::Question, &mut dyn Iterator<Item = f64>) -> f64,
    ) -> f64 {
        let mut values: Vec<f64> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            values.push(match node {
                Node::End(leaf) => end(leaf),
                Node::Dice { branches, ways } => {
                    let sum: f64 =
                        branches.iter().map(|&(weight, id)| f64::from(weight) * values[id as usize]).sum();
                    sum / f64::from(*ways)
                }
                Node::Question { question, branches } => {
                    choose(question, &mut branches.iter().map(|&(_, id)| values[id as usize]))
                }
            });
        }
        values.last().copied().unwrap_or_default()
    }

    /// Computes the exact probability of every end, where `choose` returns the index of the answer to each open
    /// question. All probabilities have the same denominator, and their numerators add up to it.
    ///
    /// # Errors
    /// If a path has more dice than can be counted exactly.
    pub fn chances(
        &self,
        choose: impl Fn(&S::Question, &[(S::Answer, NodeId)]) -> usize,
    ) -> Result<Vec<(Odds, &L)>, TooDeep> {
        let next = |node: &Node<S, L>| match node {
            Node::Question { question, branches } => {
                Some(branches[choose(question, branches).min(branches.len() - 1)].1)
            }
            _ => None,
        };
        // The denominator below each node: the maximum number of ways of dice on any path from there.
        let mut below: Vec<u128> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            below.push(match node {
                Node::End(_) => 1,
                Node::Dice { branches, ways } => {
                    let mut deepest = 1u128;
                    for &(_, id) in branches {
                        deepest = lcm(deepest, below[id as usize]).ok_or(TooDeep)?;
                    }
                    deepest.checked_mul(u128::from(*ways)).ok_or(TooDeep)?
                }
                Node::Question { .. } => below[next(node).unwrap_or_default() as usize],
            });
        }
        let of = below.last().copied().unwrap_or(1);
        let mut ways_to = vec![0u128; self.nodes.len()];
        if let Some(root) = ways_to.last_mut() {
            *root = of;
        }
        let mut ends = Vec::new();
        for (id, node) in self.nodes.iter().enumerate().rev() {
            let here = ways_to[id];
            match node {
                _ if here == 0 => {}
                Node::End(leaf) => ends.push((Odds { ways: here, of }, leaf)),
                Node::Dice { branches, ways } => {
                    for &(weight, child) in branches {
                        ways_to[child as usize] += here / u128::from(*ways) * u128::from(weight);
                    }
                }
                Node::Question { .. } => ways_to[next(node).unwrap_or_default() as usize] += here,
            }
        }
        Ok(ends)
    }

    /// The number of paths through the graph.
    pub fn ways(&self) -> u128 {
        let mut ways: Vec<u128> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            ways.push(match node {
                Node::End(_) => 1,
                Node::Dice { branches, .. } => branches.iter().map(|&(_, id)| ways[id as usize]).sum(),
                Node::Question { branches, .. } => branches.iter().map(|(_, id)| ways[*id as usize]).sum(),
            });
        }
        ways.last().copied().unwrap_or_default()
    }
}
