//! Forms for adding, handing over and removing gear.

use schwung_views::wire::{Field, FieldOption, Form};
use schwung_zerospace::{ActorId, AttackKind, Combat, Item, ItemId, Length};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    facts::set,
    field::{self, Filled as _, NAME, noted, option, value},
};
use crate::words;

/// Forms for giving gear to an actor, and for gear that the actor carries.
pub(super) fn of_one(desk: &Desk<'_>, who: ActorId) -> Vec<Form> {
    let own: Vec<&Item> = desk.state.items.iter().filter(|it| it.holder == Some(who)).collect();
    let mut forms = new(desk, Some(who));
    forms.extend(hand_over(desk, &own));
    forms
}

/// Forms for gear that nobody carries.
pub(super) fn of_table(desk: &Desk<'_>) -> Vec<Form> {
    let loose: Vec<&Item> = desk.state.items.iter().filter(|it| it.holder.is_none()).collect();
    let mut forms = new(desk, None);
    forms.extend(hand_over(desk, &loose));
    forms.extend(gone(desk));
    forms
}

/// Forms for a new weapon, protection, tool or other object.
fn new(desk: &Desk<'_>, holder: Option<ActorId>) -> Vec<Form> {
    if desk.state.next_item == u16::MAX {
        return Vec::new();
    }
    let form = |key: &str, kind: Value, fields: Vec<Field>| {
        let id = ItemId(desk.state.next_item);
        let fixed = json!({ "item": { "item": { "id": id, "holder": holder, "kind": kind } } });
        set(desk, key, fixed, |form| {
            form.fields.push(field::text("item.item.text", desk.say("field-name"), NAME));
            form.fields.extend(fields);
        })
    };
    let number = |at: &str, label: &str, least: i32, most: i32| {
        field::number(&format!("item.item.kind.{at}"), desk.say(label), least, most)
    };
    let rating = |at: &str| number(at, "zs-field-rating", -10, 30).starting(1);
    let tool_skill =
        field::one("item.item.kind.tool.skill", desk.say("field-skill"), desk.skill_options(None));
    vec![
        form("item-weapon", json!({ "weapon": {} }), weapon(desk, "item.item.kind.weapon.")),
        form("item-protection", json!({ "protection": 1 }), vec![rating("protection")]),
        form(
            "item-tool",
            json!({ "tool": { "rating": 2, "skill": null } }),
            vec![number("tool.rating", "zs-field-rating", 1, 9).starting(2), tool_skill.optional()],
        ),
        form("item-other", json!("other"), Vec::new()),
    ]
}

/// Fields for the properties of a weapon or an attacking power.
pub(super) fn weapon(desk: &Desk<'_>, at: &str) -> Vec<Field> {
    let name = |it: &str| format!("{at}{it}");
    let combats = [Combat::Melee, Combat::Ranged].map(|it| option(value(&it), words::combat(desk.texts, it)));
    let kinds = [AttackKind::Normal, AttackKind::Mental, AttackKind::Altering];
    let kinds = kinds.map(|it| option(value(&it), words::kind(desk.texts, it)));
    let burst = vec![
        option("die", desk.say("zs-show-burst-die")),
        option(json!({ "rating": 1 }), desk.text("zs-show-burst-rating", &[("n", "+1")])),
        option(json!({ "rating": 2 }), desk.text("zs-show-burst-rating", &[("n", "+2")])),
        option(json!({ "rating": 3 }), desk.text("zs-show-burst-rating", &[("n", "+3")])),
    ];
    let lengths = |it: &str, label: &str| {
        let options = desk.length_options(Length::metres(5_000), false);
        field::one(&name(it), desk.say(label), options).optional()
    };
    let flag = |it: &str, label: &str| field::flag(&name(it), desk.say(label), false).more();
    vec![
        field::one(&name("combat"), desk.say("zs-field-combat"), combats.into()),
        field::one(&name("kind"), desk.say("zs-field-kind"), kinds.into()),
        field::number(&name("rating"), desk.say("zs-field-rating"), -10, 30).starting(0),
        lengths("range", "zs-field-range"),
        field::number(&name("damage"), desk.say("zs-field-damage"), 0, 60).optional().more(),
        lengths("radius", "zs-field-radius").more(),
        field::one(&name("burst"), desk.say("zs-field-burst"), burst).optional().more(),
        flag("two_handed", "zs-show-two-handed"),
        flag("effects.blinds", "zs-show-blinds"),
        flag("effects.frightens", "zs-show-frightens"),
        flag("effects.shocks", "zs-show-shocks"),
        flag("effects.harmless", "zs-show-harmless"),
    ]
}

fn options(desk: &Desk<'_>, items: &[&Item], whole: bool) -> Vec<FieldOption> {
    let of = |it: &&Item| {
        let name = match it.holder {
            Some(holder) if whole => {
                desk.text("part", &[("name", it.text.as_str()), ("value", &desk.name(holder))])
            }
            _ => it.text.as_str().to_owned(),
        };
        noted(value(&it.id), name, words::gear(&desk.eyes, &it.kind))
    };
    items.iter().map(of).collect()
}

/// Forms for handing over gear, one per piece, because the fact contains all its properties.
fn hand_over(desk: &Desk<'_>, items: &[&Item]) -> Vec<Form> {
    let one = |it: &&Item| {
        let mut fixed = json!({ "item": { "item": *it } });
        if let Some(item) = fixed.pointer_mut("/item/item") {
            item["holder"] = Value::Null;
        }
        let mut form = set(desk, "item-give", fixed, |form| {
            let all = desk.actors();
            let mut options = desk.actor_options(&all);
            options.push(option(Value::Null, desk.say("zs-choice-on-the-floor")));
            form.fields.push(field::one("item.item.holder", desk.say("field-to-whom"), options));
        });
        form.label = desk.text("zs-form-item-give", &[("item", it.text.as_str())]);
        form
    };
    items.iter().map(one).collect()
}

/// A form for removing gear.
fn gone(desk: &Desk<'_>) -> Option<Form> {
    let here = |it: &&Item| it.holder.is_none_or(|it| desk.eyes.sees(it));
    let all: Vec<&Item> = desk.state.items.iter().filter(here).collect();
    if all.is_empty() {
        return None;
    }
    let form = set(desk, "item-gone", json!({ "no_item": {} }), |form| {
        let field = field::one("no_item.item", desk.say("field-what"), options(desk, &all, true));
        form.fields.push(field);
    });
    Some(form)
}
