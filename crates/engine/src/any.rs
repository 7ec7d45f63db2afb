//! A table of any system.

use std::{any::Any, fmt};

use schwung_log::{Author, Damaged, House, Roller};
use schwung_messages::Tongue;
use schwung_rulebook::Lang;
use schwung_table::{Seat, WireId};
use schwung_views::{
    Still,
    wire::{
        Ask, CheckedCharacter, CreationChoices, Do, Found, KeepsakeView, Line, ReadyView, Reply, TableCard,
        TableContents, View, You,
    },
};
use serde_json::Value;

use crate::{
    AnyCourses, AnyFight, AnyInsight, Encounters, HabitTurn, Opened, PersonRolls, Refusal,
    recap::{self, Which},
    texts,
};

/// A deed as its table understands it: the command is parsed, once, however often the deed is tried.
#[derive(Debug)]
pub struct ParsedDeed {
    /// The deed. Its command, if it has one, is in `command`.
    pub(crate) what: Do,
    /// The command of [`Do::Command`], of the type of the table's system.
    pub(crate) command: Option<Box<dyn Any + Send + Sync>>,
    /// Distinguishes the deed from others that the same seat might send with the same idempotency key.
    pub(crate) fingerprint: String,
}

impl ParsedDeed {
    /// The deed as it arrived.
    pub fn what(&self) -> &Do {
        &self.what
    }
}

/// The record that a deed would add. Once its body is stored, [`AnyGame::commit`] takes it as it is.
pub struct Decided {
    /// Sequence number of the record.
    pub seq: u64,
    /// The record as it must be stored.
    pub body: Vec<u8>,
    /// The record, of the type of the table's system.
    pub(crate) record: Box<dyn Any + Send + Sync>,
    /// The turn that a habit continues once this record is committed; see [`AnyGame::play_on`].
    pub turn: Option<HabitTurn>,
}

impl fmt::Debug for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decided").field("seq", &self.seq).finish_non_exhaustive()
    }
}

/// A new table that continues another one.
pub type Continued = (Box<dyn AnyGame>, Opened);

/// A fight as it was fought, and as it goes in a what-if.
pub struct Comparison {
    /// The viewer's number of the first record that did not happen in the what-if.
    pub from: u64,
    /// The viewer's number of the first record with which habits play on; `None` if they do not.
    pub by_habit: Option<u64>,
    /// The fight as it was fought, and the fight of the what-if.
    pub courses: Box<dyn AnyCourses>,
}

