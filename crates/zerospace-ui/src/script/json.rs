//! Formats events as JSON for tools. Nothing is hidden here, so this must not be sent to players.

use schwung_zerospace::{Event, State};
use serde_json::{Map, Value};

/// Formats an event as a JSON object with its name under `event` and all its fields. Numbers of actors, seats, sides
/// and gear are replaced by names, those of skills by keys. `state` is the state after the event.
pub fn event_json(state: &State, event: &Event) -> Value {
    let mut object = Map::new();
    match schwung_views::form::field::value(event) {
        Value::Object(event) => {
            for (name, fields) in event {
                object.insert("event".to_owned(), dashed(&name).into());
                let numbers = matches!(&*name, "difficulty_raised" | "lowered");
                if let Value::Object(fields) = named(state, fields, numbers) {
                    object.extend(fields);
                }
            }
        }
        Value::String(name) => {
            object.insert("event".to_owned(), dashed(&name).into());
        }
        // All events are either objects or strings.
        _ => {}
    }
    Value::Object(object)
}

fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

/// Replaces numbers by names. The field `by` is a plain number if `numbers` is set.
fn named(state: &State, value: Value, numbers: bool) -> Value {
    match value {
        Value::Object(fields) => {
            let field = |(key, value): (String, Value)| {
                let numbers = numbers || matches!(&*key, "lowered" | "boost");
                let value = match name(state, &key, &value, numbers) {
                    Some(name) => name.into(),
                    None => named(state, value, numbers),
                };
                (key, value)
            };
            Value::Object(fields.into_iter().map(field).collect())
        }
        Value::Array(values) => {
            Value::Array(values.into_iter().map(|it| named(state, it, numbers)).collect())
        }
        other => other,
    }
}

/// The name that replaces a number, depending on the key of the field.
fn name<'s>(state: &'s State, key: &str, value: &Value, numbers: bool) -> Option<&'s str> {
    let at = usize::try_from(value.as_u64()?).ok()?;
    match key {
        "by" if numbers => None,
        "actor" | "by" | "on" | "from" | "who" | "with" | "initiator" | "pilot" | "first" | "second"
        | "a" | "b" | "holder" | "of" | "taken" | "leader" => {
            state.frame.sheets.get(at).map(|it| it.name.as_str())
        }
        "seat" | "to" => state.frame.seats.get(at).map(String::as_str),
        "side" => state.frame.sides.get(at).map(String::as_str),
        "skill" => state.frame.skills.get(at).map(|it| it.key.as_str()),
        "item" | "tool" | "tool_from" => {
            state.items.iter().find(|it| usize::from(it.id.0) == at).map(|it| it.text.as_str())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use schwung_zerospace::{ActorId, Attribute, Fact};

    use super::*;

    #[test]
    fn names_stand_for_numbers() {
        let text =
            "system = \"zerospace\"\n[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
        let state = crate::files::read(text, &schwung_files::Options::default()).expect("it reads").state;
        let (by, on) = (ActorId(0), ActorId(1));
        let told = |event: &Event| event_json(&state, event).to_string();
        assert_eq!(
            told(&Event::Hit { by, on, mental: false }),
            r#"{"event":"hit","by":"Anna","on":"Boris","mental":false}"#
        );
        assert_eq!(told(&Event::ConflictEnded), r#"{"event":"conflict-ended"}"#);
        assert_eq!(
            told(&Event::DifficultyRaised { actor: on, by: 1 }),
            r#"{"event":"difficulty-raised","actor":"Boris","by":1}"#
        );
        let fact = Fact::Lowered { who: by, attribute: Attribute::Will, by: 1 };
        let set = event_json(&state, &Event::Set { fact: Box::new(fact), was: None });
        assert_eq!(
            (&set["fact"]["lowered"]["who"], &set["fact"]["lowered"]["by"]),
            (&"Anna".into(), &1.into())
        );
    }
}
