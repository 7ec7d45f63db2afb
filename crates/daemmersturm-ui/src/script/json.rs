//! Events as JSON for tools. This is not what clients receive: nothing is hidden here.

use schwung_daemmersturm::{Event, Name, State};
use schwung_views::form::field;
use serde_json::Value;

/// Converts an event to a JSON object: its name under `event`, its topic under `topic`, and all its fields.
///
/// Ids of characters, seats, items and library entries are replaced by names. `state` is the state after the event.
pub fn event_json(state: &State, event: &Event) -> Value {
    schwung_transcript::event_json(field::value(event), event, TOPICS, &|it| name(state, it))
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

/// The name for an id.
fn name(state: &State, name: Name) -> Option<String> {
    let (frame, library) = (&state.frame, &state.frame.library);
    match name {
        Name::Actor(it) => frame.profiles.get(usize::from(it.0)).map(|it| it.name.clone()),
        Name::Seat(it) => frame.seats.get(usize::from(it.0)).cloned(),
        Name::Side(it) => frame.sides.get(usize::from(it.0)).cloned(),
        Name::Item(it) => state.item(it).map(|it| it.label.as_str().to_owned()),
        Name::Weapon(it) => library.weapon(it).map(|it| it.name.clone()),
        Name::Spell(it) => library.spell(it).map(|it| it.name.clone()),
        Name::Ability(it) => library.ability(it).map(|it| it.name.clone()),
        Name::Substance(it) => library.substance(it).map(|it| it.name.clone()),
        Name::Protection(it) => library.protection(it).map(|it| it.name.clone()),
        Name::Group(it) => library.group(it).map(|it| it.name.clone()),
        Name::Area(_) | Name::Effect(_) | Name::Note(_) | Name::Swarm(_) => None,
    }
}
