//! Parses commands for movement, small actions and turns.

use schwung_zerospace::{ActorId, Command, Gait, Move, Obstacle, Wording};

use super::{Read, Reader};

pub(super) fn walks(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    moves(r, by, Gait::Walk)
}

pub(super) fn runs(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    moves(r, by, Gait::Run)
}

pub(super) fn sprints(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    moves(r, by, Gait::Sprint)
}

fn moves(r: &mut Reader<'_>, by: ActorId, gait: Gait) -> Read<Command> {
    let length = r.maybe_length()?;
    let (deed, stand) = (Wording::NONE, false);
    let mut it = Move { by, gait, length, gift: None, obstacle: None, cover: None, stand, deed };
    loop {
        if it.gift.is_none() && r.is("by", "durch") {
            it.gift = r.maybe_gift(by);
            if it.gift.is_none() {
                return r.fail();
            }
        } else if it.obstacle.is_none() && r.is("past an obstacle of", "über ein Hindernis von") {
            it.obstacle = Some(obstacle(r)?);
        } else if !it.stand && r.is("standing up", "aus dem Liegen") {
            it.stand = true;
        } else if it.cover.is_none() && r.is("into cover", "in Deckung") {
            it.cover = Some(true);
        } else if it.cover.is_none() && r.is("out of cover", "aus der Deckung") {
            it.cover = Some(false);
        } else if it.deed.is_empty() && r.is("doing", "dabei") {
            it.deed = r.text()?;
        } else {
            return Ok(Command::Move(it));
        }
    }
}

fn obstacle(r: &mut Reader<'_>) -> Read<Obstacle> {
    let difficulty = r.number(3, 99)?;
    let skill = if r.is("with", "mit") { Some(r.skill()?) } else { None };
    let attribute = if r.is("on", "auf") { Some(r.attribute()?) } else { None };
    Ok(Obstacle { difficulty, skill, attribute })
}

pub(super) fn steers(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    Ok(Command::Steer { by, thing: r.thing()? })
}
