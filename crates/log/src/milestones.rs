//! Moments of a game that are kept while its log is read, so that an undo does not replay the log from its beginning.

use crate::{House, Kept, entry::index, moment::Moment};

/// The smallest distance between two milestones, in records.
const FINEST: u64 = 16;

/// The game at the end of some records, oldest first: the further back, the rarer.
#[derive(Debug)]
pub(crate) struct Milestones<S: Kept>(Vec<(u64, Moment<S>)>);

impl<S: Kept> Milestones<S> {
    pub(crate) fn new() -> Milestones<S> {
        Milestones(Vec::new())
    }

    /// Keeps the moment at the end of the record `seq` if it is due. Of `n` records at most `log2(n)` are kept, and before
    /// a record that is `d` records back there is one that is less than `3 · d` back, or 32.
    pub(crate) fn pass(&mut self, house: &House, seq: u64, moment: &Moment<S>) {
        // The dice to repeat in a what-if depend on its whole line.
        let is_of_original = house.what_if.as_ref().is_none_or(|it| seq <= it.last);
        if seq.is_multiple_of(FINEST) && is_of_original {
            let bare = Moment { spare: Vec::new(), original: Vec::new(), ..moment.clone() };
            self.0.push((seq, bare));
            self.0.retain(|it| (seq - it.0) >> it.0.trailing_zeros() < 2);
        }
    }

    /// The last milestone on this line.
    pub(crate) fn on(&self, line: &[bool]) -> Option<&(u64, Moment<S>)> {
        let is_on = |seq: u64| index(seq).and_then(|at| line.get(at)).copied().unwrap_or_default();
        self.0.iter().rev().find(|it| is_on(it.0))
    }
}
