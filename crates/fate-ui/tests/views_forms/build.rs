//! Builds commands from forms, as the page does.

use schwung_views::wire::{Field, FieldKind, Form};
use serde_json::{Map, Value, json};

/// Text for all fields that need words.
const WORDS: &str = "Worte";

/// Puts `value` at `path`. A number is an index into a list.
fn put(root: &mut Value, path: &str, value: Value) {
    let mut at = root;
    for key in path.split('.') {
        at = match at {
            Value::Array(list) => {
                let n: usize = key.parse().unwrap();
                assert!(n <= list.len(), "{path}: there is no place {n}");
                if n == list.len() {
                    list.push(Value::Null);
                }
                &mut list[n]
            }
            other => {
                if !other.is_object() {
                    *other = Value::Object(Map::new());
                }
                other.as_object_mut().unwrap().entry(key).or_insert(Value::Null)
            }
        };
    }
    *at = value;
}

/// The command of a form with these values.
pub(crate) fn command(form: &Form, values: &[(&str, Value)]) -> Value {
    let mut inner = Value::Object(form.fixed.clone());
    for (name, value) in values {
        put(&mut inner, name, value.clone());
    }
    let is_empty = inner.as_object().is_some_and(Map::is_empty);
    json!({ form.verb.as_str(): if is_empty { Value::Null } else { inner } })
}

/// The value of a field with as little input as possible: the initial one, or else the first legal one;
/// `None` if it may be empty.
pub(crate) fn hurried(field: &Field) -> Option<Value> {
    if let Some(value) = &field.value {
        return Some(value.clone());
    }
    if field.optional {
        return None;
    }
    Some(anything(field))
}

/// Any valid value.
pub(crate) fn anything(field: &Field) -> Value {
    match &field.kind {
        FieldKind::One(options) => {
            let legal = options.iter().find(|it| it.barred.is_none()).or(options.first());
            legal.unwrap_or_else(|| panic!("{}: nothing to choose", field.name)).value.clone()
        }
        FieldKind::Many(options) => options.first().map_or(json!([]), |it| json!([it.value])),
        FieldKind::Text { .. } => json!(WORDS),
        FieldKind::Number { min, max } => json!(1.clamp(*min, *max)),
        FieldKind::Flag => json!(true),
        FieldKind::List { fields, .. } => match fields.as_slice() {
            [one] if one.name.is_empty() => json!([anything(one)]),
            parts => {
                // Fields that are named by numbers form a list.
                let mut entry =
                    if parts.first().is_some_and(|it| it.name == "0") { json!([]) } else { json!({}) };
                for part in parts {
                    put(&mut entry, &part.name, anything(part));
                }
                json!([entry])
            }
        },
    }
}

/// The values of all fields with as little input as possible.
pub(crate) fn values(form: &Form) -> Vec<(&str, Value)> {
    form.fields.iter().filter_map(|it| hurried(it).map(|value| (it.name.as_str(), value))).collect()
}
