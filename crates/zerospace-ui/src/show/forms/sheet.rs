//! Reads a sheet from the values of its form.

use schwung_views::{Look, Staged};
use schwung_zerospace::{ActorId, Command, Fact, Length, Sheet, SkillId, Speciality, ZeroSpace};
use serde_json::{Map, Value};

use super::{
    desk::Desk,
    field::NAME,
    playable, powers,
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
/// Describes what is wrong: a field that does not exist or that the viewer may not change, a name that is already used,
/// a number out of range, too many or too long entries.
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
    let mut reader = Reader { desk: &desk, fields, errors: Vec::new() };
    reader.only();
    let mut new = old.clone();
    reader.written(&mut new, who);
    if desk.is_gm {
        reader.of_gm(&mut new);
    }
    if !reader.errors.is_empty() {
        return Err(reader.errors);
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

/// Reads fields and collects errors.
pub(super) struct Reader<'r> {
    desk: &'r Desk<'r>,
    fields: &'r Map<String, Value>,
    errors: Vec<String>,
}

impl Reader<'_> {
    fn wrong(&mut self, key: &str, args: &[(&str, &str)]) {
        let error = self.desk.text(key, args);
        self.errors.push(error);
    }

    /// Reports unknown fields.
    fn only(&mut self) {
        let is_gm = self.desk.is_gm;
        let known = |it: &str| ALL.contains(&it) || is_gm && OF_GM.contains(&it);
        let others: Vec<String> =
            self.fields.keys().filter(|it| !known(it)).map(|it| it.chars().take(60).collect()).collect();
        for name in others {
            self.wrong("form-wrong-field", &[("field", &name)]);
        }
    }

    fn written(&mut self, sheet: &mut Sheet, who: ActorId) {
        let fields = self.fields;
        if let Some(name) = fields.get("name") {
            sheet.name = self.own_name(name, who);
        }
        if let Some(attributes) = fields.get("attributes") {
            self.attributes(attributes, sheet);
        }
        if let Some(value) = fields.get("endurance") {
            let number = self.number(value, "zs-endurance", (1, ENDURANCE));
            sheet.endurance = u8::try_from(number).unwrap_or(1);
        }
        if let Some(value) = fields.get("skills") {
            let skills = self.list(value, "field-skills", 64);
            sheet.skills = skills.iter().filter_map(|it| self.skill(it)).collect();
        }
        if let Some(value) = fields.get("specialities") {
            let entries = self.list(value, "zs-field-specialities", MOST);
            sheet.specialities = entries.iter().filter_map(|it| self.speciality(it)).collect();
        }
        if let Some(value) = fields.get("power_level") {
            let number = self.number(value, "zs-field-power-level", level(sheet));
            sheet.power_level = i8::try_from(number).unwrap_or_default();
        }
        if let Some(value) = fields.get("gifts") {
            sheet.gifts = powers::read(self, value, &sheet.gifts);
        }
        for (name, place) in ["pace_walk", "pace_run", "pace_sprint"].into_iter().zip(&mut sheet.pace) {
            let given = fields.get(name).filter(|it| !it.is_null());
            *place = given.and_then(|it| self.length(it, "zs-field-length"));
        }
    }

    fn of_gm(&mut self, sheet: &mut Sheet) {
        let given = |name: &str| self.fields.get(name).filter(|it| !it.is_null());
        let (weight, band) = (given("weight"), given("band"));
        sheet.weight = weight
            .map(|it| self.number(it, "zs-field-weight", (0, WEIGHT)))
            .and_then(|it| u32::try_from(it).ok());
        let band = band.map(|it| self.text(it, "zs-field-band", NAME));
        sheet.band = band.filter(|it| !it.is_empty());
    }

    /// Reads the name of the sheet, which must be unique.
    fn own_name(&mut self, value: &Value, who: ActorId) -> String {
        let name = self.name(value, "field-name");
        let sheets = &self.desk.state.frame.sheets;
        let at = usize::from(who.0);
        let taken = |(n, it): (usize, &Sheet)| n != at && folded(&it.name) == folded(&name);
        let same = folded(&name) == folded(&sheets[at].name);
        if !same && sheets.iter().enumerate().any(taken) {
            self.wrong("form-wrong-name-taken", &[("name", &name)]);
        }
        name
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

    /// Reads a name: short, on one line, without quotation marks.
    pub(super) fn name(&mut self, value: &Value, label: &str) -> String {
        let text = self.text(value, label, NAME);
        if text.is_empty() {
            self.about("form-wrong-empty", label, &[]);
        } else if text.contains(['"', '“', '”', '„', '«', '»']) {
            self.about("form-wrong-name", label, &[]);
        }
        text
    }

    /// Reads a text on one line and trims white space.
    fn text(&mut self, value: &Value, label: &str, most: u32) -> String {
        let Some(text) = value.as_str().map(str::trim) else {
            self.about("form-wrong-kind", label, &[]);
            return String::new();
        };
        if text.chars().count() > usize::try_from(most).unwrap_or(usize::MAX) {
            self.about("form-wrong-long", label, &[("most", &most.to_string())]);
        } else if text.chars().any(char::is_control) {
            self.about("form-wrong-lines", label, &[]);
        }
        text.to_owned()
    }

    pub(super) fn about(&mut self, key: &str, label: &str, args: &[(&str, &str)]) {
        let label = self.desk.say(label);
        let mut all = vec![("field", label.as_str())];
        all.extend(args);
        self.wrong(key, &all);
    }

    /// Reads a number between two inclusive bounds; the lower bound if it is invalid.
    fn number(&mut self, value: &Value, label: &str, (min, max): (i32, i32)) -> i32 {
        match value.as_i64().and_then(|it| i32::try_from(it).ok()).filter(|it| (min..=max).contains(it)) {
            Some(number) => number,
            None => {
                let (least, most) = (self.desk.texts.number(min.into()), self.desk.texts.number(max.into()));
                let (least, most) = (least.trim_start_matches('+'), most.trim_start_matches('+'));
                self.about("form-wrong-number", label, &[("least", least), ("most", most)]);
                min
            }
        }
    }

    /// Reads a length in half metres.
    pub(super) fn length(&mut self, value: &Value, label: &str) -> Option<Length> {
        let number = self.number(value, label, (0, 200_000));
        u32::try_from(number).ok().map(Length)
    }

    /// Reads a list with at most `most` entries.
    pub(super) fn list<'v>(&mut self, value: &'v Value, label: &str, most: u32) -> &'v [Value] {
        let Some(list) = value.as_array() else {
            self.about("form-wrong-kind", label, &[]);
            return &[];
        };
        if list.len() > usize::try_from(most).unwrap_or(usize::MAX) {
            self.about("form-wrong-many", label, &[("most", &most.to_string())]);
            return &[];
        }
        list
    }

    pub(super) fn skill(&mut self, value: &Value) -> Option<SkillId> {
        let number = value.as_u64().and_then(|it| u8::try_from(it).ok());
        let skill = number.map(SkillId).filter(|it| usize::from(it.0) < self.desk.state.frame.skills.len());
        if skill.is_none() {
            self.wrong("form-wrong-skill", &[]);
        }
        skill
    }
}

/// Normalises a name for comparison.
pub(in crate::show) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}
