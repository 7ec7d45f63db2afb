//! The skill list: the default of the system, and the changes that a table makes.

use schwung_fate::{Agenda, Frame, Reach, Roles, Skill, SkillId, SkillSet, Track};
use schwung_files::{
    Options,
    kit::{
        DUPLICATE_NAME, Format, GM, Named, Problem, Report, Span, TOO_MANY, Table, UNKNOWN_SKILL, nearest,
        read_as,
    },
};

use super::format::{MOST_SKILLS, ONLY_ZONE, SYSTEMS, skill_list};

/// The default skill lists of all rule books.
const LISTS: &[(&str, &str)] = &[
    ("sotc", include_str!("../../../../systems/sotc/skills.toml")),
    ("malmsturm", include_str!("../../../../systems/malmsturm/skills.toml")),
    ("freefate", include_str!("../../../../systems/freefate/skills.toml")),
];

/// The frame with which a table of `system` begins: its skills, the roles that rules assign to skills,
/// agendas, the game master's seat and one zone, but no actors. `None` if there is no such system.
///
/// ```
/// let frame = schwung_fate_ui::files::default_frame("sotc").expect("a system");
/// assert_eq!(frame.skills.len(), 28);
/// ```
pub fn default_frame(system: &str) -> Option<Frame> {
    let list = SkillList::of(system)?;
    Some(Frame {
        seats: vec![GM.to_owned()],
        skills: list.skills,
        roles: list.roles,
        agendas: list.agendas,
        zones: vec![ONLY_ZONE.to_owned()],
        ..Frame::default()
    })
}

/// The table's skills, roles and agendas.
#[derive(Debug, Default)]
pub(crate) struct SkillList {
    pub(crate) skills: Vec<Skill>,
    pub(crate) roles: Roles,
    pub(crate) agendas: Vec<Agenda>,
    /// The keys and names of all skills.
    names: Named<SkillId>,
    /// Whether a skill is missing because its entry in the file is invalid.
    broken: bool,
}

impl SkillList {
    /// The default list of a system.
    pub(crate) fn of(system: &str) -> Option<SkillList> {
        let list = LISTS.iter().find(|it| it.0 == system)?;
        Some(SkillList::from_text(list.0, list.1).0)
    }

    fn from_text(system: &str, text: &str) -> (SkillList, Vec<Problem>) {
        let mut list = SkillList::default();
        let format = Format { systems: SYSTEMS, fields: skill_list() };
        let options = Options { system: Some(system), ..Options::default() };
        let read = read_as(text, &options, format, |report, file| list.change(report, file));
        let problems = read.map_or_else(|problems| problems, |made| made.warnings);
        (list, problems)
    }

    /// Applies the changes of a file.
    pub(crate) fn change(&mut self, report: &mut Report<'_>, file: &Table<'_>) {
        let mut changed = Vec::new();
        for skill in file.tables("skill") {
            self.change_skill(report, skill, &mut changed);
        }
        let all = (0..).map(SkillId).zip(self.skills.iter().map(|it| [&*it.key, &*it.de, &*it.en]));
        self.names = Named::new(report, all, &changed, &file.span);
        for agenda in file.tables("agenda") {
            self.change_agenda(report, agenda);
        }
        if let Some(roles) = file.table("roles") {
            self.change_roles(report, roles);
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
            let other = |one: &Option<String>, other: &Option<String>| {
                one.clone().or_else(|| other.clone()).unwrap_or_else(|| key.to_owned())
            };
            let (de, en) = (other(&de, &en), other(&en, &de));
            self.skills.push(Skill { key: key.to_owned(), de, en, reach: Reach::Touch, armed: false });
        }
        let skill = &mut self.skills[at];
        skill.de = de.unwrap_or_else(|| skill.de.clone());
        skill.en = en.unwrap_or_else(|| skill.en.clone());
        if let Some((reach, _)) = from.text("reach") {
            skill.reach = reach_of(reach);
        }
        if from.get("armed").is_some() {
            skill.armed = from.flag("armed");
        }
    }

    /// Adds or changes an agenda: its attack and defence skills, and its stress track. Agendas are the rows
    /// of the table of attacks.
    fn change_agenda(&mut self, report: &mut Report<'_>, from: &Table<'_>) {
        let skills = |key: &str| -> SkillSet {
            let names = from.list(key).iter().filter_map(|it| it.text());
            names.filter_map(|(name, span)| self.find(report, name, span)).collect()
        };
        let [attack, defend] = ["attack", "defend"].map(skills);
        let (Some((key, _)), Some((track, _))) = (from.text("key"), from.text("track")) else { return };
        //= sotc.attack.skills-harm
        //= sotc.attack.skills-deceive
        //= sotc.attack.skills-scare
        //= sotc.attack.skills-charm
        //= sotc.attack.skills-move
        let agenda = Agenda { key: key.to_owned(), attack, defend, track: track_of(track) };
        match self.agendas.iter_mut().find(|it| it.key == key) {
            Some(known) => *known = agenda,
            None => self.agendas.push(agenda),
        }
    }

    fn change_roles(&mut self, report: &mut Report<'_>, from: &Table<'_>) {
        let mut roles = self.roles;
        for (name, role) in [
            ("alertness", &mut roles.alertness),
            ("empathy", &mut roles.empathy),
            ("resolve", &mut roles.resolve),
            ("endurance", &mut roles.endurance),
            ("athletics", &mut roles.athletics),
        ] {
            if let Some(skill) = from.text(name).and_then(|(name, span)| self.find(report, name, span)) {
                *role = skill;
            }
        }
        self.roles = roles;
    }

    /// The skill with this name. Reports an unknown name.
    pub(crate) fn find(&self, report: &mut Report<'_>, name: &str, span: &Span) -> Option<SkillId> {
        let found = self.names.find(name);
        if found.is_none() && !self.broken {
            report.add(span, self.unknown(name));
        }
        found
    }

    /// Allowed names are listed in the language that was probably meant.
    fn unknown(&self, name: &str) -> Problem {
        let english = self.skills.iter().map(|it| it.en.as_str());
        let german = self.skills.iter().map(|it| it.de.as_str());
        let suggestion = nearest(name, english.clone().chain(german.clone()));
        let is_german = suggestion.is_some_and(|it| german.clone().any(|de| de == it)) || !name.is_ascii();
        let problem = Problem::error(UNKNOWN_SKILL).arg("name", name);
        let suggestion = suggestion.map(str::to_owned);
        let problem = if is_german { problem.allowed(german) } else { problem.allowed(english) };
        Problem { suggestion, ..problem }
    }
}

fn reach_of(word: &str) -> Reach {
    match word {
        "throw" => Reach::Throw,
        "shoot" => Reach::Shoot,
        "far" => Reach::Far,
        _ => Reach::Touch,
    }
}

/// The track with this name.
pub(crate) fn track_of(word: &str) -> Track {
    match word {
        "composure" => Track::Composure,
        _ => Track::Health,
    }
}
