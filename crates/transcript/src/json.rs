//! Events as JSON for tools, with names in place of ids. Nothing is hidden here, so this must not be sent to players.

use schwung_table::{Names, Step, Visit};
use serde_json::{Map, Value};

/// Converts an event to a JSON object: its name under `event`, and all its fields. `json` is `event` as serde writes it,
/// `topics` are those variants that only group others; the innermost one goes under `topic`. Ids are replaced by what
/// `name` returns for them, if anything.
pub fn event_json<N>(
    json: Value,
    event: &dyn Names<N>,
    topics: &[&str],
    name: &dyn Fn(N) -> Option<String>,
) -> Value {
    let mut object = Map::new();
    unfold(with_names(json, event, name), topics, &mut object);
    Value::Object(object)
}

fn unfold(value: Value, topics: &[&str], object: &mut Map<String, Value>) {
    match value {
        Value::Object(fields) if fields.len() == 1 => {
            for (name, inner) in fields {
                let nested = match &inner {
                    Value::String(_) => true,
                    Value::Object(it) => it.len() == 1,
                    _ => false,
                };
                if topics.contains(&&*name) && nested {
                    object.insert("topic".to_owned(), name.into());
                    unfold(inner, topics, object);
                    continue;
                }
                object.insert("event".to_owned(), dashed(&name).into());
                if let Value::Object(inner) = inner {
                    object.extend(inner);
                }
            }
        }
        Value::String(name) => {
            object.insert("event".to_owned(), dashed(&name).into());
        }
        // An event is either an object or a string.
        _ => {}
    }
}

fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

/// Replaces the ids in the JSON of a value by their names, as far as they have any.
fn with_names<N>(mut json: Value, value: &dyn Names<N>, name: &dyn Fn(N) -> Option<String>) -> Value {
    let mut places = Places { at: Vec::new(), found: Vec::new() };
    value.names(&mut places);
    for (at, id) in places.found {
        let place = at.iter().try_fold(&mut json, |inside, step| match step {
            Step::Field(field) => inside.get_mut(field),
            Step::Index(index) => inside.get_mut(index),
        });
        debug_assert!(place.is_some(), "no id at {at:?}");
        if let (Some(place), Some(name)) = (place, name(id)) {
            *place = name.into();
        }
    }
    json
}

/// The ids in a value, with the steps to them.
struct Places<N> {
    at: Vec<Step>,
    found: Vec<(Vec<Step>, N)>,
}

impl<N> Visit<N> for Places<N> {
    fn name(&mut self, name: N) {
        self.found.push((self.at.clone(), name));
    }

    fn enter(&mut self, step: Step) {
        self.at.push(step);
    }

    fn leave(&mut self) {
        self.at.pop();
    }
}
