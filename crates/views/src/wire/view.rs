//! A table as one viewer sees it.

use std::collections::BTreeMap;

use schwung_log::{
    Abandoned, Clock, DiceMode, Handout, PictureFor, Policy, QuestionId, SeatState, ShelfItem,
};
use schwung_table::{Asking, WireId};
use serde::{Deserialize, Serialize};

use super::{
    Barred, Chance, CommandText, DaemmersturmScene, DiceView, FateScene, HandedInView, ZeroSpaceScene,
};
use crate::Same;

/// Role of a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The game master.
    Gm,
    /// A player.
    Player,
    /// A spectator.
    Watch,
}

/// Role and seat of the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct You {
    /// Role of the viewer.
    pub role: Role,
    /// Seat of the viewer: 0 for the game master; `null` for spectators.
    pub seat: Option<u8>,
}

/// A table as one viewer sees it. It contains everything that the viewer may know, and nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// Number of the last record that the viewer knows of. Records are counted for each viewer, without those that must
    /// stay unknown.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// The table itself: seats, settings and so on.
    #[cfg_attr(feature = "openapi", schema(value_type = HouseView))]
    pub house: Same<HouseView>,
    /// What play is waiting for; `null` if somebody can act.
    pub waiting: Option<Waiting>,
    /// Questions of the current or last exchange that the table answered by itself and this viewer may still ask for,
    /// newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reopen: Vec<ReopenView>,
    /// The present situation in one sentence: "Ravn is at turn.", "Waiting for Tom: …".
    pub sentence: String,
    /// Whether that sentence is about the viewer.
    pub my_move: bool,
    /// How to end a conflict that is decided, for the game master.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ending: Option<EndingView>,
    /// The scene, in the form of its system.
    pub scene: SceneView,
}

/// The end of a conflict in which nobody of some side can act any more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EndingView {
    /// Label of the command.
    pub label: String,
    /// The command that ends it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub command: serde_json::Value,
}

/// The table itself: everything that is independent of the system.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HouseView {
    /// Title of the session.
    pub title: String,
    /// Id of the book: `sotc`.
    pub system: String,
    /// Name of the book.
    pub system_name: String,
    /// The seats, clockwise; the first is the game master's.
    pub seats: Vec<SeatView>,
    /// Whether nobody can join any more.
    pub locked: bool,
    /// Whether only the game master says who plays whom.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub assigned: bool,
    /// The characters that the viewer, a player without one, may take.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<FreeCharacter>,
    /// Whether play is paused.
    pub paused: bool,
    /// Whether somebody has played the X-card.
    pub x_card: bool,
    /// Lines and veils.
    pub safety: String,
    /// Source of dice.
    pub dice: DiceMode,
    /// How much people are asked.
    pub asking: Asking,
    /// Whether the table is used for dice and notes only.
    pub plain: bool,
    /// Whether the game master has ruled out the coach.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_coach: bool,
    /// Whether characters of players wait for approval before they come to the table or change.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub approval: bool,
    /// What players have handed in for approval, oldest first: the game master sees all, players their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handed_in: Vec<HandedInView>,
    /// Items that the game master has prepared; empty for everybody else.
    pub shelf: Vec<ShelfItem>,
    /// The game master's notes; empty for everybody else.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The handouts, oldest first. Only the game master sees those that were not handed out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handouts: Vec<Handout>,
    /// The clocks, oldest first. Only the game master sees those that are not shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Clock>,
    /// The pictures that the viewer may see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<PictureView>,
    /// Title of the table that this one continues, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub continues: Option<String>,
    /// Says that this is a what-if: it is no part of the game, and must be recognizable as such wherever it is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub what_if: Option<WhatIfMark>,
    /// How actors decide while nobody plays them, where that was set: the game master sees all, players their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fighting: Vec<FightingView>,
}

/// How an actor decides while nobody plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FightingView {
    /// Number of the actor.
    pub actor: WireId,
    /// The habit: `plain`, `careful` or `clever`.
    pub habit: String,
}

