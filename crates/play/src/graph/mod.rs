//! Every path of a procedure, as a graph in which identical continuations are shared.
//!
//! Works like [`explore`](crate::explore()), but ends a run at a [`Table::settle`] whose continuation is already known,
//! and starts a run at the last one on its path where the system can [resume](System::resume).

mod facts;
mod grow;
mod marks;
mod opened;

use std::cell::Cell;

use schwung_table::System;

use grow::Why;
use opened::Opened;

pub use grow::{Grow, Known};

use crate::{Decide, Observe, Odds, TooDeep, odds::lcm};

/// Index of a node in [`Graph::nodes`].
pub type NodeId = u32;

/// All paths of a procedure. Children come before their parents; the last node is the root.
///
/// The branches of all nodes are stored in shared lists, since allocating them one by one would take long.
#[derive(Debug)]
pub struct Graph<S: System, L> {
    nodes: Vec<Stored<L>>,
    rolled: Vec<(u32, NodeId)>,
    questions: Opened<S>,
    answered: Vec<NodeId>,
    /// Number of runs of the procedure that were needed.
    pub runs: usize,
}

/// A node; its branches are a range of one of the lists.
#[derive(Debug)]
enum Stored<L> {
    End(L),
    Dice { begin: u32, count: u32, ways: u32 },
    Question { question: u32, begin: u32 },
}

/// A point where a procedure branches or ends.
#[derive(Debug)]
pub enum Node<'g, S: System, L> {
    /// An end, with the value that the caller made of it.
    End(&'g L),
    /// A roll of dice.
    Dice {
        /// For each branch, the number of ways to roll it and the node it leads to.
        branches: &'g [(u32, NodeId)],
        /// The total number of ways.
        ways: u32,
    },
    /// A question that was left open.
    Question {
        /// The question.
        question: &'g S::Question,
        /// All answers to it.
        answers: &'g [S::Answer],
        /// The node that each answer leads to.
        branches: &'g [NodeId],
    },
}

/// Builds the graph of all paths of `procedure` from `state`; `leaf` says what to keep of an end.
///
/// # Panics
/// If `procedure` is not deterministic given its inputs.
pub fn graph<S: System, X, L>(
    state: &S::State,
    mut decide: impl Decide<S>,
    procedure: impl Fn(&mut Grow<'_, S>) -> Result<X, Known>,
    mut leaf: impl FnMut(&S::State, X) -> L,
) -> Graph<S, L> {
    let mut graph = Graph::new();
    let leaf = |state: &_, end: Result<X, &_>| leaf(state, over(end));
    Grow::new(state, &mut decide).add_to(&mut graph, state, procedure, |_, _| None, leaf);
    graph
}

/// Builds the graph of all paths of the procedure of `command` from `state`; `leaf` says what to keep of an end. Continues
/// the procedure from marks on its way where the system can do that: with the same result, whatever came before the mark.
///
/// # Panics
/// If the procedure is not deterministic given its inputs.
pub fn graph_of<S: System, L>(
    state: &S::State,
    mut decide: impl Decide<S>,
    command: &S::Command,
    mut leaf: impl FnMut(&S::State) -> L,
) -> Graph<S, L> {
    let begin = |table: &mut Grow<'_, S>| S::perform(table, command);
    let resume = |table: &mut Grow<'_, S>, mark: &S::Mark| S::resume(table, command, mark);
    let mut graph = Graph::new();
    let leaf = |state: &_, end: Result<(), &_>| {
        over(end);
        leaf(state)
    };
    Grow::new(state, &mut decide).add_to(&mut graph, state, begin, resume, leaf);
    graph
}

/// Like [`graph_of`], but each path has an observer and goes no further than to its next roll, question or mark once the
/// result is known. The ends are the results, or `None` where there is none.
///
/// A path that continues from a mark has an observer that has seen nothing before it.
///
/// # Panics
/// If the procedure is not deterministic given its inputs.
pub fn graph_observed<S: System, W: Observe<S>>(
    state: &S::State,
    mut decide: impl Decide<S>,
    command: &S::Command,
    observer: impl Fn() -> W,
) -> Graph<S, Option<W::Result>> {
    let (watching, known) = (Cell::new(None), Cell::new(None));
    let watch = |state: &S::State, event: &S::Event| {
        let mut observer: Option<W> = watching.take();
        let result = observer.as_mut().and_then(|it| it.told(state, event));
        watching.set(observer);
        let is_known = result.is_some();
        known.set(result);
        is_known
    };
    let begin = || {
        watching.set(Some(observer()));
        known.set(None);
    };
    let end = |result| match result {
        Ok(()) => Ok(known.take().or_else(|| watching.take()?.ended())),
        Err(Known(Why::Seen)) => Ok(known.take()),
        Err(stop) => Err(stop),
    };
    let perform = |table: &mut Grow<'_, S>| {
        begin();
        end(S::perform(table, command))
    };
    let resume = |table: &mut Grow<'_, S>, mark: &S::Mark| {
        begin();
        S::resume(table, command, mark).map(end)
    };
    let mut graph = Graph::new();
    Grow::new(state, &mut decide)
        .watched(&watch)
        .add_to(&mut graph, state, perform, resume, |_, end| over(end));
    graph
}

