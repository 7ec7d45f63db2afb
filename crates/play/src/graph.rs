//! Every path of a procedure, as a graph in which identical continuations are shared.
//!
//! Works like [`explore`](crate::explore()), but ends a run at a [`Table::settle`] whose continuation is already known,
//! and starts a run at the last one on its path where the system can [resume](System::resume).

use std::mem::ManuallyDrop;

use hashbrown::HashTable;
use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{Decide, Numbered, Odds, TooDeep, in_order, numbered::hash_of, odds::lcm};

/// Index of a node in [`Graph::nodes`].
pub type NodeId = u32;

/// All paths of a procedure. Children come before their parents; the last node is the root.
///
/// The branches of all nodes are stored in shared lists, since allocating them one by one would take long.
#[derive(Debug)]
pub struct Graph<S: System, L> {
    nodes: Vec<Stored<L>>,
    rolled: Vec<(u32, NodeId)>,
    questions: Vec<S::Question>,
    answered: Vec<(S::Answer, NodeId)>,
    /// Number of runs of the procedure that were needed.
    pub runs: usize,
}

/// A node; its branches are a range of one of the lists.
#[derive(Debug)]
enum Stored<L> {
    End(L),
    Dice { begin: u32, count: u32, ways: u32 },
    Question { question: u32, begin: u32, count: u32 },
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
        /// Each answer with the node it leads to.
        branches: &'g [(S::Answer, NodeId)],
    },
}

/// A point on a path; of its branches, those before `taken` are finished.
enum Branching<S: System> {
    /// A roll of dice, whose weights begin at that index. The state number is that of the state in which the dice are
    /// rolled, if it is known; it is the same for all branches.
    Dice {
        begin: usize,
        ways: u32,
        taken: usize,
        number: Option<u32>,
    },
    /// A question, whose answers begin at that index.
    Question {
        question: S::Question,
        begin: usize,
        taken: usize,
    },
    Settled(Place<S>),
}

/// A mark on a path, with the number of the state.
struct Place<S: System> {
    number: u32,
    /// `None` only while the procedure is resumed from it.
    mark: Option<S::Mark>,
    hash: u64,
}

/// Stops a run whose continuation is already known. `None` if it is a mark at which the graph ends.
#[derive(Clone, Copy, Debug)]
pub struct Known(Option<NodeId>);

/// Initial capacity for continuations: enough for a turn in which only dice decide.
const ROOM: usize = 56;

/// The continuations explored so far. Many share a state and differ only by their mark, so states are interned.
struct Rests<S: System> {
    states: Numbered<S::State>,
    /// The number returned last, since the same state is often looked up again.
    last: u32,
    /// The number of the state and the mark of each continuation.
    places: Vec<(u32, S::Mark)>,
    known: HashTable<Rest>,
}

/// The node of a continuation.
struct Rest {
    hash: u64,
    /// Index in [`Rests::places`].
    place: u32,
    node: NodeId,
}

impl<S: System> Rests<S> {
    fn new() -> Rests<S> {
        let known = HashTable::with_capacity(ROOM);
        Rests { states: Numbered::default(), last: 0, places: Vec::new(), known }
    }

    /// The number of a state. A new state gets the next number.
    fn number(&mut self, state: &S::State) -> u32 {
        if self.states.is_empty() || self.states.get(self.last) != state {
            self.last = self.states.number(state);
        }
        self.last
    }

    fn find(&self, hash: u64, number: u32, mark: &S::Mark) -> Option<NodeId> {
        let is_it = |it: &Rest| {
            let place = &self.places[it.place as usize];
            it.hash == hash && place.0 == number && place.1 == *mark
        };
        self.known.find(hash, is_it).map(|it| it.node)
    }

    fn insert(&mut self, hash: u64, number: u32, mark: S::Mark, node: NodeId) {
        let place = index(self.places.len());
        self.places.push((number, mark));
        self.known.insert_unique(hash, Rest { hash, place, node }, |it| it.hash);
    }
}

fn index(at: usize) -> u32 {
    u32::try_from(at).expect("fewer than four thousand million")
}

/// A table that follows a different path on each run and explores no continuation twice.
pub struct Grow<S: System, D> {
    state: S::State,
    path: Vec<Branching<S>>,
    /// The weights of all rolls and the answers to all questions on the path.
    weights: Vec<u32>,
    answers: Vec<S::Answer>,
    /// Indices on the path where the procedure can be resumed, in ascending order.
    entries: Vec<usize>,
    at: usize,
    known: Rests<S>,
    /// The number of the state, if known.
    number: Option<u32>,
    /// Index on the path where dice were rolled in this state.
    rolled: Option<usize>,
    decide: D,
    /// The marks at which the graph ends.
    until: Option<fn(&S::Mark) -> bool>,
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
    mut leaf: impl FnMut(&S::State, X) -> L,
) -> Graph<S, L> {
    let mut graph = Graph::new();
    let leaf = |state: &_, end: Result<X, &_>| leaf(state, over(end));
    Grow::new(state, decide, None).add_to(&mut graph, state, procedure, |_, _| None, leaf);
    graph
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
    let mut graph = Graph::new();
    let begin = |table: &mut _| S::perform(table, command);
    let resume = |table: &mut _, mark: &_| S::resume(table, command, mark);
    let leaf = |state: &_, end: Result<(), &_>| {
        over(end);
        leaf(state)
    };
    Grow::new(state, decide, None).add_to(&mut graph, state, begin, resume, leaf);
    graph
}

