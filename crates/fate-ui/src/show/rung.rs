//! Names for rungs of the ladder.

use schwung_fate::State;
use schwung_messages::{Catalogue, Rungs};

use crate::words::{rung, rung_name};

/// A number on the ladder as a name and a number: "Good (+3)", unless the reader chose another form. Beyond
/// the ends of the ladder the book decides.
pub(crate) fn words(texts: &Catalogue, state: &State, number: impl Into<i64>) -> String {
    let number = number.into();
    // Views have room for the name in every book; log lines follow the style of the book.
    match (texts.rungs(), rung_name(texts, &state.profile, number)) {
        (Rungs::Usual, Some(word)) => {
            texts.text("table-rating", &[("word", &word), ("value", &texts.number(number))])
        }
        (Rungs::Usual | Rungs::Words | Rungs::Numbers | Rungs::Both, _) => rung(texts, state, number),
    }
}
