//! Parses a query into terms.

use super::MAX_QUERY_WORDS;
use crate::Lang;
use crate::book::{is_stem, meanings, stop_words};
use crate::fold::{Umlaut, fold};
use crate::stem::stem;

/// Weight of stop words, which only break ties between equally good titles.
const STOP: f32 = 0.04;
/// Weight of the words of a phrase beside the phrase itself.
const IN_PHRASE: f32 = 0.6;

/// A term of the query: a word or a phrase.
#[derive(Debug)]
pub(crate) struct Term<'m> {
    /// All possible spellings of the typed word; empty for a phrase.
    pub(super) spellings: Vec<String>,
    /// Stems of its synonyms in the books.
    pub(super) means: Vec<&'m str>,
    /// Its weight.
    pub(super) weight: f32,
}

impl Term<'_> {
    /// Whether a rule that does not match it is incomplete.
    pub(super) fn is_counted(&self) -> bool {
        self.weight > STOP
    }

    /// Whether it stands for several words that occur together.
    pub(super) fn is_phrase(&self) -> bool {
        self.spellings.is_empty()
    }
}

/// The folded query if it has the form of an id or the end of one: `block.duration`.
pub(super) fn id(query: &str) -> Option<String> {
    let query = query.trim().to_ascii_lowercase();
    let is_word = |it: &str| !it.is_empty() && it.chars().all(|it| it.is_ascii_alphanumeric());
    (query.contains('.') && query.split(['.', '-']).all(is_word)).then_some(query)
}

/// The terms of a query. Stop words count fully if there is nothing else.
pub(crate) fn terms(query: &str, lang: Lang) -> Vec<Term<'static>> {
    let words = joined(words(query), lang);
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
    // The words of each phrase.
    let mut parts: Vec<Vec<usize>> = Vec::new();
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
                for &at in &places {
                    let term = &mut terms[at];
                    term.weight = if term.weight > IN_PHRASE { IN_PHRASE } else { term.weight };
                }
                parts.push(places);
            }
        }
    }
    join_phrases(&mut terms, count, &parts);
    terms
}

/// German prefixes that stand at the end of the sentence.
const PREFIXES: [&str; 13] =
    ["ab", "an", "auf", "aus", "ein", "fest", "hin", "los", "nach", "um", "weg", "zurueck", "zusammen"];

/// Joins a German verb with its prefix at the end of the question: "wie weiche ich aus" asks for "ausweichen".
fn joined(mut words: Vec<Vec<String>>, lang: Lang) -> Vec<Vec<String>> {
    let prefix = words.last().and_then(|it| it.first()).cloned().unwrap_or_default();
    if lang != Lang::De || !PREFIXES.contains(&&*prefix) {
        return words;
    }
    let is_known = |word: &String| {
        let stem = stem(word, true);
        is_stem(stem, lang) || meanings(lang).iter().any(|(say, _)| **say == [stem])
    };
    let whole = |verb: &Vec<String>| -> Vec<String> {
        let prefixes = words.last().into_iter().flatten();
        prefixes.flat_map(|it| verb.iter().map(move |verb| format!("{it}{verb}"))).filter(is_known).collect()
    };
    let verb = words[..words.len() - 1].iter().map(whole).enumerate().find(|it| !it.1.is_empty());
    let Some((at, verb)) = verb else { return words };
    let is_stop = words[at].iter().any(|it| stop_words(lang).binary_search(&it.as_str()).is_ok());
    if is_stop {
        words.push(verb);
    } else {
        words[at] = verb;
    }
    words
}

/// Merges phrases with the same meaning, and leaves out those that mean what another word means, so that each counts once:
/// "how long does it last" asks for a duration once. `parts` are the places of the words of each phrase.
fn join_phrases(terms: &mut Vec<Term<'static>>, words: usize, parts: &[Vec<usize>]) {
    let mut joined: Vec<Term<'static>> = Vec::new();
    let phrases: Vec<Term<'static>> = terms.drain(words..).collect();
    let is_said = |phrase: &Term<'_>, parts: &[usize]| {
        let says = |word: &Term<'_>| phrase.means.iter().all(|it| word.means.contains(it));
        terms.iter().enumerate().any(|(n, word)| !parts.contains(&n) && says(word))
    };
    let left = phrases.into_iter().zip(parts).filter(|(phrase, parts)| !is_said(phrase, parts));
    for (phrase, _) in left {
        match joined.iter_mut().find(|it| it.means.iter().any(|one| phrase.means.contains(one))) {
            Some(same) => same.means.extend(phrase.means),
            None => joined.push(phrase),
        }
    }
    terms.append(&mut joined);
}

/// The words of a query, each with all possible spellings, since it may have been typed with or without umlauts.
pub(crate) fn words(query: &str) -> Vec<Vec<String>> {
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

/// Replaces "ae", "oe" and "ue" in a folded word by the bare vowel where they may stand for an umlaut: "bloecke"
/// becomes "blocke". The "ue" in "neue", "Mauer" and "Quelle" is kept.
pub(crate) fn drawn_together(word: &str) -> String {
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
