//! Beginnings of turns: each is explored once for all positions that share it.

use schwung_play::{
    Decide, Fights, Habit, Numbered,
    graph::{Graph, Node, NodeId},
    graph_from, graph_until,
};

/// The beginning of a turn in which only dice decide, up to the marks from which on it matters what the parts of a
/// position contain, or to its end: see [`Fights::before_parts`].
pub(super) struct Head<S: Fights> {
    command: S::Command,
    /// The states at the marks, without parts.
    states: Vec<S::State>,
    /// The marks with the index of the state there, and the probability of each.
    marks: Vec<(usize, S::Mark, f64)>,
    /// The ends without a mark before them: the number of the rest there, and the probability.
    pub(super) ends: Vec<(u32, f64)>,
    /// Number of rolls and ends.
    pub(super) nodes: usize,
}

impl<S: Fights> Head<S> {
    /// The beginning of the turn at all positions with this rest; `None` if they begin differently. `number` numbers the
    /// rests at its ends.
    pub(super) fn of(
        rest: &S::State,
        habits: &[Habit],
        decide: impl Decide<S>,
        mut number: impl FnMut(&S::State) -> u32,
    ) -> Option<Head<S>> {
        let until = S::before_parts(rest, habits)?;
        let command = S::turn(rest, habits)?;
        let mut states = Numbered::default();
        let graph = graph_until(rest, decide, &command, until, |state, mark| match mark {
            Some(mark) => Ok((states.number(state) as usize, mark.clone())),
            None => Err(number(state)),
        });
        let root = (graph.nodes().len() - 1) as NodeId;
        let (mut marks, mut ends) = (Vec::new(), Vec::new());
        for (node, chance) in graph.nodes().zip(reached(&graph, &[(root, 1.0)])) {
            match node {
                Node::End(Ok((state, mark))) => marks.push((*state, mark.clone(), chance)),
                Node::End(Err(rest)) => ends.push((*rest, chance)),
                Node::Dice { .. } => {}
                Node::Question { .. } => return None,
            }
        }
        let nodes = graph.nodes().len() - marks.len();
        // Without a mark, there is nothing to continue.
        (!marks.is_empty()).then(|| Head { command, states: states.into_all(), marks, ends, nodes })
    }

    /// The states at the marks, once `put` has put the parts into them.
    pub(super) fn states(&self, put: impl FnMut(&mut S::State)) -> Vec<S::State> {
        let mut states = self.states.clone();
        states.iter_mut().for_each(put);
        states
    }

    /// Explores the rest of the turn from each mark, with these [states](Head::states) there. Returns the graph, and the node
    /// of each mark with its probability.
    pub(super) fn go_on<L>(
        &self,
        states: &[S::State],
        decide: impl Decide<S>,
        leaf: impl FnMut(&S::State) -> L,
    ) -> (Graph<S, L>, Vec<(NodeId, f64)>) {
        let marks = self.marks.iter().map(|(state, mark, _)| (*state, mark));
        let (graph, nodes) = graph_from(states, marks, decide, &self.command, leaf);
        (graph, nodes.into_iter().zip(self.marks.iter().map(|it| it.2)).collect())
    }
}

/// The probability of reaching each node of a graph without questions, given the probabilities of its roots.
pub(super) fn reached<S: Fights, L>(graph: &Graph<S, L>, roots: &[(NodeId, f64)]) -> Vec<f64> {
    let mut reached = vec![0.0; graph.nodes().len()];
    for &(root, chance) in roots {
        reached[root as usize] += chance;
    }
    for (id, node) in graph.nodes().enumerate().rev() {
        if let Node::Dice { branches, ways } = node {
            for &(weight, child) in branches {
                reached[child as usize] += reached[id] * f64::from(weight) / f64::from(ways);
            }
        }
    }
    reached
}
