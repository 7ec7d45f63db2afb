//! All facts about one actor, which the game master can set.

use schwung_fate::{Actor, ActorId, ActorKind, Out, Track, track_length};
use schwung_views::wire::{Field, FieldOption, Form};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
};
use crate::words::track_name;

/// Maximum number of companions for which all combinations are listed.
const COMPANIONS: usize = 3;

/// A form with all facts of an actor. Unchanged values are sent along.
pub(super) fn form(desk: &Desk<'_>, id: ActorId) -> Form {
    let actor = desk.state.actor(id);
    let mut facts = value(actor);
    // Leaving these fields empty clears the value.
    for name in ["disarmed", "grit"] {
        facts[name] = Value::Null;
    }
    let fixed = json!({ "actor": [id, facts] });
    let rule = "sotc.scene.start-zone";
    let name = desk.name(id);
    let mut form = desk.form_about("set", "set-actor", "gm", rule, fixed, &[("actor", &name)]);
    form.fields.extend(standing(desk, id, actor));
    form.fields.extend(place(desk, actor));
    form.fields.extend(marks(desk, actor));
    form.fields.extend(rest(desk, id, actor));
    form
}

fn path(name: &str) -> String {
    format!("actor.1.{name}")
}

/// Fate points, stress boxes, and number of members.
fn standing(desk: &Desk<'_>, id: ActorId, actor: &Actor) -> Vec<Field> {
    let mut fields = vec![number(desk, "fate", "field-fate", 0, 99, actor.fate.into())];
    if actor.kind == ActorKind::Named {
        for track in [Track::Health, Track::Composure] {
            let boxes: Vec<FieldOption> =
                (1..=track_length(desk.state, id, track)).map(|n| option(n, n.to_string())).collect();
            let marked = value(&actor.stress[track as usize]);
            let name = path(&format!("stress.{}", track as usize));
            fields.push(field::many(&name, track_name(desk.texts, track), boxes).starting(marked));
        }
    } else {
        fields.push(number(desk, "members", "field-members", 0, 500, actor.members.into()));
        let most = desk.state.boxes_each(id).into();
        fields.push(number(desk, "wounds", "field-wounds", 0, most, actor.wounds.into()).more());
    }
    fields
}

/// Its zone, side and seat.
fn place(desk: &Desk<'_>, actor: &Actor) -> Vec<Field> {
    let zones = desk.zone_options(&desk.zones());
    vec![
        field::one(&path("zone"), desk.say("field-zone"), zones).starting(value(&actor.zone)),
        field::one(&path("out"), desk.say("field-out"), outs(desk, actor)).starting(value(&actor.out)),
        field::flag(&path("hidden"), desk.say("field-hidden"), actor.hidden),
        field::one(&path("side"), desk.say("field-side"), desk.side_options())
            .starting(value(&actor.side))
            .more(),
        field::one(&path("seat"), desk.say("field-seat"), desk.seat_options()).starting(actor.seat.0).more(),
    ]
}

/// The possible values of being in or out of the conflict.
fn outs(desk: &Desk<'_>, actor: &Actor) -> Vec<FieldOption> {
    let taken_out = match actor.out {
        Some(out @ Out::TakenOut(_)) => out,
        _ => Out::TakenOut(None),
    };
    vec![
        option(Value::Null, desk.say("form-out-in")),
        option(value(&taken_out), desk.say("form-out-taken-out")),
        option(value(&Out::Conceded), desk.say("form-out-conceded")),
        option(value(&Out::Left), desk.say("form-out-left")),
    ]
}

/// Its actions in this exchange.
fn marks(desk: &Desk<'_>, actor: &Actor) -> Vec<Field> {
    let marks = actor.turn;
    [
        ("turn.acted", "field-acted", marks.acted),
        ("turn.holding", "field-holding", marks.holding),
        ("turn.full_defense", "field-full-defense", marks.full_defense),
        ("turn.attacked", "field-attacked", marks.attacked),
    ]
    .map(|(name, label, is_set)| field::flag(&path(name), desk.say(label), is_set).more())
    .into()
}

/// Weapon, load, grit, companions.
fn rest(desk: &Desk<'_>, id: ActorId, actor: &Actor) -> Vec<Field> {
    let free = number(desk, "free_actions", "field-free-actions", 0, 99, actor.free_actions.into());
    let mut fields = vec![
        maybe(desk, "disarmed", "field-disarmed", 50, actor.disarmed),
        number(desk, "load", "field-load", 0, 50, actor.load.into()).more(),
        free.more(),
    ];
    if actor.kind == ActorKind::Named {
        fields.push(maybe(desk, "grit", "field-grit", 10, actor.grit.map(u16::from)));
    }
    let names: Vec<&str> = desk.state.frame.sheet(id).companions.iter().map(|it| it.name.as_str()).collect();
    if (1..=COMPANIONS).contains(&names.len()) {
        let some = || some_of(desk, &names);
        let gone = field::one(&path("companions_gone"), desk.say("field-companions-gone"), some());
        let away = field::one(&path("companions_away"), desk.say("field-companions-away"), some());
        fields.push(gone.starting(actor.companions_gone).more());
        fields.push(away.starting(actor.companions_away).more());
    }
    fields
}

/// All subsets of the companions, as bit masks.
fn some_of(desk: &Desk<'_>, names: &[&str]) -> Vec<FieldOption> {
    let all = 1u8 << names.len();
    let label = |bits: u8| {
        let those: Vec<&str> = (0..names.len()).filter(|n| bits >> n & 1 == 1).map(|n| names[n]).collect();
        if those.is_empty() { desk.say("form-nobody") } else { those.join(", ") }
    };
    (0..all).map(|bits| option(bits, label(bits))).collect()
}

fn number(desk: &Desk<'_>, name: &str, label: &'static str, min: i32, max: i32, now: i32) -> Field {
    field::number(&path(name), desk.say(label), min, max.max(now)).starting(now)
}

/// An optional number.
fn maybe(desk: &Desk<'_>, name: &str, label: &'static str, max: i32, now: Option<u16>) -> Field {
    let field = field::number(&path(name), desk.say(label), 0, max).optional().more();
    match now {
        Some(now) => field.starting(now),
        None => field,
    }
}
