//! Parses commands for attacks, holds, distraction and defence.

use schwung_zerospace::{
    ActorId, Attack, AttackKind, Attribute, Blast, BlastAttack, Combat, Command, Length, Mode, Sweep, With,
};

use super::{Read, Reader};

/// Parses `[with WEAPON]`: gear, a power, or an object without recorded properties. Without it, bare hands are used.
fn with(r: &mut Reader<'_>, by: ActorId) -> Read<With> {
    if !r.is("with", "mit") {
        return Ok(With::HANDS);
    }
    if let Some(item) = r.maybe_item(Some(by)) {
        return Ok(With::Item(item));
    }
    if let Some(gift) = r.maybe_gift(by) {
        return Ok(With::Gift(gift));
    }
    if r.is("bare hands", "bloßen Händen") {
        return Ok(With::HANDS);
    }
    let kind = r.one_of(&[
        (AttackKind::Mental, "mental", "mentalem|mental"),
        (AttackKind::Altering, "altering", "veränderndem|verändernd"),
        (AttackKind::Normal, "normal", "normalem|normal"),
    ]);
    let combat = r.one_of(&[
        (Combat::Melee, "melee|close combat", "Nahkampf"),
        (Combat::Ranged, "ranged combat|ranged|shooting", "Fernkampf"),
    ]);
    match combat {
        Some(combat) => Ok(With::Plain { combat, kind: kind.unwrap_or_default() }),
        None => r.fail(),
    }
}

/// Parses the target and the separable particle of the German verb.
fn target(r: &mut Reader<'_>, particle: &str) -> Read<ActorId> {
    let on = r.actor()?;
    r.particle(particle);
    Ok(on)
}

fn attack(r: &mut Reader<'_>, by: ActorId, mode: Mode, particle: &str) -> Read<Command> {
    let on = target(r, particle)?;
    let with = with(r, by)?;
    let single = r.is("once", "einmal");
    r.particle(particle);
    let plan = r.plan(by, false)?;
    Ok(Command::Attack(Attack { by, on, mode, with, single, plan }))
}

pub(super) fn strikes(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    attack(r, by, Mode::Strike, "an")
}

pub(super) fn charges(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    attack(r, by, Mode::Charge, "los|aus")
}

pub(super) fn disarms(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    attack(r, by, Mode::Disarm, "")
}

pub(super) fn grapples(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    attack(r, by, Mode::Grapple, "")
}

pub(super) fn hurts(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    attack(r, by, Mode::Hurt, "")
}

pub(super) fn throws_down(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    attack(r, by, Mode::ThrowDown, "zu Boden")
}

pub(super) fn sweeps(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actors()?;
    let with = with(r, by)?;
    let plan = r.plan(by, false)?;
    Ok(Command::Sweep(Sweep { by, on, with, plan }))
}

pub(super) fn blasts(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let mut on = vec![(r.actor()?, r.maybe_length()?.unwrap_or(Length(0)))];
    while let Some(who) = r.next_actor()? {
        on.push((who, r.maybe_length()?.unwrap_or(Length(0))));
    }
    let with = with(r, by)?;
    let blast = r.one_of(&[
        (Blast::Each, "each", "jede"),
        (Blast::Group, "group", "Gruppe"),
        (Blast::Separate, "separate", "getrennt"),
    ]);
    let cover_only =
        r.one_of(&[(true, "cover only", "nur Deckung"), (false, "not only cover", "nicht nur Deckung")]);
    let plan = r.plan(by, false)?;
    Ok(Command::Blast(BlastAttack { by, on, with, blast, cover_only, plan }))
}

pub(super) fn distracts(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = target(r, "ab")?;
    Ok(Command::Distract { by, on, plan: r.plan(by, true)? })
}

pub(super) fn dodges(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let attribute = if r.is("on", "auf") { r.attribute()? } else { Attribute::Dexterity };
    Ok(Command::Dodge { by, attribute })
}

pub(super) fn breaks_free(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let from = if r.is("from", "von") { Some(r.actor()?) } else { None };
    Ok(Command::Escape { by, from, plan: r.plan(by, true)? })
}

pub(super) fn lets_go(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Release { by, on: target(r, "los")? })
}

pub(super) fn throws(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Throw { by, on: r.actor()? })
}
