//! Encounters of Dämmersturm as TOML files.
//!
//! The format is described in `format`, which drives the reader and the JSON [`schema`]; what a table begins with
//! stands in `systems/daemmersturm/data.toml`.

mod cast;
mod doing;
mod format;
mod gear;
mod library;
mod make;
mod phrase;
mod scene;
mod words;

use std::collections::BTreeMap;

use schwung_daemmersturm::{BeginCombat, Frame, State};
use schwung_files::{
    Extra, Options, Problem,
    kit::{Format, GM, Made, read_as, utf8},
    schema_of,
};
use schwung_play::Habit;
use schwung_rulebook::Lang;
use serde_json::Value;

/// The id of the system, as files have it.
pub const SYSTEM: &str = "daemmersturm";

/// What a file says.
#[derive(Clone, Debug, PartialEq)]
pub struct Encounter {
    /// The table before play.
    pub state: State,
    /// The combat that may begin at once, if the file has one.
    pub begin: Option<BeginCombat>,
    /// How each actor fights when nobody sits there, in their order.
    pub habits: Vec<Habit>,
    /// What somebody should look at, in the order of the file. None of it is an error.
    pub warnings: Vec<Problem>,
    /// The values of the caller's own keys.
    pub extras: BTreeMap<String, Extra>,
}

/// Reads an encounter. A library in a file of its own is looked for in the folder of [`Options::beside`].
///
/// # Errors
/// Everything that is wrong with it, errors and warnings, in the order of the text; at least one is an error.
pub fn read(text: &str, options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    let format = Format { systems: &[SYSTEM], fields: format::encounter() };
    let Made { made, warnings, extras } =
        read_as(text, options, format, |report, file| make::make(report, file, options.beside))?;
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

/// The frame that a table begins with: the example library, called so in that language, the plot leader's seat, nobody
/// there.
pub fn default_frame(lang: Lang) -> Frame {
    let library = library::Data::usual(lang).library;
    Frame { seats: vec![GM.to_owned()], library, ..Frame::default() }
}
