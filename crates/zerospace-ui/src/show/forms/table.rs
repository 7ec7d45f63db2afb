//! Forms for facts about the whole table that the game master sets.

use schwung_views::wire::{FieldOption, Form};
use schwung_zerospace::{Place, Setting, Task, TaskId};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    facts::set,
    field::{self, Filled as _, option, value},
};

/// All of these forms.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = vec![scene(desk, desk.state.scene)];
    if desk.state.in_conflict() {
        forms.push(round(desk));
        forms.extend(order(desk));
    }
    forms.extend(points(desk));
    forms.extend(things(desk));
    forms.extend(stunts(desk));
    forms.extend(tallies(desk));
    forms.push(roles(desk));
    forms.push(strength(desk));
    forms
}

fn scene(desk: &Desk<'_>, it: Setting) -> Form {
    let fixed = json!({ "scene": { "scene": { "number": it.number } } });
    set(desk, "set-scene", fixed, |form| {
        let flag = |name: &str, label: &str, now: bool| {
            field::flag(&format!("scene.scene.{name}"), desk.say(label), now)
        };
        form.fields.push(flag("dark", "zs-scene-dark", it.dark));
        form.fields.push(flag("underwater", "zs-scene-underwater", it.underwater));
        form.fields.push(flag("weightless", "zs-scene-weightless", it.weightless));
    })
}

fn round(desk: &Desk<'_>) -> Form {
    set(desk, "set-round", json!({ "round": {} }), |form| {
        let now = desk.state.round();
        let field = field::number("round.round", desk.say("zs-field-round"), 1, 9_999);
        form.fields.push(field.starting(now));
    })
}

/// A form with the order of turns as a list that can be rearranged.
//= zerospace.initiative.order
fn order(desk: &Desk<'_>) -> Option<Form> {
    let order: Vec<&Place> = desk.state.order.iter().filter(|it| desk.eyes.sees(it.actor)).collect();
    if order.is_empty() {
        return None;
    }
    let form = set(desk, "set-order", json!({ "order": {} }), |form| {
        let place = |it: &Place| {
            let result = it.result.map_or_else(|| "–".to_owned(), |it| it.to_string());
            let label = desk.text("zs-order-place", &[("actor", &desk.name(it.actor)), ("result", &result)]);
            option(value(it), label)
        };
        let places: Vec<FieldOption> = order.into_iter().map(place).collect();
        let now: Value = places.iter().map(|it| it.value.clone()).collect();
        let entry = vec![field::one("", desk.say("zs-field-place"), places)];
        form.fields.push(field::list("order.order", desk.say("zs-field-order"), entry, 200).starting(now));
    });
    Some(form)
}

fn points(desk: &Desk<'_>) -> Vec<Form> {
    let players = desk.seat_options(false);
    let all = desk.seat_options(true);
    let passes = set(desk, "set-passes", json!({ "passes": {} }), |form| {
        form.fields.push(field::one("passes.seat", desk.say("zs-field-seat"), all));
        form.fields.push(field::flag("passes.on", desk.say("zs-field-passes"), true));
    });
    if players.is_empty() {
        return vec![passes];
    }
    let points = set(desk, "set-points", json!({ "points": {} }), |form| {
        form.fields.push(field::one("points.seat", desk.say("zs-field-seat"), players));
        form.fields.push(field::number("points.points", desk.say("zs-field-points"), 0, 99).starting(1));
    });
    vec![points, passes]
}

/// A form for removing things that moved by themselves.
fn things(desk: &Desk<'_>) -> Option<Form> {
    let options: Vec<FieldOption> =
        (0u8..).zip(&desk.state.things).map(|(n, it)| option(n, it.text.as_str())).collect();
    if options.is_empty() {
        return None;
    }
    let form = set(desk, "set-no-thing", json!({ "no_thing": {} }), |form| {
        form.fields.push(field::one("no_thing.thing", desk.say("field-what"), options));
    });
    Some(form)
}

fn stunts(desk: &Desk<'_>) -> Option<Form> {
    let named = |it: &schwung_zerospace::Stunt| {
        desk.text("part", &[("name", &desk.name(it.who)), ("value", it.text.as_str())])
    };
    let here = (0u8..).zip(&desk.state.stunts).filter(|it| desk.eyes.sees(it.1.who));
    let options: Vec<FieldOption> = here.map(|(n, it)| option(n, named(it))).collect();
    if options.is_empty() {
        return None;
    }
    let form = set(desk, "set-no-stunt", json!({ "no_stunt": {} }), |form| {
        form.fields.push(field::one("no_stunt.stunt", desk.say("field-what"), options));
    });
    Some(form)
}

/// Forms for the state of open tasks.
fn tallies(desk: &Desk<'_>) -> Vec<Form> {
    let open = desk.state.tasks.iter().filter(|it| it.won.is_none());
    open.map(|it| tally(desk, it.id, it)).collect()
}

fn tally(desk: &Desk<'_>, id: TaskId, it: &Task) -> Form {
    let fixed = json!({ "tally": { "task": id, "tally": it.tally } });
    let mut form = set(desk, "set-tally", fixed, |form| {
        let number = |name: &str, label: &str, now: u8| {
            field::number(&format!("tally.{name}"), desk.say(label), 0, 99).starting(now)
        };
        form.fields.push(number("tally.0", "zs-field-successes", it.tally[0]));
        if it.sides.is_some() {
            form.fields.push(number("tally.1", "zs-field-their-successes", it.tally[1]));
        }
        form.fields.push(number("tries", "zs-field-tried", it.tries));
    });
    if !it.text.is_empty() {
        form.label = desk.text("part", &[("name", &form.label), ("value", it.text.as_str())]);
    }
    form
}

/// A form for the skills used for particular purposes.
fn roles(desk: &Desk<'_>) -> Form {
    let now = desk.state.frame.roles;
    set(desk, "set-roles", json!({ "roles": { "roles": {} } }), |form| {
        let roles = [
            ("perception", now.perception),
            ("melee", now.melee),
            ("ranged", now.ranged),
            ("athletics", now.athletics),
            ("deception", now.deception),
            ("survival", now.survival),
        ];
        for (name, skill) in roles {
            let label = desk.say(&format!("zs-field-role-{name}"));
            let field = field::one(&format!("roles.roles.{name}"), label, desk.skill_options(None));
            form.fields.push(field.starting(skill.0));
        }
    })
}

/// A form for the strength table, since the chapter contains only one row.
//= zerospace.params.presupposed
fn strength(desk: &Desk<'_>) -> Form {
    set(desk, "set-strength", json!({ "strength": {} }), |form| {
        let number = |name: &str, label: &str, most: i32| field::number(name, desk.say(label), 0, most);
        let parts = vec![
            field::number("strength", desk.say("zs-attribute-strength"), -5, 60),
            number("above", "zs-field-above", 1_000_000),
            number("up_to", "zs-field-up-to", 1_000_000),
            number("throws", "zs-field-throws", 10_000),
        ];
        let rows = value(&desk.state.frame.strength);
        form.fields.push(field::list("strength.rows", desk.say("zs-field-rows"), parts, 100).starting(rows));
    })
}
