//! Turns, and how they pass on.

use schwung_table::Play;

use crate::{
    ActorId, BlockDuration, Doing, Event, FateTable, Reason, State, StepIn,
    rules::{blocked, budget, initiative, leaving, sides},
};

/// Checks that `by` can pass. If its action was called off after it had begun, nothing else ends its turn.
pub(crate) fn check_pass(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.conflict.is_some_and(|it| it.turn == Some(by)) && state.actor(by).turn.acted {
        return budget::can_act_at_all(state, by);
    }
    budget::need_turn(state, by)
}

/// Does nothing this turn, or nothing more.
pub(crate) fn pass<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Pass });
    finish(t, by)
}

/// Ends the action and the turn: effects that last only for this action lapse, and the turn passes on.
#[inline]
pub(crate) fn finish<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    //= sotc.spin.next-action
    if let Some(spin) = t.state().spin
        && spin.now
    {
        t.tell(Event::SpinLapsed { by: spin.by });
    }
    if t.state().conflict.is_none() {
        return Ok(());
    }
    let state = t.state();
    let lost = state.spin.is_some_and(|it| !state.is_in(it.by));
    if lost || !state.blocks.is_empty() || !state.swaps.is_empty() {
        leaving::sweep(t);
    }
    t.tell(Event::TurnEnded { actor: by });
    if sides::is_one_sided(t.state()) && sides::is_over(t)? {
        return Ok(());
    }
    next(t)
}

/// Passes the turn to a holder who steps in, or else to the next in the order. A new exchange begins at its
/// end.
pub(crate) fn next<T: FateTable>(t: &mut T) -> Play<T, ()> {
    //= sotc.hold.when
    if let Some(actor) = step_in(t, None)? {
        begin(t, actor);
        return Ok(());
    }
    next_in_turn(t)
}

/// Like [`next`], but the actor who has just begun to hold must wait, unless this is the last opportunity.
pub(crate) fn next_after_hold<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    let but = next_in_order(t.state()).map(|_| by);
    if let Some(actor) = step_in(t, but)? {
        begin(t, actor);
        return Ok(());
    }
    next_in_turn(t)
}

fn next_in_turn<T: FateTable>(t: &mut T) -> Play<T, ()> {
    loop {
        if let Some(actor) = next_in_order(t.state()) {
            begin(t, actor);
            return Ok(());
        }
        if !t.state().ids().any(|id| budget::can_have_turn(t.state(), id)) {
            t.tell(Event::ConflictEnded);
            return Ok(());
        }
        //= sotc.initiative.exchange-end
        end_exchange(t);
        begin_exchange(t);
    }
}

/// A holder, other than `but`, who takes its held turn between two others.
fn step_in<T: FateTable>(t: &mut T, but: Option<ActorId>) -> Play<T, Option<ActorId>> {
    let state = t.state();
    if !state.actors.iter().any(|it| it.turn.holding && it.out.is_none()) {
        return Ok(None);
    }
    let holders: Vec<ActorId> = state
        .order
        .iter()
        .copied()
        .filter(|&it| state.actor(it).turn.holding && state.is_in(it) && Some(it) != but)
        .collect();
    if holders.is_empty() {
        return Ok(None);
    }
    // If several want to step in, the order decides, so all of them are asked first.
    let questions = holders.iter().map(|&who| StepIn { seat: state.actor(who).seat, who }).collect();
    let wanted = t.ask_each(questions)?;
    Ok(holders.into_iter().zip(wanted).find(|it| it.1.0).map(|it| it.0))
}

/// The next actor in the order who has not had its turn. Reserve groups are skipped.
#[inline]
fn next_in_order(state: &State) -> Option<ActorId> {
    state.order.iter().copied().find(|&id| {
        let actor = state.actor(id);
        !actor.turn.acted && !actor.turn.holding && budget::can_have_turn(state, id)
    })
}

/// Begins an actor's turn.
#[inline]
fn begin<T: FateTable>(t: &mut T, actor: ActorId) {
    if !t.state().blocks.is_empty() && t.state().switches().block_duration == BlockDuration::NextTurn {
        // A led group has its turn together with its leader.
        let led = t.state().actor(actor).attached;
        blocked::lapse(t, |it| it.by == actor || Some(it.by) == led);
    }
    t.tell(Event::TurnBegan { actor });
}

/// Ends effects that last until the end of the exchange, with log lines.
fn end_exchange<T: FateTable>(t: &mut T) {
    //= sotc.block.duration
    if !t.state().blocks.is_empty() {
        blocked::lapse(t, |it| !it.lasting);
    }
    for id in t.state().ids() {
        let marks = t.state().actor(id).turn;
        //= sotc.hold.expires
        if marks.holding {
            t.tell(Event::HoldLapsed { actor: id });
        }
        //= sotc.full-defense.duration
        if marks.full_defense {
            t.tell(Event::FullDefenseLapsed { actor: id });
        }
    }
    while let Some(swap) = t.state().swaps.iter().find(|it| !it.scene).copied() {
        t.tell(Event::SwapLapsed { actor: swap.actor, skill: swap.skill });
    }
}

/// Begins the next exchange.
fn begin_exchange<T: FateTable>(t: &mut T) {
    let Some(conflict) = t.state().conflict else { return };
    let (first, order) = initiative::of_next_exchange(t.state(), &conflict);
    t.tell(Event::ExchangeBegan { number: conflict.exchange.saturating_add(1), first, order });
}

/// Restores consistency after facts were set or groups redistributed: actors who are out keep nothing, and
/// the turn passes on if its actor can no longer act.
//= sotc.conflict.exchanges
pub(crate) fn settle<T: FateTable>(t: &mut T) -> Play<T, ()> {
    leaving::sweep(t);
    let state = t.state();
    let stuck = |it: &ActorId| {
        let marks = state.actor(*it).turn;
        !budget::can_have_turn(state, *it) || marks.acted || marks.full_defense
    };
    match state.conflict.and_then(|it| it.turn).filter(stuck) {
        Some(actor) => finish(t, actor),
        None => Ok(()),
    }
}
