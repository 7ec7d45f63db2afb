//! Lines of the log.

use schwung_log::Abandoned;
use schwung_table::WireId;
use serde::{Deserialize, Serialize};

use super::{DiceView, PartView};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The viewer's number of its record.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// Index of the line within the record.
    pub n: u16,
    /// Time, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Kind of line.
    pub kind: LineKind,
    /// The text of the line.
    pub text: String,
    /// The parts of its numbers, each with its rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<PartView>,
    /// A short text to paste elsewhere, such as into the chat of a game client: the action and its result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paste: Option<String>,
    /// The round whose result it reports. Such lines form a block for the chat of a game client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub round: Option<u32>,
    /// The rolled dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceView>,
    /// Index of these dice among the rolls of the record, if the viewer may set them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<u16>,
    /// The seat that caused it, if that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The actor that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actor: Option<WireId>,
    /// Whether it is visible only to some viewers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    /// Whether it is undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// The first record of the action that it belongs to: undoing from there takes the whole action back.
    /// Absent for lines that are not part of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number | undefined"))]
    pub act: Option<u64>,
    /// One of several results of an action, such as that against one of several opponents. All of them together are the
    /// result of the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub outcome: Option<OneResultView>,
    /// Who keeps it for the recap, at the time of the request. Lines that are sent as they happen do not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub kept: Option<KeptView>,
    /// What it means for the story. It is not sent.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub beat: Option<crate::Beat>,
}

/// One of several results of an action, such as that against one of several opponents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OneResultView {
    /// The name of the character that it is about.
    pub name: String,
    /// The result: "beats the guard by 2".
    pub words: String,
    /// How the words are told.
    #[serde(default, skip_serializing_if = "ResultKind::is_phrase")]
    #[cfg_attr(feature = "ts", ts(as = "Option<ResultKind>", optional))]
    pub kind: ResultKind,
}

/// How one of several results is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ResultKind {
    /// The words continue the name. Several results stand in one list.
    #[default]
    Phrase,
    /// A sentence about an effect. It replaces the phrase right before it and earlier effects on the same character.
    Effect,
    /// A sentence that is told beside the result of the action. If the line of the result has such words, they replace its
    /// text.
    Beside,
}

impl ResultKind {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_phrase(&self) -> bool {
        *self == ResultKind::Phrase
    }
}

/// The mark of a line that is kept for the recap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeptView {
    /// The person who keeps it.
    pub name: String,
    /// A sentence about it; may be empty.
    pub words: String,
}

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// An event of the game.
    Event,
    /// An effect that ended by itself: spin, a block, full defense.
    Lapse,
    /// A fact that the game master set.
    Set,
    /// A roll.
    Roll,
    /// The result of an action.
    Result,
    /// Whose turn it is.
    Turn,
    /// A note of a person, or without a seat, a remark of the rules.
    Note,
    /// Seats, settings, pause, and announcements before an action: that a habit acts, or that the game master allows it.
    House,
    /// Something that was undone.
    Undo,
    /// An abandoned procedure.
    Abandoned(Abandoned),
}
