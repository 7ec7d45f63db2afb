//! A table of any system.

use schwung_log::{Author, Damaged, House, Roller};
use schwung_messages::Tongue;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_views::wire::{Ask, Do, Line, Reply, TableCard, View, You};
use serde_json::Value;

use crate::AnyFight;

/// The record that a deed would add, before it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Sequence number of the record.
    pub seq: u64,
    /// The record as it must be stored.
    pub body: Vec<u8>,
}

/// Why a request was refused, in the reader's language. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Machine-readable kind of refusal: `rule`, `gm_only`, `not_yours`, `busy`, `stale`, `no_such_answer`,
    /// `needs_words`, `faces`, `malformed`, `length`, `paused`, …
    pub code: &'static str,
    /// What prevents it, and what is allowed now.
    pub text: String,
    /// Id of the rule behind the refusal.
    pub rule: Option<String>,
}

/// A table of any system.
///
/// Deeds and views take microseconds. [`AnyGame::ask`] with odds may take some milliseconds and should therefore run on
/// a separate thread.
pub trait AnyGame: Send + Sync {
    /// A copy that can be queried on another thread while play goes on.
    fn snapshot(&self) -> Box<dyn AnyGame>;

    /// Sequence number of the last record.
    fn seq(&self) -> u64;

    /// The seats and settings.
    fn house(&self) -> &House;

    /// Id of the book.
    fn system(&self) -> &str;

    /// Looks up the record of the request that this viewer sent with the idempotency key `id`. `None` if it has not
    /// been carried out yet, or if its author is not recorded.
    ///
    /// # Errors
    /// If the viewer may do nothing, or has used the same key for a different request.
    fn done(&self, you: You, lang: Lang, id: &str, what: &Do) -> Result<Option<u64>, Refused>;

    /// Decides what a deed does and returns the next record. Nothing changes until that record is pushed.
    ///
    /// # Errors
    /// If the deed is not allowed now; the text is in `lang`.
    fn decide(
        &self,
        you: You,
        lang: Lang,
        id: &str,
        at: i64,
        what: Do,
        roller: &mut dyn Roller,
    ) -> Result<Decided, Refused>;

    /// Lets somebody take the given seat, or a new one if none is given.
    ///
    /// # Errors
    /// If the table is locked or full, the seat is taken, or the name is too long.
    fn join(
        &self,
        seat: Option<Seat>,
        name: &str,
        lang: Lang,
        id: &str,
        at: i64,
    ) -> Result<(Seat, Decided), Refused>;

    /// Applies the next record, as it was stored.
    ///
    /// # Errors
    /// If it is not the next record of this table. Nothing has changed in that case.
    fn push(&mut self, body: &[u8]) -> Result<(), Damaged>;

    /// The table as this viewer sees it.
    fn view(&self, you: You, tongue: Tongue) -> View;

    /// The log lines of the records from `after` (exclusive) to `until` (inclusive) that this viewer may read, oldest
    /// first.
    fn lines(&self, you: You, tongue: Tongue, after: u64, until: u64) -> Vec<Line>;

    /// The last `most` log lines before record `before`, oldest first, and whether there are earlier ones.
    fn lines_before(&self, you: You, tongue: Tongue, before: u64, most: usize) -> (Vec<Line>, bool);

    /// The records whose lines the last record undid, and those whose lines it restored.
    fn undone_by_last(&self) -> (Vec<u64>, Vec<u64>);

    /// Answers a viewer's query about the table.
    ///
    /// # Errors
    /// If the thing asked about does not exist, or the viewer may not know it.
    fn ask(&self, you: You, tongue: Tongue, what: Ask) -> Result<Reply, Refused>;

    /// The current conflict, for computing chances when the game master prepares a session.
    fn fight(&self, lang: Lang) -> Box<dyn AnyFight>;

    /// The summary that people see before they join.
    fn card(&self, table: &str, lang: Lang) -> TableCard;

    /// The author of the last record.
    fn last_author(&self) -> Option<Author>;

    /// The whole table as one file, secrets included.
    fn exported(&self) -> Vec<u8>;

    /// Like [`AnyGame::exported`], but parsed.
    fn export(&self) -> Value {
        // The text has just been serialised, so that parsing cannot fail.
        serde_json::from_slice(&self.exported()).unwrap_or_default()
    }

    /// The session as Markdown; secrets are left out unless `secrets` is set.
    fn recap(&self, lang: Lang, secrets: bool) -> String;
}
