//! Looks for words in any text, with the folding of the search in the rule book.

use crate::fold::{Umlaut, fold};

/// The words of a query. "Fäuste", "faeuste" and "FÄUSTE" are the same word.
///
/// ```
/// use schwung_rulebook::Words;
///
/// let words = Words::new("faeuste hafen");
/// assert!(words.are_in("Am Hafen: ein Schlag mit bloßen Fäusten? Nein, mit Fäuste +3."));
/// assert!(!words.are_in("Am Hafen."));
/// ```
#[derive(Clone, Debug)]
pub struct Words {
    /// The query, folded in both ways.
    folded: [String; 2],
}

impl Words {
    /// The words of this query.
    pub fn new(query: &str) -> Words {
        Words { folded: Umlaut::BOTH.map(|it| fold(query, it)) }
    }

    /// Whether the query has no words.
    pub fn is_empty(&self) -> bool {
        self.folded[0].is_empty()
    }

    /// Whether a text contains all the words, also within others.
    pub fn are_in(&self, text: &str) -> bool {
        Umlaut::BOTH.into_iter().zip(&self.folded).any(|(umlaut, words)| {
            let text = fold(text, umlaut);
            words.split(' ').all(|word| text.contains(word))
        })
    }
}
