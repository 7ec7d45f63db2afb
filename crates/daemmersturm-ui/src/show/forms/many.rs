//! Forms by which the plot leader changes many characters at once.

use schwung_daemmersturm::{ActorId, Status};
use schwung_views::wire::Form;
use serde_json::{Value, json};

use super::{
    desk::Desk,
    facts::{LIFE, mark_fields},
    field::{self, Filled as _, option, value},
};
use crate::words;

/// Forms for damage, healing, marks, status and swarms.
//= daemmersturm.gm.authority
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut all: Vec<ActorId> = desk.actors();
    if all.is_empty() {
        return Vec::new();
    }
    // The plot leader's characters come first, incapacitated ones last.
    all.sort_by_key(|&it| (!desk.state.is_up(it), !desk.state.actor(it).seat.is_gm()));
    let many = |key: &str, deed: Value| {
        let fixed = json!({ "many": { "deed": deed, "reason": "" } });
        let mut form = desk.form("scene", key, "group", "gm.authority", fixed);
        form.fields.push(desk.many_field("many.who", "who-all", &all));
        form
    };
    let mut hurt = many("many-hurt", json!({}));
    hurt.fields.push(field::number("many.deed.hurt", desk.label("points"), 0, LIFE).starting(5));
    let mut heal = many("many-heal", json!({}));
    heal.fields.push(field::number("many.deed.heal", desk.label("points"), 0, LIFE).starting(5));
    let mut status = many("many-status", json!({ "set": {} }));
    let statuses = [Status::Incapacitated, Status::Dead, Status::Gone, Status::Up];
    let statuses = statuses.map(|it| option(value(&it), words::condition(desk.texts, it))).into();
    status.fields.push(field::one("many.deed.set.status", desk.label("status"), statuses));
    let mut mark = many("many-mark", json!({}));
    let marks = ["exhausted", "seeking", "moved", "action", "acted", "reflex", "veiled"];
    let both = marks.into_iter().flat_map(|it| [(it, true), (it, false)]);
    let options = both.map(|(it, on)| {
        let key = format!("ds-form-{}-{it}", if on { "mark" } else { "clear" });
        option(json!({ it: on }), desk.say(&key))
    });
    mark.fields.push(field::one("many.deed.set", desk.label("mark"), options.collect()));
    let mut side = many("many-side", json!({ "set": {} }));
    side.fields.push(field::one("many.deed.set.side", desk.label("side"), desk.side_options()));
    let mut marked = many("many-marked", json!({ "set": {} }));
    marked.fields.extend(mark_fields(desk, "many.deed.set.marked"));
    let mut forms = vec![hurt, heal, status, mark, marked, side];
    forms.push(swarm(desk, &all));
    forms
}

/// A form for grouping swarmers.
//= daemmersturm.swarm.swarm
fn swarm(desk: &Desk<'_>, all: &[ActorId]) -> Form {
    let mut form = desk.form("area", "swarm", "group", "swarm.swarm", json!({ "swarm": {} }));
    form.fields.push(desk.many_field("swarm.who", "who-all", all));
    form.fields.push(field::flag("swarm.close", desk.label("close"), true));
    form
}
