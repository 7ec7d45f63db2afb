//! Questions that the table answered by itself, and that can still be asked.

use schwung_table::Seat;

use crate::{Author, Entry, Kept, Record, Running, moment::Moment, run};

/// Maximum number of answers of the table that are considered for each seat in an action, newest first. It is counted for
/// each seat, so that secret questions to others do not matter.
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
    /// Whether dice were rolled or others decided since. Then only the game master may reopen it.
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
    /// Whether dice have been rolled since.
    is_rolled: bool,
}

impl Reopening {
    /// Whether this author may reopen it. Like undoing, this is reserved for the game master, but people may
    /// reopen their own questions as long as that takes back nothing but their own answers.
    pub fn is_open_to(&self, by: Author) -> bool {
        by.is_gm() || by == Author::Seat(self.seat) && !self.is_followed
    }
}

/// Determines what can be reopened at this moment of the game, which is the end of these records.
pub(crate) fn find<S: Kept>(records: &[Record<S>], now: &Moment<S>, line: &[bool]) -> Vec<Reopening> {
    let Some(running) = now.running.as_ref().or(now.ended.back()) else { return Vec::new() };
    if running.under.is_some() || running.diverged || S::is_veiled(&running.command) {
        return Vec::new();
    }
    let answers = answers_of_table(records, running, line);
    let Some(first) = answers.last().map(|it| it.input) else { return Vec::new() };
    let mut kinds = vec![None; running.inputs.len() - first];
    let mut see = |input: usize, state: &S::State, question: &S::Question| {
        let is_open = || {
            let at = answers.binary_search_by(|it| input.cmp(&it.input));
            at.is_ok_and(|at| !answers[at].is_rolled || !S::ends_with_dice(question))
        };
        if input >= first && is_open() && S::is_reopened(state, question) {
            kinds[input - first] = Some(S::kind(question));
        }
    };
    run::see_answers(running, &mut see);
    let mut found: Vec<Reopening> = Vec::new();
    for OfTable { seq, n, seat, input, is_followed, .. } in answers {
        let Some(kind) = kinds[input - first] else { continue };
        if found.iter().all(|it| (it.seat, it.kind) != (seat, kind)) {
            found.push(Reopening { seq, n, seat, kind, is_followed });
        }
    }
    found
}

/// The newest answers that the table gave by itself in an action, newest first.
fn answers_of_table<S: Kept>(records: &[Record<S>], running: &Running<S>, line: &[bool]) -> Vec<OfTable> {
    let mut found: Vec<OfTable> = Vec::new();
    let (mut given, mut followed_by, mut is_rolled) = (running.inputs.len(), Vec::new(), false);
    let records = records.iter().zip(line).filter(|it| *it.1).map(|it| it.0);
    for record in records.rev().take_while(|it| it.seq >= running.first) {
        // A roll that was set continues from the middle of a record.
        if record.entries.iter().any(|it| matches!(it, Entry::Rewound { redo: Some(_), .. })) {
            return found;
        }
        // Deeds about the table are not inputs, unless the rules were informed of them.
        if record.entries.iter().any(|it| matches!(it, Entry::House(_))) {
            if record.entries.len() > 1 {
                return found;
            }
            continue;
        }
        for (n, entry) in record.entries.iter().enumerate().rev() {
            match entry {
                // Answers in an aside do not belong to this procedure.
                Entry::Aside { .. } => return found,
                Entry::Began { .. } if record.seq == running.first => return found,
                Entry::Rolled { .. } | Entry::Answered { .. } | Entry::Interjected(_) => {
                    let Some(before) = given.checked_sub(1) else { return found };
                    given = before;
                }
                _ => continue,
            }
            is_rolled |= matches!(entry, Entry::Rolled { .. });
            let by = if let Entry::Answered { who, .. } = entry { Some(*who) } else { None };
            if let Entry::Answered { who: seat, automatic: true, .. } = entry
                && found.iter().filter(|it| it.seat == *seat).count() < MOST_OF_A_SEAT
            {
                let is_followed = followed_by.iter().any(|it| *it != by);
                found.push(OfTable { seq: record.seq, n, seat: *seat, input: given, is_followed, is_rolled });
            } else if !matches!(entry, Entry::Answered { automatic: true, .. }) && !followed_by.contains(&by)
            {
                followed_by.push(by);
            }
        }
    }
    found
}
