//! Formats events as JSON for tools. Nothing is hidden here, so this must not be sent to players.

use schwung_views::form::field;
use schwung_zerospace::{Event, Name, State};
use serde_json::Value;

/// Formats an event as a JSON object with its name under `event` and all its fields. Numbers of actors, seats, sides
/// and gear are replaced by names, those of skills by keys. `state` is the state after the event.
pub fn event_json(state: &State, event: &Event) -> Value {
    schwung_transcript::event_json(field::value(event), event, &[], &|it| name(state, it))
}

/// The name that stands for an id.
fn name(state: &State, name: Name) -> Option<String> {
    let frame = &state.frame;
    match name {
        Name::Actor(it) => frame.sheets.get(usize::from(it.0)).map(|it| it.name.clone()),
        Name::Seat(it) => frame.seats.get(usize::from(it.0)).cloned(),
        Name::Side(it) => frame.sides.get(usize::from(it.0)).cloned(),
        Name::Skill(it) => frame.skills.get(usize::from(it.0)).map(|it| it.key.clone()),
        Name::Item(it) => state.item(it).map(|it| it.text.to_string()),
        Name::Task(_) | Name::Note(_) => None,
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
