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
/// Players and spectators get those of fights that are over and that the game master has opened to them: the chances of all
/// sides, and of characters, moments and costs those that they may see. Without such a fight, `fight` is 0 and only `dice`
/// has something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InsightView {
    /// Id of the book.
    pub system: String,
    /// Title of the table.
    pub title: String,
    /// Which fight of the table it is, from 1, among those whose analyses the viewer may see.
    pub fight: u32,
    /// How many fights there are whose analyses the viewer may see.
    pub fights: u32,
    /// The viewer's number of the record with which the fight begins; 0 if there is no fight.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begin: u64,
    /// To whom the game master has opened it.
    pub to: Audience,
    /// Whether the viewer shares the part about the own characters.
    pub shares: bool,
    /// Whether the fight is over. Otherwise the last point is the present.
    pub is_over: bool,
    /// Whether the chances are exact. Otherwise they are the share of fights that were played on.
    pub is_exact: bool,
    /// Number of fights played on from each point.
    pub runs: u32,
    /// What the numbers rest on: how they were found, and by which habits fights were played on, as far as the viewer may know.
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
    /// Each character, with what its dice and decisions did and what the fight cost it.
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
    /// What all dice changed.
    pub luck: EstimateView,
    /// What all commands and answers changed.
    pub decisions: EstimateView,
    /// What the game master set by hand.
    pub by_hand: EstimateView,
    /// Its chance at the end: 1 if it has won, 0 if it has lost.
    pub end: EstimateView,
}

/// What changed the chances.
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
    /// What led here.
    pub kind: InsightKind,
    /// What happened, in the words of the log.
    pub text: String,
    /// The chance of each side, in the order of [`InsightView::sides`].
    pub chances: Vec<EstimateView>,
    /// By how much it changed the chance of the first side.
    pub change: EstimateView,
    /// Of each entry of [`InsightView::costs`], what is to be expected at the end.
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
    /// By how much it changed the chance of the character's own side.
    pub change: EstimateView,
    /// What happened and what it changed, in one sentence.
    pub sentence: String,
    /// For an answer, all that were possible; for a command, the most promising ones. Each with the chance of the own side; best
    /// first. Empty if there was no choice, or none that the viewer may know.
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

/// What the dice and decisions of a character did to the chance of its side.
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
    /// What its dice changed.
    pub luck: EstimateView,
    /// What its commands and answers changed.
    pub decisions: EstimateView,
    /// What the fight cost it, whoever's dice and decisions changed it. For players and spectators only that of players' characters.
    pub costs: Vec<CostShareView>,
}

/// What a fight cost a side, summed over its characters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SideCostView {
    /// Name of the side.
    pub side: String,
    /// What it cost.
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
    /// What was there at the beginning.
    pub before: i32,
    /// What was to be expected at the end.
    pub expected: EstimateView,
    /// What the dice changed.
    pub luck: EstimateView,
    /// What decisions changed.
    pub decisions: EstimateView,
    /// What was set by hand.
    pub by_hand: EstimateView,
    /// What is there at the end.
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
    /// The last evening: the rolls since nobody had rolled for four hours.
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
    /// Where they were rolled.
    pub span: DiceSpan,
    /// Name of the person.
    pub name: String,
    /// Name of the dice.
    pub dice: String,
    /// Number of rolls.
    pub rolls: u32,
    /// The mean of all rolls.
    pub mean: f64,
    /// The mean that was to be expected.
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
    /// What is known so far. It becomes more precise.
    SoFar(Box<InsightView>),
    /// The analysis is complete.
    Done(Box<InsightView>),
}

/// The fight that a what-if left, and the one that goes on in it: two analyses with the same dice wherever the same is rolled.
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
    /// The fight in the what-if, by as many fights played on.
    pub fork: InsightView,
}

/// Progress of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CoursesNews {
    /// What is known so far. It becomes more precise.
    SoFar(Box<CoursesView>),
    /// The comparison is complete.
    Done(Box<CoursesView>),
}
