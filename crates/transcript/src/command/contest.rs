//! Contests.

use schwung_fate::{ActorId, Command, Contest};

use crate::reader::{Read, Reader};

pub(super) fn contests(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    r.need("with")?;
    let skill = r.skill()?;
    let other = if r.word("against") { r.skill()? } else { skill };
    let choose = r.word("choosing");
    Ok(Command::Contest(Contest { sides: vec![(by, skill), (on, other)], choose }))
}

pub(super) fn contest(r: &mut Reader<'_>) -> Read<Command> {
    let mut sides = vec![(r.actor()?, r.skill()?)];
    r.need_sign(',')?;
    sides.push((r.actor()?, r.skill()?));
    while r.cursor.sign(',') {
        sides.push((r.actor()?, r.skill()?));
    }
    let choose = r.word("choosing");
    Ok(Command::Contest(Contest { sides, choose }))
}
