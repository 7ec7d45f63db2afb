//! Steps of the search, for the tests of this crate. No part of the stable interface.

use crate::book::spoken;
use crate::fold::{Umlaut, fold};
use crate::search::asked;
use crate::search::fit::{self, Fits};
use crate::{Lang, Rule, book, nearest};

/// The same word.
pub const WHOLE: u8 = fit::WHOLE;
/// An inflected form.
pub const FORM: u8 = fit::FORM;
/// A synonym of the books.
pub const MEANT: u8 = fit::MEANT;
/// The word begins with it.
pub const PREFIX: u8 = fit::PREFIX;
/// The head of a compound.
pub const HEAD: u8 = fit::HEAD;
/// The word contains it.
pub const INSIDE: u8 = fit::INSIDE;
/// A misspelling.
pub const MISSPELLED: u8 = fit::MISSPELLED;

/// How well a query of one word matches a word of the book; `None` if the book has no such word.
pub fn fit(query: &str, word: &str, lang: Lang) -> Option<u8> {
    let at = book::words().binary_search(&word).ok()?.try_into().ok()?;
    let terms = asked::terms(query, lang);
    Some(Fits::of(terms.first()?, lang).best(&[at]))
}

/// Whether a folded word occurs in the titles or texts of a language.
pub fn is_spoken(word: &str, lang: Lang) -> bool {
    book::words().binary_search(&word).is_ok_and(|at| spoken(lang)[at])
}

/// A folded text, with umlauts spelled out and bare.
pub fn folded(text: &str) -> [String; 2] {
    Umlaut::BOTH.map(|umlaut| fold(text, umlaut))
}

/// The stem of a folded word.
pub fn stem(word: &str, german: bool) -> &str {
    crate::stem::stem(word, german)
}

/// The words of a query, each with all possible spellings.
pub fn words(query: &str) -> Vec<Vec<String>> {
    asked::words(query)
}

/// A folded word with "ae", "oe" and "ue" replaced by the bare vowel where they may stand for an umlaut.
pub fn drawn_together(word: &str) -> String {
    asked::drawn_together(word)
}

/// The forms in which the id of a rule may be typed.
pub fn typed_forms(rule: &Rule) -> [&str; 5] {
    nearest::written(rule)
}
