//! Simple actions.

use schwung_fate::{ActorId, Command, Rest, Simple};

use crate::script::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn rolls(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let skill = r.skill()?;
    let (mut difficulty, mut hidden, mut time) = (None, false, None);
    let (mut quality, mut notice) = (None, None);
    loop {
        if difficulty.is_none() && r.word(w::AGAINST) {
            difficulty = Some(r.difficulty()?);
        } else if !hidden && r.word(w::HIDDEN) {
            hidden = true;
        } else if time.is_none() && r.word(w::TAKING) {
            time = Some(r.time()?);
        } else if quality.is_none() && r.word(w::WORK_QUALITY) {
            quality = Some(r.difficulty()?);
        } else if notice.is_none() && r.word(w::NOTICING) {
            notice = Some(r.difficulty()?);
        } else {
            break;
        }
    }
    let plan = r.plan(by)?;
    Ok(Command::Simple(Simple { by, skill, difficulty, hidden, time, quality, notice, plan }))
}

pub(super) fn uses(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    let gift = r.gift(who)?;
    Ok(Command::UseGift { who, gift, text: r.text_or_none()? })
}

pub(super) fn just(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Happen { by, text: r.text()? })
}

pub(super) fn freely(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let text = r.text()?;
    let skill = if r.word(w::WITH) { Some(r.skill()?) } else { None };
    Ok(Command::Free { by, text, skill })
}

pub(super) fn refreshes(_: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    Ok(Command::Refresh { who })
}

pub(super) fn rests(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    if r.word(w::BREATHER) {
        return Ok(Command::Rest { who, rest: Rest::Breather });
    }
    let number = r.cursor.number(1, i64::from(u16::MAX))?;
    let rest = if r.word(w::HOURS) {
        Rest::Hours(number)
    } else if r.word(w::DAYS) {
        Rest::Days(number)
    } else {
        return r.fail();
    };
    Ok(Command::Rest { who, rest })
}
