//! How well a word of the query matches each word of the book.

use strsim::osa_distance;

use super::asked::Term;
use crate::Lang;
use crate::book::{beginning_with, spoken, stems, words};
use crate::stem::stem;

/// The same word.
pub(super) const WHOLE: u8 = 12;
/// An inflected form.
pub(super) const FORM: u8 = 11;
/// A synonym of the books.
pub(super) const MEANT: u8 = 10;
/// The word begins with it.
pub(super) const PREFIX: u8 = 8;
/// The head of a compound, "leiste" for "Stressleiste", or the other way round.
pub(super) const HEAD: u8 = 8;
/// The other part of a compound in the query.
pub(super) const PART: u8 = 5;
/// The word contains it.
pub(super) const INSIDE: u8 = 4;
/// A misspelling.
pub(super) const MISSPELLED: u8 = 2;

/// Minimum length, in characters, of what is searched for inside words.
const LONG: usize = 4;

/// How well a term of the query matches each word of the book; 0 if not at all.
pub(super) struct Fits {
    fits: Vec<u8>,
    /// Whether the same word occurs in the language.
    pub(super) is_known: bool,
}

impl Fits {
    /// Matches in the chosen language, including forms, synonyms, compounds and misspellings.
    pub(super) fn of(term: &Term<'_>, lang: Lang) -> Fits {
        let mut fits = Fits::literal(term, lang);
        for meant in &term.means {
            fits.forms_of(meant, lang, MEANT);
        }
        let is_form = |(at, fit): (usize, &u8)| *fit >= FORM && spoken(lang)[at];
        if term.is_counted() && term.means.is_empty() && !fits.fits.iter().enumerate().any(is_form) {
            for spelling in &term.spellings {
                if lang == Lang::De {
                    fits.parts_of(spelling, lang);
                }
            }
            if fits.fits.iter().all(|fit| *fit < PART) {
                term.spellings.iter().for_each(|it| fits.slips_of(it));
            }
        }
        fits
    }

    /// Matches of the word as typed: the word itself, its forms, and words that begin with it or contain it.
    pub(super) fn literal(term: &Term<'_>, lang: Lang) -> Fits {
        let mut fits = Fits { fits: vec![0; words().len()], is_known: term.is_phrase() };
        for spelling in &term.spellings {
            if term.is_counted() {
                let stem = stem(spelling, lang == Lang::De);
                if stem.chars().count() >= LONG && !stem.contains(char::is_numeric) {
                    fits.inside(stem, lang);
                }
                fits.forms_of(stem, lang, FORM);
            }
            for at in beginning_with(spelling) {
                let is_whole = words()[at].len() == spelling.len();
                fits.raise(at, if is_whole { WHOLE } else { PREFIX });
                fits.is_known |= is_whole && spoken(lang)[at];
            }
        }
        fits
    }

    /// The best match among some words.
    pub(super) fn best(&self, words: &[u16]) -> u8 {
        words.iter().map(|&word| self.fits[usize::from(word)]).max().unwrap_or(0)
    }

    fn raise(&mut self, at: usize, fit: u8) {
        let old = &mut self.fits[at];
        *old = fit.max(*old);
    }

    /// Adds words with the same stem.
    fn forms_of(&mut self, stem: &str, lang: Lang, fit: u8) {
        for at in beginning_with(stem) {
            if usize::from(stems(lang)[at]) == stem.len() {
                self.raise(at, fit);
            }
        }
    }

    fn inside(&mut self, part: &str, lang: Lang) {
        for (at, word) in words().iter().enumerate().filter(|(_, word)| word.contains(part)) {
            let is_head = word[..usize::from(stems(lang)[at])].ends_with(part);
            self.raise(at, if is_head { HEAD } else { INSIDE });
        }
    }

    /// Adds words that are parts of a compound unknown to the book: "Trank" for "Heiltrank".
    fn parts_of(&mut self, compound: &str, lang: Lang) {
        let whole = stem(compound, lang == Lang::De);
        if whole.chars().count() < 2 * LONG - 1 {
            return;
        }
        for (at, word) in words().iter().enumerate() {
            let part = &word[..usize::from(stems(lang)[at])];
            if part.len() < LONG || part.len() + 2 > whole.len() || !spoken(lang)[at] {
                continue;
            }
            if whole.ends_with(part) {
                self.raise(at, HEAD);
            } else if part.len() > LONG && whole.starts_with(part) {
                self.raise(at, PART);
            }
        }
    }

    fn slips_of(&mut self, spelling: &str) {
        let letters = spelling.chars().count();
        let slips = match letters {
            // A number that differs in a digit is a different number.
            _ if spelling.contains(char::is_numeric) => return,
            0..4 => return,
            4..8 => 1,
            8.. => 2,
        };
        for (at, word) in words().iter().enumerate() {
            let near = word.chars().count().abs_diff(letters) <= slips
                // Every letter that the word lacks is a slip; this rules out most words cheaply.
                && spelling.chars().filter(|&it| !word.contains(it)).nth(slips).is_none()
                && osa_distance(word, spelling) <= slips;
            if near {
                self.raise(at, MISSPELLED);
            }
        }
    }
}
