//! The current situation in one sentence.

use schwung_fate::Fate;
use schwung_log::Asked;
use schwung_table::Seat;
use schwung_views::Look;

use crate::show::{eyes::Eyes, question};

/// The situation while nothing is pending, and the seat that can act. The turn of a hidden actor is shown as
/// nobody's.
pub(crate) fn sentence(look: Look<'_, Fate>) -> (String, Option<Seat>) {
    let eyes = Eyes::new(look);
    let Some(conflict) = &eyes.state.conflict else { return (eyes.say("table-free-play", &[]), None) };
    match conflict.turn.filter(|&it| eyes.knows(it)) {
        Some(turn) => (eyes.say_of("event-turn-began", turn), eyes.actor(turn).map(|it| it.seat)),
        None => (eyes.say("table-nobody-at-turn", &[]), Some(Seat::GM)),
    }
}

/// The kind of question that others are asked. Empty for secret questions, and for dice of the game master,
/// who may be rolling for a hidden actor.
pub(crate) fn waiting_for(look: Look<'_, Fate>, asked: &Asked<'_, Fate>) -> String {
    let eyes = Eyes::new(look);
    match asked.question {
        Some(question) if question::is_open(eyes, question) => {
            eyes.say(&format!("waiting-{}", question.kind()), &[])
        }
        Some(_) => String::new(),
        None if asked.seat.is_gm() && !eyes.sees_all() => String::new(),
        None => eyes.say("waiting-roll", &[]),
    }
}