/// Builds the graph of the beginning of a procedure: all paths from `state` to its end or to one of the marks `until`,
/// which `leaf` gets. [`graph_from`] builds the rest.
///
/// # Panics
/// If the procedure is not deterministic given its inputs.
pub fn graph_until<S: System, D: Decide<S>, L>(
    state: &S::State,
    decide: D,
    command: &S::Command,
    until: fn(&S::Mark) -> bool,
    mut leaf: impl FnMut(&S::State, Option<&S::Mark>) -> L,
) -> Graph<S, L> {
    let mut graph = Graph::new();
    let begin = |table: &mut _| S::perform(table, command);
    let resume = |table: &mut _, mark: &_| S::resume(table, command, mark);
    let leaf = |state: &_, end: Result<(), &_>| leaf(state, end.err());
    Grow::new(state, decide, Some(until)).add_to(&mut graph, state, begin, resume, leaf);
    graph
}

/// Builds the graph of all paths of the procedure of `command` from each of several marks that it has reached, given with
/// the index of the state there; returns it with the node of each mark.
///
/// # Panics
/// If there is no such state, the procedure cannot be [resumed](System::resume) from one of the marks, or it is not
/// deterministic given its inputs.
pub fn graph_from<'m, S: System, D: Decide<S>, L>(
    states: &[S::State],
    marks: impl IntoIterator<Item = (usize, &'m S::Mark)>,
    decide: D,
    command: &S::Command,
    mut leaf: impl FnMut(&S::State) -> L,
) -> (Graph<S, L>, Vec<NodeId>) {
    let (mut graph, mut roots) = (Graph::new(), Vec::new());
    let mut table = Grow::new(&states[0], decide, None);
    let resume = |table: &mut _, mark: &_| S::resume(table, command, mark);
    for (at, mark) in marks {
        let begin = |table: &mut _| resume(table, mark).expect("the procedure can be resumed");
        roots.push(table.add_to(&mut graph, &states[at], begin, resume, |state, end| {
            over(end);
            leaf(state)
        }));
    }
    (graph, roots)
}

/// The result at an end of a graph that ends at no mark.
fn over<X, M>(end: Result<X, M>) -> X {
    end.unwrap_or_else(|_| unreachable!("the graph ends at no mark"))
}

impl<S: System, D: Decide<S>> Grow<S, D> {
    /// Adds all paths of a procedure from `state` to a graph, all of whose paths were added by this table; returns their
    /// root. `resume` continues the procedure from a mark where that is possible. `leaf` says what to keep of an end: of the
    /// result or, where the graph ends earlier, of a mark.
    ///
    /// # Panics
    /// If either is not deterministic given its inputs.
    fn add_to<X, L>(
        &mut self,
        graph: &mut Graph<S, L>,
        state: &S::State,
        procedure: impl Fn(&mut Grow<S, D>) -> Result<X, Known>,
        resume: impl Fn(&mut Grow<S, D>, &S::Mark) -> Option<Result<X, Known>>,
        mut leaf: impl FnMut(&S::State, Result<X, &S::Mark>) -> L,
    ) -> NodeId {
        let table = self;
        // Finished branches of all branchings on the path, the deepest ones last.
        let mut done: Vec<NodeId> = Vec::new();
        loop {
            graph.runs += 1;
            let result = table.reenter(&resume).unwrap_or_else(|| {
                table.begin(state);
                procedure(table)
            });
            let mut id = match result {
                Ok(result) => graph.add(Stored::End(leaf(&table.state, Ok(result)))),
                Err(Known(Some(id))) => id,
                Err(Known(None)) => graph.add(Stored::End(leaf(&table.state, Err(table.mark())))),
            };
            loop {
                done.push(id);
                if table.advance() {
                    break;
                }
                id = match table.path.pop() {
                    Some(Branching::Dice { begin, ways, .. }) => {
                        let weights = table.weights.drain(begin..);
                        let first = done.len() - weights.len();
                        let (begin, count) = (index(graph.rolled.len()), index(weights.len()));
                        graph.rolled.extend(weights.zip(done.drain(first..)));
                        graph.add(Stored::Dice { begin, count, ways })
                    }
                    Some(Branching::Question { question, begin, .. }) => {
                        let answers = table.answers.drain(begin..);
                        let first = done.len() - answers.len();
                        let (begin, count) = (index(graph.answered.len()), index(answers.len()));
                        graph.answered.extend(answers.zip(done.drain(first..)));
                        graph.questions.push(question);
                        let question = index(graph.questions.len() - 1);
                        graph.add(Stored::Question { question, begin, count })
                    }
                    Some(Branching::Settled(Place { number, mark, hash })) => {
                        if table.entries.last() == Some(&table.path.len()) {
                            table.entries.pop();
                        }
                        done.pop();
                        let mark = mark.expect("no procedure is being resumed");
                        table.known.insert(hash, number, mark, id);
                        id
                    }
                    None => return id,
                };
            }
        }
    }
}

