//! Moving, pushing, throwing.

use schwung_fate::{ActorId, Command, Knockback, Push, Sprint, Thrown};

use crate::fate::reader::{Read, Reader};

pub(super) fn sprints(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    r.need("to")?;
    let mut path = vec![r.zone()?];
    loop {
        let place = r.cursor.place();
        // After a comma comes a further zone, or what is done beside the sprint.
        if !r.cursor.sign(',') {
            break;
        }
        match r.maybe_zone() {
            Some(zone) => path.push(zone),
            None => {
                r.cursor.back_to(place);
                break;
            }
        }
    }
    let difficulty = if r.word("against") { Some(r.difficulty()?) } else { None };
    let skill = if r.word("with") { Some(r.skill()?) } else { None };
    let plan = r.plan(by)?;
    Ok(Command::Sprint(Sprint { by, path, difficulty, skill, plan }))
}

pub(super) fn walks(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    r.need("to")?;
    Ok(Command::Walk { by, to: r.zone()? })
}

pub(super) fn pushes(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    r.need("to")?;
    let to = r.zone()?;
    r.need("with")?;
    let skill = r.skill()?;
    let plan = r.plan(by)?;
    Ok(Command::Push(Push { by, on, skill, to, plan }))
}

pub(super) fn throws(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let what = match r.maybe_actor() {
        Some(on) => Thrown::Actor(on),
        None => {
            let text = r.text()?;
            r.need("of weight")?;
            Thrown::Thing { weight: r.cursor.number(1, 100)?, text }
        }
    };
    r.need("to")?;
    let to = r.zone()?;
    r.need("with")?;
    let skill = r.skill()?;
    let plan = r.plan(by)?;
    Ok(Command::Knockback(Knockback { by, skill, what, to, plan }))
}