/// The mark of a what-if.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhatIfMark {
    /// Title of the table where the game is played.
    pub title: String,
    /// Whether it is kept even if nobody plays it on.
    pub kept: bool,
}

/// A character that nobody plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FreeCharacter {
    /// Number of the actor.
    pub actor: WireId,
    /// Its name.
    pub name: String,
}

/// A picture. Its file is at `/api/table/pictures/{id}` and never changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PictureView {
    /// Number of the picture.
    pub id: u32,
    /// What it belongs to.
    pub of: PictureFor,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// Number of the seat.
    pub seat: u8,
    /// Name of the person.
    pub name: String,
    /// Whether it is taken.
    pub state: SeatState,
    /// Whether the person is absent this evening, so that the game master answers in their place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub absent: bool,
    /// Whether it is the viewer's.
    pub mine: bool,
    /// Source of dice, if each seat chooses its own.
    pub dice: DiceMode,
    /// Whether the person is asked, by kind of question. Only for the viewer's own seat, and for the game
    /// master.
    pub prompts: BTreeMap<String, Policy>,
    /// The habits of the person, each with its number. Only for the viewer's own seat, and for the game master.
    pub habits: BTreeMap<String, u8>,
    /// Whether the person has switched on the coach. Only for the viewer's own seat, and for the game master.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub coach: bool,
    /// The actors that this seat plays, without those that the viewer may not know of.
    pub actors: Vec<WireId>,
    /// The faces of its next roll, if the game master has determined them. Only for the game master.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prepared: Vec<i8>,
}

/// What play is waiting for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Waiting {
    /// What play is waiting for and whom, in one sentence, as far as the viewer may know.
    pub sentence: String,
    /// The seats that are asked.
    pub seats: Vec<u8>,
    /// The questions that the viewer may answer. For the game master, these are everybody's, her own first.
    pub questions: Vec<QuestionView>,
    /// The first record of the running procedure: undoing from there takes all of it back.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
}

/// A question that the viewer may answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuestionView {
    /// Id of the question.
    pub id: QuestionId,
    /// The seat that is asked.
    pub seat: u8,
    /// Name of the person at that seat.
    pub name: String,
    /// Whether it is the viewer's own question.
    pub mine: bool,
    /// Kind of question, for settings and for display; `roll` for dice.
    pub kind: String,
    /// The question in one sentence.
    pub sentence: String,
    /// The actor that it is about.
    pub actor: Option<WireId>,
    /// The possible answers in the order of their indexes, including barred ones.
    pub choices: Vec<ChoiceView>,
    /// Index of the default choice.
    pub usual: Option<usize>,
    /// The roll, if dice are pending instead of a choice.
    pub roll: Option<RollView>,
    /// Id of the rule that requires the question.
    pub rule: Option<String>,
    /// Answers that are too many to list; absent if `choices` lists all answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick: Option<PickView>,
    /// The question as one says it to the person who is asked; absent if there is no such wording.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<String>,
    /// What the asked person can still add after the roll that follows; absent if that is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub afterwards: Option<String>,
    /// What can be settled with the same answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Box<PlanView>>,
}

/// What an answer can settle beyond its own question. It is sent with [`Do::Plan`](super::Do::Plan).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlanView {
    /// The answers by the index of their choice, for the steps of a plan.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(inline))]
    pub answers: Vec<CommandText>,
    /// Index of the choice that adds nothing more; `null` if there is none.
    pub pass: Option<usize>,
    /// What can be combined in one plan.
    pub chips: Vec<PlanChip>,
    /// Plans that are worth proposing, best first.
    pub suggested: Vec<SuggestionView>,
    /// A later question of the same exchange, if nothing more is added: what becomes of a hit.
    pub after: Option<AfterView>,
    /// Habits that can be applied to later questions of this exchange, with their kind of question.
    pub habits: Vec<HabitStep>,
    /// Texts that a following question asks for, by the index of the choice that leads to it.
    pub words: Vec<Option<WordsView>>,
    /// Kind of the following question that asks for them.
    pub words_kind: String,
    /// Whether one plan should answer all waiting questions of this kind to this seat, in their order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
}

