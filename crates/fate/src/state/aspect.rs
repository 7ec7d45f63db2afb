//! Aspects in play, among them consequences.

use schwung_table::{Known, Line, Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{ActorId, AspectId, Track, Wording, ZoneId};

/// An aspect in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aspect {
    /// Its id.
    pub id: AspectId,
    /// Its wording.
    pub text: Wording,
    /// Its bearer.
    pub bearer: Bearer,
    /// Its kind and lifetime.
    pub kind: AspectKind,
    /// Whether it is hidden from everybody but the game master and those in `known`.
    pub hidden: bool,
    /// Bit mask of the seats that know it although it is hidden.
    pub known: u32,
    /// The actor who has a free tag on it.
    pub free_tag: Option<ActorId>,
}

/// The bearer of an aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bearer {
    /// The whole scene.
    #[known(all)]
    Scene,
    /// A zone.
    #[known(0)]
    Zone(ZoneId),
    /// A character or a group.
    #[known(0)]
    #[line(about(0))]
    Actor(ActorId),
}

/// The kind of an aspect, which determines its lifetime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AspectKind {
    /// Created by the game master.
    Framed,
    /// Temporary, and removed by the first tag.
    Fragile,
    /// Temporary, and can be tagged several times.
    Sticky,
    /// A consequence.
    Consequence {
        /// Its severity.
        severity: Severity,
        /// The stress track that it belongs to.
        track: Track,
        /// Number of the scene in which it was taken.
        scene: u16,
        /// Whether it was carried into a session that followed without a break.
        carried: bool,
    },
}

/// The severity of a consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Recovers with a breather.
    Mild,
    /// Recovers within hours.
    Moderate,
    /// Recovers within days or weeks.
    Severe,
}

impl Aspect {
    /// Returns whether the person at `seat` knows it.
    //= malmsturm.tag.must-know
    pub fn is_known_to(&self, seat: Seat) -> bool {
        !self.hidden || seat.is_gm() || self.known >> seat.0.min(31) & 1 == 1
    }
}
