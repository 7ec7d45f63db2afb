//! What can be commanded right now.

use schwung_fate::{ActorId, ActorKind, Fate, SkillId, State};
use schwung_messages::Catalogue;
use schwung_table::System;
use schwung_transcript::parse_command;

/// Of more actors, names and zones than so many nothing is told: it would fill screens.
const MOST: usize = 24;

/// The best skills of somebody, with which commands are tried.
const SKILLS: usize = 3;

/// What somebody can do: `{a}` does it, `{b}` is another, `{z}` a zone, `{s}` a skill.
const OF_SOMEBODY: &[&str] = &[
    "{a} attacks {b} with {s}",
    "{a} maneuvers with {s} placing \"…\"",
    "{a} maneuvers on {b} with {s} placing \"…\"",
    "{a} blinds {b}",
    "{a} marks {b}",
    "{a} disarms {b}",
    "{a} pushes {b} to {z} with {s}",
    "{a} throws {b} to {z} with {s}",
    "{a} blocks attacks on {b} with {s}",
    "{a} blocks moving with {s}",
    "{a} blocks the way through {z} with {s}",
    "{a} releases",
    "{a} sprints to {z}",
    "{a} walks to {z}",
    "{a} rolls {s}",
    "{a} contests {b} with {s}",
    "{a} assesses with {s} finding \"…\"",
    "{a} just \"…\"",
    "{a} freely \"…\"",
    "{a} holds",
    "{a} defends fully",
    "{a} rearms",
    "{a} joins {b}",
    "{a} leaves the group",
    "{a} declares \"…\"",
    "{a} concedes \"…\"",
    "{a} rests for a breather",
    "{a} passes",
];

/// What can be done by nobody in particular.
const OF_NOBODY: &[&str] = &[
    "begin physical conflict",
    "begin social conflict",
    "begin mental conflict",
    "draw out with endurance",
    "end conflict",
    "end scene",
    "new session",
];

/// Commands that the rules allow now, those of whoever's turn it is first. Names that fit the same place stand side
/// by side with bars between them; `skill` is what stands for a skill.
///
/// What a game master sets, and what rests on a certain aspect, is not listed: it is nearly always possible.
pub(crate) fn legal(state: &State, texts: &Catalogue, skill: &str) -> Vec<String> {
    let trial = Trial { state, texts, skill };
    let turn = state.conflict.and_then(|it| it.turn);
    let others = state.ids().filter(|id| Some(*id) != turn && state.actor(*id).out.is_none());
    let mut found = Vec::new();
    for by in turn.into_iter().chain(others).take(MOST) {
        found.extend(OF_SOMEBODY.iter().filter_map(|template| trial.of(by, template)));
    }
    found.extend(OF_NOBODY.iter().filter(|line| trial.is_legal(line)).map(|line| (*line).to_owned()));
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
        // Groups and companions on their own have no skills to name.
        let is_named = self.state.actor(by).kind == ActorKind::Named;
        let template = if is_named { template } else { template.replace(" with {s}", "") };
        let skills = self.best_skills(by);
        let names = self.others(by);
        let zones: Vec<&str> = self.state.frame.zones.iter().map(String::as_str).take(MOST).collect();
        let (mut fitting, mut reached) = (Vec::new(), Vec::new());
        let mut any = false;
        for name in of_place(&template, "{b}", &names) {
            let line = template.replace("{b}", name);
            for zone in of_place(&template, "{z}", &zones) {
                let line = line.replace("{z}", zone);
                if of_place(&template, "{s}", &skills).any(|skill| self.is_legal(&line.replace("{s}", skill)))
                {
                    any = true;
                    once(&mut fitting, name);
                    once(&mut reached, zone);
                }
            }
        }
        let line = template.replace("{b}", &fitting.join(" | ")).replace("{z}", &reached.join(" | "));
        any.then(|| line.replace("{s}", self.skill))
    }

    fn name(&self, actor: ActorId) -> &str {
        &self.state.frame.sheet(actor).name
    }

    /// Everybody else who is still there.
    fn others(&self, by: ActorId) -> Vec<&str> {
        let there = self.state.ids().filter(|&id| id != by && self.state.actor(id).out.is_none());
        there.map(|id| self.name(id)).take(MOST).collect()
    }

    /// The keys of somebody's best skills.
    fn best_skills(&self, by: ActorId) -> Vec<&str> {
        let keys = self.state.frame.skills.iter().map(|it| it.key.as_str());
        let mut rated: Vec<(i8, &str)> =
            (0..).map(SkillId).zip(keys).map(|(id, key)| (self.state.rating(by, id), key)).collect();
        rated.sort_by_key(|it| std::cmp::Reverse(it.0));
        rated.into_iter().map(|it| it.1).take(SKILLS).collect()
    }
}

/// What may stand at a place of a template; nothing needs to where it has no such place.
fn of_place<'n>(template: &str, place: &str, names: &'n [&'n str]) -> impl Iterator<Item = &'n str> {
    let there = template.contains(place);
    let none = (!there).then_some("");
    names.iter().copied().take(if there { usize::MAX } else { 0 }).chain(none)
}

fn once<'n>(names: &mut Vec<&'n str>, name: &'n str) {
    if !names.contains(&name) {
        names.push(name);
    }
}

#[cfg(test)]
mod tests {
    use schwung_fate::{Command, Event};
    use schwung_play::replay;
    use schwung_rulebook::Lang;

    use super::*;

    const ENCOUNTER: &str = r#"
system = "sotc"
players = ["Anna"]
[conflict]
kind = "physical"
[[zone]]
name = "Quay"
[[zone]]
name = "Deck"
[[border]]
between = ["Quay", "Deck"]
[[character]]
name = "Anna"
player = "Anna"
skills = { Alertness = 4, Fists = 3 }
[[character]]
name = "Boris"
[[minions]]
name = "Thugs"
quality = 1
kind = "physical"
count = 2
"#;

    #[test]
    #[allow(clippy::result_large_err)] // it is how a run ends
    fn whoever_has_the_turn_can_do_much_and_others_little() {
        let texts = Catalogue::new(Lang::En, "sotc");
        let encounter = schwung_files::read(ENCOUNTER, &schwung_files::Options::default()).expect("it reads");
        let begin = encounter.begin.map(Command::BeginConflict).expect("a conflict");
        let before = legal(&encounter.state, &texts, "SKILL");
        assert!(before.contains(&"begin physical conflict".to_owned()), "{before:#?}");
        let run = replay(encounter.state, &[], |table| Fate::perform(table, &begin));
        assert!(run.events.iter().any(|it| matches!(it, Event::TurnBegan { .. })));
        let legal = legal(&run.state, &texts, "SKILL");
        for line in ["Anna attacks Boris | Thugs with SKILL", "Anna walks to Deck", "Anna holds"] {
            assert!(legal.iter().any(|it| it == line), "{line}: {legal:#?}");
        }
        assert!(!legal.iter().any(|it| it.starts_with("Boris attacks")), "{legal:#?}");
        assert!(!legal.iter().any(|it| it.contains("begin physical")), "{legal:#?}");
    }
}
