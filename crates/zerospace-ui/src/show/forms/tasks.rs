//! Forms for extended tasks and contests.

use schwung_views::wire::{FieldOption, Form};
use schwung_zerospace::{ActorId, Attribute, Task};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
    plan,
};

/// The game master's forms for tasks.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = vec![open(desk)];
    let all = desk.actors();
    if let [first, second, ..] = all[..] {
        forms.extend(contests(desk, &all, first, second));
    }
    forms.extend(contend(desk));
    forms.extend(close(desk));
    forms
}

//= zerospace.extended.setup
fn open(desk: &Desk<'_>) -> Form {
    let fixed = json!({ "mode": { "tries": {} }, "sides": null });
    let mut form = desk.form("open_task", "open-task", "scene", "zerospace.extended.setup", fixed);
    form.fields.push(field::text("text", desk.say("field-what"), field::NAME));
    let number =
        |name: &str, label: &str, start: i32| field::number(name, desk.say(label), 1, 50).starting(start);
    form.fields.push(number("mode.tries.needed", "zs-field-needed", 3));
    form.fields.push(number("mode.tries.most", "zs-field-tries", 5));
    let steps = vec![field::number("", desk.say("field-difficulty"), 3, 40).starting(6)];
    let steps = field::list("mode.tries.difficulties", desk.say("zs-field-difficulties"), steps, 100);
    form.fields.push(steps.starting(json!([6])));
    form
}

/// Forms for contests, won by a number of successes, by a lead, or by a lead after a number of rounds, and for the
/// chase.
//= zerospace.extended.opposed
//= zerospace.extended.chase
fn contests(desk: &Desk<'_>, all: &[ActorId], first: ActorId, second: ActorId) -> Vec<Form> {
    let athletics = desk.state.frame.roles.athletics;
    let contest = |key: &str, rule: &str, mode: Value, running: bool| {
        let sides = json!({ "ties_to_first": true, "running": running });
        let fixed = json!({ "mode": mode, "sides": sides, "text": "" });
        let mut form = desk.form("open_task", key, "scene", rule, fixed);
        form.fields.push(desk.words_field("text", "field-what"));
        let who = |name: &str, label: &str, start: ActorId| {
            desk.actor_field(name, label, all).starting(value(&start))
        };
        form.fields.push(who("sides.first", "zs-field-first", first));
        form.fields.push(who("sides.second", "zs-field-second", second));
        let mut skills = desk.skill_options(None);
        let mut attributes = desk.attribute_options(None);
        if running {
            skills.sort_by_key(|it| it.value != value(&athletics));
            attributes.sort_by_key(|it| it.value != value(&Attribute::Dexterity));
        }
        form.fields.push(field::one("sides.skill", desk.say("field-skill"), skills));
        form.fields.push(field::one("sides.attribute", desk.say("zs-field-attribute"), attributes));
        form.fields.push(field::flag("sides.ties_to_first", desk.say("zs-field-ties"), true).more());
        form
    };
    let number = |name: &str, label: &str| field::number(name, desk.say(label), 1, 50).starting(3);
    let (opposed, chase) = ("zerospace.extended.opposed", "zerospace.extended.chase");
    let mut first_to = contest("contest-first-to", opposed, json!({ "first_to": 3 }), false);
    first_to.fields.push(number("mode.first_to", "zs-field-needed"));
    let mut lead = contest("contest-lead", opposed, json!({ "lead": 3 }), false);
    lead.fields.push(number("mode.lead", "zs-field-lead"));
    let mut hunt = contest("contest-chase", chase, json!({ "rounds": {} }), true);
    hunt.fields.push(number("mode.rounds.lead", "zs-field-lead"));
    hunt.fields.push(number("mode.rounds.rounds", "zs-field-rounds"));
    hunt.fields.push(field::flag("sides.running", desk.say("zs-field-running"), true));
    vec![first_to, lead, hunt]
}

fn options(desk: &Desk<'_>, which: impl Fn(&Task) -> bool) -> Vec<FieldOption> {
    // Counts only tasks that the viewer knows of.
    let known = desk.state.tasks.iter().filter(|it| desk.eyes.knows_task(it)).zip(1_u32..);
    let named = |it: &Task, number: u32| match (it.text.as_str(), it.sides) {
        ("", Some(sides)) => {
            let args = [("actor", &*desk.name(sides.first)), ("other", &*desk.name(sides.second))];
            desk.text("zs-show-contest", &args)
        }
        ("", None) => desk.text("zs-choice-task", &[("number", &number.to_string())]),
        (text, _) => text.to_owned(),
    };
    let open = known.filter(|(it, _)| it.won.is_none() && which(it));
    open.map(|(it, number)| option(value(&it.id), named(it, number))).collect()
}

/// A form for a round of a contest.
fn contend(desk: &Desk<'_>) -> Option<Form> {
    let contests = options(desk, |it| it.sides.is_some());
    if contests.is_empty() {
        return None;
    }
    let fixed = json!({ "plans": [plan::none(), plan::none()] });
    let mut form = desk.form("contend", "contend", "scene", "zerospace.extended.opposed", fixed);
    form.fields.push(field::one("task", desk.say("zs-field-task"), contests));
    Some(form)
}

fn close(desk: &Desk<'_>) -> Option<Form> {
    let tasks = options(desk, |_| true);
    if tasks.is_empty() {
        return None;
    }
    let mut form = desk.form("close_task", "close-task", "scene", "zerospace.extended.setup", json!({}));
    form.fields.push(field::one("task", desk.say("zs-field-task"), tasks));
    form.fields.push(field::flag("won", desk.say("zs-field-won"), true));
    Some(form)
}
