//! Parses commands for weapons, items, potions and poisons.

use schwung_daemmersturm::{ActorId, Command, GearCommand, ItemCommand};

use super::{Read, Reader, attacks};

pub(super) fn draws(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Gear(GearCommand::Draw { by, item: r.item(Some(by))? }))
}

pub(super) fn puts_away(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let item = r.item(Some(by))?;
    r.particle("weg|ein");
    Ok(Command::Gear(GearCommand::PutAway { by, item }))
}

pub(super) fn drops(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let item = r.item(Some(by))?;
    r.particle("fallen|weg");
    Ok(Command::Gear(GearCommand::Drop { by, item }))
}

/// Parses dropping or throwing an item. Explosives are fired, other weapons used for an attack.
pub(super) fn throws(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let item = r.item(Some(by))?;
    if r.is("away", "weg|fort|hin") {
        return Ok(Command::Gear(GearCommand::Drop { by, item }));
    }
    let explodes = r.state.weapon(item).is_some_and(schwung_daemmersturm::Weapon::explodes);
    let place = r.cursor.place();
    let aims = r.is("at|on|towards|to", "auf|gegen|nach|an");
    if !aims {
        return r.fail();
    }
    if explodes {
        r.cursor.back_to(place);
        return attacks::fires_item(r, by, item);
    }
    attacks::strikes_with(r, by, item)
}

pub(super) fn reloads(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let item = r.item(Some(by))?;
    r.particle("nach");
    Ok(Command::Gear(GearCommand::Reload { by, item }))
}

pub(super) fn treats(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Gear(GearCommand::Treat { by, item: r.item(Some(by))? }))
}

fn item(it: ItemCommand) -> Read<Command> {
    Ok(Command::Gear(GearCommand::Item(it)))
}

pub(super) fn hands(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let it = r.item(Some(by))?;
    r.need("to", "an")?;
    let to = r.actor()?;
    item(ItemCommand::Give { by, to, item: it })
}

pub(super) fn takes(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let it = r.item(None)?;
    r.particle("auf");
    item(ItemCommand::Take { by, item: it })
}

pub(super) fn drinks(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let it = r.item(Some(by))?;
    item(ItemCommand::Drink { by, item: it })
}

pub(super) fn administers(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let it = r.item(Some(by))?;
    r.need("to", "an")?;
    let to = r.actor()?;
    item(ItemCommand::Administer { by, to, item: it })
}

pub(super) fn poisons(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let weapon = r.item(Some(by))?;
    r.need("with", "mit")?;
    let it = r.item(Some(by))?;
    item(ItemCommand::Poison { by, item: it, weapon })
}
