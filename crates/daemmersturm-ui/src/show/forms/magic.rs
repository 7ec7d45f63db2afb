//! Forms for abilities and spells.

use std::cmp::Reverse;

use schwung_daemmersturm::{
    ActorId, Channel, Element, Resource, Spell, SpellId, SpellKind, Status, Targets, When,
};
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
        let spell = words::spell(desk.texts, desk.state, channel.spell);
        form.label = desk.text("ds-form-complete-spell", &[("spell", &spell)]);
        aim(desk, &mut form, by, &targets(desk, by, channel.spell), "complete", true);
        if desk.state.frame.library.spell(channel.spell).is_some_and(aims_at_one) {
            one_target(&mut form, "complete.aim.at");
        }
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

/// Possible targets of a spell: for one that aids, friends and the caster first, those who have lost most life points
/// before others.
fn targets(desk: &Desk<'_>, by: ActorId, spell: SpellId) -> Vec<ActorId> {
    let mut all = desk.others(by);
    let kind = desk.state.frame.library.spell(spell).map(|it| it.kind);
    if let Some(kind @ (SpellKind::Healing | SpellKind::Strengthening)) = kind {
        all.push(by);
        let known = |it: ActorId| if desk.eyes.reads(it) { lost(desk, it) } else { 0 };
        all.sort_by_key(|&it| (!helps(desk, kind, it), desk.state.are_enemies(by, it), Reverse(known(it))));
    }
    all
}

/// Whether a spell of this kind can affect a character: one that is incapacitated is only healed if the table allows it.
//= daemmersturm.lp.incapacitated
fn helps(desk: &Desk<'_>, kind: SpellKind, who: ActorId) -> bool {
    let revives = kind == SpellKind::Healing && desk.state.switches.revive_by_healing;
    desk.state.is_up(who) || (revives && desk.state.actor(who).status == Status::Incapacitated)
}

/// The life points that a character has lost.
fn lost(desk: &Desk<'_>, who: ActorId) -> u16 {
    desk.state.profile(who).life.saturating_sub(desk.state.actor(who).life)
}

/// Whether a spell has a single target, which can be proposed.
fn aims_at_one(spell: &Spell) -> bool {
    spell.targets == Targets::Single && matches!(spell.kind, SpellKind::Attack | SpellKind::Healing)
}

/// Lets a field for any number of targets take a single one, which is a list of one character.
fn one_target(form: &mut Form, name: &str) {
    for field in form.fields.iter_mut().filter(|it| it.name == name) {
        if let FieldKind::Many(options) = &mut field.kind {
            let options = std::mem::take(options).into_iter();
            let alone = |it: FieldOption| FieldOption { value: json!([it.value]), ..it };
            field.kind = FieldKind::One(options.map(alone).collect());
        }
    }
}

/// Fills in the targets named when the spell began, as far as it can still be cast on them.
//= daemmersturm.magic.completion
fn fill_in(desk: &Desk<'_>, form: &mut Form, channel: &Channel) {
    let spell = desk.state.frame.library.spell(channel.spell);
    let reachable =
        channel.aim.at.iter().filter(|&&it| spell.is_some_and(|spell| helps(desk, spell.kind, it)));
    let mut at: Vec<Value> = reachable.map(value).collect();
    if at.is_empty()
        && let Some(spell) = spell
    {
        at.extend(proposed(desk, channel.by, spell).as_ref().map(value));
    }
    let place = channel.aim.place.as_ref().map(value);
    for field in &mut form.fields {
        field.value = match &field.kind {
            FieldKind::Many(options) if field.name == "complete.aim.at" => {
                let at: Vec<Value> = at.iter().filter(|it| offers(options, it)).cloned().collect();
                (!at.is_empty()).then(|| at.into())
            }
            FieldKind::One(options) if field.name == "complete.aim.at" => {
                at.iter().map(|it| json!([it])).find(|it| offers(options, it))
            }
            FieldKind::One(options) if field.name == "complete.aim.place" => {
                place.clone().filter(|it| offers(options, it))
            }
            _ => continue,
        };
    }
}

/// The target proposed for a spell with a single one: an enemy, or the character that has lost most life points.
fn proposed(desk: &Desk<'_>, by: ActorId, spell: &Spell) -> Option<ActorId> {
    if spell.targets != Targets::Single {
        return None;
    }
    match spell.kind {
        SpellKind::Attack => desk.foes(by).into_iter().find(|&it| desk.state.is_up(it)),
        SpellKind::Healing => {
            let friends = desk.friends(by).into_iter().chain([by]).filter(|&it| desk.eyes.reads(it));
            let friends = friends.filter(|&it| lost(desk, it) > 0 && helps(desk, spell.kind, it));
            friends.max_by_key(|&it| lost(desk, it))
        }
        SpellKind::Strengthening | SpellKind::Other => None,
    }
}

fn offers(options: &[FieldOption], value: &Value) -> bool {
    options.iter().any(|it| it.value == *value && it.barred.is_none())
}

/// Forms for casting spells that are listed among the abilities of the profile: those that are channelled first, and those
/// that take effect at once, which need their targets.
//= daemmersturm.magic.announce
//= daemmersturm.magic.instant
fn cast(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let library = &desk.state.frame.library;
    let known = desk.state.profile(by).abilities.iter().filter_map(|it| library.spell_named(&it.name));
    let known = known.filter_map(|id| Some((id, library.spell(id)?)));
    let (at_once, channelled): (Vec<_>, Vec<_>) = known.partition(|it| it.1.channel == 0);
    let form = |key: &str, rule: &str, spells: &[(SpellId, &Spell)]| {
        let fixed = json!({ "cast": { "by": by, "text": "", "aim": {}, "plan": {} } });
        let mut form = desk.form("magic", key, "action", rule, fixed);
        let options = spells.iter().map(|it| spell_option(desk, it.0)).collect();
        form.fields.push(field::one("cast.spell", desk.label("spell"), options));
        let emote = field::text("cast.text", desk.label("emote"), field::WORDS).optional();
        form.fields.push(emote.ruled("daemmersturm.magic.announce"));
        form
    };
    let mut forms = Vec::new();
    if let [(_, spell), ..] = at_once.as_slice() {
        let mut form = form("cast-at-once", "magic.instant", &at_once);
        aim(desk, &mut form, by, &targets(desk, by, at_once[0].0), "cast", true);
        if at_once.iter().all(|it| aims_at_one(it.1)) {
            one_target(&mut form, "cast.aim.at");
        }
        let target = proposed(desk, by, spell);
        let at = form.fields.iter_mut().find(|it| it.name == "cast.aim.at");
        if let (Some(field), Some(target)) = (at, target) {
            field.value = Some(json!([target]));
        }
        forms.push(with_plan(desk, form, by, "cast"));
    }
    if !channelled.is_empty() {
        let mut form = form("cast", "magic.announce", &channelled);
        aim(desk, &mut form, by, &desk.others(by), "cast", false);
        forms.push(with_plan(desk, form, by, "cast"));
    }
    forms
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
