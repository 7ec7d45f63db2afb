//! The numbers of records, for each viewer.
//!
//! A gap would reveal to a viewer that a hidden record exists. So only the records that a viewer knows of are numbered, from
//! 1, and every number sent to or received from this viewer is one of these. The game master knows of all records and uses
//! the numbers of the log.
//!
//! A viewer knows of a record that has a line for this viewer, that belongs to an action for which the table visibly
//! waited, or that undoes one of these. This depends only on the record and those before it, so a number never changes as
//! long as the same person has the seat. A new person in a seat gets new numbers, which leave out earlier private notes.

use std::borrow::Cow;

use schwung_log::{Author, Entry, Game, Kept, QuestionId, Record, Reopening, Step};

use crate::{
    Look, Shown, house,
    told::{is_veiled, told_by_house},
    wire::{Role, You},
};

/// Which records a viewer knows of.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// Whether this is the game master, who knows of all records.
    pub(crate) all: bool,
    /// A bit for each record.
    known: Vec<u64>,
    /// Number of records looked at.
    until: u64,
    /// The record after which private notes were counted as the viewer's.
    since: u64,
    /// The last record that the viewer knows of and in which something happened in the game.
    acted: u64,
    /// The questions that the viewer can reopen, if something has happened since that the viewer may not know of.
    offers: Vec<Reopening>,
}

impl Numbers {
    /// The numbers of the log itself.
    pub fn of_log() -> Numbers {
        Numbers { all: true, ..Numbers::default() }
    }

    /// The numbers for this viewer, before any record was looked at.
    pub fn new(you: You) -> Numbers {
        Numbers { all: you.role == Role::Gm, ..Numbers::default() }
    }

    /// Whether all records of the table have been looked at.
    pub fn is_complete<V: Shown>(&self, look: Look<'_, V::System>) -> bool {
        self.all || self.until == look.game.seq() && self.since == look.held_since()
    }

    /// Looks at the records that came since.
    pub fn extend<V: Shown>(&mut self, look: Look<'_, V::System>) {
        if self.is_complete::<V>(look) {
            return;
        }
        if self.since != look.held_since() {
            // Somebody else has the seat now, who does not know earlier private notes.
            *self = Numbers { since: look.held_since(), ..Numbers::new(*look.you) };
        }
        let (from, acted) = (self.until, self.acted);
        self.until = look.game.seq();
        self.known.resize(word(self.until) + 1, 0);
        look.game.walk(from, u64::MAX, |step| {
            let seq = step.record.seq;
            if self.knows(seq) {
                return;
            }
            let is_first = step.n == 0;
            if self.is_told::<V>(look, &step) || is_first && is_awaited::<V>(look, step.record) {
                self.known[word(seq)] |= bit(seq);
            }
        });
        let mut new = look.game.records().iter().rev().take_while(|it| it.seq > from);
        self.acted = new.find(|it| self.knows(it.seq) && !it.is_house()).map_or(acted, |it| it.seq);
        if look.game.is_quiet_since(self.acted) {
            self.offers = Vec::new();
        } else if self.acted != acted || self.offers.is_empty() {
            self.offers = look.game.reopenings(self.acted).into_owned();
        }
    }

    /// The last record of the game that the viewer knows of.
    pub fn acted<V: Shown>(&self, look: Look<'_, V::System>) -> u64 {
        if self.all { look.game.seq() } else { self.acted }
    }

    /// The questions that can be reopened, as far as the viewer knows what has happened since.
    pub(crate) fn reopenings<'a, S: Kept>(&'a self, game: &'a Game<S>) -> Cow<'a, [Reopening]> {
        if self.all || game.is_quiet_since(self.acted) {
            return game.reopenings(game.seq());
        }
        Cow::Borrowed(&self.offers)
    }

    /// The place of an answer of the table in its record, as the viewer `by` counts: only answers for the own seat.
    pub(crate) fn answer<S: Kept>(&self, game: &Game<S>, by: Author, seq: u64, n: usize) -> usize {
        if self.all { n } else { own_answers(game, by, seq).take_while(|it| *it < n).count() }
    }

    /// Whether an entry has a line for this viewer.
    fn is_told<V: Shown>(&self, look: Look<'_, V::System>, step: &Step<'_, V::System>) -> bool {
        match step.entry {
            Entry::Rewound { .. } => self.knows_rewound::<V>(look, step.record.seq),
            _ => {
                let lines = house::lines(look, step, 0);
                told_by_house::<V>(look, step, lines).next().is_some() || !V::lines(look, step).is_empty()
            }
        }
    }

