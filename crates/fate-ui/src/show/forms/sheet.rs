//! Builds a sheet from the values of its form.

use schwung_fate::{
    ActorKind, Advance, Command, Companion, ConflictKind, Fact, Fate, Frame, Minions, Sheet, SkillId,
};
use schwung_views::{Look, Staged};
use serde_json::{Map, Value};

use super::{
    desk::Desk,
    field::WORDING,
    gifts, playable,
    reader::Reader,
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
    let mut reader = Reader::new(&desk, fields);
    let allowed = allowed(desk.is_gm, kind, old);
    reader.only(|it| allowed.contains(&it));
    let mut new = old.clone();
    reader.written(&mut new, usize::from(actor));
    if desk.is_gm {
        reader.of_gm(&mut new, kind);
    }
    let errors = reader.into_errors();
    if !errors.is_empty() {
        return Err(errors);
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

impl Reader<'_> {
    /// Name, skills and aspects, which players can change as well.
    fn written(&mut self, sheet: &mut Sheet, at: usize) {
        if let Some(name) = self.get("name") {
            let sheets = self.desk.state.frame.sheets.iter().enumerate();
            let others = sheets.filter(|it| it.0 != at).map(|it| it.1.name.as_str());
            sheet.name = self.own_name(name, &sheet.name, others);
        }
        if let Some(skills) = self.get("skills") {
            self.skills(skills, sheet);
        }
        if let Some(aspects) = self.get("aspects") {
            self.aspects(aspects, sheet);
        }
        if let Some(gifts) = self.get("gifts") {
            sheet.gifts = gifts::read(self, gifts, &sheet.gifts);
        }
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
        if let Some(minions) = &mut sheet.minions {
            self.minions(minions);
        }
        if kind != ActorKind::Named {
            return;
        }
        let [health, composure] = &mut sheet.extra_boxes;
        let numbers = [health, composure, &mut sheet.extra_consequences];
        for ((name, label, most), place) in NUMBERS.into_iter().zip(numbers) {
            if let Some(value) = self.get(name) {
                // An existing value may exceed the limit.
                let most = most.max(i32::from(*place));
                *place = u8::try_from(self.number(value, label, (0, most))).unwrap_or_default();
            }
        }
        let maybe = [&mut sheet.refresh, &mut sheet.grit, &mut sheet.weight];
        for ((name, label, most), place) in MAYBE.into_iter().zip(maybe) {
            let given = self.given(name);
            *place = given.and_then(|it| u8::try_from(self.number(it, label, (0, most))).ok());
        }
        if let Some(value) = self.get("quick_recovery") {
            match value.as_bool() {
                Some(is_quick) => sheet.quick_recovery = is_quick,
                None => self.about("form-wrong-kind", "field-quick-recovery", &[]),
            }
        }
        if let Some(value) = self.get("companions") {
            let entries = self.list(value, "field-companions", COMPANIONS);
            sheet.companions = entries.iter().map(|it| self.companion(it)).collect();
        }
    }

    fn minions(&mut self, minions: &mut Minions) {
        if let Some(quality) = self.get("quality") {
            let quality = self.number(quality, "field-quality", (1, 4));
            minions.quality = i8::try_from(quality).unwrap_or(1);
        }
        if let Some(kind) = self.get("kind") {
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
