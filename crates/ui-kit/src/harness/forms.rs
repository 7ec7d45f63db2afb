//! Fills in forms as the page does.

use schwung_views::{
    form::{field, put},
    wire::{Field, FieldKind, Form},
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// The text for all fields that need words.
const WORDS: &str = "Worte";

/// The command of a form with these values.
pub fn command(form: &Form, values: &[(&str, Value)]) -> Value {
    let mut inner = Value::Object(form.fixed.clone());
    for (name, value) in values {
        put(&mut inner, name, value.clone());
    }
    let is_empty = inner.as_object().is_some_and(Map::is_empty);
    json!({ form.verb.as_str(): if is_empty { Value::Null } else { inner } })
}

/// The command of a form with these values, as its system reads it.
///
/// # Panics
/// If it is not a command; names the scene and the form.
pub fn read<C: DeserializeOwned>(scene: &str, form: &Form, values: &[(&str, Value)]) -> C {
    let built = command(form, values);
    match field::read(&built) {
        Ok(command) => command,
        Err(error) => panic!("{scene}: {}: {error}: {built}", form.label),
    }
}

/// The value of a field with as little input as possible: the initial one, or else the first legal one; `None` if it may be
/// empty.
pub fn hurried(field: &Field) -> Option<Value> {
    match &field.value {
        Some(value) => Some(value.clone()),
        None if field.optional => None,
        None => Some(anything(field)),
    }
}

/// Any valid value of a field.
pub fn anything(field: &Field) -> Value {
    match &field.kind {
        FieldKind::One(options) => {
            let legal = options.iter().find(|it| it.barred.is_none()).or(options.first());
            legal.unwrap_or_else(|| panic!("{}: nothing to choose", field.name)).value.clone()
        }
        FieldKind::Many(options) => {
            let legal = options.iter().find(|it| it.barred.is_none()).or(options.first());
            legal.map_or(json!([]), |it| json!([it.value]))
        }
        FieldKind::Text { .. } => json!(WORDS),
        FieldKind::Number { min, max } => json!(1.clamp(*min, *max)),
        FieldKind::Flag => json!(true),
        FieldKind::List { fields, .. } => match fields.as_slice() {
            [one] if one.name.is_empty() => json!([anything(one)]),
            parts => {
                // Fields that are named by numbers form a list.
                let is_list = parts.first().is_some_and(|it| it.name == "0");
                let mut entry = if is_list { json!([]) } else { json!({}) };
                for part in parts {
                    put(&mut entry, &part.name, anything(part));
                }
                json!([entry])
            }
        },
    }
}

/// The values of all fields with as little input as possible.
pub fn values(form: &Form) -> Vec<(&str, Value)> {
    form.fields.iter().filter_map(|it| hurried(it).map(|value| (it.name.as_str(), value))).collect()
}