    /// Whether this viewer knows of any of the records that this one undid or restored.
    pub(crate) fn knows_rewound<V: Shown>(&self, look: Look<'_, V::System>, seq: u64) -> bool {
        let (undone, restored) = look.game.undone_in(seq);
        undone.into_iter().chain(restored).any(|it| self.knows(it))
    }

    /// Whether the viewer knows of this record.
    pub fn knows(&self, seq: u64) -> bool {
        self.all || self.known.get(word(seq)).is_some_and(|it| it & bit(seq) != 0)
    }

    /// How many of the records up to this one the viewer knows of: the number of the last of them.
    pub fn last(&self, seq: u64) -> u64 {
        if self.all {
            return seq;
        }
        let whole = self.known.iter().take(word(seq)).map(|it| u64::from(it.count_ones())).sum::<u64>();
        let rest = self.known.get(word(seq)).map_or(0, |it| it & (bit(seq) | (bit(seq) - 1)));
        whole + u64::from(rest.count_ones())
    }

    /// The number of this record, or else of the next one that the viewer will know of.
    pub fn of(&self, seq: u64) -> u64 {
        seq.checked_sub(1).map_or(0, |before| self.last(before) + 1)
    }

    /// The record with this number; `None` if there is none yet.
    pub fn record(&self, number: u64) -> Option<u64> {
        if self.all || number == 0 {
            return Some(number);
        }
        let (mut left, mut at) = (number, 0_u64);
        for bits in &self.known {
            let count = u64::from(bits.count_ones());
            if left <= count {
                let mut bits = *bits;
                for _ in 1..left {
                    bits &= bits - 1;
                }
                return Some(at + u64::from(bits.trailing_zeros()));
            }
            (left, at) = (left - count, at + 64);
        }
        None
    }

    /// The numbers of those of the records that the viewer knows of.
    pub fn of_all(&self, records: &[u64]) -> Vec<u64> {
        records.iter().filter(|it| self.knows(**it)).map(|it| self.of(*it)).collect()
    }

    /// The id under which the viewer knows a question.
    pub(crate) fn question(&self, id: &QuestionId) -> QuestionId {
        self.renamed(id, |first| Some(self.of(first)))
    }

    /// The id with another number at its beginning; empty, which no question has, if there is none.
    pub(crate) fn renamed(&self, id: &QuestionId, rename: impl FnOnce(u64) -> Option<u64>) -> QuestionId {
        if self.all {
            return id.clone();
        }
        let parts = id.0.split_once('.').and_then(|(first, rest)| Some((first.parse().ok()?, rest)));
        let renamed = parts.and_then(|(first, rest)| Some(format!("{}.{rest}", rename(first)?)));
        QuestionId(renamed.unwrap_or_default())
    }
}

/// Indices of the answers that the table gave for a seat in this record.
pub(crate) fn own_answers<S: Kept>(game: &Game<S>, by: Author, seq: u64) -> impl Iterator<Item = usize> {
    let record = usize::try_from(seq).ok().and_then(|it| game.records().get(it.checked_sub(1)?));
    let entries = record.into_iter().flat_map(|it| it.entries.iter().enumerate());
    let is_own = move |it: &Entry<S>| matches!(it, Entry::Answered { who, automatic: true, .. } if Author::Seat(*who) == by);
    entries.filter(move |it| is_own(it.1)).map(|it| it.0)
}

fn word(seq: u64) -> usize {
    usize::try_from(seq / 64).unwrap_or(usize::MAX)
}

fn bit(seq: u64) -> u64 {
    1 << (seq % 64)
}

/// Whether the table visibly waited for somebody before or after this record: it goes on with an action that an earlier
/// record began, or begins one that it does not end.
fn is_awaited<V: Shown>(look: Look<'_, V::System>, record: &Record<V::System>) -> bool {
    if look.game.act(record.seq).is_none() || is_veiled::<V>(look, record.seq) {
        return false;
    }
    let mut depth = 0_u32;
    for entry in &record.entries {
        match entry {
            Entry::Began { .. } | Entry::Aside { .. } => depth += 1,
            Entry::Rolled { .. } | Entry::Answered { .. } if depth == 0 => return true,
            Entry::Ended | Entry::Abandoned(_) => match depth.checked_sub(1) {
                Some(less) => depth = less,
                None => return true,
            },
            Entry::Rolled { .. }
            | Entry::Answered { .. }
            | Entry::Told(_)
            | Entry::Renewed { .. }
            | Entry::Interjected(_)
            | Entry::Rewound { .. }
            | Entry::Prepared { .. }
            | Entry::Foreseen { .. }
            | Entry::Opened(_)
            | Entry::House(_) => {}
        }
    }
    depth > 0
}
