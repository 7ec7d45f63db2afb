//! Parts that views of all systems are made of.

use schwung_log::Origin;
use schwung_table::WireId;
use serde::{Deserialize, Serialize};

/// Why something is not legal now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Barred {
    /// The obstacle, in the reader's language.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// Rolled dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceView {
    /// Name of the dice.
    pub dice: String,
    /// The faces.
    pub faces: Vec<i8>,
    /// The result that the rules use.
    pub total: i32,
    /// Origin of the dice.
    pub origin: Origin,
    /// The faces in words, in the reader's language: "plus, blank, minus, plus".
    pub words: String,
    /// Names of the dice if they differ: "light", "dark". Absent for equal dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// Indexes of the dice that were rolled again, so that others count in their place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<u8>,
}

/// A side of characters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FactionView {
    /// Number of the side.
    pub side: WireId,
    /// Name of the side.
    pub name: String,
}

/// An exact probability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chance {
    /// Number of ways that are good for the person who asks.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub good: u64,
    /// Total number of ways.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: u64,
    /// The probability in whole percent; 0 or 100 only if it is certain.
    pub percent: u8,
    /// What counts as good, in the reader's language: "no hit", "success".
    pub label: String,
    /// Numbers of shifts, and in how many ways each occurs.
    #[cfg_attr(feature = "ts", ts(type = "[number, number][]"))]
    pub shifts: Vec<(i16, u64)>,
    /// All outcomes from best to worst, if there are more than two.
    pub levels: Vec<ChanceLevel>,
    /// Related facts, in the reader's language: damage, price, reloading.
    pub notes: Vec<String>,
    /// The same if something is added after the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub raised: Option<RaisedChance>,
}

/// The chance of an answer if something is added after the dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RaisedChance {
    /// The probability in whole percent; 0 or 100 only if it is certain.
    pub percent: u8,
    /// What is added and what it costs, in the reader's language: "with 1 FP +2".
    pub label: String,
}

/// A condition, with its rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChipView {
    /// Machine-readable kind. For characters `prone`, `cover`, `held`, `holds`, `helpless`, `blinded`,
    /// `distracted`, `surprised`, `afraid`, `dodging`, `running`, `sprinting`, `at_one`, `down`, `out`,
    /// `damaged`, `cruel`, `adapted`, `hidden`, `lowered`, `boosted`; for turns those of [`PlaceView::state`]
    /// and `forced`, `shared`, `late`; for scenes `dark`, `underwater`, `weightless`.
    pub kind: String,
    /// The condition in words: "held by Sorel".
    pub text: String,
    /// When it ends by itself, in words; empty if it does not.
    pub until: String,
    /// Id of the rule.
    pub rule: String,
}

/// A part of a number, with its rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PartView {
    /// The part in words: "+3 Athletics".
    pub text: String,
    /// Id of the rule.
    pub rule: Option<String>,
    /// Its name, without the number; absent where only `text` is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its value; absent where only `text` is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
}

/// One of several outcomes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChanceLevel {
    /// Name of the outcome, in the reader's language: "critical", "fumble".
    pub label: String,
    /// Number of ways, out of the total of the chance.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ways: u64,
    /// The probability in whole percent; 0 or 100 only if it is certain.
    pub percent: u8,
}
