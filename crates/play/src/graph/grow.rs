//! The table on which a graph grows.

use std::{
    hash::Hash,
    mem::{ManuallyDrop, swap},
};

use hashbrown::HashTable;
use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use super::{Graph, NodeId, Stored, facts::Facts, index, marks::Marks, opened::Opened};
use crate::{Decide, in_order, numbered::hash_of};

/// A point on a path; of its branches, those before `taken` are finished.
enum Branching {
    /// A roll of dice, whose weights begin at that index. The state number is that of the state in which the dice are
    /// rolled, if it is known; it is the same for all branches.
    Dice {
        begin: usize,
        ways: u32,
        taken: usize,
        number: Option<u32>,
    },
    /// The question with that number.
    Question {
        question: u32,
        taken: usize,
        /// How many questions were decided since the point before.
        decided: u32,
    },
    Settled(Place),
}

/// A mark on a path, by its index, with the number of the state.
#[derive(Clone, Copy)]
struct Place {
    number: u32,
    mark: u32,
    hash: u32,
}

impl Place {
    #[inline]
    fn new<M: Hash>(number: u32, mark: u32, it: &M) -> Place {
        let hash = hash_of(&(number, it));
        Place { number, mark, hash: (hash ^ hash >> 32) as u32 }
    }

    /// The hash for the table of continuations, which looks at the highest and at the lowest bits.
    #[inline]
    fn spread(self) -> u64 {
        u64::from(self.hash) << 32 | u64::from(self.hash)
    }
}

/// Stops a run that need not continue.
#[derive(Clone, Copy, Debug)]
pub struct Known(pub(super) Why);

/// Why a run stops.
#[derive(Clone, Copy, Debug)]
pub(super) enum Why {
    /// Its continuation is this node.
    Node(NodeId),
    /// It is at a mark at which the graph ends.
    Mark,
    /// The watch was triggered.
    Seen,
}

/// Looks at the facts and at each event, before it changes them, until it returns `true`.
pub(super) type Watch<'g, S> = dyn Fn(&<S as System>::State, &<S as System>::Event) -> bool + 'g;

/// Initial capacity for continuations: enough for a turn in which only dice decide.
const ROOM: usize = 56;

/// The node of a continuation.
struct Rest {
    place: Place,
    node: NodeId,
}

/// A table that follows a different path on each run and explores no continuation twice. Its type does not depend on what
/// decides or watches, so the rules of a system are compiled for it once.
pub struct Grow<'g, S: System> {
    facts: Facts<S>,
    path: Vec<Branching>,
    /// The weights of all rolls on the path.
    weights: Vec<u32>,
    /// Indices on the path where the procedure can be resumed, in ascending order.
    entries: Vec<usize>,
    at: usize,
    /// How many questions were decided since the last point on the path.
    decided: u32,
    /// All questions that were left open, while paths are added; afterwards the graph has them.
    questions: Opened<S>,
    /// All marks.
    marks: Marks<S::Mark>,
    /// The continuations explored so far.
    known: HashTable<Rest>,
    /// Index on the path where dice were rolled in this state.
    rolled: Option<usize>,
    decide: &'g mut dyn Decide<S>,
    /// The marks at which the graph ends.
    until: Option<fn(&S::Mark) -> bool>,
    /// Watches the events of each run.
    watch: Option<&'g Watch<'g, S>>,
    /// Whether the watch was triggered in this run: it stops at its next roll, question or mark.
    is_seen: bool,
}

impl<S: System> std::fmt::Debug for Grow<'_, S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Grow").field("at", &self.at).field("known", &self.known.len()).finish_non_exhaustive()
    }
}

