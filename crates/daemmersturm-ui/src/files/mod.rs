//! Reads encounters of Dämmersturm from TOML files.
//!
//! The format is defined in `format`, from which both the reader and the JSON [`schema`] are derived. The default
//! library is `systems/daemmersturm/data.toml`.

mod cast;
pub(crate) mod character;
mod class;
mod doing;
mod format;
mod gear;
mod kept;
mod knobs;
mod library;
mod make;
pub(crate) mod off;
pub(crate) mod offhand;
mod phrase;
mod scene;
mod source;
mod words;

use std::collections::BTreeMap;

use schwung_daemmersturm::{BeginCombat, Frame, State};
use schwung_files::{
    Extra, Extras, Options, Problem,
    kit::{Field, Format, GM, Made, Shape::Word, extras_as, need, read_as, utf8},
    schema_of,
};
use schwung_play::Habit;
use schwung_rulebook::Lang;
use serde_json::Value;

pub(crate) use kept::{Kept, Named};
pub(crate) use knobs::KNOBS;

/// Id of the system in files.
pub const SYSTEM: &str = "daemmersturm";

/// The key of the game system.
fn system_key() -> Field {
    need("system", Word(vec![SYSTEM]), "The rule system.")
}

/// The content of an encounter file.
#[derive(Clone, Debug, PartialEq)]
pub struct Encounter {
    /// The state of the table before play.
    pub state: State,
    /// Names of the switches that the file sets.
    pub switches: Vec<String>,
    /// The combat that begins immediately, if the file has one.
    pub begin: Option<BeginCombat>,
    /// How to play each character in simulations, in the order of the characters.
    pub habits: Vec<Habit>,
    /// Warnings, in the order of the file.
    pub warnings: Vec<Problem>,
    /// The values of keys defined by the caller.
    pub extras: BTreeMap<String, Extra>,
    /// Names that only the library of a table may know.
    pub(crate) kept: Kept,
}

/// Reads an encounter. A shared library is looked up in the folder [`Options::beside`].
///
/// # Errors
/// All errors and warnings in the order of the text, including at least one error.
pub fn read(text: &str, options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    let format = Format { systems: &[SYSTEM], fields: format::encounter() };
    let Made { made, warnings, extras, switches } =
        read_as(text, options, format, |report, file| make::make(report, file, options.beside))?;
    let (state, begin, habits, kept) = made;
    Ok(Encounter { state, switches, begin, habits, warnings, extras, kept })
}

/// Whether the default library has an entry with this name, in either language.
pub(crate) fn is_usual(name: &str) -> bool {
    use schwung_daemmersturm::library::List;
    library::Data::usual(Lang::De).find(name, &[List::Weapons, List::Spells, List::Protections]).is_some()
}

/// Reads an encounter from bytes.
///
/// # Errors
/// Like [`read`], or if the bytes are not UTF-8.
pub fn read_bytes(bytes: &[u8], options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    read(utf8(bytes, options.lines_before)?, options)
}

/// Reads the caller's extra keys of a text whose encounter is elsewhere.
///
/// # Errors
/// If the text is not valid TOML, or has top-level keys that are neither the caller's nor those of an encounter.
pub fn extras(text: &str, options: &Options<'_>) -> Result<Extras, Vec<Problem>> {
    extras_as(text, options, &format::encounter())
}

/// The JSON Schema of encounter files.
pub fn schema() -> Value {
    schema_of(&format::encounter())
}

/// The default frame: the library with names in this language, the seat of the plot leader, and no characters.
pub fn default_frame(lang: Lang) -> Frame {
    let library = library::Data::usual(lang).library;
    Frame { seats: vec![GM.to_owned()], library, ..Frame::default() }
}