/// Builds the graph of the beginning of a procedure: all paths from `state` to its end or to one of the marks `until`,
/// which `leaf` gets. [`graph_from`] builds the rest.
///
/// # Panics
/// If the procedure is not deterministic given its inputs.
pub fn graph_until<S: System, L>(
    state: &S::State,
    mut decide: impl Decide<S>,
    command: &S::Command,
    until: fn(&S::Mark) -> bool,
    mut leaf: impl FnMut(&S::State, Option<&S::Mark>) -> L,
) -> Graph<S, L> {
    let mut graph = Graph::new();
    let begin = |table: &mut Grow<'_, S>| S::perform(table, command);
    let resume = |table: &mut Grow<'_, S>, mark: &S::Mark| S::resume(table, command, mark);
    let leaf = |state: &_, end: Result<(), &_>| leaf(state, end.err());
    Grow::new(state, &mut decide).until(until).add_to(&mut graph, state, begin, resume, leaf);
    graph
}

/// Builds the graph of all paths of the procedure of `command` from each of several marks that it has reached, given with
/// the index of the state there; returns it with the node of each mark.
///
/// # Panics
/// If there is no such state, the procedure cannot be [resumed](System::resume) from one of the marks, or it is not
/// deterministic given its inputs.
pub fn graph_from<'m, S: System, L>(
    states: &[S::State],
    marks: impl IntoIterator<Item = (usize, &'m S::Mark)>,
    mut decide: impl Decide<S>,
    command: &S::Command,
    mut leaf: impl FnMut(&S::State) -> L,
) -> (Graph<S, L>, Vec<NodeId>) {
    let (mut graph, mut roots) = (Graph::new(), Vec::new());
    let mut table = Grow::new(&states[0], &mut decide);
    let resume = |table: &mut Grow<'_, S>, mark: &S::Mark| S::resume(table, command, mark);
    for (at, mark) in marks {
        let begin = |table: &mut Grow<'_, S>| resume(table, mark).expect("the procedure can be resumed");
        roots.push(table.add_to(&mut graph, &states[at], begin, resume, |state, end| {
            over(end);
            leaf(state)
        }));
    }
    (graph, roots)
}

fn index(at: usize) -> u32 {
    u32::try_from(at).expect("fewer than four thousand million")
}

/// The result at an end of a graph that ends at no mark.
fn over<X, M>(end: Result<X, M>) -> X {
    end.unwrap_or_else(|_| unreachable!("the graph ends at no mark"))
}

impl<S: System, L> Graph<S, L> {
    fn new() -> Graph<S, L> {
        Graph {
            nodes: Vec::new(),
            rolled: Vec::new(),
            questions: Opened::default(),
            answered: Vec::new(),
            runs: 0,
        }
    }

    fn add(&mut self, node: Stored<L>) -> NodeId {
        self.nodes.push(node);
        index(self.nodes.len() - 1)
    }

