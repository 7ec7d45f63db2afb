//! Describes the roll that a procedure waits for in the terms of the tray.

use super::{RollId, Waiting};
use crate::{ActorId, Event, Profile, RollEvent, State};

/// The roll that was requested last and has no result yet. `told` are the events emitted by the procedure so far.
//= daemmersturm.dice.client-command
//= daemmersturm.dice.who-rolls
pub fn waiting(state: &State, told: &[Event]) -> Option<Waiting> {
    let calls = told.iter().filter(|it| matches!(it, Event::Roll(RollEvent::Called { .. }))).count();
    let last = told.iter().rev().find(|it| matches!(it, Event::Roll(_)))?;
    let &Event::Roll(RollEvent::Called { who, span, .. }) = last else { return None };
    Some(Waiting {
        roll: RollId(u32::try_from(calls).unwrap_or(u32::MAX)),
        who: u32::from(state.actor(who).seat.0),
        names: client_names(state, who),
        low: u32::from(span.low()),
        high: u32::from(span.high()),
        count: 1,
    })
}

/// The names that the client may print for a character's rolls: its own, those of all characters of the same seat, and
/// the name of the seat.
//= daemmersturm.dice.paste-matching
pub fn client_names(state: &State, who: ActorId) -> Vec<String> {
    let seat = state.actor(who).seat;
    let played = state.actors.iter().zip(&state.frame.profiles).filter(|(actor, _)| actor.seat == seat);
    let aliases = played.map(|(_, profile)| &profile.client_name);
    let seat_name = state.frame.seats.get(usize::from(seat.0));
    let Profile { name, client_name, .. } = state.profile(who);
    let mut names: Vec<String> = Vec::new();
    for it in [client_name, name].into_iter().chain(aliases).chain(seat_name) {
        if !it.is_empty() && !names.contains(it) {
            names.push(it.clone());
        }
    }
    names
}
