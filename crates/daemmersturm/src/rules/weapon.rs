//! Drawing, putting away and dropping items.

use crate::{
    ActorId, Bar, DrawCount, GearEvent, Held, Item, ItemId, ItemKind, Reason, State, Table,
    rules::{scope, turn},
};

/// The item, if the character holds it.
pub(crate) fn own(state: &State, by: ActorId, item: ItemId) -> Result<&Item, Reason> {
    match state.item(item) {
        Some(it) if it.holder == Some(by) => Ok(it),
        Some(_) => Err(Bar::NotHeld.into()),
        None => Err(Bar::NoSuchThing.into()),
    }
}

/// Checks that an item is drawn, belongs to the character, works, and was not used by another character in this round.
//= daemmersturm.weapon.must-be-drawn
//= daemmersturm.item.single-user
pub(crate) fn need_usable(state: &State, by: ActorId, item: ItemId) -> Result<(), Reason> {
    let it = own(state, by, item)?;
    if it.held != Held::Drawn {
        return Err(Bar::NotDrawn.into());
    }
    if it.broken {
        return Err(Bar::IsBroken.into());
    }
    if it.user.is_some_and(|user| user != by) { Err(Bar::UsedByOther.into()) } else { Ok(()) }
}

/// How drawing or putting away an item would count; `None` if it is no longer possible in this turn.
//= daemmersturm.weapon.draw-limit
//= daemmersturm.weapon.same-hand
//= daemmersturm.weapon.extra-short
//= daemmersturm.weapon.throwables-exempt
//= daemmersturm.weapon.limits-separate
pub(crate) fn count(state: &State, by: ActorId, item: &Item) -> Option<DrawCount> {
    let weapon = match item.kind {
        ItemKind::Weapon(it) => state.frame.library.weapon(it),
        //= daemmersturm.potion.in-hand
        ItemKind::Substance(_) => return Some(DrawCount::Free),
        ItemKind::Protection(_) | ItemKind::Other => None,
    };
    if weapon.is_some_and(crate::Weapon::is_throwable) {
        return Some(DrawCount::Free);
    }
    let turn = &state.actor(by).turn;
    if turn.draws < state.profile(by).hands {
        return Some(DrawCount::Hand);
    }
    (weapon.is_some_and(crate::Weapon::is_short) && !turn.short).then_some(DrawCount::Short)
}

/// Checks whether an item can be drawn or put away. Outside combat there is no limit.
fn need_hand(state: &State, by: ActorId, item: &Item) -> Result<(), Reason> {
    if !state.in_combat() {
        return if state.is_up(by) { Ok(()) } else { Err(Bar::CannotAct.into()) };
    }
    turn::need_turn(state, by)?;
    match count(state, by, item) {
        Some(_) => Ok(()),
        None => {
            let hands = i32::from(state.profile(by).hands);
            Err(Reason::of(Bar::NoDrawLeft, hands + 1, hands))
        }
    }
}

/// Checks whether an item may be drawn, which requires that it is ready.
//= daemmersturm.weapon.ready
pub(crate) fn check_draw(state: &State, by: ActorId, item: ItemId) -> Result<(), Reason> {
    let it = own(state, by, item)?;
    if it.held != Held::Ready {
        return Err(Bar::NotReady.into());
    }
    need_hand(state, by, it)
}

/// Checks whether an item may be put away, which requires that it is drawn.
pub(crate) fn check_put_away(state: &State, by: ActorId, item: ItemId) -> Result<(), Reason> {
    let it = own(state, by, item)?;
    if it.held != Held::Drawn {
        return Err(Bar::NotDrawn.into());
    }
    need_hand(state, by, it)
}

fn counted<T: Table>(t: &T, by: ActorId, item: ItemId) -> DrawCount {
    let state = t.state();
    let it = state.item(item).filter(|_| state.in_combat());
    it.and_then(|it| count(state, by, it)).unwrap_or(DrawCount::Free)
}

pub(crate) fn draw<T: Table>(t: &mut T, by: ActorId, item: ItemId) {
    let count = counted(t, by, item);
    t.tell(GearEvent::Drawn { by, item, count }.into());
}

pub(crate) fn put_away<T: Table>(t: &mut T, by: ActorId, item: ItemId) {
    let count = counted(t, by, item);
    t.tell(GearEvent::PutAway { by, item, count }.into());
}

/// Checks whether a drawn weapon may be dropped. This counts as handing it over: it takes the free transfer or else the
/// action.
//= daemmersturm.weapon.throw-away
pub(crate) fn check_drop(state: &State, by: ActorId, item: ItemId) -> Result<(), Reason> {
    let it = own(state, by, item)?;
    if it.held != Held::Drawn {
        return Err(Bar::NotDrawn.into());
    }
    if !state.in_combat() || state.switches.drop_is_free {
        return Ok(());
    }
    need_transfer(state, by)
}

pub(crate) fn drop<T: Table>(t: &mut T, by: ActorId, item: ItemId) {
    if t.state().in_combat() && !t.state().switches.drop_is_free {
        pay_transfer(t, by);
    }
    t.tell(GearEvent::Dropped { by, item }.into());
}

/// Checks that the free transfer of the round or the action of the character's own turn is available.
//= daemmersturm.item.free-transfer
//= daemmersturm.item.further-transfers
pub(crate) fn need_transfer(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    turn::need_able(state, by)?;
    if !state.transfer_used(by) || turn::need_action(state, by).is_ok() {
        Ok(())
    } else {
        Err(Bar::NoTransferLeft.into())
    }
}

/// Pays for giving or accepting an item: with the free transfer if possible, otherwise with the action.
//= daemmersturm.item.further-transfers
pub(crate) fn pay_transfer<T: Table>(t: &mut T, who: ActorId) {
    if t.state().transfer_used(who) {
        turn::spend_action(t, who);
    } else {
        t.tell(GearEvent::TransferSpent { who }.into());
    }
}
