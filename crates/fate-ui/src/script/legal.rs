//! Lists the commands that are currently legal.

use schwung_fate::{ActorId, ActorKind, Fate, SkillId, State};
use schwung_messages::Catalogue;
use schwung_table::System;

use schwung_ui_kit::templates::{MOST, filled, in_};

use super::parse_command;

/// Number of each character's best skills with which commands are tried.
const SKILLS: usize = 3;

/// Commands of a character, in English and German: `{a}` is the acting character, `{b}` another one, `{z}` a zone,
/// `{s}` a skill.
const OF_SOMEBODY: &[[&str; 2]] = &[
    ["{a} attacks {b} with {s}", "{a} greift {b} mit {s} an"],
    ["{a} maneuvers with {s} placing \"…\"", "{a} manövriert mit {s} und platziert \"…\""],
    ["{a} maneuvers on {b} with {s} placing \"…\"", "{a} manövriert gegen {b} mit {s} und platziert \"…\""],
    ["{a} blinds {b}", "{a} blendet {b}"],
    ["{a} marks {b}", "{a} zeichnet {b}"],
    ["{a} disarms {b}", "{a} entwaffnet {b}"],
    ["{a} pushes {b} to {z} with {s}", "{a} drängt {b} mit {s} nach {z} ab"],
    ["{a} throws {b} to {z} with {s}", "{a} schleudert {b} mit {s} nach {z}"],
    ["{a} blocks attacks on {b} with {s}", "{a} blockt Angriffe auf {b} mit {s}"],
    ["{a} blocks moving with {s}", "{a} blockt Bewegung mit {s}"],
    ["{a} blocks the way through {z} with {s}", "{a} blockt den Weg durch {z} mit {s}"],
    ["{a} releases", "{a} gibt den Block frei"],
    ["{a} sprints to {z}", "{a} sprintet nach {z}"],
    ["{a} walks to {z}", "{a} bewegt sich nach {z}"],
    ["{a} rolls {s}", "{a} würfelt {s}"],
    ["{a} contests {b} with {s}", "{a} misst sich mit {b} mit {s}"],
    ["{a} assesses with {s} finding \"…\"", "{a} schätzt die Lage mit {s} ein und findet \"…\""],
    ["{a} just \"…\"", "{a} tut einfach \"…\""],
    ["{a} freely \"…\"", "{a} nebenbei \"…\""],
    ["{a} holds", "{a} hält sich zurück"],
    ["{a} defends fully", "{a} verteidigt sich voll"],
    ["{a} rearms", "{a} nimmt die Waffe auf"],
    ["{a} joins {b}", "{a} führt {b} an"],
    ["{a} leaves the group", "{a} verlässt die Gruppe"],
    ["{a} declares \"…\"", "{a} behauptet \"…\""],
    ["{a} concedes \"…\"", "{a} gibt nach \"…\""],
    ["{a} rests for a breather", "{a} ruht sich kurz aus"],
    ["{a} passes", "{a} setzt aus"],
];

/// Commands that do not belong to a character.
const OF_NOBODY: &[[&str; 2]] = &[
    ["begin physical conflict", "beginne körperlichen Konflikt"],
    ["begin social conflict", "beginne sozialen Konflikt"],
    ["begin mental conflict", "beginne geistigen Konflikt"],
    ["draw out with endurance", "es zieht sich mit Ausdauer hin"],
    ["end conflict", "beende Konflikt"],
    ["end scene", "beende Szene"],
    ["new session", "neue Sitzung"],
];

/// The commands that the rules allow now, beginning with those of the character whose turn it is. Alternatives for the
/// same place are joined by bars; `skill` is the placeholder for a skill.
///
/// Commands of the game master and those about a certain aspect are not listed: they are nearly always possible.
pub(super) fn legal(state: &State, texts: &Catalogue, skill: &str) -> Vec<String> {
    let trial = Trial { state, texts, skill };
    let turn = state.conflict.and_then(|it| it.turn);
    let others = state.ids().filter(|id| Some(*id) != turn && state.actor(*id).out.is_none());
    let lang = texts.lang();
    let mut found = Vec::new();
    for by in turn.into_iter().chain(others).take(MOST) {
        found.extend(OF_SOMEBODY.iter().filter_map(|it| trial.of(by, in_(lang, *it))));
    }
    let nobody = OF_NOBODY.iter().map(|it| in_(lang, *it));
    found.extend(nobody.filter(|line| trial.is_legal(line)).map(str::to_owned));
    found
}

struct Trial<'t> {
    state: &'t State,
    texts: &'t Catalogue,
    skill: &'t str,
}

impl Trial<'_> {
    fn is_legal(&self, line: &str) -> bool {
        let command = parse_command(self.state, line, self.texts);
        command.is_ok_and(|command| Fate::check(self.state, &command).is_ok())
    }

    /// The template with all names that are legal in it; `None` if none are.
    fn of(&self, by: ActorId, template: &str) -> Option<String> {
        let template = template.replace("{a}", self.name(by));
        // Groups and single companions have no skills to name.
        let is_named = self.state.actor(by).kind == ActorKind::Named;
        let template =
            if is_named { template } else { template.replace(" with {s}", "").replace(" mit {s}", "") };
        let skills = self.best_skills(by);
        let names = self.others(by);
        let zones: Vec<&str> = self.state.frame.zones.iter().map(String::as_str).take(MOST).collect();
        let any = |line: &str| match line.contains("{s}") {
            true => skills.iter().any(|skill| self.is_legal(&line.replace("{s}", skill))),
            false => self.is_legal(line),
        };
        let line = filled(&template, &[("{b}", names), ("{z}", zones)], &any)?;
        Some(line.replace("{s}", self.skill))
    }

    fn name(&self, actor: ActorId) -> &str {
        &self.state.frame.sheet(actor).name
    }

    /// All other actors who are still taking part.
    fn others(&self, by: ActorId) -> Vec<&str> {
        let there = self.state.ids().filter(|&id| id != by && self.state.actor(id).out.is_none());
        there.map(|id| self.name(id)).take(MOST).collect()
    }

    /// The keys of a character's best skills.
    fn best_skills(&self, by: ActorId) -> Vec<&str> {
        let keys = self.state.frame.skills.iter().map(|it| it.key.as_str());
        let mut rated: Vec<(i8, &str)> =
            (0..).map(SkillId).zip(keys).map(|(id, key)| (self.state.rating(by, id), key)).collect();
        rated.sort_by_key(|it| std::cmp::Reverse(it.0));
        rated.into_iter().map(|it| it.1).take(SKILLS).collect()
    }
}
