//! Luck and decisions of a fight that was fought.

use schwung_log::Audience;
use schwung_table::WireId;
use serde::{Deserialize, Serialize};

/// A number with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EstimateView {
    /// The number.
    pub value: f64,
    /// The standard error; 0 if the number is exact.
    pub error: f64,
}

/// The analysis of a fight. Chances are between 0 and 1; changes of chances between -1 and 1.
///
/// Players and spectators get the analyses of fights that are over and that the game master has opened to them: the chances
/// of all sides, and those characters, moments and costs that they may see. Without such a fight, `fight` is 0 and only
/// `dice` has entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InsightView {
    /// Id of the book.
    pub system: String,
    /// Title of the table.
    pub title: String,
    /// Number of the fight, from 1, among those whose analyses the viewer may see.
    pub fight: u32,
    /// Number of fights whose analyses the viewer may see.
    pub fights: u32,
    /// The viewer's number of the record with which the fight begins; 0 if there is no fight.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begin: u64,
    /// To whom the game master has opened it.
    pub to: Audience,
    /// Whether the viewer shares the part about their own characters.
    pub shares: bool,
    /// Whether the fight is over. Otherwise the last point is the current state.
    pub is_over: bool,
    /// Whether the chances are exact. Otherwise they are shares of the fights that were played on.
    pub is_exact: bool,
    /// Number of fights played on from each point.
    pub runs: u32,
    /// The basis of the numbers: how they were found, and by which habits fights were played on, as far as the viewer may
    /// know.
    pub basis: String,
    /// The fight in one sentence.
    pub summary: String,
    /// Each side, with its balance.
    pub sides: Vec<BalanceView>,
    /// The chances in the course of the fight, starting with its beginning.
    pub points: Vec<PointView>,
    /// The rolls that helped most: the luckiest first, at most three.
    pub luckiest: Vec<MomentView>,
    /// The commands and answers that cost most: the most expensive first, at most three.
    pub costliest: Vec<MomentView>,
    /// Each character, with the effect of its dice and decisions, and what the fight cost it.
    pub characters: Vec<CharacterInsightView>,
    /// What the fight cost each side: one entry for each resource that changed.
    pub costs: Vec<SideCostView>,
    /// The dice of each person, as far as the viewer may see them: in this fight, in the evening, and in all evenings of the
    /// table. A longer span is left out if it has no other rolls.
    pub dice: Vec<DiceInsightView>,
}

/// The balance of a side: beginning + luck + decisions + by hand = end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BalanceView {
    /// Name of the side.
    pub label: String,
    /// Its chance at the beginning.
    pub beginning: EstimateView,
    /// The effect of all dice.
    pub luck: EstimateView,
    /// The effect of all commands and answers.
    pub decisions: EstimateView,
    /// The effect of facts that the game master set.
    pub by_hand: EstimateView,
    /// Its chance at the end: 1 if it has won, 0 if it has lost.
    pub end: EstimateView,
}

/// The cause of a change in the chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum InsightKind {
    /// The beginning of the fight.
    Beginning,
    /// Dice.
    Luck,
    /// A command or an answer.
    Decision,
    /// Something that the game master set.
    ByHand,
}

/// A point in the course of a fight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointView {
    /// The viewer's number of the record that led here.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// The cause.
    pub kind: InsightKind,
    /// What happened, in the words of the log.
    pub text: String,
    /// The chance of each side, in the order of [`InsightView::sides`].
    pub chances: Vec<EstimateView>,
    /// The change of the first side's chance.
    pub change: EstimateView,
    /// The expected value at the end of each entry of [`InsightView::costs`].
    pub costs: Vec<EstimateView>,
    /// Whether it is one of the turning points.
    pub turns: bool,
}

/// A roll, a command or an answer that mattered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MomentView {
    /// The viewer's number of its record.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// The change of the chance of the character's own side.
    pub change: EstimateView,
    /// What happened and what it changed, in one sentence.
    pub sentence: String,
    /// For an answer, all that were possible; for a command, the most promising ones. Each with the chance of the character's
    /// own side; best first. Empty if there was no choice, or none that the viewer may know.
    pub answers: Vec<AnswerInsightView>,
}

/// An answer or a command that was possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnswerInsightView {
    /// The answer or command, in words.
    pub label: String,
    /// Whether it was given.
    pub given: bool,
    /// The chance of the side of the character who decides.
    pub chance: EstimateView,
}

/// The effect of a character's dice and decisions on the chance of its side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CharacterInsightView {
    /// The character.
    pub actor: WireId,
    /// Its name.
    pub name: String,
    /// Name of its side.
    pub side: String,
    /// The effect of its dice.
    pub luck: EstimateView,
    /// The effect of its commands and answers.
    pub decisions: EstimateView,
    /// What the fight cost it, no matter whose dice and decisions caused it. For players and spectators, only that of
    /// players' characters.
    pub costs: Vec<CostShareView>,
}

/// What a fight cost a side, summed over its characters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SideCostView {
    /// Name of the side.
    pub side: String,
    /// The cost.
    #[serde(flatten)]
    pub cost: CostShareView,
}

/// What a fight cost in one resource: expected + luck + decisions + by hand = after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CostShareView {
    /// The resource.
    pub gauge: String,
    /// The value at the beginning.
    pub before: i32,
    /// The value that was expected at the end.
    pub expected: EstimateView,
    /// The effect of dice.
    pub luck: EstimateView,
    /// The effect of decisions.
    pub decisions: EstimateView,
    /// The effect of facts set by hand.
    pub by_hand: EstimateView,
    /// The value at the end.
    pub after: EstimateView,
}

/// A span of time in which rolls are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceSpan {
    /// The fight.
    Fight,
    /// The last evening: the rolls since the last four hours without any.
    Evening,
    /// All evenings of the table.
    Table,
    /// All tables of a campaign.
    Campaign,
}

/// The dice of one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceInsightView {
    /// The span in which they were rolled.
    pub span: DiceSpan,
    /// Name of the person.
    pub name: String,
    /// Name of the dice.
    pub dice: String,
    /// Number of rolls.
    pub rolls: u32,
    /// The mean of all rolls.
    pub mean: f64,
    /// The expected mean.
    pub expected: f64,
    /// The chance of a sum as high as this one or higher.
    pub at_least: f64,
    /// The chance of a sum as low as this one or lower.
    pub at_most: f64,
    /// Whether that is within chance, in one sentence.
    pub sentence: String,
}

/// Progress of an analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum InsightNews {
    /// A preliminary result, which becomes more precise.
    SoFar(Box<InsightView>),
    /// The analysis is complete.
    Done(Box<InsightView>),
}

/// The original fight of a what-if, and the one that continues in it: two analyses with the same dice wherever the same rolls
/// are made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoursesView {
    /// The viewer's number of the first record that did not happen in the what-if.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: u64,
    /// The viewer's number of the first record with which habits play on; `null` if only people have played.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub by_habit: Option<u64>,
    /// The fight as it was fought.
    pub original: InsightView,
    /// The fight in the what-if, with the same number of fights played on.
    pub fork: InsightView,
}

/// Progress of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CoursesNews {
    /// A preliminary result, which becomes more precise.
    SoFar(Box<CoursesView>),
    /// The comparison is complete.
    Done(Box<CoursesView>),
}
