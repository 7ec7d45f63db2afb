//! Forms for the turn: starting and ending it, moving, turning, seeking cover and talking.

use schwung_daemmersturm::{ActorId, Order};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
};
use crate::words;

/// Forms for the actions of a turn.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let plain = |verb: &str, key: &str, rule: &str| {
        desk.form("turn", key, "action", rule, json!({ verb: { "by": by } }))
    };
    if !desk.state.in_combat() {
        return Vec::new();
    }
    let mut forms = Vec::new();
    if !desk.state.has_turn(by) {
        forms.push(plain("take_turn", "take-turn", "turn.order"));
    }
    forms.push(walk(desk, by));
    forms.push(plain("end_turn", "end-turn", "turn.round-end"));
    let mut seek = plain("seek_cover", "seek-cover", "seekcover.offer");
    "reaction".clone_into(&mut seek.group);
    forms.push(seek);
    forms.push(face(desk, by));
    forms
}

/// A movement, described by the characters that come near each other.
//= daemmersturm.turn.move-before-action
fn walk(desk: &Desk<'_>, by: ActorId) -> Form {
    let fixed = json!({ "move": {
        "by": by, "whole": false, "leaves": false, "near": [], "out_of": [], "into": [],
    } });
    let mut form = desk.form("turn", "move", "action", "range.movement", fixed);
    let (others, foes) = (desk.others(by), desk.foes(by));
    if !others.is_empty() {
        let near = if foes.is_empty() { &others } else { &foes };
        form.fields.push(desk.many_field("move.near", "near", near).optional());
        if !foes.is_empty() {
            let charge = desk.actor_field("move.charge", "charge", by, &foes).optional();
            form.fields.push(charge.ruled("daemmersturm.range.charge-third"));
        }
        form.fields.push(field::flag("move.leaves", desk.label("leaves"), false).optional());
        form.fields.push(desk.direction_field("move.at", "at"));
    }
    form.fields.push(desk.length_field("move.length", "length", 200).optional());
    form.fields.push(field::flag("move.whole", desk.label("whole"), false).optional().more());
    let grounds = desk.ground_options();
    if !grounds.is_empty() {
        form.fields.push(field::many("move.into", desk.label("into"), grounds.clone()).optional().more());
        form.fields.push(field::many("move.out_of", desk.label("out-of"), grounds).optional().more());
    }
    form
}

/// A form to turn to a direction or towards an enemy.
//= daemmersturm.backstab.predeclare
fn face(desk: &Desk<'_>, by: ActorId) -> Form {
    let mut form =
        desk.form("turn", "face", "reaction", "backstab.predeclare", json!({ "face": { "by": by } }));
    form.fields.push(field::one("face.facing", desk.label("facing"), facings(desk, by)));
    form
}

/// Options for everything a character can turn to.
pub(super) fn facings(desk: &Desk<'_>, by: ActorId) -> Vec<FieldOption> {
    let foes = desk.foes(by);
    let toward = |id: &ActorId| {
        option(json!({ "toward": id }), desk.text("ds-field-facing-toward", &[("actor", &desk.name(*id))]))
    };
    let guard = |id: &ActorId| {
        option(json!({ "guard": id }), desk.text("ds-field-facing-guard", &[("actor", &desk.name(*id))]))
    };
    let mut options: Vec<FieldOption> = foes.iter().map(toward).collect();
    options.extend(foes.iter().map(guard));
    let to = desk.directions().into_iter().map(|it| FieldOption { value: json!({ "to": it.value }), ..it });
    options.extend(to);
    options
}

/// Forms for standing orders, talk, and actions without a rule.
pub(super) fn rest(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let tell = json!({ "tell": { "by": by, "text": "" } });
    let mut tell = desk.form("turn", "tell", "reaction", "turn.in-rounds", tell);
    tell.fields.push(field::text("tell.text", desk.label("what"), field::WORDS));
    let mut forms = vec![tell, orders(desk, by)];
    if !desk.state.in_combat() {
        let adapt = json!({ "adapt": { "by": by } });
        let mut adapt = desk.form("turn", "adapt", "action", "scope.adapt-outside", adapt);
        adapt.fields.push(field::text("adapt.text", desk.label("what"), field::WORDS));
        forms.push(adapt);
        forms.push(heal_between(desk, by));
    }
    forms
}

fn orders(desk: &Desk<'_>, who: ActorId) -> Form {
    let actor = desk.state.actor(who);
    let now = actor.orders;
    let fixed = json!({ "order": { "who": who } });
    let mut form = desk.form("turn", "order", "reaction", "protect.several", fixed);
    let all =
        [("seek", now.seek), ("protect", now.protect), ("parting", now.parting), ("step-in", now.step_in)];
    for (name, now) in all {
        let orders = [Order::Ask, Order::Always, Order::Never];
        let options = orders.map(|it| option(value(&it), words::order(desk.texts, it))).into();
        let label = match name {
            "step-in" if actor.round.stays_out => desk.label("order-step-in-declined"),
            _ => desk.label(&format!("order-{name}")),
        };
        let field = field::one(&format!("order.orders.{}", name.replace('-', "_")), label, options);
        form.fields.push(field.starting(value(&now)));
    }
    form
}

/// A form for healing between two fights.
//= daemmersturm.lp.adapted-healing
fn heal_between(desk: &Desk<'_>, by: ActorId) -> Form {
    let fixed = json!({ "heal_between": {
        "by": by, "amount": { "rolls": [[1, 10], null, null], "plus": 0 },
    } });
    let mut form = desk.form("turn", "heal-between", "action", "lp.adapted-healing", fixed);
    let mut friends = desk.friends(by);
    friends.insert(0, by);
    form.fields.push(desk.actor_field("heal_between.on", "whom", by, &friends));
    let low = field::number("heal_between.amount.rolls.0.0", desk.label("lowest"), 0, 100);
    form.fields.push(low.starting(1));
    let high = field::number("heal_between.amount.rolls.0.1", desk.label("highest"), 0, 100);
    form.fields.push(high.starting(10));
    form.fields
        .push(field::number("heal_between.amount.plus", desk.label("plus"), 0, 100).starting(0).more());
    form
}
