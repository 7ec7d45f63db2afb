//! The significance of events for the story of an evening.

use schwung_views::{Beat, BeatKind as Kind};
use schwung_zerospace::{Event, Fact};

/// The significance of an event for the story; `None` for most events.
pub(super) fn beat(event: &Event) -> Option<Beat> {
    let beat = Beat::new;
    Some(match event {
        Event::ConflictBegan { .. } => beat(Kind::FightBegan, 0),
        Event::RoundBegan { round } => beat(Kind::Round { number: *round }, 0),
        Event::ConflictEnded => beat(Kind::FightEnded, 0),
        Event::SceneEnded => beat(Kind::SceneEnded, 0),
        Event::WentDown { .. } | Event::PutOut { .. } => beat(Kind::Out, 9),
        Event::Woke { .. } => beat(Kind::Back, 6),
        Event::BrokeFree { .. } => beat(Kind::Turn, 6),
        Event::Blinded { .. } | Event::Frightened { .. } => beat(Kind::Turn, 6),
        Event::Lowered { .. } => beat(Kind::Turn, 5),
        Event::Harmed { points, .. } if *points >= 2 => beat(Kind::Turn, (*points).min(4)),
        Event::ObjectDamaged { .. } => beat(Kind::Turn, 3),
        Event::Held { .. } | Event::Thrown { .. } => beat(Kind::Turn, 4),
        Event::KnockedAway { .. } | Event::Taken { .. } => beat(Kind::Turn, 3),
        Event::PointSpent { .. } => beat(Kind::Turn, 3),
        Event::StuntBegan { .. } => beat(Kind::Turn, 5),
        Event::FailedForward { .. } => beat(Kind::Turn, 4),
        Event::Complication { text, .. } => beat(Kind::Turn, 4).saying(text),
        Event::Benefit { text, .. } => beat(Kind::Words, 3).saying(text),
        Event::FreeAction { text, .. } | Event::QuickAction { text, .. } => beat(Kind::Words, 1).saying(text),
        Event::TaskClosed { won: true, .. } => beat(Kind::Won, 5),
        Event::TaskClosed { won: false, .. } => beat(Kind::Lost, 5),
        Event::Learned { .. } => beat(Kind::Won, 3),
        Event::Recovered { .. } => beat(Kind::Turn, 2),
        Event::Set { fact, .. } => match **fact {
            Fact::Out { out, .. } => beat(if out.is_none() { Kind::Back } else { Kind::Out }, 0),
            _ => return None,
        },
        _ => return None,
    })
}
