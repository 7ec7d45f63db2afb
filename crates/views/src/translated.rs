//! What viewers send and receive, in their numbers and those of the log.

use schwung_log::{Author, HouseDeed, QuestionId};
use schwung_table::Seat;

use crate::{
    Look, Numbers, Shown, each_numbered_line,
    numbers::own_answers,
    wire::{Ask, Do, Reply},
};

impl Numbers {
    /// The question that the viewer knows under this id, among those of the action that began with the record `first`.
    fn asked(&self, id: &QuestionId, first: Option<u64>) -> QuestionId {
        let first = first.map(|it| (self.of(it), it));
        self.renamed(id, |number| first.filter(|it| it.0 == number).map(|it| it.1))
    }

    /// A request of the viewer, in numbers of the log.
    pub fn deed<V: Shown>(&self, look: Look<'_, V::System>, mut what: Do) -> Do {
        let first = look.game.running().map(|it| it.first);
        match &mut what {
            Do::Answer { question, .. }
            | Do::Plan { question, .. }
            | Do::Skip { question }
            | Do::Roll { question, .. }
            | Do::Assign { question, .. } => *question = self.asked(question, first),
            Do::Reopen { seq, n } if !self.all => {
                *seq = self.record(*seq).unwrap_or(u64::MAX);
                let by = Author::Seat(Seat(look.you.seat.unwrap_or_default()));
                *n = own_answers(look.game, by, *seq).nth(*n).unwrap_or(usize::MAX);
            }
            Do::Reopen { .. } => {}
            Do::SetRoll { seq, .. } | Do::Undo { to: seq, .. } => {
                *seq = self.record(*seq).unwrap_or(u64::MAX);
            }
            Do::House(HouseDeed::ShareInsight { fight, .. }) => {
                *fight = self.record(*fight).unwrap_or(u64::MAX);
            }
            Do::House(HouseDeed::Keep { seq, n, .. }) => {
                (*seq, *n) = self.entry::<V>(look, *seq, *n).unwrap_or((u64::MAX, u32::MAX));
            }
            Do::Command(_)
            | Do::Say(_)
            | Do::Paste { .. }
            | Do::CallOff
            | Do::PrepareRoll { .. }
            | Do::House(_)
            | Do::Sheet { .. }
            | Do::Enter { .. }
            | Do::Take { .. }
            | Do::Advance { .. }
            | Do::LetPlay { .. }
            | Do::SetHabit { .. }
            | Do::Approve { .. }
            | Do::Evening(_)
            | Do::Stage { .. }
            | Do::TakeOff { .. }
            | Do::Setting { .. } => {}
        }
        what
    }

    /// The record and the index of the entry whose line the viewer knows by these numbers.
    fn entry<V: Shown>(&self, look: Look<'_, V::System>, number: u64, n: u32) -> Option<(u64, u32)> {
        let record = self.record(number).filter(|it| (1..=look.game.seq()).contains(it))?;
        let mut found = None;
        each_numbered_line::<V>(look, self, record - 1, record, &mut |entry, line| {
            if u32::from(line.n) == n {
                found = u32::try_from(entry).ok();
            }
        });
        Some((record, found?))
    }

    /// A query of the viewer, in numbers of the log.
    pub fn query<V: Shown>(&self, look: Look<'_, V::System>, mut what: Ask) -> Ask {
        let first = look.game.running().map(|it| it.first);
        match &mut what {
            Ask::Odds { question } | Ask::PlanOdds { question, .. } => {
                *question = self.asked(question, first);
            }
            Ask::Lines { before: seq } | Ask::UndoPreview { to: seq } => {
                *seq = self.record(*seq).unwrap_or(u64::MAX);
            }
            Ask::Forms { .. }
            | Ask::SheetForm { .. }
            | Ask::Forecast { .. }
            | Ask::Drafts { .. }
            | Ask::Find { .. }
            | Ask::SheetChange(_)
            | Ask::History { .. }
            | Ask::HandedIn { .. }
            | Ask::Evening(_)
            | Ask::TakeOff { .. }
            | Ask::Conditions(_)
            | Ask::Settings
            | Ask::Prompts => {}
        }
        what
    }

    /// An answer to the viewer, in its numbers. Lines have them already.
    pub fn reply(&self, mut reply: Reply) -> Reply {
        match &mut reply {
            Reply::Odds { question, .. } | Reply::PlanOdds { question, .. } => {
                *question = self.question(question);
            }
            Reply::Forms(_)
            | Reply::Forecast { .. }
            | Reply::Drafts(_)
            | Reply::Lines { .. }
            | Reply::UndoPreview { .. }
            | Reply::SheetChange(_)
            | Reply::History(_)
            | Reply::HandedIn(_)
            | Reply::Evening(_)
            | Reply::TakeOff(_)
            | Reply::Conditions(_)
            | Reply::Settings(_)
            | Reply::Prompts(_) => {}
        }
        reply
    }
}
