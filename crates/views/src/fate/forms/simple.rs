//! Rolls against a number or each other, assessments, and what happens without a roll.

use schwung_fate::{
    ActorId, AspectRef, Assess, Bearer, Command, Contest, Found, Plan, Simple, SkillId, SkillSet,
};
use serde_json::json;

use super::{
    doer::{Doer, plan},
    field::{self, Filled as _, WORDING, WORDS, barring},
    maneuver::{in_play, numbered},
    trial,
};
use crate::wire::{Field, Form};

/// Rolls that are no attack, no maneuver, no block and no move.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    let forms = [simple(doer), contest(doer), assess(doer), assess_hidden(doer), happen(doer)];
    forms.into_iter().flatten().collect()
}

fn simple(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let skills = doer.skills_always(SkillSet::NONE);
    let trial = trial::of_skills(desk.state, &skills, |skill| {
        let skill = skill.unwrap_or(SkillId(0));
        Command::Simple(Simple { by, skill, difficulty: None, hidden: false, plan: Plan::default() })
    })?;
    let fixed = json!({ "by": by.0, "difficulty": null, "hidden": false, "plan": plan() });
    let mut form = desk.form("simple", "simple", "action", "sotc.simple.procedure", fixed);
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(difficulty(doer));
    if desk.is_gm {
        form.fields.push(field::flag("hidden", desk.say("field-hidden-difficulty"), false));
    }
    Some(doer.with_plan(form, &trial, true))
}

/// A difficulty, which only the game master sets.
fn difficulty(doer: &Doer<'_>) -> Option<Field> {
    let desk = doer.desk;
    desk.is_gm.then(|| field::number("difficulty", desk.say("field-difficulty"), -20, 20).optional())
}

fn contest(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let skills = doer.skills_always(SkillSet::NONE);
    let all = desk.skills();
    // With the same skill, of which nobody needs to know how good the other is at it.
    let make = |other: ActorId, theirs: SkillId, mine: Option<SkillId>| {
        let sides = vec![(by, mine.unwrap_or(SkillId(0))), (other, theirs)];
        Command::Contest(Contest { sides, choose: true })
    };
    let trial = trial::of_two(desk.state, &doer.others, &all, &skills, make)?;
    let fixed = json!({ "sides": [[by.0, null], [null, null]], "choose": true });
    let mut form = desk.form("contest", "contest", "action", "sotc.contest.procedure", fixed);
    let options = barring(desk, doer.targets(&doer.others), &trial.first);
    let others = field::one("sides.1.0", desk.say("field-opponent"), options);
    form.fields.push(if trial.barred.is_some() {
        others
    } else {
        others.starting(doer.others[trial.at[0]].0)
    });
    form.fields.extend(doer.skill_field("sides.0.1", &skills, &trial.skills));
    let options = barring(desk, desk.skill_options(&all), &trial.second);
    let theirs = field::one("sides.1.1", desk.say("field-their-skill"), options);
    let mine = skills[trial.at[2]].filter(|it| trial.second[usize::from(it.0)].is_none());
    form.fields.push(match mine {
        Some(mine) => theirs.starting(mine.0),
        None => theirs,
    });
    if desk.is_gm {
        form.fields.push(field::flag("choose", desk.say("field-choose"), true));
    }
    Some(doer.with_bar(form, &trial))
}

fn assess(doer: &Doer<'_>) -> Option<Form> {
    let (desk, who) = (doer.desk, doer.by);
    let skills = doer.skills_always(SkillSet::NONE);
    let trial = trial::of_skills(desk.state, &skills, |skill| {
        let finds = Found::New { text: desk.words.clone(), on: Bearer::Scene };
        let skill = skill.unwrap_or(SkillId(0));
        Command::Assess(Assess { who, skill, difficulty: None, finds, plan: Plan::default() })
    })?;
    let fixed = json!({ "who": who.0, "difficulty": null, "finds": { "new": {} }, "plan": plan() });
    let mut form = desk.form("assess", "assess", "action", "sotc.temp-aspect.assess-declare", fixed);
    form.fields.push(field::text("finds.new.text", desk.say("field-aspect-text"), WORDING));
    let mut zones = desk.zones();
    zones.sort_by_key(|it| *it != doer.zone());
    let bearers = desk.bearer_options(&zones, &doer.others);
    form.fields.push(field::one("finds.new.on", desk.say("field-bearer"), bearers));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(difficulty(doer));
    Some(doer.with_plan(form, &trial, true))
}

/// Finding what the game master has hidden: she says what it is.
fn assess_hidden(doer: &Doer<'_>) -> Option<Form> {
    let (desk, who) = (doer.desk, doer.by);
    if !desk.is_gm {
        return None;
    }
    let is_hidden =
        |it: &AspectRef| in_play(it).and_then(|id| desk.state.aspect(id)).is_some_and(|aspect| aspect.hidden);
    let aspects: Vec<AspectRef> = desk.aspects_in_play().into_iter().filter(is_hidden).collect();
    let ids: Vec<_> = aspects.iter().filter_map(in_play).collect();
    let skills = doer.skills_always(SkillSet::NONE);
    let trial = trial::of_one(desk.state, &ids, &skills, |id, skill| {
        let skill = skill.unwrap_or(SkillId(0));
        let finds = Found::Hidden(id);
        Command::Assess(Assess { who, skill, difficulty: None, finds, plan: Plan::default() })
    })?;
    let fixed = json!({ "who": who.0, "difficulty": null, "finds": {}, "plan": plan() });
    let mut form = desk.form("assess", "assess-hidden", "action", "sotc.temp-aspect.assess-declare", fixed);
    let options = barring(desk, numbered(desk.aspect_options(&aspects, None), &ids), &trial.first);
    form.fields.push(field::one("finds.hidden", desk.say("field-aspect"), options));
    form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
    form.fields.extend(difficulty(doer));
    Some(doer.with_plan(form, &trial, true))
}

fn happen(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let command = Command::Happen { by, text: desk.words.clone() };
    let fixed = json!({ "by": by.0 });
    let mut form = desk.form("happen", "happen", "action", "sotc.basics.when-to-roll", fixed);
    form.fields.push(field::text("text", desk.say("field-what"), WORDS));
    Some(desk.checked(form, &command))
}
