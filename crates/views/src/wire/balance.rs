//! Encounters that reach a wanted chance and cost.

use serde::{Deserialize, Serialize};

use super::ProgressView;

/// A figure with its confidence interval. All intervals of a [`ProposalsView`] contain the true figures together in 99 of
/// 100 cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct IntervalView {
    /// The figure in the simulated fights.
    pub value: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The forecast of a fight for the side that is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OutlookView {
    /// The chance to win, from 0 to 1.
    pub win: IntervalView,
    /// The average cost of the fight: see [`ProposalsView::cost`].
    pub cost: IntervalView,
}

/// A variant of an encounter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProposalView {
    /// The changes, in words; empty if the encounter is right as it is.
    pub changes: Vec<String>,
    /// Its forecast.
    pub forecast: OutlookView,
    /// The encounter file.
    pub body: String,
}

/// Proposals for an encounter with a wanted chance and cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProposalsView {
    /// Id of the book.
    pub system: String,
    /// The side whose chance and cost they are.
    pub side: String,
    /// The unit of the cost, summed over the characters of the side: new consequences in Fate, lost endurance in
    /// ZeroSpace, lost life points in Dämmersturm.
    pub cost: String,
    /// The forecast of the encounter as it is.
    pub now: OutlookView,
    /// Whether the proposals meet the wanted chance and cost. Otherwise they are the nearest that were found.
    pub reached: bool,
    /// The same as a sentence.
    pub verdict: String,
    /// The proposals, at most five: those that change least first, or the nearest first.
    pub proposals: Vec<ProposalView>,
    /// Number of encounters that were tried.
    pub tried: usize,
    /// Number of fights that were simulated.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub fights: u64,
    /// Seed of the dice: the same seed gives the same proposals.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seed: u64,
    /// Remarks on what distorts the forecasts: characters that have nothing to attack with.
    pub remarks: Vec<String>,
}

/// Progress of a search, or its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProposalsNews {
    /// The search is running.
    Progress(ProgressView),
    /// The search is complete.
    Done(Box<ProposalsView>),
}
