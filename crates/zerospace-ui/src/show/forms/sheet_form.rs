//! Builds the form for a sheet, filled with its values.

use schwung_views::{
    Look,
    wire::{Field, Form},
};
use schwung_zerospace::{Gait, Length, Sheet, Speciality, ZeroSpace};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, NAME},
    join::attributes,
    playable, powers,
};
use crate::words;

/// Maximum number of specialisations on a sheet, as in the rules.
pub(super) const MOST: u32 = 32;

/// Maximum endurance on a sheet.
pub(super) const ENDURANCE: i32 = 200;

/// Bounds for attributes and for the power level.
pub(super) const ATTRIBUTE: (i32, i32) = (-5, 30);
pub(super) const LEVEL: (i32, i32) = (0, 30);

/// Maximum weight, in kilograms.
pub(super) const WEIGHT: i32 = 1_000_000;

/// The form for an actor's sheet; `None` if the viewer may not change it. Fields for the game master are omitted for
/// players.
pub(in crate::show) fn sheet_form(look: Look<'_, ZeroSpace>, actor: u8) -> Option<Form> {
    playable(look, actor)?;
    let desk = Desk::new(look);
    let sheet = desk.state.frame.sheets.get(usize::from(actor))?;
    let group = if desk.is_gm { "gm" } else { "action" };
    let mut form = desk.form("sheet", "sheet", group, "zerospace.params.presupposed", json!({}));
    form.label = desk.text("zs-form-sheet", &[("actor", &sheet.name)]);
    form.fields.push(field::text("name", desk.say("field-name"), NAME).starting(sheet.name.as_str()));
    let widened = sheet.attributes.iter().map(|&it| i32::from(it));
    let (least, most) = widened.fold(ATTRIBUTE, |(a, b), it| (a.min(it), b.max(it)));
    let mut numbers = attributes(&desk, "attributes", sheet.attributes);
    for field in &mut numbers {
        field.kind = schwung_views::wire::FieldKind::Number { min: least, max: most };
    }
    form.fields.extend(numbers);
    let endurance = field::number("endurance", desk.say("zs-endurance"), 1, ENDURANCE);
    form.fields.push(endurance.starting(sheet.endurance));
    form.fields.push(skills(&desk, sheet));
    form.fields.push(specialities(&desk, sheet));
    let (least, most) = level(sheet);
    let level = field::number("power_level", desk.say("zs-field-power-level"), least, most);
    form.fields.push(level.starting(sheet.power_level));
    form.fields.push(powers::field(&desk, sheet));
    form.fields.extend(paces(&desk, sheet));
    if desk.is_gm {
        let weight = field::number("weight", desk.say("zs-field-weight"), 0, WEIGHT).optional().more();
        form.fields.push(Field { value: sheet.weight.map(Value::from), ..weight });
        let band = field::text("band", desk.say("zs-field-band"), NAME).optional().more();
        form.fields.push(Field { value: sheet.band.clone().map(Value::from), ..band });
    }
    Some(form)
}

/// Bounds for the power level, extended to include the current value.
pub(super) fn level(sheet: &Sheet) -> (i32, i32) {
    let now = i32::from(sheet.power_level);
    (LEVEL.0.min(now), LEVEL.1.max(now))
}

/// The field for the skills that are known.
//= zerospace.dice.skilled
fn skills(desk: &Desk<'_>, sheet: &Sheet) -> Field {
    let known: Value = sheet.skills.iter().map(|it| Value::from(it.0)).collect();
    field::many("skills", desk.say("field-skills"), desk.skill_options(None)).starting(known)
}

/// The field for specialisations, and the kinds of rolls to which they apply.
//= zerospace.dice.reroll
fn specialities(desk: &Desk<'_>, sheet: &Sheet) -> Field {
    let parts = vec![
        field::one("skill", desk.say("field-skill"), desk.skill_options(None)),
        field::text("name", desk.say("field-name"), NAME),
        field::flag("attack", desk.say("zs-field-fits-attack"), true).more(),
        field::flag("defence", desk.say("zs-field-fits-defence"), true).more(),
        field::flag("check", desk.say("zs-field-fits-check"), true).more(),
    ];
    let of = |it: &Speciality| {
        json!({
            "skill": it.skill.0, "name": it.name, "attack": it.attack, "defence": it.defence, "check": it.check,
        })
    };
    let now: Value = sheet.specialities.iter().map(of).collect();
    let field = field::list("specialities", desk.say("zs-field-specialities"), parts, MOST).starting(now);
    field.ruled("zerospace.dice.reroll")
}

/// The fields for the distance of each gait.
fn paces(desk: &Desk<'_>, sheet: &Sheet) -> Vec<Field> {
    let gaits = [("walk", Gait::Walk), ("run", Gait::Run), ("sprint", Gait::Sprint)];
    gaits
        .into_iter()
        .zip(sheet.pace)
        .map(|((name, gait), now)| {
            let mut options = desk.length_options(Length::metres(1_000), false);
            // Offer the current value even if it is between two steps.
            if let Some(now) = now
                && let at = options.partition_point(|it| it.value.as_u64() < Some(now.0.into()))
                && options.get(at).is_none_or(|it| it.value != now.0)
            {
                options.insert(at, field::option(now.0, words::length(desk.texts, now)));
            }
            let field = field::one(&format!("pace_{name}"), words::gait(desk.texts, gait), options);
            let field = field.optional().more().ruled("zerospace.move.distance");
            Field { value: now.map(|it| Value::from(it.0)), ..field }
        })
        .collect()
}
