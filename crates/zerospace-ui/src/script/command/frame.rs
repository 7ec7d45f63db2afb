//! Parses commands for conflicts, scenes, sessions, rest, things and notes.

use schwung_rulebook::Lang;
use schwung_zerospace::{ActorId, BeginConflict, Command, Rest, Thing};

use super::{Read, Reader};

pub(super) fn begin_conflict(r: &mut Reader<'_>) -> Read<Command> {
    let mut it = BeginConflict::default();
    loop {
        if it.initiator.is_none() && r.is("by", "durch") {
            it.initiator = Some(r.actor()?);
        } else if it.ambush.is_empty() && r.is("ambush by", "Hinterhalt von") {
            it.ambush = r.actors()?;
        } else if it.surprised.is_empty() && r.is("surprising", "überrascht") {
            it.surprised = r.actors()?;
        } else if it.absent.is_empty() && r.is("without", "ohne") {
            it.absent = r.actors()?;
        } else {
            return Ok(Command::BeginConflict(it));
        }
    }
}

pub(super) fn end_conflict(_: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::EndConflict)
}

pub(super) fn end_scene(_: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::EndScene)
}

pub(super) fn new_session(_: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::BeginSession)
}

/// Parses the call of an actor out of order.
pub(super) fn acts_out_of_order(_: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    Ok(Command::CallUp { who })
}

/// Parses the entry of a latecomer, before another actor or by a roll.
pub(super) fn enters(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    if !r.is("before", "vor") {
        return Ok(Command::Enter { who, at: None });
    }
    let place = r.cursor.place();
    let before = r.actor()?;
    let at = r.state.order.iter().position(|it| it.actor == before);
    match at.and_then(|it| u8::try_from(it).ok()) {
        Some(at) => Ok(Command::Enter { who, at: Some(at) }),
        None => {
            let error = schwung_transcript::LineError::new("zs-not-in-order");
            let error = error.arg("found", &r.state.sheet(before).name);
            Err(r.cursor.error_since(place, error))
        }
    }
}

pub(super) fn rest(r: &mut Reader<'_>) -> Read<Command> {
    let who = if r.is("everybody", "alle") { r.state.ids().collect() } else { r.actors()? };
    let place = r.cursor.place();
    let has_for = r.cursor.word("for");
    if has_for && r.cursor.lang == Lang::De {
        r.cursor.written(place, "");
    }
    let rests = [
        (Rest::Breather, "a breather", "ein paar Minuten"),
        (Rest::Short, "half an hour", "eine halbe Stunde"),
        (Rest::Night, "a night", "eine Nacht"),
    ];
    let place = r.cursor.place();
    let rest = r.one_of(&rests);
    if !has_for
        && r.cursor.has_foreign_verb()
        && r.cursor.lang == Lang::En
        && let Some((_, en, _)) = rests.iter().find(|it| Some(it.0) == rest)
    {
        r.cursor.written(place, &format!("for {en}"));
    }
    match rest {
        Some(rest) => Ok(Command::Rest { who, rest }),
        None => r.fail(),
    }
}

pub(super) fn loosen(r: &mut Reader<'_>) -> Read<Command> {
    let Thing { text, pilot, lasting } = thing(r)?;
    Ok(Command::Loosen { text, pilot, lasting })
}

/// Parses `"X" [steered by A] [once]`.
pub(super) fn thing(r: &mut Reader<'_>) -> Read<Thing> {
    let text = r.text()?;
    let pilot = if r.is("steered by", "gesteuert von") { Some(r.actor()?) } else { None };
    let lasting = !r.is("once", "einmal");
    Ok(Thing { text, pilot, lasting })
}

pub(super) fn tell(r: &mut Reader<'_>) -> Read<Command> {
    let to = if r.is("everybody", "allen|alle") { None } else { r.seat().map(Some)? };
    let text = r.text()?;
    Ok(Command::Tell { to, text, genuine: !r.is("falsely", "fälschlich") })
}
