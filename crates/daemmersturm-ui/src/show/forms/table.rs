//! Forms of the plot leader for facts about the table, and for discarding lines of the game client.

use schwung_daemmersturm::{Held, Item, ItemId};
use schwung_views::wire::{FieldOption, Form};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, NAME, noted, option, value},
};
use crate::words;

/// All forms about the table.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = Vec::new();
    if desk.state.in_combat() {
        let fixed = json!({ "fact": { "scene": {} }, "reason": "" });
        let mut form = desk.form("set", "set-round", "gm", "turn.round-end", fixed);
        let field = field::number("fact.scene.round", desk.label("round"), 1, 9_999);
        form.fields.push(field.starting(desk.state.round()));
        forms.push(form);
    }
    let fixed = json!({ "fact": { "scene": {} }, "reason": "" });
    let mut form = desk.form("set", "set-charge-range", "gm", "range.charge", fixed);
    let charge = desk.length_field("fact.scene.charge_range", "charge-range", 100);
    form.fields.push(charge.starting(desk.state.charge_range.0));
    forms.push(form);
    forms.extend(items(desk));
    forms.extend(notes(desk));
    forms
}

/// Forms for adding and changing items.
fn items(desk: &Desk<'_>) -> Vec<Form> {
    let fixed = json!({ "fact": { "table": { "new_item": {
        "id": ItemId(0), "user": null, "unloaded": 0, "broken": false, "poison": null, "crew": [],
    } } }, "reason": "" });
    let mut form = desk.form("set", "new-item", "gm", "data.weapon-schema", fixed);
    let at = "fact.table.new_item";
    form.fields.push(field::one(&format!("{at}.kind"), desk.label("item-kind"), kinds(desk)));
    form.fields.push(field::text(&format!("{at}.label"), desk.label("name"), NAME).starting("").optional());
    let holders = desk.actor_options(&desk.actors());
    form.fields.push(field::one(&format!("{at}.holder"), desk.label("holder"), holders).optional());
    form.fields.push(field::one(&format!("{at}.held"), desk.label("held"), held(desk)));
    form.fields.push(field::flag(&format!("{at}.heavy"), desk.say("ds-show-heavy"), false).more());
    if let Some(fixed) = form.fixed.get_mut("fact").and_then(|it| it.pointer_mut("/table/new_item")) {
        fixed["label"] = json!("");
    }
    let mut forms = vec![form];
    if !desk.state.items.is_empty() {
        let all: Vec<FieldOption> = desk.state.items.iter().map(|it| of_item(desk, it)).collect();
        let fixed = |fact: Value| json!({ "fact": { "item": { "fact": fact } }, "reason": "" });
        let item = || field::one("fact.item.item", desk.label("item"), all.clone());
        let mut gone = desk.form("set", "no-item", "gm", "gm.authority", fixed(json!("gone")));
        gone.fields.push(item());
        let mut place = desk.form("set", "set-held", "gm", "weapon.ready", fixed(json!({})));
        place.fields.push(item());
        place.fields.push(field::one("fact.item.fact.held", desk.label("held"), held(desk)));
        let mut holder = desk.form("set", "set-holder", "gm", "item.free-transfer", fixed(json!({})));
        holder.fields.push(item());
        let mut people = vec![option(Value::Null, desk.label("nobody"))];
        people.extend(desk.actor_options(&desk.actors()));
        holder.fields.push(field::one("fact.item.fact.holder", desk.label("holder"), people));
        forms.extend([gone, place, holder]);
    }
    forms
}

fn of_item(desk: &Desk<'_>, it: &Item) -> FieldOption {
    let holder = it.holder.map_or_else(|| desk.label("nobody"), |it| desk.name(it));
    noted(value(&it.id), desk.item_name(it.id), holder)
}

fn held(desk: &Desk<'_>) -> Vec<FieldOption> {
    [Held::Drawn, Held::Ready, Held::Away].map(|it| option(value(&it), words::held(desk.texts, it))).into()
}

/// Options for all library entries that can be items.
fn kinds(desk: &Desk<'_>) -> Vec<FieldOption> {
    let library = &desk.state.frame.library;
    let group = |group: &str, it: FieldOption| FieldOption { group: desk.label(group), ..it };
    let mut all: Vec<FieldOption> = Vec::new();
    for (n, it) in (0u16..).zip(&library.weapons) {
        all.push(group("weapons", option(json!({ "weapon": n }), it.name.as_str())));
    }
    for (n, it) in (0u16..).zip(&library.protections) {
        all.push(group("protections", option(json!({ "protection": n }), it.name.as_str())));
    }
    for (n, it) in (0u16..).zip(&library.substances) {
        all.push(group("substances", option(json!({ "substance": n }), it.name.as_str())));
    }
    all.push(option("other", desk.label("other-item")));
    all
}

/// A form for settling notes.
fn notes(desk: &Desk<'_>) -> Option<Form> {
    let open = desk.state.notes.iter().filter(|it| !it.done);
    let cut = |text: &str| text.chars().take(80).collect::<String>();
    let text = |it| words::note_text(desk.texts, desk.state, it);
    let options: Vec<FieldOption> = open.map(|it| option(value(&it.id), cut(&text(it)))).collect();
    if options.is_empty() {
        return None;
    }
    let fixed = json!({ "fact": { "scene": {} }, "reason": "" });
    let mut form = desk.form("set", "note-done", "gm", "gm.authority", fixed);
    form.fields.push(field::one("fact.scene.note_done", desk.label("note"), options));
    Some(form)
}

/// A form for lines of the game client that the viewer may discard.
//= daemmersturm.dice.paste-matching
pub(super) fn tray(desk: &Desk<'_>) -> Option<Form> {
    if desk.eyes.only_watches() {
        return None;
    }
    let seat = desk.eyes.own_seat();
    let lines = desk.state.tray.lines().iter().filter(|it| desk.is_gm || it.by == seat.0);
    let label = |it: &schwung_daemmersturm::client::Kept| {
        let line = &it.line;
        let (number, low, high) = (line.number.to_string(), line.low.to_string(), line.high.to_string());
        let args = [("name", &*line.name), ("number", &*number), ("low", &*low), ("high", &*high)];
        noted(value(&it.id), desk.text("ds-show-line", &args), words::why(desk.texts, it.why))
    };
    let options: Vec<FieldOption> = lines.map(label).collect();
    if options.is_empty() {
        return None;
    }
    let fixed = json!({ "client": { "discard": { "by": seat.0 } } });
    let mut form = desk.form("scene", "discard", "reaction", "dice.paste-matching", fixed);
    form.fields.push(field::one("client.discard.id", desk.label("line"), options));
    Some(form)
}
