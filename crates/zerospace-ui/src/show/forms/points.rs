//! Forms for spending and awarding action points.

use schwung_views::wire::{Field, FieldOption, Form};
use schwung_zerospace::{ActorId, Attribute};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, option},
};

/// The forms for spending a point of an actor's player.
//= zerospace.ap.use.general
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    // The game master has no points.
    if desk.state.actor(by).seat.is_gm() { Vec::new() } else { uses(desk, by) }
}

fn needed(desk: &Desk<'_>, name: &str) -> Field {
    field::text(name, desk.say("field-what"), field::WORDS)
}

fn uses(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let form = |key: &str, rule: &str, on: Value| {
        desk.form("spend", key, "fate", rule, json!({ "who": by, "on": on }))
    };
    let plain = |word: &str, key: &str, rule: &str| form(key, rule, Value::from(word));
    vec![
        plain("rally", "rally", "zerospace.ap.use.rally"),
        plain("break_free", "break-free", "zerospace.ap.use.break-free"),
        boost(desk, by, form("boost", "zerospace.ap.use.boost", json!({ "boost": { "lasting": false } }))),
        plain("inspiration", "inspiration", "zerospace.ap.use.inspiration"),
        stunt(desk, by, form("stunt", "zerospace.ap.use.stunt", json!({ "stunt": { "scene": false } }))),
        retcon(
            desk,
            form("retcon", "zerospace.ap.use.retcon", json!({ "retcon": { "gear": false, "skill": null } })),
        ),
        other(desk, form("other-use", "zerospace.ap.use.general", json!({ "other": {} }))),
    ]
}

fn boost(desk: &Desk<'_>, by: ActorId, mut form: Form) -> Form {
    let mut options: Vec<FieldOption> = desk.attributes_of(Some(by), &Attribute::ALL);
    options.push(option(Value::Null, desk.say("zs-endurance")));
    form.fields.push(field::one("on.boost.attribute", desk.say("zs-field-attribute"), options));
    form.fields.push(field::flag("on.boost.lasting", desk.say("zs-field-lasting"), false));
    form
}

fn stunt(desk: &Desk<'_>, by: ActorId, mut form: Form) -> Form {
    let skills = desk.skill_options(Some(by));
    form.fields.push(field::one("on.stunt.skill", desk.say("field-skill"), skills));
    form.fields.push(needed(desk, "on.stunt.text"));
    form.fields.push(field::flag("on.stunt.scene", desk.say("zs-field-scene-long"), false));
    form
}

fn retcon(desk: &Desk<'_>, mut form: Form) -> Form {
    form.fields.push(needed(desk, "on.retcon.text"));
    form.fields.push(field::flag("on.retcon.gear", desk.say("zs-field-retcon-gear"), false));
    let skills = desk.skill_options(None);
    let skill = field::one("on.retcon.skill", desk.say("zs-field-retcon-skill"), skills);
    form.fields.push(skill.optional().more());
    form
}

fn other(desk: &Desk<'_>, mut form: Form) -> Form {
    form.fields.push(needed(desk, "on.other.text"));
    form
}

/// The game master's forms for points.
//= zerospace.ap.earn
//= zerospace.ap.earn-all
//= zerospace.ap.earn-overruled-roll
pub(super) fn of_table(desk: &Desk<'_>) -> Vec<Form> {
    let seats = desk.seat_options(false);
    let reasons = ["idea", "complication", "setback", "morals"];
    let reasons: Vec<FieldOption> =
        reasons.into_iter().map(|it| option(it, desk.say(&format!("zs-reason-{it}")))).collect();
    let reason = || field::one("reason", desk.say("zs-field-reason"), reasons.clone());
    let mut all = desk.form("award_all", "award-all", "fate", "zerospace.ap.earn-all", json!({}));
    all.fields.push(reason());
    if seats.is_empty() {
        return vec![all];
    }
    let seat = || field::one("seat", desk.say("field-to-whom"), seats.clone());
    let mut award = desk.form("award", "award", "fate", "zerospace.ap.earn", json!({}));
    award.fields.extend([seat(), reason()]);
    let fixed = json!({ "text": "", "correction": false });
    let rule = "zerospace.ap.earn-overruled-roll";
    let mut overrule = desk.form("overrule", "overrule", "fate", rule, fixed);
    let whose = field::one("seat", desk.say("zs-field-whose-roll"), desk.seat_options(true));
    let correction = field::flag("correction", desk.say("zs-field-correction"), false);
    overrule.fields.extend([whose, desk.words_field("text", "zs-field-why"), correction]);
    let fixed = json!({ "text": "", "genuine": true, "to": null });
    let mut tell = desk.form("tell", "tell", "scene", "zerospace.fail.false-lead", fixed);
    let to = field::one("to", desk.say("field-to-whom"), desk.seat_options(false)).optional();
    let text = field::text("text", desk.say("field-what"), field::WORDS);
    let genuine = field::flag("genuine", desk.say("zs-field-genuine"), true);
    tell.fields.extend([text, to, genuine]);
    vec![award, all, overrule, tell]
}
