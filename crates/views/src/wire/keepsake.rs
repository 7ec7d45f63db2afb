//! An evening as a keepsake.

use serde::{Deserialize, Serialize};

/// An evening of a table as a keepsake, in one language, with all headings: what everybody knows of it, or everything if the
/// game master asks for that. Events that were undone are not part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakeView {
    /// Title of the table.
    pub title: String,
    /// Name of the book.
    pub system_name: String,
    /// All evenings of the table, oldest first. An evening ends when nothing happens for four hours.
    pub evenings: Vec<EveningSpan>,
    /// Number of this evening among them, from 1; 0 for all of them.
    pub evening: u32,
    /// Time of its first and of its last line.
    pub span: EveningSpan,
    /// Whether it contains secrets.
    pub secrets: bool,
    /// What happened at the table that this one continues.
    pub before: Option<KeepsakeSection>,
    /// Who played whom.
    pub people: KeepsakeSection,
    /// The scenes and fights, in order.
    pub parts: Vec<KeepsakePart>,
    /// What was said and written.
    pub quotes: KeepsakeQuotes,
    /// Further sections: what was won and lost, the dice, what is still open, what comes next. None of them is empty.
    pub sections: Vec<KeepsakeSection>,
    /// The pictures.
    pub pictures: KeepsakePictures,
    /// Heading of [`KeepsakePart::lines`].
    pub course: String,
    /// The mark for what not everybody knows.
    pub secret: String,
    /// The text to show if nothing has happened; otherwise empty.
    pub empty: String,
}

/// Begin and end of an evening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningSpan {
    /// Time of its first line, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: i64,
    /// Time of its last line, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: i64,
}

/// A heading with paragraphs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakeSection {
    /// The heading.
    pub heading: String,
    /// The paragraphs.
    pub items: Vec<String>,
}

/// A scene or a fight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakePart {
    /// The heading.
    pub heading: String,
    /// Whether it is a fight or another conflict.
    pub fight: bool,
    /// How a fight went, in a sentence or two; otherwise empty.
    pub outcome: String,
    /// The turning points, in order.
    pub moments: Vec<KeepsakeLine>,
    /// Everything that happened, in order, the turning points included.
    pub lines: Vec<KeepsakeLine>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakeLine {
    /// What the log says.
    pub text: String,
    /// The dice in words; empty without dice.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub dice: String,
    /// Whether not everybody knows of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    /// Whether it continues the action of the line before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

/// What was said and written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakeQuotes {
    /// The heading.
    pub heading: String,
    /// The quotes, in order.
    pub quotes: Vec<KeepsakeQuote>,
}

/// Something that a person said or wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakeQuote {
    /// The words.
    pub words: String,
    /// The person, or the character that the words are about; may be empty.
    pub by: String,
    /// Whether not everybody knows them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
}

/// The pictures of an evening.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakePictures {
    /// The heading.
    pub heading: String,
    /// The pictures, at most twelve.
    pub pictures: Vec<KeepsakePicture>,
}

/// A picture with its caption.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeepsakePicture {
    /// What it shows.
    pub caption: String,
    /// A JPEG file in Base64, at most 40 KiB.
    pub data: String,
}
