//! Iterates over the log to tell what happened.

use crate::{Entry, Game, Kept, Record, milestones::Milestones, moment::Moment};

/// One entry and the state after it.
#[derive(Debug)]
pub struct Step<'g, S: Kept> {
    /// The record of the entry.
    pub record: &'g Record<S>,
    /// Index of the entry in its record.
    pub n: usize,
    /// The entry.
    pub entry: &'g Entry<S>,
    /// The state after the entry.
    pub state: &'g S::State,
    /// The state before its record.
    pub before: &'g S::State,
}

impl<S: Kept> Game<S> {
    /// Calls `see` for every entry of the records after `after`, up to and including `until`, oldest first, including
    /// undone ones.
    pub fn walk(&self, after: u64, until: u64, mut see: impl FnMut(Step<'_, S>)) {
        let until = until.min(self.seq());
        if after >= until {
            return;
        }
        let begins = usize::try_from(after).unwrap_or(usize::MAX);
        let is_last = after + 1 == self.seq();
        let mut moment = if is_last && after > 0 {
            Moment::new(self.previous.clone())
        } else if after == 0 {
            Moment::new(self.opened().clone())
        } else {
            self.moment(&self.line_of(after))
        };
        let mut milestones = Milestones::new();
        let count = usize::try_from(until - after).unwrap_or(usize::MAX);
        for record in self.records.iter().skip(begins).take(count) {
            let before = moment.state.clone();
            for (n, entry) in record.entries.iter().enumerate() {
                match entry {
                    Entry::Rewound { to, .. } => {
                        moment = self.moment_since(&milestones, &self.line_of(to - 1));
                    }
                    other => moment.step(record.seq, record.by, other),
                }
                see(Step { record, n, entry, state: &moment.state, before: &before });
            }
            milestones.pass(&self.house, record.seq, &moment);
        }
    }

    /// The state before a record, along the line that led to it; `None` if there is no such record.
    pub fn state_before(&self, seq: u64) -> Option<S::State> {
        let parent = *self.parents.get(crate::entry::index(seq)?)?;
        Some(self.moment(&self.line_of(parent)).state)
    }

    /// The state if the game were rewound to before the record `to`.
    pub fn state_if_undone(&self, to: u64) -> Option<S::State> {
        (2..=self.seq()).contains(&to).then(|| self.moment(&self.line_of(to - 1)).state)
    }

    /// Whether rewinding to before the record `to` leaves dice that can be repeated.
    pub fn has_dice_to_keep(&self, to: u64) -> bool {
        let then = self.line_of(to.saturating_sub(1).min(self.seq()));
        !self.spare_after(&self.live, &then, 0).is_empty()
    }

    /// The records that rewinding to before `to` would undo, and those that it would restore.
    pub fn undone_by(&self, to: u64) -> (Vec<u64>, Vec<u64>) {
        let then = self.line_of(to.saturating_sub(1).min(self.seq()));
        let with = |was: bool, is: bool| -> Vec<u64> {
            let seqs = (1u64..).zip(self.live.iter().zip(&then));
            let changed = seqs.filter(|(_, (before, after))| **before == was && **after == is);
            changed.map(|it| it.0).filter(|&seq| self.act(seq).is_some()).collect()
        };
        (with(true, false), with(false, true))
    }

    /// The records that this record undid, and those that it restored.
    pub fn undone_in(&self, seq: u64) -> (Vec<u64>, Vec<u64>) {
        let went_back = |it: &Record<S>| it.entries.iter().any(|it| matches!(it, Entry::Rewound { .. }));
        if !crate::entry::index(seq).and_then(|at| self.records.get(at)).is_some_and(went_back) {
            return (Vec::new(), Vec::new());
        }
        let (before, after) = (self.line_of(seq - 1), self.line_of(seq));
        let changed = |was: bool| -> Vec<u64> {
            let seqs = (1..seq).zip(before.iter().zip(&after));
            let changed = seqs.filter(|(_, (before, after))| **before == was && **after != was);
            changed.map(|it| it.0).filter(|&seq| self.act(seq).is_some()).collect()
        };
        (changed(true), changed(false))
    }

    fn opened(&self) -> &S::State {
        match self.records.first().and_then(|it| it.entries.first()) {
            Some(Entry::Opened(opening)) => &opening.state,
            _ => &self.previous,
        }
    }
}
