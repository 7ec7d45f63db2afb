//! Deferred turns: put off, taken in the midst of another, joined to somebody else's attack.

use schwung_table::Play;

use crate::{
    ActorId, Bar, CutIn, Cutting, Event, Reason, State, Table,
    rules::{
        force::one_of_each_seat,
        turn::{need_able, need_conflict, need_turn, next},
    },
};

/// May the turn be put off? Only before anything of it is used.
pub(crate) fn check_defer(state: &State, by: ActorId) -> Result<(), Reason> {
    need_conflict(state)?;
    need_turn(state, by)?;
    let begun = state.actor(by).turn.has_begun() && !state.switches.defer_begun;
    // A deferred turn, once taken, is not put off again.
    if begun || !state.interrupted.is_empty() {
        return Err(Bar::HasBegun.into());
    }
    Ok(())
}

/// Puts off the whole turn.
//= zerospace.delay.declare
pub(crate) fn defer<T: Table>(t: &mut T, by: ActorId) -> Play<T, ()> {
    t.tell(Event::Deferred { actor: by });
    t.tell(Event::TurnEnded { actor: by });
    next(t)
}

/// Is there a turn in store, and somebody's turn to cut into?
pub(crate) fn check_take(state: &State, by: ActorId) -> Result<(), Reason> {
    need_conflict(state)?;
    need_able(state, by)?;
    let own = state.conflict.is_some_and(|it| it.turn == Some(by)) || state.interrupted.contains(&by);
    if state.actor(by).stored.is_none() || own {
        return Err(Bar::NothingStored.into());
    }
    Ok(())
}

/// Takes the deferred turn, for anything, attacks included. The interrupted one goes on afterwards.
//= zerospace.delay.interrupt
pub(crate) fn take<T: Table>(t: &mut T, by: ActorId) {
    t.tell(Event::DeferredTaken { actor: by });
}

/// What came of asking those who have a turn in store.
pub(crate) enum Cut {
    /// Somebody takes the turn now; the announced action has not happened.
    Interrupted,
    /// These take part.
    Joined(Vec<ActorId>),
}

/// Before the dice fall, those with a turn in store may cut in, or take part in an attack of their own side. Where two
/// cut in, the order decides.
//= zerospace.delay.interrupt
//= zerospace.assist.combat
#[inline]
pub(crate) fn cut_ins<T: Table>(t: &mut T, by: ActorId, on: Option<ActorId>, attack: bool) -> Play<T, Cut> {
    let state = t.state();
    if state.conflict.is_none() || !state.actors.iter().any(|it| it.stored.is_some()) {
        return Ok(Cut::Joined(Vec::new()));
    }
    let waits = |&who: &ActorId| {
        let actor = state.actor(who);
        let passes = state.players.get(usize::from(actor.seat.0)).is_some_and(|it| it.passes);
        let own = who == by || state.interrupted.contains(&who);
        !own && actor.stored.is_some() && !state.is_defenceless(who) && !passes
    };
    let waiting: Vec<ActorId> = state.order.iter().map(|it| it.actor).filter(waits).collect();
    if waiting.is_empty() {
        return Ok(Cut::Joined(waiting));
    }
    let mut joined = Vec::new();
    for some in one_of_each_seat(state, &waiting) {
        let state = t.state();
        let ask = |&who: &ActorId| {
            let joinable = attack && Some(who) != on && !state.are_enemies(who, by);
            CutIn { seat: state.actor(who).seat, who, by, on, joinable }
        };
        let questions: Vec<CutIn> = some.iter().map(ask).collect();
        let can_join: Vec<bool> = questions.iter().map(|it| it.joinable).collect();
        let answers = t.ask_each(questions)?;
        if let Some(n) = answers.iter().position(|it| *it == Cutting::Interrupt) {
            t.tell(Event::CalledOff { actor: by, rule: "zerospace.delay.interrupt".into() });
            take(t, some[n]);
            return Ok(Cut::Interrupted);
        }
        let joins = |n: &usize| answers[*n] == Cutting::Join && can_join[*n];
        joined.extend((0..some.len()).filter(joins).map(|n| some[n]));
    }
    for &actor in &joined {
        t.tell(Event::Joined { actor, with: by });
    }
    Ok(Cut::Joined(joined))
}
