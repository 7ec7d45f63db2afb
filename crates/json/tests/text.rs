//! What is written is what `serde_json` writes, and the places of values are those that are found by reading.

use std::collections::BTreeMap;

use proptest::{collection::vec, prelude::*};
use schwung_json::{Part, Raw, Text, difference, written};
use serde::Serialize;
use serde_json::{Value, json, value::to_raw_value};

use crate::difference::values;

/// Checks the text of a value in every way in which it is written.
fn assert_written(value: &impl Serialize) -> Text {
    let expected = serde_json::to_string(value).expect("JSON");
    let text = Text::of(value).expect("JSON");
    assert_eq!(text.as_str(), expected);
    assert_eq!(written(value).expect("JSON"), expected);
    text
}

/// Checks as well the places of all that is in a value, none of which was JSON already.
fn assert_noted(value: &impl Serialize) {
    let text = assert_written(value);
    assert_eq!(format!("{text:?}"), format!("{:?}", Text::read(text.as_str()).expect("JSON")));
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Unit,
    New(u8),
    Pair(i8, char),
    Named { one: Option<&'static str>, other: () },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Mixed<'a> {
    Raw(Raw<'a>),
    Part(Part),
    Noted(&'a Value),
}

#[derive(Serialize)]
struct New(i16);

#[derive(Serialize)]
struct Pair(u16, f32);

#[derive(Serialize)]
struct Nothing;

#[derive(Serialize)]
struct All<'a> {
    kinds: [Kind; 4],
    new: New,
    pair: Pair,
    nothing: Nothing,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<u8>,
    numbers: (i64, u64, i32, u32, f64, f64),
    truth: bool,
    by_number: BTreeMap<i8, &'a str>,
    by_name: BTreeMap<&'a str, Vec<u8>>,
    by_kind: BTreeMap<char, New>,
    #[serde(flatten)]
    more: &'a BTreeMap<&'a str, bool>,
    raw: Box<serde_json::value::RawValue>,
}

#[test]
fn everything_that_types_can_have_is_written() {
    let named = Kind::Named { one: Some("x"), other: () };
    assert_written(&All {
        kinds: [Kind::Unit, Kind::New(7), Kind::Pair(-128, 'ß'), named],
        new: New(-1),
        pair: Pair(0, 0.1),
        nothing: Nothing,
        left_out: None,
        numbers: (i64::MIN, u64::MAX, 10, 99, 0.1, f64::NAN),
        truth: true,
        by_number: [(-7, "a"), (10, "b")].into(),
        by_name: [("", vec![]), ("\"\\", vec![1, 2])].into(),
        by_kind: [('ä', New(3))].into(),
        more: &[("yes", true), ("no", false)].into(),
        raw: to_raw_value(&json!({ "a": [1, { "b": null }], "c": "\"" })).expect("JSON"),
    });
    let texts: Vec<String> = (0..0x90).filter_map(char::from_u32).map(|it| format!("a{it}{it}z")).collect();
    assert_noted(&texts);
}

#[test]
fn letters_are_escaped_wherever_they_stand() {
    for letter in (0..=0xff).map(char::from) {
        for before in 0..17 {
            assert_written(&format!(
                "{}{letter}{}",
                "ä".repeat(before % 3) + &"a".repeat(before),
                "!\u{1f}\u{7f}\"\\"
            ));
        }
    }
}

#[test]
fn other_names_are_refused() {
    let bad: BTreeMap<Option<u8>, u8> = [(None, 1)].into();
    assert!(Text::of(&bad).is_err());
    let list: BTreeMap<[u8; 1], u8> = [([1], 1)].into();
    assert!(written(&list).is_err());
}

#[test]
fn what_is_json_already_is_written_as_it_is() {
    let inner = json!([{ "a": 1 }, "b"]).to_string();
    assert_eq!(written(&[Raw(&inner), Raw("null")]).expect("JSON"), format!("[{inner},null]"));
    let part = Part::new(Text::read(&inner).expect("JSON"));
    assert_written(&(&part, "a", &part));
    assert_eq!(serde_json::to_string(&[&part]).expect("JSON"), format!("[{inner}]"));
}

#[test]
fn digests_tell_texts_apart_by_what_is_in_their_parts() {
    // No good hash, but one that depends on every byte and its place.
    let hash = |bytes: &[u8]| {
        let mut digest = [7_u8; 32];
        for (n, byte) in bytes.iter().enumerate() {
            digest[n % 32] = digest[n % 32].wrapping_mul(31).wrapping_add(*byte);
        }
        digest
    };
    let part = |value: Value| Part::new(Text::of(&value).expect("JSON"));
    let text = |part: &Part, rest: &str| Text::of(&(part, rest)).expect("JSON").digest(hash);
    let [one, same, other] = [json!({ "a": 1 }), json!({ "a": 1 }), json!({ "a": 2 })].map(part);
    assert_eq!(text(&one, "b"), text(&same, "b"));
    assert_ne!(text(&one, "b"), text(&other, "b"));
    assert_ne!(text(&one, "b"), text(&one, "c"));
    assert_ne!(text(&one, "b"), hash(b"[{\"a\":1},\"b\"]"));
}

#[test]
fn nothing_is_null() {
    assert_eq!(difference(&Text::default(), &Text::read("null").expect("JSON")), "[]");
}

proptest! {
    /// Whatever is JSON already in two texts, their difference is the same.
    #[test]
    fn differences_are_found_in_what_was_json_already(
        (olds, news, raw) in (vec(values(), 0..5), vec(values(), 0..5), any::<[u16; 2]>())
    ) {
        let text = |values: &[Value], raw: u16| {
            let texts: Vec<String> = values.iter().map(Value::to_string).collect();
            let part = |(n, value): (usize, _)| match raw >> (2 * n) & 3 {
                0 => Mixed::Noted(value),
                1 => Mixed::Raw(Raw(texts[n].as_str())),
                2 => Mixed::Part(Part::new(Text::of(value).expect("JSON"))),
                // A part with a part in it.
                _ => {
                    let inner = Part::new(Text::read(&texts[n]).expect("JSON"));
                    Mixed::Part(Part::new(Text::of(&[inner]).expect("JSON")))
                }
            };
            Text::of(&values.iter().enumerate().map(part).collect::<Vec<_>>()).expect("JSON")
        };
        let (old, new) = (text(&olds, raw[0]), text(&news, raw[1]));
        let read = |it: &Text| Text::read(it.as_str()).expect("JSON");
        prop_assert_eq!(difference(&old, &new), difference(&read(&old), &read(&new)));
    }

    #[test]
    fn every_value_is_written(value in values(), string in ".*", number in any::<f64>()) {
        assert_noted(&value);
        assert_noted(&(string, number, Value::from(number)));
    }
}
