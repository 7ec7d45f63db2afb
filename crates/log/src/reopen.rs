//! Reopening: a question that the table answered by itself is asked after all.

use std::borrow::Cow;

use schwung_table::Seat;

use crate::{
    Abandoned, Author, Entry, Game, Kept, Record, Refusal, Running,
    game::{Moment, index},
    run,
};

/// How many of the newest answers that the table gave for a seat in an action are looked at. It is counted for each seat,
/// so that what others were asked in secret does not matter.
const MOST_OF_A_SEAT: usize = 64;

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

/// An answer that the table gave by itself.
struct OfTable {
    seq: u64,
    n: usize,
    seat: Seat,
    /// Index among the inputs of the action.
    input: usize,
    /// As in [`Reopening`].
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
        let answers = self.answers_of_table(running, line);
        let Some(first) = answers.last().map(|it| it.input) else { return Vec::new() };
        let mut kinds = vec![None; running.inputs.len() - first];
        let mut see = |input: usize, state: &S::State, question: &S::Question| {
            let is_own = || answers.binary_search_by(|it| input.cmp(&it.input)).is_ok();
            if input >= first && is_own() && S::is_reopened(state, question) {
                kinds[input - first] = Some(S::kind(question));
            }
        };
        run::see_answers(running, &mut see);
        let mut found: Vec<Reopening> = Vec::new();
        for OfTable { seq, n, seat, input, is_followed } in answers {
            let Some(kind) = kinds[input - first] else { continue };
            if found.iter().all(|it| (it.seat, it.kind) != (seat, kind)) {
                found.push(Reopening { seq, n, seat, kind, is_followed });
            }
        }
        found
    }

    /// The newest answers that the table gave by itself in an action, newest first.
    fn answers_of_table(&self, running: &Running<S>, line: &[bool]) -> Vec<OfTable> {
        let mut found: Vec<OfTable> = Vec::new();
        let (mut given, mut followed_by) = (running.inputs.len(), Vec::new());
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
                let by = if let Entry::Answered { who, .. } = entry { Some(*who) } else { None };
                if let Entry::Answered { who: seat, automatic: true, .. } = entry
                    && found.iter().filter(|it| it.seat == *seat).count() < MOST_OF_A_SEAT
                {
                    let is_followed = followed_by.iter().any(|it| *it != by);
                    found.push(OfTable { seq: record.seq, n, seat: *seat, input: given, is_followed });
                } else if !matches!(entry, Entry::Answered { automatic: true, .. })
                    && !followed_by.contains(&by)
                {
                    followed_by.push(by);
                }
            }
        }
        found
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
