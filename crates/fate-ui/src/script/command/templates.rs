//! Maneuvers that the book names: ordinary maneuvers with default skills and aspects.

use schwung_fate::{ActorId, Aim, Command, Maneuver, SkillId, SkillSet, State, Target, Wording};
use schwung_transcript::same;

use super::maneuver::{aimed_at, on_somebody};
use crate::script::{
    reader::{Read, Reader},
    words as w,
};

/// The skill with this key, if the table has it.
fn skill(state: &State, key: &str) -> Option<SkillId> {
    let keys = state.frame.skills.iter().map(|it| it.key.as_str());
    (0..).map(SkillId).zip(keys).find(|(_, it)| same(it, key)).map(|(id, _)| id)
}

fn skills<const N: usize>(state: &State, keys: [&str; N]) -> SkillSet {
    keys.into_iter().filter_map(|key| skill(state, key)).collect()
}

/// Throwing sand, paint or something caustic into the target's face: Weapons against Athletics.
//= sotc.blinding.roll
//= sotc.blinding.aspect
pub(super) fn blinds(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let text = Wording::new(&r.catalogue.text("play-blinded", &[]));
    hindering(r, by, text)
}

/// Leaving a mark on the target: Weapons against Athletics.
//= sotc.marking.aspect
pub(super) fn marks(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let text = Wording::new(&r.catalogue.text("play-marked", &[]));
    hindering(r, by, text)
}

fn hindering(r: &mut Reader<'_>, by: ActorId, text: Wording) -> Read<Command> {
    let usual = skill(r.state, "weapons");
    let athletics = [r.state.frame.roles.athletics].into_iter().collect();
    let (on, skill, defence) = aimed_at(r, by, usual, athletics)?;
    finish(r, by, skill, Target::Actor(on, defence), on_somebody(text, on))
}

/// Disarming the target: Weapons or Fists against Weapons, Fists or Athletics.
//= sotc.disarm.effect
pub(super) fn disarms(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let usual = better(r.state, by, skill(r.state, "weapons"), skill(r.state, "fists"));
    let defence = skills(r.state, ["weapons", "fists", "athletics"]);
    let (on, skill, defence) = aimed_at(r, by, usual, defence)?;
    finish(r, by, skill, Target::Actor(on, defence), Aim::Disarm)
}

/// The better of an actor's two skills; the first if they are equal, or the only one that exists.
fn better(state: &State, by: ActorId, a: Option<SkillId>, b: Option<SkillId>) -> Option<SkillId> {
    let (Some(first), Some(second)) = (a, b) else { return a.or(b) };
    let unarmed = state.actor(by).disarmed.is_some() && state.frame.skill(first).armed;
    let second_better = state.rating(by, second) > state.rating(by, first);
    Some(if unarmed || second_better { second } else { first })
}

/// Toppling or spilling something to hinder the target, which places an aspect. If it should do harm, it is
/// an ordinary attack; if it should bar the way, an ordinary block.
//= sotc.indirect.aspect
//= sotc.indirect.as-attack
pub(super) fn pins(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let athletics = [r.state.frame.roles.athletics].into_iter().collect();
    let (on, skill, defence) = aimed_at(r, by, None, athletics)?;
    r.need(w::PLACING)?;
    let text = r.text()?;
    finish(r, by, skill, Target::Actor(on, defence), on_somebody(text, on))
}

fn finish(
    r: &mut Reader<'_>,
    by: ActorId,
    skill: Option<SkillId>,
    target: Target,
    aim: Aim,
) -> Read<Command> {
    let plan = r.plan(by)?;
    Ok(Command::Maneuver(Maneuver { by, skill, target, aim, plan }))
}
