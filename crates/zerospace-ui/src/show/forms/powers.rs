//! The powers of a sheet: builds their fields and reads them back.

use schwung_views::wire::{Field, FieldOption};
use schwung_zerospace::{AttackKind, Gift, Length, Sheet, Weapon};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled, NAME, option, value},
    gear::weapon,
    reader::Reader,
};
use crate::{files::known_power, words};

/// Maximum number of powers on a sheet, as in the rules.
const MOST: u32 = 32;

const KINDS: [AttackKind; 3] = [AttackKind::Normal, AttackKind::Mental, AttackKind::Altering];

/// The names of an attack's properties in an entry.
const FIGURES: [&str; 12] = [
    "combat",
    "kind",
    "rating",
    "range",
    "damage",
    "radius",
    "burst",
    "two_handed",
    "effects.blinds",
    "effects.frightens",
    "effects.shocks",
    "effects.harmless",
];

/// The field with all powers of a sheet.
pub(super) fn field(desk: &Desk<'_>, sheet: &Sheet) -> Field {
    let kind = |it: AttackKind| option(value(&it), words::kind(desk.texts, it));
    let kinds: Vec<FieldOption> = KINDS.into_iter().map(kind).collect();
    let mut parts = vec![
        field::text("name", desk.say("field-name"), NAME),
        field::flag("attacks", desk.say("zs-field-attacks"), false),
    ];
    parts.extend(weapon(desk, "").into_iter().map(Filled::more));
    parts.extend([
        field::flag("on_attack", desk.say("zs-show-level-attack"), false).more(),
        field::many("on_defence", desk.say("zs-field-on-defence"), kinds).optional().more(),
        field::many("on_skills", desk.say("zs-field-on-skills"), desk.skill_options(None)).optional().more(),
        field::one("moves", desk.say("zs-field-moves"), desk.length_options(Length::metres(1_000), false))
            .optional()
            .more(),
    ]);
    let now: Value = sheet.gifts.iter().map(entry).collect();
    field::list("gifts", desk.say("zs-field-powers"), parts, MOST).starting(now)
}

/// Converts a power to an entry.
fn entry(it: &Gift) -> Value {
    let mut entry = json!({
        "name": it.name,
        "attacks": it.attack.is_some(),
        "on_attack": it.on_attack,
        "on_defence": KINDS.iter().zip(it.on_defence).filter(|it| it.1).map(|it| value(it.0)).collect::<Value>(),
        "on_skills": it.on_skills.iter().map(|it| it.0).collect::<Vec<_>>(),
    });
    if let Some(moves) = it.moves {
        entry["moves"] = moves.0.into();
    }
    let figures = value(&it.attack.unwrap_or_default());
    for name in FIGURES {
        let figure = figures.pointer(&format!("/{}", name.replace('.', "/")));
        if let Some(figure) = figure.filter(|it| !it.is_null()) {
            schwung_views::form::put(&mut entry, name, figure.clone());
        }
    }
    entry
}

/// Reads powers from entries. Properties of an attack that have no field are kept from the old power with the same name. A new
/// power with only a name is taken from the library.
pub(super) fn read(reader: &mut Reader<'_>, entries: &Value, old: &[Gift]) -> Vec<Gift> {
    let entries = reader.list(entries, "zs-field-powers", MOST);
    entries.iter().map(|it| gift(reader, it, old)).collect()
}

fn gift(reader: &mut Reader<'_>, entry: &Value, old: &[Gift]) -> Gift {
    let given = |name: &str| Some(&entry[name]).filter(|it| !it.is_null());
    let name = reader.name(&entry["name"], "field-name");
    let before = old.iter().find(|it| it.name == name).and_then(|it| it.attack);
    let attack = match given("attacks").and_then(Value::as_bool).unwrap_or_default() {
        true => attack(reader, entry, before),
        false => None,
    };
    let is_new = old.iter().all(|it| it.name != name);
    let is_bare =
        ["attacks", "on_attack"].iter().all(|it| !given(it).and_then(Value::as_bool).unwrap_or_default())
            && ["on_defence", "on_skills"]
                .iter()
                .all(|it| given(it).and_then(Value::as_array).is_none_or(Vec::is_empty))
            && given("moves").is_none();
    if is_new
        && is_bare
        && let Some(known) = known_power(&name)
    {
        return known;
    }
    let on_defence = given("on_defence").map(|it| KINDS.map(|kind| has(it, &value(&kind))));
    let none = Value::Array(Vec::new());
    let skills = reader.list(given("on_skills").unwrap_or(&none), "zs-field-on-skills", 64);
    Gift {
        name,
        attack,
        on_attack: given("on_attack").and_then(Value::as_bool).unwrap_or_default(),
        on_defence: on_defence.unwrap_or_default(),
        on_skills: skills.iter().filter_map(|it| reader.skill(it)).collect(),
        moves: given("moves").and_then(|it| reader.length(it, "zs-field-moves")),
    }
}

fn has(list: &Value, value: &Value) -> bool {
    list.as_array().is_some_and(|it| it.contains(value))
}

/// Reads the properties of an attack, applied to the previous ones.
fn attack(reader: &mut Reader<'_>, entry: &Value, before: Option<Weapon>) -> Option<Weapon> {
    let mut figures = value(&before.unwrap_or_default());
    for name in FIGURES {
        let given = entry.pointer(&format!("/{}", name.replace('.', "/")));
        let given = given.or_else(|| entry.get(name)).cloned().unwrap_or(Value::Null);
        // Optional properties that are missing are removed; all others are kept.
        if !given.is_null() || matches!(name, "range" | "damage" | "radius" | "burst") {
            schwung_views::form::put(&mut figures, name, given);
        }
    }
    match field::read::<Weapon>(&figures) {
        Ok(weapon) if (-10..=30).contains(&weapon.rating) => Some(weapon),
        _ => {
            reader.about("form-wrong-kind", "zs-field-attacks", &[]);
            None
        }
    }
}
