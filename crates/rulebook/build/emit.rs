//! Generates the static table: the rules, their order by id, and their folded words for the search.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::fold::{Umlaut, fold};
use crate::read::{Book, Rule, Words};
use crate::stem::stem;

/// Generates Rust source with the statics SYSTEMS, RULES, BY_ID, WORDS, STEMS, SPOKEN, HEADINGS, FOLDED, STOP and
/// MEANS, which the library includes.
pub(crate) fn table(book: &Book) -> String {
    let mut code = String::from("// Written by build/main.rs from rules/.\n");
    systems(&mut code, book);
    rules(&mut code, book);
    by_id(&mut code, book);
    words(&mut code, book);
    asked(&mut code, &book.words);
    code
}

/// Writing to a string cannot fail; this keeps the call sites short.
macro_rules! put {
    ($code:expr, $($arg:tt)*) => { writeln!($code, $($arg)*).expect("a string takes every write") };
}

fn systems(code: &mut String, book: &Book) {
    put!(code, "static SYSTEMS: [System; {}] = [", book.systems.len());
    for s in &book.systems {
        let (id, de, en, built, topics) = (&s.id, &s.title_de, &s.title_en, s.built, &s.topics);
        put!(code, "System {{ id: {id:?}, title: Text {{ de: {de:?}, en: {en:?} }}, built: {built},");
        put!(code, "topics: &{topics:?}, headings: &[");
        for [de, en] in &s.headings {
            put!(code, "Text {{ de: {de:?}, en: {en:?} }},");
        }
        put!(code, "] }},");
    }
    put!(code, "];");
}

fn rules(code: &mut String, book: &Book) {
    put!(code, "static RULES: [Rule; {}] = [", book.rules.len());
    for rule in &book.rules {
        let kind = match rule.kind.as_str() {
            "mechanic" => "Mechanic",
            "option" => "Option",
            "judgement" => "Judgement",
            _ => "Guidance",
        };
        put!(code, "Rule {{ id: {:?}, system: {:?}, topic: {:?},", rule.id, rule.system(), rule.topic());
        put!(code, "kind: Kind::{kind}, title: Text {{ de: {:?}, en: {:?} }},", rule.title_de, rule.title_en);
        put!(code, "text: Text {{ de: {:?}, en: {:?} }}, see: &{:?} }},", rule.de, rule.en, rule.see);
    }
    put!(code, "];");
}

fn by_id(code: &mut String, book: &Book) {
    let mut order: Vec<usize> = (0..book.rules.len()).collect();
    order.sort_by_key(|&at| &book.rules[at].id);
    put!(code, "static BY_ID: [u16; {}] = {order:?};", order.len());
}

/// The words of a text, folded with both spellings of umlauts.
fn folded(text: &str) -> BTreeSet<String> {
    Umlaut::BOTH
        .into_iter()
        .flat_map(|umlaut| fold(text, umlaut).split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// The folded words of each field of a rule, in the order of the library's `Folded`.
fn fields(rule: &Rule) -> [BTreeSet<String>; 5] {
    [&rule.id, &rule.title_de, &rule.title_en, &rule.de, &rule.en].map(|text| folded(text))
}

fn words(code: &mut String, book: &Book) {
    let fields: Vec<[BTreeSet<String>; 5]> = book.rules.iter().map(fields).collect();
    let headings: Vec<[BTreeSet<String>; 2]> = book
        .systems
        .iter()
        .flat_map(|system| system.headings.iter().map(|both| both.each_ref().map(|it| folded(it))))
        .collect();
    let spoken: [BTreeSet<&str>; 2] = [0, 1].map(|lang| {
        let rules = fields.iter().flat_map(|field| field[1 + lang].iter().chain(&field[3 + lang]));
        rules.chain(headings.iter().flat_map(|both| &both[lang])).map(String::as_str).collect()
    });
    let ids = fields.iter().flat_map(|field| &field[0]).map(String::as_str);
    let words: BTreeSet<&str> = ids.chain(spoken.iter().flatten().copied()).collect();
    let numbers: BTreeMap<&str, usize> = words.iter().enumerate().map(|(at, word)| (*word, at)).collect();
    let places =
        |field: &BTreeSet<String>| -> Vec<usize> { field.iter().map(|it| numbers[it.as_str()]).collect() };
    put!(code, "static WORDS: [&str; {}] = {:?};", words.len(), Vec::from_iter(&words));
    let stems = [true, false].map(|german| words.iter().map(|it| stem(it, german).len()).collect::<Vec<_>>());
    put!(code, "static STEMS: [[u8; {}]; 2] = {stems:?};", words.len());
    let spoken = spoken.map(|known| words.iter().map(|it| known.contains(it)).collect::<Vec<_>>());
    put!(code, "static SPOKEN: [[bool; {}]; 2] = {spoken:?};", words.len());
    put!(code, "static HEADINGS: [[&[u16]; 2]; {}] = [", headings.len());
    for [de, en] in headings.iter().map(|both| both.each_ref().map(places)) {
        put!(code, "[&{de:?}, &{en:?}],");
    }
    put!(code, "];");

    let count = |title: &str| fold(title, Umlaut::SpelledOut).split(' ').count();
    let topics: Vec<(&str, &str)> = book
        .systems
        .iter()
        .flat_map(|it| it.topics.iter().map(|topic| (it.id.as_str(), topic.as_str())))
        .collect();
    put!(code, "static FOLDED: [Folded; {}] = [", book.rules.len());
    let mut before = None;
    for (rule, fields) in book.rules.iter().zip(&fields) {
        let [id, title_de, title_en, de, en] = fields.each_ref().map(places);
        let lengths = [count(&rule.title_de), count(&rule.title_en)];
        let heading = topics.iter().position(|it| *it == (rule.system(), rule.topic())).unwrap_or_default();
        let is_first = before.replace(heading) != Some(heading);
        put!(code, "Folded {{ id: &{id:?}, title: [&{title_de:?}, &{title_en:?}], heading: {heading},");
        put!(code, "is_first: {is_first},");
        put!(code, "title_words: {lengths:?}, text: [&{de:?}, &{en:?}] }},");
    }
    put!(code, "];");
}

/// Generates STOP and MEANS: the stop words, and the synonyms as stems.
fn asked(code: &mut String, words: &[Words; 2]) {
    let stop =
        words.each_ref().map(|it| it.stop.iter().flat_map(|word| folded(word)).collect::<BTreeSet<_>>());
    put!(
        code,
        "static STOP: [&[&str]; 2] = [&{:?}, &{:?}];",
        Vec::from_iter(&stop[0]),
        Vec::from_iter(&stop[1])
    );
    put!(code, "static MEANS: [&[(&[&str], &[&str])]; 2] = [");
    for (lang, words) in words.iter().enumerate() {
        let stems = |all: &[String], umlaut| -> Vec<String> {
            let folded = all.iter().map(|word| fold(word, umlaut));
            folded.map(|word| stem(&word, lang == 0).to_owned()).collect()
        };
        put!(code, "&[");
        for (say, mean) in &words.means {
            put!(code, "(&{:?}, &{:?}),", stems(say, Umlaut::Bare), stems(mean, Umlaut::Bare));
        }
        put!(code, "],");
    }
    put!(code, "];");
}
