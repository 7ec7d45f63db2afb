//! Differences of any two texts.

use json_patch::Patch;
use proptest::prelude::*;
use schwung_json::Text;
use serde_json::{Map, Value, json};

/// The difference of two texts.
fn difference(old: &str, new: &str) -> String {
    let [old, new] = [old, new].map(|it| Text::read(it).unwrap_or_else(|| panic!("JSON: {it}")));
    schwung_json::difference(&old, &new)
}

/// The value that a difference makes of `old`.
fn patched(old: &Value, new: &Value) -> Value {
    let text = difference(&old.to_string(), &new.to_string());
    let patch: Patch = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let mut value = old.clone();
    json_patch::patch(&mut value, &patch).unwrap_or_else(|error| panic!("{error}: {text}"));
    value
}

/// Values with few different parts, so that two of them have much in common, and with all that is awkward in paths.
pub(crate) fn values() -> impl Strategy<Value = Value> {
    let leaves = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3..3_i32).prop_map(Value::from),
        prop::sample::select(vec!["", "a", "ä\"]}", "\\", "1"]).prop_map(Value::from),
    ];
    leaves.prop_recursive(4, 40, 6, |inner| {
        let names = prop::sample::select(vec!["id", "a/b", "~", "", "ü", "q\"", "0", "~1"]);
        let object = prop::collection::vec((names, inner.clone()), 0..5).prop_map(|members| {
            let members = members.into_iter().map(|(name, it)| (name.to_owned(), it));
            Value::Object(members.collect::<Map<String, Value>>())
        });
        prop_oneof![prop::collection::vec(inner, 0..6).prop_map(Value::Array), object]
    })
}

proptest! {
    #[test]
    fn the_new_value_is_the_old_one_and_the_difference((old, new) in (values(), values())) {
        prop_assert_eq!(patched(&old, &new), new.clone());
        prop_assert_eq!(difference(&new.to_string(), &new.to_string()), "[]");
    }
}

#[test]
fn entries_that_come_and_go_are_single_operations() {
    let entry = |id: usize| json!({ "id": id, "name": format!("entry {id}"), "on": false });
    let many: Vec<Value> = (0..20).map(entry).collect();
    let text = |list: &[Value]| json!({ "list": list }).to_string();
    let operations = |new: &[Value]| {
        let patch: Value = serde_json::from_str(&difference(&text(&many), &text(new))).expect("JSON");
        patch.as_array().map_or(0, Vec::len)
    };
    let mut fewer = many.clone();
    fewer.remove(3);
    assert_eq!(operations(&fewer), 1);
    let mut changed = fewer.clone();
    changed.insert(9, entry(77));
    changed[15]["on"] = json!(true);
    changed.push(entry(78));
    assert_eq!(operations(&changed), 4);
}

#[test]
fn long_lists_are_compared_as_well() {
    let list = |from: i32, to: i32| (from..to).map(|it| json!({ "id": it })).collect::<Vec<_>>();
    for (old, new) in
        [(list(0, 90), list(10, 120)), (list(0, 90), list(5, 60)), (list(0, 90), list(200, 201))]
    {
        let (old, new) = (json!(old), json!(new));
        assert_eq!(patched(&old, &new), new);
    }
}

#[test]
fn a_difference_is_never_much_longer_than_the_whole() {
    let list =
        |plus: u32| json!((0..30).map(|it| json!({ "id": it, "number": it + plus })).collect::<Vec<_>>());
    let (old, new) = (list(0).to_string(), list(1).to_string());
    assert!(difference(&old, &new).len() < new.len() + 60);
}

#[test]
fn what_is_not_json_is_not_read() {
    for bad in ["", "[", "]", "{}}", "\"", "1 2", "[\"\\"] {
        assert!(Text::read(bad).is_none(), "{bad}");
    }
}
