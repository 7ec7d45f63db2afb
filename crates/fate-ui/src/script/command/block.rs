//! Blocks.

use schwung_fate::{ActionKind, ActorId, Against, Command, MakeBlock};

use crate::script::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn blocks(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let against = against(r)?;
    let skill = r.with_skill(by)?;
    //= sotc.indirect.block
    let left = r.word(w::LEAVING);
    let text = if left { r.text()? } else { r.text_or_none()? };
    let plan = r.plan(by)?;
    Ok(Command::Block(MakeBlock { by, skill, against, text, left, plan }))
}

fn against(r: &mut Reader<'_>) -> Read<Against> {
    if r.word(w::ATTACKS_ON) {
        return r.actor().map(Against::AttacksOn);
    }
    if r.word(w::WAY_THROUGH) {
        return r.zone().map(Against::Passage);
    }
    let mut deeds = deed(r)?.bit();
    while r.word(w::AND) || r.sign(',') {
        deeds |= deed(r)?.bit();
    }
    Ok(Against::Deeds(deeds))
}

fn deed(r: &mut Reader<'_>) -> Read<ActionKind> {
    match ActionKind::ALL.into_iter().find(|it| r.word(w::deed(*it))) {
        Some(deed) => Ok(deed),
        None => r.fail(),
    }
}
