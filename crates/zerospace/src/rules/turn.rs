//! Rounds and turns: whose turn it is, what it allows, and how the next one begins.

use schwung_table::Play;

use crate::{
    ActorId, Ailment, Bar, DeferredWindow, DodgeEnd, Event, Judgement, Reason, RecoveryTry, State, Table,
    rules::{
        budget::{need_able, need_conflict},
        harm, hold, judge, recovery,
    },
};

/// Ends the turn: an interrupted one continues, or the next one begins.
pub(crate) fn end<T: Table>(t: &mut T, by: ActorId) -> Play<T, ()> {
    let actor = t.state().actor(by);
    //= zerospace.surprise.state
    if actor.surprised && actor.stored.is_none() {
        t.tell(Event::Surprised { actor: by, surprised: false });
    }
    t.tell(Event::TurnEnded { actor: by });
    pass_on(t)
}

/// Continues an interrupted turn, or begins the next one.
fn pass_on<T: Table>(t: &mut T) -> Play<T, ()> {
    if let Some(&actor) = t.state().interrupted.last() {
        //= zerospace.delay.interrupt
        t.tell(Event::TurnResumed { actor });
        return Ok(());
    }
    if is_over(t)? {
        return Ok(());
    }
    next(t)
}

/// Cleans up after each action: actors who cannot act lose their turn, holds and dodges, and effects that last for one
/// check end after it.
//= zerospace.helpless.effect
//= zerospace.condition.at-zero
pub(crate) fn settle<T: Table>(t: &mut T, checks: bool) -> Play<T, ()> {
    if checks {
        for actor in t.state().ids() {
            if t.state().actor(actor).checked {
                lapse_boosts(t, actor);
            }
        }
    }
    for who in t.state().ids() {
        if t.state().is_defenceless(who) {
            drop_all(t, who);
        }
    }
    let turn = t.state().conflict.and_then(|it| it.turn);
    if let Some(actor) = turn.filter(|&it| t.state().is_defenceless(it)) {
        lose(t, actor);
        return pass_on(t);
    }
    Ok(())
}

/// Ends everything that an actor who cannot act maintains.
fn drop_all<T: Table>(t: &mut T, who: ActorId) {
    hold::let_go(t, who);
    let actor = *t.state().actor(who);
    //= zerospace.grapple.release
    if actor.is_gone() {
        hold::free(t, who);
    }
    if actor.dodging.is_some() {
        t.tell(Event::DodgeEnded { actor: who });
    }
    if actor.stored.is_some() {
        lapse_deferred(t, who);
    }
    if t.state().interrupted.contains(&who) {
        lose(t, who);
    }
}

/// Ends the turn of an actor who cannot act any more.
fn lose<T: Table>(t: &mut T, actor: ActorId) {
    if t.state().actor(actor).surprised {
        t.tell(Event::Surprised { actor, surprised: false });
    }
    t.tell(Event::TurnLost { actor });
}

/// Removes a deferred turn. If it was the first turn, surprise ends as well.
//= zerospace.delay.window
//= zerospace.surprise.state
pub(crate) fn lapse_deferred<T: Table>(t: &mut T, actor: ActorId) {
    let surprised = t.state().actor(actor).surprised;
    t.tell(Event::DeferredLapsed { actor });
    if surprised {
        t.tell(Event::Surprised { actor, surprised: false });
    }
}

/// Ends the conflict, and all effects that would last until a later slot.
//= zerospace.conflict.end
//= zerospace.ap.use.boost
//= zerospace.ap.use.stunt
pub(crate) fn conclude<T: Table>(t: &mut T) {
    for actor in t.state().ids() {
        lapse_boosts(t, actor);
    }
    t.tell(Event::ConflictEnded);
}

/// Whether only one side is left and the conflict is therefore over.
//= zerospace.conflict.end
fn is_over<T: Table>(t: &mut T) -> Play<T, bool> {
    let state = t.state();
    let mut sides =
        state.order.iter().filter(|it| !state.is_down(it.actor)).map(|it| state.actor(it.actor).side);
    let Some(side) = sides.next() else {
        conclude(t);
        return Ok(true);
    };
    if sides.any(|it| it != side) {
        return Ok(false);
    }
    t.tell(Event::SideAlone { side });
    let over = judge(t, Judgement::End)?;
    if over {
        conclude(t);
    }
    Ok(over)
}

/// Checks that an actor who does not have the turn can act now.
pub(crate) fn check_call_up(state: &State, who: ActorId) -> Result<(), Reason> {
    need_conflict(state)?;
    need_able(state, who)?;
    let own = state.conflict.is_some_and(|it| it.turn == Some(who)) || state.interrupted.contains(&who);
    if own { Err(Bar::AlreadyActing.into()) } else { Ok(()) }
}

/// Lets an actor act out of order: the current turn is interrupted, and nobody's turn is lost. The actor's place later in
/// the round is spent.
//= zerospace.general.rules-are-examples
//= zerospace.round.one-turn-each
pub(crate) fn call_up<T: Table>(t: &mut T, who: ActorId) {
    let state = t.state();
    let next = state.conflict.map_or(0, |it| usize::from(it.at) + 1);
    let early = state.order.iter().skip(next).any(|it| it.actor == who);
    t.tell(Event::CalledUp { actor: who, early });
}

