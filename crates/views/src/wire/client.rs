//! Messages from clients on the socket.

use schwung_log::{HouseDeed, QuestionId};
use schwung_table::WireId;
use serde::{Deserialize, Serialize};

use super::CommandText;

/// One message from a client. The first one must be `hello`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Authenticates the client, and says what it has already seen.
    Hello(Hello),
    /// A request to do something. It is answered by `done` or `refused` with the same id.
    Do {
        /// Idempotency key, chosen by the client; at most 64 characters. A request with the same id from the
        /// same seat is never carried out twice, so clients should repeat it until it is answered. Reusing an
        /// id for a different request is refused as `id_taken`.
        id: String,
        /// The request.
        what: Do,
    },
    /// A request for information, for this client alone. It is answered by `reply` or `refused` with the same
    /// id.
    Ask {
        /// Chosen by the client; at most 64 characters.
        id: String,
        /// The request.
        what: Ask,
    },
    /// Changes the reader's language, as in `hello`. It is answered by a new `welcome`.
    Lang(String),
    /// Keep-alive, answered by `pong`.
    Ping,
}

/// The first message on a socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The token of a seat, of the game master, or of a spectator.
    pub token: String,
    /// The reader's language: `"de"` or `"en"`. The suffixes `-x-words`, `-x-numbers` and `-x-both` select
    /// how numbers on the ladder are shown.
    pub lang: String,
    /// Number of the last record that this client has seen; 0 for none. The server sends the lines since
    /// then; after a long gap, only the last ones.
    #[serde(default)]
    pub after: u64,
    /// The `hash` that came with that record. With it the server can tell whether the log is still the same up to there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hash: Option<String>,
}

