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

#[cfg(test)]
mod tests {
    use schwung_fate::{ActorId, ActorSet, AspectId, AspectRef, Wording, ZoneId};

    use super::*;

    #[test]
    fn names_stand_for_numbers() {
        let text = "[[zone]]\nname = \"Quay\"\n[[character]]\nname = \"Anna\"\naspects = [\"Quick Blade\"]\n";
        let options = schwung_files::Options { system: Some("sotc"), ..Default::default() };
        let state = crate::files::read(text, &options).expect("reads").state;
        let (actor, to) = (ActorId(0), ZoneId(0));
        let told = |event: &Event| event_json(&state, event).to_string();
        assert_eq!(told(&Event::Moved { actor, to }), r#"{"event":"moved","actor":"Anna","to":"Quay"}"#);
        let aspect = AspectRef::Sheet(actor, 0);
        let event = Event::Declared { actor, text: Wording::new("so"), aspect: Some(aspect) };
        assert_eq!(event_json(&state, &event)["aspect"], "Quick Blade");
        assert_eq!(
            told(&Event::SceneEnded { cleared: ActorSet(1) }),
            r#"{"event":"scene-ended","cleared":["Anna"]}"#
        );
        // Things that are gone have no name, and nothing panics.
        let gone = Event::TagPassed { id: AspectId(99), to: ActorId(99) };
        assert_eq!(told(&gone), r#"{"event":"tag-passed","id":99,"to":99}"#);
    }
}
