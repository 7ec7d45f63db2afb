//! The effects that end when an actor is out.

use crate::{ActorId, Event, FateTable, State, rules::blocked};

/// Ends blocks, spin, replaced skills and loads of an actor who is out, with log lines. Things left in the
/// way stay.
//= sotc.block.duration
//= sotc.spin.next-action
#[inline]
pub(crate) fn let_go<T: FateTable>(t: &mut T, who: ActorId) {
    let state = t.state();
    let free = state.blocks.is_empty() && state.swaps.is_empty() && state.spin.is_none();
    if !free || state.actor(who).load > 0 {
        end_all(t, who);
    }
}

#[inline(never)]
fn end_all<T: FateTable>(t: &mut T, who: ActorId) {
    blocked::lapse(t, |it| it.by == who && !it.left);
    if t.state().spin.is_some_and(|it| it.by == who) {
        t.tell(Event::SpinLapsed { by: who });
    }
    while let Some(swap) = t.state().swaps.iter().find(|it| it.actor == who).copied() {
        t.tell(Event::SwapLapsed { actor: who, skill: swap.skill });
    }
    if t.state().actor(who).load > 0 {
        t.tell(Event::Loaded { actor: who, weight: 0 });
    }
}

/// Returns whether an actor is out, or a group without members.
fn is_gone(state: &State, who: ActorId) -> bool {
    !state.is_in(who) || state.actor(who).members == 0
}

/// Applies [`let_go`] to all actors who are out, for whatever reason.
pub(crate) fn sweep<T: FateTable>(t: &mut T) {
    for who in t.state().ids() {
        if is_gone(t.state(), who) {
            let_go(t, who);
        }
    }
}
