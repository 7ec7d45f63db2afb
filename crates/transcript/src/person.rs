//! Who is asked, and whose dice fall.

use schwung_fate::{ActorId, Event, Fate, Question, State, WordFor};
use schwung_play::Pending;
use schwung_table::Seat;

use crate::{
    fold::same,
    label::actor_name,
    reader::{actors, seats},
};

/// The one whom a question is about, so far as it says so: whoever plays it answers.
pub(crate) fn person(question: &Question) -> Option<ActorId> {
    match question {
        Question::Defend(it) => Some(it.who),
        Question::Invoke(it) => Some(it.who),
        Question::Buy(it) => Some(it.who),
        Question::Absorb(it) => Some(it.who),
        Question::Word(it) => match it.what {
            WordFor::Consequence { who, .. } => Some(who),
            WordFor::Companion { partner, .. } => Some(partner),
            // The victor's words, whoever that is.
            WordFor::Outcome { .. } => None,
            // The game master's.
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
        // The game master's, whomever they are about.
        Question::Judge(_)
        | Question::TiedContest(_)
        | Question::BlockPenalty(_)
        | Question::SetDifficulty(_)
        | Question::OpponentShifts(_)
        | Question::SwapDuration(_) => None,
    }
}

/// The questions that can be answered now: of each seat the first, since a server takes them in order.
pub(crate) fn open(pending: &Pending<Fate>) -> Vec<&Question> {
    let mut open: Vec<&Question> = Vec::new();
    for question in pending.questions() {
        if open.iter().all(|it| it.seat() != question.seat()) {
            open.push(question);
        }
    }
    open
}

/// Does `name` answer this question: the actor it is about, or else whoever sits there?
pub(crate) fn answers(state: &State, question: &Question, name: &str) -> bool {
    let seat = seats(state).any(|(seat, it)| seat == question.seat() && same(it, name));
    let mut named = actors(state).filter(|it| same(it.1, name)).map(|it| it.0);
    let actor = match person(question) {
        Some(who) => named.any(|it| it == who),
        None => named.any(|it| state.actor(it).seat == question.seat()),
    };
    seat || actor
}

/// The name by which a question's person is told.
pub(crate) fn name_of(state: &State, question: &Question) -> String {
    match person(question) {
        Some(who) => actor_name(state, who).to_owned(),
        None => seat_name(state, question.seat()),
    }
}

/// The name of a seat.
pub(crate) fn seat_name(state: &State, seat: Seat) -> String {
    if seat.is_gm() {
        return "GM".to_owned();
    }
    state.frame.seats.get(usize::from(seat.0)).map_or_else(|| seat.to_string(), Clone::clone)
}

/// Whose dice these events tell of first.
pub(crate) fn first_roller(events: &[Event]) -> Option<ActorId> {
    events.iter().find_map(|event| match event {
        Event::Rolled { effort } | Event::Rerolled { effort } => Some(effort.actor),
        Event::Veiled { check } => Some(check.effort.actor),
        _ => None,
    })
}