/// Begins the turn of the next place in the order.
pub(crate) fn next<T: Table>(t: &mut T) -> Play<T, ()> {
    let at = t.state().conflict.map_or(0, |it| it.at.saturating_add(1));
    go_on(t, at)
}

/// Begins the turn of the first actor from that place on who can have one. The order is the same in every round.
//= zerospace.initiative.order
//= zerospace.delay.return
//= zerospace.force.after
pub(crate) fn go_on<T: Table>(t: &mut T, from: u8) -> Play<T, ()> {
    let mut at = from;
    loop {
        let state = t.state();
        if !state.order.iter().any(|it| !state.is_defenceless(it.actor)) {
            conclude(t);
            return Ok(());
        }
        let Some(place) = state.order.get(usize::from(at)) else {
            end_round(t);
            at = 0;
            continue;
        };
        let actor = place.actor;
        if state.is_defenceless(actor) {
            pass_by(t, actor, at);
        } else if state.actor(actor).turn.early {
            spend(t, actor, at);
        } else if state.actor(actor).owed > 0 {
            forfeit(t, actor, at);
        } else {
            begin(t, actor, at)?;
            if !t.state().is_defenceless(actor) {
                return Ok(());
            }
            drop_all(t, actor);
            lose(t, actor);
        }
        at = at.saturating_add(1);
    }
}

/// Skips the slot of an actor who cannot act, and ends effects that last until then.
//= zerospace.helpless.effect
fn pass_by<T: Table>(t: &mut T, actor: ActorId, at: u8) {
    t.tell(Event::SlotPassed { actor, at });
    lapse_boosts(t, actor);
    drop_all(t, actor);
    //= zerospace.surprise.state
    if t.state().actor(actor).surprised {
        t.tell(Event::Surprised { actor, surprised: false });
    }
}

/// Skips a sacrificed turn.
//= zerospace.force.after
fn forfeit<T: Table>(t: &mut T, actor: ActorId, at: u8) {
    let surprised = t.state().actor(actor).surprised;
    t.tell(Event::TurnForfeited { actor, at });
    //= zerospace.surprise.state
    if surprised {
        t.tell(Event::Surprised { actor, surprised: false });
    }
    lapse(t, actor);
}

/// Skips the place of an actor who acted out of order before.
//= zerospace.round.one-turn-each
fn spend<T: Table>(t: &mut T, actor: ActorId, at: u8) {
    t.tell(Event::TurnSpent { actor, at });
    lapse(t, actor);
}

/// Ends the effects that last until the actor's place, whose turn is not taken.
fn lapse<T: Table>(t: &mut T, actor: ActorId) {
    lapse_boosts(t, actor);
    if t.state().is_defenceless(actor) {
        drop_all(t, actor);
    }
    let dodge = t.state().actor(actor).dodging;
    //= zerospace.dodge.duration
    if dodge.is_some() && t.state().switches.dodge_end == DodgeEnd::Slot {
        t.tell(Event::DodgeEnded { actor });
    }
}

/// Begins a turn: effects that lasted until then end, and one attempt to recover is free.
fn begin<T: Table>(t: &mut T, actor: ActorId, at: u8) -> Play<T, ()> {
    //= zerospace.delay.window
    let stored = t.state().actor(actor).stored.is_some();
    if stored && t.state().switches.deferred_window == DeferredWindow::NextSlot {
        lapse_deferred(t, actor);
    }
    t.tell(Event::TurnBegan { actor, at });
    //= zerospace.dodge.duration
    if t.state().actor(actor).dodging.is_some() {
        t.tell(Event::DodgeEnded { actor });
    }
    lapse_boosts(t, actor);
    if t.state().switches.recovery_try == RecoveryTry::Standard {
        return Ok(());
    }
    //= zerospace.blind.recovery
    if t.state().actor(actor).blinded {
        recovery::attempt(t, actor, Ailment::Blind)?;
    }
    //= zerospace.fear.recovery
    if t.state().actor(actor).fear.is_some() {
        recovery::attempt(t, actor, Ailment::Fear)?;
    }
    Ok(())
}

/// Ends boosts and stunts that are not lasting, because their slot has come round again or the check has been made.
//= zerospace.ap.use.boost
//= zerospace.ap.use.stunt
pub(crate) fn lapse_boosts<T: Table>(t: &mut T, actor: ActorId) {
    if t.state().actor(actor).boosts.passes() {
        let was_down = t.state().is_down(actor);
        t.tell(Event::BoostEnded { actor });
        if !was_down && t.state().is_down(actor) {
            harm::go_down(t, actor);
        }
    }
    if t.state().stunts.iter().any(|it| it.who == actor && !it.scene) {
        t.tell(Event::StuntEnded { actor });
    }
}

/// Lets the environment act, and then begins a new round.
//= zerospace.environment.end-of-round
//= zerospace.round.length
fn end_round<T: Table>(t: &mut T) {
    let state = t.state();
    let moving = state.things.iter().filter(|it| !state.is_steered(it)).map(|it| it.text.clone());
    let things: Vec<_> = moving.collect();
    if !things.is_empty() {
        t.tell(Event::EnvironmentActed { things });
    }
    let round = t.state().round();
    if t.state().switches.deferred_window == DeferredWindow::Literal {
        for actor in t.state().ids() {
            if t.state().actor(actor).stored.is_some_and(|since| since < round) {
                lapse_deferred(t, actor);
            }
        }
    }
    t.tell(Event::RoundBegan { round: round.saturating_add(1) });
}
