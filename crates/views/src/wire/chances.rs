//! Probabilities of rolls, actions and whole conflicts.

use serde::{Deserialize, Serialize};

/// The exact odds of a roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OddsView {
    /// The roll in normalised notation.
    pub notation: String,
    /// Total number of ways, as text: it may exceed the range of a number.
    pub denominator: String,
    /// The mean, as text with six decimal places.
    pub mean: String,
    /// Number of ways without a result, as text: notations without an end are expanded up to a limit.
    pub rest: String,
    /// The results in ascending order; at most the first 2,000.
    pub outcomes: Vec<OutcomeView>,
}

/// One result of a roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OutcomeView {
    /// The value: a finite decimal number, or else a fraction.
    pub value: String,
    /// Number of ways to get it, as text.
    pub ways: String,
    /// Probability of this result, in percent with four decimal places.
    pub percent: String,
    /// Probability of this result or a higher one, in percent with four decimal places.
    pub at_least: String,
}

/// The frequency of something, or its probability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShareView {
    /// What it is: a side, a number, a state. In the reader's language.
    pub label: String,
    /// Count of occurrences, or number of ways. As text, because it may exceed the range of a number.
    pub count: String,
    /// Share of the total, from 0 to 1.
    pub share: f64,
}

/// A distribution of numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SpreadView {
    /// The quantity, in the reader's language.
    pub label: String,
    /// Its value at the start, if it had one then.
    pub before: Option<i32>,
    /// The mean.
    pub mean: f64,
    /// Each number and its share of the total, in ascending order.
    pub bars: Vec<(i32, f64)>,
}

/// The effect of a conflict on a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CostView {
    /// Name of the character.
    pub name: String,
    /// Name of its side.
    pub side: String,
    /// Share of fights after which it is out, from 0 to 1.
    pub out: f64,
    /// Its policy, in words.
    pub policy: String,
    /// What is left of each of its resources.
    pub gauges: Vec<SpreadView>,
}

/// The result of simulating a conflict many times.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SimulationView {
    /// Id of the book.
    pub system: String,
    /// Title of the scene.
    pub title: String,
    /// Number of simulated fights.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub runs: u64,
    /// Seed of the random generator: the same seed gives the same result.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seed: u64,
    /// How many fights each side won by being the last to stand.
    pub wins: Vec<ShareView>,
    /// Duration in rounds.
    pub rounds: SpreadView,
    /// The effect on each character.
    pub costs: Vec<CostView>,
    /// Remarks on what distorts the result: characters that have nothing to attack with.
    pub remarks: Vec<String>,
}

/// Progress of a simulation, or its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SimulationNews {
    /// The simulation is running.
    Progress(ProgressView),
    /// The simulation is complete.
    Done(Box<SimulationView>),
}

/// Progress of a simulation, or of a search for encounters.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProgressView {
    /// Number of fights, or of steps of the search, that are over.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub done: u64,
    /// Their total number.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: u64,
}

/// Chances of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActionView {
    /// How points are used, in words: nothing spent, …
    pub label: String,
    /// Probability of success, from 0 to 1.
    pub success: f64,
    /// Number of ways to succeed, as text.
    pub ways: String,
    /// Total number of ways, as text.
    pub of: String,
    /// Distribution of the acting character's lead, which is negative if behind: each lead and its share.
    pub leads: Vec<(i32, f64)>,
    /// Possible effects on characters.
    pub changes: Vec<ChangeView>,
}

/// The possible effect of an action on a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangeView {
    /// Name of the character.
    pub name: String,
    /// The quantity that may change.
    pub spread: SpreadView,
}

/// A conflict whose chances are computed exactly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolutionView {
    /// Id of the book.
    pub system: String,
    /// Title of the scene.
    pub title: String,
    /// Probability of each side to be the last to stand.
    pub wins: Vec<ShareView>,
    /// Number of distinct positions at the beginning of turns.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub positions: usize,
    /// Maximum error of a probability.
    pub error: f64,
    /// The best answers in selected positions, the most important first.
    pub advice: Vec<AdviceView>,
}

/// The best answer in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdviceView {
    /// Status of the fighters.
    pub position: Vec<String>,
    /// The question in that position.
    pub question: String,
    /// The answers with the probability of winning, best first.
    pub answers: Vec<ShareView>,
}
