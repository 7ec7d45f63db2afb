//! A table as one viewer sees it.

use std::collections::BTreeMap;

use schwung_log::{Clock, DiceMode, Handout, PictureFor, Policy, SeatState, ShelfItem};
use schwung_table::{Asking, WireId};
use serde::{Deserialize, Serialize};

use super::{DaemmersturmScene, FateScene, HandedInView, ReopenView, Waiting, ZeroSpaceScene};
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
    /// What play is waiting for; `null` if a person can act.
    pub waiting: Option<Waiting>,
    /// Questions of the current or last exchange that the table answered by itself and this viewer may still ask for,
    /// newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reopen: Vec<ReopenView>,
    /// The current situation in one sentence: "It is Ravn's turn.", "Waiting for Tom: …".
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

/// The end of a conflict in which a side has nobody left who can act.
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
    /// Whether only the game master decides who plays whom.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub assigned: bool,
    /// The characters that the viewer, a player without one, may take.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<FreeCharacter>,
    /// Whether play is paused.
    pub paused: bool,
    /// Whether the X-card has been played.
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
    /// Submissions of players for approval, oldest first: the game master sees all, players their own.
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
    /// Set if this is a what-if: it is not part of the game, and must be recognizable as such wherever it is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub what_if: Option<WhatIfMark>,
    /// How actors decide while nobody plays them, if that was set: the game master sees all, players their own.
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
    /// Whether it is kept even if nobody continues it.
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
