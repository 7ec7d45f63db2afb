//! Rungs of the ladder in words.

use schwung_fate::State;
use schwung_messages::{Catalogue, Rungs};

use crate::{fate::eyes::Eyes, wire::RungView};

/// A number on the ladder in words and as a number: "Good (+3)", unless the reader wants it otherwise. Above and
/// below the ladder it is as the book says.
pub(crate) fn words(texts: &Catalogue, state: &State, number: impl Into<i64>) -> String {
    let number = number.into();
    // Where there is room for it, a name helps in every book; logs are as terse as the book wants them.
    match (texts.rungs(), texts.rung_name(&state.profile, number)) {
        (Rungs::Usual, Some(word)) => {
            texts.text("table-rating", &[("word", &word), ("value", &texts.number(number))])
        }
        (Rungs::Usual | Rungs::Words | Rungs::Numbers | Rungs::Both, _) => texts.rung(&state.profile, number),
    }
}

/// The whole ladder, from its lowest rung.
pub(crate) fn ladder(eyes: Eyes<'_>) -> Vec<RungView> {
    let (low, high) = eyes.state.profile.ladder;
    (low..=high).map(|rating| RungView { rating, words: eyes.rung(rating) }).collect()
}
