//! Conflicts, scenes and sessions.

use schwung_fate::{BeginConflict, Command, ConflictKind, EndScene, Long, Wording};

use crate::script::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn begin(r: &mut Reader<'_>) -> Read<Command> {
    let kind = conflict_kind(r)?;
    beginning(r, kind)
}

fn conflict_kind(r: &mut Reader<'_>) -> Read<ConflictKind> {
    match ConflictKind::ALL.into_iter().find(|it| r.word(w::conflict(*it))) {
        Some(kind) => r.need(w::CONFLICT).map(|()| kind),
        None => r.fail(),
    }
}

/// In German sentences the kind of the conflict precedes the verb.
pub(super) fn begins_physical(r: &mut Reader<'_>) -> Read<Command> {
    beginning(r, ConflictKind::Physical)
}

pub(super) fn begins_social(r: &mut Reader<'_>) -> Read<Command> {
    beginning(r, ConflictKind::Social)
}

pub(super) fn begins_mental(r: &mut Reader<'_>) -> Read<Command> {
    beginning(r, ConflictKind::Mental)
}

fn beginning(r: &mut Reader<'_>, kind: ConflictKind) -> Read<Command> {
    let mut it = BeginConflict { kind, skill: None, first: None, stake: Wording::NONE };
    loop {
        if it.skill.is_none() && r.word(w::BY_SKILL) {
            it.skill = Some(r.skill()?);
        } else if it.first.is_none() && r.word(w::FIRST) {
            it.first = Some(r.seat()?);
        } else if it.stake.is_empty() && r.word(w::OVER) {
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
    if r.word(w::WITHOUT_A_BREAK) {
        it.pause = false;
    }
    if r.word(w::KEEPING_STRESS) {
        it.keep_stress = r.actors()?;
    }
    Ok(Command::EndScene(it))
}

pub(super) fn new_session(r: &mut Reader<'_>) -> Read<Command> {
    let back_to_back = r.word(w::BACK_TO_BACK);
    let refresh =
        if r.word(w::WITHOUT_REFRESH) { Some(false) } else { r.word(w::WITH_REFRESH).then_some(true) };
    Ok(Command::BeginSession { back_to_back, refresh })
}

pub(super) fn draw_out(r: &mut Reader<'_>) -> Read<Command> {
    r.need(w::WITH)?;
    let mut long = Long::default();
    loop {
        if r.word(w::ENDURANCE) {
            long.endurance = true;
        } else if r.word(w::ALERTNESS) {
            long.alertness = true;
        } else if r.word(w::RESOLVE) {
            long.resolve = true;
        } else {
            return r.fail();
        }
        if !r.sign(',') {
            break;
        }
    }
    let by = if r.word(w::BY_SOMEBODY) { Some(r.actor()?) } else { None };
    Ok(Command::Draw { by, long })
}
