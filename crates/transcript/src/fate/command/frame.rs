//! Conflicts, scenes and sessions.

use schwung_fate::{BeginConflict, Command, ConflictKind, EndScene, Long, Wording};

use crate::fate::reader::{Read, Reader};

pub(super) fn begin(r: &mut Reader<'_>) -> Read<Command> {
    let Some(kind) = ConflictKind::ALL.into_iter().find(|it| r.word(it.word())) else { return r.fail() };
    r.need("conflict")?;
    let mut it = BeginConflict { kind, skill: None, first: None, stake: Wording::NONE };
    loop {
        if it.skill.is_none() && r.word("by") {
            it.skill = Some(r.skill()?);
        } else if it.first.is_none() && r.word("first") {
            it.first = Some(r.seat()?);
        } else if it.stake.is_empty() && r.word("over") {
            it.stake = r.text()?;
        } else {
            return Ok(Command::BeginConflict(it));
        }
    }
}

pub(super) fn end_conflict(_: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::EndConflict)
}

pub(super) fn end_scene(r: &mut Reader<'_>) -> Read<Command> {
    let mut it = EndScene { keep_stress: Vec::new(), pause: true };
    if r.word("without a break") {
        it.pause = false;
    }
    if r.word("keeping the stress of") {
        it.keep_stress = r.actors()?;
    }
    Ok(Command::EndScene(it))
}

pub(super) fn new_session(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::BeginSession { back_to_back: r.word("back to back") })
}

pub(super) fn draw_out(r: &mut Reader<'_>) -> Read<Command> {
    r.need("with")?;
    let mut long = Long::default();
    loop {
        if r.word("endurance") {
            long.endurance = true;
        } else if r.word("alertness") {
            long.alertness = true;
        } else if r.word("resolve") {
            long.resolve = true;
        } else {
            return r.fail();
        }
        if !r.cursor.sign(',') {
            break;
        }
    }
    let by = if r.word("by") { Some(r.actor()?) } else { None };
    Ok(Command::Draw { by, long })
}
