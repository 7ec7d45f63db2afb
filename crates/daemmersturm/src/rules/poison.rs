//! Poison on weapons.

use schwung_table::Play;

use crate::{
    ActorId, AttackKind, Bar, GearEvent, Held, ItemId, ItemKind, Purpose, Reason, Source, Span, State,
    Substance, SubstanceEvent, SubstanceId, SubstanceKind, Table, Weapon, WeaponClass,
    rules::{ability, dice, turn, weapon},
};

/// The number that a poison roll has to reach.
const NEED: i16 = 15;

/// The library entry of an item that is a poison.
fn poison(state: &State, item: ItemId) -> Option<(SubstanceId, &Substance)> {
    let ItemKind::Substance(id) = state.item(item)?.kind else { return None };
    state.frame.library.substance(id).filter(|it| it.is_poison()).map(|it| (id, it))
}

/// Checks whether a poison may be applied to a weapon. Both must be ready, and it takes the action.
//= daemmersturm.poison.apply
pub(crate) fn check(state: &State, by: ActorId, item: ItemId, on: ItemId) -> Result<(), Reason> {
    let ready =
        weapon::own(state, by, item)?.held != Held::Away && weapon::own(state, by, on)?.held != Held::Away;
    let Some((_, poison)) = poison(state, item) else { return Err(Bar::NotPoison.into()) };
    if !ready {
        return Err(Bar::NotReady.into());
    }
    if !state.weapon(on).is_some_and(|it| takes(it, poison)) {
        return Err(Bar::TakesNoPoison.into());
    }
    turn::need_handling(state, by)
}

/// Returns whether a weapon takes a poison. The poison's own list decides first, then the weapon's setting, then its
/// class.
//= daemmersturm.poison.weapons
fn takes(weapon: &Weapon, poison: &Substance) -> bool {
    use WeaponClass::{Firearm, Gun, Handgun, TacticalGun};
    let by_class = !matches!(weapon.class, Gun | TacticalGun | Handgun | Firearm);
    match &poison.weapons {
        Some(classes) => classes.contains(&weapon.class),
        None => weapon.poisonable.unwrap_or(by_class),
    }
}

/// Applies poison to a weapon. It replaces any earlier poison.
//= daemmersturm.poison.apply
//= daemmersturm.poison.one
pub(crate) fn apply<T: Table>(t: &mut T, by: ActorId, item: ItemId, on: ItemId) {
    let Some((poison, _)) = poison(t.state(), item) else { return };
    turn::spend_handling(t, by);
    t.tell(GearEvent::ItemGone { item }.into());
    t.tell(GearEvent::Poisoned { item: on, poison: Some(poison) }.into());
}

/// The weapon's bonus to the poison roll, which depends on how it is used.
//= daemmersturm.poison.bonus
fn bonus(weapon: &Weapon, kind: AttackKind) -> i16 {
    match weapon.class {
        // Held in the hand, it counts as a short weapon.
        WeaponClass::ThrowingKnife if kind == AttackKind::Melee => 5,
        WeaponClass::ThrowingKnife | WeaponClass::Bow | WeaponClass::Crossbow => 3,
        WeaponClass::Blowgun => 5,
        _ if weapon.is_short() => 5,
        WeaponClass::Spear => 1,
        _ => 0,
    }
}

/// Rolls for the poison on a weapon whose hit took life points, once per hit.
//= daemmersturm.poison.trigger
//= daemmersturm.poison.roll
//= daemmersturm.poison.volatile
//= daemmersturm.poison.persistent
pub(crate) fn after_damage<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    item: Option<ItemId>,
    kind: AttackKind,
) -> Play<T, ()> {
    let Some(it) = item.and_then(|it| t.state().item(it)) else { return Ok(()) };
    let Some(poison) = it.poison else { return Ok(()) };
    roll(t, by, on, it.id, poison, kind)
}

fn roll<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    item: ItemId,
    substance: SubstanceId,
    kind: AttackKind,
) -> Play<T, ()> {
    let library = &t.state().frame.library;
    let Some(poison) = library.substance(substance) else { return Ok(()) };
    let (volatile, effects) = (poison.kind == SubstanceKind::VolatilePoison, poison.effects.clone());
    let bonus = t.state().weapon(item).map_or(0, |it| bonus(it, kind));
    let natural = dice::roll(t, by, Purpose::Poison, Span::D20, bonus)?;
    if volatile {
        t.tell(GearEvent::Poisoned { item, poison: None }.into());
    }
    if natural + bonus < NEED {
        t.tell(SubstanceEvent::Failed { on, substance }.into());
        return Ok(());
    }
    t.tell(SubstanceEvent::Worked { on, substance }.into());
    // Protection rolls do not help against poison, but reduction does.
    //= daemmersturm.poison.no-protection
    //= daemmersturm.poison.reduction
    //= daemmersturm.poison.effects
    ability::all(t, by, on, Source::Substance(substance), &effects)
}
