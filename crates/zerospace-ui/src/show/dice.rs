//! Shows dice.

use schwung_table::Dice;
use schwung_zerospace::{FaceDice, Faces, MOST_DICE};

/// The sum of the dice for an outcome. Outcomes of dice that may be rerolled encode the faces and are not sums.
pub(crate) fn total(name: &str, outcome: i32) -> i32 {
    let by_face = (1..=MOST_DICE).any(|n| FaceDice::new(n).spec().name == name);
    match Faces::try_from(outcome) {
        Ok(faces) if by_face => faces.sum().into(),
        _ => outcome,
    }
}
