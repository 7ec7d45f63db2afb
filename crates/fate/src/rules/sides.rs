//! The sides of a conflict, and its kind.

use schwung_table::{Play, Seat};

use crate::{ActorId, ConflictKind, Event, FateTable, Judgement, State, rules::judge};

/// If only one side is left, the game master confirms that the conflict is over.
//= sotc.conflict.end
#[inline(never)]
pub(crate) fn is_over<T: FateTable>(t: &mut T) -> Play<T, bool> {
    let over = judge(t, Judgement::End)?;
    if over {
        t.tell(Event::ConflictEnded);
    }
    Ok(over)
}

/// The kind of the current conflict; physical if there is none.
pub(crate) fn kind_of(state: &State) -> ConflictKind {
    state.conflict.map_or(ConflictKind::Physical, |it| it.kind)
}

/// Returns whether two actors are enemies.
pub(crate) fn are_enemies(state: &State, a: ActorId, b: ActorId) -> bool {
    state.actor(a).side != state.actor(b).side
}

/// Returns whether only one side is left.
//= sotc.conflict.end
#[inline]
pub(crate) fn is_one_sided(state: &State) -> bool {
    let mut sides = state.actors.iter().filter(|it| it.out.is_none() && it.members > 0).map(|it| it.side);
    match sides.next() {
        Some(first) => sides.all(|side| side == first),
        None => true,
    }
}

/// The seat of the winner; the game master if there is none.
pub(crate) fn victors_seat(state: &State, by: Option<ActorId>) -> Seat {
    by.map_or(Seat::GM, |by| state.actor(by).seat)
}
