//! Encounters of ZeroSpace as TOML files.
//!
//! The format is described in `format`, which drives the reader and the JSON [`schema`]; what a table begins with
//! stands in `systems/zerospace/data.toml`.

mod cast;
mod data;
mod format;
mod gear;
mod make;

use std::collections::BTreeMap;

use schwung_files::{
    Extra, Options, Problem,
    kit::{Format, GM, Made, read_as, utf8},
    schema_of,
};
use schwung_play::Habit;
use schwung_zerospace::{BeginConflict, Frame, State};
use serde_json::Value;

pub use data::SYSTEM;

/// What a file says.
#[derive(Clone, Debug, PartialEq)]
pub struct Encounter {
    /// The table before play.
    pub state: State,
    /// The conflict that may begin at once, if the file has one.
    pub begin: Option<BeginConflict>,
    /// How each actor fights when nobody sits there, in their order.
    pub habits: Vec<Habit>,
    /// What somebody should look at, in the order of the file. None of it is an error.
    pub warnings: Vec<Problem>,
    /// The values of the caller's own keys.
    pub extras: BTreeMap<String, Extra>,
}

/// Reads an encounter.
///
/// # Errors
/// Everything that is wrong with it, errors and warnings, in the order of the text; at least one is an error.
pub fn read(text: &str, options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    let format = Format { systems: &[SYSTEM], fields: format::encounter() };
    let Made { made, warnings, extras } = read_as(text, options, format, make::make)?;
    let (state, begin, habits) = made;
    Ok(Encounter { state, begin, habits, warnings, extras })
}

/// Reads an encounter from bytes.
///
/// # Errors
/// As [`read`]; and if they are not UTF-8.
pub fn read_bytes(bytes: &[u8], options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    read(utf8(bytes, options.lines_before)?, options)
}

/// The JSON Schema of such files.
pub fn schema() -> Value {
    schema_of(&format::encounter())
}

/// The frame that a table begins with: skills, roles, the strength table, the game master's seat, nobody there.
pub fn default_frame() -> Frame {
    let data = data::Data::usual();
    Frame {
        seats: vec![GM.to_owned()],
        skills: data.skills,
        roles: data.roles,
        strength: data.strength,
        ..Frame::default()
    }
}
