//! Forms for facts about a character that the plot leader sets by hand.

use schwung_daemmersturm::{Actor, ActorId, Ailments, EffectId, LONGEST_MARK, Mount, Status};
use schwung_views::wire::{Field, FieldOption, Form};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
    turn::facings,
};
use crate::words;

/// Maximum life points.
pub(super) const LIFE: i32 = 9_999;

/// A form for a fact about a character. `fill` adds its fields under `fact.actor.fact`.
fn set(desk: &Desk<'_>, who: ActorId, key: &str, fill: impl FnOnce(&mut Form, &str)) -> Form {
    let fixed = json!({ "fact": { "actor": { "who": who, "fact": {} } }, "reason": "" });
    let mut form = desk.form("set", key, "gm", "gm.authority", fixed);
    fill(&mut form, "fact.actor.fact");
    form.fields.push(field::text("reason", desk.label("reason"), field::WORDS).optional().more());
    form
}

/// Sets the current value as the default of a field.
fn now(field: Field, value: Value) -> Field {
    let there = match &field.kind {
        schwung_views::wire::FieldKind::One(options) => options.iter().any(|it| it.value == value),
        _ => true,
    };
    if there { field.starting(value) } else { field }
}

/// All forms for facts about a character: numbers, one-tap toggles and others.
pub(super) fn of_one(desk: &Desk<'_>, who: ActorId) -> Vec<Form> {
    let it = desk.state.actor(who);
    let mut forms = numbers(desk, who, it);
    forms.extend(taps(desk, who, it));
    forms.extend(choices(desk, who, it));
    forms.extend(marks(desk, who));
    forms.extend(between(desk, who));
    forms
}

fn numbers(desk: &Desk<'_>, who: ActorId, it: &Actor) -> Vec<Form> {
    let all = [
        ("life", i32::from(it.life), LIFE),
        ("start_life", i32::from(it.start_life), LIFE),
        ("action_points", i32::from(it.action_points), 99),
        ("focus_points", i32::from(it.focus_points), 99),
        ("magic_points", i32::from(it.magic_points), 99),
        ("potions", i32::from(it.potions), 99),
    ];
    let form = |(fact, now, most): (&str, i32, i32)| {
        let key = fact.replace('_', "-");
        set(desk, who, &format!("set-{key}"), |form, at| {
            let field = field::number(&format!("{at}.{fact}"), desk.label(&key), 0, most);
            form.fields.push(field.starting(now));
        })
    };
    all.into_iter().map(form).collect()
}

/// Toggles, which set the opposite of the current state with one tap.
fn taps(desk: &Desk<'_>, who: ActorId, it: &Actor) -> Vec<Form> {
    let mut all = vec![
        ("exhausted", it.exhausted),
        ("seeking", it.seeking),
        ("mana_empty", it.mana_empty),
        ("veiled", it.veiled),
    ];
    if desk.state.in_combat() {
        let (turn, round) = (&it.turn, &it.round);
        all.extend([
            ("moved", turn.moved),
            ("action", turn.action),
            ("charged", turn.charged),
            ("reflex", round.reflex),
            ("transfer", round.transfer),
            ("acted", round.acted),
        ]);
    }
    let form = |(fact, on): (&str, bool)| {
        let key = fact.replace('_', "-");
        let key = format!("{}-{key}", if on { "clear" } else { "mark" });
        set(desk, who, &key, |form, _| {
            form.fixed = field::parts(json!({
                "fact": { "actor": { "who": who, "fact": { fact: !on } } }, "reason": "",
            }));
        })
    };
    all.into_iter().map(form).collect()
}

fn choices(desk: &Desk<'_>, who: ActorId, it: &Actor) -> Vec<Form> {
    let texts = desk.texts;
    let statuses = [Status::Up, Status::Incapacitated, Status::Dead, Status::Gone];
    let statuses = statuses.map(|it| option(value(&it), words::condition(texts, it))).into();
    let mounts = [Mount::Foot, Mount::Mounted, Mount::Vehicle, Mount::Giant];
    let mounts = mounts.map(|it| option(value(&it), words::mount(texts, it))).into();
    let mut turned = vec![option("unset", desk.label("facing-unset"))];
    turned.extend(facings(desk, who));
    let normal = vec![
        option(Value::Null, desk.label("normal-ask")),
        option(true, desk.say("answer-yes")),
        option(false, desk.say("answer-no")),
    ];
    let all: [(&str, &str, Vec<FieldOption>, Value); 6] = [
        ("status", "set-status", statuses, value(&it.status)),
        ("mount", "set-mount", mounts, value(&it.mount)),
        ("facing", "set-facing", turned, value(&it.facing)),
        ("side", "set-side", desk.side_options(), value(&it.side)),
        ("seat", "set-seat", desk.seat_options(), value(&it.seat)),
        ("normal", "set-normal", normal, value(&it.normal)),
    ];
    let form = |(fact, key, options, was): (&str, &str, Vec<FieldOption>, Value)| {
        set(desk, who, key, |form, at| {
            form.fields.push(now(field::one(&format!("{at}.{fact}"), desk.label(fact), options), was));
        })
    };
    let mut forms: Vec<Form> = all.into_iter().map(form).collect();
    forms.push(ailments(desk, who, it.ailments));
    forms
}

