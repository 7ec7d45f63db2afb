//! Compels, declarations, tags, assessments.

use schwung_fate::{ActorId, AspectRef, Assess, Bearer, Command, Compel, Declare, Found, State, Wording};
use schwung_transcript::same;

use super::maneuver::of_scene_first;
use crate::script::{
    reader::{Known, Read, Reader, aspects},
    words as w,
};

/// Ranks aspects of `who` first, then those of the scene, then the rest.
fn borne_by(who: ActorId) -> impl Fn(&Known<'_>) -> u8 {
    move |it| if it.bearer == Bearer::Actor(who) { 0 } else { 1 + of_scene_first(it) }
}

pub(super) fn compel(r: &mut Reader<'_>) -> Read<Command> {
    let place = r.cursor.place();
    r.text()?;
    r.need(w::OF)?;
    let on = r.actor()?;
    let after = r.cursor.place();
    // The target decides which aspect is meant, but follows after it.
    r.cursor.back_to(place);
    let aspect = r.aspect(borne_by(on))?;
    r.cursor.back_to(after);
    finish_compel(r, aspect, on, false)
}

pub(super) fn asks_for_a_compel(r: &mut Reader<'_>, on: ActorId) -> Read<Command> {
    let aspect = r.aspect(borne_by(on))?;
    finish_compel(r, aspect, on, true)
}

fn finish_compel(r: &mut Reader<'_>, aspect: AspectRef, on: ActorId, proposed: bool) -> Read<Command> {
    r.need_sign(':')?;
    let effect = r.text()?;
    let mut points = 1;
    if r.word(w::FOR) {
        points = r.cursor.number(1, 255)?;
        if !r.word(w::POINTS) {
            return r.fail();
        }
    }
    Ok(Command::Compel(Compel { aspect, on, effect, points, proposed }))
}

pub(super) fn declares(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    let text = r.text()?;
    let by_aspect = if r.word(w::BY) { Some(r.aspect(borne_by(who))?) } else { None };
    let places = r.word(w::AS_ASPECT);
    Ok(Command::Declare(Declare { who, text, by_aspect, places }))
}

pub(super) fn tags(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    // Ranks the actor's own free tag first, then aspects of others, because using one's own without a free
    // tag is an invocation. Among aspects with the same text, the first usable one counts.
    let (state, seat) = (r.state, r.state.actor(who).seat);
    let aspect = r.aspect(|it| match it.free_tag == Some(who) {
        _ if !state.is_aspect_known_to(it.aspect, seat) => 3,
        true => 0,
        false => 1 + u8::from(it.bearer == Bearer::Actor(who)),
    })?;
    r.need(w::FOR)?;
    Ok(Command::TagEffect { who, aspect, text: r.text()? })
}

pub(super) fn passes_the_tag(r: &mut Reader<'_>, from: ActorId) -> Read<Command> {
    let aspect = r.aspect_in_play(|it| u8::from(it.free_tag != Some(from)))?;
    r.need(w::TO_SOMEBODY)?;
    Ok(Command::PassTag { from, aspect, to: r.actor()? })
}

pub(super) fn assesses(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    r.need(w::WITH)?;
    let skill = r.skill()?;
    let difficulty = if r.word(w::AGAINST) { Some(r.difficulty()?) } else { None };
    r.need(w::FINDING)?;
    let text = r.text()?;
    let on = if r.word(w::ON) { Some(r.bearer()?) } else { None };
    let finds = match hidden(r.state, &text, on) {
        Some(AspectRef::Play(id)) => Found::Hidden(id),
        Some(AspectRef::Sheet(actor, n)) => Found::Secret(actor, n),
        None => Found::New { text, on: on.unwrap_or(Bearer::Scene) },
    };
    let plan = r.plan(who)?;
    Ok(Command::Assess(Assess { who, skill, difficulty, finds, plan }))
}

/// The hidden aspect with this wording, of the named bearer if one is given.
fn hidden(state: &State, text: &Wording, on: Option<Bearer>) -> Option<AspectRef> {
    let known = aspects(state);
    let mut named = known.iter().filter(|it| it.hidden && same(it.text, text.as_str()));
    named.find(|it| on.is_none_or(|on| it.bearer == on)).map(|it| it.aspect)
}
