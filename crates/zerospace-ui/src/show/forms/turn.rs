//! Forms for the turn and for free actions.

use schwung_views::wire::Form;
use schwung_zerospace::ActorId;
use serde_json::json;

use super::desk::Desk;

/// Forms for quick and free actions, and for ending and deferring the turn.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let worded = |verb: &str, group: &str, rule: &str| {
        let mut form = desk.form(verb, verb, group, rule, json!({ "by": by.0, "text": "" }));
        form.fields.push(desk.words_field("text", "field-what"));
        form
    };
    let mut forms = vec![
        worded("quick", "action", "zerospace.action.quick"),
        worded("free", "reaction", "zerospace.action.free"),
        worded("play", "reaction", "zerospace.action.role-play"),
    ];
    if !desk.state.in_conflict() {
        return forms;
    }
    let plain = |verb: &str, key: &str, group: &str, rule: &str| {
        desk.form(verb, key, group, rule, json!({ "by": by.0 }))
    };
    if desk.state.actor(by).stored.is_some() {
        forms.push(plain("take_deferred", "take-deferred", "reaction", "zerospace.delay.interrupt"));
    }
    forms.push(plain("defer", "defer", "action", "zerospace.delay.declare"));
    forms.push(plain("end_turn", "end-turn", "action", "zerospace.round.one-turn-each"));
    forms
}
