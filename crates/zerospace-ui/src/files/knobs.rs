//! The properties that can be varied to balance a fight.

use schwung_files::vary::{Kind, Knob, Turns, knob};

/// The properties of encounters that can be varied.
pub(crate) const KNOBS: &[Knob] = &[
    knob(
        "character",
        "count",
        Kind::Numbers,
        Turns::Number { least: 1, most: 30, steps: 6, share: 10, or: None },
        1,
    ),
    knob("character", "attributes", Kind::Skills, Turns::All { keys: &["attributes"], from: 1 }, 2),
    knob("character", "endurance", Kind::Life, ENDURANCE, 1),
];

/// The endurance of a character is 5 by default.
const ENDURANCE: Turns = Turns::Number { least: 1, most: 60, steps: 4, share: 10, or: Some(5) };
