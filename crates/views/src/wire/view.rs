//! A table as one viewer sees it.

use std::collections::BTreeMap;

use schwung_log::{Abandoned, DiceMode, Origin, Policy, QuestionId, SeatState, ShelfItem};
use serde::{Deserialize, Serialize};

use super::{Chance, DaemmersturmScene, FateScene, ZeroSpaceScene};

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The game master.
    Gm,
    /// A player.
    Player,
    /// Somebody who watches.
    Watch,
}

/// Who the viewer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct You {
    /// What the viewer may do.
    pub role: Role,
    /// The viewer's seat: 0 for the game master; none for whoever watches.
    pub seat: Option<u8>,
}

/// A table as one viewer sees it. Everything that the viewer may know stands here, and nothing else does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// The last record.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// The table itself.
    pub house: HouseView,
    /// What play waits for; nothing if somebody can act.
    pub waiting: Option<Waiting>,
    /// One sentence that always says what is going on: "Ravn is at turn.", "Waiting for Tom: …".
    pub sentence: String,
    /// Is that sentence about the viewer?
    pub my_move: bool,
    /// The scene, as its system shows it.
    pub scene: SceneView,
}

/// The table itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HouseView {
    /// What the evening is called.
    pub title: String,
    /// Id of the book that is played: `sotc`.
    pub system: String,
    /// What the book is called.
    pub system_name: String,
    /// The seats, clockwise; the first is the game master's.
    pub seats: Vec<SeatView>,
    /// Can nobody new join?
    pub locked: bool,
    /// Is play paused?
    pub paused: bool,
    /// Does an X-card lie on the table?
    pub x_card: bool,
    /// Lines and veils.
    pub safety: String,
    /// Where dice come from.
    pub dice: DiceMode,
    /// Dice and notes only?
    pub plain: bool,
    /// What the game master has prepared; empty for everybody else.
    pub shelf: Vec<ShelfItem>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// Its number.
    pub seat: u8,
    /// Who sits there.
    pub name: String,
    /// Is it taken?
    pub state: SeatState,
    /// Is it the viewer's?
    pub mine: bool,
    /// Where its dice come from, if each seat chooses.
    pub dice: DiceMode,
    /// By kind of question, whether it is asked; for the viewer's own seat, and for the game master.
    pub prompts: BTreeMap<String, Policy>,
    /// The actors it plays, as far as the viewer knows them.
    pub actors: Vec<u8>,
}

/// What play waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Waiting {
    /// One sentence: for whom, and what for as far as the viewer may know.
    pub sentence: String,
    /// The seats that are asked.
    pub seats: Vec<u8>,
    /// The questions that the viewer may answer: one's own; for the game master, everybody's, her own first.
    pub questions: Vec<QuestionView>,
    /// The first record of the procedure that waits: undoing it takes all of it back.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
}

/// A question that the viewer may answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuestionView {
    /// What it is called.
    pub id: QuestionId,
    /// Whose answer it takes.
    pub seat: u8,
    /// Whose answer it takes, by name.
    pub name: String,
    /// Is it the viewer's own?
    pub mine: bool,
    /// Kind of question, for settings and for how it is shown; `roll` for dice.
    pub kind: String,
    /// The question.
    pub sentence: String,
    /// The actor it is about.
    pub actor: Option<u8>,
    /// What can be answered, in the order in which it is numbered; those that are barred too.
    pub choices: Vec<ChoiceView>,
    /// Which choice is the usual one.
    pub usual: Option<usize>,
    /// Dice that are to fall, in place of choices.
    pub roll: Option<RollView>,
    /// Id of the rule that asks.
    pub rule: Option<String>,
    /// Answers that no list could hold; nothing where the choices are all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick: Option<PickView>,
}

/// Answers that no list could hold. They go as the words of one of the choices: of `many` the numbers of the options,
/// `3,5-7`, or `-` for none; of `numbers` those that differ from what is proposed, `5=20,3=18`; a `number`, `12`; a
/// `range`, `3-10`. Without words the choice is meant as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PickView {
    /// `many`, `numbers`, `number` or `range`.
    pub kind: String,
    /// The choice that stands for any such answer.
    pub choice: usize,
    /// Those of whom some are chosen, or who get a number each.
    pub options: Vec<PickOption>,
    /// For so much of [`PickOption::room`] there is room; nothing where there is no limit.
    pub limit: Option<u16>,
    /// The lowest number.
    pub min: u16,
    /// The highest number.
    pub max: u16,
    /// Of a number, and of a range the lower end: what is proposed.
    pub low: Option<u16>,
    /// Of a range the upper end: what is proposed.
    pub high: Option<u16>,
}