/// Something that can be used in a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlanChip {
    /// Its name.
    pub name: String,
    /// Whose it is: "your aspect", "scene", "free tag".
    pub note: String,
    /// Whether it costs nothing.
    pub free: bool,
    /// Number of points that it costs.
    pub points: u8,
    /// Index of the choice that adds to the total; `null` if that is not possible now.
    pub plus: Option<usize>,
    /// What that adds.
    pub value: i8,
    /// Index of the choice that rolls again; `null` if that is not possible now.
    pub again: Option<usize>,
    /// Why neither is possible now.
    pub barred: Option<Barred>,
}

/// A plan that is worth proposing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuggestionView {
    /// The plan in words, with its effect.
    pub label: String,
    /// Indexes of the chips, all used to add to the total.
    pub chips: Vec<usize>,
    /// Number of points that it costs.
    pub points: u8,
}

/// A question that will come, and its answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AfterView {
    /// Kind of question.
    pub kind: String,
    /// The question in one sentence.
    pub sentence: String,
    /// Its answers.
    pub choices: Vec<ChoiceView>,
    /// The answers, for the steps of a plan.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(inline))]
    pub answers: Vec<CommandText>,
    /// Index of the default choice.
    pub usual: Option<usize>,
    /// Texts that a following question asks for, by the index of the choice that leads to it.
    pub words: Vec<Option<WordsView>>,
    /// Kind of the following question that asks for them.
    pub words_kind: String,
}

/// A habit applied to a later question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HabitStep {
    /// Kind of question.
    pub kind: String,
    /// Name of the habit.
    pub habit: String,
    /// What it does, in words.
    pub label: String,
    /// Whether it is proposed.
    pub on: bool,
    /// To how many questions of that kind it can be applied.
    pub most: u8,
}

/// A question that the table answered by itself, and that can still be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReopenView {
    /// The record that holds the answer.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// Place of the answer in that record. Players count only the answers that the table gave for them, from 0.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: usize,
    /// Kind of question.
    pub kind: String,
    /// The seat that was not asked.
    pub seat: u8,
    /// Name of the person at that seat.
    pub name: String,
    /// Whether it is the viewer's own seat.
    pub mine: bool,
}

/// Answers that are too many to list. They are sent as the words of a choice. For `many`, these are the
/// numbers of the options, `3,5`, or `-` for none; for `numbers`, those that differ from the proposal,
/// `5=20,3=18`; for a `number`, `12`; for a `range`, `3-10`. Without words, the choice stands for the
/// proposal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PickView {
    /// `many`, `numbers`, `number` or `range`.
    pub kind: String,
    /// Index of the choice that represents these answers.
    pub choice: usize,
    /// The options to select from, or to assign numbers to.
    pub options: Vec<PickOption>,
    /// Maximal sum of [`PickOption::room`]; `null` if there is no limit.
    pub limit: Option<u16>,
    /// The minimum.
    pub min: u16,
    /// The maximum.
    pub max: u16,
    /// The proposed number, or the proposed lower end of a range.
    pub low: Option<u16>,
    /// The proposed upper end of a range.
    pub high: Option<u16>,
}

/// An option of a [`PickView`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PickOption {
    /// Number of the option.
    pub id: WireId,
    /// Label of the option.
    pub label: String,
    /// Additional information.
    pub note: String,
    /// Heading of the group that the option belongs to.
    pub group: String,
    /// How much of the limit it takes.
    pub room: u8,
    /// Whether the proposal selects it.
    pub on: bool,
    /// The proposed number.
    pub number: Option<u16>,
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChoiceView {
    /// Action and effect.
    pub label: String,
    /// What it costs or gains; `null` if it is free.
    pub price: Option<String>,
    /// Id of the rule.
    pub rule: String,
    /// Why it cannot be chosen now; `null` if it can.
    pub barred: Option<Barred>,
    /// The text that goes with it, if any.
    pub words: Option<WordsView>,
    /// How to show it: `plain`, `invoke`, `reroll`, `pass`, `box`, `consequence`, `out`, `skill`, `full`,
    /// `rung`, `yes`, `no`.
    pub shape: String,
    /// Its chance, if it is available at once; otherwise request `odds`.
    pub chance: Option<Chance>,
    /// What is rolled with after this answer, without the dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<super::PartView>>", optional))]
    pub parts: Vec<super::PartView>,
}

