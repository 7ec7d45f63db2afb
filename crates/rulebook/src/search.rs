//! Full-text search.

use strsim::osa_distance;

use crate::book::{Folded, folded, words};
use crate::fold::{Umlaut, fold};
use crate::{Lang, Rule};

/// Words of a query that are looked for; further ones are ignored.
pub const MAX_QUERY_WORDS: usize = 24;

/// A rule found by [`search`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The rule.
    pub rule: &'static Rule,
    /// How well it fits, above 0. Comparable within one search only.
    pub score: u32,
}

// How much a word counts by where it stands. The id is the same in both languages.
const IN_TITLE: u32 = 10;
const IN_ID: u32 = 8;
const IN_OTHER_TITLE: u32 = 6;
const IN_TEXT: u32 = 3;

// How much it counts by how well it fits. A misspelled word in a title counts less than the very word in the text.
const WHOLE: u32 = 12;
const PREFIX: u32 = 8;
const INSIDE: u32 = 4;
const MISSPELLED: u32 = 2;

/// A title that consists of nothing but the query's words gets this in addition; longer titles a part of it.
const WHOLE_TITLE: u32 = 24;

/// The rules that hold every word of the query in the id, in the title (in either language) or in the text (in the chosen
/// language), best first; rules that fit equally well stay in book order. No words, no hits.
///
/// A word in the title or the id counts more than one in the text; a whole word more than the beginning of a word, that
/// more than a part inside, and that more than a misspelled word: one slip (a letter too much, too few, wrong, or two
/// swapped) is forgiven in words of 4 to 7 letters, two in longer ones. Case, accents and the way umlauts are written
/// ("Fäuste", "faeuste", "fauste") do not matter.
///
/// ```
/// use schwung_rulebook::{Lang, search};
///
/// let ids = |query, lang| search(query, lang).into_iter().map(|hit| hit.rule.id).collect::<Vec<_>>();
/// assert_eq!(ids("hold declare", Lang::De)[0], "sotc.hold.declare");
/// assert!(ids("xyzzyxyzzy", Lang::De).is_empty());
/// ```
pub fn search(query: &str, lang: Lang) -> Vec<Hit> {
    let query = query_words(query);
    if query.is_empty() {
        return Vec::new();
    }
    let fits: Vec<Vec<u32>> = query.iter().map(|word| fits(word)).collect();
    let score = |(rule, folded)| score(folded, &fits, lang).map(|score| Hit { rule, score });
    let mut hits: Vec<Hit> = folded().filter_map(score).collect();
    hits.sort_by_key(|hit| std::cmp::Reverse(hit.score)); // stable: book order
    hits
}

/// The query's words, each in every spelling that may be meant: whether it was typed with umlauts or without.
fn query_words(query: &str) -> Vec<Vec<String>> {
    let [spelled_out, bare] = Umlaut::BOTH.map(|umlaut| fold(query, umlaut));
    let pairs = spelled_out.split_whitespace().zip(bare.split_whitespace()).take(MAX_QUERY_WORDS);
    pairs
        .map(|(spelled_out, bare)| {
            let mut spellings = vec![spelled_out.to_owned(), bare.to_owned(), drawn_together(spelled_out)];
            spellings.sort();
            spellings.dedup();
            spellings
        })
        .collect()
}

/// A folded word with "ae", "oe" and "ue" as the umlauts that they may stand for, bare: "bloecke" as "blocke". What
/// cannot be an umlaut stays: the "ue" in "neue", "Mauer" and "Quelle".
fn drawn_together(word: &str) -> String {
    let mut drawn = String::with_capacity(word.len());
    let mut before = [' '; 2];
    for letter in word.chars() {
        let stands_for_one = letter == 'e'
            && match before {
                ['a' | 'e' | 'q', 'u'] => false,
                [_, last] => matches!(last, 'a' | 'o' | 'u'),
            };
        if !stands_for_one {
            drawn.push(letter);
        }
        before = [before[1], letter];
    }
    drawn
}

/// For each word of the book, how well it fits this word of the query; 0: not at all.
fn fits(spellings: &[String]) -> Vec<u32> {
    let spellings: Vec<Spelling<'_>> = spellings.iter().map(|word| Spelling::new(word)).collect();
    let best = |word: &&str| spellings.iter().map(|spelling| spelling.fit(word)).max().unwrap_or(0);
    words().iter().map(best).collect()
}

struct Spelling<'q> {
    word: &'q str,
    letters: usize,
    /// Slips forgiven.
    slips: usize,
}

impl<'q> Spelling<'q> {
    fn new(word: &'q str) -> Spelling<'q> {
        let letters = word.chars().count();
        let slips = match letters {
            // A number off by a digit is another number.
            _ if word.contains(char::is_numeric) => 0,
            0..4 => 0,
            4..8 => 1,
            8.. => 2,
        };
        Spelling { word, letters, slips }
    }

    fn fit(&self, word: &str) -> u32 {
        if let Some(rest) = word.strip_prefix(self.word) {
            return if rest.is_empty() { WHOLE } else { PREFIX };
        }
        if word.contains(self.word) {
            return INSIDE;
        }
        let near = self.slips > 0
            && word.chars().count().abs_diff(self.letters) <= self.slips
            // A letter that the word does not have is a slip of its own: most words are ruled out by that.
            && self.word.chars().filter(|&it| !word.contains(it)).nth(self.slips).is_none()
            && osa_distance(word, self.word) <= self.slips;
        if near { MISSPELLED } else { 0 }
    }
}

/// The rule's score, or `None` if a word of the query is nowhere in it.
fn score(rule: &Folded, fits: &[Vec<u32>], lang: Lang) -> Option<u32> {
    let (chosen, other) = (lang as usize, lang.other() as usize);
    let mut total = 0;
    let mut in_title = 0;
    for fits in fits {
        let best = |words: &[u16]| words.iter().map(|&word| fits[usize::from(word)]).max().unwrap_or(0);
        let title = best(rule.title[chosen]);
        let score = [
            IN_TITLE * title,
            IN_ID * best(rule.id),
            IN_OTHER_TITLE * best(rule.title[other]),
            IN_TEXT * best(rule.text[chosen]),
        ];
        let score = score.into_iter().max().filter(|score| *score > 0)?;
        total += score;
        in_title += u32::from(title == WHOLE);
    }
    let longer = u32::from(rule.title_words[chosen]).max(fits.len() as u32);
    Some(total + WHOLE_TITLE * in_title / longer.max(1))
}

#[cfg(test)]
mod tests;
