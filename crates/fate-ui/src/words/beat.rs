//! What events mean for the story of an evening.

use schwung_fate::{Event, Severity};
use schwung_views::{Beat, BeatKind as Kind};

/// Shifts from which a hit or a success is worth telling.
const MANY: u16 = 5;

/// What an event means for the story; `None` for most of them.
pub(super) fn beat(event: &Event) -> Option<Beat> {
    let beat = Beat::new;
    Some(match event {
        Event::ConflictBegan { stake, .. } => beat(Kind::FightBegan, 0).saying(stake),
        Event::ExchangeBegan { number, .. } => beat(Kind::Round { number: u32::from(*number) }, 0),
        Event::ConflictEnded => beat(Kind::FightEnded, 0),
        Event::SceneEnded { .. } => beat(Kind::SceneEnded, 0),
        Event::TakenOut { manner, .. } => beat(Kind::Out, 9).saying(manner),
        Event::OutcomeChanged { manner, .. } => beat(Kind::Out, 9).saying(manner),
        Event::Conceded { terms, .. } => beat(Kind::Conceded, 9).saying(terms),
        Event::ConcessionRefused { .. } => beat(Kind::Turn, 5),
        Event::OutcomeContested { .. } => beat(Kind::Turn, 6),
        Event::ConsequenceTaken { severity, text, .. } => {
            let weight = match severity {
                Severity::Mild => 5,
                Severity::Moderate => 6,
                Severity::Severe => 8,
            };
            beat(Kind::Turn, weight).saying(text)
        }
        Event::CompanionLost { text, .. } => beat(Kind::Turn, 7).saying(text),
        Event::MinionsHit { out, .. } if *out > 0 => beat(Kind::Turn, 4),
        Event::Hit { shifts, .. } if *shifts >= MANY => beat(Kind::Turn, 3),
        Event::Resolved { shifts, .. } if *shifts >= MANY as i16 => beat(Kind::Turn, 3),
        Event::ContestWon { .. } => beat(Kind::Turn, 3),
        Event::Blocked { .. } => beat(Kind::Turn, 2),
        Event::SecretRevealed { .. } | Event::AspectRevealed { .. } => beat(Kind::Turn, 5),
        // Paid invocations, mostly to reverse the result of a roll.
        Event::Invoked { free: false, .. } => beat(Kind::Turn, 2),
        Event::Compelled { effect, accepted: true, .. } => beat(Kind::Turn, 4).saying(effect),
        Event::Declared { text, .. } => beat(Kind::Words, 3).saying(text),
        Event::AspectPlaced { text, .. } => beat(Kind::Words, 2).saying(text),
        Event::AspectReworded { was, text, .. } => {
            beat(Kind::Reworded { was: was.as_str().to_owned() }, 0).saying(text)
        }
        Event::GiftUsed { text, .. } | Event::TaggedForEffect { text, .. } => {
            beat(Kind::Words, 2).saying(text)
        }
        Event::ExtraGained { text, .. }
        | Event::Happened { text, .. }
        | Event::FreeAction { text, .. }
        | Event::Flourished { text, .. } => beat(Kind::Words, 1).saying(text),
        Event::Recovered { .. } => beat(Kind::Won, 2),
        Event::ActorSet { to, .. } => beat(if to.out.is_none() { Kind::Back } else { Kind::Out }, 0),
        _ => return None,
    })
}
