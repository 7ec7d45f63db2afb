//! Handing over, accepting, picking up.

use crate::{
    ActorId, Bar, GearEvent, ItemId, Reason, State, Table,
    rules::{turn, weapon},
};

/// May something change hands? In a combat it does so in the turn of one of the two, and each pays alone: the free
/// transfer of the round, or the action of the own turn.
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

/// It is ready for whoever accepts it, not drawn.
//= daemmersturm.weapon.received
pub(crate) fn give<T: Table>(t: &mut T, by: ActorId, to: ActorId, item: ItemId) {
    if t.state().in_combat() {
        weapon::pay_transfer(t, by);
        weapon::pay_transfer(t, to);
    }
    t.tell(GearEvent::Passed { item, to: Some(to) }.into());
}

/// Something that nobody has, or somebody who is down, can be picked up in the own turn.
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

/// It is ready, not drawn.
//= daemmersturm.weapon.received
pub(crate) fn take<T: Table>(t: &mut T, by: ActorId, item: ItemId) {
    if t.state().in_combat() {
        weapon::pay_transfer(t, by);
    }
    t.tell(GearEvent::Passed { item, to: Some(by) }.into());
}
