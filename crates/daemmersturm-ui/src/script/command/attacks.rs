//! Parses commands for attacks, guns, explosives, group attacks and swarms.

use schwung_daemmersturm::{
    ActorId, AreaCommand, AttackCommand, Blast, Command, Gang, ItemId, Shelter, Strike, With,
};

use super::{Read, Reader};
use crate::script::terms::SHELTERS;

/// The default weapon: the first one drawn.
fn drawn(r: &Reader<'_>, by: ActorId) -> Option<ItemId> {
    r.state.drawn(by).map(|it| it.id).find(|it| r.state.weapon(*it).is_some())
}

/// Parses `with WEAPON`, or a weapon that is not in the library.
fn with(r: &mut Reader<'_>, by: ActorId) -> Read<With> {
    if !r.is("with", "mit") {
        let found = drawn(r, by);
        return r.found(found).map(With::Item);
    }
    if r.is("unknown", "unbekannter|unbekanntem") {
        return Ok(With::Unknown { name: r.text()?, ranged: r.is("ranged", "im Fernkampf") });
    }
    r.item(Some(by)).map(With::Item)
}

pub(super) fn strikes(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    r.particle("an");
    let with = with(r, by)?;
    let second = if r.is("and", "und") { Some(r.item(Some(by))?) } else { None };
    r.particle("an");
    let (plan, abilities) = r.plan_with(true)?;
    Ok(Command::Attack(AttackCommand::Strike(Strike { by, on, with, second, abilities, plan })))
}

/// Parses a means of protection.
pub(super) fn shelter(r: &mut Reader<'_>) -> Read<Shelter> {
    if let Some(shelter) = r.one_of(SHELTERS) {
        return Ok(shelter);
    }
    r.protection().map(Shelter::Other)
}

pub(super) fn belated(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    let with = shelter(r)?;
    Ok(Command::Attack(AttackCommand::Belated { who, with }))
}

pub(super) fn fires(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let item = r.item(Some(by))?;
    fires_item(r, by, item)
}

/// Parses `[at B, C…] [towards place N]`, for a gun or an explosive.
pub(super) fn fires_item(r: &mut Reader<'_>, by: ActorId, item: ItemId) -> Read<Command> {
    let aim = r.aim()?;
    let plan = r.plan()?;
    Ok(Command::Area(AreaCommand::Blast(Blast { by, item, aim, plan })))
}

/// Parses `B`, the target of a thrown weapon.
pub(super) fn strikes_with(r: &mut Reader<'_>, by: ActorId, item: ItemId) -> Read<Command> {
    let on = r.actor()?;
    let (plan, abilities) = r.plan_with(true)?;
    let (with, second) = (With::Item(item), None);
    Ok(Command::Attack(AttackCommand::Strike(Strike { by, on, with, second, abilities, plan })))
}

pub(super) fn leads(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let group = r.group()?;
    r.need("against", "gegen")?;
    let on = r.actor()?;
    let with = if r.is("together with", "zusammen mit") { r.actors()? } else { Vec::new() };
    let item = if r.is("with", "mit") { Some(r.item(Some(by))?) } else { drawn(r, by) };
    let plan = r.plan()?;
    Ok(Command::Area(AreaCommand::Group(Gang { by, with, group, on, item, plan })))
}

pub(super) fn swarm(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actors()?;
    Ok(Command::Area(AreaCommand::Swarm { who, close: true }))
}

pub(super) fn no_swarm(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actors()?;
    Ok(Command::Area(AreaCommand::Swarm { who, close: false }))
}
