//! Parses commands for action points, complications and death by consent.

use schwung_zerospace::{ActorId, Command, PointReason, PointUse, SkillId, Wording};

use super::{Read, Reader};

pub(super) fn spends(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    Ok(Command::Spend { who, on: point_use(r)? })
}

/// Parses `"X" as SKILL [for the scene]`.
pub(super) fn stunt(r: &mut Reader<'_>) -> Read<(Wording, SkillId, bool)> {
    let text = r.text()?;
    r.need("as", "als")?;
    let skill = r.skill()?;
    Ok((text, skill, r.is("for the scene", "für die Szene")))
}

fn point_use(r: &mut Reader<'_>) -> Read<PointUse> {
    if r.is("a die", "einen Würfel") {
        return Ok(PointUse::Die);
    }
    if r.is("breaking free", "Ausbrechen") {
        return Ok(PointUse::BreakFree);
    }
    if r.is("a hint", "einen Tipp") {
        return Ok(PointUse::Inspiration);
    }
    if r.is("rallying", "Sammeln") {
        return Ok(PointUse::Rally);
    }
    if r.is("a stunt", "einen Kraftakt") {
        let (text, skill, scene) = stunt(r)?;
        return Ok(PointUse::Stunt { skill, text, scene });
    }
    if r.is("a retcon", "einen Retcon") {
        let text = r.text()?;
        let gear = r.is("gear", "Ausrüstung");
        let skill = if r.is("knowing", "kann") { Some(r.skill()?) } else { None };
        return Ok(PointUse::Retcon { text, gear, skill });
    }
    if let Some(text) = r.maybe_text()? {
        return Ok(PointUse::Other { text });
    }
    let attribute = r.attribute_or_endurance()?;
    Ok(PointUse::Boost { attribute, lasting: r.is("lasting", "dauernd") })
}

pub(super) fn award(r: &mut Reader<'_>) -> Read<Command> {
    let to = r.seat_or_all()?;
    r.need("for", "wegen")?;
    let reason = reason(r)?;
    Ok(match to {
        Some(seat) => Command::Award { seat, reason },
        None => Command::AwardAll { reason },
    })
}

fn reason(r: &mut Reader<'_>) -> Read<PointReason> {
    if r.is("an idea", "Einfall") {
        return Ok(PointReason::Idea);
    }
    if r.is("a complication", "Komplikation") {
        return Ok(PointReason::Complication);
    }
    if r.is("a setback", "Rückschlag") {
        return Ok(PointReason::Setback);
    }
    if r.is("morals", "Standhaftigkeit") {
        return Ok(PointReason::Morals);
    }
    if r.is("an overruled roll", "übergangenem Wurf") {
        return Ok(PointReason::Overruled);
    }
    r.text().map(PointReason::Other)
}

pub(super) fn overrule(r: &mut Reader<'_>) -> Read<Command> {
    let seat = r.seat()?;
    let text = r.maybe_text()?.unwrap_or_default();
    Ok(Command::Overrule { seat, text, correction: r.is("as a correction", "als Berichtigung") })
}
