//! Why something was lost or earned.

use schwung_table::Names;
use serde::{Deserialize, Serialize};

use crate::Wording;

/// A condition that actors recover from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ailment {
    /// Blindness.
    Blind,
    /// Fear.
    Fear,
}

/// Why an action point was earned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PointReason {
    /// An especially entertaining, interesting or inventive contribution.
    Idea,
    /// A complication with serious consequences.
    Complication,
    /// A dramatic or comic setback.
    Setback,
    /// Acting on moral principles despite grave consequences.
    Morals,
    /// The game master overrode a roll.
    Overruled,
    /// Another reason.
    Other(Wording),
}

/// Why a hit costs endurance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Every hit costs one point.
    #[default]
    Hit,
    /// The weapon has a fixed damage.
    Weapon,
    /// The game master decided.
    Said,
}

/// The parts of a loss of endurance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blow {
    /// Points lost before adding the margin.
    pub base: u8,
    /// The reason for the base.
    pub cause: Cause,
    /// Points added by the margin of success.
    pub margin: u8,
}

impl Blow {
    /// The total number of points.
    #[inline]
    pub fn points(self) -> u8 {
        self.base.saturating_add(self.margin)
    }
}
