//! Shows dice.

use schwung_table::Dice;
use schwung_zerospace::{FaceDice, Faces, MOST_DICE};

/// The sum of the dice for an outcome. Outcomes of dice that may be rerolled encode the faces and are not sums.
pub(crate) fn total(name: &str, outcome: i32) -> i32 {
    match Faces::try_from(outcome) {
        Ok(faces) if is_by_face(name) => faces.sum().into(),
        _ => outcome,
    }
}

/// Whether these dice may be rerolled one by one.
pub(crate) fn is_by_face(name: &str) -> bool {
    (1..=MOST_DICE).any(|n| FaceDice::new(n).spec().name == name)
}
