//! Guns and explosives.

use schwung_table::Play;

use crate::{
    ActorId, Aim, AreaEvent, AttackEvent, AttackKind, Bar, Blast, Extra, GearEvent, How, Item, ItemId, Mark,
    NumberSet, Outcome, Plan, Purpose, Reason, Source, Span, Stage, State, Table, WeaponClass,
    rules::{
        area,
        attack::{Armed, Blow},
        crit, dice, ff, fumble,
        hit::Means,
        magic, range, turn, weapon,
    },
};

/// The item, if the character holds it or belongs to its crew.
pub(crate) fn need_served(state: &State, by: ActorId, item: ItemId) -> Result<&Item, Reason> {
    match state.item(item) {
        Some(it) if it.holder == Some(by) => Ok(it),
        //= daemmersturm.gun.reload-shared
        Some(it) if it.crew.contains(&by) && state.weapon(item).is_some_and(is_gun) => Ok(it),
        Some(it) if it.crew.is_empty() => Err(Bar::NotHeld.into()),
        Some(_) => Err(Bar::NoCrew.into()),
        None => Err(Bar::NoSuchThing.into()),
    }
}

fn is_gun(it: &crate::Weapon) -> bool {
    matches!(it.class, WeaponClass::Gun | WeaponClass::TacticalGun)
}

/// Checks whether a gun may be fired or an explosive thrown. A gun with a crew need not be held by anybody.
//= daemmersturm.gun.roller
//= daemmersturm.item.single-user
pub(crate) fn check(state: &State, it: &Blast) -> Result<(), Reason> {
    turn::need_action(state, it.by)?;
    let item = need_served(state, it.by, it.item)?;
    let Some(kind) = state.weapon(it.item).filter(|it| it.explodes()) else {
        return Err(Bar::WrongWeapon.into());
    };
    if item.crew.contains(&it.by) && is_gun(kind) {
        if item.user.is_some_and(|user| user != it.by) {
            return Err(Bar::UsedByOther.into());
        }
    } else {
        weapon::need_usable(state, it.by, it.item)?;
    }
    if item.unloaded > 0 {
        return Err(Bar::NotLoaded.into());
    }
    area::check_aim(state, it.by, &it.aim)
}

/// Resolves a shot or throw: first the W roll with the attacker's value, then the number of targets, then each target.
//= daemmersturm.gun.roller
//= daemmersturm.gun.targets-roll
//= daemmersturm.gun.ignores-defence
pub(crate) fn fire<T: Table>(t: &mut T, it: &Blast) -> Play<T, ()> {
    let (by, item) = (it.by, it.item);
    let Some((means, need, targets)) = means(t.state(), item) else { return Ok(()) };
    let thrown = !t.state().weapon(item).is_some_and(is_gun);
    if thrown
        && let Some(&on) = it.aim.at.first()
        && !range::reaches(t, by, on, means.kind, &it.plan)?
    {
        return Ok(());
    }
    turn::spend_action(t, by);
    magic::stopped(t, by);
    area::begin(t, by, means.kind, Some(item));
    let outcome = w_roll(t, it, need, &means)?;
    let beside = [outcome as i32, ff::code(&it.aim.at), i32::from(item.0), 0, 0, 0];
    t.settle(|_| Mark { stage: Stage::Tested, by, on: by, beside })?;
    if outcome == Outcome::Fumble {
        return blow_up(t, by, item, &means, targets, thrown);
    }
    t.tell(if thrown {
        GearEvent::ItemGone { item }.into()
    } else {
        AttackEvent::Fired { item, reload: means.reload }.into()
    });
    if !outcome.hits() {
        return Ok(());
    }
    explode(t, by, means, targets, &it.aim, it.plan.from)
}

/// Resolves an explosion: the number of targets, the targets, and the damage to each of them.
//= daemmersturm.gun.targets-roll
//= daemmersturm.gun.ignores-defence
//= daemmersturm.gun.damage
fn explode<T: Table>(
    t: &mut T,
    by: ActorId,
    means: Means,
    targets: Option<Span>,
    aim: &Aim,
    from: Option<crate::Direction>,
) -> Play<T, ()> {
    let limit = match targets {
        Some(span) => area::room(t, by, span)?,
        None => 1,
    };
    let (armed, how, back, plan) = (Armed { means }, How::Action, None, &Plan { from, ..Plan::default() });
    let blow = Blow { by, on: by, armed, how, back, extra: Extra::default(), plan, rest: 0, need: i16::MAX };
    area::attack(t, &blow, aim, limit, false)
}

/// The numbers of a gun or an explosive, its W value, and the range for the number of targets.
//= daemmersturm.gun.ignores-shields
//= daemmersturm.gun.no-criticals
fn means(state: &State, item: ItemId) -> Option<(Means, i16, Option<Span>)> {
    let crate::ItemKind::Weapon(id) = state.item(item)?.kind else { return None };
    let weapon = state.frame.library.weapon(id)?;
    let means = Means::of_weapon(weapon, Some(item), Source::Weapon(id), AttackKind::Explosion);
    let targets = weapon.targets;
    Some((Means { critical: NumberSet::NONE, ..means }, i16::from(weapon.w.unwrap_or(0)), targets))
}

/// Makes the W roll: 1–20 plus the value has to reach W. A fumble number always fails. A natural 20 is an ordinary
/// number, unless the switch `gun_20_succeeds` is on.
//= daemmersturm.gun.w-roll
//= daemmersturm.gun.no-criticals
//= daemmersturm.gun.fumble-on-w
fn w_roll<T: Table>(t: &mut T, it: &Blast, need: i16, means: &Means) -> Play<T, Outcome> {
    let (by, extra, fumble) = (it.by, Extra::leader(it.plan.bonus), means.fumble);
    let bonus = t.state().attack_value(by, means.skill) + extra.sum();
    let natural = dice::with_extra(t, by, Purpose::W, Span::D20, bonus, extra)?;
    let total = natural + bonus;
    let reaches = total >= need || (natural == 20 && t.state().switches.gun_20_succeeds);
    let outcome = crit::judge_roll(natural, reaches, NumberSet::NONE, fumble);
    t.tell(AreaEvent::Tested { by, natural, total, need, works: outcome.hits(), extra }.into());
    Ok(outcome)
}

/// Resolves a fumble: the gun is destroyed, or the explosive goes off in the hand. It causes harm only after a bad escalation
/// roll, at the position of the crew or the thrower.
//= daemmersturm.fumble.gun
//= daemmersturm.fumble.explosive
//= daemmersturm.fumble.escalation
fn blow_up<T: Table>(
    t: &mut T,
    by: ActorId,
    item: ItemId,
    means: &Means,
    targets: Option<Span>,
    thrown: bool,
) -> Play<T, ()> {
    t.tell(AttackEvent::Fumbled { by, kind: means.kind }.into());
    let crew = t.state().item(item).map(|it| it.crew.clone()).unwrap_or_default();
    let harms = fumble::escalate(t, by, means)? <= i16::from(means.escalation.hurts);
    t.tell(AreaEvent::BlewUp { by, item, harms }.into());
    t.tell(GearEvent::ItemGone { item }.into());
    if !harms {
        return Ok(());
    }
    let mut at = vec![by];
    if thrown {
        at.extend(ff::in_melee(t.state(), by));
    } else {
        at.extend(crew.into_iter().filter(|&it| it != by));
    }
    let means = Means { item: None, ..*means };
    explode(t, by, means, targets, &Aim { at, place: None }, None)
}
