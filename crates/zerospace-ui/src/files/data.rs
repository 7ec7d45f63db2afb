//! The default data of a table and the changes that a file makes to it: skills, roles, the strength table, gear.

use schwung_files::kit::{
    DUPLICATE_NAME, Node, Problem, Report, Span, TOO_MANY, Table, UNKNOWN_SKILL, folded, nearest,
};
use schwung_zerospace::{Attribute, ItemKind, Length, Roles, Skill, SkillId, StrengthRow};

use super::{format, gear, offhand::Known};

/// The id of the system in files.
pub const SYSTEM: &str = "zerospace";

/// The default data shipped with the program.
const USUAL: &str = include_str!("../../../../systems/zerospace/data.toml");

/// Attributes with their names in files.
pub(super) const ATTRIBUTES: &[(&str, Attribute)] = &[
    ("strength", Attribute::Strength),
    ("dexterity", Attribute::Dexterity),
    ("intelligence", Attribute::Intelligence),
    ("will", Attribute::Will),
    ("power", Attribute::Power),
];

/// The attribute with that name.
pub(super) fn attribute(word: &str) -> Option<Attribute> {
    ATTRIBUTES.iter().find(|it| it.0 == word).map(|it| it.1)
}

/// Reads a length in metres.
pub(super) fn metres(from: &Table<'_>, key: &str) -> Option<Length> {
    from.number::<u32>(key).map(Length::metres)
}

/// The data of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Data {
    pub(super) skills: Vec<Skill>,
    pub(super) roles: Roles,
    pub(super) strength: Vec<StrengthRow>,
    pub(super) gear: Vec<Known>,
    /// The normalised keys and names of all skills.
    names: Vec<(String, SkillId)>,
    /// Whether a skill is missing because of an error in the file.
    broken: bool,
}

impl Data {
    /// The default data.
    pub(super) fn usual() -> Data {
        Data::from_text(USUAL).0
    }

    fn from_text(text: &str) -> (Data, Vec<Problem>) {
        use schwung_files::{
            Options,
            kit::{Format, read_as},
        };
        let format = Format { systems: &[SYSTEM], fields: format::data() };
        let mut data = Data::default();
        let read =
            read_as(text, &Options { system: Some(SYSTEM), ..Options::default() }, format, |report, file| {
                data.change(report, file);
            });
        let problems = read.map_or_else(|problems| problems, |made| made.warnings);
        (data, problems)
    }

    /// Applies the changes that a file makes.
    pub(super) fn change(&mut self, report: &mut Report<'_>, file: &Table<'_>) {
        let mut changed = Vec::new();
        for skill in file.tables("skill") {
            self.change_skill(report, skill, &mut changed);
        }
        self.name_skills(report, &changed, &file.span);
        if let Some(roles) = file.table("roles") {
            self.change_roles(report, roles);
        }
        for row in file.tables("strength") {
            self.change_strength(row);
        }
        for it in file.tables("gear") {
            let Some((name, _)) = it.text("name") else { continue };
            let kind = gear::kind(self, report, it).unwrap_or(ItemKind::Other);
            let also = it.list("also").iter().filter_map(|it| it.text()).map(|it| it.0.to_owned()).collect();
            let changed = Known { name: name.to_owned(), also, kind };
            match self.gear.iter_mut().find(|known| folded(&known.name) == folded(name)) {
                Some(known) => *known = changed,
                None => self.gear.push(changed),
            }
        }
    }

    fn change_skill(
        &mut self,
        report: &mut Report<'_>,
        from: &Table<'_>,
        changed: &mut Vec<(SkillId, Span)>,
    ) {
        let Some((key, span)) = from.text("key") else {
            self.broken = true;
            return;
        };
        let known = self.skills.iter().position(|it| it.key == key);
        let at = known.unwrap_or(self.skills.len());
        if at >= format::MOST_SKILLS {
            let problem = Problem::error(TOO_MANY).arg("key", "skill").arg("count", at + 1);
            report.add(span, problem.arg("most", format::MOST_SKILLS));
            self.broken = true;
            return;
        }
        let id = SkillId(u8::try_from(at).unwrap_or(u8::MAX));
        if changed.iter().any(|(it, _)| *it == id) {
            report.add(span, Problem::error(DUPLICATE_NAME).arg("name", key));
            return;
        }
        changed.push((id, span.clone()));
        let name = |lang: &str| from.text(lang).map(|(name, _)| name.to_owned());
        let (de, en) = (name("de"), name("en"));
        if known.is_none() {
            let either = |one: &Option<String>, other: &Option<String>| {
                one.clone().or_else(|| other.clone()).unwrap_or_else(|| key.to_owned())
            };
            let (de, en) = (either(&de, &en), either(&en, &de));
            let attribute = Attribute::Intelligence;
            self.skills.push(Skill { key: key.to_owned(), de, en, attribute, talking: false });
        }
        let skill = &mut self.skills[at];
        skill.de = de.unwrap_or_else(|| skill.de.clone());
        skill.en = en.unwrap_or_else(|| skill.en.clone());
        if let Some(it) = from.text("attribute").and_then(|(word, _)| attribute(word)) {
            skill.attribute = it;
        }
        if from.get("talking").is_some() {
            skill.talking = from.flag("talking");
        }
    }

