//! Pushing and throwing characters.

use schwung_fate::{ActorId, Command, Knockback, Plan, Push, SkillId, SkillSet, Thrown, ZoneId};
use schwung_views::wire::{Field, Form};
use serde_json::{Value, json};

use super::{
    doer::{Doer, plan},
    field::{self, Filled as _, WORDS, value},
    trial::{self, Trial},
};

/// Forms for pushes and throws.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    if doer.desk.state.frame.zones.len() < 2 {
        return Vec::new();
    }
    [push(doer), knockback(doer), throw(doer)].into_iter().flatten().collect()
}

/// Skills of the agenda for moving people, if the table has it.
fn serving(doer: &Doer<'_>) -> SkillSet {
    let agendas = &doer.desk.state.frame.agendas;
    agendas.iter().find(|it| it.key == "move").map_or(SkillSet::NONE, |it| it.attack)
}

/// The zones, with the actor's own last because it is a rare destination.
fn zones(doer: &Doer<'_>) -> Vec<ZoneId> {
    let (here, frame) = (doer.zone(), &doer.desk.state.frame);
    let mut zones = doer.desk.zones();
    zones.sort_by_key(
        |&it| if it == here { u8::MAX } else { frame.distance(here, it).unwrap_or(u8::MAX - 1) },
    );
    zones
}

fn to(doer: &Doer<'_>, zones: &[ZoneId], trial: &Trial) -> Field {
    let options = doer.desk.barring(doer.desk.zone_options(zones), &trial.second);
    let field = field::one("to", doer.desk.say("field-to"), options);
    // The legal zones depend on the target, so start with one that is legal for the first target.
    if trial.barred.is_some() { field } else { field.starting(value(&zones[trial.at[1]])) }
}

fn push(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let (skills, zones) = (doer.skills_always(serving(doer)), zones(doer));
    let make = |on: ActorId, to: ZoneId, skill: Option<SkillId>| {
        let skill = skill.unwrap_or(SkillId(0));
        Command::Push(Push { by, on, skill, to, plan: Plan::default() })
    };
    let trial = trial::of_two(desk.state, &doer.others, &zones, &skills, make)?;
    let mut form = desk.form("push", "push", "action", "sotc.push.roll", json!({ "by": by, "plan": plan() }));
    form.fields.push(on(doer, "on", &trial));
    form.fields.push(to(doer, &zones, &trial));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    Some(doer.with_plan(form, &trial, true))
}

fn on(doer: &Doer<'_>, name: &str, trial: &Trial) -> Field {
    let options = doer.desk.barring(doer.targets(&doer.others), &trial.first);
    let field = field::one(name, doer.desk.say("field-target"), options);
    if trial.barred.is_some() { field } else { field.starting(value(&doer.others[trial.at[0]])) }
}

fn knockback(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let (skills, zones) = (doer.skills_always(serving(doer)), zones(doer));
    let make = |on: ActorId, to: ZoneId, skill: Option<SkillId>| {
        let (skill, what) = (skill.unwrap_or(SkillId(0)), Thrown::Actor(on));
        Command::Knockback(Knockback { by, skill, what, to, plan: Plan::default() })
    };
    let trial = trial::of_two(desk.state, &doer.others, &zones, &skills, make)?;
    let mut form = desk.form("knockback", "knockback", "action", "sotc.knockback.definition", fixed(doer));
    form.fields.push(on(doer, "what.actor", &trial));
    form.fields.push(to(doer, &zones, &trial));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    Some(doer.with_plan(form, &trial, true))
}

fn throw(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let (skills, zones) = (doer.skills_always(serving(doer)), zones(doer));
    let make = |(): (), to: ZoneId, skill: Option<SkillId>| {
        let what = Thrown::Thing { weight: 1, text: desk.words.clone() };
        let skill = skill.unwrap_or(SkillId(0));
        Command::Knockback(Knockback { by, skill, what, to, plan: Plan::default() })
    };
    let trial = trial::of_two(desk.state, &[()], &zones, &skills, make)?;
    let mut form = desk.form("knockback", "throw", "action", "sotc.knockback.cost-first", fixed(doer));
    form.fields.push(field::text("what.thing.text", desk.say("field-thing"), WORDS));
    form.fields.push(field::number("what.thing.weight", desk.say("field-weight"), 1, 100).starting(1));
    form.fields.push(to(doer, &zones, &trial));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    Some(doer.with_plan(form, &trial, true))
}

fn fixed(doer: &Doer<'_>) -> Value {
    json!({ "by": doer.by, "what": {}, "plan": plan() })
}
