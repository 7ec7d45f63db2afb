//! Events as JSON, for tools. Nothing is hidden here, so this must not be sent to players.

use schwung_fate::{AspectRef, Event, Name, State};
use schwung_views::form::field;
use serde_json::Value;

/// An event as a JSON object: its name under `event`, and every field. Actors, zones and seats are given by name, skills
/// and agendas by key, aspects by text. `state` is the state after the event.
pub fn event_json(state: &State, event: &Event) -> Value {
    schwung_transcript::event_json(field::value(event), event, &[], &|it| name(state, it))
}

/// The name that stands for an id.
fn name(state: &State, name: Name) -> Option<String> {
    let frame = &state.frame;
    match name {
        Name::Actor(it) => frame.sheets.get(usize::from(it.0)).map(|it| it.name.clone()),
        Name::Zone(it) => frame.zones.get(usize::from(it.0)).cloned(),
        Name::Skill(it) => frame.skills.get(usize::from(it.0)).map(|it| it.key.clone()),
        Name::Agenda(it) => frame.agendas.get(usize::from(it.0)).map(|it| it.key.clone()),
        Name::Side(it) => frame.sides.get(usize::from(it.0)).cloned(),
        Name::Seat(it) => frame.seats.get(usize::from(it.0)).cloned(),
        Name::Created(it) => aspect(state, AspectRef::Play(it)),
        Name::Aspect(it) => aspect(state, it),
    }
}

/// The text of an aspect; `None` if it is gone.
fn aspect(state: &State, aspect: AspectRef) -> Option<String> {
    Some(state.aspect_text(aspect)).filter(|it| !it.is_empty()).map(str::to_owned)
}
