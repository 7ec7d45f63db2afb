//! Exploration of all possible courses of each turn.

use hashbrown::HashTable;
use schwung_play::{
    Decide, Fights, Habit, Habits, Policy,
    graph::{Graph, Node, NodeId},
    graph_of,
};

use super::{
    ENOUGH, Size, Values,
    head::{Head, reached},
    positions::{Ends, Positions},
};
use crate::pieces::{Pieces, Rows, mixed};

/// All positions found at the beginning of a turn, and the successors of explored positions.
///
/// A turn is explored once for all positions that agree in the pieces it reads.
pub(super) struct Map<'h, S: Fights> {
    payments: bool,
    pieces: Pieces<'h, S>,
    positions: Positions,
    /// The turn of each explored position; [`OVER`] if the conflict is over there.
    turn_of: Vec<u32>,
    turns: Vec<Turn<S>>,
    /// Turns by the pieces they read.
    known: HashTable<u32>,
    /// The beginning of the turns with each rest, once explored; `None` inside if they do not begin alike.
    heads: Vec<Option<Option<Head<S>>>>,
    /// The successors of all positions, concatenated in the order of [`Turn::ends`], and the offset of each position's
    /// successors.
    leads_to: Vec<u32>,
    begins: Vec<u32>,
    nodes: usize,
    /// A reused buffer for the pieces that its turn reads.
    key: Vec<u32>,
}

const OVER: u32 = u32::MAX;

/// All possible courses of a turn.
pub(super) struct Turn<S: Fights> {
    /// The numbers of all pieces that it reads.
    seen: Box<[u32]>,
    /// The possible ends, one after the other: the new numbers of the pieces it reads.
    ends: Vec<u32>,
    parts: Ends,
    pub(super) ways: Ways<S>,
}

/// The probability of each end.
pub(super) enum Ways<S: Fights> {
    /// Probabilities of a turn in which only dice decide.
    Chances(Vec<f64>),
    /// A turn with open questions, as a graph whose leaves are indexes of ends.
    Graph(Graph<S, u32>),
}

/// Leaves payments open if requested and decides everything else by habit.
struct Open<'h> {
    habits: &'h [Habit],
    payments: bool,
}

impl<S: Fights> Decide<S> for Open<'_> {
    fn decide(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        if self.payments && S::is_payment(question) {
            return None;
        }
        let mut habits = Habits::new(self.habits);
        Some(Policy::<S>::answer(&mut habits, state, question))
    }
}

