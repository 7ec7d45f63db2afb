//! Forms for other standard actions: checks, working together, distracting, dodging, breaking free.

use schwung_views::wire::{Field, FieldOption, Form};
use schwung_zerospace::{
    ActorId, ActorKind, Ailment, Attribute, Check, Command, Plan, RecoveryTry, SkillId, Target, Task,
};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
    plan::{self, Asks, CHECK, with_plan},
};
use crate::words;

/// Maximum number of participants of a check made together.
const HELPERS: u32 = 30;

/// The highest difficulty offered by a form.
const MOST: i32 = 40;

/// All of these forms.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    if desk.state.frame.skills.is_empty() {
        return Vec::new();
    }
    // A character that is held, blinded or afraid usually deals with that first.
    let mut forms: Vec<Form> = escape(desk, by).into_iter().chain(recover(desk, by)).collect();
    forms.push(check(desk, by));
    forms.extend(check_against(desk, by));
    forms.push(dodge(desk, by));
    forms.extend(distract(desk, by));
    forms.extend(together(desk, by));
    forms.extend(held(desk, by));
    forms
}

fn asks(attribute: bool, against: bool) -> Asks {
    Asks { sides: CHECK, distance: false, attribute, against }
}

fn usual(desk: &Desk<'_>, by: ActorId) -> Command {
    let first = desk.skill_options(Some(by)).first().and_then(|it| it.value.as_u64());
    let skill = SkillId(first.and_then(|it| u8::try_from(it).ok()).unwrap_or_default());
    let (target, plan) = (Target::Difficulty { value: 3, hidden: false }, Plan::default());
    Command::Check(Check { by, skill, target, task: None, reaction: false, plan })
}

/// A check against a difficulty. For players, the game master sets it.
//= zerospace.difficulty.table
fn check(desk: &Desk<'_>, by: ActorId) -> Form {
    let target = match desk.is_gm {
        true => json!({ "difficulty": { "value": 6, "hidden": false } }),
        false => value(&Target::Ask),
    };
    let fixed = json!({
        "by": by, "target": target, "task": null, "reaction": false, "plan": plan::none(),
    });
    let mut form = desk.form("check", "check", "action", "zerospace.check.formula", fixed);
    form.fields.push(skill(desk, "skill", "field-skill", by));
    if desk.is_gm {
        let at = "target.difficulty.value";
        let field = field::number(at, desk.say("field-difficulty"), 3, MOST).starting(6);
        form.fields.push(field.ruled("zerospace.difficulty.table"));
        let label = desk.say("field-hidden-difficulty");
        form.fields.push(field::flag("target.difficulty.hidden", label, false));
    }
    form.fields.extend(step(desk));
    if desk.is_gm {
        let field = field::flag("reaction", desk.say("zs-field-reaction"), false).more();
        form.fields.push(field.ruled("zerospace.action.reaction"));
    }
    with_plan(desk, form, by, &asks(true, false), &usual(desk, by))
}

/// A check against another actor.
//= zerospace.difficulty.active
fn check_against(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let others = desk.others(by);
    if others.is_empty() {
        return None;
    }
    let fixed = json!({
        "by": by, "task": null, "reaction": false, "plan": plan::none(),
        "target": { "actor": { "attribute": null } },
    });
    let mut form = desk.form("check", "check-against", "action", "zerospace.difficulty.active", fixed);
    form.fields.push(skill(desk, "skill", "field-skill", by));
    let targets = desk.target_options(by, &others);
    form.fields.push(field::one("target.actor.on", desk.say("field-opponent"), targets));
    let theirs = desk.skill_options(None);
    form.fields.push(field::one("target.actor.skill", desk.say("field-their-skill"), theirs));
    if desk.is_gm {
        let options = desk.attribute_options(None);
        let label = desk.say("zs-field-against-attribute");
        form.fields.push(field::one("target.actor.attribute", label, options).optional().more());
    }
    Some(with_plan(desk, form, by, &asks(true, false), &usual(desk, by)))
}

/// A field for a skill, starting with those that the actor knows.
fn skill(desk: &Desk<'_>, name: &str, label: &str, by: ActorId) -> Field {
    field::one(name, desk.say(label), desk.skill_options(Some(by)))
}

/// A field for the open task that the check is a step of.
//= zerospace.extended.setup
fn step(desk: &Desk<'_>) -> Option<Field> {
    let open = |it: &&Task| it.won.is_none() && it.sides.is_none();
    let tasks: Vec<FieldOption> =
        desk.state.tasks.iter().filter(open).map(|it| option(value(&it.id), it.text.as_str())).collect();
    let field = || field::one("task", desk.say("zs-field-task"), tasks.clone()).optional();
    (!tasks.is_empty()).then(|| field().ruled("zerospace.extended.setup"))
}