/// A request to do something. It is recorded in the log, and carried out as a whole or refused as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Do {
    /// A command of the rules, as JSON; forms build it. The reference lists the commands.
    Command(
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        #[cfg_attr(feature = "openapi", schema(inline))]
        CommandText,
    ),
    /// A command in words, as in plays: `Anna attacks Boris with Fists`.
    Say(String),
    /// Answers a question.
    Answer {
        /// Id of the question.
        question: QuestionId,
        /// Index of the choice, from 0.
        choice: usize,
        /// Text that goes with the choice, if it takes one.
        #[serde(default)]
        words: String,
    },
    /// Answers a question, and later ones that are foreseen. Each planned answer is given as soon as its question is
    /// asked of the same seat; the first question that is not foreseen ends the plan. The log holds the same answers as
    /// if they had been given one by one, and one undo takes them all back.
    Plan {
        /// Id of the question.
        question: QuestionId,
        /// Index of the choice, from 0.
        choice: usize,
        /// Text that goes with the choice, if it takes one.
        #[serde(default)]
        words: String,
        /// Answers to later questions, in order; at most 40.
        then: Vec<PlanStep>,
    },
    /// Reopens a question of the current exchange that the table has answered by itself; see
    /// [`View::reopen`](super::View::reopen).
    Reopen {
        /// The record that holds the answer.
        seq: u64,
        /// Place of the answer in that record, as in the view.
        n: usize,
    },
    /// Gives the default answer, or lets the server roll. The game master can do this for everybody.
    Skip {
        /// Id of the question.
        question: QuestionId,
    },
    /// Rolls the pending dice.
    Roll {
        /// Id of the roll.
        question: QuestionId,
        /// Faces of physical dice, die by die; `null` lets the server roll.
        #[serde(default)]
        faces: Option<Vec<i8>>,
    },
    /// Pastes output of another program. Dice in it are used for the pending rolls in order, no matter whose
    /// they are; other lines are kept, if the book supports that.
    Paste {
        /// The text, at most 20,000 characters.
        text: String,
    },
    /// Uses a kept line for a roll.
    Assign {
        /// Id of the roll.
        question: QuestionId,
        /// Number of the line.
        line: WireId,
        /// The reason for using a line of another range; empty if the range is that of the roll.
        #[serde(default)]
        reason: String,
    },
    /// Abandons the running procedure; its effects so far remain. For the game master only.
    CallOff,
    /// Undoes everything from a record on; nothing is deleted. For the game master only.
    Undo {
        /// The first record to undo.
        to: u64,
        /// Whether repeated rolls give the same faces as before.
        keep_dice: bool,
    },
    /// Gives a roll of the last action another result. The rolls before it stay, those after it show the same faces
    /// again, and what was decided after it is asked again. For the game master only.
    SetRoll {
        /// The record with the roll.
        seq: u64,
        /// Index of the roll among those of its record: `roll` of its line.
        nth: u16,
        /// The faces that it shows instead.
        faces: Vec<i8>,
        /// The reason; may be empty.
        #[serde(default)]
        why: String,
    },
    /// Determines the next roll of a seat. For the game master only.
    PrepareRoll {
        /// Number of the seat.
        seat: u8,
        /// The faces; without any, an earlier preparation is dropped.
        faces: Vec<i8>,
        /// The reason; may be empty.
        #[serde(default)]
        why: String,
    },
    /// An action of the table itself: seats, pause, notes, plain dice, shelf, handouts, clocks, pictures.
    House(HouseDeed),
    /// Changes a sheet: players may change their own, the game master any. Where characters wait for approval, a player
    /// submits the change instead. The fields are those of the `sheet` form.
    Sheet {
        /// Number of the actor.
        actor: WireId,
        /// New values by field name.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        fields: serde_json::Map<String, serde_json::Value>,
    },
    /// Lets a habit act for the character whose turn it is, and answer for it, until the turn ends or others are asked. Once
    /// they have answered and the action is over, the habit continues the turn in a record of its own. The game master may do
    /// so for any character, players for their own. The habit knows only what the person who plays the character may know, and
    /// the log reports that it acted.
    LetPlay {
        /// The habit: `plain`, `careful` or `clever`; without one, that of [`HouseView::fighting`](super::HouseView::fighting),
        /// or else `clever`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        habit: Option<String>,
        /// Number of the actor whose turn it is meant for. Refused if it is somebody else's by now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        actor: Option<WireId>,
    },
    /// Sets how characters decide while nobody plays them: in forecasts, in what-ifs, and when a habit acts for them. For the
    /// game master only.
    SetHabit {
        /// Numbers of the actors, 1 to 100.
        actors: Vec<WireId>,
        /// The habit: `plain`, `careful` or `clever`; `null` drops what was set.
        #[serde(default)]
        habit: Option<String>,
    },
    /// Changes sheets for a reason, such as a milestone, all in one record. The reason and the changes become part of the
    /// history of each character. The game master may change any, players their own; where characters wait for approval, a
    /// player submits the changes instead.
    Advance {
        /// The reason, 1 to 200 characters.
        why: String,
        /// The changes, at most one for each character.
        changes: Vec<SheetChange>,
    },
    /// Brings a character to the table. A player plays it; the game master can name the player. Where characters wait
    /// for approval, a player submits it instead.
    Enter {
        /// A character file in TOML or JSON, at most 64 KiB; see `docs/characters.md`.
        body: String,
        /// The seat that plays it: for the game master any, by default her own; for players only their own.
        #[serde(default)]
        seat: Option<u8>,
        /// Number of the player's earlier submission that this one replaces, where characters wait for approval.
        /// Without a number, a submission with the same name is replaced.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<u32>,
    },
    /// Approves a submission of a player: the character comes to the table, or is changed. For the game master only.
    Approve {
        /// Number of the submission.
        id: u32,
    },
    /// Takes a free character, one of [`HouseView::free`](super::HouseView::free). For players without a character.
    Take {
        /// Number of the actor.
        actor: WireId,
    },
    /// Begins the next evening, in one record: the scene ends, characters recover according to the time that has passed
    /// in the story, and a session begins, as the rules of the book say. Questions that come up get their default
    /// answers. For the game master only.
    Evening(Evening),
    /// Adds characters, minions, zones and aspects from a text in the format of encounter files. For the game
    /// master only.
    Stage {
        /// The text, unless `item` is given.
        #[serde(default)]
        body: Option<String>,
        /// Number of an item on the shelf.
        #[serde(default)]
        item: Option<u32>,
        /// Whether its zones and aspects replace the current ones. Otherwise they are added.
        #[serde(default)]
        new_scene: bool,
    },
    /// Takes actors that the game master plays off the table, and optionally the scene: they become an item on the table's
    /// shelf with all their state, in the same record. `stage` with that item brings them back. Refused while an action is
    /// waiting for somebody. For the game master only.
    TakeOff {
        /// Numbers of the actors.
        actors: Vec<WireId>,
        /// Whether the scene is taken off as well: its zones, ways and aspects.
        #[serde(default)]
        scene: bool,
        /// Name of the item, 1 to 120 characters.
        name: String,
    },
    /// Sets a switch of the rules. For the game master only.
    Setting {
        /// Name of the switch.
        name: String,
        /// Its position: a boolean, a number, or one of its words.
        #[cfg_attr(feature = "ts", ts(type = "boolean | number | string"))]
        value: serde_json::Value,
    },
}

