//! Potions and other substances that are taken, and what too many of them do.

use schwung_table::Play;

use crate::{
    ActorId, Ailments, Bar, Cause, GearEvent, Held, ItemId, ItemKind, Judgement, Purpose, Reason, Source,
    Span, State, Status, Substance, SubstanceEvent, SubstanceId, Table,
    rules::{ability, climb, dice, harm, judge, magic, turn, weapon},
};

/// A side effect.
const SIDE_EFFECT: Span = Span::of(1, 5);

/// The potion that an item is.
fn potion(state: &State, item: ItemId) -> Option<(SubstanceId, &Substance)> {
    let ItemKind::Substance(id) = state.item(item)?.kind else { return None };
    state.frame.library.substance(id).filter(|it| !it.is_poison()).map(|it| (id, it))
}

/// May this be drunk, or given to somebody? Whoever drinks or gives stands clear of enemies; whoever is given need not.
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
    // In a pause between fights nothing is counted but the potions.
    if potion.action || !state.in_combat() {
        turn::need_handling(state, by)?;
    } else {
        turn::need_turn(state, by)?;
    }
    if !state.in_combat() {
        return Ok(());
    }
    if state.enemies_at(by).next().is_some() {
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

/// Drinks it, or gives it: first what it does, then side effects.
//= daemmersturm.potion.action
//= daemmersturm.potion.recipient
//= daemmersturm.potion.effects
pub(crate) fn take<T: Table>(t: &mut T, by: ActorId, to: ActorId, item: ItemId) -> Play<T, ()> {
    let Some((substance, potion)) = potion(t.state(), item) else { return Ok(()) };
    let (action, effects) = (potion.action, potion.effects.clone());
    let counts = potion.counts && t.state().actor(to).potions < u8::MAX;
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

/// The second potion of a section, and every further one, may have side effects.
//= daemmersturm.potion.side-effect-test
fn side_effect<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let number = dice::roll(t, who, Purpose::SideEffect, SIDE_EFFECT, 0)?;
    t.tell(SubstanceEvent::SideEffect { who, number: u8::try_from(number).unwrap_or(5) }.into());
    match number {
        //= daemmersturm.potion.side-3
        3 => faint(t, who)?,
        // A loss, not a hit: nothing protects from it.
        //= daemmersturm.potion.side-4
        4 => {
            harm::hurt(t, who, None, 10, Cause::SideEffect)?;
        }
        //= daemmersturm.potion.side-5
        _ => {}
    }
    Ok(())
}

/// Whoever faints channels nothing, carries nothing and falls from where it climbs.
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

/// What potions do to somebody lasts for own turns: one has passed.
pub(crate) fn at_turn_end<T: Table>(t: &mut T, who: ActorId) {
    if t.state().actor(who).ailments != Ailments::default() {
        t.tell(SubstanceEvent::TurnPassed { who }.into());
    }
}
