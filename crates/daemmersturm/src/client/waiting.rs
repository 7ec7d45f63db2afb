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

/// The names that the client may print for a character's rolls: its own, those of all characters of the same seat, and the name
/// of the seat. For a name of several words, the first word that is no article and no title is also accepted, because clients
/// use it as the character's name, unless another person's character has the same one.
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

/// Articles and titles, one in a line.
const BEFORE_NAMES: &str = include_str!("../../../../systems/before-names.txt");

/// The first word of a name that is no article and no title.
fn first_word(name: &str) -> Option<&str> {
    name.split_whitespace().find(|word| {
        let folded = word.trim_end_matches('.').to_lowercase();
        BEFORE_NAMES.lines().all(|it| it != folded)
    })
}

/// The first word of a name of several words, if no character of another seat has it.
fn given_name(state: &State, who: ActorId) -> Option<&str> {
    let name = &state.profile(who).name;
    let given = first_word(name).filter(|it| it.len() < name.trim().len())?;
    let folded = given.to_lowercase();
    let seat = state.actor(who).seat;
    let others = state.actors.iter().zip(&state.frame.profiles).filter(|(actor, _)| actor.seat != seat);
    let is_called = |name: &str| name.to_lowercase() == folded;
    // Few names contain the word at all.
    let begins_so =
        |name: &str| name.to_lowercase().contains(&folded) && first_word(name).is_some_and(is_called);
    let taken = others.map(|(_, it)| it).any(|it| begins_so(&it.name) || is_called(&it.client_name));
    (!taken && given.chars().count() > 2 && given.chars().all(char::is_alphabetic)).then_some(given)
}
