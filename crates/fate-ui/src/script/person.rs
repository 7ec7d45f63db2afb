//! Finds the character who is asked, and the one whose dice are rolled.

use schwung_fate::{ActorId, Event, Question, WordFor};
use schwung_table::Line as _;

/// The character that a question is about, if the question names one; its player answers.
pub(crate) fn person(question: &Question) -> Option<ActorId> {
    match question {
        // For the game master, no matter which character they are about; the winner words an outcome.
        Question::Judge(_)
        | Question::TiedContest(_)
        | Question::BlockPenalty(_)
        | Question::SetDifficulty(_)
        | Question::OpponentShifts(_)
        | Question::SwapDuration(_) => None,
        Question::Word(it) => match it.what {
            WordFor::Consequence { .. } | WordFor::Companion { .. } => question.about().and_then(ActorId::of),
            WordFor::Outcome { .. }
            | WordFor::FollowUp { .. }
            | WordFor::Extra { .. }
            | WordFor::Flourish { .. } => None,
        },
        Question::Accept(it) => it.who,
        _ => question.about().and_then(ActorId::of),
    }
}

/// The character whose dice these events mention first.
pub(crate) fn first_roller(events: &[Event]) -> Option<ActorId> {
    events.iter().find_map(|event| match event {
        Event::Rolled { effort } | Event::Rerolled { effort } => Some(effort.actor),
        Event::Veiled { check } => Some(check.effort.actor),
        _ => None,
    })
}