    /// Builds the list of names. Each name must be unique.
    fn name_skills(&mut self, report: &mut Report<'_>, changed: &[(SkillId, Span)], elsewhere: &Span) {
        self.names.clear();
        for (id, skill) in (0..).map(SkillId).zip(&self.skills) {
            let mut told = false;
            for name in [&skill.key, &skill.de, &skill.en].map(|name| folded(name)) {
                let other = self.names.iter().find(|(it, _)| *it == name).map(|(_, id)| *id);
                match other {
                    Some(other) if other == id => {}
                    Some(other) if !told => {
                        told = true;
                        // Report the error where the file changed one of the two skills.
                        let span = changed.iter().find(|(it, _)| [id, other].contains(it));
                        let span = span.map_or(elsewhere, |(_, span)| span);
                        report.add(span, Problem::error(DUPLICATE_NAME).arg("name", &name));
                    }
                    Some(_) => {}
                    None => self.names.push((name, id)),
                }
            }
        }
    }

    fn change_roles(&mut self, report: &mut Report<'_>, from: &Table<'_>) {
        let mut roles = self.roles;
        for (name, role) in [
            ("perception", &mut roles.perception),
            ("melee", &mut roles.melee),
            ("ranged", &mut roles.ranged),
            ("athletics", &mut roles.athletics),
            ("deception", &mut roles.deception),
            ("survival", &mut roles.survival),
        ] {
            if let Some(skill) = from.text(name).and_then(|(name, span)| self.find(report, name, span)) {
                *role = skill;
            }
        }
        self.roles = roles;
    }

    fn change_strength(&mut self, from: &Table<'_>) {
        let (Some(strength), Some(above), Some(up_to), Some(throws)) =
            (from.number("strength"), from.number("above"), from.number("up-to"), metres(from, "throws"))
        else {
            return;
        };
        let row = StrengthRow { strength, above, up_to, throws };
        match self.strength.iter_mut().find(|it| it.strength == row.strength) {
            Some(known) => *known = row,
            None => self.strength.push(row),
        }
        self.strength.sort_by_key(|it| it.strength);
    }

    /// Finds the skill with that name, or reports an error.
    pub(super) fn find(&self, report: &mut Report<'_>, name: &str, span: &Span) -> Option<SkillId> {
        let wanted = folded(name);
        let found = self.names.iter().find(|(it, _)| *it == wanted).map(|(_, id)| *id);
        if found.is_none() && !self.broken {
            report.add(span, self.unknown(name));
        }
        found
    }

    /// Reads the skill that a key names, if it is present.
    pub(super) fn skill(&self, report: &mut Report<'_>, from: &Table<'_>, key: &str) -> Option<SkillId> {
        let (name, span) = from.text(key)?;
        self.find(report, name, span)
    }

    /// Reads a list of skills.
    pub(super) fn skills(&self, report: &mut Report<'_>, nodes: &[Node<'_>]) -> Vec<SkillId> {
        nodes.iter().filter_map(Node::text).filter_map(|(name, span)| self.find(report, name, span)).collect()
    }

    /// The error for an unknown skill. Lists the names of the language that was probably meant.
    fn unknown(&self, name: &str) -> Problem {
        let english = self.skills.iter().map(|it| it.en.as_str());
        let german = self.skills.iter().map(|it| it.de.as_str());
        let suggestion = nearest(name, german.clone().chain(english.clone()));
        let is_english = suggestion.is_some_and(|it| german.clone().all(|de| de != it));
        let suggestion = suggestion.map(str::to_owned);
        let problem = Problem::error(UNKNOWN_SKILL).arg("name", name);
        let problem = if is_english { problem.allowed(english) } else { problem.allowed(german) };
        Problem { suggestion, ..problem }
    }
}
