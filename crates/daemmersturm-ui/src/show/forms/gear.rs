//! Forms for weapons, items, potions and poisons.

use schwung_daemmersturm::{ActorId, Held, Item, ItemKind};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self},
};
use crate::show::gear::{is_poison, is_potion};

/// Forms for items, as far as the character has suitable ones.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let drawn = |it: &Item| it.held == Held::Drawn;
    let weapon = |it: &Item| matches!(it.kind, ItemKind::Weapon(_));
    let mut forms = Vec::new();
    let mut one = |verb: &str, key: &str, rule: &str, items: Vec<FieldOption>| {
        if !items.is_empty() {
            let mut form = desk.form("gear", key, "action", rule, json!({ verb: { "by": by } }));
            form.fields.push(field::one(&format!("{verb}.item"), desk.label("item"), items));
            forms.push(form);
        }
    };
    // Without it, the weapon in hand is of no use.
    one(
        "reload",
        "reload",
        "ranged.reload",
        desk.items(by, |it| weapon(it) && it.unloaded > 0 && !it.broken),
    );
    one("draw", "draw", "weapon.draw-limit", desk.items(by, |it| !drawn(it)));
    one("put_away", "put-away", "weapon.draw-limit", desk.items(by, drawn));
    one("drop", "drop", "weapon.throw-away", desk.items(by, drawn));
    one("treat", "treat", "fumble.ranged", desk.items(by, |it| it.broken));
    forms.extend(passing(desk, by));
    forms.extend(potions(desk, by));
    forms
}

/// Forms for handing over and picking up.
//= daemmersturm.item.free-transfer
fn passing(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let mut forms = Vec::new();
    let (own, others) = (desk.items(by, |it| !it.heavy), desk.others(by));
    if !own.is_empty() && !others.is_empty() {
        let mut form = desk.form(
            "gear",
            "give",
            "action",
            "item.free-transfer",
            json!({ "item": { "give": { "by": by } } }),
        );
        form.fields.push(field::one("item.give.item", desk.label("item"), own));
        form.fields.push(desk.actor_field("item.give.to", "to", by, &others));
        forms.push(form);
    }
    let loose = desk.state.items.iter().filter(|it| it.holder.is_none() && !it.heavy);
    let mut takes: Vec<FieldOption> = loose.map(|it| desk.item_option(it)).collect();
    takes.extend(desk.items(by, |it| it.held == Held::Away && !it.heavy));
    if !takes.is_empty() {
        let mut form = desk.form(
            "gear",
            "take",
            "action",
            "item.free-transfer",
            json!({ "item": { "take": { "by": by } } }),
        );
        form.fields.push(field::one("item.take.item", desk.label("item"), takes));
        forms.push(form);
    }
    forms
}

/// Forms for potions and poisons.
//= daemmersturm.potion.action
//= daemmersturm.poison.apply
fn potions(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let mut forms = Vec::new();
    let potions = desk.items(by, |it| is_potion(desk.eyes, it));
    if !potions.is_empty() {
        let mut form = desk.form(
            "gear",
            "drink",
            "action",
            "potion.action",
            json!({ "item": { "drink": { "by": by } } }),
        );
        form.fields.push(field::one("item.drink.item", desk.label("potion"), potions.clone()));
        forms.push(form);
        let others = desk.others(by);
        if !others.is_empty() {
            let fixed = json!({ "item": { "administer": { "by": by } } });
            let mut form = desk.form("gear", "administer", "action", "potion.recipient", fixed);
            form.fields.push(field::one("item.administer.item", desk.label("potion"), potions));
            form.fields.push(desk.actor_field("item.administer.to", "whom", by, &others));
            forms.push(form);
        }
    }
    let poisons = desk.items(by, |it| is_poison(desk.eyes, it));
    let weapons = desk.items(by, |it| matches!(it.kind, ItemKind::Weapon(_)));
    if !poisons.is_empty() && !weapons.is_empty() {
        let fixed = json!({ "item": { "poison": { "by": by } } });
        let mut form = desk.form("gear", "poison", "action", "poison.apply", fixed);
        form.fields.push(field::one("item.poison.item", desk.label("poison"), poisons));
        form.fields.push(field::one("item.poison.weapon", desk.label("weapon"), weapons));
        forms.push(form);
    }
    forms
}
