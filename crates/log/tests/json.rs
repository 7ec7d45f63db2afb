//! Reading JSON gives what serde_json gives, and refuses what it refuses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use schwung_log::{read_json, read_value};
use serde_json::Value;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Id(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Good,
    Bad,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Any {
    Unit,
    New(Id),
    List(i8, Option<char>),
    Fields { text: String, share: f64, none: Option<Id> },
    Boxed(Box<Any>),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Loose {
    Bool(bool),
    Number(i64),
    Words { words: Vec<String> },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct All {
    any: Vec<Any>,
    loose: Vec<Loose>,
    ids: BTreeMap<Id, u64>,
    kinds: BTreeMap<Kind, ()>,
    pair: (u8, i32),
    #[serde(default)]
    more: bool,
}

fn all() -> All {
    let fields = Any::Fields { text: "\"ä\n\u{1f3b2}".to_owned(), share: 0.25, none: None };
    All {
        any: vec![Any::Unit, Any::New(Id(7)), Any::List(-3, Some('ß')), Any::Boxed(Box::new(fields))],
        loose: vec![Loose::Bool(true), Loose::Number(-1), Loose::Words { words: vec![String::new()] }],
        ids: BTreeMap::from([(Id(0), u64::MAX), (Id(255), 0)]),
        kinds: BTreeMap::from([(Kind::Good, ()), (Kind::Bad, ())]),
        pair: (1, i32::MIN),
        more: true,
    }
}

#[test]
fn what_was_written_reads_back() {
    let text = serde_json::to_string(&all()).expect("JSON");
    assert_eq!(read_json::<All>(text.as_bytes()).expect("the same"), all());
    // Whole numbers are numbers, a missing field has its default, and unknown ones do not matter.
    let text = "{\"any\":[{\"Fields\":{\"text\":\"\",\"share\":2,\"new\":[{}]}}],\"loose\":[],\"ids\":{},\"kinds\":{},\
                \"pair\":[1,2]}";
    let read: All = read_json(text.as_bytes()).expect("a value");
    assert_eq!(read, serde_json::from_str(text).expect("a value"));
}

#[test]
fn what_does_not_fit_is_an_error_as_before() {
    for text in [
        "",
        "{",
        "[]",
        "null",
        "\"Other\"",
        "\"New\"",
        "{\"Unit\":1}",
        "{\"New\":256}",
        "{\"New\":-1}",
        "{\"New\":1.5}",
        "{\"New\":\"1\"}",
        "{\"New\":1,\"Unit\":null}",
        "{\"List\":[1]}",
        "{\"List\":[1,null,2]}",
        "{\"List\":[1,\"ab\"]}",
        "{\"Fields\":{\"text\":\"\"}}",
        "{\"Fields\":{\"text\":\"\",\"text\":\"\",\"share\":0}}",
        "{\"Fields\":[\"\"]}",
        "\"Unit\" 1",
    ] {
        assert!(serde_json::from_str::<Any>(text).is_err(), "{text}");
        assert!(read_json::<Any>(text.as_bytes()).is_err(), "{text}");
    }
    let deep = format!("{}{}", "{\"Boxed\":".repeat(200), "}".repeat(200));
    assert!(read_json::<Any>(deep.as_bytes()).is_err());
    let error = read_json::<Any>(b"{\"New\":\"1\"}").expect_err("no number").to_string();
    assert_eq!(error, "invalid type: string \"1\", expected a number");
}

/// The value that was read, or the error.
fn told<T: std::fmt::Debug>(read: serde_json::Result<T>) -> String {
    read.map_or_else(|error| error.to_string(), |it| format!("{it:?}"))
}

#[test]
fn a_parsed_value_is_read_like_its_text() {
    let whole = serde_json::to_value(all()).expect("JSON");
    assert_eq!(read_value::<All>(&whole).expect("the same"), all());
    for text in [
        "null",
        "true",
        "0",
        "255",
        "256",
        "-1",
        "1.0",
        "1.5",
        "-0.0",
        "1e300",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775808",
        "\"Unit\"",
        "\"Other\"",
        "[1,null]",
        "{\"New\":256}",
        "{\"New\":1,\"Unit\":null}",
        "{\"List\":[1,\"ä\"]}",
        "{\"List\":[1,null,2]}",
        "{\"Fields\":{\"text\":\"\\\"\",\"share\":2}}",
    ] {
        fn both<T: serde::de::DeserializeOwned + std::fmt::Debug>(text: &str, value: &Value) {
            assert_eq!(told(read_value::<T>(value)), told(read_json::<T>(text.as_bytes())), "{text}");
        }
        let value: Value = serde_json::from_str(text).expect("JSON");
        both::<Any>(text, &value);
        both::<Loose>(text, &value);
        both::<Option<u8>>(text, &value);
        both::<u64>(text, &value);
        both::<i64>(text, &value);
        both::<f64>(text, &value);
    }
}

#[test]
fn a_unit_variant_may_have_an_empty_content() {
    assert_eq!(read_json::<Any>(b"{\"Unit\":null}").expect("a unit"), Any::Unit);
}
