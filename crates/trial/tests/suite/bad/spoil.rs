//! Corrupts one place in a JSON value.

use schwung_play::Random;
use serde_json::{Value, json};

/// Corrupts a random place.
pub(crate) fn spoil(value: &mut Value, random: &mut Random) {
    let places = count(value);
    let mut at = random.below(places);
    visit(value, &mut at, random);
}

fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Corrupts a random number, if there is one: the result can usually still be parsed.
pub(crate) fn spoil_number(value: &mut Value, random: &mut Random) {
    fn numbers<'v>(value: &'v mut Value, found: &mut Vec<&'v mut Value>) {
        match value {
            Value::Number(_) => found.push(value),
            Value::Array(items) => items.iter_mut().for_each(|it| numbers(it, found)),
            Value::Object(fields) => fields.values_mut().for_each(|it| numbers(it, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    numbers(value, &mut found);
    let at = random.below(u32::try_from(found.len()).unwrap_or(1)) as usize;
    if let Some(number) = found.get_mut(at) {
        change(number, random);
    }
}

/// Walks to the place `left` places ahead and corrupts it.
fn visit(value: &mut Value, left: &mut u32, random: &mut Random) -> bool {
    if *left == 0 {
        change(value, random);
        return true;
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|it| visit(it, left, random)),
        Value::Object(fields) => fields.values_mut().any(|it| visit(it, left, random)),
        _ => false,
    }
}

fn change(value: &mut Value, random: &mut Random) {
    let kind = random.below(16);
    match (value, kind) {
        (Value::Array(items), 0..=7) if !items.is_empty() => {
            let at = random.below(u32::try_from(items.len()).unwrap_or(1)) as usize;
            let item = items[at].clone();
            match kind {
                0 | 1 => drop(items.remove(at)),
                2 | 3 => items.insert(at, item),
                4 => items.reverse(),
                5 => items.clear(),
                _ => items.extend(std::iter::repeat_n(item, 300)),
            }
        }
        (Value::Object(fields), 0..=7) if !fields.is_empty() => {
            let at = random.below(u32::try_from(fields.len()).unwrap_or(1)) as usize;
            let name = fields.keys().nth(at).cloned().unwrap_or_default();
            match kind {
                0..=3 => drop(fields.remove(&name)),
                _ => drop(fields.insert("extra".into(), json!({ "a": [1, 2, 3] }))),
            }
        }
        // Numbers that are valid but refer to nothing.
        (value @ Value::Number(_), 0..=9) => {
            let numbers = [0, 1, 5, 9, 31, 63, 64, 100, 127, 128, 200, 255, -1, -128];
            *value = json!(numbers[random.below(14) as usize]);
        }
        (value, _) => {
            *value = match kind {
                0 => json!(u64::MAX),
                1 => json!(i64::MIN),
                2 => json!(1e300),
                3 => json!(-1),
                4 => json!(127),
                5 => json!(255),
                6 => json!(256),
                7 => json!(65_535),
                8 => json!(u32::MAX),
                9 => json!(0.5),
                10 => Value::Null,
                11 => json!(""),
                12 => json!("x".repeat(10_000)),
                13 => json!([]),
                14 => json!({}),
                _ => (0..100).fold(json!(1), |inner, _| json!([inner])),
            };
        }
    }
}
