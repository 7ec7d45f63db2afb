//! What play is waiting for, and how it can be answered.

use schwung_log::QuestionId;
use schwung_table::WireId;
use serde::{Deserialize, Serialize};

use super::{Barred, Chance, CommandText, PartView};

/// What play is waiting for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Waiting {
    /// A sentence that says what play is waiting for and whom, as far as the viewer may know.
    pub sentence: String,
    /// The seats that are asked. Instead of seats that nobody has taken, or whose person is absent, the game master's is
    /// asked.
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
    /// The question as addressed to the person who is asked; absent if there is no such wording.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<String>,
    /// What the asked person can still add after the roll that follows; absent if there is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub afterwards: Option<String>,
    /// Further decisions that the same answer can settle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Box<PlanView>>,
    /// The action that the game master is to rule on, while nothing else shows it: "Tom tries a maneuver on the guard: “Blinded”".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub attempt: Option<String>,
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
    /// The aspects and other means that can be combined in one plan.
    pub chips: Vec<PlanChip>,
    /// Plans that are worth proposing, best first.
    pub suggested: Vec<SuggestionView>,
    /// A later question of the same exchange, such as how a hit is absorbed, if nothing more is added.
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
    /// Its bearer or origin: "your aspect", "scene", "free tag".
    pub note: String,
    /// Whether it costs nothing.
    pub free: bool,
    /// Number of points that it costs.
    pub points: u8,
    /// Index of the choice that adds to the total; `null` if that is not possible now.
    pub plus: Option<usize>,
    /// The value that it adds.
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

/// A question to come, and its answers.
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
    /// Its effect, in words.
    pub label: String,
    /// Whether it is proposed.
    pub on: bool,
    /// Number of questions of that kind to which it can be applied.
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
    /// Maximum sum of [`PickOption::room`]; `null` if there is no limit.
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
    /// The part of the limit that it takes.
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
    /// `rung`, `yes`, `no`; `aside` and `never` also say what is asked in future, `never`
    /// until it is taken back.
    pub shape: String,
    /// Its chance, if it is available at once; otherwise request `odds`.
    pub chance: Option<Chance>,
    /// The parts of the roll after this answer, without the dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<PartView>>", optional))]
    pub parts: Vec<PartView>,
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
    /// Maximum number of characters.
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
