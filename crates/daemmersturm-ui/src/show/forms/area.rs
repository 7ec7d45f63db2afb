//! Forms for guns, explosives and group attacks.

use schwung_daemmersturm::{ActorId, AttackKind, GroupId, Held, Item};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    attack::weapon,
    desk::Desk,
    field::{self, Filled as _, option},
    plan::with_plan,
};
use crate::words;

/// Forms for attacks with several targets or participants.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let others = desk.others(by);
    if others.is_empty() {
        return Vec::new();
    }
    blast(desk, by, &others).into_iter().chain(group(desk, by, &others)).collect()
}

/// A shot with a gun that the character holds or serves, or the throw of an explosive.
//= daemmersturm.gun.roller
fn blast(desk: &Desk<'_>, by: ActorId, others: &[ActorId]) -> Option<Form> {
    let fits = |it: &&Item| {
        let mine = it.holder == Some(by) || it.crew.contains(&by);
        mine && weapon(desk, it).is_some_and(|it| it.explodes() || it.w.is_some())
    };
    let mut own: Vec<&Item> = desk.state.items.iter().filter(fits).collect();
    if own.is_empty() {
        return None;
    }
    own.sort_by_key(|it| it.held != Held::Drawn);
    let fixed = json!({ "blast": { "by": by, "aim": {}, "plan": {} } });
    let mut form = desk.form("area", "blast", "action", "gun.roller", fixed);
    form.fields.push(field::one(
        "blast.item",
        desk.label("with"),
        own.iter().map(|it| desk.item_option(it)).collect(),
    ));
    aim(desk, &mut form, by, others, "blast", true);
    Some(with_plan(desk, form, by, "blast"))
}

/// Adds fields for targets and place. If it `needs` them, targets are required unless there are places.
pub(super) fn aim(desk: &Desk<'_>, form: &mut Form, by: ActorId, others: &[ActorId], at: &str, needs: bool) {
    let mut all = others.to_vec();
    if !all.contains(&by) {
        all.push(by);
    }
    let targets = field::many(&format!("{at}.aim.at"), desk.label("targets"), desk.target_options(by, &all));
    let grounds = desk.ground_options();
    form.fields.push(if needs && grounds.is_empty() { targets } else { targets.optional() });
    if !grounds.is_empty() {
        let place = field::one(&format!("{at}.aim.place"), desk.label("place"), grounds).optional().more();
        form.fields.push(place.ruled("daemmersturm.area.partial"));
    }
}

/// A group attack with its participants.
//= daemmersturm.group.attacks
fn group(desk: &Desk<'_>, by: ActorId, others: &[ActorId]) -> Option<Form> {
    let groups = 0..u16::try_from(desk.state.frame.library.groups.len()).unwrap_or(u16::MAX);
    let groups: Vec<FieldOption> =
        groups.map(|n| option(n, words::group(desk.texts, desk.state, GroupId(n)))).collect();
    let friends = desk.friends(by);
    if groups.is_empty() || friends.is_empty() {
        return None;
    }
    let fixed = json!({ "group": { "by": by, "with": [], "plan": {} } });
    let mut form = desk.form("area", "group", "action", "group.attacks", fixed);
    form.fields.push(field::one("group.group", desk.label("group"), groups));
    form.fields.push(desk.many_field("group.with", "together", &friends));
    form.fields.push(desk.actor_field("group.on", "target", by, others));
    let mut items = desk.items(by, |it| weapon(desk, it).is_some() && it.held == Held::Drawn);
    items.extend(desk.items(by, |it| weapon(desk, it).is_some() && it.held != Held::Drawn));
    if !items.is_empty() {
        let with = field::one("group.item", desk.label("with"), items);
        // Only magic needs no weapon.
        let magic = desk.state.frame.library.groups.iter().any(|it| it.kind == AttackKind::Spell);
        form.fields.push(if magic { with.optional() } else { with });
    }
    Some(with_plan(desk, form, by, "group"))
}
