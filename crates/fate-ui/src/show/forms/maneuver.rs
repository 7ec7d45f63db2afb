//! Maneuvers, with one form for each aim.

use schwung_fate::{
    ActorId, Aim, AspectId, AspectRef, Bearer, Command, Maneuver, Plan, SkillId, SkillSet, Target,
};
use schwung_views::wire::{Field, FieldOption, Form};
use serde_json::{Value, json};

use super::{
    doer::{Doer, plan, rating},
    field::{self, Filled as _, WORDING, WORDS, option, value},
    trial::{self, Trial},
};

/// Forms for all kinds of maneuvers.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    [on_somebody(doer), on_scene(doer), remove(doer), disarm(doer), effect(doer)]
        .into_iter()
        .flatten()
        .collect()
}

fn command(doer: &Doer<'_>, skill: Option<SkillId>, target: Target, aim: Aim) -> Command {
    Command::Maneuver(Maneuver { by: doer.by, skill, target, aim, plan: Plan::default() })
}

fn on(actor: ActorId) -> Target {
    Target::Actor(actor, SkillSet::NONE)
}

fn fixed(doer: &Doer<'_>, target: &Value, aim: &Value) -> Value {
    json!({ "by": doer.by, "skill": null, "target": target, "aim": aim, "plan": plan() })
}

fn place(doer: &Doer<'_>, bearer: Bearer) -> Aim {
    Aim::Place { text: doer.desk.words.clone(), on: bearer, sticky: false, paid: false }
}

/// Placing an aspect on an unwilling target.
fn on_somebody(doer: &Doer<'_>) -> Option<Form> {
    let desk = doer.desk;
    let skills = doer.skills_or_none(SkillSet::NONE);
    let trial = trial::of_one(desk.state, &doer.others, &skills, |who, skill| {
        command(doer, skill, on(who), place(doer, Bearer::Actor(who)))
    })?;
    let aim = json!({ "place": { "sticky": false, "paid": false } });
    let fixed = fixed(doer, &json!({ "actor": [null, []] }), &aim);
    let mut form = desk.form("maneuver", "maneuver-on", "action", "sotc.maneuver.targeted-aspect", fixed);
    form.fields.push(target_field(doer, &doer.others, &trial));
    form.fields.push(words(doer));
    let bearer = field::one("aim.place.on", desk.say("field-bearer"), desk.actor_bearers(&doer.others));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    // The target appears in two fields, so this one starts empty to avoid contradictions. It is almost always the same.
    let bearer = if doer.others.len() > 1 { bearer.open() } else { bearer };
    // Barred forms have no further fields, but a command needs this one.
    form.fields.push(if trial.barred.is_none() { bearer.more() } else { bearer });
    form.fields.push(sticky(doer));
    form.fields.extend(defence(doer));
    Some(doer.with_plan(form, &trial, true))
}

/// Placing an aspect on the scene, a zone, a friend or the actor itself.
fn on_scene(doer: &Doer<'_>) -> Option<Form> {
    let desk = doer.desk;
    let skills = doer.skills_or_none(SkillSet::NONE);
    let trial = trial::of_skills(desk.state, &skills, |skill| {
        command(doer, skill, Target::Difficulty(None), place(doer, Bearer::Scene))
    })?;
    let aim = json!({ "place": { "sticky": false, "paid": false } });
    let fixed = fixed(doer, &value(&Target::Difficulty(None)), &aim);
    let mut form = desk.form("maneuver", "maneuver-scene", "action", "sotc.maneuver.uncontested", fixed);
    form.fields.push(words(doer));
    let mut zones = desk.zones();
    zones.sort_by_key(|it| *it != doer.zone());
    let mut friends = vec![doer.by];
    friends.extend(doer.others_of(true));
    let bearers = desk.bearer_options(&zones, &friends);
    form.fields.push(field::one("aim.place.on", desk.say("field-bearer"), bearers));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.push(sticky(doer));
    form.fields.extend(paid(doer, "aim.place.paid"));
    form.fields.push(against(doer));
    form.fields.extend(doer.factors());
    Some(doer.with_plan(form, &trial, true))
}

/// Removing an aspect.
fn remove(doer: &Doer<'_>) -> Option<Form> {
    let desk = doer.desk;
    let skills = doer.skills_or_none(SkillSet::NONE);
    let aspects = desk.aspects_in_play();
    let ids: Vec<AspectId> = aspects.iter().filter_map(in_play).collect();
    let trial = trial::of_one(desk.state, &ids, &skills, |aspect, skill| {
        command(doer, skill, Target::Difficulty(None), Aim::Remove { aspect, paid: false })
    })?;
    let fixed = fixed(doer, &value(&Target::Difficulty(None)), &json!({ "remove": { "paid": false } }));
    let mut form = desk.form("maneuver", "maneuver-remove", "action", "sotc.temp-aspect.remove", fixed);
    let options = numbered(desk.aspect_options(&aspects, Some(doer.by)), &ids);
    form.fields.push(field::one(
        "aim.remove.aspect",
        desk.say("field-aspect"),
        desk.barring(options, &trial.first),
    ));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(paid(doer, "aim.remove.paid"));
    form.fields.push(against(doer));
    form.fields.extend(doer.factors());
    Some(doer.with_plan(form, &trial, true))
}

