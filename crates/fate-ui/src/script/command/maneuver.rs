//! Maneuvers.

use schwung_fate::{ActorId, Aim, AspectRef, Bearer, Command, Maneuver, SkillId, SkillSet, Target, Wording};
use schwung_rulebook::Lang;

use crate::script::{
    reader::{Known, Read, Reader},
    words as w,
};

pub(super) fn maneuvers(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let start = start(r)?;
    let skill = match start.skill {
        Some(skill) => Some(skill),
        None => r.none_needed(by)?,
    };
    let aim = aim(r, start.on)?;
    let target = match start.on {
        Some(on) => Target::Actor(on, start.skills),
        None => Target::Difficulty(start.difficulty),
    };
    let plan = r.plan(by)?;
    Ok(Command::Maneuver(Maneuver { by, skill, target, aim, plan }))
}

/// The part of a maneuver that precedes its aim.
#[derive(Default)]
struct Start {
    on: Option<ActorId>,
    skill: Option<SkillId>,
    difficulty: Option<i8>,
    skills: SkillSet,
}

fn start(r: &mut Reader<'_>) -> Read<Start> {
    let mut it = Start { on: on_whom(r)?, ..Start::default() };
    if r.word(w::WITH) {
        it.skill = Some(r.skill()?);
    }
    if it.on.is_none() {
        it.on = on_whom(r)?;
    }
    if r.word(w::AGAINST) {
        if it.on.is_some() {
            let first = r.skill()?;
            it.skills = r.or_skills(first)?;
        } else {
            it.difficulty = Some(r.difficulty()?);
        }
    }
    Ok(it)
}

/// `on B`, if it comes next. In German also `gegen B`, unless a skill or a number follows.
fn on_whom(r: &mut Reader<'_>) -> Read<Option<ActorId>> {
    let place = r.cursor.place();
    if r.word(w::ON) {
        if !r.is_own(place, w::ON) && r.cursor.lang == Lang::De {
            r.cursor.written(place, w::AGAINST.de);
        }
        return r.actor().map(Some);
    }
    if r.word(w::AGAINST) {
        let after = r.cursor.place();
        let is_german = r.cursor.lang == Lang::En && !r.is_own(place, w::AGAINST);
        if let Some(on) = r.maybe_actor() {
            if is_german {
                r.cursor.written_until(place, after, w::ON.en);
            }
            return Ok(Some(on));
        }
        r.cursor.back_to(place);
    }
    Ok(None)
}

fn aim(r: &mut Reader<'_>, on: Option<ActorId>) -> Read<Aim> {
    if r.word(w::PLACING) {
        return placing(r, on);
    }
    if r.word(w::REMOVING) {
        // Among several, the one on the target is preferred.
        let meant = on.map(Bearer::Actor);
        let aspect = r.aspect_in_play(|it| u8::from(meant.is_some_and(|meant| it.bearer != meant)))?;
        return Ok(Aim::Remove { aspect, paid: r.word(w::PAYING) });
    }
    if r.word(w::HINDERING) {
        return Ok(Aim::Hinder(r.text()?));
    }
    if r.word(w::DOING_EFFECT) {
        return Ok(Aim::Effect(r.text()?));
    }
    Ok(Aim::Plain)
}

fn placing(r: &mut Reader<'_>, on: Option<ActorId>) -> Read<Aim> {
    let text = r.text()?;
    let bearer = if r.word(w::ON) { r.bearer()? } else { on.map_or(Bearer::Scene, Bearer::Actor) };
    let mut sticky = r.word(w::STICKY);
    let paid = r.word(w::PAYING);
    if !sticky {
        sticky = r.word(w::STICKY);
    }
    Ok(Aim::Place { text, on: bearer, sticky, paid })
}

/// `[with SKILL] [against SKILL or SKILL]`, with defaults for skills that are not named.
pub(super) fn aimed_at(
    r: &mut Reader<'_>,
    by: ActorId,
    usual: Option<SkillId>,
    usual_defence: SkillSet,
) -> Read<(ActorId, Option<SkillId>, SkillSet)> {
    let on = r.actor()?;
    let skill = if r.word(w::WITH) {
        Some(r.skill()?)
    } else if r.state.actor(by).kind == schwung_fate::ActorKind::Named && usual.is_some() {
        usual
    } else {
        r.none_needed(by)?
    };
    let defence = if r.word(w::AGAINST) {
        let first = r.skill()?;
        r.or_skills(first)?
    } else {
        usual_defence
    };
    Ok((on, skill, defence))
}

/// Places a fragile aspect on an actor.
pub(super) fn on_somebody(text: Wording, on: ActorId) -> Aim {
    Aim::Place { text, on: Bearer::Actor(on), sticky: false, paid: false }
}

/// Ranks aspects of the scene first.
pub(super) fn of_scene_first(it: &Known<'_>) -> u8 {
    match (it.bearer, it.aspect) {
        (Bearer::Scene | Bearer::Zone(_), _) => 0,
        (Bearer::Actor(_), AspectRef::Play(_)) => 1,
        (Bearer::Actor(_), AspectRef::Sheet(..)) => 2,
    }
}
