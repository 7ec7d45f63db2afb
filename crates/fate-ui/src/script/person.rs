//! Finds the character who is asked, and the one whose dice are rolled.

use schwung_fate::{ActorId, Event, Question, WordFor};

/// The character that a question is about, if the question names one; its player answers.
pub(crate) fn person(question: &Question) -> Option<ActorId> {
    match question {
        Question::Defend(it) => Some(it.who),
        Question::Invoke(it) => Some(it.who),
        Question::Buy(it) => Some(it.who),
        Question::Absorb(it) => Some(it.who),
        Question::Word(it) => match it.what {
            WordFor::Consequence { who, .. } => Some(who),
            WordFor::Companion { partner, .. } => Some(partner),
            // The winner words it.
            WordFor::Outcome { .. } => None,
            // For the game master.
            WordFor::FollowUp { .. } | WordFor::Extra { .. } | WordFor::Flourish { .. } => None,
        },
        Question::Concede(it) => Some(it.who),
        Question::Accept(it) => it.who,
        Question::Plead(it) => Some(it.who),
        Question::RefuseAspect(it) => Some(it.who),
        Question::UseSpin(it) => Some(it.who),
        Question::SpinOrOverflow(it) => Some(it.who),
        Question::Overflow(it) => Some(it.who),
        Question::SpendShift(it) => Some(it.who),
        Question::StepIn(it) => Some(it.who),
        Question::LeftoverStress(it) => Some(it.who),
        Question::Spare(it) => Some(it.who),
        Question::ContestSkill(it) => Some(it.who),
        Question::Compelled(it) => Some(it.who),
        Question::TakeLonger(it) => Some(it.who),
        // For the game master, no matter which character they are about.
        Question::Judge(_)
        | Question::TiedContest(_)
        | Question::BlockPenalty(_)
        | Question::SetDifficulty(_)
        | Question::OpponentShifts(_)
        | Question::SwapDuration(_) => None,
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
