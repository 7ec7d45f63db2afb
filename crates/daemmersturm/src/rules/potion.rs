//! Potions and other substances to be consumed, and the side effects of taking too many.

use schwung_table::Play;

use crate::{
    ActorId, Ailments, Bar, Cause, GearEvent, Held, ItemId, ItemKind, Judgement, Purpose, Reason, Source,
    Span, State, Status, Substance, SubstanceEvent, SubstanceId, Table,
    rules::{ability, climb, dice, harm, judge, magic, turn, weapon},
};

/// The range of the side effect roll.
const SIDE_EFFECT: Span = Span::of(1, 5);

/// The library entry of an item that is a potion.
fn potion(state: &State, item: ItemId) -> Option<(SubstanceId, &Substance)> {
    let ItemKind::Substance(id) = state.item(item)?.kind else { return None };
    state.frame.library.substance(id).filter(|it| !it.is_poison()).map(|it| (id, it))
}

/// Checks whether a potion may be drunk or administered. No enemy may be close to the acting character.
//= daemmersturm.potion.action
//= daemmersturm.potion.in-hand
//= daemmersturm.potion.not-in-melee
//= daemmersturm.potion.given-in-melee
pub(crate) fn check(state: &State, by: ActorId, to: ActorId, item: ItemId) -> Result<(), Reason> {
    let held = weapon::own(state, by, item)?.held;
    let Some((_, potion)) = potion(state, item) else { return Err(Bar::NotPotion.into()) };
    if held == Held::Away {
        return Err(Bar::NotReady.into());
    }
    if !matches!(state.actor(to).status, Status::Up | Status::Incapacitated) {
        return Err(Bar::TargetDown.into());
    }
    if potion.counts && state.actor(to).potions == u8::MAX {
        return Err(Reason::of(Bar::Limit, i32::from(u8::MAX), i32::from(u8::MAX) + 1));
    }
    //= daemmersturm.lp.incapacitated
    ability::check_use(state, to, &potion.effects)?;
    // In a pause between fights only the number of potions counts.
    if potion.action || !state.in_combat() {
        turn::need_handling(state, by)?;
    } else {
        turn::need_turn(state, by)?;
    }
    if !state.in_combat() {
        return Ok(());
    }
    if state.known_enemies_at(by).next().is_some() {
        return Err(Bar::InMelee.into());
    }
    //= daemmersturm.potion.recipient
    if to != by && !is_helpless(state, to) {
        weapon::need_transfer(state, to)?;
    }
    Ok(())
}

fn is_helpless(state: &State, who: ActorId) -> bool {
    !state.is_up(who) || state.is_faint(who)
}

/// Drinks or administers a potion: first its effects, then possible side effects.
//= daemmersturm.potion.action
//= daemmersturm.potion.recipient
//= daemmersturm.potion.effects
pub(crate) fn take<T: Table>(t: &mut T, by: ActorId, to: ActorId, item: ItemId) -> Play<T, ()> {
    let Some((substance, potion)) = potion(t.state(), item) else { return Ok(()) };
    let (action, effects) = (potion.action, potion.effects.clone());
    let counts = potion.counts && t.state().actor(to).potions < u8::MAX;
    //= daemmersturm.magic.abort
    if action && t.state().in_combat() && !magic::lets_go(t, by)? {
        return Ok(());
    }
    if to != by && is_helpless(t.state(), to) && !judge(t, Judgement::Helpless { by, to })? {
        return Ok(());
    }
    if t.state().in_combat() {
        if action {
            turn::spend_action(t, by);
        }
        if to != by && !is_helpless(t.state(), to) {
            weapon::pay_transfer(t, to);
        }
    }
    t.tell(GearEvent::ItemGone { item }.into());
    t.tell(SubstanceEvent::Taken { who: to, by, substance, counts }.into());
    ability::all(t, by, to, Source::Substance(substance), &effects)?;
    //= daemmersturm.potion.side-effect-test
    if counts && t.state().actor(to).potions > 1 { side_effect(t, to) } else { Ok(()) }
}

/// Rolls for a side effect, from the second potion of a section on.
//= daemmersturm.potion.side-effect-test
fn side_effect<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let number = dice::roll(t, who, Purpose::SideEffect, SIDE_EFFECT, 0)?;
    t.tell(SubstanceEvent::SideEffect { who, number: u8::try_from(number).unwrap_or(5) }.into());
    match number {
        //= daemmersturm.potion.side-3
        3 => faint(t, who)?,
        // This is a loss and not a hit, so no protection helps.
        //= daemmersturm.potion.side-4
        4 => {
            harm::hurt(t, who, None, 10, Cause::SideEffect)?;
        }
        //= daemmersturm.potion.side-5
        _ => {}
    }
    Ok(())
}

/// Makes a character faint: it stops channelling, drops its load and falls from its climb.
//= daemmersturm.potion.side-3
fn faint<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    magic::stopped(t, who);
    let obstacle = t.state().climb(who).map(|it| it.obstacle);
    if let Some(obstacle) = obstacle {
        climb::fall(t, who, obstacle)?;
    }
    harm::let_go(t, who);
    Ok(())
}

/// Counts down side effects, which last for a number of own turns.
pub(crate) fn at_turn_end<T: Table>(t: &mut T, who: ActorId) {
    if t.state().actor(who).ailments != Ailments::default() {
        t.tell(SubstanceEvent::TurnPassed { who }.into());
    }
}
