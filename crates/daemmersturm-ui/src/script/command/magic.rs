//! Parses commands for abilities and spells.

use schwung_daemmersturm::{ActorId, Cast, Command, MagicCommand};

use super::{Read, Reader};
use crate::script::terms::ELEMENTS;

pub(super) fn uses(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let ability = r.ability()?;
    let on = if r.is("on", "auf|gegen") { Some(r.actor()?) } else { None };
    Ok(Command::Magic(MagicCommand::Use { by, ability, on }))
}

pub(super) fn invokes(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Magic(MagicCommand::Invoke { by, name: r.text()? }))
}

pub(super) fn casts(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let spell = r.spell()?;
    let text = r.maybe_text()?;
    let aim = r.aim()?;
    let plan = r.plan()?;
    Ok(Command::Magic(MagicCommand::Cast(Cast { by, spell, text, aim, plan })))
}

pub(super) fn completes(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let aim = r.aim()?;
    let plan = r.plan()?;
    Ok(Command::Magic(MagicCommand::Complete { by, aim, plan }))
}

pub(super) fn breaks_off(_: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Magic(MagicCommand::BreakOff { by }))
}

pub(super) fn calls(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Magic(MagicCommand::CallElement { by, element: r.term(ELEMENTS)? }))
}
