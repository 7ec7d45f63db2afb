//! Carrying the wounded, and heavy things by the same rule.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Bar, Bear, Burden, CarryEvent, Daemmersturm, Length, Lift, Load, Prompt, Reason, Size, SizeOf,
    State, Table, TurnEvent,
    rules::{disengage, magic, turn},
    system::one,
};

/// One or two can lift what lies there.
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
            return Err(Bar::ActionUsed.into());
        }
        check_walk(state, it.by, other)?;
    }
    Ok(())
}

/// Has somebody who carries along a movement to give in this round: left of the own turn, or of the one to come?
//= daemmersturm.carry.pair
fn has_spare_movement(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    let used = if actor.round.acted { actor.turn.whole_move } else { actor.round.walked };
    !used && !actor.seeking && turn::need_able(state, who).is_ok()
}

/// Two who carry both walk.
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

/// Does somebody have an action to give in this round, outside the own turn?
pub(crate) fn has_spare_action(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    let used = if actor.round.acted { actor.turn.action } else { actor.round.pledged };
    !used && !actor.seeking && actor.ailments.cramps == 0
}

/// Lifting: an action alone, nothing for two; lifting and carrying off at once, an action for each of the two.
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

/// How big it is compared with whoever carries it.
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

/// What somebody has lifted.
pub(crate) fn need_load(state: &State, by: ActorId, what: Burden) -> Result<&Load, Reason> {
    let load = state.loads.iter().find(|it| it.what == what && it.by.contains(&by));
    load.ok_or_else(|| Bar::NotLifted.into())
}

/// Carrying takes the movement, and alone the action as well. Two who have lifted it in this very round pay for both.
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
            return Err(Bar::ActionUsed.into());
        }
    }
    Ok(())
}

/// Alone it takes the action; as a pair only in the round in which it was lifted.
fn costs_action(state: &State, load: &Load) -> bool {
    let alone = load.by.len() < 2;
    load.size != Size::Smaller && (alone || load.lifted == state.round())
}

/// Carries it on.
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

/// The movement is part of carrying: it may follow on the action of lifting. All who carry walk, each with the own
/// movement, and leave the melee they are in. What is let go on the way stays there.
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
