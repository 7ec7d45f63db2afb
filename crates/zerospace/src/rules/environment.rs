//! Things that move by themselves or are controlled by an actor.

use crate::{ActorId, Bar, Event, Reason, State, Table, Thing, Wording, rules::budget};

/// Checks that another thing can be added.
pub(crate) fn check_loosen(state: &State, text: &Wording) -> Result<(), Reason> {
    if text.is_empty() {
        return Err(Bar::NeedsWords.into());
    }
    if state.things.len() >= 100 { Err(Reason::of(Bar::Limit, 100, 101)) } else { Ok(()) }
}

/// Adds a thing that falls or drives. Without a pilot it moves at the end of the round.
//= zerospace.environment.end-of-round
pub(crate) fn loosen<T: Table>(t: &mut T, text: &Wording, pilot: Option<ActorId>, lasting: bool) {
    t.tell(Event::Loosened { thing: Thing { text: text.clone(), pilot, lasting } });
}

/// Checks that the actor controls the thing and has the turn.
pub(crate) fn check_steer(state: &State, by: ActorId, thing: u8) -> Result<(), Reason> {
    budget::need_turn(state, by)?;
    let pilot = state.things.get(usize::from(thing)).and_then(|it| it.pilot);
    if pilot == Some(by) { Ok(()) } else { Err(Bar::NotPilot.into()) }
}

/// Moves a controlled thing in the actor's turn.
//= zerospace.environment.end-of-round
pub(crate) fn steer<T: Table>(t: &mut T, by: ActorId, thing: u8) {
    if let Some(thing) = t.state().things.get(usize::from(thing)) {
        let text = thing.text.clone();
        t.tell(Event::Steered { text, by });
    }
}