impl fmt::Debug for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Comparison").field("from", &self.from).finish_non_exhaustive()
    }
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

    /// A hash of the facts of the game, to compare tables within one build of the program.
    fn state_hash(&self) -> u64;

    /// The seats and settings.
    fn house(&self) -> &House;

    /// Id of the book.
    fn system(&self) -> &str;

    /// Parses a deed.
    ///
    /// # Errors
    /// If it contains a command that this system does not have.
    fn parse(&self, lang: Lang, what: Do) -> Result<ParsedDeed, Refusal>;

    /// Looks up the record of the deed that this viewer sent with the idempotency key `id`. `None` if it has not been
    /// carried out yet, or if its author is not recorded.
    ///
    /// # Errors
    /// If the viewer may do nothing, or has used the same key for a different deed.
    fn done(&self, you: You, lang: Lang, id: &str, deed: &ParsedDeed) -> Result<Option<u64>, Refusal>;

    /// Decides what a deed does and returns the next record. Nothing changes until that record is committed.
    ///
    /// # Errors
    /// If the deed is not allowed now; the text is in `lang`.
    fn decide(
        &self,
        you: You,
        lang: Lang,
        id: &str,
        at: i64,
        deed: &ParsedDeed,
        roller: &mut dyn Roller,
    ) -> Result<Decided, Refusal>;

    /// An empty next record, which only takes up a number.
    ///
    /// # Errors
    /// If it cannot be serialised.
    fn blank(&self, id: &str, at: i64) -> Result<Decided, Refusal>;

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
    ) -> Result<(Seat, Decided), Refusal>;

    /// Applies the record that this table decided, after it was stored.
    ///
    /// # Errors
    /// If it is not the next record of this table. Nothing has changed in that case.
    fn commit(&mut self, decided: Decided) -> Result<(), Damaged>;

    /// Applies the next record from its stored form: one that another process has stored, or an earlier one.
    ///
    /// # Errors
    /// If it is not the next record of this table. Nothing has changed in that case.
    fn push(&mut self, body: &[u8]) -> Result<(), Damaged>;

    /// The number of the last record up to `seq` that this viewer knows of, as the viewer counts them; see
    /// [`Numbers`](schwung_views::Numbers). Everything in views, lines, deeds and queries is counted like that; all other
    /// numbers here are those of the log.
    fn number(&self, you: You, seq: u64) -> u64;

    /// The record that has this number for this viewer; `None` if there is none yet.
    fn record(&self, you: You, number: u64) -> Option<u64>;

    /// The table as this viewer sees it.
    fn view(&self, you: You, tongue: Tongue) -> View {
        self.next_view(you, tongue, &Still::default())
    }

    /// Like [`AnyGame::view`], but reuses the parts in `still` that have not changed since the viewer's last view, and keeps
    /// the new ones there.
    fn next_view(&self, you: You, tongue: Tongue, still: &Still) -> View;

    /// The log lines of the records from `after` (exclusive) to `until` (inclusive) that this viewer may read, oldest
    /// first.
    fn lines(&self, you: You, tongue: Tongue, after: u64, until: u64) -> Vec<Line>;

    /// The last `most` log lines before record `before`, oldest first, and whether there are earlier ones.
    fn lines_before(&self, you: You, tongue: Tongue, before: u64, most: usize) -> (Vec<Line>, bool);

    /// The viewer's numbers of the records whose lines the last record undid, and of those whose lines it restored.
    fn undone_by_last(&self, you: You) -> (Vec<u64>, Vec<u64>);

    /// Answers a viewer's query about the table.
    ///
    /// # Errors
    /// If the thing asked about does not exist, or the viewer may not know it.
    fn ask(&self, you: You, tongue: Tongue, what: Ask) -> Result<Reply, Refusal>;

    /// A character as a file, and what the file cannot express.
    ///
    /// # Errors
    /// If there is no such character, or the viewer may not act for it.
    fn character_file(&self, you: You, lang: Lang, actor: WireId) -> Result<(String, Vec<String>), Refusal>;

    /// What the rules of this table say about a text that may become a character. Nothing changes.
    ///
    /// # Errors
    /// If it cannot become one.
    fn check_character(&self, tongue: Tongue, text: &str) -> Result<CheckedCharacter, Refusal>;

    /// The choices for a new character at this table.
    fn creation(&self, tongue: Tongue) -> CreationChoices;

    /// The players' characters as files. For tables that everybody may read as a whole, such as ready encounters.
    fn ready_characters(&self, lang: Lang) -> Vec<ReadyView>;

    /// The current conflict, for computing chances when the game master prepares a session.
    fn fight(&self, lang: Lang) -> Box<dyn AnyFight>;

    /// Encounters as they would be fought at this table now, with its characters and what they have left.
    ///
    /// # Errors
    /// If a conflict is going on.
    fn encounters(&self, lang: Lang) -> Result<Box<dyn Encounters>, Refusal>;

    /// The past or current fight with this number, from 1, or the last one, among those whose analyses this viewer may see. If
    /// there is none, players get only their dice. Copies what it needs, so that it can be analysed on another thread.
    ///
    /// # Errors
    /// If there is no such fight.
    fn insight(&self, you: You, lang: Lang, number: Option<u32>) -> Result<Box<dyn AnyInsight>, Refusal>;

    /// The fight that this what-if left, as it was fought there and as it was fought here. If `by_habit` is set and the game
    /// master asks, habits play this one to its end, in a copy: with the dice of the original first, then with those of
    /// `seed`.
    ///
    /// # Errors
    /// If this is no what-if, there is no fight in it, or the viewer may not see the analysis of both.
    fn compared(&self, you: You, lang: Lang, by_habit: bool, seed: u64) -> Result<Comparison, Refusal>;

    /// The record with which a habit continues its turn after an action in which others were asked. Its author is the person
    /// who let the habit play. `None` if the turn is over, or if nothing can be done in it.
    ///
    /// # Errors
    /// If the record cannot be written.
    fn play_on(
        &self,
        turn: HabitTurn,
        lang: Lang,
        id: &str,
        at: i64,
        roller: &mut dyn Roller,
    ) -> Result<Option<Decided>, Refusal>;

    /// What the people whose dice this viewer may count have rolled at this table.
    fn rolls(&self, you: You, lang: Lang) -> Vec<PersonRolls>;

    /// The summary that people see before they join.
    fn card(&self, table: &str, lang: Lang) -> TableCard;

    /// The author of the last record.
    fn last_author(&self) -> Option<Author>;

    /// The whole table as one file, secrets included.
    fn exported(&self) -> Vec<u8>;

    /// Like [`AnyGame::exported`], but with the records in their stored form, so that their hashes are those of the store
    /// even if an earlier version has written them.
    fn exported_from(&self, bodies: &[Vec<u8>]) -> Vec<u8>;

    /// Like [`AnyGame::exported`], but parsed.
    fn export(&self) -> Value {
        // The text has just been serialised, so that parsing cannot fail.
        serde_json::from_slice(&self.exported()).unwrap_or_default()
    }

    /// Some evenings as a keepsake; secrets are left out unless `secrets` is set. `None` if there is no such evening.
    fn keepsake(&self, lang: Lang, secrets: bool, which: Which) -> Option<KeepsakeView>;

    /// The same as Markdown.
    fn recap(&self, lang: Lang, secrets: bool, which: Which) -> Option<String> {
        Some(recap::whole(&texts(lang, self.system()), &self.keepsake(lang, secrets, which)?))
    }

    /// What mattered at the last evening before `now`, in milliseconds since 1970, as Markdown without secrets. If this table
    /// has had none, it is that of the table which it continues. Empty if there was none.
    fn last_evening(&self, lang: Lang, now: i64) -> String {
        let it = self.keepsake(lang, false, Which::Over(now));
        recap::last(&texts(lang, self.system()), it.as_ref(), recap::before_in(self.house(), lang))
    }

    /// What this viewer may see of the table from outside.
    fn contents(&self, you: You, lang: Lang) -> TableContents;

    /// Everything at the table that this viewer may see and that contains all the words.
    ///
    /// # Errors
    /// If there are too many words.
    fn search(&self, you: You, lang: Lang, words: &str) -> Result<Vec<Found>, Refusal>;

    /// A table with the game as it was before the record `from`, to go on differently. The dice are those of the original as
    /// long as the same ones are asked for. All seats but the game master's are free.
    ///
    /// # Errors
    /// If there is no such record of the game, or this table is itself a what-if.
    fn fork(&self, lang: Lang, from: u64, at: i64, id: &str) -> Result<Continued, Refusal>;

    /// A new table that begins as this one is now, with a summary of its last evening. All seats but the game master's are
    /// free. `title` may be empty; `at` is the time in milliseconds since 1970, `id` the idempotency key of the request.
    ///
    /// # Errors
    /// If an action is in progress.
    fn next_table(&self, lang: Lang, title: &str, at: i64, id: &str) -> Result<Continued, Refusal>;
}
