//! Forms for carrying the wounded and heavy items.

use schwung_daemmersturm::{ActorId, Burden, Size, Status};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
};
use crate::words;

/// Forms for lifting, carrying on and setting down.
//= daemmersturm.carry.lift-separate
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let mut forms: Vec<Form> = lift(desk, by).into_iter().collect();
    let loads = desk.state.loads.iter().filter(|it| it.by.contains(&by));
    let loads: Vec<FieldOption> = loads.map(|it| burden(desk, it.what)).collect();
    if !loads.is_empty() {
        let fixed = json!({ "carry": { "carry": { "by": by } } });
        let mut form = desk.form("scene", "carry", "action", "carry.lift-separate", fixed);
        form.fields.push(field::one("carry.carry.what", desk.label("burden"), loads.clone()));
        form.fields.push(desk.length_field("carry.carry.length", "length", 50));
        forms.push(form);
        let fixed = json!({ "carry": { "set_down": { "by": by } } });
        let mut form = desk.form("scene", "set-down", "action", "carry.lift-separate", fixed);
        form.fields.push(field::one("carry.set_down.what", desk.label("burden"), loads));
        forms.push(form);
    }
    forms
}

fn burden(desk: &Desk<'_>, it: Burden) -> FieldOption {
    let name = match it {
        Burden::Body(who) => desk.name(who),
        Burden::Thing(item) => desk.item_name(item),
    };
    option(value(&it), name)
}

fn lift(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let others = desk.others(by);
    let down = others.iter().filter(|&&it| desk.state.actor(it).status != Status::Up);
    let mut all: Vec<FieldOption> = down.map(|it| burden(desk, Burden::Body(*it))).collect();
    let heavy = desk.state.items.iter().filter(|it| it.heavy && it.holder.is_none_or(|it| it == by));
    all.extend(heavy.map(|it| burden(desk, Burden::Thing(it.id))));
    if all.is_empty() {
        return None;
    }
    let fixed = json!({ "carry": { "lift": { "by": by } } });
    let mut form = desk.form("scene", "lift", "action", "carry.lift-separate", fixed);
    form.fields.push(field::one("carry.lift.what", desk.label("burden"), all));
    let friends = desk.friends(by);
    if !friends.is_empty() {
        let with = desk.actor_field("carry.lift.with", "helper", by, &friends).optional();
        form.fields.push(with.ruled("daemmersturm.carry.pair"));
    }
    let carry = desk.length_field("carry.lift.carry", "length", 50).optional().more();
    form.fields.push(carry.ruled("daemmersturm.carry.pair-lift-and-carry"));
    if desk.is_gm {
        let sizes = [Size::Smaller, Size::Similar, Size::Larger];
        let sizes = sizes.map(|it| option(value(&it), words::size(desk.texts, it))).into();
        let size = field::one("carry.lift.size", desk.label("size"), sizes).optional().more();
        form.fields.push(size.ruled("daemmersturm.carry.similar-size"));
    }
    Some(form)
}