/// Somebody or something that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PickOption {
    /// Its number.
    pub id: u16,
    /// What it is called.
    pub label: String,
    /// What one should know of it.
    pub note: String,
    /// The heading under which it stands.
    pub group: String,
    /// How much of the limit it takes.
    pub room: u8,
    /// Is it among those that are proposed?
    pub on: bool,
    /// The number that is proposed for it.
    pub number: Option<u16>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChoiceView {
    /// Verb and effect.
    pub label: String,
    /// What it costs or brings, if anything.
    pub price: Option<String>,
    /// Id of the rule.
    pub rule: String,
    /// Why it may not be given now.
    pub barred: Option<Barred>,
    /// Words that go with it.
    pub words: Option<WordsView>,
    /// How it is shown: `plain`, `invoke`, `reroll`, `pass`, `box`, `consequence`, `out`, `skill`, `full`, `rung`,
    /// `yes`, `no`.
    pub shape: String,
    /// Its chance, where it is known at once; else `odds` tells.
    pub chance: Option<Chance>,
}

/// Words that go with an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WordsView {
    /// What they are.
    pub label: String,
    /// May they be left out?
    pub optional: bool,
    /// At most so many characters.
    pub max: u32,
}

/// Dice that are to fall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RollView {
    /// Name of the dice.
    pub dice: String,
    /// The faces that each die may show, die by die.
    pub faces: Vec<Vec<i8>>,
    /// What each die is, where that matters: "light", "dark". None for dice that are all alike.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// What to type for it where people roll elsewhere: `/roll 1-20` in a game client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
}

/// Why something is not legal now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Barred {
    /// What is in the way, in the reader's language.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// Dice that fell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceView {
    /// Name of the dice.
    pub dice: String,
    /// What they show.
    pub faces: Vec<i8>,
    /// What the rules read off them.
    pub total: i32,
    /// Where they come from.
    pub origin: Origin,
    /// The faces in words, in the reader's language: "plus, blank, minus, plus".
    pub words: String,
    /// What each die is, where that matters: "light", "dark". None for dice that are all alike.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The record it belongs to.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// Which line of that record.
    pub n: u16,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// What it tells of.
    pub kind: LineKind,
    /// The sentence.
    pub text: String,
    /// The parts of its numbers, each with its rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<super::PartView>,
    /// A short line that can be pasted elsewhere, such as into the chat of a game client: what the actor does, and
    /// with what result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paste: Option<String>,
    /// Dice that fell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceView>,
    /// Whose doing it is, where that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The actor it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actor: Option<u8>,
    /// Do only some see it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    /// Is it undone?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// The first record of the action it belongs to: undoing that takes the whole action back. Nothing for what
    /// is no part of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number | undefined"))]
    pub act: Option<u64>,
}

/// What a line tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// Something happened in the game.
    Event,
    /// Something ended by itself: spin, a block, full defence.
    Lapse,
    /// The game master set something.
    Set,
    /// Dice.
    Roll,
    /// A note.
    Note,
    /// Seats, settings, pause.
    House,
    /// Something was undone.
    Undo,
    /// A procedure was given up.
    Abandoned(Abandoned),
}

/// A setting, with its help.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SettingView {
    /// Its name.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What it does.
    pub text: String,
    /// Id of the rule that offers it.
    pub rule: String,
    /// What it can be set to.
    pub kind: super::FieldKind,
    /// What it is set to.
    #[cfg_attr(feature = "ts", ts(type = "boolean | number | string"))]
    pub value: serde_json::Value,
    /// What it is set to unless somebody changes it.
    #[cfg_attr(feature = "ts", ts(type = "boolean | number | string"))]
    pub default: serde_json::Value,
}

/// A scene, as its system shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SceneView {
    /// The Fate books.
    Fate(Box<FateScene>),
    /// ZeroSpace. Its name on the wire is `zero_space`.
    ZeroSpace(Box<ZeroSpaceScene>),
    /// Dämmersturm.
    Daemmersturm(Box<DaemmersturmScene>),
}