impl<S: System> Grow<'_, S> {
    /// Adds all paths of a procedure from `state` to a graph, all of whose paths were added by this table; returns their
    /// root. `resume` continues the procedure from a mark where that is possible. `leaf` says what to keep of an end: of the
    /// result or, where the graph ends earlier, of a mark.
    ///
    /// # Panics
    /// If either is not deterministic given its inputs.
    pub(super) fn add_to<X, L>(
        &mut self,
        graph: &mut Graph<S, L>,
        state: &S::State,
        procedure: impl Fn(&mut Self) -> Result<X, Known>,
        resume: impl Fn(&mut Self, &S::Mark) -> Option<Result<X, Known>>,
        mut leaf: impl FnMut(&S::State, Result<X, &S::Mark>) -> L,
    ) -> NodeId {
        let table = self;
        swap(&mut table.questions, &mut graph.questions);
        // Finished branches of all branchings on the path, the deepest ones last.
        let mut done: Vec<NodeId> = Vec::new();
        loop {
            graph.runs += 1;
            let result = table.reenter(&resume).unwrap_or_else(|| {
                table.begin(state);
                procedure(table)
            });
            let mut id = match result {
                Ok(result) => graph.add(Stored::End(leaf(table.facts.get(), Ok(result)))),
                Err(Known(Why::Node(id))) => id,
                Err(Known(Why::Mark)) => graph.add(Stored::End(leaf(table.facts.get(), Err(table.mark())))),
                Err(Known(Why::Seen)) => unreachable!("a graph that is watched takes the result"),
            };
            loop {
                done.push(id);
                if table.advance() {
                    break;
                }
                id = match table.path.pop() {
                    Some(Branching::Dice { begin, ways, .. }) => {
                        let weights = table.weights.drain(begin..);
                        let (begin, count) = (index(graph.rolled.len()), index(weights.len()));
                        let nodes = done.len() - weights.len();
                        graph.rolled.extend(weights.zip(done.drain(nodes..)));
                        graph.add(Stored::Dice { begin, count, ways })
                    }
                    Some(Branching::Question { question, .. }) => {
                        let begin = index(graph.answered.len());
                        let nodes = done.len() - table.questions.answers(question).len();
                        graph.answered.extend(done.drain(nodes..));
                        graph.add(Stored::Question { question, begin })
                    }
                    Some(Branching::Settled(place)) => {
                        if table.entries.last() == Some(&table.path.len()) {
                            table.entries.pop();
                        }
                        done.pop();
                        let rest = Rest { place, node: id };
                        table.known.insert_unique(place.spread(), rest, |it| it.place.spread());
                        id
                    }
                    None => {
                        swap(&mut table.questions, &mut graph.questions);
                        return id;
                    }
                };
            }
        }
    }
}

impl<'g, S: System> Grow<'g, S> {
    /// A table without any paths. The facts are set when a run begins.
    pub(super) fn new(state: &S::State, decide: &'g mut dyn Decide<S>) -> Grow<'g, S> {
        Grow {
            facts: Facts::new(state),
            path: Vec::new(),
            weights: Vec::new(),
            entries: Vec::new(),
            at: 0,
            decided: 0,
            questions: Opened::default(),
            marks: Marks::default(),
            known: HashTable::with_capacity(ROOM),
            rolled: None,
            decide,
            until: None,
            watch: None,
            is_seen: false,
        }
    }

    /// Lets the graph end at these marks.
    pub(super) fn until(self, until: fn(&S::Mark) -> bool) -> Grow<'g, S> {
        Grow { until: Some(until), ..self }
    }

    /// Lets `watch` look at the events of each run.
    pub(super) fn watched(self, watch: &'g Watch<'g, S>) -> Grow<'g, S> {
        Grow { watch: Some(watch), ..self }
    }

    /// Starts a run at the beginning of the procedure.
    fn begin(&mut self, state: &S::State) {
        self.facts.set(state);
        (self.rolled, self.is_seen) = (None, false);
        self.go_to(0);
    }

    /// Moves to a point on the path.
    #[inline]
    fn go_to(&mut self, at: usize) {
        (self.at, self.decided) = (at, 0);
    }

    /// Stops the run if the watch was triggered.
    #[inline(always)]
    fn go_on(&self) -> Result<(), Known> {
        if self.is_seen { Err(Known(Why::Seen)) } else { Ok(()) }
    }

    /// The mark at the end of the path.
    fn mark(&self) -> &S::Mark {
        match self.path.last() {
            Some(Branching::Settled(place)) => self.marks.get(place.mark as usize),
            _ => unreachable!("the run stopped at a mark"),
        }
    }

    /// Moves to the next branch at the end of the path; returns `false` if there is none.
    fn advance(&mut self) -> bool {
        let (taken, count) = match self.path.last_mut() {
            Some(Branching::Dice { taken, begin, .. }) => (taken, self.weights.len() - *begin),
            Some(Branching::Question { taken, question, .. }) => {
                (taken, self.questions.answers(*question).len())
            }
            Some(Branching::Settled(_)) | None => return false,
        };
        *taken += 1;
        *taken < count
    }

    /// Starts the next run at the last mark on the path where the procedure can be resumed.
    fn reenter<X>(
        &mut self,
        resume: impl Fn(&mut Self, &S::Mark) -> Option<Result<X, Known>>,
    ) -> Option<Result<X, Known>> {
        while let Some(&place) = self.entries.last() {
            if let Branching::Settled(Place { number, mark, .. }) = self.path[place] {
                self.facts.set_numbered(number);
                (self.rolled, self.is_seen) = (None, false);
                self.go_to(place + 1);
                let result = resume(self, &self.marks.keep(mark as usize));
                if result.is_some() {
                    return result;
                }
            }
            self.entries.pop();
        }
        None
    }
}

