//! Attacks.

use std::cmp::Reverse;

use schwung_fate::{AgendaId, Attack, Command, ConflictKind, Plan, SkillId, SkillSet, Track};
use schwung_views::wire::{FieldOption, Form, GoesWith};
use serde_json::json;

use super::{
    doer::{Doer, plan},
    field::{self, Filled as _, noted, option, value},
    trial,
};
use crate::words::{agenda_name, track_name};

/// Forms for attacks.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    attack(doer).into_iter().collect()
}

fn attack(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let agendas = agendas(doer);
    let &usual = agendas.first()?;
    let skills = doer.skills_or_none(desk.state.frame.agenda(usual).attack);
    let trial = trial::of_one(desk.state, &doer.others, &skills, |on, skill| {
        let plan = Plan::default();
        Command::Attack(Attack { by, on, agenda: usual, skill, track: None, unaware: None, plan })
    })?;
    let fixed = json!({ "by": by, "skill": null, "track": null, "plan": plan() });
    let mut form = desk.form("attack", "attack", "action", "sotc.attack.definition", fixed);
    let targets = desk.barring(doer.targets(&doer.others), &trial.first);
    let target = field::one("on", desk.say("field-target"), targets);
    // The actor's own side is never proposed as a target.
    let legal = doer.others.iter().zip(&trial.first).find(|it| it.1.is_none()).map(|it| *it.0);
    let is_friend = legal.is_some_and(|it| desk.state.actor(it).side == doer.side());
    form.fields.push(if is_friend { target.open() } else { target });
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.push(field::one("agenda", desk.say("field-agenda"), agenda_options(doer, &agendas)));
    if desk.is_gm {
        let tracks = [Track::Health, Track::Composure];
        let options = tracks.map(|it| option(value(&it), track_name(desk.texts, it)));
        form.fields.push(field::one("track", desk.say("field-track"), options.into()).optional().more());
        let label = desk.say("field-unaware");
        let unaware = field::one("unaware", label, doer.rungs()).optional().more();
        form.fields.push(unaware.ruled("freefate.difficulty.opposition"));
        form.fields.extend(doer.factors());
    }
    Some(doer.with_plan(form, &trial, true))
}

/// Possible agendas, beginning with those of the attacker's best skills in this kind of conflict. Agendas for which the
/// attacker has learned no skill come last.
pub(super) fn agendas(doer: &Doer<'_>) -> Vec<AgendaId> {
    let state = doer.desk.state;
    let usual = match state.conflict.map(|it| it.kind) {
        Some(ConflictKind::Social | ConflictKind::Mental) => Track::Composure,
        Some(ConflictKind::Physical) | None => Track::Health,
    };
    let best = |skills: SkillSet| skills.iter().filter_map(|it| doer.rating(it)).max();
    let all = (0..state.frame.agendas.len()).filter_map(|n| u8::try_from(n).ok());
    let mut agendas: Vec<AgendaId> = all.map(AgendaId).collect();
    agendas.sort_by_key(|&id| {
        let it = state.frame.agenda(id);
        let best = best(it.attack);
        (best <= Some(0), it.track != usual, Reverse(best))
    });
    agendas
}

/// The agendas, with the skills that go with them.
//= sotc.attack.skill-by-agenda
fn agenda_options(doer: &Doer<'_>, agendas: &[AgendaId]) -> Vec<FieldOption> {
    let desk = doer.desk;
    let of = |&id: &AgendaId| {
        let skills = desk.state.frame.agenda(id).attack;
        let names: Vec<String> = skills.iter().map(|it| desk.skill(it)).collect();
        let mut best: Vec<SkillId> = skills.iter().collect();
        best.sort_by_key(|&it| Reverse(doer.rating(it)));
        let values = best.into_iter().map(|it| it.0.into()).collect();
        let with = vec![GoesWith { field: "skill".to_owned(), values }];
        FieldOption { with, ..noted(value(&id), agenda_name(desk.texts, desk.state, id), names.join(", ")) }
    };
    agendas.iter().map(of).collect()
}
