//! How well a word of the query matches each word of the book.

use strsim::osa_distance;

use super::asked::{Term, drawn_together};
use crate::Lang;
use crate::book::{beginning_with, spoken, stems, words};
use crate::stem::stem;

/// The same word.
pub(crate) const WHOLE: u8 = 12;
/// An inflected form.
pub(crate) const FORM: u8 = 11;
/// A synonym of the books.
pub(crate) const MEANT: u8 = 10;
/// The word begins with it.
pub(crate) const PREFIX: u8 = 8;
/// The head of a compound, "leiste" for "Stressleiste", or the other way round.
pub(crate) const HEAD: u8 = 8;
/// The other part of a compound in the query.
pub(super) const PART: u8 = 5;
/// The word contains it.
pub(crate) const INSIDE: u8 = 4;
/// A misspelling.
pub(crate) const MISSPELLED: u8 = 2;

/// Minimum length, in characters, of what is searched for inside words.
const LONG: usize = 4;

/// Whether this spelling is the typed word without its umlaut, and cannot be another form of it. Nouns on -el, -en and -er
/// have plurals that differ by nothing else: "Mantel", "Mäntel".
fn differs_by_umlaut(spelling: &str, spellings: &[String]) -> bool {
    !["el", "en", "er"].iter().any(|it| spelling.ends_with(it))
        && spellings.iter().any(|it| it != spelling && drawn_together(it) == spelling)
}

/// How well a term of the query matches each word of the book; 0 if not at all.
pub(crate) struct Fits {
    fits: Vec<u8>,
    /// Whether the same word occurs in the language.
    pub(super) is_known: bool,
}

impl Fits {
    /// Matches in the chosen language, including forms, synonyms, compounds and misspellings.
    pub(crate) fn of(term: &Term<'_>, lang: Lang) -> Fits {
        let mut fits = Fits::literal(term, lang);
        for meant in &term.means {
            fits.forms_of(meant, lang, MEANT, |_| false);
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
            // "hält" is a form of "halten", but "Halt" is another word.
            let is_other =
                |at: usize| words()[at] == spelling && differs_by_umlaut(spelling, &term.spellings);
            if term.is_counted() {
                let stem = stem(spelling, lang == Lang::De);
                if stem.chars().count() >= LONG && !stem.contains(char::is_numeric) {
                    fits.inside(stem, lang, is_other);
                }
                fits.forms_of(stem, lang, FORM, is_other);
            }
            for at in beginning_with(spelling) {
                let is_whole = words()[at].len() == spelling.len();
                let fit = match (is_other(at), is_whole) {
                    (true, _) => INSIDE,
                    (false, true) => WHOLE,
                    (false, false) => PREFIX,
                };
                fits.raise(at, fit);
                fits.is_known |= is_whole && spoken(lang)[at];
            }
        }
        fits
    }

    /// The best match among some words.
    pub(crate) fn best(&self, words: &[u16]) -> u8 {
        words.iter().map(|&word| self.fits[usize::from(word)]).max().unwrap_or(0)
    }

    fn raise(&mut self, at: usize, fit: u8) {
        let old = &mut self.fits[at];
        *old = fit.max(*old);
    }

    /// Adds words with the same stem, except for those that only look like it.
    fn forms_of(&mut self, stem: &str, lang: Lang, fit: u8, is_other: impl Fn(usize) -> bool) {
        for at in beginning_with(stem) {
            if usize::from(stems(lang)[at]) == stem.len() && !is_other(at) {
                self.raise(at, fit);
            }
        }
    }

    fn inside(&mut self, part: &str, lang: Lang, is_other: impl Fn(usize) -> bool) {
        for (at, word) in
            words().iter().enumerate().filter(|(at, word)| word.contains(part) && !is_other(*at))
        {
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
