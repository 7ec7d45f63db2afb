//! Forms for conflicts, scenes, sessions and rest.

use schwung_views::wire::{FieldOption, Form};
use schwung_zerospace::{ActorId, ActorKind, Place, Rest};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
};
use crate::words;

/// The game master's forms for the whole scene.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let plain = |verb: &str, key: &str, rule: &str| desk.form(verb, key, "scene", rule, json!({}));
    let mut forms = Vec::new();
    if desk.state.in_conflict() {
        forms.push(plain("end_conflict", "end-conflict", "zerospace.conflict.end"));
        forms.extend(enter(desk));
    } else {
        forms.push(begin(desk));
        forms.push(rest(desk));
        forms.push(plain("end_scene", "end-scene", "zerospace.scene.bounds"));
        forms.push(plain("begin_session", "begin-session", "zerospace.ap.start"));
    }
    forms.push(loosen(desk));
    forms
}

fn people(desk: &Desk<'_>) -> Vec<ActorId> {
    desk.actors().into_iter().filter(|&it| desk.state.actor(it).kind != ActorKind::Object).collect()
}

//= zerospace.conflict.begin
//= zerospace.initiative.surprise-bonus
//= zerospace.surprise.state
fn begin(desk: &Desk<'_>) -> Form {
    let all = people(desk);
    let fixed = json!({ "initiator": null, "ambush": [], "surprised": [], "absent": [] });
    let rule = "zerospace.conflict.begin";
    let mut form = desk.form("begin_conflict", "begin-conflict", "scene", rule, fixed);
    form.fields.push(desk.actor_field("initiator", "field-first", &all).optional());
    let mut some = |name: &str, label: &str, rule: &str| {
        let field = field::many(name, desk.say(label), desk.actor_options(&all));
        form.fields.push(field.optional().more().ruled(rule));
    };
    some("ambush", "zs-field-ambush", "zerospace.initiative.surprise-bonus");
    some("surprised", "zs-field-surprised", "zerospace.surprise.state");
    some("absent", "zs-field-absent", "zerospace.conflict.begin");
    form
}

/// A form for adding a latecomer, before a place in the order or by a roll.
//= zerospace.initiative.newcomer
fn enter(desk: &Desk<'_>) -> Option<Form> {
    let is_in =
        |id: ActorId| desk.state.order.iter().any(|it| it.actor == id) && !desk.state.can_move_place(id);
    let late: Vec<ActorId> = people(desk).into_iter().filter(|&it| !is_in(it)).collect();
    if late.is_empty() {
        return None;
    }
    let rule = "zerospace.initiative.newcomer";
    let mut form = desk.form("enter", "enter", "scene", rule, json!({ "at": null }));
    form.fields.push(desk.actor_field("who", "field-who", &late));
    let places = (0u8..).zip(&desk.state.order).filter(|it| desk.eyes.sees(it.1.actor));
    let before = |it: &Place| desk.text("zs-choice-before", &[("actor", &desk.name(it.actor))]);
    let mut options: Vec<FieldOption> = places.map(|(at, it)| option(at, before(it))).collect();
    options.push(option(desk.state.order.len(), desk.say("zs-choice-last")));
    form.fields.push(field::one("at", desk.say("zs-field-place"), options).optional());
    Some(form)
}

//= zerospace.recover.short-rest
//= zerospace.recover.night
fn rest(desk: &Desk<'_>) -> Form {
    let all = people(desk);
    let mut form = desk.form("rest", "rest", "scene", "zerospace.recover.short-rest", json!({}));
    let everybody = value(&all);
    let who = field::many("who", desk.say("field-who"), desk.actor_options(&all)).starting(everybody);
    let rests = [Rest::Breather, Rest::Short, Rest::Night];
    let rests = rests.map(|it| option(value(&it), words::rest(desk.texts, it))).into();
    form.fields.extend([who, field::one("rest", desk.say("field-rest"), rests)]);
    form
}

/// A form for adding something that falls or moves by itself.
//= zerospace.environment.end-of-round
fn loosen(desk: &Desk<'_>) -> Form {
    let fixed = json!({ "pilot": null, "lasting": false });
    let mut form = desk.form("loosen", "loosen", "scene", "zerospace.environment.end-of-round", fixed);
    form.fields.push(field::text("text", desk.say("field-what"), field::NAME));
    form.fields.push(desk.actor_field("pilot", "zs-field-pilot", &people(desk)).optional());
    form.fields.push(field::flag("lasting", desk.say("zs-field-goes-on"), false));
    form
}
