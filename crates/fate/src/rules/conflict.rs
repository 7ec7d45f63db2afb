//! Beginning and end of a conflict.

use schwung_table::Play;

use crate::{
    Bar, BeginConflict, Conflict, Event, FateTable, Initiative, Long, Reason, State,
    rules::{initiative, turn},
};

pub use crate::rules::initiative::order_of;

pub(crate) fn check_begin(state: &State, it: &BeginConflict) -> Result<(), Reason> {
    if state.in_conflict() {
        return Err(Bar::InConflict.into());
    }
    if state.actors.is_empty() {
        return Err(Bar::NobodyThere.into());
    }
    if it.skill.is_some_and(|skill| usize::from(skill.0) >= state.frame.skills.len()) {
        return Err(Bar::OutOfBounds.into());
    }
    Ok(())
}

/// Begins a conflict: determines the order, and starts the first exchange.
//= sotc.conflict.definition
//= sotc.conflict.procedure
pub(crate) fn begin<T: FateTable>(t: &mut T, it: &BeginConflict) -> Play<T, ()> {
    let state = t.state();
    let how = state.switches().initiative;
    let mut conflict = Conflict {
        kind: it.kind,
        exchange: 1,
        turn: None,
        under_way: false,
        initiative: how,
        initiative_skill: it.skill.unwrap_or_else(|| initiative::skill_of(state, it.kind)),
        first: schwung_table::Seat::GM,
        long: Long::default(),
    };
    if how == Initiative::Rotating {
        conflict.first = it.first.unwrap_or_else(|| initiative::first_seat(state));
    }
    let order = order_of(state, &conflict);
    t.tell(Event::ConflictBegan { conflict, order, stake: it.stake.clone() });
    turn::next(t)
}

/// The game master ends the conflict.
pub(crate) fn end<T: FateTable>(t: &mut T) -> Play<T, ()> {
    t.tell(Event::ConflictEnded);
    Ok(())
}
