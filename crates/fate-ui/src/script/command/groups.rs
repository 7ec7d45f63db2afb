//! Leaders, groups and companions.

use schwung_fate::{ActorId, Command, Regroup};

use crate::script::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn joins(r: &mut Reader<'_>, leader: ActorId) -> Read<Command> {
    Ok(Command::Attach { leader, group: r.actor()? })
}

pub(super) fn leaves(_: &mut Reader<'_>, leader: ActorId) -> Read<Command> {
    Ok(Command::Detach { leader })
}

pub(super) fn sends(r: &mut Reader<'_>, partner: ActorId) -> Read<Command> {
    Ok(Command::Companion { partner, companion: r.companion(partner)?, away: true })
}

pub(super) fn calls_back(r: &mut Reader<'_>, partner: ActorId) -> Read<Command> {
    Ok(Command::Companion { partner, companion: r.companion(partner)?, away: false })
}

pub(super) fn cut_off(r: &mut Reader<'_>, partner: ActorId) -> Read<Command> {
    Ok(Command::CutOff { partner, companion: r.companion(partner)? })
}

pub(super) fn regroup(r: &mut Reader<'_>) -> Read<Command> {
    let groups = r.actors()?;
    let mut sizes = Vec::new();
    if r.word(w::AS_SIZES) {
        sizes.push(r.cursor.number(0, 999)?);
        while r.sign(',') {
            sizes.push(r.cursor.number(0, 999)?);
        }
    }
    Ok(Command::Regroup(Regroup { groups, sizes }))
}
