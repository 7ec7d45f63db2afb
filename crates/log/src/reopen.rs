//! Reopening: a question that the table answered by itself is asked after all.

use schwung_play::{Input, Stop};
use schwung_table::Seat;

use crate::{Author, Entry, Game, Kept, Refusal, Running, game::index, run};

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
    /// else has happened.
    pub fn reopenings(&self) -> &[Reopening] {
        &self.reopenings
    }

    /// Determines what can be reopened.
    pub(crate) fn find_reopenings(&self) -> Vec<Reopening> {
        let Some(running) = self.now.running.as_ref().or(self.now.last.as_ref()) else { return Vec::new() };
        if running.under.is_some() || running.diverged || S::is_veiled(&running.command) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let (mut given, mut is_followed_by) = (running.inputs.len(), Vec::new());
        let records = self.records.iter().zip(&self.live).filter(|it| *it.1).map(|it| it.0);
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

    /// Goes back to the question and waits there. Its action begins anew with the same dice and answers.
    pub(crate) fn reopen(&self, by: Author, seq: u64, n: usize) -> Result<Vec<Entry<S>>, Refusal<S>> {
        let found = self.reopenings.iter().find(|it| (it.seq, it.n) == (seq, n)).ok_or(Refusal::Stale)?;
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
        Ok(entries)
    }
}
