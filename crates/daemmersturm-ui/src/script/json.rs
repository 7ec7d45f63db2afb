//! Events as JSON for tools. This is not what clients receive: nothing is hidden here.

use schwung_daemmersturm::{Event, State};
use serde_json::{Map, Value};

/// Converts an event to a JSON object: its name under `event`, its topic under `topic`, and all its fields.
///
/// Ids of characters, seats, items and library entries are replaced by names. `state` is the state after the event.
pub fn event_json(state: &State, event: &Event) -> Value {
    let mut object = Map::new();
    unfold(state, schwung_views::form::field::value(event), &mut object);
    Value::Object(object)
}

/// The topics. An event of a nested topic is named after the innermost one.
const TOPICS: &[&str] = &[
    "client",
    "turn",
    "roll",
    "attack",
    "harm",
    "area",
    "gear",
    "magic",
    "scene",
    "climb",
    "sight",
    "carry",
    "substance",
];

fn unfold(state: &State, value: Value, object: &mut Map<String, Value>) {
    match value {
        Value::Object(fields) if fields.len() == 1 => {
            for (name, inner) in fields {
                let nested = match &inner {
                    Value::String(_) => true,
                    Value::Object(it) => it.len() == 1,
                    _ => false,
                };
                if TOPICS.contains(&&*name) && nested {
                    object.insert("topic".to_owned(), name.into());
                    unfold(state, inner, object);
                    continue;
                }
                let by = match object.get("topic").and_then(Value::as_str) {
                    Some("client") => By::Seat,
                    _ if name == "reduced" => By::Number,
                    _ => By::Actor,
                };
                object.insert("event".to_owned(), dashed(&name).into());
                if let Value::Object(inner) = named(state, inner, by) {
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

/// The meaning of the field `by`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// The acting character.
    Actor,
    /// A seat.
    Seat,
    /// An amount.
    Number,
}

fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

/// Replaces ids within a value by names.
fn named(state: &State, value: Value, by: By) -> Value {
    match value {
        Value::Object(fields) => {
            let field = |(key, value): (String, Value)| {
                let by =
                    if matches!(&*key, "modify" | "cost_changes" | "drawbacks") { By::Number } else { by };
                let value = of_field(state, &key, value, by);
                (key, value)
            };
            Value::Object(fields.into_iter().map(field).collect())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(|it| named(state, it, by)).collect()),
        other => other,
    }
}

fn of_field(state: &State, key: &str, value: Value, by: By) -> Value {
    match value {
        Value::Number(_) => name(state, key, &value, by).map_or(value, Value::from),
        Value::Array(values) => {
            Value::Array(values.into_iter().map(|it| of_field(state, key, it, by)).collect())
        }
        other => named(state, other, by),
    }
}

/// The name for an id, depending on its field.
fn name(state: &State, key: &str, value: &Value, by: By) -> Option<String> {
    let at = usize::try_from(value.as_u64()?).ok()?;
    let library = &state.frame.library;
    let name = match key {
        "by" if by == By::Number => None,
        "by" if by == By::Seat => state.frame.seats.get(at),
        "who" | "by" | "on" | "of" | "to" | "from" | "with" | "near" | "a" | "b" | "observer" | "entity"
        | "exposed" | "holder" | "user" | "crew" | "against" | "order" | "toward" | "guard" | "creature"
        | "body" => state.frame.profiles.get(at).map(|it| &it.name),
        "seat" => state.frame.seats.get(at),
        "side" => state.frame.sides.get(at),
        "item" | "thing" => {
            let item = state.items.iter().find(|it| usize::from(it.id.0) == at);
            return item.map(|it| it.label.as_str().to_owned());
        }
        "weapon" => library.weapons.get(at).map(|it| &it.name),
        "spell" => library.spells.get(at).map(|it| &it.name),
        "ability" => library.abilities.get(at).map(|it| &it.name),
        "substance" | "poison" => library.substances.get(at).map(|it| &it.name),
        "protection" | "other" => library.protections.get(at).map(|it| &it.name),
        "group" => library.groups.get(at).map(|it| &it.name),
        _ => None,
    };
    name.cloned()
}

#[cfg(test)]
mod tests {
    use schwung_daemmersturm::{
        ActorFact, ActorId, AttackEvent, ClimbEvent, Fact, HarmEvent, Shelter, TurnEvent, Wording,
    };

    use super::*;

    #[test]
    fn names_stand_for_numbers() {
        let text =
            "system = \"daemmersturm\"\n[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
        let state = crate::files::read(text, &schwung_files::Options::default()).expect("it reads").state;
        let (by, on) = (ActorId(0), ActorId(1));
        let told = |event: Event| event_json(&state, &event).to_string();
        assert_eq!(
            told(AttackEvent::Saved { on, by, with: Shelter::Cover }.into()),
            r#"{"topic":"attack","event":"saved","on":"Boris","by":"Anna","with":"cover"}"#
        );
        assert_eq!(told(TurnEvent::CombatEnded.into()), r#"{"topic":"turn","event":"combat-ended"}"#);
        assert_eq!(
            told(ClimbEvent::Fell { who: on }.into()),
            r#"{"topic":"climb","event":"fell","who":"Boris"}"#
        );
        // Here `by` is an amount and not a character.
        assert_eq!(
            told(HarmEvent::Reduced { on, by: 1 }.into()),
            r#"{"topic":"harm","event":"reduced","on":"Boris","by":1}"#
        );
        let fact = Box::new(Fact::Actor { who: by, fact: ActorFact::Life(1) });
        let set = event_json(&state, &Event::Set { fact, reason: Wording::new("so") });
        assert_eq!(
            (
                &set["event"],
                &set["fact"]["actor"]["who"],
                &set["fact"]["actor"]["fact"]["life"],
                &set["reason"]
            ),
            (&"set".into(), &"Anna".into(), &1.into(), &"so".into())
        );
    }
}