/// New values of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetChange {
    /// Number of the actor.
    pub actor: WireId,
    /// New values by field name, as for `sheet`.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub fields: serde_json::Map<String, serde_json::Value>,
}

/// The break between two evenings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// How much time passes in the story.
    pub passes: Passes,
    /// Whether points are refreshed, if the book has such a rule. By default they are, unless no time passes.
    #[serde(default)]
    pub refresh: Option<bool>,
    /// Conditions that stay although they would be gone by the rules: keys of [`ConditionView`](super::ConditionView).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keep: Vec<String>,
    /// Conditions that are removed although they would stay by the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clear: Vec<String>,
}

/// How much time passes in the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Passes {
    /// None: play continues where it stopped.
    Nothing,
    /// A night.
    Night,
    /// Some days.
    Days,
    /// Weeks.
    Weeks,
}

/// An answer to a question that has not been asked yet: a specific answer, the answer of a habit, or, without either,
/// the first answer that takes words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlanStep {
    /// The kind of question.
    pub kind: String,
    /// The answer, as in [`PlanView`](super::PlanView).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(inline))]
    pub answer: Option<CommandText>,
    /// Name of the habit that gives the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub habit: Option<String>,
    /// Text that goes with the answer, if it takes one.
    #[serde(default)]
    pub words: String,
}

impl Do {
    /// Returns whether the request must stay anonymous. Nothing that is stored may then reveal who sent it.
    pub fn is_nobodys_business(&self) -> bool {
        matches!(self, Do::House(HouseDeed::XCard(_)))
    }
}

/// A request for information. It changes nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// What an actor can do now, as forms; without an actor, forms that belong to no actor.
    Forms {
        /// Number of the actor.
        #[serde(default)]
        actor: Option<WireId>,
    },
    /// The form of a sheet, filled with its current values.
    SheetForm {
        /// Number of the actor.
        actor: WireId,
    },
    /// Whether a command would be legal, and its odds.
    Forecast {
        /// The command.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        #[cfg_attr(feature = "openapi", schema(inline))]
        command: CommandText,
    },
    /// The exact odds of each choice of a question.
    Odds {
        /// Id of the question.
        question: QuestionId,
    },
    /// The exact odds of a plan.
    PlanOdds {
        /// Id of the question.
        question: QuestionId,
        /// Index of the choice, from 0.
        choice: usize,
        /// Answers to later questions, in order; at most 40.
        then: Vec<PlanStep>,
    },
    /// What the parts of a pasted text would become; nothing is changed.
    Drafts {
        /// The text.
        body: String,
    },
    /// Older lines of the log.
    Lines {
        /// Only lines of records before this one.
        before: u64,
    },
    /// The last 20 lines of the log that contain all these words, whatever their accents and capitals. Answered with
    /// `lines`, where `earlier` says whether there are more.
    Find {
        /// The words, at most 200 characters.
        words: String,
    },
    /// What undoing everything from this record on would change.
    UndoPreview {
        /// The first record to undo.
        to: u64,
    },
    /// The effect of new values of a sheet, and the remarks of the rules on it; nothing is changed.
    SheetChange(SheetChange),
    /// The history of a character: what was changed when, and why. For those who may change its sheet.
    History {
        /// Number of the actor.
        actor: WireId,
    },
    /// A submission for approval: for the game master, and for the player who submitted it.
    HandedIn {
        /// Number of the submission.
        id: u32,
    },
    /// What the next evening would change. For the game master only.
    Evening(Evening),
    /// What happens to each consequence, or other condition of a character, when the next evening begins. For the game
    /// master only.
    Conditions(Evening),
    /// What taking actors and the scene off the table would lose; nothing is changed. For the game master only.
    TakeOff {
        /// Numbers of the actors.
        actors: Vec<WireId>,
        /// Whether the scene is taken off as well.
        #[serde(default)]
        scene: bool,
    },
    /// All settings of the rules.
    Settings,
    /// All kinds of questions that can be switched off.
    Prompts,
}
