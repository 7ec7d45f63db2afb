//! What the odds of a command would reveal, and to whom they may be shown.

use std::borrow::Cow;

use schwung_table::Seat;

use crate::{ActorId, ActorKind, Command, State, command::revealed, rules::attack};

/// Returns whether a chance would reveal something hidden from `reader`: a difficulty, or the skills of an
/// actor.
pub(crate) fn is_secret(state: &State, command: &Command, reader: Seat) -> bool {
    let Some(revealed) = revealed(command) else { return true };
    let hidden = |who: &ActorId| {
        !state.is_known_to(*who, reader) || !state.is_known_to(attack::defender(state, *who), reader)
    };
    (revealed.hidden && !reader.is_gm()) || revealed.of.iter().any(hidden)
}

/// The actors whose skills `command` is rolled against: its targets and their leaders, or the sides of a contest.
pub fn opponents(state: &State, command: &Command) -> Vec<ActorId> {
    let leader = |on: ActorId| {
        let group = state.actors.get(usize::from(on.0)).filter(|it| it.kind != ActorKind::Named);
        group.and_then(|it| it.attached).filter(|_| !matches!(command, Command::Contest(_)))
    };
    let of = revealed(command).map(|it| it.of).unwrap_or_default();
    of.into_iter().flat_map(|on| std::iter::once(on).chain(leader(on))).collect()
}

/// The state without blocks of actors that `reader` does not know of.
pub(crate) fn seen_by(state: &State, reader: Seat) -> Cow<'_, State> {
    if state.blocks.iter().all(|it| state.is_known_to(it.by, reader)) {
        return Cow::Borrowed(state);
    }
    let mut seen = state.clone();
    seen.blocks.retain(|it| state.is_known_to(it.by, reader));
    Cow::Owned(seen)
}
