//! Rounds and turns: whose it is, what it may hold, and how the next one begins.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Reason, State, Table, TurnEvent, TurnOrder,
    rules::{climb, dot, exhaustion, magic, mana, potion, scope, shadow},
};

/// Somebody can act at all: neither down nor faint.
//= daemmersturm.lp.incapacitated
#[inline]
pub(crate) fn need_able(state: &State, by: ActorId) -> Result<(), Reason> {
    if !state.is_up(by) {
        return Err(Bar::CannotAct.into());
    }
    //= daemmersturm.potion.side-3
    if state.is_faint(by) { Err(Bar::Faint.into()) } else { Ok(()) }
}

/// It is the own turn, and one can act.
//= daemmersturm.scope.combat-only
#[inline]
pub(crate) fn need_turn(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    need_able(state, by)?;
    if state.has_turn(by) { Ok(()) } else { Err(Bar::NotYourTurn.into()) }
}

/// As [`need_turn`], with the action unused: one in a turn.
//= daemmersturm.turn.budget
//= daemmersturm.turn.action-uses
pub(crate) fn need_action(state: &State, by: ActorId) -> Result<(), Reason> {
    need_turn(state, by)?;
    let actor = state.actor(by);
    //= daemmersturm.seekcover.no-acting
    if actor.seeking {
        return Err(Bar::SeeksCover.into());
    }
    //= daemmersturm.potion.side-2
    if actor.ailments.cramps > 0 && !actor.ailments.fresh {
        return Err(Bar::Ailing.into());
    }
    if actor.turn.action { Err(Bar::ActionUsed.into()) } else { Ok(()) }
}

/// Does somebody watch a half circle, and may attack out of turn?
//= daemmersturm.data.ability-schema
#[inline]
pub(crate) fn watches(state: &State, by: ActorId) -> bool {
    state.actor(by).turn.watches && !state.has_turn(by)
}

/// As [`need_action`]; or out of turn, for whoever watches.
#[inline]
pub(crate) fn need_strike(state: &State, by: ActorId) -> Result<(), Reason> {
    if !watches(state, by) {
        return need_action(state, by);
    }
    scope::need_combat(state)?;
    need_able(state, by)?;
    if state.actor(by).seeking { Err(Bar::SeeksCover.into()) } else { Ok(()) }
}

/// Reloading, treating, potions, poison: an action in combat; in a pause of an open section they count as no action.
//= daemmersturm.section.pauses
pub(crate) fn need_handling(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.in_combat() || !state.section.open { need_action(state, by) } else { need_able(state, by) }
}

/// Spends the action that handling takes in combat.
pub(crate) fn spend_handling<T: Table>(t: &mut T, who: ActorId) {
    if t.state().in_combat() {
        spend_action(t, who);
    }
}

/// As [`need_turn`], with the movement unused and the action still to come.
//= daemmersturm.turn.move-before-action
pub(crate) fn need_move(state: &State, by: ActorId) -> Result<(), Reason> {
    need_turn(state, by)?;
    let actor = state.actor(by);
    if actor.seeking {
        return Err(Bar::SeeksCover.into());
    }
    //= daemmersturm.data.ability-schema
    if actor.turn.granted {
        return Ok(());
    }
    if actor.turn.moved {
        return Err(Bar::MovementUsed.into());
    }
    if actor.turn.action && !actor.turn.late && !super::ability::may_move_after(state, by) {
        return Err(Bar::MoveBeforeAction.into());
    }
    Ok(())
}

/// Spends the action of the turn: on something else than channelling, which it ends.
#[inline]
pub(crate) fn spend_action<T: Table>(t: &mut T, who: ActorId) {
    //= daemmersturm.magic.channelling
    magic::stopped(t, who);
    t.tell(TurnEvent::ActionSpent { who }.into());
}

/// Everybody once, and only so many.
pub(crate) fn check_list(state: &State, order: &[ActorId]) -> Result<(), Reason> {
    let mut seen = vec![false; state.actors.len()];
    for who in order {
        match seen.get_mut(usize::from(who.0)) {
            Some(it) if !*it => *it = true,
            _ => return Err(Bar::OutOfBounds.into()),
        }
    }
    if order.is_empty() { Err(Bar::OutOfBounds.into()) } else { Ok(()) }
}

