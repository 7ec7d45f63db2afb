//! Writing the static table: the rules themselves, their order by id, and their words folded for the search.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::fold::{Umlaut, fold};
use crate::read::{Book, Rule};

/// Rust source with the statics SYSTEMS, RULES, BY_ID, WORDS and FOLDED, included by the library.
pub(crate) fn table(book: &Book) -> String {
    let mut code = String::from("// Written by build/main.rs from rules/.\n");
    systems(&mut code, book);
    rules(&mut code, book);
    by_id(&mut code, book);
    words(&mut code, book);
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
        put!(
            code,
            "System {{ id: {id:?}, title: Text {{ de: {de:?}, en: {en:?} }}, built: {built}, topics: &{topics:?} }},"
        );
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

/// The folded words of the fields of a rule, in the order of the library's `Folded`.
fn fields(rule: &Rule) -> [BTreeSet<String>; 5] {
    [&rule.id, &rule.title_de, &rule.title_en, &rule.de, &rule.en].map(|text| {
        Umlaut::BOTH
            .into_iter()
            .flat_map(|umlaut| fold(text, umlaut).split(' ').map(str::to_owned).collect::<Vec<_>>())
            .collect()
    })
}

fn words(code: &mut String, book: &Book) {
    let fields: Vec<[BTreeSet<String>; 5]> = book.rules.iter().map(fields).collect();
    let words: BTreeSet<&str> = fields.iter().flatten().flatten().map(String::as_str).collect();
    let numbers: BTreeMap<&str, usize> = words.iter().enumerate().map(|(at, word)| (*word, at)).collect();
    put!(code, "static WORDS: [&str; {}] = {:?};", words.len(), Vec::from_iter(&words));

    let count = |title: &str| fold(title, Umlaut::SpelledOut).split(' ').count();
    put!(code, "static FOLDED: [Folded; {}] = [", book.rules.len());
    for (rule, fields) in book.rules.iter().zip(&fields) {
        let [id, title_de, title_en, de, en] =
            fields.each_ref().map(|field| Vec::from_iter(field.iter().map(|word| numbers[word.as_str()])));
        let lengths = [count(&rule.title_de), count(&rule.title_en)];
        put!(code, "Folded {{ id: &{id:?}, title: [&{title_de:?}, &{title_en:?}],");
        put!(code, "title_words: {lengths:?}, text: [&{de:?}, &{en:?}] }},");
    }
    put!(code, "];");
}
