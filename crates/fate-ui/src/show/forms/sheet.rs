//! Builds a sheet from the values of its form.

use schwung_fate::{
    ActorKind, Advance, Command, Companion, ConflictKind, Fact, Fate, Frame, Minions, Sheet, SkillId,
};
use schwung_views::{Look, Staged};
use serde_json::{Map, Value};

use super::{
    desk::Desk,
    field::{NAME, WORDING},
    gifts, playable,
    sheet_form::{ADVANCE, ADVANCES, ASPECTS, COMPANIONS, MAYBE, NUMBERS, ratings},
};

/// The command that sets a sheet to the values of the fields. Values without a field stay the same, except
/// optional ones, which are cleared.
///
/// # Errors
/// Messages about all problems: an unknown field, or one that the viewer may not change; a name that is
/// taken; numbers out of bounds; too many or too long entries.
pub(crate) fn sheet(look: Look<'_, Fate>, actor: u8, fields: &Map<String, Value>) -> Staged<Command> {
    let desk = Desk::new(look);
    let Some(id) = playable(look, actor) else { return Err(vec![desk.say("form-wrong-sheet")]) };
    let kind = desk.state.actor(id).kind;
    let Some(old) = desk.state.frame.sheets.get(usize::from(actor)) else {
        return Err(vec![desk.say("form-wrong-sheet")]);
    };
    let mut reader = Reader { desk: &desk, fields, errors: Vec::new() };
    reader.only(&allowed(desk.is_gm, kind, old));
    let mut new = old.clone();
    reader.written(&mut new, usize::from(actor));
    if desk.is_gm {
        reader.of_gm(&mut new, kind);
    }
    if !reader.errors.is_empty() {
        return Err(reader.errors);
    }
    let mut frame = desk.state.frame.clone();
    frame.change(|it: &mut Frame| it.sheets[usize::from(actor)] = new);
    Ok(vec![Command::Set(Fact::Frame(frame))])
}

/// The fields that the viewer may change.
fn allowed(is_gm: bool, kind: ActorKind, sheet: &Sheet) -> Vec<&'static str> {
    let mut names = vec!["name", "aspects"];
    if kind == ActorKind::Named {
        names.extend(["skills", "gifts"]);
    }
    if is_gm && sheet.minions.is_some() {
        names.extend(["quality", "kind"]);
    }
    if is_gm && kind == ActorKind::Named {
        names.extend(NUMBERS.iter().chain(&MAYBE).map(|it| it.0));
        names.extend(["quick_recovery", "companions"]);
    }
    names
}

/// Reads fields and collects errors.
pub(super) struct Reader<'r> {
    pub(super) desk: &'r Desk<'r>,
    fields: &'r Map<String, Value>,
    errors: Vec<String>,
}

