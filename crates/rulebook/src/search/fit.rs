//! How well a word of the query fits each word of the book.

use strsim::osa_distance;

use super::asked::Term;
use crate::Lang;
use crate::book::{spoken, stems, words};
use crate::stem::stem;

/// The very word.
pub(super) const WHOLE: u8 = 12;
/// Another form of it.
pub(super) const FORM: u8 = 11;
/// The books' word for it.
pub(super) const MEANT: u8 = 10;
/// The beginning of a word.
pub(super) const PREFIX: u8 = 8;
/// What kind of thing a compound is: "leiste" of "Stressleiste", and the other way round.
pub(super) const HEAD: u8 = 8;
/// The other part of a compound that was asked for.
pub(super) const PART: u8 = 5;
/// A part inside of a word.
pub(super) const INSIDE: u8 = 4;
/// The word with a slip.
pub(super) const MISSPELLED: u8 = 2;

/// So many letters has what is looked for within words.
const LONG: usize = 4;

/// How well one word of the query fits each word of the book; 0: not at all.
pub(super) struct Fits {
    fits: Vec<u8>,
    /// Whether the language has this very word.
    pub(super) is_known: bool,
}

impl Fits {
    /// In the chosen language, with forms, meanings, compounds and slips.
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

    /// The word as typed, its forms, and what begins with it or has it inside.
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

    /// The best fit of some words.
    pub(super) fn best(&self, words: &[u16]) -> u8 {
        words.iter().map(|&word| self.fits[usize::from(word)]).max().unwrap_or(0)
    }

    fn raise(&mut self, at: usize, fit: u8) {
        let old = &mut self.fits[at];
        *old = fit.max(*old);
    }

    /// Words with this very stem.
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

    /// Words of which a compound is made that the book does not have: "Trank" for "Heiltrank".
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
            // A number off by a digit is another number.
            _ if spelling.contains(char::is_numeric) => return,
            0..4 => return,
            4..8 => 1,
            8.. => 2,
        };
        for (at, word) in words().iter().enumerate() {
            let near = word.chars().count().abs_diff(letters) <= slips
                // A letter that the word does not have is a slip of its own: most words are ruled out by that.
                && spelling.chars().filter(|&it| !word.contains(it)).nth(slips).is_none()
                && osa_distance(word, spelling) <= slips;
            if near {
                self.raise(at, MISSPELLED);
            }
        }
    }
}

/// The words of the book that begin so.
fn beginning_with(start: &str) -> std::ops::Range<usize> {
    let all = words();
    let from = all.partition_point(|word| *word < start);
    from..from + all[from..].partition_point(|word| word.starts_with(start))
}
