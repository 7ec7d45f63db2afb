//! The sequence of rounds and turns, and the budget of a turn.

use schwung_table::Play;

use crate::{
    Actor, ActorId, Bar, Reason, State, Table, TurnEvent, TurnMarks, TurnOrder,
    rules::{climb, dot, exhaustion, magic, mana, potion, scope, shadow},
};

/// Checks that a character can act at all: it is neither down nor faint.
//= daemmersturm.lp.incapacitated
#[inline]
pub(crate) fn need_able(state: &State, by: ActorId) -> Result<(), Reason> {
    if !state.is_up(by) {
        return Err(Bar::CannotAct.into());
    }
    //= daemmersturm.potion.side-3
    if state.is_faint(by) { Err(Bar::Faint.into()) } else { Ok(()) }
}

/// Checks that it is the character's turn, and that it can act.
//= daemmersturm.scope.combat-only
#[inline]
pub(crate) fn need_turn(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    need_able(state, by)?;
    if state.has_turn(by) { Ok(()) } else { Err(Bar::NotYourTurn.into()) }
}

/// Like [`need_turn`], and the action of the turn must be unused.
//= daemmersturm.turn.budget
//= daemmersturm.turn.action-uses
pub(crate) fn need_action(state: &State, by: ActorId) -> Result<(), Reason> {
    need_turn(state, by)?;
    let actor = state.actor(by);
    check_action(actor, &actor.turn)
}

fn check_action(actor: &Actor, turn: &TurnMarks) -> Result<(), Reason> {
    //= daemmersturm.seekcover.no-acting
    if actor.seeking {
        return Err(Bar::SeeksCover.into());
    }
    //= daemmersturm.potion.side-2
    if actor.ailments.cramps > 0 && !actor.ailments.fresh {
        return Err(Bar::Ailing.into());
    }
    if turn.action { Err(Bar::ActionUsed.into()) } else { Ok(()) }
}

/// The remaining budget of a character's turn in this round, which may still be to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnLeft {
    /// The parts that have been used.
    pub marks: TurnMarks,
    /// Whether it can move.
    pub movement: bool,
    /// Whether it can act.
    pub action: bool,
}

/// Returns the remaining budget of a character's turn. Abilities that allow it to move after the action only count if
/// `abilities` is set, because not every viewer may know them.
//= daemmersturm.turn.budget
pub fn turn_left(state: &State, who: ActorId, abilities: bool) -> TurnLeft {
    let actor = state.actor(who);
    let marks = if state.has_turn(who) || actor.round.acted { actor.turn } else { actor.coming_turn() };
    let able = need_able(state, who).is_ok();
    TurnLeft {
        marks,
        movement: able && check_move(state, who, &marks, abilities).is_ok(),
        action: able && check_action(actor, &marks).is_ok(),
    }
}

/// Returns whether a character watches a half circle, and so may attack out of turn.
//= daemmersturm.data.ability-schema
#[inline]
pub(crate) fn watches(state: &State, by: ActorId) -> bool {
    state.actor(by).turn.watches && !state.has_turn(by)
}

/// Like [`need_action`], but also allows an attack out of turn to a character that watches.
#[inline]
pub(crate) fn need_strike(state: &State, by: ActorId) -> Result<(), Reason> {
    if !watches(state, by) {
        return need_action(state, by);
    }
    scope::need_combat(state)?;
    need_able(state, by)?;
    if state.actor(by).seeking { Err(Bar::SeeksCover.into()) } else { Ok(()) }
}

/// Checks for reloading, repairing, potions and poison. They take an action in combat, but none in a pause within an
/// open section.
//= daemmersturm.section.pauses
pub(crate) fn need_handling(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.in_combat() || !state.section.open { need_action(state, by) } else { need_able(state, by) }
}

/// In combat, spends the action for handling an item.
pub(crate) fn spend_handling<T: Table>(t: &mut T, who: ActorId) {
    if t.state().in_combat() {
        spend_action(t, who);
    }
}

/// Like [`need_turn`], and the movement must be unused. It has to precede the action.
//= daemmersturm.turn.move-before-action
pub(crate) fn need_move(state: &State, by: ActorId) -> Result<(), Reason> {
    need_turn(state, by)?;
    check_move(state, by, &state.actor(by).turn, true)
}

fn check_move(state: &State, by: ActorId, turn: &TurnMarks, abilities: bool) -> Result<(), Reason> {
    if state.actor(by).seeking {
        return Err(Bar::SeeksCover.into());
    }
    //= daemmersturm.data.ability-schema
    if turn.granted {
        return Ok(());
    }
    if turn.moved {
        return Err(Bar::MovementUsed.into());
    }
    let after = || turn.late || abilities && super::ability::may_move_after(state, by);
    if turn.action && !after() {
        return Err(Bar::MoveBeforeAction.into());
    }
    Ok(())
}

/// Spends the action of the turn on something other than channelling, which ends.
pub(crate) fn spend_action<T: Table>(t: &mut T, who: ActorId) {
    //= daemmersturm.magic.channelling
    magic::stopped(t, who);
    t.tell(TurnEvent::ActionSpent { who }.into());
}

/// Checks a list of participants: not empty, and each character listed once.
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

/// Checks whether the plot leader may change who takes part and in which order.
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

/// Checks whether a character may take its turn now.
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

/// Characters that have not acted in this round, in order. Those that are incapacitated are skipped.
//= daemmersturm.turn.round-end
fn waiting(state: &State) -> impl Iterator<Item = ActorId> {
    let order = state.order.iter().map(|it| it.who);
    order.filter(|&it| state.is_up(it) && !state.actor(it).round.acted)
}

/// Checks whether the turn may end.
pub(crate) fn check_end(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    if state.has_turn(by) { Ok(()) } else { Err(Bar::NotYourTurn.into()) }
}

/// Takes the turn. If the plot leader lets another character act in the middle of a turn, that turn is over if its action is
/// spent, and otherwise continues later.
//= daemmersturm.turn.order
pub(crate) fn take<T: Table>(t: &mut T, by: ActorId) -> Play<T, ()> {
    let now = t.state().combat.and_then(|it| it.turn);
    if let Some(now) = now
        && t.state().actor(now).turn.action
    {
        close(t, now)?;
    }
    begin(t, by)
}

/// Begins a turn: damage over time, exhaustion, empty mana, and keeping a place on a creature. Each of these happens only once
/// in a turn, even if it is interrupted.
//= daemmersturm.exhaustion.roll
//= daemmersturm.dot.tick
pub(crate) fn begin<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    if !t.state().in_combat() {
        return Ok(());
    }
    if t.state().actor(who).round.begun {
        t.tell(TurnEvent::TurnResumed { who }.into());
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

/// Skips the turns of characters that cannot act, until one can.
//= daemmersturm.lp.incapacitated
//= daemmersturm.potion.side-3
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

/// Ends a turn. Then the next one begins.
pub(crate) fn end<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    close(t, who)?;
    next(t)
}

/// Ends a turn: channelling, the demand of shadow magic, seeking cover and effects that last for turns.
fn close<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    magic::at_turn_end(t, who);
    shadow::at_turn_end(t)?;
    if t.state().in_combat() {
        potion::at_turn_end(t, who);
        t.tell(TurnEvent::TurnEnded { who }.into());
    }
    Ok(())
}

/// Begins the next turn in order. If all have acted, a new round begins first.
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
        // Either the next character may take the turn, or no character is left and the plot leader ends the combat.
        _ => Ok(()),
    }
}