/// A text that goes with an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WordsView {
    /// Label of the text.
    pub label: String,
    /// Whether it may be left empty.
    pub optional: bool,
    /// Maximal number of characters.
    pub max: u32,
}

/// A pending roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RollView {
    /// Name of the dice.
    pub dice: String,
    /// The possible faces of each die.
    pub faces: Vec<Vec<i8>>,
    /// Names of the dice if they differ: "light", "dark". Absent for equal dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// The command to type if people roll elsewhere: `/roll 1-20` in a game client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The viewer's number of its record.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// Index of the line within the record.
    pub n: u16,
    /// Time, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Kind of line.
    pub kind: LineKind,
    /// The text of the line.
    pub text: String,
    /// The parts of its numbers, each with its rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<super::PartView>,
    /// A short text to paste elsewhere, such as into the chat of a game client: the action and its result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paste: Option<String>,
    /// The round whose result it tells: such lines make a block for the chat of a game client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub round: Option<u32>,
    /// The rolled dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceView>,
    /// Index of these dice among the rolls of the record, if the viewer may set them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<u16>,
    /// The seat that caused it, if that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The actor that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actor: Option<WireId>,
    /// Whether it is visible only to some viewers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    /// Whether it is undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// The first record of the action that it belongs to: undoing from there takes the whole action back.
    /// Absent for lines that are not part of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number | undefined"))]
    pub act: Option<u64>,
    /// The result against one of several opponents. What comes of an action that has more than one of them is all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub outcome: Option<OneResultView>,
    /// Who keeps it for the recap, at the time at which the lines were asked for. Lines that are sent as they happen do not
    /// have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub kept: Option<KeptView>,
    /// What it means for the story. It is not sent.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub beat: Option<crate::Beat>,
}

/// The result against one of several opponents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OneResultView {
    /// The name of the character who rolled.
    pub name: String,
    /// What came of it: "beats the guard by 2".
    pub words: String,
}

/// That a line is kept for the recap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeptView {
    /// The person who keeps it.
    pub name: String,
    /// A sentence about it; may be empty.
    pub words: String,
}

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// An event of the game.
    Event,
    /// An effect that ended by itself: spin, a block, full defense.
    Lapse,
    /// A fact that the game master set.
    Set,
    /// A roll.
    Roll,
    /// What came of an action.
    Result,
    /// Whose turn it is.
    Turn,
    /// A note of a person, or without a seat, a remark of the rules.
    Note,
    /// Seats, settings, pause.
    House,
    /// Something that was undone.
    Undo,
    /// An abandoned procedure.
    Abandoned(Abandoned),
}

/// A setting, with its description.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SettingView {
    /// Name of the setting.
    pub name: String,
    /// Label of the setting.
    pub label: String,
    /// Its effect.
    pub text: String,
    /// Id of the rule that it is based on.
    pub rule: String,
    /// The possible values.
    pub kind: super::FieldKind,
    /// The current value.
    #[cfg_attr(feature = "ts", ts(type = "boolean | number | string"))]
    pub value: serde_json::Value,
    /// The default value.
    #[cfg_attr(feature = "ts", ts(type = "boolean | number | string"))]
    pub default: serde_json::Value,
}

/// A kind of question, which each person can switch off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PromptView {
    /// The kind, as in questions and in the policies of seats.
    pub kind: String,
    /// What it is about.
    pub label: String,
}

/// A scene, in the form of its system.
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
