//! Forms for attacks with weapons and for belated protection.

use schwung_daemmersturm::{
    Ability, AbilityId, ActorId, Held, Item, ItemKind, ProtectionKind, Shelter, Weapon, When,
};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, NAME, noted, option, value},
    plan::with_plan,
};
use crate::words;

/// Forms for attacks on other characters.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let others = desk.others(by);
    let mut forms = Vec::new();
    if !others.is_empty() {
        forms.extend(strike(desk, by, &others));
        forms.push(unknown(desk, by, &others));
    }
    forms.extend(belated(desk, by));
    forms
}

/// The library entry of an item that is a weapon.
pub(super) fn weapon<'d>(desk: &'d Desk<'_>, it: &Item) -> Option<&'d Weapon> {
    match it.kind {
        ItemKind::Weapon(id) => desk.state.frame.library.weapon(id),
        _ => None,
    }
}

fn strike(desk: &Desk<'_>, by: ActorId, others: &[ActorId]) -> Option<Form> {
    let fits = |it: &Item| weapon(desk, it).is_some_and(|it| !it.explodes());
    let mut own: Vec<&Item> =
        desk.state.items.iter().filter(|it| it.holder == Some(by) && fits(it)).collect();
    if own.is_empty() {
        return None;
    }
    own.sort_by_key(|it| it.held != Held::Drawn);
    let fixed = json!({ "strike": { "by": by, "abilities": [], "plan": {} } });
    let mut form = desk.form("attack", "strike", "action", "melee.attack", fixed);
    form.fields.push(desk.actor_field("strike.on", "target", by, others));
    let with = |it: &&Item| {
        let plain = desk.item_option(it);
        FieldOption { value: json!({ "item": it.id }), ..plain }
    };
    form.fields.push(field::one("strike.with", desk.label("with"), own.iter().map(with).collect()));
    if own.len() > 1 {
        let second = own.iter().map(|it| desk.item_option(it)).collect();
        let second = field::one("strike.second", desk.label("second"), second).optional();
        let second = second.ruled("daemmersturm.dual.penalty-scope");
        // Both must be drawn.
        let drawn = own.iter().filter(|it| it.held == Held::Drawn).count();
        form.fields.push(if drawn > 1 { second } else { second.more() });
    }
    let mut announced = abilities(desk, by, |it| it.when == When::BeforeAttack);
    for option in &mut announced {
        let why = serde_json::from_value(option.value.clone())
            .ok()
            .and_then(|id| desk.state.ability_bar(by, id, others));
        option.barred = why.map(|it| desk.barred(&it));
    }
    if !announced.is_empty() {
        let announced = field::many("strike.abilities", desk.label("abilities"), announced).optional();
        form.fields.push(announced.ruled("daemmersturm.ap.abilities"));
    }
    Some(with_plan(desk, form, by, "strike"))
}

/// Suitable abilities of a profile that the library defines, with their costs.
pub(super) fn abilities(desk: &Desk<'_>, by: ActorId, fits: impl Fn(&Ability) -> bool) -> Vec<FieldOption> {
    let known = desk.state.profile(by).abilities.iter().filter_map(|it| it.entry);
    let known = known.filter_map(|id| Some((id, desk.state.frame.library.ability(id)?)));
    known.filter(|it| fits(it.1)).map(|(id, it)| ability_option(desk, id, it)).collect()
}

fn ability_option(desk: &Desk<'_>, id: AbilityId, it: &Ability) -> FieldOption {
    let mut notes = Vec::new();
    if let Some(pool) = it.pool.filter(|_| it.cost > 0) {
        notes.push(words::points(desk.texts, pool, it.cost));
    }
    notes.extend(it.effects.iter().map(|it| words::effect(desk.texts, desk.state, it)));
    noted(value(&id), words::ability(desk.texts, desk.state, id), notes.join(" · "))
}

/// An attack with a weapon that is not in the library.
//= daemmersturm.melee.damage-tables
fn unknown(desk: &Desk<'_>, by: ActorId, others: &[ActorId]) -> Form {
    let fixed = json!({ "strike": {
        "by": by, "abilities": [], "plan": {}, "with": { "unknown": { "ranged": false } },
    } });
    let mut form = desk.form("attack", "strike-unknown", "action", "melee.damage-tables", fixed);
    form.fields.push(desk.actor_field("strike.on", "target", by, others));
    form.fields.push(field::text("strike.with.unknown.name", desk.label("weapon-name"), NAME));
    form.fields.push(field::flag("strike.with.unknown.ranged", desk.label("ranged"), false));
    with_plan(desk, form, by, "strike")
}

/// A belated protection roll.
//= daemmersturm.protect.belated
fn belated(desk: &Desk<'_>, who: ActorId) -> Option<Form> {
    desk.state.latest_hit(who)?;
    let mut form =
        desk.form("attack", "belated", "reaction", "protect.belated", json!({ "belated": { "who": who } }));
    let mut all = vec![Shelter::Seek, Shelter::Cover, Shelter::Shield, Shelter::Armour];
    let worn = desk.state.profile(who).protections.iter();
    let library = &desk.state.frame.library;
    let other =
        worn.filter(|&&it| library.protection(it).is_some_and(|it| it.kind != ProtectionKind::Armour));
    all.extend(other.map(|it| Shelter::Other(*it)));
    let options =
        all.iter().map(|it| option(value(it), words::shelter(desk.texts, desk.state, *it))).collect();
    form.fields.push(field::one("belated.with", desk.label("protects"), options));
    Some(form)
}
