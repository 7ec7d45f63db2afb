//! What a query asks for.

use super::MAX_QUERY_WORDS;
use crate::Lang;
use crate::book::{meanings, stop_words};
use crate::fold::{Umlaut, fold};
use crate::stem::stem;

/// Stop words tell equally good titles apart, no more.
const STOP: f32 = 0.04;
/// Words of which a phrase is made count less beside it.
const IN_PHRASE: f32 = 0.6;

/// Something that is looked for.
#[derive(Debug)]
pub(super) struct Term<'m> {
    /// The word as typed, in every spelling that may be meant. Nothing for a phrase.
    pub(super) spellings: Vec<String>,
    /// Stems of the books' words for it.
    pub(super) means: Vec<&'m str>,
    /// How much it counts.
    pub(super) weight: f32,
}

impl Term<'_> {
    /// Whether a rule without it lacks something.
    pub(super) fn is_counted(&self) -> bool {
        self.weight > STOP
    }

    /// Whether it stands for several words that came together.
    pub(super) fn is_phrase(&self) -> bool {
        self.spellings.is_empty()
    }
}

/// The query, if it is written like an id or the end of one: `block.duration`.
pub(super) fn id(query: &str) -> Option<String> {
    let query = query.trim().to_ascii_lowercase();
    let is_word = |it: &str| !it.is_empty() && it.chars().all(|it| it.is_ascii_alphanumeric());
    (query.contains('.') && query.split(['.', '-']).all(is_word)).then_some(query)
}

/// What a query asks for. A query of stop words alone asks for these.
pub(super) fn terms(query: &str, lang: Lang) -> Vec<Term<'static>> {
    let words = words(query);
    let stop = stop_words(lang);
    let is_stop = |word: &[String]| word.iter().any(|it| stop.binary_search(&it.as_str()).is_ok());
    let only_stop = words.iter().all(|it| is_stop(it));
    let mut terms: Vec<Term<'static>> = Vec::new();
    let mut stems: Vec<Vec<&str>> = Vec::new();
    for word in &words {
        let weight = if !only_stop && is_stop(word) { STOP } else { 1.0 };
        terms.push(Term { spellings: word.clone(), means: Vec::new(), weight });
        stems.push(word.iter().map(|it| stem(it, lang == Lang::De)).collect());
    }
    let count = terms.len();
    for (say, mean) in meanings(lang) {
        let place = |said: &&str| stems.iter().position(|forms| forms.contains(said));
        let Some(places) = say.iter().map(place).collect::<Option<Vec<_>>>() else { continue };
        match places[..] {
            [at] => {
                terms[at].means.extend(mean.iter());
                terms[at].weight = 1.0;
            }
            _ => {
                terms.push(Term { spellings: Vec::new(), means: mean.to_vec(), weight: 1.0 });
                for at in places {
                    let term = &mut terms[at];
                    term.weight = if term.weight > IN_PHRASE { IN_PHRASE } else { term.weight };
                }
            }
        }
    }
    join_phrases(&mut terms, count);
    terms
}

/// Phrases that mean the same are one: a question does not ask twice.
fn join_phrases(terms: &mut Vec<Term<'static>>, words: usize) {
    let mut joined: Vec<Term<'static>> = Vec::new();
    for phrase in terms.drain(words..) {
        match joined.iter_mut().find(|it| it.means.iter().any(|one| phrase.means.contains(one))) {
            Some(same) => same.means.extend(phrase.means),
            None => joined.push(phrase),
        }
    }
    terms.append(&mut joined);
}

/// The words of a query, each in every spelling that may be meant: whether it was typed with umlauts or without.
pub(super) fn words(query: &str) -> Vec<Vec<String>> {
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
pub(super) fn drawn_together(word: &str) -> String {
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
