//! A table of any system.

use schwung_log::{Author, Damaged, House, Roller};
use schwung_messages::Tongue;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_views::wire::{Ask, Do, Line, Reply, TableCard, View, You};
use serde_json::Value;

use crate::AnyFight;

/// What a deed comes to, before it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The number of the record.
    pub seq: u64,
    /// The record, as it is to be stored.
    pub body: Vec<u8>,
}

/// Why something was refused, in the reader's language. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Kind of refusal, for programs: `rule`, `gm_only`, `not_yours`, `busy`, `stale`, `no_such_answer`,
    /// `needs_words`, `faces`, `malformed`, `length`, `paused`, …
    pub code: &'static str,
    /// What is in the way, and what is legal now.
    pub text: String,
    /// The rule it rests on.
    pub rule: Option<String>,
}

/// A table of any system. All of it is quick: microseconds for deeds and views, up to some milliseconds for
/// [`AnyGame::ask`] with odds, which therefore goes to a thread of its own.
pub trait AnyGame: Send + Sync {
    /// A copy that can be asked elsewhere while play goes on.
    fn snapshot(&self) -> Box<dyn AnyGame>;

    /// The number of the last record.
    fn seq(&self) -> u64;

    /// Seats and settings.
    fn house(&self) -> &House;

    /// Id of the book.
    fn system(&self) -> &str;

    /// The record that carried out what this viewer calls `id`: nothing if it was not done yet, or if it is nobody's
    /// business who did it.
    ///
    /// # Errors
    /// When the viewer may do nothing, or has called something else so.
    fn done(&self, you: You, lang: Lang, id: &str, what: &Do) -> Result<Option<u64>, Refused>;

    /// What a deed comes to: the next record. Nothing has changed until it is pushed.
    ///
    /// # Errors
    /// When it may not be done now; the text is in `lang`.
    fn decide(
        &self,
        you: You,
        lang: Lang,
        id: &str,
        at: i64,
        what: Do,
        roller: &mut dyn Roller,
    ) -> Result<Decided, Refused>;

    /// Somebody takes a seat: that one, or a new one if there is none.
    ///
    /// # Errors
    /// When the table is locked or full, the seat taken, or the name too long.
    fn join(
        &self,
        seat: Option<Seat>,
        name: &str,
        lang: Lang,
        id: &str,
        at: i64,
    ) -> Result<(Seat, Decided), Refused>;

    /// Folds in the next record, as it was stored.
    ///
    /// # Errors
    /// When it is not the next record of this table; nothing has changed then.
    fn push(&mut self, body: &[u8]) -> Result<(), Damaged>;

    /// The table as this viewer sees it.
    fn view(&self, you: You, tongue: Tongue) -> View;

    /// The lines of the records after `after`, up to `until`, as this viewer may read them; oldest first.
    fn lines(&self, you: You, tongue: Tongue, after: u64, until: u64) -> Vec<Line>;

    /// The last `most` lines before record `before`, oldest first, and whether there are earlier ones.
    fn lines_before(&self, you: You, tongue: Tongue, before: u64, most: usize) -> (Vec<Line>, bool);

    /// The records whose lines the last record undid, and those that it restored.
    fn undone_by_last(&self) -> (Vec<u64>, Vec<u64>);

    /// Answers a viewer's question about the table.
    ///
    /// # Errors
    /// When there is no such thing, or the viewer may not know.
    fn ask(&self, you: You, tongue: Tongue, what: Ask) -> Result<Reply, Refused>;

    /// The table as it stands, to be counted out: for the game master's preparation.
    fn fight(&self, lang: Lang) -> Box<dyn AnyFight>;

    /// What somebody sees before joining.
    fn card(&self, table: &str, lang: Lang) -> TableCard;

    /// Whose doing the last record was.
    fn last_author(&self) -> Option<Author>;

    /// The whole table as one file: everything that is in it, secrets included.
    fn exported(&self) -> Vec<u8>;

    /// The same, read again.
    fn export(&self) -> Value {
        // It was written just now.
        serde_json::from_slice(&self.exported()).unwrap_or_default()
    }

    /// The evening as Markdown: without secrets unless they are wanted.
    fn recap(&self, lang: Lang, secrets: bool) -> String;
}
