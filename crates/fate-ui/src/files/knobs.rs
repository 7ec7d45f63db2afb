//! Values that can be varied to balance a fight.

use schwung_files::vary::{Kind, Knob, Turns, knob};

/// Values that can be varied in encounters of Fate.
pub(crate) const KNOBS: &[Knob] = &[
    knob(
        "minions",
        "count",
        Kind::Numbers,
        Turns::Number { least: 1, most: 500, steps: 6, share: 10, or: None },
        1,
    ),
    knob("minions", "quality", Kind::Skills, Turns::Word(&["average", "fair", "good"]), 2),
    knob("minions", "zone", Kind::Zones, Turns::Name("zone"), 1),
    knob("character", "skills", Kind::Skills, Turns::All { keys: &["skills"], from: 1 }, 2),
    knob(
        "character",
        "fate",
        Kind::Points,
        Turns::Number { least: 0, most: 20, steps: 3, share: 20, or: None },
        1,
    ),
    knob("character", "health-boxes", Kind::Life, BOXES, 1),
    knob("character", "composure-boxes", Kind::Life, BOXES, 1),
    knob("character", "zone", Kind::Zones, Turns::Name("zone"), 1),
];

/// Extra boxes.
const BOXES: Turns = Turns::Number { least: 0, most: 20, steps: 2, share: 20, or: Some(0) };
