//! Reads encounters of ZeroSpace from TOML files.
//!
//! The module `format` describes the format, from which both the reader and the JSON [`schema`] are derived. The
//! default data of a table is in `systems/zerospace/data.toml`.

mod cast;
mod data;
mod format;
mod gear;
mod knobs;
mod make;
mod offhand;
mod scene;
mod skills;
mod words;
pub(crate) mod written;

use std::collections::BTreeMap;

use schwung_files::{
    Extra, Extras, Options, Problem,
    kit::{Format, GM, Made, extras_as, read_as, utf8},
    schema_of,
};
use schwung_play::Habit;
use schwung_zerospace::{Attribute, BeginConflict, Frame, Gift, ItemKind, State};
use serde_json::Value;

pub(crate) use knobs::KNOBS;

/// The id of the system in files.
pub const SYSTEM: &str = "zerospace";

/// The content of an encounter file.
#[derive(Clone, Debug, PartialEq)]
pub struct Encounter {
    /// The state of the table before the game begins.
    pub state: State,
    /// Names of the switches that the file sets.
    pub switches: Vec<String>,
    /// The conflict that can begin at once, if the file has one.
    pub begin: Option<BeginConflict>,
    /// How each actor behaves in simulations, indexed by actor.
    pub habits: Vec<Habit>,
    /// Warnings in the order of the file. None of them is an error.
    pub warnings: Vec<Problem>,
    /// The values of fields defined by the caller.
    pub extras: BTreeMap<String, Extra>,
}

/// Reads an encounter.
///
/// # Errors
/// All problems of the file, both errors and warnings, in the order of the text. At least one of them is an error.
pub fn read(text: &str, options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    let format = Format { systems: &[SYSTEM], fields: format::encounter() };
    let Made { made, warnings, extras, switches } = read_as(text, options, format, make::make)?;
    let (state, begin, habits) = made;
    Ok(Encounter { state, switches, begin, habits, warnings, extras })
}

/// Reads an encounter from bytes.
///
/// # Errors
/// Like [`read`], and also if the bytes are not UTF-8.
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

/// The default frame of a table: skills, roles, the strength table and the game master's seat, but no characters.
pub fn default_frame() -> Frame {
    let data = data::Data::usual();
    Frame {
        seats: vec![GM.to_owned()],
        skills: data.skills.all,
        roles: data.roles,
        strength: data.strength,
        ..Frame::default()
    }
}

/// Gear that the library knows, in its order.
pub(crate) fn known_gear() -> Vec<(String, ItemKind)> {
    data::Data::usual().gear.into_iter().map(|it| (it.name, it.kind)).collect()
}

/// The name of an attribute in files.
pub(crate) fn attribute_key(attribute: Attribute) -> &'static str {
    words::ATTRIBUTES.iter().find(|it| it.1 == attribute).map_or("", |it| it.0)
}

/// Whether the library knows gear by these words.
pub(crate) fn is_known_gear(words: &str) -> bool {
    offhand::meant(&data::Data::usual().gear, words).is_some()
}

/// Powers that the library knows, in its order, each with its German and its English name.
pub(crate) fn known_powers() -> Vec<([String; 2], Gift)> {
    let names = |it: &offhand::Known<Gift>| [it.name.clone(), it.also.first().unwrap_or(&it.name).clone()];
    data::Data::usual().powers.into_iter().map(|it| (names(&it), it.kind)).collect()
}

/// The power of the library that these words name.
pub(crate) fn known_power(words: &str) -> Option<Gift> {
    offhand::power(&data::Data::usual().powers, words)
}
