//! Contests.

use schwung_fate::{ActorId, Command, Contest};

use crate::fate::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn contests(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let others = r.actors()?;
    r.need(w::WITH)?;
    let skill = r.skill()?;
    let other = if r.word(w::AGAINST) { r.skill()? } else { skill };
    let others = others.into_iter().map(|on| (on, other));
    let sides = [(by, skill)].into_iter().chain(others).collect();
    let (choose, hidden) = manner(r);
    Ok(Command::Contest(Contest { sides, choose, hidden }))
}

pub(super) fn contest(r: &mut Reader<'_>) -> Read<Command> {
    let mut sides = vec![(r.actor()?, r.skill()?)];
    r.need_sign(',')?;
    sides.push((r.actor()?, r.skill()?));
    while r.sign(',') {
        sides.push((r.actor()?, r.skill()?));
    }
    let (choose, hidden) = manner(r);
    Ok(Command::Contest(Contest { sides, choose, hidden }))
}

/// May each still choose, and does the game master roll where nobody sees it?
fn manner(r: &mut Reader<'_>) -> (bool, bool) {
    (r.word(w::CHOOSING), r.word(w::HIDDEN))
}
