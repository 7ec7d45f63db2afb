//! Carrying the wounded, and heavy items by the same rules.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Bar, Bear, Burden, CarryEvent, Daemmersturm, Length, Lift, Load, Prompt, Reason, Size, SizeOf,
    State, Table, TurnEvent,
    choices::one,
    rules::{disengage, magic, turn},
};

/// Checks whether one or two characters can lift this load.
//= daemmersturm.carry.lift-separate
//= daemmersturm.carry.heavy-items
pub(crate) fn check_lift(state: &State, it: &Lift) -> Result<(), Reason> {
    turn::need_turn(state, it.by)?;
    match it.what {
        Burden::Body(who) if who == it.by || it.with == Some(who) => return Err(Bar::OnOneself.into()),
        Burden::Thing(item) if state.item(item).is_none_or(|it| !it.heavy) => {
            return Err(Bar::NotHeavy.into());
        }
        Burden::Body(_) | Burden::Thing(_) => {}
    }
    if state.loads.iter().any(|load| load.what == it.what) {
        return Err(Bar::IsCarried.into());
    }
    let Some(other) = it.with else {
        if it.carry.is_some() {
            return Err(Bar::NeedsTwo.into());
        }
        //= daemmersturm.carry.single
        return if it.size == Some(Size::Smaller) { Ok(()) } else { turn::need_action(state, it.by) };
    };
    if other == it.by {
        return Err(Bar::OnOneself.into());
    }
    turn::need_able(state, other)?;
    //= daemmersturm.carry.pair-lift-and-carry
    if it.carry.is_some() {
        turn::need_action(state, it.by)?;
        if !has_spare_action(state, other) {
            return Err(Bar::HelperActed.into());
        }
        check_walk(state, it.by, other)?;
    }
    Ok(())
}

/// Returns whether a second bearer still has a movement in this round, either in its past or in its coming turn.
//= daemmersturm.carry.pair
fn has_spare_movement(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    let used = if actor.round.acted { actor.turn.whole_move } else { actor.coming_turn().whole_move };
    !used && !actor.seeking && turn::need_able(state, who).is_ok()
}

/// Checks whether the second bearer can walk along.
//= daemmersturm.carry.pair
//= daemmersturm.seekcover.no-acting
fn check_walk(state: &State, by: ActorId, other: ActorId) -> Result<(), Reason> {
    if [by, other].iter().any(|&it| state.actor(it).seeking) {
        return Err(Bar::SeeksCover.into());
    }
    turn::need_able(state, other)?;
    if state.actor(by).turn.whole_move || !has_spare_movement(state, other) {
        return Err(Bar::MovementUsed.into());
    }
    Ok(())
}

/// Returns whether a character still has an action in this round outside its own turn.
pub(crate) fn has_spare_action(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    let used = if actor.round.acted { actor.turn.action } else { actor.coming_turn().action };
    !used && !actor.seeking && actor.ailments.cramps == 0
}

/// Lifts a load. This takes an action for a single bearer, and nothing for two. To lift and carry at once, both spend an
/// action.
//= daemmersturm.carry.single
//= daemmersturm.carry.pair
//= daemmersturm.carry.pair-lift-and-carry
pub(crate) fn lift<T: Table>(t: &mut T, it: &Lift) -> Play<T, ()> {
    let (by, what) = (it.by, it.what);
    if let Some(who) = it.with
        && t.state().actor(who).seat != t.state().actor(by).seat
        && !t.ask(Bear { seat: t.state().actor(who).seat, who, by, what })?
    {
        t.tell(CarryEvent::Declined { who }.into());
        return Ok(());
    }
    let size = size(t, it)?;
    //= daemmersturm.carry.similar-size
    if size == Size::Larger && it.with.is_none() {
        t.tell(CarryEvent::TooBig { by, what }.into());
        return Ok(());
    }
    if size != Size::Smaller && (it.with.is_none() || it.carry.is_some()) {
        turn::spend_action(t, by);
        if let Some(other) = it.with {
            spend_spare(t, other);
        }
    }
    magic::stopped(t, by);
    let bearers = std::iter::once(by).chain(it.with).collect();
    t.tell(CarryEvent::Lifted { by: bearers, what, size }.into());
    match it.carry {
        Some(length) => walk(t, by, what, length),
        None => Ok(()),
    }
}

pub(crate) fn spend_spare<T: Table>(t: &mut T, who: ActorId) {
    if t.state().actor(who).round.acted {
        turn::spend_action(t, who);
    } else {
        t.tell(CarryEvent::Pledged { who }.into());
    }
}