impl<S: System, D> Grow<S, D> {
    /// A table without any paths. The facts are set when a run begins.
    fn new(state: &S::State, decide: D, until: Option<fn(&S::Mark) -> bool>) -> Grow<S, D> {
        Grow {
            state: state.clone(),
            path: Vec::new(),
            weights: Vec::new(),
            answers: Vec::new(),
            entries: Vec::new(),
            at: 0,
            known: Rests::new(),
            number: None,
            rolled: None,
            decide,
            until,
        }
    }

    /// Starts a run at the beginning of the procedure.
    fn begin(&mut self, state: &S::State) {
        self.state.clone_from(state);
        (self.at, self.number, self.rolled) = (0, None, None);
    }

    /// The mark at the end of the path.
    fn mark(&self) -> &S::Mark {
        match self.path.last() {
            Some(Branching::Settled(Place { mark: Some(mark), .. })) => mark,
            _ => unreachable!("the run stopped at a mark"),
        }
    }
}

impl<S: System, D> Grow<S, D> {
    /// Turns to the next branch at the end of the path; returns `false` if there is none.
    fn advance(&mut self) -> bool {
        let (taken, count) = match self.path.last_mut() {
            Some(Branching::Dice { taken, begin, .. }) => (taken, self.weights.len() - *begin),
            Some(Branching::Question { taken, begin, .. }) => (taken, self.answers.len() - *begin),
            Some(Branching::Settled(_)) | None => return false,
        };
        *taken += 1;
        *taken < count
    }

    /// Starts the next run at the last mark on the path where the procedure can be resumed.
    fn reenter<X>(
        &mut self,
        resume: impl Fn(&mut Grow<S, D>, &S::Mark) -> Option<Result<X, Known>>,
    ) -> Option<Result<X, Known>> {
        while let Some(&place) = self.entries.last() {
            if let Branching::Settled(Place { number, mark, .. }) = &mut self.path[place]
                && let Some(mark) = mark.take()
            {
                let number = *number;
                self.state.clone_from(self.known.states.get(number));
                (self.at, self.number, self.rolled) = (place + 1, Some(number), None);
                let result = resume(self, &mark);
                if let Branching::Settled(place) = &mut self.path[place] {
                    place.mark = Some(mark);
                }
                if let Some(result) = result {
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
            let (begin, ways) = (self.weights.len(), dice.ways());
            self.weights.extend(dice.outcomes().iter().map(|&(_, ways)| ways));
            self.path.push(Branching::Dice { begin, ways, taken: 0, number: self.number });
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
                    let begin = self.answers.len();
                    S::branches(&self.state, &question, &mut self.answers);
                    assert!(self.answers.len() > begin, "no legal answer to {question:?}");
                    self.path.push(Branching::Question { question, begin, taken: 0 });
                }
                let Branching::Question { begin, taken, .. } = &self.path[self.at] else {
                    panic!("{SAME_AGAIN}")
                };
                self.at += 1;
                self.answers[begin + taken].clone()
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
            let mark = mark(&self.state);
            let hash = hash_of(&(number, &mark));
            if let Some(id) = self.known.find(hash, number, &mark) {
                return Err(Known(Some(id)));
            }
            let ends = self.until.is_some_and(|until| until(&mark));
            self.entries.push(self.path.len());
            self.path.push(Branching::Settled(Place { number, mark: Some(mark), hash }));
            if ends {
                return Err(Known(None));
            }
        }
        self.at += 1;
        Ok(())
    }
}

impl<S: System, L> Graph<S, L> {
    fn new() -> Graph<S, L> {
        Graph { nodes: Vec::new(), rolled: Vec::new(), questions: Vec::new(), answered: Vec::new(), runs: 0 }
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
            Stored::Question { question, begin, count } => Node::Question {
                question: &self.questions[*question as usize],
                branches: &self.answered[*begin as usize..][..*count as usize],
            },
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
        let next = |node: &Node<'_, S, L>| match node {
            Node::Question { question, branches } => {
                Some(branches[choose(question, branches).min(branches.len() - 1)].1)
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
                Node::Question { branches, .. } => branches.iter().map(|(_, id)| ways[*id as usize]).sum(),
            });
        }
        ways.last().copied().unwrap_or_default()
    }
}
