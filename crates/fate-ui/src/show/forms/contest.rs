//! Contests.

use schwung_fate::{ActorId, Command, Contest, ContestDice, SkillId, SkillSet};
use schwung_views::wire::{Field, Form};
use serde_json::{Value, json};

use super::{
    doer::{Doer, plan},
    field::{self, Filled as _, value},
    trial,
};

/// Maximum number of sides in a contest.
const SIDES: u32 = 20;

/// Forms for a contest with one opponent, and for one roll against several.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    contest(doer).into_iter().chain(one_against_many(doer)).collect()
}

/// Returns whether only the acting side rolls at this table.
fn is_alone(doer: &Doer<'_>) -> bool {
    doer.desk.state.switches().contest_dice == ContestDice::Acting
}

fn contest(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let skills = doer.skills_always(SkillSet::NONE);
    let all = desk.skills();
    // The opponent uses the same skill by default, which does not reveal any ratings.
    let make = |other: ActorId, theirs: SkillId, mine: Option<SkillId>| {
        let sides = vec![(by, mine.unwrap_or(SkillId(0))), (other, theirs)];
        Command::Contest(Contest { sides, choose: true, hidden: false, plans: Vec::new() })
    };
    let trial = trial::of_two(desk.state, &doer.others, &all, &skills, make)?;
    let fixed = json!({ "sides": [[by, null], [null, null]], "choose": true, "plans": [plan()] });
    let (key, rule) = match is_alone(doer) {
        true => ("contest-alone", "freefate.contest.only-player-rolls"),
        false => ("contest", "sotc.contest.procedure"),
    };
    let mut form = desk.form("contest", key, "action", rule, fixed);
    let options = desk.barring(doer.targets(&doer.others), &trial.first);
    let others = field::one("sides.1.0", desk.say("field-opponent"), options);
    form.fields.push(if trial.barred.is_some() {
        others
    } else {
        others.starting(value(&doer.others[trial.at[0]]))
    });
    form.fields.extend(doer.skill_field("sides.0.1", &skills, &trial.skills));
    let options = desk.barring(desk.skill_options(&all), &trial.second);
    let theirs = field::one("sides.1.1", desk.say("field-their-skill"), options);
    let mine = skills[trial.at[2]].filter(|it| trial.second[usize::from(it.0)].is_none());
    form.fields.push(match mine {
        Some(mine) => theirs.starting(mine.0),
        None => theirs,
    });
    if desk.is_gm {
        form.fields.push(field::flag("choose", desk.say("field-choose"), true));
    }
    form.fields.extend(hidden(doer));
    Some(doer.with_own_plan(form, &trial))
}

/// The option to roll in secret, for the game master only.
fn hidden(doer: &Doer<'_>) -> Option<Field> {
    let desk = doer.desk;
    let field =
        || field::flag("hidden", desk.say("field-hidden-roll"), false).ruled("freefate.contest.secret");
    (desk.is_gm && is_alone(doer)).then(field)
}

/// One roll against the skills of several opponents, each compared separately.
fn one_against_many(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    if !is_alone(doer) || doer.others.len() < 2 {
        return None;
    }
    let skill = doer.skills_always(SkillSet::NONE).into_iter().flatten().next()?;
    let noticing = desk.state.frame.roles.alertness;
    let here = desk.state.actor(by).side;
    let foes = doer.others.iter().filter(|it| desk.state.is_in(**it) && desk.state.actor(**it).side != here);
    let mut sides: Vec<(ActorId, SkillId)> = vec![(by, skill)];
    sides.extend(foes.map(|&it| (it, noticing)));
    if sides.len() < 3 {
        sides = vec![(by, skill), (doer.others[0], noticing), (doer.others[1], noticing)];
    }
    let (choose, plans) = (false, Vec::new());
    let command = Command::Contest(Contest { sides: sides.clone(), choose, hidden: false, plans });
    // The opponents neither roll nor choose: the game master names their skills, or one skill for all.
    let rule = "freefate.contest.one-roll-many";
    let fixed = json!({ "choose": !desk.is_gm, "plans": [plan()] });
    let mut form = desk.form("contest", "contest-many", "action", rule, fixed);
    let mut actors = vec![by];
    actors.extend(&doer.others);
    let parts = vec![
        field::one("0", desk.say("field-who"), desk.actor_options(&actors)).open(),
        field::one("1", desk.say("field-skill"), desk.skill_options(&desk.skills())).open(),
    ];
    let rows: Vec<Value> = sides.iter().map(|it| json!([it.0, it.1])).collect();
    form.fields.push(field::list("sides", desk.say("field-contest-sides"), parts, SIDES).starting(rows));
    form.fields.extend(hidden(doer));
    form.fields.extend(doer.own_plan());
    Some(desk.checked(form, &command))
}