/// Disarming a target.
fn disarm(doer: &Doer<'_>) -> Option<Form> {
    let desk = doer.desk;
    let skills = doer.skills_or_none(SkillSet::NONE);
    let trial = trial::of_one(desk.state, &doer.others, &skills, |who, skill| {
        command(doer, skill, on(who), Aim::Disarm)
    })?;
    let fixed = fixed(doer, &json!({ "actor": [null, []] }), &json!("disarm"));
    let mut form = desk.form("maneuver", "maneuver-disarm", "action", "sotc.disarm.effect", fixed);
    form.fields.push(target_field(doer, &doer.others, &trial));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(defence(doer));
    Some(doer.with_plan(form, &trial, true))
}

/// Any other effect.
fn effect(doer: &Doer<'_>) -> Option<Form> {
    let desk = doer.desk;
    let skills = doer.skills_or_none(SkillSet::NONE);
    let trial = trial::of_skills(desk.state, &skills, |skill| {
        command(doer, skill, Target::Difficulty(None), Aim::Effect(desk.words.clone()))
    })?;
    let fixed = fixed(doer, &value(&Target::Difficulty(None)), &json!({}));
    let mut form = desk.form("maneuver", "maneuver-effect", "action", "sotc.maneuver.special-effects", fixed);
    form.fields.push(field::text("aim.effect", desk.say("field-effect"), WORDS));
    form.fields.push(against(doer));
    form.fields.extend(doer.factors());
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    Some(doer.with_plan(form, &trial, true))
}

/// The target.
fn target_field(doer: &Doer<'_>, actors: &[ActorId], trial: &Trial) -> Field {
    let options = doer.desk.barring(doer.targets(actors), &trial.first);
    field::one("target.actor.0", doer.desk.say("field-target"), options)
}

/// The skills with which the game master allows the target to defend.
fn defence(doer: &Doer<'_>) -> Option<Field> {
    let desk = doer.desk;
    let options = || desk.skill_options(&desk.skills());
    let field = || field::many("target.actor.1", desk.say("field-defence"), options()).optional().more();
    desk.is_gm.then(field)
}

/// The opposition: a difficulty, the table's default first, or an actor.
fn against(doer: &Doer<'_>) -> Field {
    let desk = doer.desk;
    let usual = match desk.state.profile.difficulty {
        Some(usual) => desk.text("form-against-usual", &[("value", &rating(desk, usual))]),
        None => desk.say("form-against-asked"),
    };
    let mut options = vec![option(value(&Target::Difficulty(None)), usual)];
    if desk.is_gm {
        let (low, high) = desk.state.profile.ladder;
        for difficulty in low..=high {
            let label = desk.text("form-against-difficulty", &[("value", &rating(desk, difficulty))]);
            options.push(option(value(&Target::Difficulty(Some(difficulty))), label));
        }
    }
    let there: Vec<ActorId> = doer.others.iter().copied().filter(|&it| desk.state.is_in(it)).collect();
    for (target, &id) in doer.targets(&there).into_iter().zip(&there) {
        options.push(FieldOption { value: value(&on(id)), ..target });
    }
    field::one("target", desk.say("field-against"), options).more()
}

fn words(doer: &Doer<'_>) -> Field {
    field::text("aim.place.text", doer.desk.say("field-aspect-text"), WORDING)
}

fn sticky(doer: &Doer<'_>) -> Field {
    field::flag("aim.place.sticky", doer.desk.say("field-sticky"), false).more()
}

/// Option to offer a fate point with the request, if the actor has one.
fn paid(doer: &Doer<'_>, name: &str) -> Option<Field> {
    let has_point = doer.desk.state.actor(doer.by).fate > 0;
    has_point.then(|| field::flag(name, doer.desk.say("field-paid"), false).more())
}

/// The id of an aspect in play.
pub(super) fn in_play(aspect: &AspectRef) -> Option<AspectId> {
    match aspect {
        AspectRef::Play(id) => Some(*id),
        AspectRef::Sheet(..) => None,
    }
}

/// The same options with ids as values, for fields that accept only aspects in play.
pub(super) fn numbered(options: Vec<FieldOption>, ids: &[AspectId]) -> Vec<FieldOption> {
    let values = ids.iter().map(value);
    options.into_iter().zip(values).map(|(it, value)| FieldOption { value, ..it }).collect()
}
