//! Reads encounters of Fate from TOML files.
//!
//! The module `format` describes the format, from which both the reader and the JSON [`schema`] are derived. The default
//! skill lists of the books are in `systems/<book>/skills.toml`.

mod cast;
mod companion;
mod format;
mod in_play;
mod kept;
mod knobs;
mod make;
mod minions;
mod phrase;
mod problem;
mod scene;
mod skills;

use std::collections::BTreeMap;

use schwung_fate::{BeginConflict, State};
use schwung_files::{
    Extra, Extras, Options, Problem,
    kit::{Format, Made, extras_as, read_as, utf8},
    schema_of,
};
use schwung_play::Habit;
use serde_json::Value;

pub(crate) use format::ONLY_ZONE;
pub use format::SYSTEMS;
pub use kept::{Kept, KeptAspect};
pub(crate) use knobs::KNOBS;
pub use problem::CODES;
pub use skills::default_frame;

/// The contents of an encounter file.
#[derive(Clone, Debug, PartialEq)]
pub struct Encounter {
    /// The table before play.
    pub state: State,
    /// Names of the switches that the file sets.
    pub switches: Vec<String>,
    /// The conflict that can begin at once, if the file defines one.
    pub begin: Option<BeginConflict>,
    /// How each actor fights in simulations, in the order of the actors.
    pub habits: Vec<Habit>,
    /// References to the table to which the characters return.
    pub kept: Kept,
    /// Warnings, in the order of the file. None of them is an error.
    pub warnings: Vec<Problem>,
    /// The values of the extra keys that the caller asked for.
    pub extras: BTreeMap<String, Extra>,
}

/// Reads an encounter.
///
/// # Errors
/// All problems of the file, both errors and warnings, in the order of the text. At least one of them is an error.
pub fn read(text: &str, options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    let format = Format { systems: SYSTEMS, fields: format::encounter() };
    let Made { made, warnings, extras, switches } =
        read_as(text, options, format, |report, file| make::make(report, file, options.system))?;
    let (state, begin, habits, kept) = made;
    Ok(Encounter { state, switches, begin, habits, kept, warnings, extras })
}

/// Reads an encounter from bytes.
///
/// # Errors
/// Like [`read`], and also if there are too many bytes or they are not UTF-8.
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
///
/// It describes the allowed keys and values. Only the reader checks that names are known and sums add up.
pub fn schema() -> Value {
    schema_of(&format::encounter())
}
