//! Moving, pushing, throwing.

use schwung_fate::{ActorId, Command, Knockback, Push, SkillId, Sprint, Thrown, ZoneId};
use schwung_rulebook::Lang;

use super::acts::rolls;
use crate::script::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn sprints(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let mut path = vec![r.towards()?];
    loop {
        let place = r.cursor.place();
        // After a comma, either another zone follows or a supplemental action.
        if !r.sign(',') {
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
    let difficulty = if r.word(w::AGAINST) { Some(r.difficulty()?) } else { None };
    let skill = if r.word(w::WITH) { Some(r.skill()?) } else { None };
    let plan = r.plan(by)?;
    Ok(Command::Sprint(Sprint { by, path, difficulty, skill, plan }))
}

pub(super) fn walks(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Walk { by, to: r.towards()? })
}

pub(super) fn pushes(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    let (to, skill) = to_with(r)?;
    let plan = r.plan(by)?;
    Ok(Command::Push(Push { by, on, skill, to, plan }))
}

pub(super) fn throws(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let what = match r.maybe_actor() {
        Some(on) => Thrown::Actor(on),
        None => {
            let text = r.text()?;
            r.need(w::OF_WEIGHT)?;
            Thrown::Thing { weight: r.cursor.number(1, 100)?, text }
        }
    };
    let (to, skill) = to_with(r)?;
    let plan = r.plan(by)?;
    Ok(Command::Knockback(Knockback { by, skill, what, to, plan }))
}

/// German uses the same verb for rolling dice and for throwing a target.
pub(super) fn throws_or_rolls(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let rolled = |r: &mut Reader<'_>| {
        let command = rolls(r, by)?;
        r.verb_is_written(["rolls", "roll"]);
        Ok(command)
    };
    let thrown = |r: &mut Reader<'_>| {
        let command = throws(r, by)?;
        r.verb_is_written(["throws", "throw"]);
        Ok(command)
    };
    r.either(rolled, thrown)
}

/// `to ZONE with SKILL`, in either order.
fn to_with(r: &mut Reader<'_>) -> Read<(ZoneId, SkillId)> {
    if r.word(w::WITH) {
        let skill = r.skill()?;
        return Ok((r.towards()?, skill));
    }
    let from = r.cursor.place();
    let to = r.towards()?;
    let middle = r.cursor.place();
    r.need(w::WITH)?;
    let skill = r.skill()?;
    if r.is_foreign() && r.cursor.lang == Lang::De {
        r.cursor.swapped(from, middle);
    }
    Ok((to, skill))
}
