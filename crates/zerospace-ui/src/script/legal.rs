//! Lists the commands that are legal now.

use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::System;
use schwung_zerospace::{ActorId, SkillId, State, ZeroSpace};

use schwung_ui_kit::templates::{MOST, filled, in_};

use super::parse_command;

/// Templates for commands of an actor, in English and German: `{a}` is the acting actor, `{b}` another one, `{w}` a
/// weapon, `{s}` a skill.
const OF_SOMEBODY: &[[&str; 2]] = &[
    ["{a} attacks {b}", "{a} greift {b} an"],
    ["{a} attacks {b} with {w}", "{a} greift {b} an mit {w}"],
    ["{a} charges {b}", "{a} stürmt auf {b} los"],
    ["{a} disarms {b}", "{a} entwaffnet {b}"],
    ["{a} grapples {b}", "{a} ringt mit {b}"],
    ["{a} hurts {b}", "{a} verletzt {b}"],
    ["{a} throws {b}", "{a} wirft {b}"],
    ["{a} throws down {b}", "{a} schleudert {b} zu Boden"],
    ["{a} distracts {b}", "{a} lenkt {b} ab"],
    ["{a} breaks free from {b}", "{a} reißt sich los von {b}"],
    ["{a} lets go of {b}", "{a} lässt {b} los"],
    ["{a} dodges", "{a} weicht aus"],
    ["{a} rolls {s}", "{a} würfelt {s}"],
    ["{a} recovers from blindness", "{a} erholt sich von Blendung"],
    ["{a} recovers from fear", "{a} erholt sich von Furcht"],
    ["{a} walks", "{a} geht"],
    ["{a} runs", "{a} rennt"],
    ["{a} sprints", "{a} sprintet"],
    ["{a} stands up", "{a} steht auf"],
    ["{a} lies down", "{a} legt sich hin"],
    ["{a} quickly \"…\"", "{a} tut schnell \"…\""],
    ["{a} defers", "{a} schiebt den Zug auf"],
    ["{a} takes the deferred turn", "{a} nimmt den aufgeschobenen Zug"],
    ["{a} enters", "{a} kommt dazu"],
    ["{a} spends a point on breaking free", "{a} gibt einen Punkt aus für Ausbrechen"],
    ["{a} spends a point on rallying", "{a} gibt einen Punkt aus für Sammeln"],
    ["{a} spends a point on a hint", "{a} gibt einen Punkt aus für einen Tipp"],
    ["{a} ends the turn", "{a} beendet den Zug"],
];

/// Templates for commands without an acting actor.
const OF_NOBODY: &[[&str; 2]] = &[
    ["begin conflict", "Konflikt beginnt"],
    ["end conflict", "Konflikt endet"],
    ["end scene", "Szene endet"],
    ["rest everybody for half an hour", "Rast alle eine halbe Stunde"],
    ["rest everybody for a night", "Rast alle eine Nacht"],
    ["new session", "neuer Spielabend"],
];

/// Lists the legal commands, first those of the actor whose turn it is. Alternative names in the same place are
/// separated by bars. Facts set by the game master and commands that are nearly always legal are not listed.
pub fn legal(c: &Catalogue, state: &State) -> Vec<String> {
    let turn = state.conflict.and_then(|it| it.turn);
    let others = state.ids().filter(|id| Some(*id) != turn && state.actor(*id).out.is_none());
    let lang = c.lang();
    let mut found = Vec::new();
    for by in turn.into_iter().chain(others).take(MOST) {
        found.extend(OF_SOMEBODY.iter().filter_map(|it| of(c, state, by, in_(lang, *it))));
    }
    let nobody = OF_NOBODY.iter().map(|it| in_(lang, *it));
    found.extend(nobody.filter(|line| is_legal(c, state, line)).map(str::to_owned));
    found
}

fn is_legal(c: &Catalogue, state: &State, line: &str) -> bool {
    let command = parse_command(c, state, line, Viewer::All);
    command.is_ok_and(|command| ZeroSpace::check(state, &command).is_ok())
}

/// Fills a template with all names that are legal in it; `None` if there are none.
fn of(c: &Catalogue, state: &State, by: ActorId, template: &str) -> Option<String> {
    let name = |id: ActorId| state.sheet(id).name.as_str();
    let template = template.replace("{a}", name(by));
    let others: Vec<&str> = state.ids().filter(|&id| id != by).map(name).take(MOST).collect();
    let carried = state.items.iter().filter(|it| it.holder == Some(by)).map(|it| it.text.as_str());
    let gifts = state.sheet(by).gifts.iter().map(|it| it.name.as_str());
    let weapons: Vec<&str> = carried.chain(gifts).take(MOST).collect();
    let skills: Vec<&str> = state.sheet(by).skills.iter().filter_map(|it| skill(c, state, it)).collect();
    let places = [("{w}", weapons), ("{b}", others), ("{s}", skills)];
    filled(&template, &places, &|line| is_legal(c, state, line))
}

/// The name of a skill in the reader's language.
fn skill<'s>(c: &Catalogue, state: &'s State, skill: SkillId) -> Option<&'s str> {
    let skill = state.frame.skills.get(usize::from(skill.0))?;
    Some(if c.lang() == Lang::De { &skill.de } else { &skill.en })
}
