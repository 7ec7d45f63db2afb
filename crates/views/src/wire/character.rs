//! Characters as files: the choices for new ones, and the remarks of the rules on drafts.

use schwung_table::WireId;
use serde::{Deserialize, Serialize};

/// The choices for a new character, by the rules of a book or of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreationView {
    /// Id of the book.
    pub system: String,
    /// The choices.
    pub choices: CreationChoices,
    /// Complete characters, to be taken and changed.
    pub ready: Vec<ReadyView>,
}

/// The choices of a book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CreationChoices {
    /// The Fate books.
    Fate(FateChoices),
    /// ZeroSpace.
    ZeroSpace(ZeroSpaceChoices),
    /// Dämmersturm.
    Daemmersturm(DaemmersturmChoices),
}

/// The choices of the Fate books.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FateChoices {
    /// The skill list.
    pub skills: Vec<NamedChoice>,
    /// The rows of the pyramid from the top; empty if the table has none.
    pub rows: Vec<RowChoice>,
    /// Number of aspects of a new character; 0 for no fixed number.
    pub aspects: u8,
    /// Number of talents, gifts and stunts; 0 for no fixed number.
    pub gifts: u8,
    /// The kinds of talents, gifts and stunts that this book knows.
    pub gift_kinds: Vec<NamedChoice>,
}

/// A row of the pyramid of a new character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RowChoice {
    /// The rating.
    pub rating: i8,
    /// The rating in words.
    pub words: String,
    /// Number of skills.
    pub need: u8,
}

/// The choices of ZeroSpace.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ZeroSpaceChoices {
    /// The attributes.
    pub attributes: Vec<NamedChoice>,
    /// The skills.
    pub skills: Vec<NamedChoice>,
    /// The gear that the library knows.
    pub gear: Vec<NamedChoice>,
    /// The powers that the library knows.
    pub powers: Vec<NamedChoice>,
}

/// The choices of Dämmersturm.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DaemmersturmChoices {
    /// Abilities of the library.
    pub abilities: Vec<NamedChoice>,
    /// Spells of the library.
    pub spells: Vec<NamedChoice>,
    /// Weapons, shields, armour and substances of the library.
    pub gear: Vec<NamedChoice>,
    /// The magic resources.
    pub resources: Vec<NamedChoice>,
    /// Action points by the attack value of melee, from −5.
    pub action_points: Vec<u8>,
    /// Points of the magic resource by the attack value of magic, from −5.
    pub magic_points: Vec<u8>,
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NamedChoice {
    /// Its key in files.
    pub key: String,
    /// Its name in the reader's language.
    pub name: String,
    /// What it does, in a few words; may be empty.
    pub about: String,
}

/// A complete character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReadyView {
    /// The name.
    pub name: String,
    /// The character in a few words.
    pub about: String,
    /// The file of the character.
    pub body: String,
    /// The same file as JSON, for clients that change it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub file: serde_json::Value,
}

/// A text that may become a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CharacterText {
    /// Id of the book, if the text does not name one.
    #[serde(default)]
    pub system: String,
    /// A character file in TOML or JSON, or a text that people paste; at most 64 KiB.
    pub text: String,
}

/// A character as the rules read it, with their remarks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CheckedCharacter {
    /// Id of the book.
    pub system: String,
    /// The name.
    pub name: String,
    /// The contents of the sheet, as headings with texts.
    pub card: Vec<CardLine>,
    /// What is missing or differs from the rules for new characters. None of it is forbidden.
    pub remarks: Vec<CreationRemark>,
    /// The parts of the text that cannot be part of a character file, one by one.
    pub losses: Vec<String>,
    /// The character as a file.
    pub body: String,
    /// The same file as JSON, for clients that change it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub file: serde_json::Value,
}

/// A character, or a change of one, that a player has submitted for approval.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandedInView {
    /// Number of the submission. Each submission has a new number.
    pub id: u32,
    /// The seat of the player.
    pub seat: u8,
    /// Name of the character.
    pub name: String,
    /// The character at the table that it changes; `null` for a new one.
    pub actor: Option<WireId>,
    /// Why the character changes; empty if no reason was given.
    pub why: String,
    /// Whether the game master has sent it back. Otherwise it waits for approval.
    pub returned: bool,
    /// What the game master said about it last; empty if nothing.
    pub remarks: String,
}

/// A consequence, or another condition from which characters recover between two evenings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConditionView {
    /// Its key, for [`Evening::keep`](super::Evening::keep) and `clear`.
    pub key: String,
    /// Name of the character.
    pub name: String,
    /// What kind of condition it is.
    pub label: String,
    /// The condition itself; may be empty.
    pub text: String,
    /// Whether it will be gone when the evening has begun, as chosen.
    pub goes: bool,
    /// Whether it would be gone by the rules.
    pub by_rule: bool,
    /// Id of the rule that decides.
    pub rule: String,
    /// That rule in a few words.
    pub why: String,
}

/// The effect of new values of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetChangeView {
    /// What changes, in the reader's language.
    pub changes: Vec<String>,
    /// Remarks of the rules on the resulting character. None of it is forbidden.
    pub remarks: Vec<CreationRemark>,
}

/// A change in the history of a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdvanceView {
    /// Time, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The reason.
    pub why: String,
    /// What changed, in the reader's language.
    pub changes: Vec<String>,
}

/// The contents of a submission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandedInDetail {
    /// The resulting character.
    pub character: CheckedCharacter,
    /// The lines of the current sheet that would be removed. For a new character, those of a character with the same name
    /// at this seat. The part of changed fields is `field`.
    pub gone: Vec<CardLine>,
    /// The lines that would be added to the current sheet.
    pub new: Vec<CardLine>,
    /// The fields of the sheet that would change, for a change.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub fields: serde_json::Map<String, serde_json::Value>,
}

/// A line of the summary of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardLine {
    /// The heading: `aspects`, `skills`, `gifts`, `values`, `gear`, `state`.
    pub part: String,
    /// The label; may be empty.
    pub label: String,
    /// The text.
    pub text: String,
}

/// Something that is missing, or unusual for a new character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreationRemark {
    /// The part of the sheet: `aspects`, `skills`, `gifts`, `values`, `gear`.
    pub part: String,
    /// The remark in words.
    pub text: String,
    /// Id of the rule; empty if there is none.
    pub rule: String,
}
