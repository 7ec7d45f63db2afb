//! Forms for adding an actor to the scene.

use schwung_table::Seat;
use schwung_views::wire::{Field, Form};
use schwung_zerospace::{Actor, ActorKind, Attribute, Sheet, Side};
use serde_json::json;

use super::{
    desk::Desk,
    facts::set,
    field::{self, Filled as _, NAME, value},
};
use crate::words;

/// Forms for a named character, an unnamed one, and an object.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    vec![
        join(desk, "join-named", ActorKind::Named),
        join(desk, "join-unnamed", ActorKind::Unnamed),
        join(desk, "join-object", ActorKind::Object),
    ]
}

fn join(desk: &Desk<'_>, key: &str, kind: ActorKind) -> Form {
    let last = desk.state.frame.sides.len().max(2).saturating_sub(1);
    let side = Side(u8::try_from(last).unwrap_or(1));
    let actor = Actor::new(kind, side, Seat::GM);
    let usual = if kind == ActorKind::Unnamed { 1 } else { 5 };
    let sheet = Sheet { endurance: usual, ..Sheet::default() };
    let fixed = json!({ "join": { "sheet": sheet, "actor": actor } });
    set(desk, key, fixed, |form| {
        form.fields.push(field::text("join.sheet.name", desk.say("field-name"), NAME));
        if kind != ActorKind::Object {
            form.fields.extend(attributes(desk, "join.sheet.attributes", sheet.attributes));
        }
        let endurance = field::number("join.sheet.endurance", desk.say("zs-endurance"), 1, 200);
        form.fields.push(endurance.starting(usual));
        if kind != ActorKind::Object {
            let skills = desk.skill_options(None);
            form.fields.push(field::many("join.sheet.skills", desk.say("field-skills"), skills).optional());
            let level = field::number("join.sheet.power_level", desk.say("zs-field-power-level"), 0, 30);
            form.fields.push(level.starting(0).more());
        }
        if kind == ActorKind::Unnamed {
            let band = field::text("join.sheet.band", desk.say("zs-field-band"), NAME).optional();
            form.fields.push(band.ruled("zerospace.initiative.groups"));
        }
        let sides = field::one("join.actor.side", desk.say("field-side"), desk.side_options());
        form.fields.push(sides.starting(value(&side)));
        let seats = field::one("join.actor.seat", desk.say("field-seat"), desk.seat_options(true));
        form.fields.push(seats.starting(0).more());
        form.fields.push(field::flag("join.actor.hidden", desk.say("field-hidden"), false));
    })
}

/// Fields for the attributes.
pub(super) fn attributes(desk: &Desk<'_>, at: &str, now: [i8; 5]) -> Vec<Field> {
    let of = |(n, (attribute, now)): (usize, (Attribute, i8))| {
        let label = words::attribute(desk.texts, attribute);
        field::number(&format!("{at}.{n}"), label, -5, 30).starting(now)
    };
    Attribute::ALL.into_iter().zip(now).enumerate().map(of).collect()
}
