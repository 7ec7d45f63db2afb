//! Formats events as JSON for tools. Nothing is hidden here, so this must not be sent to players.

use schwung_views::form::field;
use schwung_zerospace::{Event, Name, State};
use serde_json::Value;

/// Formats an event as a JSON object with its name under `event` and all its fields. Numbers of actors, seats, sides
/// and gear are replaced by names, those of skills by keys. `state` is the state after the event.
pub fn event_json(state: &State, event: &Event) -> Value {
    schwung_transcript::event_json(field::value(event), event, &[], &|it| name(state, it))
}

/// The name for an id.
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
