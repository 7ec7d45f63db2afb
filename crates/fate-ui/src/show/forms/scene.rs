//! Conflicts, scenes, sessions and rest: commands of the game master that concern everybody.

use schwung_fate::{
    ActorId, BeginConflict, Command, ConflictKind, EndScene, Initiative, Long, Rest, Wording,
};
use schwung_views::wire::{Field, FieldOption, Form};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, WORDS, option, value},
};
use crate::words::kind_name;

/// Forms for the whole table.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = vec![begin_conflict(desk), end_conflict(desk), draw(desk), end_scene(desk)];
    forms.push(begin_session(desk));
    let actors = desk.actors();
    if let Some(&first) = actors.first() {
        forms.push(rest(desk, first, Some(&actors)));
        forms.push(refresh(desk, first, Some(&actors)));
    }
    forms
}

fn begin_conflict(desk: &Desk<'_>) -> Form {
    let fixed = json!({ "skill": null, "first": null, "stake": "" });
    let mut form = desk.form("begin_conflict", "begin-conflict", "scene", "sotc.conflict.procedure", fixed);
    let kinds = ConflictKind::ALL.map(|it| option(it.word(), kind_name(desk.texts, it)));
    form.fields.push(field::one("kind", desk.say("field-kind"), kinds.into()));
    form.fields.push(field::text("stake", desk.say("field-stake"), WORDS).optional());
    let skills = desk.skill_options(&desk.skills());
    form.fields.push(field::one("skill", desk.say("field-order-skill"), skills).optional().more());
    if desk.state.switches().initiative == Initiative::Rotating {
        form.fields.push(field::one("first", desk.say("field-first"), desk.seat_options()).optional().more());
    }
    let (kind, stake) = (ConflictKind::Physical, Wording::NONE);
    desk.checked(form, &Command::BeginConflict(BeginConflict { kind, skill: None, first: None, stake }))
}

fn end_conflict(desk: &Desk<'_>) -> Form {
    let form = desk.form("end_conflict", "end-conflict", "scene", "sotc.conflict.end", json!({}));
    desk.checked(form, &Command::EndConflict)
}

/// Making a conflict long, or tiring.
fn draw(desk: &Desk<'_>) -> Form {
    let now = desk.state.conflict.map(|it| it.long).unwrap_or_default();
    let mut form =
        desk.form("draw", "draw", "scene", "sotc.long.pacing", json!({ "by": null, "long": value(&now) }));
    let roles = desk.state.frame.roles;
    for (name, skill, is_set) in [
        ("long.endurance", roles.endurance, now.endurance),
        ("long.alertness", roles.alertness, now.alertness),
        ("long.resolve", roles.resolve, now.resolve),
    ] {
        form.fields.push(field::flag(name, desk.skill(skill), is_set));
    }
    desk.checked(form, &Command::Draw { by: None, long: Long::default() })
}

fn end_scene(desk: &Desk<'_>) -> Form {
    let fixed = json!({ "keep_stress": [], "pause": true });
    let mut form = desk.form("end_scene", "end-scene", "scene", "sotc.stress.clear", fixed);
    form.fields.push(field::flag("pause", desk.say("field-pause"), true));
    let everybody = desk.actor_options(&desk.actors());
    form.fields.push(field::many("keep_stress", desk.say("field-keep-stress"), everybody).optional().more());
    desk.checked(form, &Command::EndScene(EndScene { keep_stress: Vec::new(), pause: true }))
}

fn begin_session(desk: &Desk<'_>) -> Form {
    let mut form =
        desk.form("begin_session", "begin-session", "scene", "sotc.recovery.back-to-back", json!({}));
    form.fields.push(field::flag("back_to_back", desk.say("field-back-to-back"), false));
    let refresh = desk.state.switches().refresh_with_session;
    form.fields.push(field::flag("refresh", desk.say("field-refresh-all"), refresh));
    desk.checked(form, &Command::BeginSession { back_to_back: false, refresh: None })
}

/// Rest for `who`, or for one of `several`.
pub(super) fn rest(desk: &Desk<'_>, who: ActorId, several: Option<&[ActorId]>) -> Form {
    let mut form = desk.form("rest", "rest", "scene", "sotc.recovery.by-severity", json!({ "who": who }));
    form.fields.extend(several.map(|it| who_field(desk, it)));
    let rests =
        [Rest::Breather, Rest::Hours(3), Rest::Hours(6), Rest::Hours(12), Rest::Days(1), Rest::Days(7)];
    let options: Vec<FieldOption> = rests.map(|it| option(value(&it), rest_name(desk, it))).into();
    form.fields.push(field::one("rest", desk.say("field-rest"), options));
    desk.checked(form, &Command::Rest { who, rest: Rest::Breather })
}

fn rest_name(desk: &Desk<'_>, rest: Rest) -> String {
    match rest {
        Rest::Breather => desk.say("form-rest-breather"),
        Rest::Hours(n) => desk.text("form-rest-hours", &[("n", &n.to_string())]),
        Rest::Days(n) => desk.text("form-rest-days", &[("n", &n.to_string())]),
    }
}

/// Refresh of the fate points of `who`, or of one of `several`.
pub(super) fn refresh(desk: &Desk<'_>, who: ActorId, several: Option<&[ActorId]>) -> Form {
    let mut form =
        desk.form("refresh", "refresh", "scene", "malmsturm.refresh.amount", json!({ "who": who }));
    form.fields.extend(several.map(|it| who_field(desk, it)));
    desk.checked(form, &Command::Refresh { who })
}

fn who_field(desk: &Desk<'_>, actors: &[ActorId]) -> Field {
    field::one("who", desk.say("field-who"), desk.actor_options(actors))
}
