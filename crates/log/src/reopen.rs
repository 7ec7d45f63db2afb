//! Reopening: asking a question that the table answered by itself.

use std::borrow::Cow;

use crate::{Abandoned, Author, Entry, Game, Kept, Record, Refusal, Reopening, entry::index, reopening, run};

impl<S: Kept> Game<S> {
    /// The questions of the current or last action that can be reopened, newest first: for each seat and kind of question
    /// the last one that the table answered. There are none once something else has happened, except for people who know
    /// of nothing after the record `until`: what they may not know of does not count for them.
    pub fn reopenings(&self, until: u64) -> Cow<'_, [Reopening]> {
        if self.is_quiet_since(until) {
            return Cow::Borrowed(&self.reopenings);
        }
        let line = self.line_of(until);
        let mut then = self.moment(&line);
        if let Some(running) = &mut then.running {
            run::wait(running);
        }
        Cow::Owned(reopening::find(&self.records, &then, &line))
    }

    /// Whether nothing in the game has happened after the record `until`.
    pub fn is_quiet_since(&self, until: u64) -> bool {
        self.records.iter().rev().take_while(|it| it.seq > until).all(Record::is_house)
    }

    /// Goes back to the question and waits there. Its action begins anew with the same dice and answers. Events after
    /// the record `until` stay, since the author may not know of them.
    pub(crate) fn reopen(
        &self,
        by: Author,
        seq: u64,
        n: usize,
        until: u64,
    ) -> Result<Vec<Entry<S>>, Refusal<S>> {
        let reopenings = self.reopenings(until);
        let found = reopenings.iter().find(|it| (it.seq, it.n) == (seq, n)).ok_or(Refusal::Stale)?;
        // A hidden action is waiting, which holds up every other one as well.
        if self.running().is_some_and(|it| it.bottom().first > until) {
            return Err(self.busy());
        }
        if !found.is_open_to(by) {
            return Err(if by == Author::Seat(found.seat) { Refusal::GmOnly } else { Refusal::NotYours });
        }
        let record = index(seq).and_then(|at| self.records.get(at)).ok_or(Refusal::Stale)?;
        // A record that reopened something already continues from an earlier one.
        let (to, skipped) = match record.entries.first() {
            Some(Entry::Rewound { to, .. }) => (*to, 1),
            _ => (seq, 0),
        };
        let state = self.moment(&self.line_of(to - 1)).state;
        if S::seated(&state, &self.house.names()).is_some() {
            return Err(Refusal::NothingToUndo);
        }
        let mut entries = vec![Entry::Rewound { to, keep_dice: false, redo: None }];
        entries.extend_from_slice(record.entries.get(skipped..n).unwrap_or_default());
        let kept = self.happened_since(until);
        if !kept.is_empty() {
            let mut moment = self.moment(&self.line_of(to - 1));
            entries.extend(kept);
            entries.iter().for_each(|it| moment.step(self.seq() + 1, record.by, it));
            if !moment.running.as_ref().is_some_and(run::is_fitting) {
                entries.push(Entry::Abandoned(Abandoned::Impossible));
            }
        }
        Ok(entries)
    }

    /// The events of the game after the record `until`, as facts set from outside the action.
    fn happened_since(&self, until: u64) -> Vec<Entry<S>> {
        let records = self.records.iter().zip(&self.live).filter(|it| it.0.seq > until && *it.1);
        let entries = records.flat_map(|it| &it.0.entries).filter_map(|it| match it {
            Entry::Told(event) | Entry::Interjected(event) => Some(Entry::Interjected(event.clone())),
            Entry::Prepared { .. } => Some(it.clone()),
            Entry::Opened(_)
            | Entry::Began { .. }
            | Entry::Aside { .. }
            | Entry::Rolled { .. }
            | Entry::Answered { .. }
            | Entry::Foreseen { .. }
            | Entry::Renewed { .. }
            | Entry::Ended
            | Entry::Abandoned(_)
            | Entry::Rewound { .. }
            | Entry::House(_) => None,
        });
        entries.collect()
    }
}
