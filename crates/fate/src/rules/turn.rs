//! Turns, and how they pass on.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Against, Bar, BlockDuration, Conflict, Doing, Event, FateTable, Judgement, Reason,
    State, StepIn,
    rules::{block, conflict, initiative, judge, leaving},
};

/// The current conflict; an error if there is none.
pub(crate) fn need_conflict(state: &State) -> Result<Conflict, Reason> {
    //= sotc.conflict.procedure
    state.conflict.ok_or_else(|| Bar::NoConflict.into())
}

/// Checks that `by` may act: during a conflict it must have the turn, otherwise it only has to be present.
pub(crate) fn may_act(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.in_conflict() { need_turn(state, by) } else { can_act_at_all(state, by) }
}

/// Checks that `by` has the turn in a conflict and has not used up its action.
//= sotc.turn.describe-and-roll
pub(crate) fn need_turn(state: &State, by: ActorId) -> Result<(), Reason> {
    let conflict = need_conflict(state)?;
    can_act_at_all(state, by)?;
    let marks = state.actor(by).turn;
    if marks.full_defense {
        return Err(Bar::DefendsFully.into());
    }
    //= sotc.conflict.exchanges
    if marks.acted {
        return Err(Bar::HasActed.into());
    }
    if conflict.turn != Some(by) {
        //= sotc.hold.no-interrupt
        let bar = if marks.holding { Bar::NoInterrupting } else { Bar::NotYourTurn };
        return Err(bar.into());
    }
    Ok(())
}

/// Checks that `by` is in play and acts for itself.
pub(crate) fn can_act_at_all(state: &State, by: ActorId) -> Result<(), Reason> {
    if !state.is_in(by) {
        return Err(Bar::IsOut.into());
    }
    //= sotc.mixed.minions-give-up-action
    if is_led(state, by) {
        return Err(Bar::IsLed.into());
    }
    Ok(())
}

/// Returns whether it is a group with a leader who acts for it.
#[inline]
pub(crate) fn is_led(state: &State, actor: ActorId) -> bool {
    let actor = state.actor(actor);
    actor.kind != ActorKind::Named && actor.attached.is_some()
}

/// Does nothing this turn.
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
    if is_one_sided(t.state()) && conflict::is_over(t)? {
        return Ok(());
    }
    next(t)
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
        if !t.state().ids().any(|id| can_have_turn(t.state(), id)) {
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
        !actor.turn.acted && !actor.turn.holding && can_have_turn(state, id)
    })
}

/// Returns whether the actor can have a turn: not if it is out, led, or an empty group.
#[inline]
pub(crate) fn can_have_turn(state: &State, id: ActorId) -> bool {
    let actor = state.actor(id);
    actor.out.is_none() && actor.members > 0 && !is_led(state, id)
}

/// Begins an actor's turn.
#[inline]
fn begin<T: FateTable>(t: &mut T, actor: ActorId) {
    if !t.state().blocks.is_empty() && t.state().switches().block_duration == BlockDuration::NextTurn {
        // A led group has its turn together with its leader.
        let led = t.state().actor(actor).attached;
        block::lapse(t, |it| it.by == actor || Some(it.by) == led);
    }
    t.tell(Event::TurnBegan { actor });
}

/// Ends effects that last until the end of the exchange, with log lines.
fn end_exchange<T: FateTable>(t: &mut T) {
    //= sotc.block.duration
    if !t.state().blocks.is_empty() {
        block::lapse(t, |it| !it.lasting);
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

/// The strongest block that protects an actor, or the group that it leads, from an attack by `by`.
//= sotc.block.protect
pub(crate) fn shield(state: &State, by: ActorId, on: ActorId) -> Option<(ActorId, i16)> {
    if state.blocks.is_empty() {
        return None;
    }
    let led = state.actor(on).attached.filter(|_| state.actor(on).kind == ActorKind::Named);
    let protects = |it: Against| match it {
        Against::AttacksOn(who) => who == on || Some(who) == led,
        Against::Deeds(_) | Against::Passage(_) => false,
    };
    state
        .blocks
        .iter()
        .filter(|it| protects(it.against) && conflict::are_enemies(state, by, it.by) && state.is_in(it.by))
        .map(|it| (it.by, it.strength))
        .max_by_key(|it| it.1)
}

/// Asks the game master whether the conflict is over.
pub(crate) fn judge_over<T: FateTable>(t: &mut T) -> Play<T, bool> {
    judge(t, Judgement::End)
}
