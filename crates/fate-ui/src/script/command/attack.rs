//! Attacks.

use schwung_fate::{ActorId, AgendaId, Attack, Command, SkillId, State};

use crate::script::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn attacks(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    let (mut skill, mut agenda, mut track, mut unaware) = (None, None, None, None);
    loop {
        if agenda.is_none() {
            agenda = r.maybe_agenda()?;
            if agenda.is_some() {
                continue;
            }
        }
        if skill.is_none() && r.word(w::WITH) {
            skill = Some(r.skill()?);
        } else if track.is_none() && r.word(w::ON_TRACK) {
            track = Some(r.track()?);
        } else if unaware.is_none() && r.word(w::UNAWARE) {
            unaware = Some(r.maybe_difficulty()?.unwrap_or(0));
        } else {
            break;
        }
    }
    let skill = match skill {
        Some(skill) => Some(skill),
        None => r.none_needed(by)?,
    };
    let agenda = agenda.unwrap_or_else(|| usual_agenda(r.state, skill));
    let plan = r.plan(by)?;
    Ok(Command::Attack(Attack { by, on, agenda, skill, track, unaware, plan }))
}

/// The default agenda for this skill: the first that it attacks for, or else the first of all.
fn usual_agenda(state: &State, skill: Option<SkillId>) -> AgendaId {
    let serves = |agenda: &AgendaId| skill.is_some_and(|it| state.frame.agenda(*agenda).attack.contains(it));
    let agendas = (0..).map(AgendaId).take(state.frame.agendas.len());
    agendas.into_iter().find(serves).unwrap_or(AgendaId(0))
}
