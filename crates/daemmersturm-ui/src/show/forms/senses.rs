//! Forms for perception and camouflage.

use schwung_daemmersturm::{ActorId, Hints, Skill};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
};
use crate::words;

/// Forms for perception tests, and for acting by guesswork.
//= daemmersturm.perception.test
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let fixed = json!({ "sight": { "search": { "by": by, "terms": {}, "veiled": false } } });
    let mut form = desk.form("scene", "search", "action", "perception.test", fixed);
    form.fields.push(field::one("sight.search.with", desk.label("value"), skills(desk)).optional());
    let toward = field::one("sight.search.toward", desk.label("toward"), desk.directions()).optional();
    form.fields.push(toward);
    terms(desk, &mut form, "sight.search.terms");
    if desk.is_gm {
        let field = desk.many_field("sight.search.field", "field", &desk.others(by)).optional().more();
        form.fields.push(field.ruled("daemmersturm.perception.blocking"));
        let veiled = field::flag("sight.search.veiled", desk.label("veiled-roll"), false).more();
        form.fields.push(veiled.ruled("daemmersturm.perception.secret"));
    }
    let mut forms = vec![form];
    let grounds = desk.ground_options();
    if !grounds.is_empty() {
        let fixed = json!({ "sight": { "guess": { "by": by } } });
        let mut form = desk.form("scene", "guess", "action", "perception.guess", fixed);
        form.fields.push(field::one("sight.guess.at", desk.label("place"), grounds));
        form.fields.push(field::text("sight.guess.text", desk.label("what"), field::WORDS));
        forms.push(form);
    }
    forms
}

fn skills(desk: &Desk<'_>) -> Vec<FieldOption> {
    [Skill::Ranged, Skill::Magic].map(|it| option(value(&it), words::skill(desk.texts, it))).into()
}

/// Adds fields for the circumstances of a test.
//= daemmersturm.perception.mod.more
fn terms(desk: &Desk<'_>, form: &mut Form, at: &str) {
    let hints = [Hints::None, Hints::Some, Hints::Helpful];
    let options = hints.map(|it| option(value(&it), words::hints(desk.texts, it))).into();
    let field = field::one(&format!("{at}.hints"), desk.label("hints"), options).more();
    form.fields.push(field.ruled("daemmersturm.perception.mod.hints"));
    let flags = [
        ("easy", "daemmersturm.perception.mod.easy"),
        ("hard", "daemmersturm.perception.mod.hard"),
        ("very_hard", "daemmersturm.perception.mod.very-hard"),
        ("extreme", "daemmersturm.perception.mod.extreme"),
    ];
    for (name, rule) in flags {
        let label = desk.label(&format!("sight-{}", name.replace('_', "-")));
        form.fields.push(field::flag(&format!("{at}.{name}"), label, false).more().ruled(rule));
    }
    if desk.is_gm {
        let more = field::number(&format!("{at}.more"), desk.label("bonus"), -20, 20).optional().more();
        form.fields.push(more.ruled("daemmersturm.perception.mod.more"));
    }
}

/// Forms of the plot leader: hiding a character, letting it reappear, and revealing the result of a secret test.
pub(super) fn of_gm(desk: &Desk<'_>, who: ActorId) -> Vec<Form> {
    let others = desk.others(who);
    let mut forms = Vec::new();
    if !others.is_empty() {
        let fixed = json!({ "sight": { "hide": { "by": who, "with": [], "terms": {} } } });
        let mut form = desk.form("scene", "hide", "gm", "perception.camouflage-test", fixed);
        form.fields.push(desk.many_field("sight.hide.from", "from-whom", &others));
        form.fields.push(desk.many_field("sight.hide.with", "together", &others).optional().more());
        form.fields.push(desk.actor_field("sight.hide.against", "against", who, &others).optional().more());
        form.fields.push(field::one("sight.hide.value", desk.label("value"), skills(desk)).optional().more());
        terms(desk, &mut form, "sight.hide.terms");
        forms.push(form);
        let fixed = json!({ "sight": { "vanish": { "who": who, "from": [] } } });
        let mut form = desk.form("scene", "vanish", "gm", "perception.lost", fixed);
        form.fields.push(desk.many_field("sight.vanish.from", "from-whom", &others).optional());
        let grounds = desk.ground_options();
        if !grounds.is_empty() {
            form.fields.push(field::one("sight.vanish.at", desk.label("last-place"), grounds).optional());
        }
        forms.push(form);
        let fixed = json!({ "sight": { "reappear": { "who": who } } });
        let mut form = desk.form("scene", "reappear", "gm", "perception.reappear", fixed);
        form.fields.push(desk.actor_field("sight.reappear.to", "to", who, &others));
        form.fields.push(desk.length_field("sight.reappear.distance", "distance", 100));
        forms.push(form);
    }
    let fixed = json!({ "sight": { "release": { "who": who } } });
    let mut form = desk.form("scene", "release", "gm", "perception.secret", fixed);
    form.fields.push(field::text("sight.release.text", desk.label("what"), field::WORDS));
    forms.push(form);
    forms
}
