//! Reads a sheet from the values of its form.

use schwung_views::{Look, Staged};
use schwung_zerospace::{ActorId, Command, Fact, Sheet, Speciality, ZeroSpace};
use serde_json::{Map, Value};

use super::{
    desk::Desk,
    field::NAME,
    playable, powers,
    reader::Reader,
    sheet_form::{ATTRIBUTE, ENDURANCE, MOST, WEIGHT, level},
};

/// Fields for everybody who may change the sheet.
const ALL: [&str; 11] = [
    "name",
    "attributes",
    "endurance",
    "skills",
    "specialities",
    "power_level",
    "gifts",
    "pace_walk",
    "pace_run",
    "pace_sprint",
    "pace",
];

/// Fields for the game master only.
const OF_GM: [&str; 2] = ["weight", "band"];

/// Builds the command that changes a sheet according to the fields. A missing field leaves its value unchanged, except
/// for optional values, which are removed.
///
/// # Errors
/// Describes the error: a field that does not exist or that the viewer may not change, a name that is already used, a number
/// out of range, too many or too long entries.
pub(in crate::show) fn sheet(
    look: Look<'_, ZeroSpace>,
    actor: u8,
    fields: &Map<String, Value>,
) -> Staged<Command> {
    let desk = Desk::new(look);
    let wrong = || vec![desk.say("form-wrong-sheet")];
    let Some(who) = playable(look, actor) else { return Err(wrong()) };
    let Some(old) = desk.state.frame.sheets.get(usize::from(actor)) else { return Err(wrong()) };
    let fields = &undotted(fields);
    let mut reader = Reader::new(&desk, fields);
    reader.only(|it| ALL.contains(&it) || desk.is_gm && OF_GM.contains(&it));
    let mut new = old.clone();
    reader.written(&mut new, who);
    if desk.is_gm {
        reader.of_gm(&mut new);
    }
    let errors = reader.into_errors();
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(vec![Command::Set(Fact::Sheet { who, sheet: Box::new(new) })])
}

/// Combines the separate fields of attributes, such as `attributes.0`.
fn undotted(fields: &Map<String, Value>) -> Map<String, Value> {
    let mut all = Map::new();
    for (name, value) in fields {
        match name.split_once('.') {
            Some((list, place)) => {
                let entry = all.entry(list).or_insert_with(|| Value::Object(Map::new()));
                if let Some(parts) = entry.as_object_mut() {
                    parts.insert(place.to_owned(), value.clone());
                }
            }
            None => {
                all.insert(name.clone(), value.clone());
            }
        }
    }
    all
}

impl Reader<'_> {
    fn written(&mut self, sheet: &mut Sheet, who: ActorId) {
        if let Some(name) = self.get("name") {
            let sheets = self.desk.state.frame.sheets.iter().enumerate();
            let others = sheets.filter(|it| it.0 != usize::from(who.0)).map(|it| it.1.name.as_str());
            sheet.name = self.own_name(name, &sheet.name, others);
        }
        if let Some(attributes) = self.get("attributes") {
            self.attributes(attributes, sheet);
        }
        if let Some(value) = self.get("endurance") {
            let number = self.number(value, "zs-endurance", (1, ENDURANCE));
            sheet.endurance = u8::try_from(number).unwrap_or(1);
        }
        if let Some(value) = self.get("skills") {
            let skills = self.list(value, "field-skills", 64);
            sheet.skills = skills.iter().filter_map(|it| self.skill(it)).collect();
        }
        if let Some(value) = self.get("specialities") {
            let entries = self.list(value, "zs-field-specialities", MOST);
            sheet.specialities = entries.iter().filter_map(|it| self.speciality(it)).collect();
        }
        if let Some(value) = self.get("power_level") {
            let number = self.number(value, "zs-field-power-level", level(sheet));
            sheet.power_level = i8::try_from(number).unwrap_or_default();
        }
        if let Some(value) = self.get("gifts") {
            sheet.gifts = powers::read(self, value, &sheet.gifts);
        }
        for (name, place) in ["pace_walk", "pace_run", "pace_sprint"].into_iter().zip(&mut sheet.pace) {
            let given = self.given(name);
            *place = given.and_then(|it| self.length(it, "zs-field-length"));
        }
    }

    fn of_gm(&mut self, sheet: &mut Sheet) {
        let (weight, band) = (self.given("weight"), self.given("band"));
        sheet.weight = weight
            .map(|it| self.number(it, "zs-field-weight", (0, WEIGHT)))
            .and_then(|it| u32::try_from(it).ok());
        let band = band.map(|it| self.text(it, "zs-field-band", NAME));
        sheet.band = band.filter(|it| !it.is_empty());
    }

    fn attributes(&mut self, value: &Value, sheet: &mut Sheet) {
        for (n, place) in sheet.attributes.iter_mut().enumerate() {
            let given = value.get(n).or_else(|| value.get(n.to_string()));
            if let Some(given) = given {
                let now = i32::from(*place);
                let bounds = (ATTRIBUTE.0.min(now), ATTRIBUTE.1.max(now));
                let number = self.number(given, "zs-field-attribute", bounds);
                *place = i8::try_from(number).unwrap_or_default();
            }
        }
    }

    fn speciality(&mut self, entry: &Value) -> Option<Speciality> {
        let flag = |name: &str| entry[name].as_bool().unwrap_or(true);
        let name = self.name(&entry["name"], "field-name");
        Some(Speciality {
            skill: self.skill(&entry["skill"])?,
            name,
            attack: flag("attack"),
            defence: flag("defence"),
            check: flag("check"),
        })
    }
}