impl Reader<'_> {
    fn wrong(&mut self, key: &str, args: &[(&str, &str)]) {
        let error = self.desk.text(key, args);
        self.errors.push(error);
    }

    /// Reports fields other than these.
    fn only(&mut self, names: &[&str]) {
        for name in self.fields.keys().filter(|it| !names.contains(&it.as_str())) {
            let name: String = name.chars().take(60).collect();
            self.wrong("form-wrong-field", &[("field", &name)]);
        }
    }

    /// Name, skills and aspects, which players can change as well.
    fn written(&mut self, sheet: &mut Sheet, at: usize) {
        let fields = self.fields;
        if let Some(name) = fields.get("name") {
            let name = self.name(name, "field-name");
            let sheets = &self.desk.state.frame.sheets;
            let taken = |(n, it): (usize, &Sheet)| n != at && folded(&it.name) == folded(&name);
            if sheets.iter().enumerate().any(taken) && folded(&name) != folded(&sheets[at].name) {
                self.wrong("form-wrong-name-taken", &[("name", &name)]);
            }
            sheet.name = name;
        }
        if let Some(skills) = fields.get("skills") {
            self.skills(skills, sheet);
        }
        if let Some(aspects) = fields.get("aspects") {
            self.aspects(aspects, sheet);
        }
        if let Some(gifts) = fields.get("gifts") {
            sheet.gifts = gifts::read(self, gifts, &sheet.gifts);
        }
    }

    /// A name: short, on one line, and without quotation marks.
    pub(super) fn name(&mut self, value: &Value, label: &'static str) -> String {
        let text = self.text(value, label, NAME);
        if text.is_empty() {
            self.about("form-wrong-empty", label, &[]);
        } else if text.contains(['"', '“', '”', '„', '«', '»']) {
            self.about("form-wrong-name", label, &[]);
        }
        text
    }

    /// A text on one line, trimmed.
    pub(super) fn text(&mut self, value: &Value, label: &'static str, most: u32) -> String {
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

    /// A text on one or more lines, trimmed.
    pub(super) fn long(&mut self, value: &Value, label: &'static str, most: u32) -> String {
        let Some(text) = value.as_str().map(str::trim) else {
            self.about("form-wrong-kind", label, &[]);
            return String::new();
        };
        if text.chars().count() > usize::try_from(most).unwrap_or(usize::MAX) {
            self.about("form-wrong-long", label, &[("most", &most.to_string())]);
        }
        text.chars().filter(|it| *it == '\n' || !it.is_control()).collect()
    }

    pub(super) fn about(&mut self, key: &str, label: &'static str, args: &[(&str, &str)]) {
        let label = self.desk.say(label);
        let mut all = vec![("field", label.as_str())];
        all.extend(args);
        self.wrong(key, &all);
    }

    /// An integer between two inclusive bounds; the minimum if it is invalid.
    pub(super) fn number(&mut self, value: &Value, label: &'static str, (min, max): (i32, i32)) -> i32 {
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

    /// A list with a maximal number of entries.
    pub(super) fn list<'v>(&mut self, value: &'v Value, label: &'static str, most: u32) -> &'v [Value] {
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

    /// Skills; those that are not listed are unlearned.
    fn skills(&mut self, value: &Value, sheet: &mut Sheet) {
        let bounds = ratings(self.desk, sheet);
        let most = u32::try_from(self.desk.state.frame.skills.len()).unwrap_or(u32::MAX);
        let mut rated: Vec<SkillId> = Vec::new();
        let mut rated_as = vec![Sheet::UNLEARNED; sheet.skills.len()];
        for entry in self.list(value, "field-skills", most) {
            let Some(skill) = self.skill(&entry["skill"]) else { continue };
            let rating = self.number(&entry["rating"], "field-rating", bounds);
            if rated.contains(&skill) {
                let name = self.desk.skill(skill);
                self.wrong("form-wrong-skill-twice", &[("skill", &name)]);
            }
            rated.push(skill);
            let at = usize::from(skill.0);
            rated_as.resize(rated_as.len().max(at + 1), Sheet::UNLEARNED);
            rated_as[at] = i8::try_from(rating).unwrap_or_default();
        }
        sheet.skills = rated_as;
    }

    /// Aspects, without empty ones.
    fn aspects(&mut self, value: &Value, sheet: &mut Sheet) {
        let (mut aspects, mut secret) = (Vec::new(), 0);
        for entry in self.list(value, "field-aspects", ASPECTS) {
            let text = self.text(&entry["text"], "field-aspect", WORDING);
            if !text.is_empty() {
                secret |= u32::from(entry["secret"].as_bool().unwrap_or_default()) << aspects.len();
                aspects.push(text);
            }
        }
        (sheet.aspects, sheet.secret_aspects) = (aspects, secret);
    }

    /// Values that only the game master can change.
    fn of_gm(&mut self, sheet: &mut Sheet, kind: ActorKind) {
        let fields = self.fields;
        if let Some(minions) = &mut sheet.minions {
            self.minions(minions);
        }
        if kind != ActorKind::Named {
            return;
        }
        let [health, composure] = &mut sheet.extra_boxes;
        let numbers = [health, composure, &mut sheet.extra_consequences];
        for ((name, label, most), place) in NUMBERS.into_iter().zip(numbers) {
            if let Some(value) = fields.get(name) {
                // An existing value may exceed the limit.
                let most = most.max(i32::from(*place));
                *place = u8::try_from(self.number(value, label, (0, most))).unwrap_or_default();
            }
        }
        let maybe = [&mut sheet.refresh, &mut sheet.grit, &mut sheet.weight];
        for ((name, label, most), place) in MAYBE.into_iter().zip(maybe) {
            let given = fields.get(name).filter(|it| !it.is_null());
            *place = given.and_then(|it| u8::try_from(self.number(it, label, (0, most))).ok());
        }
        if let Some(value) = fields.get("quick_recovery") {
            match value.as_bool() {
                Some(is_quick) => sheet.quick_recovery = is_quick,
                None => self.about("form-wrong-kind", "field-quick-recovery", &[]),
            }
        }
        if let Some(value) = fields.get("companions") {
            let entries = self.list(value, "field-companions", COMPANIONS);
            sheet.companions = entries.iter().map(|it| self.companion(it)).collect();
        }
    }

    fn minions(&mut self, minions: &mut Minions) {
        let fields = self.fields;
        if let Some(quality) = fields.get("quality") {
            let quality = self.number(quality, "field-quality", (1, 4));
            minions.quality = i8::try_from(quality).unwrap_or(1);
        }
        if let Some(kind) = fields.get("kind") {
            match kind.as_str().and_then(ConflictKind::from_word) {
                Some(kind) => minions.kind = kind,
                None => self.about("form-wrong-kind", "field-good-at", &[]),
            }
        }
    }

    fn companion(&mut self, entry: &Value) -> Companion {
        let mut companion = Companion {
            name: self.name(&entry["name"], "field-name"),
            has_aspect: entry["has_aspect"].as_bool().unwrap_or_default(),
            ..Companion::default()
        };
        for kind in self.list(&entry["kinds"], "field-helps-in", 3) {
            match kind.as_str().and_then(ConflictKind::from_word) {
                Some(kind) => companion.kinds |= kind.bit(),
                None => self.about("form-wrong-kind", "field-helps-in", &[]),
            }
        }
        let none = Value::Array(Vec::new());
        let advances = Some(&entry["advances"]).filter(|it| !it.is_null()).unwrap_or(&none);
        for entry in self.list(advances, "field-advances", ADVANCES) {
            companion.advances.extend(self.advance(entry));
        }
        // Kinds of conflict from scope advances are added.
        for advance in &companion.advances {
            if let Advance::Scope(kind) = advance {
                companion.kinds |= kind.bit();
            }
        }
        companion
    }

    fn advance(&mut self, entry: &Value) -> Option<Advance> {
        let what = entry["what"].as_str().unwrap_or_default();
        let scope = what.strip_prefix("scope_").and_then(ConflictKind::from_word);
        Some(match what {
            "quality" => Advance::Quality,
            "independent" => Advance::Independent,
            "keeping_up" => Advance::KeepingUp,
            "communication" => Advance::Communication,
            "skilled" => {
                let skills = self.list(&entry["skills"], "field-learned", 3);
                let skills: Vec<SkillId> = skills.iter().filter_map(|it| self.skill(it)).collect();
                if skills.is_empty() {
                    self.about("form-wrong-empty", "field-learned", &[]);
                }
                Advance::Skilled(skills)
            }
            _ if scope.is_some() => Advance::Scope(scope?),
            _ => {
                debug_assert!(!ADVANCE.iter().any(|it| it.0 == what), "an advance of the form is not read");
                self.about("form-wrong-kind", "field-advance", &[]);
                return None;
            }
        })
    }
}

/// The form of a name that is used for comparisons.
pub(crate) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}
