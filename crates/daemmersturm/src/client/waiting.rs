//! Describes the roll that a procedure waits for in the terms of the tray.

use super::{RollId, Waiting};
use crate::{ActorId, Event, Profile, RollEvent, State};

/// The roll that was requested last and has no result yet. `told` are the events emitted by the procedure so far.
//= daemmersturm.dice.client-command
//= daemmersturm.dice.who-rolls
pub fn waiting(state: &State, told: &[Event]) -> Option<Waiting> {
    let calls = told.iter().filter(|it| matches!(it, Event::Roll(RollEvent::Called { .. }))).count();
    let last = told.iter().rev().find(|it| matches!(it, Event::Roll(_)))?;
    let &Event::Roll(RollEvent::Called { who, span, purpose }) = last else { return None };
    Some(Waiting {
        roll: RollId(u32::try_from(calls).unwrap_or(u32::MAX)),
        who: u32::from(state.actor(who).seat.0),
        names: client_names(state, who),
        low: u32::from(span.low()),
        high: u32::from(span.high()),
        count: 1,
        beyond: purpose.is_amount(),
    })
}

/// The names that the client may print for a character's rolls: its own, those of all characters of the same seat, and
/// the name of the seat. A name of several words counts with its first word that is no article, too, which is what
/// characters are called in the client, unless somebody else's character has the same one.
//= daemmersturm.dice.paste-matching
pub fn client_names(state: &State, who: ActorId) -> Vec<String> {
    let seat = state.actor(who).seat;
    let played = state.actors.iter().zip(&state.frame.profiles).filter(|(actor, _)| actor.seat == seat);
    let aliases = played.map(|(_, profile)| &profile.client_name);
    let seat_name = state.frame.seats.get(usize::from(seat.0));
    let Profile { name, client_name, .. } = state.profile(who);
    let mut names: Vec<String> = Vec::new();
    let given = given_name(state, who);
    let own = [client_name.as_str(), name.as_str()].into_iter().chain(given);
    let others = aliases.chain(seat_name).map(String::as_str);
    for it in own.chain(others) {
        if !it.is_empty() && !names.iter().any(|known| known == it) {
            names.push(it.to_owned());
        }
    }
    names
}

/// Articles with which names begin.
const ARTICLES: [&str; 6] = ["der", "die", "das", "ein", "eine", "the"];

/// The first word of a name that is no article.
fn first_word(name: &str) -> Option<&str> {
    name.split_whitespace().find(|word| !ARTICLES.contains(&word.to_lowercase().as_str()))
}

/// The first word of a name of several words, if no character of another seat has it.
fn given_name(state: &State, who: ActorId) -> Option<&str> {
    let name = &state.profile(who).name;
    let given = first_word(name).filter(|it| it.len() < name.trim().len())?;
    let folded = given.to_lowercase();
    let seat = state.actor(who).seat;
    let others = state.actors.iter().zip(&state.frame.profiles).filter(|(actor, _)| actor.seat != seat);
    let is_called = |name: &str| name.to_lowercase() == folded;
    let taken = others
        .map(|(_, it)| it)
        .any(|it| first_word(&it.name).is_some_and(is_called) || is_called(&it.client_name));
    (!taken && given.chars().count() > 2 && given.chars().all(char::is_alphabetic)).then_some(given)
}