//= zerospace.dodge.attribute
fn dodge(desk: &Desk<'_>, by: ActorId) -> Form {
    let mut form = desk.form("dodge", "dodge", "action", "zerospace.dodge.procedure", json!({ "by": by }));
    let options = desk.attributes_of(Some(by), &[Attribute::Dexterity, Attribute::Strength]);
    form.fields.push(field::one("attribute", desk.say("zs-field-attribute"), options));
    form
}

fn distract(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let mut others = desk.others(by);
    others.retain(|&it| desk.state.actor(it).kind != ActorKind::Object);
    let &on = others.first()?;
    let fixed = json!({ "by": by, "plan": plan::none() });
    let mut form = desk.form("distract", "distract", "action", "zerospace.distract.procedure", fixed);
    form.fields.push(field::one("on", desk.say("field-target"), desk.target_options(by, &others)));
    let usual = Command::Distract { by, on, plan: Plan::default() };
    Some(with_plan(desk, form, by, &asks(false, true), &usual))
}

/// A check made together, led by `by`.
//= zerospace.assist.formula
fn together(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let mut all = vec![by];
    let friends = desk.others(by).into_iter();
    all.extend(
        friends
            .filter(|&it| !desk.state.are_enemies(by, it) && desk.state.actor(it).kind != ActorKind::Object),
    );
    let &helper = all.get(1)?;
    let target = match desk.is_gm {
        true => json!({ "difficulty": { "value": 6, "hidden": false } }),
        false => value(&Target::Ask),
    };
    let fixed = json!({ "target": target, "task": null });
    let mut form = desk.form("together", "together", "group", "zerospace.assist.formula", fixed);
    let mut parts = vec![
        field::one("by", desk.say("field-who"), desk.actor_options(&all)),
        field::one("skill", desk.say("field-skill"), desk.skill_options(Some(by))),
    ];
    parts.extend(plan::of_one(desk));
    let skill = desk.skill_options(Some(by)).into_iter().next().map_or(Value::Null, |it| it.value);
    let first = json!([{ "by": by, "skill": skill }, { "by": helper, "skill": skill }]);
    form.fields.push(field::list("parts", desk.say("zs-field-together"), parts, HELPERS).starting(first));
    if desk.is_gm {
        let at = "target.difficulty.value";
        form.fields.push(field::number(at, desk.say("field-difficulty"), 3, MOST).starting(6));
        let label = desk.say("field-hidden-difficulty");
        form.fields.push(field::flag("target.difficulty.hidden", label, false));
    }
    form.fields.extend(step(desk));
    Some(form)
}

/// Breaking free, if the actor is held.
//= zerospace.grapple.escape
fn escape(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let holders: Vec<ActorId> = desk.state.holds.iter().filter(|it| it.on == by).map(|it| it.by).collect();
    if holders.is_empty() {
        return None;
    }
    let fixed = json!({ "by": by, "from": null, "plan": plan::none() });
    let mut form = desk.form("escape", "escape", "action", "zerospace.grapple.escape", fixed);
    let known: Vec<ActorId> = holders.into_iter().filter(|&it| desk.eyes.knows(it)).collect();
    if !known.is_empty() {
        form.fields.push(desk.actor_field("from", "zs-field-holder", &known).optional());
    }
    let usual = Command::Escape { by, from: None, plan: Plan::default() };
    Some(with_plan(desk, form, by, &asks(false, true), &usual))
}

/// Actions with a held actor: throwing, releasing.
fn held(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let on: Vec<ActorId> = desk.state.holds.iter().filter(|it| it.by == by).map(|it| it.on).collect();
    let on: Vec<ActorId> = on.into_iter().filter(|&it| desk.eyes.knows(it)).collect();
    if on.is_empty() {
        return Vec::new();
    }
    let form = |verb: &str, group: &str, rule: &str| {
        let mut form = desk.form(verb, verb, group, rule, json!({ "by": by }));
        form.fields.push(desk.actor_field("on", "field-who", &on));
        form
    };
    vec![
        form("throw", "action", "zerospace.grapple.throw"),
        form("release", "reaction", "zerospace.grapple.release"),
    ]
}

/// Recovering, if that takes an action at this table or there is no conflict.
fn recover(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let actor = desk.state.actor(by);
    let ailments = [(actor.blinded, Ailment::Blind), (actor.fear.is_some(), Ailment::Fear)];
    let suffers: Vec<FieldOption> = ailments
        .into_iter()
        .filter(|it| it.0)
        .map(|(_, it)| option(value(&it), words::ailment(desk.texts, it)))
        .collect();
    let by_itself = desk.state.switches.recovery_try == RecoveryTry::Free && desk.state.in_conflict();
    if suffers.is_empty() || by_itself {
        return None;
    }
    let mut form = desk.form("recover", "recover", "action", "zerospace.blind.recovery", json!({ "by": by }));
    form.fields.push(field::one("from", desk.say("zs-field-ailment"), suffers));
    Some(form)
}