/// The plot leader changes who takes part, and in which order.
//= daemmersturm.turn.order
pub(crate) fn check_order(state: &State, order: &[ActorId]) -> Result<(), Reason> {
    scope::need_combat(state)?;
    check_list(state, order)?;
    let turn = state.combat.and_then(|it| it.turn);
    if turn.is_none_or(|it| order.contains(&it)) { Ok(()) } else { Err(Bar::OutOfBounds.into()) }
}

pub(crate) fn set_order<T: Table>(t: &mut T, order: &[ActorId]) {
    t.tell(TurnEvent::OrderSet { order: order.to_vec() }.into());
}

/// May somebody take a turn now?
//= daemmersturm.turn.order
pub(crate) fn check_take(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    if !state.is_up(by) {
        return Err(Bar::CannotAct.into());
    }
    if !state.order.iter().any(|it| it.who == by) {
        return Err(Bar::NotTakingPart.into());
    }
    if state.actor(by).round.acted {
        return Err(Bar::ActedAlready.into());
    }
    if state.combat.is_some_and(|it| it.turn.is_some()) {
        return Err(Bar::NotYourTurn.into());
    }
    let side = waiting(state).next().map(|it| state.actor(it).side);
    let free = match state.switches.turn_order {
        TurnOrder::Fixed => waiting(state).next() == Some(by),
        TurnOrder::FreeInSide => side == Some(state.actor(by).side),
        TurnOrder::Free => true,
    };
    if free { Ok(()) } else { Err(Bar::NotYourTurn.into()) }
}

/// Who has still to act in this round, in order. Those who are out are not waited for.
//= daemmersturm.turn.round-end
fn waiting(state: &State) -> impl Iterator<Item = ActorId> {
    let order = state.order.iter().map(|it| it.who);
    order.filter(|&it| state.is_up(it) && !state.actor(it).round.acted)
}

/// May the turn end?
pub(crate) fn check_end(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    if state.has_turn(by) { Ok(()) } else { Err(Bar::NotYourTurn.into()) }
}

/// A turn begins: damage over time, exhaustion, empty mana, keeping one's place on a creature.
//= daemmersturm.exhaustion.roll
pub(crate) fn begin<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    if !t.state().in_combat() {
        return Ok(());
    }
    t.tell(TurnEvent::TurnBegan { who }.into());
    dot::at_turn(t, who)?;
    exhaustion::at_turn(t, who)?;
    mana::at_turn(t, who)?;
    if t.state().is_up(who) {
        climb::at_turn(t, who)?;
    }
    Ok(())
}

/// Whoever cannot act, or can no longer, has had the turn: the next one begins, until somebody can act.
//= daemmersturm.lp.incapacitated
//= daemmersturm.potion.side-3
#[inline]
pub(crate) fn release<T: Table>(t: &mut T) -> Play<T, ()> {
    while let Some(who) = t.state().combat.and_then(|it| it.turn)
        && need_able(t.state(), who).is_err()
    {
        if t.state().is_up(who) {
            t.tell(TurnEvent::TurnLost { who }.into());
        }
        end(t, who)?;
    }
    Ok(())
}

/// A turn ends: channelling goes on, the due of shadows, seeking cover, what lasts for turns; then the next begins.
pub(crate) fn end<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    magic::at_turn_end(t, who);
    shadow::at_turn_end(t)?;
    finish(t, who)
}

fn finish<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    if !t.state().in_combat() {
        return Ok(());
    }
    potion::at_turn_end(t, who);
    t.tell(TurnEvent::TurnEnded { who }.into());
    next(t)
}

/// The next in order has the turn; when all have acted, a new round begins.
//= daemmersturm.turn.round-end
pub(crate) fn next<T: Table>(t: &mut T) -> Play<T, ()> {
    if !t.state().in_combat() {
        return Ok(());
    }
    let mut next = waiting(t.state()).next();
    if next.is_none() && t.state().order.iter().any(|it| t.state().is_up(it.who)) {
        let round = t.state().round().saturating_add(1);
        t.tell(TurnEvent::RoundBegan { round }.into());
        dot::at_round(t);
        next = waiting(t.state()).next();
    }
    match next {
        Some(who) if t.state().switches.turn_order == TurnOrder::Fixed => begin(t, who),
        // Somebody takes it, or nobody is left and the plot leader ends the combat.
        _ => Ok(()),
    }
}