/// Size of the load compared with the bearer.
//= daemmersturm.carry.similar-size
fn size<T: Table>(t: &mut T, it: &Lift) -> Play<T, Size> {
    match (it.size, t.state().switches.ask_size) {
        (Some(size), _) => Ok(size),
        (None, Prompt::Ask) => t.ask(SizeOf { seat: Seat::GM, by: it.by, what: it.what }),
        (None, Prompt::Off | Prompt::Automatic) => Ok(Size::Similar),
    }
}

pub(crate) fn options(choices: &mut Vec<Choice<Daemmersturm>>) {
    for size in [Size::Similar, Size::Smaller, Size::Larger] {
        one(size, "daemmersturm.carry.similar-size", choices);
    }
}

/// The load that a character has lifted.
pub(crate) fn need_load(state: &State, by: ActorId, what: Burden) -> Result<&Load, Reason> {
    let load = state.loads.iter().find(|it| it.what == what && it.by.contains(&by));
    load.ok_or_else(|| Bar::NotLifted.into())
}

/// Checks whether the load can be carried on. This takes the movement, and for a single bearer also the action. Two
/// bearers spend their actions only in the round in which they lifted the load.
//= daemmersturm.carry.single
//= daemmersturm.carry.pair
pub(crate) fn check_carry(state: &State, by: ActorId, what: Burden) -> Result<(), Reason> {
    let load = need_load(state, by, what)?;
    turn::need_turn(state, by)?;
    let actor = state.actor(by);
    if actor.seeking {
        return Err(Bar::SeeksCover.into());
    }
    if actor.turn.whole_move {
        return Err(Bar::MovementUsed.into());
    }
    load.by.iter().filter(|&&it| it != by).try_for_each(|&it| check_walk(state, by, it))?;
    if costs_action(state, load) {
        turn::need_action(state, by)?;
        if load.by.iter().any(|&it| it != by && !has_spare_action(state, it)) {
            return Err(Bar::HelperActed.into());
        }
    }
    Ok(())
}

/// Returns whether carrying takes the action: always alone, for two only in the round of lifting.
fn costs_action(state: &State, load: &Load) -> bool {
    let alone = load.by.len() < 2;
    load.size != Size::Smaller && (alone || load.lifted == state.round())
}

/// Carries a load on.
//= daemmersturm.carry.single
//= daemmersturm.carry.pair
//= daemmersturm.carry.pair-lift-and-carry
pub(crate) fn carry<T: Table>(t: &mut T, by: ActorId, what: Burden, length: Length) -> Play<T, ()> {
    let Ok(load) = need_load(t.state(), by, what) else { return Ok(()) };
    if costs_action(t.state(), load) {
        let others: Vec<ActorId> = load.by.iter().copied().filter(|&it| it != by).collect();
        turn::spend_action(t, by);
        others.into_iter().for_each(|it| spend_spare(t, it));
    }
    walk(t, by, what, length)
}

/// Moves all bearers. The movement is part of carrying, so it may follow the action of lifting. Each bearer uses its own
/// movement and leaves melee. A load that is dropped on the way stays where it was dropped.
//= daemmersturm.carry.pair
//= daemmersturm.disengage.trigger
fn walk<T: Table>(t: &mut T, by: ActorId, what: Burden, length: Length) -> Play<T, ()> {
    let bearers = |state: &State| state.loads.iter().find(|it| it.what == what).map(|it| it.by.clone());
    let mut left = Vec::new();
    for who in bearers(t.state()).unwrap_or_default() {
        magic::stopped(t, who);
        if length > Length(0)
            && let Some(pursuers) = disengage::leave(t, who)?
        {
            left.push((who, pursuers));
        }
    }
    let Some(walking) = bearers(t.state()).filter(|it| it.contains(&by)) else { return Ok(()) };
    t.tell(TurnEvent::Moved { who: by, length, whole: true, charge: false }.into());
    for &who in walking.iter().filter(|&&it| it != by) {
        t.tell(if t.state().actor(who).round.acted {
            TurnEvent::Moved { who, length, whole: true, charge: false }.into()
        } else {
            CarryEvent::MovePledged { who }.into()
        });
    }
    t.tell(CarryEvent::Carried { by, what, length }.into());
    left.into_iter().for_each(|(who, pursuers)| disengage::catch_up(t, who, pursuers, Some(length)));
    Ok(())
}

pub(crate) fn set_down<T: Table>(t: &mut T, what: Burden) {
    t.tell(CarryEvent::SetDown { what }.into());
}
