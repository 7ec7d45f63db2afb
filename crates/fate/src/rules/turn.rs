//! Whose turn it is, and how it passes on.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Against, Bar, BlockDuration, Conflict, Doing, Event, FateTable, Judgement, Reason,
    State, StepIn,
    rules::{block, conflict, initiative, judge, leaving},
};

/// The conflict, if one is going on.
pub(crate) fn need_conflict(state: &State) -> Result<Conflict, Reason> {
    //= sotc.conflict.procedure
    state.conflict.ok_or_else(|| Bar::NoConflict.into())
}

/// Somebody may act: outside a conflict whoever is there, in a conflict whoever has the turn.
pub(crate) fn may_act(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.in_conflict() { need_turn(state, by) } else { can_act_at_all(state, by) }
}

/// It is `by`'s turn in a conflict, and the action is not used up.
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

/// `by` is in play and acts for itself.
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

/// Is it a group that a leader speaks for?
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

/// The action is over, and the turn with it: what was for this action only lapses, the next has the
/// turn.
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

/// Is only one side left?
//= sotc.conflict.end
#[inline]
pub(crate) fn is_one_sided(state: &State) -> bool {
    let mut sides = state.actors.iter().filter(|it| it.out.is_none() && it.members > 0).map(|it| it.side);
    match sides.next() {
        Some(first) => sides.all(|side| side == first),
        None => true,
    }
}

/// The turn passes to whoever steps in, or to the next in the order; at its end a new exchange begins.
pub(crate) fn next<T: FateTable>(t: &mut T) -> Play<T, ()> {
    //= sotc.hold.when
    if let Some(actor) = step_in(t, None)? {
        begin(t, actor);
        return Ok(());
    }
    next_in_turn(t)
}

/// As [`next`], but whoever has just begun to hold waits for a later gap, unless it was the last.
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

/// A holder, other than `but`, who takes the held turn in the gap between two others.
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
    // Where two want the same gap, the order decides: all say first whether they want it.
    let questions = holders.iter().map(|&who| StepIn { seat: state.actor(who).seat, who }).collect();
    let wanted = t.ask_each(questions)?;
    Ok(holders.into_iter().zip(wanted).find(|it| it.1.0).map(|it| it.0))
}

/// The next one in the order who has not had its turn; a group in reserve has none.
#[inline]
fn next_in_order(state: &State) -> Option<ActorId> {
    state.order.iter().copied().find(|&id| {
        let actor = state.actor(id);
        !actor.turn.acted && !actor.turn.holding && can_have_turn(state, id)
    })
}

/// Can there be a turn for it at all? Not for whoever is out, led, or a group of nobody.
#[inline]
pub(crate) fn can_have_turn(state: &State, id: ActorId) -> bool {
    let actor = state.actor(id);
    actor.out.is_none() && actor.members > 0 && !is_led(state, id)
}

/// Somebody's turn begins.
#[inline]
fn begin<T: FateTable>(t: &mut T, actor: ActorId) {
    if !t.state().blocks.is_empty() && t.state().switches().block_duration == BlockDuration::NextTurn {
        // A group that is led has its turn with its leader.
        let led = t.state().actor(actor).attached;
        block::lapse(t, |it| it.by == actor || Some(it.by) == led);
    }
    t.tell(Event::TurnBegan { actor });
}

/// What was for this exchange lapses, and the log says so.
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

/// The next exchange begins with the first again.
fn begin_exchange<T: FateTable>(t: &mut T) {
    let Some(conflict) = t.state().conflict else { return };
    let (first, order) = initiative::of_next_exchange(t.state(), &conflict);
    t.tell(Event::ExchangeBegan { number: conflict.exchange.saturating_add(1), first, order });
}

/// The strongest block that protects somebody, or the group that it leads, from an attack of `by`.
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

/// The conflict is over, says the game master.
pub(crate) fn judge_over<T: FateTable>(t: &mut T) -> Play<T, bool> {
    judge(t, Judgement::End)
}
