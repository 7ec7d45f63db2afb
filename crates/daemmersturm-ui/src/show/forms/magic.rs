//! Forms for abilities and spells.

use schwung_daemmersturm::{ActorId, Channel, Element, Resource, SpellId, SpellKind, When};
use schwung_views::wire::{FieldKind, FieldOption, Form};
use serde_json::{Value, json};

use super::{
    area::aim,
    attack::abilities,
    desk::Desk,
    field::{self, Filled as _, NAME, noted, option, value},
    plan::with_plan,
};
use crate::words;

/// Forms for abilities and spells of a character.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let mut forms = Vec::new();
    let channel = desk.state.channels.iter().find(|it| it.by == by);
    if let Some(channel) = channel {
        let fixed = json!({ "complete": { "by": by, "aim": {}, "plan": {} } });
        let mut form = desk.form("magic", "complete", "action", "magic.completion", fixed);
        form.hint = words::spell(desk.texts, desk.state, channel.spell);
        aim(desk, &mut form, by, &desk.others(by), "complete");
        fill_in(desk, &mut form, channel);
        forms.push(with_plan(desk, form, by, "complete"));
        let fixed = json!({ "break_off": { "by": by } });
        forms.push(desk.form("magic", "break-off", "action", "magic.abort", fixed));
    }
    forms.extend(cast(desk, by));
    forms.extend(using(desk, by));
    forms.extend(invoke(desk, by));
    if desk.state.actor(by).resource == Some(Resource::Elements) {
        let mut form = desk.form(
            "magic",
            "element",
            "action",
            "element.choice",
            json!({ "call_element": { "by": by } }),
        );
        let elements = [Element::Fire, Element::Water, Element::Earth, Element::Air];
        let options = elements.map(|it| option(value(&it), words::element(desk.texts, it))).into();
        form.fields.push(field::one("call_element.element", desk.label("element"), options));
        forms.push(form);
    }
    forms
}

/// Fills in the targets named when the spell began, as far as it can still be cast on them.
//= daemmersturm.magic.completion
fn fill_in(desk: &Desk<'_>, form: &mut Form, channel: &Channel) {
    let spell = desk.state.frame.library.spell(channel.spell);
    let heals = spell.is_some_and(|it| it.kind == SpellKind::Healing);
    let reachable = channel.aim.at.iter().filter(|&&it| heals || desk.state.is_up(it));
    let at: Vec<Value> = reachable.map(value).collect();
    let place = channel.aim.place.as_ref().map(value);
    for field in &mut form.fields {
        field.value = match &field.kind {
            FieldKind::Many(options) if field.name == "complete.aim.at" => {
                let at: Vec<Value> = at.iter().filter(|it| offers(options, it)).cloned().collect();
                (!at.is_empty()).then(|| at.into())
            }
            FieldKind::One(options) if field.name == "complete.aim.place" => {
                place.clone().filter(|it| offers(options, it))
            }
            _ => continue,
        };
    }
}

fn offers(options: &[FieldOption], value: &Value) -> bool {
    options.iter().any(|it| it.value == *value && it.barred.is_none())
}

/// A form for casting spells that are listed among the abilities of the profile.
//= daemmersturm.magic.announce
fn cast(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let library = &desk.state.frame.library;
    let known = desk.state.profile(by).abilities.iter().filter_map(|it| library.spell_named(&it.name));
    let options: Vec<FieldOption> = known.map(|it| spell_option(desk, it)).collect();
    if options.is_empty() {
        return None;
    }
    let fixed = json!({ "cast": { "by": by, "text": "", "aim": {}, "plan": {} } });
    let mut form = desk.form("magic", "cast", "action", "magic.announce", fixed);
    form.fields.push(field::one("cast.spell", desk.label("spell"), options));
    form.fields.push(desk.words_field("cast.text"));
    aim(desk, &mut form, by, &desk.others(by), "cast");
    Some(with_plan(desk, form, by, "cast"))
}

fn spell_option(desk: &Desk<'_>, id: SpellId) -> FieldOption {
    let mut notes = Vec::new();
    if let Some(it) = desk.state.frame.library.spell(id) {
        notes.push(words::spell_kind(desk.texts, it.kind));
        notes.push(desk.eyes.count("ds-show-k", it.channel));
        notes.extend(it.w.map(|it| desk.eyes.count("ds-show-w", it)));
        notes.extend(it.damage.map(|it| desk.text("ds-show-damage", &[("amount", &words::amount(it))])));
        notes.extend(it.healing.map(|it| desk.text("ds-show-healing", &[("amount", &words::amount(it))])));
        if it.cost > 0 {
            notes.push(desk.eyes.count("ds-show-points", it.cost));
        }
    }
    noted(value(&id), words::spell(desk.texts, desk.state, id), notes.join(" · "))
}

/// A form for abilities that can be used on their own, those of the character's own turn first.
//= daemmersturm.ap.abilities
fn using(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let fits = |when: When| {
        matches!(when, When::Action | When::Free | When::TurnStart | When::TurnEnd | When::Movement)
    };
    let options = abilities(desk, by, |it| fits(it.when));
    if options.is_empty() {
        return None;
    }
    let mut form = desk.form("magic", "use", "action", "ap.abilities", json!({ "use": { "by": by } }));
    form.fields.push(field::one("use.ability", desk.label("ability"), options));
    let mut all = desk.others(by);
    all.push(by);
    form.fields.push(desk.actor_field("use.on", "whom", by, &all).optional());
    Some(form)
}

/// A form for abilities that the library does not define. They become notes to the plot leader.
//= daemmersturm.profile.abilities
fn invoke(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let library = &desk.state.frame.library;
    let open = desk.state.profile(by).abilities.iter().filter(|it| {
        it.entry.is_none() && library.spell_named(&it.name).is_none() && it.name.len() <= NAME as usize * 4
    });
    let options: Vec<FieldOption> = open.map(|it| option(it.name.as_str(), it.name.as_str())).collect();
    if options.is_empty() {
        return None;
    }
    let mut form =
        desk.form("magic", "invoke", "action", "profile.abilities", json!({ "invoke": { "by": by } }));
    form.fields.push(field::one("invoke.name", desk.label("ability"), options));
    Some(form)
}
