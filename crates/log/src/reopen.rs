//! Reopening: a question that the table answered by itself is asked after all.

use std::borrow::Cow;

use schwung_play::{Input, Stop};
use schwung_table::Seat;

use crate::{
    Abandoned, Author, Entry, Game, Kept, Record, Refusal, Running,
    game::{Moment, index},
    run,
};

/// Maximum number of questions that can be reopened at a time.
const MOST: usize = 4;

/// A question that the table answered by itself, and that can still be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reopening {
    /// The record that holds the answer.
    pub seq: u64,
    /// Index of the answer in that record.
    pub n: usize,
    /// The seat that was not asked.
    pub seat: Seat,
    /// The kind of question.
    pub kind: &'static str,
    /// Whether dice were rolled or somebody else decided since. Then only the game master may reopen it.
    is_followed: bool,
}

impl Reopening {
    /// Whether this author may reopen it: like undoing it is the game master's, but people may reopen their own
    /// questions as long as that takes back nothing but their own answers.
    pub fn is_open_to(&self, by: Author) -> bool {
        by.is_gm() || by == Author::Seat(self.seat) && !self.is_followed
    }
}

impl<S: Kept> Game<S> {
    /// The questions of the current or last action that can be reopened, newest first. There are none once something
    /// else has happened, except for people who know of nothing after the record `until`: what they may not know of does
    /// not count for them.
    pub fn reopenings(&self, until: u64) -> Cow<'_, [Reopening]> {
        if self.is_quiet_since(until) {
            return Cow::Borrowed(&self.reopenings);
        }
        let line = self.line_of(until);
        let mut then = self.moment(&line);
        if let Some(running) = &mut then.running {
            run::wait(running);
        }
        Cow::Owned(self.find_reopenings(&then, &line))
    }

    /// Whether nothing in the game has happened after the record `until`.
    pub fn is_quiet_since(&self, until: u64) -> bool {
        self.records.iter().rev().take_while(|it| it.seq > until).all(Record::is_house)
    }

    /// Determines what can be reopened at this moment of the game, which is the end of these records.
    pub(crate) fn find_reopenings(&self, now: &Moment<S>, line: &[bool]) -> Vec<Reopening> {
        let Some(running) = now.running.as_ref().or(now.ended.back()) else { return Vec::new() };
        if running.under.is_some() || running.diverged || S::is_veiled(&running.command) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let (mut given, mut is_followed_by) = (running.inputs.len(), Vec::new());
        let records = self.records.iter().zip(line).filter(|it| *it.1).map(|it| it.0);
        for record in records.rev().take_while(|it| it.seq >= running.first) {
            // A roll that was set goes on from the middle of a record.
            if record.entries.iter().any(|it| matches!(it, Entry::Rewound { redo: Some(_), .. })) {
                return found;
            }
            // What people did about the table is no input, unless the rules were told of it.
            if record.entries.iter().any(|it| matches!(it, Entry::House(_))) {
                if record.entries.len() > 1 {
                    return found;
                }
                continue;
            }
            for (n, entry) in record.entries.iter().enumerate().rev() {
                match entry {
                    // What an aside was asked is not part of this.
                    Entry::Aside { .. } => return found,
                    Entry::Began { .. } if record.seq == running.first => return found,
                    Entry::Rolled { .. } | Entry::Answered { .. } | Entry::Interjected(_) => {
                        let Some(before) = given.checked_sub(1) else { return found };
                        given = before;
                    }
                    _ => continue,
                }
                match entry {
                    Entry::Answered { who, automatic: true, .. } => {
                        let kind = self.is_worth_it(running, given, *who);
                        let is_followed = is_followed_by.iter().any(|it: &Option<Seat>| *it != Some(*who));
                        found.extend(kind.map(|kind| Reopening {
                            seq: record.seq,
                            n,
                            seat: *who,
                            kind,
                            is_followed,
                        }));
                        if found.len() == MOST {
                            return found;
                        }
                    }
                    Entry::Answered { who, .. } => is_followed_by.push(Some(*who)),
                    _ => is_followed_by.push(None),
                }
            }
        }
        found
    }

    /// The kind of the question to `who` after this number of inputs, if somebody may want to answer it.
    fn is_worth_it(&self, running: &Running<S>, inputs: usize, who: Seat) -> Option<&'static str> {
        let run = run::over(&running.base, &running.command, running.inputs.get(..inputs)?)?;
        let Err(Stop::Waiting(pending)) = &run.result else { return None };
        let answer = match running.inputs.get(inputs)? {
            Input::Answered { answer, .. } => answer,
            Input::Rolled { .. } | Input::Interjected(_) => return None,
        };
        let asked = pending
            .questions()
            .iter()
            .find(|it| S::seat(it) == who && S::admit(&run.state, it, answer).is_ok())?;
        S::is_reopened(&run.state, asked).then(|| S::kind(asked))
    }

    /// Goes back to the question and waits there. Its action begins anew with the same dice and answers. What happened
    /// after the record `until` stays, since the author may not know of it.
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

    /// What has happened in the game after the record `until`, as facts set from outside the action.
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
