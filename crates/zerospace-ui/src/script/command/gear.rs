//! Parses commands by which the game master adds, changes and removes gear.

use schwung_zerospace::{AttackKind, Burst, Combat, Command, Fact, Item, ItemId, ItemKind, Weapon};

use super::{Read, Reader};

pub(super) fn new_item(r: &mut Reader<'_>) -> Read<Command> {
    let text = r.text()?;
    let holder = if r.is("of", "bei") { Some(r.actor()?) } else { None };
    let kind = kind(r)?;
    let id = ItemId(r.state.next_item);
    Ok(Command::Set(Fact::Item { item: Item { id, text, holder, kind } }))
}

fn kind(r: &mut Reader<'_>) -> Read<ItemKind> {
    if r.is("weapon", "Waffe") {
        return weapon(r).map(ItemKind::Weapon);
    }
    if r.is("protection", "Schutz") {
        return Ok(ItemKind::Protection(r.number(-10, 30)?));
    }
    if r.is("tool", "Werkzeug") {
        let rating = r.number(1, 9)?;
        let skill = if r.is("for", "für") { Some(r.skill()?) } else { None };
        return Ok(ItemKind::Tool { rating, skill });
    }
    Ok(ItemKind::Other)
}

/// Parses the properties of a weapon, in any order.
fn weapon(r: &mut Reader<'_>) -> Read<Weapon> {
    let mut it = Weapon::default();
    loop {
        if r.is("ranged", "Fernkampf") {
            it.combat = Combat::Ranged;
        } else if r.is("melee", "Nahkampf") {
            it.combat = Combat::Melee;
        } else if r.is("mental", "mental") {
            it.kind = AttackKind::Mental;
        } else if r.is("altering", "verändernd") {
            it.kind = AttackKind::Altering;
        } else if r.is("damage", "Schaden") {
            it.damage = Some(r.number(0, 60)?);
        } else if r.is("range", "Reichweite") {
            it.range = Some(r.length()?);
        } else if r.is("radius", "Radius") {
            it.radius = Some(r.length()?);
        } else if r.is("two-handed", "zweihändig") {
            it.two_handed = true;
        } else if r.is("burst die", "Feuerstoß Würfel") {
            it.burst = Some(Burst::Die);
        } else if r.is("burst", "Feuerstoß") {
            it.burst = Some(Burst::Rating(r.number(1, 30)?));
        } else if !effect(r, &mut it)? && !figure(r, &mut it)? {
            return Ok(it);
        }
    }
}

/// Parses an effect of a hit besides costing endurance, if one is next. Returns whether it was found.
fn effect(r: &mut Reader<'_>, it: &mut Weapon) -> Read<bool> {
    if r.is("blinding", "blendend") {
        it.effects.blinds = true;
    } else if r.is("frightening", "furchteinflößend") {
        it.effects.frightens = true;
    } else if r.is("shocking", "schockend") {
        it.effects.shocks = true;
    } else if r.is("harmless", "harmlos") {
        it.effects.harmless = true;
    } else if r.is("lowering", "senkt") {
        it.effects.lowers = Some((r.attribute()?, r.number(1, 20)?));
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// Parses a rating, or the skill and attribute for rolls, if one is next. Returns whether it was found.
fn figure(r: &mut Reader<'_>, it: &mut Weapon) -> Read<bool> {
    if r.is("against", "gegen") {
        match r.maybe_attribute() {
            Some(attribute) => it.against = Some(attribute),
            None => it.against_skill = Some(r.skill()?),
        }
    } else if r.is("on", "auf") {
        it.attribute = Some(r.attribute()?);
    } else if r.is("with", "mit") {
        it.skill = Some(r.skill()?);
    } else if let Some(rating) = r.cursor.maybe_number(-10, 30)? {
        it.rating = i8::try_from(rating).unwrap_or_default();
    } else {
        return Ok(false);
    }
    Ok(true)
}

pub(super) fn give(r: &mut Reader<'_>) -> Read<Command> {
    let id = r.item(None)?;
    r.need("to", "an")?;
    let holder = if r.is("nobody", "niemand") { None } else { Some(r.actor()?) };
    match r.state.item(id) {
        Some(item) => Ok(Command::Set(Fact::Item { item: Item { holder, ..item.clone() } })),
        None => r.fail(),
    }
}

pub(super) fn remove_item(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::NoItem { item: r.item(None)? }))
}