/// Free marks: a form to add one, and a tap to remove each.
fn marks(desk: &Desk<'_>, who: ActorId) -> Vec<Form> {
    let mut forms = vec![set(desk, who, "set-marked", |form, at| {
        form.fields.extend(mark_fields(desk, &format!("{at}.marked")));
    })];
    forms.extend(desk.state.marks_of(who).map(|it| {
        let mut form = set(desk, who, "unmark", |form, _| {
            let fact = json!({ "unmarked": { "text": it.text, "secret": it.secret } });
            let fact = json!({ "actor": { "who": who, "fact": fact } });
            form.fixed = field::parts(json!({ "fact": fact, "reason": "" }));
        });
        form.label = desk.text("ds-form-unmark", &[("what", it.text.as_str())]);
        form
    }));
    forms
}

/// Fields for the text and the secrecy of a mark.
pub(super) fn mark_fields(desk: &Desk<'_>, at: &str) -> [Field; 2] {
    let most = u32::try_from(LONGEST_MARK).unwrap_or(u32::MAX);
    [
        field::text(&format!("{at}.text"), desk.label("mark-words"), most),
        field::flag(&format!("{at}.secret"), desk.label("secret"), false),
    ]
}

//= daemmersturm.potion.side-effect-test
fn ailments(desk: &Desk<'_>, who: ActorId, it: Ailments) -> Form {
    set(desk, who, "set-ailments", |form, at| {
        let all = [("nausea", it.nausea), ("cramps", it.cramps), ("faint", it.faint)];
        for (name, now) in all {
            let field = field::number(&format!("{at}.ailments.{name}"), desk.label(name), 0, 20);
            form.fields.push(field.starting(now));
        }
        form.fixed = field::parts(json!({
            "fact": { "actor": { "who": who, "fact": { "ailments": { "fresh": it.fresh } } } }, "reason": "",
        }));
    })
}

/// Forms for the relation to other characters and for cover.
fn between(desk: &Desk<'_>, who: ActorId) -> Vec<Form> {
    let others = desk.others(who);
    if others.is_empty() {
        return Vec::new();
    }
    let scene = |key: &str, rule: &str, fact: Value, fill: &dyn Fn(&mut Form)| {
        let fixed = json!({ "fact": { "scene": fact }, "reason": "" });
        let mut form = desk.form("set", key, "gm", rule, fixed);
        fill(&mut form);
        form
    };
    let targets = || desk.target_options(who, &others);
    let mut forms = vec![
        scene("set-engaged", "range.melee", json!({ "engaged": { "by": who } }), &|form| {
            form.fields.push(field::one("fact.scene.engaged.on", desk.label("with-whom"), targets()));
            form.fields.push(field::flag("fact.scene.engaged.is", desk.label("is"), true));
            form.fields.push(desk.direction_field("fact.scene.engaged.at", "at"));
        }),
        scene("set-distance", "range.plot-leader", json!({ "distance": { "a": who } }), &|form| {
            form.fields.push(field::one("fact.scene.distance.b", desk.label("from"), targets()));
            form.fields.push(desk.length_field("fact.scene.distance.length", "distance", 1_000).optional());
        }),
        scene("set-cover", "cover.marking", json!({ "cover": { "id": EffectId(0), "of": who } }), &|form| {
            form.fields.push(field::number("fact.scene.cover.need", desk.label("need"), 1, 20).starting(12));
            let mut sides = vec![option("all", desk.label("from-all"))];
            sides.extend(
                desk.directions()
                    .into_iter()
                    .map(|it| FieldOption { value: json!({ "from": it.value }), ..it }),
            );
            sides.extend(
                targets().into_iter().map(|it| FieldOption { value: json!({ "against": it.value }), ..it }),
            );
            form.fields.push(field::one("fact.scene.cover.side", desk.label("cover-side"), sides));
            form.fields.push(field::flag("fact.scene.cover.full", desk.label("full"), false));
        }),
    ];
    for cover in desk.state.covers.iter().filter(|it| it.of == who) {
        let mut form = scene("no-cover", "cover.marking", json!({ "no_cover": cover.id }), &|_| {});
        form.hint = words::cover(desk.texts, desk.state, cover, desk.eyes.viewer);
        forms.push(form);
    }
    for wound in desk.state.effects.iter().filter(|it| it.on == who) {
        let mut form = scene("no-wound", "dot.tick", json!({ "no_wound": wound.id }), &|_| {});
        form.hint = words::wound(desk.texts, desk.state, wound);
        forms.push(form);
    }
    forms
}
