//! Dice as people read them.

use schwung_table::Dice;
use schwung_zerospace::{FaceDice, Faces, MOST_DICE};

/// What dice show all together. Dice of which low ones may be rolled again are read by face, which is no sum.
pub(super) fn total(name: &str, outcome: i32) -> i32 {
    let by_face = (1..=MOST_DICE).any(|n| FaceDice::new(n).spec().name == name);
    match Faces::try_from(outcome) {
        Ok(faces) if by_face => faces.sum().into(),
        _ => outcome,
    }
}
