//! Rolls against a number, assessments, and actions without a roll.

use schwung_fate::{AspectRef, Assess, Bearer, Command, Found, Plan, Simple, SkillId, SkillSet, TIME_STEPS};
use schwung_views::wire::{Field, FieldOption, Form};
use serde_json::json;

use super::{
    contest,
    doer::{Doer, plan},
    field::{self, Filled as _, WORDING, WORDS, option, value},
    trial,
};

/// Forms for rolls other than attacks, maneuvers, blocks and moves.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    let mut forms: Vec<Form> = simple(doer).into_iter().collect();
    forms.extend(contest::forms(doer));
    forms.extend([assess(doer), assess_hidden(doer), happen(doer)].into_iter().flatten());
    forms
}

fn simple(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let skills = doer.skills_always(SkillSet::NONE);
    let trial = trial::of_skills(desk.state, &skills, |skill| {
        let skill = skill.unwrap_or(SkillId(0));
        let plan = Plan::default();
        Command::Simple(Simple {
            by,
            skill,
            difficulty: None,
            hidden: false,
            time: None,
            quality: None,
            notice: None,
            plan,
        })
    })?;
    let fixed = json!({ "by": by, "difficulty": null, "hidden": false, "plan": plan() });
    let mut form = desk.form("simple", "simple", "action", "sotc.simple.procedure", fixed);
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(difficulty(doer));
    if desk.is_gm {
        form.fields.push(field::flag("hidden", desk.say("field-hidden-difficulty"), false));
        form.fields.push(time(doer));
        let rung = |key: &str, label, rule| {
            field::number(key, desk.say(label), -20, 20).optional().more().ruled(rule)
        };
        form.fields.push(rung("quality", "field-work-quality", "sotc.shifts.increase-quality"));
        form.fields.push(rung("notice", "field-notice", "sotc.shifts.increase-subtlety"));
    }
    form.fields.extend(doer.factors());
    Some(doer.with_plan(form, &trial, true))
}

/// Duration in steps of the time table.
fn time(doer: &Doer<'_>) -> Field {
    let desk = doer.desk;
    let steps = (1..=TIME_STEPS).map(|it| option(it, desk.text(&format!("time-{it}"), &[]))).collect();
    field::one("time", desk.say("field-time"), steps).optional().more().ruled("freefate.time.lengthy")
}

/// A difficulty, which only the game master can set.
fn difficulty(doer: &Doer<'_>) -> Option<Field> {
    let desk = doer.desk;
    desk.is_gm.then(|| field::number("difficulty", desk.say("field-difficulty"), -20, 20).optional())
}

fn assess(doer: &Doer<'_>) -> Option<Form> {
    let (desk, who) = (doer.desk, doer.by);
    let skills = doer.skills_always(SkillSet::NONE);
    let trial = trial::of_skills(desk.state, &skills, |skill| {
        let finds = Found::New { text: desk.words.clone(), on: Bearer::Scene };
        let skill = skill.unwrap_or(SkillId(0));
        Command::Assess(Assess { who, skill, difficulty: None, finds, plan: Plan::default() })
    })?;
    let fixed = json!({ "who": who, "difficulty": null, "finds": { "new": {} }, "plan": plan() });
    let mut form = desk.form("assess", "assess", "action", "sotc.temp-aspect.assess-declare", fixed);
    form.fields.push(field::text("finds.new.text", desk.say("field-aspect-text"), WORDING));
    let mut zones = desk.zones();
    zones.sort_by_key(|it| *it != doer.zone());
    let bearers = desk.bearer_options(&zones, &doer.others);
    form.fields.push(field::one("finds.new.on", desk.say("field-bearer"), bearers));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(difficulty(doer));
    form.fields.extend(doer.factors());
    Some(doer.with_plan(form, &trial, true))
}

/// Assessing a hidden aspect, which the game master selects.
fn assess_hidden(doer: &Doer<'_>) -> Option<Form> {
    let (desk, who) = (doer.desk, doer.by);
    if !desk.is_gm {
        return None;
    }
    let aspects = desk.secrets();
    let found: Vec<Found> = aspects
        .iter()
        .map(|it| match *it {
            AspectRef::Play(id) => Found::Hidden(id),
            AspectRef::Sheet(actor, n) => Found::Secret(actor, n),
        })
        .collect();
    let all: Vec<&Found> = found.iter().collect();
    let skills = doer.skills_always(SkillSet::NONE);
    let trial = trial::of_one(desk.state, &all, &skills, |finds, skill| {
        let (skill, finds) = (skill.unwrap_or(SkillId(0)), finds.clone());
        Command::Assess(Assess { who, skill, difficulty: None, finds, plan: Plan::default() })
    })?;
    let fixed = json!({ "who": who, "difficulty": null, "finds": null, "plan": plan() });
    let mut form = desk.form("assess", "assess-hidden", "action", "sotc.temp-aspect.assess-declare", fixed);
    let options = desk.aspect_options(&aspects, None).into_iter().zip(&found);
    let options = options.map(|(it, found)| FieldOption { value: value(found), ..it }).collect();
    let options = desk.barring(options, &trial.first);
    form.fields.push(field::one("finds", desk.say("field-aspect"), options));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(difficulty(doer));
    form.fields.extend(doer.factors());
    Some(doer.with_plan(form, &trial, true))
}

fn happen(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let command = Command::Happen { by, text: desk.words.clone() };
    let fixed = json!({ "by": by });
    let mut form = desk.form("happen", "happen", "action", "sotc.basics.when-to-roll", fixed);
    form.fields.push(field::text("text", desk.say("field-what"), WORDS));
    Some(desk.checked(form, &command))
}