const SAME_AGAIN: &str = "a procedure must do the same again, given the same inputs";

impl<S: System> Table for Grow<'_, S> {
    type System = S;
    type Stop = Known;

    #[inline]
    fn state(&self) -> &S::State {
        self.facts.get()
    }

    #[inline]
    fn roll<K: Dice>(&mut self, _: Seat, dice: K) -> Play<Self, K::Outcome> {
        self.go_on()?;
        if self.at == self.path.len() {
            let (begin, ways) = (self.weights.len(), dice.ways());
            self.weights.extend(dice.outcomes().iter().map(|&(_, ways)| ways));
            self.path.push(Branching::Dice { begin, ways, taken: 0, number: self.facts.number() });
        }
        let Branching::Dice { taken, number, .. } = &self.path[self.at] else { panic!("{SAME_AGAIN}") };
        if let Some(number) = *number {
            self.facts.set_numbered(number);
        }
        let outcome = dice.outcomes()[*taken].0;
        self.rolled = Some(self.at);
        self.go_to(self.at + 1);
        Ok(outcome)
    }

    #[inline]
    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        self.go_on()?;
        let answer = match self.path.get(self.at) {
            // The questions that come first are decided in the same way again.
            Some(Branching::Question { question, taken, decided }) if *decided == self.decided => {
                self.questions.answers(*question)[*taken].clone()
            }
            _ => {
                let question = question.into();
                match self.decide.decide(self.facts.get(), &question) {
                    Some(answer) => {
                        self.decided += 1;
                        return Ok(typed::<S, Q>(answer));
                    }
                    None => self.leave_open(question),
                }
            }
        };
        self.go_to(self.at + 1);
        Ok(typed::<S, Q>(answer))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        in_order::ask_each(self, questions)
    }

    fn offer_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<(usize, Q::Answer)>> {
        in_order::offer_each(self, questions)
    }

    #[inline(always)]
    fn tell(&mut self, event: S::Event) {
        if let Some(watch) = self.watch {
            self.is_seen = self.is_seen || watch(self.facts.get(), &event);
        }
        if S::changes(&event) {
            self.rolled = None;
            self.facts.change(event);
            return;
        }
        let event = ManuallyDrop::new(event);
        if S::needs_drop(&event) {
            drop(ManuallyDrop::into_inner(event));
        }
    }

    #[inline]
    fn settle(&mut self, mark: impl FnOnce(&S::State) -> S::Mark) -> Play<Self, ()> {
        self.go_on()?;
        if self.at == self.path.len() {
            let number = self.facts.numbered();
            if let Some(Branching::Dice { number: at_dice, .. }) = self.rolled.map(|it| &mut self.path[it]) {
                *at_dice = Some(number);
            }
            let mark = mark(self.facts.get());
            let place = Place::new(number, index(self.marks.len()), &mark);
            let is_it = |it: &Rest| {
                it.place.hash == place.hash
                    && it.place.number == number
                    && *self.marks.get(it.place.mark as usize) == mark
            };
            if let Some(rest) = self.known.find(place.spread(), is_it) {
                return Err(Known(Why::Node(rest.node)));
            }
            let ends = self.until.is_some_and(|until| until(&mark));
            self.entries.push(self.path.len());
            self.marks.push(mark);
            self.path.push(Branching::Settled(place));
            if ends {
                return Err(Known(Why::Mark));
            }
        }
        self.go_to(self.at + 1);
        Ok(())
    }
}

impl<S: System> Grow<'_, S> {
    /// Opens a question at the end of the path; returns its first answer.
    fn leave_open(&mut self, question: S::Question) -> S::Answer {
        assert!(self.at == self.path.len(), "{SAME_AGAIN}");
        let question = self.questions.push(self.facts.get(), question);
        self.path.push(Branching::Question { question, taken: 0, decided: self.decided });
        self.questions.answers(question)[0].clone()
    }
}

/// The answer in the type of its question.
#[inline]
fn typed<S: System, Q: Ask<S>>(answer: S::Answer) -> Q::Answer {
    Q::Answer::try_from(answer).expect("branches answer the question asked")
}
