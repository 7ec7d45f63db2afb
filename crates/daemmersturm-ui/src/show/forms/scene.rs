//! Forms for sections, combats, the order of turns, and the next turn.

use schwung_daemmersturm::{ActorId, Preset, Status};
use schwung_views::wire::{FieldOption, Form};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, noted, option, value},
};
use crate::words;

/// Forms for starting and ending sections and combats, the next step first.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let plain = |verb: &str, key: &str, rule: &str| {
        desk.form("turn", key, "scene", rule, json!({ verb: Value::Null }))
    };
    let mut forms = Vec::new();
    if desk.state.in_combat() {
        forms.extend(next(desk));
        forms.push(order(desk));
        forms.push(plain("end_combat", "end-combat", "section.end"));
    } else {
        if desk.state.section.open {
            forms.extend(begin(desk));
            forms.push(plain("close_section", "close-section", "section.end"));
        } else {
            forms.push(plain("open_section", "open-section", "section.definition"));
            forms.extend(begin(desk));
        }
    }
    forms.push(tell(desk));
    forms
}

/// A form to start the turn of a character that has not acted in this round. The next in order is the default.
//= daemmersturm.turn.order
fn next(desk: &Desk<'_>) -> Option<Form> {
    let waits = desk.state.order.iter().map(|it| it.who).filter(|&it| {
        let actor = desk.state.actor(it);
        !actor.round.acted && actor.is_up() && !desk.state.has_turn(it)
    });
    let waits: Vec<ActorId> = waits.collect();
    if waits.is_empty() {
        return None;
    }
    let mut form = desk.form("turn", "next-turn", "scene", "turn.order", json!({ "take_turn": {} }));
    form.fields.push(field::one("take_turn.by", desk.label("who"), desk.actor_options(&waits)));
    Some(form)
}

fn places(desk: &Desk<'_>, all: &[ActorId]) -> Vec<FieldOption> {
    let place = |&it: &ActorId| noted(value(&it), desk.name(it), desk.eyes.side(desk.state.actor(it).side));
    all.iter().map(place).collect()
}

/// A form for the order of turns, as a list that can be reordered.
fn order(desk: &Desk<'_>) -> Form {
    let now: Vec<ActorId> = desk.state.order.iter().map(|it| it.who).collect();
    let mut all = now.clone();
    all.extend(desk.actors().into_iter().filter(|it| !now.contains(it)));
    let mut form = desk.form("turn", "set-order", "scene", "turn.order", json!({ "set_order": {} }));
    let entry = vec![field::one("", desk.label("place-in-order"), places(desk, &all))];
    let list = field::list("set_order.order", desk.label("order"), entry, 250);
    form.fields.push(list.starting(now.iter().map(value).collect::<Value>()));
    form
}

/// A form to begin a combat with everybody present. Removing characters takes less work than naming them one by one.
//= daemmersturm.section.minimum
fn begin(desk: &Desk<'_>) -> Option<Form> {
    let here: Vec<ActorId> =
        desk.actors().into_iter().filter(|&it| matches!(desk.state.actor(it).status, Status::Up)).collect();
    if here.is_empty() {
        return None;
    }
    let mut form =
        desk.form("turn", "begin-combat", "scene", "section.minimum", json!({ "begin_combat": {} }));
    let who = field::many("begin_combat.order", desk.label("who-all"), places(desk, &here));
    // Usually all of them take part.
    form.fields.push(who.starting(here.iter().map(value).collect::<Value>()).more());
    let presets = [Preset::PlayersFirst, Preset::Sides, Preset::Listed];
    let presets = presets.map(|it| option(value(&it), words::preset(desk.texts, it))).into();
    form.fields.push(field::one("begin_combat.preset", desk.label("preset"), presets));
    Some(form)
}

/// A form for messages of the plot leader to characters.
fn tell(desk: &Desk<'_>) -> Form {
    let mut form = desk.form("scene", "tell-note", "scene", "gm.authority", json!({ "tell": {} }));
    form.fields
        .push(field::one("tell.to", desk.label("to-whom"), desk.actor_options(&desk.actors())).optional());
    form.fields.push(field::text("tell.text", desk.label("what"), field::WORDS));
    form
}
