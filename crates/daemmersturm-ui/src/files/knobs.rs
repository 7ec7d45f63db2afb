//! The properties that can be varied to balance a fight.

use schwung_files::vary::{Kind, Knob, Turns, knob};

/// The properties of encounters that can be varied.
pub(crate) const KNOBS: &[Knob] = &[
    knob(
        "character",
        "count",
        Kind::Numbers,
        Turns::Number { least: 1, most: 60, steps: 6, share: 10, or: None },
        1,
    ),
    knob(
        "character",
        "melee",
        Kind::Skills,
        Turns::All { keys: &["melee", "ranged", "magic"], from: -20 },
        2,
    ),
    knob("character", "life", Kind::Life, LIFE, 1),
    knob("character", "action-points", Kind::Points, POINTS, 1),
];

/// The life points of a character are 20 by default.
const LIFE: Turns = Turns::Number { least: 1, most: 9_999, steps: 5, share: 8, or: Some(20) };
const POINTS: Turns = Turns::Number { least: 0, most: 99, steps: 3, share: 8, or: None };
