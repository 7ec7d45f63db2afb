//! How rolls, actions and whole conflicts may go.

use serde::{Deserialize, Serialize};

/// The exact odds of a roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OddsView {
    /// The roll, as it is understood.
    pub notation: String,
    /// All ways, as text: there may be more than a number holds.
    pub denominator: String,
    /// The mean, as text with six digits.
    pub mean: String,
    /// Ways that lead elsewhere, as text: what has no end is counted up to a bound.
    pub rest: String,
    /// Each result, the least first; no more than the first 2,000.
    pub outcomes: Vec<OutcomeView>,
}

/// A result of a roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OutcomeView {
    /// The number: a decimal where it ends, else a fraction.
    pub value: String,
    /// In how many ways it comes, as text.
    pub ways: String,
    /// Its share of all, in percent with four digits.
    pub percent: String,
    /// The share of this or more, in percent with four digits.
    pub at_least: String,
}

/// How often something came, or its chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShareView {
    /// What: a side, a number, a state. In the reader's language.
    pub label: String,
    /// How often, or in how many ways. As text where it may be larger than a number holds.
    pub count: String,
    /// The share of all, from 0 to 1.
    pub share: f64,
}

/// How numbers spread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SpreadView {
    /// What is counted, in the reader's language.
    pub label: String,
    /// What it was at the start, if it had a number then.
    pub before: Option<i32>,
    /// The mean.
    pub mean: f64,
    /// Each number and its share of all, the least first.
    pub bars: Vec<(i32, f64)>,
}

/// What a conflict does to somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CostView {
    /// Who.
    pub name: String,
    /// The side.
    pub side: String,
    /// The share of fights at whose end it is out.
    pub out: f64,
    /// Its policy, in words.
    pub policy: String,
    /// What is left of what it has.
    pub gauges: Vec<SpreadView>,
}

/// A conflict that was fought out many times over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SimulationView {
    /// Id of the book.
    pub system: String,
    /// What the scene is called.
    pub title: String,
    /// How often it was fought.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub runs: u64,
    /// Where the dice began: the same seed gives the same result.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seed: u64,
    /// Who is the last to stand, in how many fights.
    pub wins: Vec<ShareView>,
    /// How many rounds it takes.
    pub rounds: SpreadView,
    /// What it costs each one.
    pub costs: Vec<CostView>,
}

/// How far a simulation is, or what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SimulationNews {
    /// So many fights are over.
    Progress(ProgressView),
    /// All are over.
    Done(Box<SimulationView>),
}

/// How far a simulation is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProgressView {
    /// How many fights are over.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub done: u64,
    /// Of how many.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: u64,
}

/// How an action may come out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActionView {
    /// What is done about points, in words: nothing spent, …
    pub label: String,
    /// The chance of success, from 0 to 1.
    pub success: f64,
    /// The ways in which it succeeds, as text.
    pub ways: String,
    /// All ways, as text.
    pub of: String,
    /// By how much whoever acts is ahead, below zero where behind; and the share of each.
    pub leads: Vec<(i32, f64)>,
    /// What it does to whom.
    pub changes: Vec<ChangeView>,
}

/// What an action may do to somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangeView {
    /// Who.
    pub name: String,
    /// What may change.
    pub spread: SpreadView,
}

/// A conflict whose chances are known exactly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolutionView {
    /// Id of the book.
    pub system: String,
    /// What the scene is called.
    pub title: String,
    /// The chance of each side to be the last to stand.
    pub wins: Vec<ShareView>,
    /// Positions at the beginning of turns.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub positions: usize,
    /// How far a chance may be off.
    pub error: f64,
    /// What is best where, the most important first.
    pub advice: Vec<AdviceView>,
}

/// The best answer in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdviceView {
    /// How those who fight stand.
    pub position: Vec<String>,
    /// The question.
    pub question: String,
    /// The answers with the chance to win, the best first.
    pub answers: Vec<ShareView>,
}
