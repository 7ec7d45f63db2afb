//! Tries a form as the page would send it, to find out what is legal and why the rest is not.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::field::read;
use crate::wire::{Barred, Field, FieldKind, FieldOption, Form};

/// A system against which forms can be tried.
pub trait Trying {
    /// The command that the page would send.
    type Command: DeserializeOwned;
    /// The reason why something is not legal.
    type Reason: Copy;

    /// Why a command is not legal now; `None` if it is. `command` is `None` if the values of the form make no
    /// command.
    fn why_not(&self, command: Option<&Self::Command>) -> Option<Self::Reason>;

    /// Returns whether the reason applies no matter what is chosen in the form.
    fn is_about_all(&self, reason: Self::Reason) -> bool;

    /// The reason in words.
    fn words(&self, reason: Self::Reason) -> Barred;
}

/// Placeholder for words that are still to be written.
const WORDS: &str = "…";

/// Maximal number of combinations that are tried to find a legal one.
const TRIES: usize = 1_500;

/// Maximal number of pairs of other choices that are tried for all choices of a field.
const PAIRS: usize = 240;

/// Puts `value` at `path`, creating missing objects on the way. A number is an index into an existing list,
/// or the index after its last element.
pub fn put(root: &mut Value, path: &str, value: Value) {
    let mut at = root;
    for key in path.split('.') {
        at = match at {
            Value::Array(list) => {
                let n = key.parse().unwrap_or(list.len()).min(list.len());
                if n == list.len() {
                    list.push(Value::Null);
                }
                &mut list[n]
            }
            other => {
                if !other.is_object() {
                    *other = Value::Object(Map::new());
                }
                match other {
                    Value::Object(parts) => parts.entry(key).or_insert(Value::Null),
                    // The value was just made an object.
                    _ => return,
                }
            }
        };
    }
    *at = value;
}

/// Chooses legal initial values if possible, and marks the other choices as barred, or the whole form. If the
/// form is barred, only its essential fields remain.
pub fn settled<D: Trying>(desk: &D, form: Form) -> Form {
    if form.barred.is_some() {
        return short(form);
    }
    let mut values: Vec<Option<Value>> = form.fields.iter().map(begins).collect();
    if let Some(reason) = why(desk, &form, &values) {
        match found(desk, &form, &values, reason) {
            Some(legal) => values = legal,
            None => return short(Form { barred: Some(desk.words(reason)), ..form }),
        }
    }
    let bars: Vec<Vec<Option<D::Reason>>> =
        (0..form.fields.len()).map(|n| bars(desk, &form, &values, n)).collect();
    let fields = form.fields.into_iter().zip(values).zip(bars);
    let fields = fields.map(|((field, value), bars)| barring(desk, field, value, &bars)).collect();
    Form { fields, ..form }
}

fn short(form: Form) -> Form {
    let fields = form.fields.into_iter().filter(|it| !it.more).collect();
    Form { fields, ..form }
}

fn barring<D: Trying>(desk: &D, mut field: Field, value: Option<Value>, bars: &[Option<D::Reason>]) -> Field {
    if let FieldKind::One(options) | FieldKind::Many(options) = &mut field.kind {
        for (option, why) in options.iter_mut().zip(bars) {
            option.barred = option.barred.take().or(why.map(|it| desk.words(it)));
        }
    }
    if matches!(field.kind, FieldKind::One(_)) && !field.optional {
        field.value = value;
    }
    field
}

/// The initial value of a field, or an arbitrary value if one is required.
fn begins(field: &Field) -> Option<Value> {
    if let Some(value) = &field.value {
        return Some(value.clone());
    }
    if field.optional {
        return None;
    }
    Some(match &field.kind {
        FieldKind::One(options) => options.first()?.value.clone(),
        FieldKind::Many(options) => options.first().map_or(json!([]), |it| json!([it.value])),
        FieldKind::Text { .. } => json!(WORDS),
        FieldKind::Number { min, max } => json!(1.clamp(*min, *max)),
        FieldKind::Flag => json!(true),
        FieldKind::List { fields, .. } => match fields.as_slice() {
            [one] if one.name.is_empty() => json!([begins(one)]),
            parts => {
                let is_list = parts.first().is_some_and(|it| it.name == "0");
                let mut entry = if is_list { json!([]) } else { json!({}) };
                for part in parts {
                    if let Some(value) = begins(part) {
                        put(&mut entry, &part.name, value);
                    }
                }
                json!([entry])
            }
        },
    })
}