impl<'h, S: Fights> Map<'h, S> {
    pub(super) fn new(start: &S::State, habits: &'h [Habit], payments: bool) -> Map<'h, S> {
        let mut pieces = Pieces::new(habits);
        let first = pieces.take(start.clone());
        let mut positions = Positions::new(first.len());
        positions.number(&first);
        Map {
            payments,
            pieces,
            positions,
            turn_of: Vec::new(),
            turns: Vec::new(),
            known: HashTable::new(),
            heads: Vec::new(),
            leads_to: Vec::new(),
            begins: vec![0],
            nodes: 0,
            key: Vec::new(),
        }
    }

    /// Adds another position from which the conflict may continue; returns its number.
    pub(super) fn root(&mut self, state: &S::State) -> u32 {
        let place = self.pieces.take(state.clone());
        self.positions.number(&place)
    }

    pub(super) fn size(&self) -> Size {
        Size { positions: self.positions.len(), nodes: self.nodes }
    }

    /// Number of explored positions.
    pub(super) fn explored(&self) -> usize {
        self.turn_of.len()
    }

    /// Total number of ends of the turns of all positions.
    pub(super) fn ends(&self) -> usize {
        self.leads_to.len()
    }

    /// Explores the next position; returns `false` if all are explored.
    pub(super) fn explore(&mut self) -> bool {
        let at = self.turn_of.len();
        if at == self.positions.len() {
            return false;
        }
        let rest = self.positions.rest(at);
        let about = self.pieces.about(rest);
        let turn = match self.positions.known_turn(at, &about.seen) {
            None if !about.is_over => self.turn(at),
            known => known,
        };
        if let Some(turn) = turn {
            let (seen, turn) = (&self.pieces.about(rest).seen, &mut self.turns[turn as usize]);
            self.positions.after(at, seen, &turn.ends, &mut turn.parts, &mut self.leads_to);
        }
        self.turn_of.push(turn.unwrap_or(OVER));
        let ends = u32::try_from(self.leads_to.len()).expect("fewer than four thousand million ends");
        self.begins.push(ends);
        true
    }

    /// The turn at a position; `None` if nobody acts.
    fn turn(&mut self, at: usize) -> Option<u32> {
        let place = self.positions.get(at);
        let turn = self.turn_there(&place)?;
        self.positions.know_turn(at, &self.pieces.about(place[0]).seen, turn);
        Some(turn)
    }

    /// The turn at a place; `None` if nobody acts.
    fn turn_there(&mut self, place: &[u32]) -> Option<u32> {
        self.key.clear();
        self.key.extend(self.pieces.about(place[0]).seen.iter().map(|&it| place[usize::from(it)]));
        let hash = mixed(&self.key);
        // Keys are short: comparing them word by word is fastest.
        if let Some(&known) = self.known.find(hash, |&it| self.turns[it as usize].seen.iter().eq(&self.key)) {
            return Some(known);
        }
        let explored = self.explored_turn(place)?;
        let turns = &mut self.turns;
        let turn = u32::try_from(turns.len()).expect("fewer turns than positions");
        turns.push(explored);
        self.known.insert_unique(hash, turn, |&it| mixed(&turns[it as usize].seen));
        Some(turn)
    }

    /// Explores the turn at a place, which reads the pieces in `key`; `None` if nobody acts.
    fn explored_turn(&mut self, place: &[u32]) -> Option<Turn<S>> {
        let rest = place[0] as usize;
        let (habits, payments) = (self.pieces.habits, self.payments);
        let open = || Open { habits, payments };
        if self.heads.len() <= rest {
            self.heads.resize_with(rest + 1, || None);
        }
        let pieces = &mut self.pieces;
        let head = self.heads[rest].get_or_insert_with(|| {
            // With payments, the rest of the turn may ask.
            if payments {
                return None;
            }
            let rest = pieces.rest(place).clone();
            Head::of(&rest, habits, open(), |after: &S::State| pieces.take(after.clone())[0])
        });
        let mut found = Found { pieces, place, ends: Rows::new(self.key.len()), last: None };
        let ways = if let Some(head) = head {
            let states = head.states(|it| found.pieces.put(it, place));
            let (graph, roots) = head.go_on(&states, open(), |after| found.end(after));
            self.nodes += head.nodes + graph.nodes().len();
            let mut chances = chances(&graph, &roots, found.ends.len());
            for &(rest, chance) in &head.ends {
                let end = found.end_with(rest) as usize;
                chances.resize(found.ends.len(), 0.0);
                chances[end] += chance;
            }
            Ways::Chances(chances)
        } else {
            let state = found.pieces.state(place);
            let command = S::turn(&state, habits)?;
            let graph = graph_of(&state, open(), &command, |after| found.end(after));
            self.nodes += graph.nodes().len();
            let asks = graph.nodes().any(|it| matches!(it, Node::Question { .. }));
            let root = (graph.nodes().len() - 1) as NodeId;
            if asks {
                Ways::Graph(graph)
            } else {
                Ways::Chances(chances(&graph, &[(root, 1.0)], found.ends.len()))
            }
        };
        let ends = found.ends.into_all();
        Some(Turn { seen: self.key.as_slice().into(), ends, parts: Ends::default(), ways })
    }

    /// Positions that the turn at this position can lead to.
    pub(super) fn leads_to(&self, at: usize) -> &[u32] {
        &self.leads_to[self.begins[at] as usize..self.begins[at + 1] as usize]
    }

    /// Positions that a turn decided by dice alone can lead to, with their probabilities.
    #[inline]
    pub(super) fn dice_ends(&self, at: usize) -> impl Iterator<Item = (u32, f64)> {
        let chances = match self.turn_at(at).map(|it| &it.ways) {
            Some(Ways::Chances(chances)) => &**chances,
            _ => &[],
        };
        self.leads_to(at).iter().copied().zip(chances.iter().copied())
    }

    /// The turn at a position; `None` if the conflict is over.
    pub(super) fn turn_at(&self, at: usize) -> Option<&Turn<S>> {
        self.turns.get(self.turn_of[at] as usize)
    }

    /// The winning side, if the conflict is over.
    pub(super) fn winner(&self, at: usize) -> Option<u8> {
        self.pieces.about(self.positions.rest(at)).winner
    }

    /// The state at a position.
    pub(super) fn state(&self, at: usize) -> S::State {
        self.pieces.state(&self.positions.get(at))
    }

    /// Index in `sides` of the side that answers a question of a turn.
    pub(super) fn own_side(&self, at: usize, question: &S::Question, sides: &[u8]) -> usize {
        let rest = self.pieces.rest(&self.positions.get(at));
        let side = S::asked(question).map_or(0, |it| S::side(rest, it));
        sides.iter().position(|&it| it == side).unwrap_or(0)
    }

    /// Computes the chances of each side at a position from those at the ends of its turn; they are the last entries of
    /// `known`.
    pub(super) fn values(&self, at: usize, sides: &[u8], values: &Values, known: &mut Vec<f64>) {
        known.clear();
        match self.turn_at(at).map(|it| &it.ways) {
            None => {}
            Some(Ways::Chances(_)) => {
                known.resize(sides.len(), 0.0);
                for (position, chance) in self.dice_ends(at) {
                    values.add_to(known, position as usize, chance);
                }
            }
            Some(Ways::Graph(graph)) => self.at_nodes(at, graph, sides, values, known),
        }
    }

    /// Computes the chances of each side at each node of a turn, concatenated.
    pub(super) fn at_nodes(
        &self,
        at: usize,
        graph: &Graph<S, u32>,
        sides: &[u8],
        values: &Values,
        known: &mut Vec<f64>,
    ) {
        known.clear();
        let (count, ends) = (sides.len(), self.leads_to(at));
        for node in graph.nodes() {
            let here = known.len();
            match node {
                Node::End(end) => known.extend_from_slice(values.of(ends[*end as usize] as usize)),
                Node::Dice { branches, ways } => {
                    known.resize(here + count, 0.0);
                    for &(weight, id) in branches {
                        for side in 0..count {
                            known[here + side] += f64::from(weight) * known[id as usize * count + side];
                        }
                    }
                    known[here..].iter_mut().for_each(|it| *it /= f64::from(ways));
                }
                Node::Question { question, branches, .. } => {
                    let own = self.own_side(at, question, sides);
                    let of = |at: usize| known[branches[at] as usize * count + own];
                    let best = (1..branches.len())
                        .fold(0, |best, at| if of(at) > of(best) + ENOUGH { at } else { best });
                    let best = branches[best] as usize * count;
                    known.extend_from_within(best..best + count);
                }
            }
        }
    }
}

/// The ends of the turn at a place, as they are found.
struct Found<'m, 'h, S: Fights> {
    pieces: &'m mut Pieces<'h, S>,
    place: &'m [u32],
    ends: Rows,
    /// The end found last, since many paths in sequence end alike.
    last: Option<(S::State, u32)>,
}

impl<S: Fights> Found<'_, '_, S> {
    /// The number of the end with this rest and unchanged parts.
    fn end_with(&mut self, rest: u32) -> u32 {
        let seen = &self.pieces.about(self.place[0]).seen;
        let end = seen.iter().map(|&it| if it == 0 { rest } else { self.place[usize::from(it)] });
        self.ends.number(&end.collect::<Vec<u32>>())
    }

    /// The number of the end with this state.
    fn end(&mut self, after: &S::State) -> u32 {
        if let Some((state, end)) = &self.last
            && state == after
        {
            return *end;
        }
        let found = self.pieces.take(after.clone());
        let seen = &self.pieces.about(self.place[0]).seen;
        debug_assert!(
            (0..found.len()).all(|it| found[it] == self.place[it] || seen.contains(&(it as u8))),
            "a turn changes nothing that it does not look at"
        );
        let end: Vec<u32> = seen.iter().map(|&it| found[usize::from(it)]).collect();
        let end = self.ends.number(&end);
        match &mut self.last {
            Some((state, last)) => {
                state.clone_from(after);
                *last = end;
            }
            none => *none = Some((after.clone(), end)),
        }
        end
    }
}

/// The probability of each end of a turn decided by dice alone, given the roots of its graph with their probabilities.
fn chances<S: Fights>(graph: &Graph<S, u32>, roots: &[(NodeId, f64)], ends: usize) -> Vec<f64> {
    let mut chances = vec![0.0; ends];
    for (node, chance) in graph.nodes().zip(reached(graph, roots)) {
        if let Node::End(end) = node {
            chances[*end as usize] += chance;
        }
    }
    chances
}