    /// The nodes, in the order of their ids.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = Node<'_, S, L>> + ExactSizeIterator {
        self.nodes.iter().map(|node| match node {
            Stored::End(end) => Node::End(end),
            Stored::Dice { begin, count, ways } => {
                Node::Dice { branches: &self.rolled[*begin as usize..][..*count as usize], ways: *ways }
            }
            Stored::Question { question, begin } => {
                let answers = self.questions.answers(*question);
                let branches = &self.answered[*begin as usize..][..answers.len()];
                Node::Question { question: self.questions.get(*question), answers, branches }
            }
        })
    }

    /// Computes the value at the root: dice average, `choose` picks among the values of the answers.
    pub fn value(
        &self,
        end: impl Fn(&L) -> f64,
        choose: impl Fn(&S::Question, &mut dyn Iterator<Item = f64>) -> f64,
    ) -> f64 {
        let mut values: Vec<f64> = Vec::with_capacity(self.nodes.len());
        for node in self.nodes() {
            values.push(match node {
                Node::End(leaf) => end(leaf),
                Node::Dice { branches, ways } => {
                    let sum: f64 =
                        branches.iter().map(|&(weight, id)| f64::from(weight) * values[id as usize]).sum();
                    sum / f64::from(ways)
                }
                Node::Question { question, branches, .. } => {
                    choose(question, &mut branches.iter().map(|&id| values[id as usize]))
                }
            });
        }
        values.last().copied().unwrap_or_default()
    }

    /// Computes the exact probability of every end, where `choose` returns the index of the answer to each open
    /// question, given the node of each answer. All probabilities have the same denominator, and their numerators add up to it.
    ///
    /// # Errors
    /// If a path has more dice than can be counted exactly.
    pub fn chances(
        &self,
        choose: impl Fn(&S::Question, &[NodeId]) -> usize,
    ) -> Result<Vec<(Odds, &L)>, TooDeep> {
        let next = |node: &Node<'_, S, L>| match node {
            Node::Question { question, branches, .. } => {
                Some(branches[choose(question, branches).min(branches.len() - 1)])
            }
            _ => None,
        };
        // The denominator below each node: the maximum number of ways of dice on any path from there.
        let mut below: Vec<u128> = Vec::with_capacity(self.nodes.len());
        for node in self.nodes() {
            below.push(match node {
                Node::End(_) => 1,
                Node::Dice { branches, ways } => {
                    let mut deepest = 1u128;
                    for &(_, id) in branches {
                        deepest = lcm(deepest, below[id as usize]).ok_or(TooDeep)?;
                    }
                    deepest.checked_mul(u128::from(ways)).ok_or(TooDeep)?
                }
                Node::Question { .. } => below[next(&node).unwrap_or_default() as usize],
            });
        }
        let of = below.last().copied().unwrap_or(1);
        let mut ways_to = vec![0u128; self.nodes.len()];
        if let Some(root) = ways_to.last_mut() {
            *root = of;
        }
        let mut ends = Vec::new();
        for (id, node) in self.nodes().enumerate().rev() {
            let here = ways_to[id];
            match node {
                _ if here == 0 => {}
                Node::End(leaf) => ends.push((Odds { ways: here, of }, leaf)),
                Node::Dice { branches, ways } => {
                    for &(weight, child) in branches {
                        ways_to[child as usize] += here / u128::from(ways) * u128::from(weight);
                    }
                }
                Node::Question { .. } => ways_to[next(&node).unwrap_or_default() as usize] += here,
            }
        }
        Ok(ends)
    }

    /// The number of paths through the graph.
    pub fn ways(&self) -> u128 {
        let mut ways: Vec<u128> = Vec::with_capacity(self.nodes.len());
        for node in self.nodes() {
            ways.push(match node {
                Node::End(_) => 1,
                Node::Dice { branches, .. } => branches.iter().map(|&(_, id)| ways[id as usize]).sum(),
                Node::Question { branches, .. } => branches.iter().map(|&id| ways[id as usize]).sum(),
            });
        }
        ways.last().copied().unwrap_or_default()
    }
}