/// The command that the page would send; `None` if the values make no valid command.
fn command<C: DeserializeOwned>(form: &Form, values: &[Option<Value>]) -> Option<C> {
    let mut inner = Value::Object(form.fixed.clone());
    for (field, value) in form.fields.iter().zip(values) {
        if let Some(value) = value {
            put(&mut inner, &field.name, value.clone());
        }
    }
    let is_empty = inner.as_object().is_some_and(Map::is_empty);
    let inner = if is_empty { Value::Null } else { inner };
    read(&json!({ form.verb.as_str(): inner })).ok()
}

fn why<D: Trying>(desk: &D, form: &Form, values: &[Option<Value>]) -> Option<D::Reason> {
    desk.why_not(command(form, values).as_ref())
}

fn choices(field: &Field) -> &[FieldOption] {
    match &field.kind {
        FieldKind::One(options) => options,
        _ => &[],
    }
}

/// Values that make a legal command, if there are any. Tries all combinations of the required choices.
fn found<D: Trying>(
    desk: &D,
    form: &Form,
    values: &[Option<Value>],
    reason: D::Reason,
) -> Option<Vec<Option<Value>>> {
    if desk.is_about_all(reason) {
        return None;
    }
    let open: Vec<usize> = (0..form.fields.len())
        .filter(|&n| !form.fields[n].optional && choices(&form.fields[n]).len() > 1)
        .collect();
    let mut at = vec![0; open.len()];
    for _ in 0..TRIES {
        let mut tried = values.to_vec();
        for (&n, &choice) in open.iter().zip(&at) {
            tried[n] = choices(&form.fields[n]).get(choice).map(|it| it.value.clone());
        }
        if why(desk, form, &tried).is_none() {
            return Some(tried);
        }
        let next = (0..open.len()).find(|&n| at[n] + 1 < choices(&form.fields[open[n]]).len())?;
        at[next] += 1;
        at[..next].fill(0);
    }
    None
}

/// Why each choice of a field is barred. A choice is not barred if changing at most two other fields makes it
/// legal, as far as these are tried.
fn bars<D: Trying>(desk: &D, form: &Form, values: &[Option<Value>], at: usize) -> Vec<Option<D::Reason>> {
    let (options, many) = match &form.fields[at].kind {
        FieldKind::One(options) => (options, false),
        FieldKind::Many(options) if !form.fields[at].optional => (options, true),
        _ => return Vec::new(),
    };
    let others: Vec<usize> =
        (0..form.fields.len()).filter(|&n| n != at && !form.fields[n].optional).collect();
    let (mut left, mut pairs) = (TRIES, PAIRS);
    let mut bar = |option: &FieldOption| {
        let mut tried = values.to_vec();
        tried[at] = Some(if many { json!([option.value]) } else { option.value.clone() });
        let reason = why(desk, form, &tried)?;
        for &other in &others {
            for choice in choices(&form.fields[other]) {
                let mut tried = tried.clone();
                tried[other] = Some(choice.value.clone());
                left = left.saturating_sub(1);
                if left == 0 || why(desk, form, &tried).is_none() {
                    return None;
                }
            }
        }
        let fits = !desk.is_about_all(reason) && with_two(desk, form, &tried, &others, &mut pairs);
        (!fits).then_some(reason)
    };
    options.iter().map(&mut bar).collect()
}

/// Whether changing two of these fields makes a legal command.
fn with_two<D: Trying>(
    desk: &D,
    form: &Form,
    values: &[Option<Value>],
    others: &[usize],
    left: &mut usize,
) -> bool {
    let both = others.iter().enumerate().flat_map(|(n, &a)| others[n + 1..].iter().map(move |&b| (a, b)));
    let choices = |n: usize| choices(&form.fields[n]);
    let all = both.flat_map(|(a, b)| {
        choices(a).iter().flat_map(move |one| choices(b).iter().map(move |two| ((a, one), (b, two))))
    });
    all.take(*left).any(|((a, one), (b, two))| {
        *left -= 1;
        let mut tried = values.to_vec();
        tried[a] = Some(one.value.clone());
        tried[b] = Some(two.value.clone());
        why(desk, form, &tried).is_none()
    })
}
