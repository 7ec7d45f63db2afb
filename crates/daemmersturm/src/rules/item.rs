//! Handing over, accepting and picking up items.

use crate::{
    ActorId, Bar, GearEvent, ItemId, Reason, State, Table,
    rules::{turn, weapon},
};

/// Checks whether an item may change hands. In combat this happens in the turn of one of the two, and each pays
/// separately: with the free transfer of the round, or with the action of its own turn.
//= daemmersturm.item.free-transfer
//= daemmersturm.item.further-transfers
//= daemmersturm.weapon.limits-separate
pub(crate) fn check_give(state: &State, by: ActorId, to: ActorId, item: ItemId) -> Result<(), Reason> {
    weapon::own(state, by, item)?;
    if by == to {
        return Err(Bar::OnOneself.into());
    }
    turn::need_able(state, by)?;
    turn::need_able(state, to)?;
    if !state.in_combat() {
        return Ok(());
    }
    if !state.has_turn(by) && !state.has_turn(to) {
        return Err(Bar::NotYourTurn.into());
    }
    weapon::need_transfer(state, by)?;
    weapon::need_transfer(state, to)
}

/// Hands an item over. The recipient has it ready, but not drawn.
//= daemmersturm.weapon.received
pub(crate) fn give<T: Table>(t: &mut T, by: ActorId, to: ActorId, item: ItemId) {
    if t.state().in_combat() {
        weapon::pay_transfer(t, by);
        weapon::pay_transfer(t, to);
    }
    t.tell(GearEvent::Passed { item, to: Some(to) }.into());
}

/// Checks whether an item may be picked up in the character's own turn: it has no holder, or its holder is down.
//= daemmersturm.item.free-transfer
pub(crate) fn check_take(state: &State, by: ActorId, item: ItemId) -> Result<(), Reason> {
    let Some(it) = state.item(item) else { return Err(Bar::NoSuchThing.into()) };
    if it.holder.is_some_and(|holder| holder == by || state.is_up(holder)) {
        return Err(Bar::NotHeld.into());
    }
    //= daemmersturm.carry.heavy-items
    if it.heavy {
        return Err(Bar::TooHeavy.into());
    }
    if !state.in_combat() {
        return turn::need_able(state, by);
    }
    turn::need_turn(state, by)?;
    weapon::need_transfer(state, by)
}

/// Picks an item up. It is ready, but not drawn.
//= daemmersturm.weapon.received
pub(crate) fn take<T: Table>(t: &mut T, by: ActorId, item: ItemId) {
    if t.state().in_combat() {
        weapon::pay_transfer(t, by);
    }
    t.tell(GearEvent::Passed { item, to: Some(by) }.into());
}
