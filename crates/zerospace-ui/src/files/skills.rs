//! The skills of a table: the default ones, and the changes that a file makes to them.

use schwung_files::kit::{
    DUPLICATE_NAME, Named, Node, Problem, Report, Span, TOO_MANY, Table, UNKNOWN_SKILL, nearest,
};
use schwung_zerospace::{Attribute, Skill, SkillId};

use super::{format::MOST_SKILLS, words::attribute};

/// The skills of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Skills {
    pub(super) all: Vec<Skill>,
    /// The keys and names of all skills.
    names: Named<SkillId>,
    /// Whether a skill is missing because of an error in the file.
    broken: bool,
}

impl Skills {
    /// Applies the changes that a file makes.
    pub(super) fn change(&mut self, report: &mut Report<'_>, file: &Table<'_>) {
        let mut changed = Vec::new();
        for skill in file.tables("skill") {
            self.change_one(report, skill, &mut changed);
        }
        let all = (0..).map(SkillId).zip(self.all.iter().map(|it| [&*it.key, &*it.de, &*it.en]));
        self.names = Named::new(report, all, &changed, &file.span);
    }

    fn change_one(&mut self, report: &mut Report<'_>, from: &Table<'_>, changed: &mut Vec<(SkillId, Span)>) {
        let Some((key, span)) = from.text("key") else {
            self.broken = true;
            return;
        };
        let known = self.all.iter().position(|it| it.key == key);
        let at = known.unwrap_or(self.all.len());
        if at >= MOST_SKILLS {
            let problem = Problem::error(TOO_MANY).arg("key", "skill").arg("count", at + 1);
            report.add(span, problem.arg("most", MOST_SKILLS));
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
            self.all.push(Skill { key: key.to_owned(), de, en, attribute, talking: false });
        }
        let skill = &mut self.all[at];
        skill.de = de.unwrap_or_else(|| skill.de.clone());
        skill.en = en.unwrap_or_else(|| skill.en.clone());
        if let Some(it) = from.text("attribute").and_then(|(word, _)| attribute(word)) {
            skill.attribute = it;
        }
        if from.get("talking").is_some() {
            skill.talking = from.flag("talking");
        }
    }

    /// Finds the skill with that name, or reports an error.
    pub(super) fn find(&self, report: &mut Report<'_>, name: &str, span: &Span) -> Option<SkillId> {
        let found = self.names.find(name);
        if found.is_none() && !self.broken {
            report.add(span, self.unknown(name));
        }
        found
    }

    /// Reads the skill that a key names, if it is present.
    pub(super) fn read(&self, report: &mut Report<'_>, from: &Table<'_>, key: &str) -> Option<SkillId> {
        let (name, span) = from.text(key)?;
        self.find(report, name, span)
    }

    /// Reads a list of them.
    pub(super) fn list(&self, report: &mut Report<'_>, nodes: &[Node<'_>]) -> Vec<SkillId> {
        nodes.iter().filter_map(Node::text).filter_map(|(name, span)| self.find(report, name, span)).collect()
    }

    /// The error for an unknown skill. Lists the names of the language that was probably meant.
    fn unknown(&self, name: &str) -> Problem {
        let english = self.all.iter().map(|it| it.en.as_str());
        let german = self.all.iter().map(|it| it.de.as_str());
        let suggestion = nearest(name, german.clone().chain(english.clone()));
        let is_english = suggestion.is_some_and(|it| german.clone().all(|de| de != it));
        let suggestion = suggestion.map(str::to_owned);
        let problem = Problem::error(UNKNOWN_SKILL).arg("name", name);
        let problem = if is_english { problem.allowed(english) } else { problem.allowed(german) };
        Problem { suggestion, ..problem }
    }
}
