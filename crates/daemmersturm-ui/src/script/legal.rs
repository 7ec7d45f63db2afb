//! Lists the commands that are currently allowed.

use schwung_daemmersturm::{ActorId, Daemmersturm, State, Status};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::System;

use schwung_ui_kit::templates::{MOST, filled, in_};

use super::parse_command;

/// Commands of a character in English and German: `{a}` acts, `{b}` is another character, `{w}` an item of `{a}`, and
/// `{s}` an ability or spell.
const OF_SOMEBODY: &[[&str; 2]] = &[
    ["{a} attacks {b} with {w}", "{a} greift {b} an mit {w}"],
    ["{a} fires {w} at {b}", "{a} feuert {w} auf {b}"],
    ["{a} charges {b}", "{a} stürmt auf {b} los"],
    ["{a} moves", "{a} bewegt sich"],
    ["{a} seeks cover", "{a} sucht Schutz"],
    ["{a} draws {w}", "{a} zieht {w}"],
    ["{a} puts away {w}", "{a} steckt {w} weg"],
    ["{a} reloads {w}", "{a} lädt {w} nach"],
    ["{a} treats {w}", "{a} behandelt {w}"],
    ["{a} drinks {w}", "{a} trinkt {w}"],
    ["{a} uses {s}", "{a} nutzt {s}"],
    ["{a} casts {s}", "{a} zaubert {s}"],
    ["{a} casts {s} at {b}", "{a} zaubert {s} auf {b}"],
    ["{a} completes the spell at {b}", "{a} vollendet den Zauber auf {b}"],
    ["{a} breaks off", "{a} bricht ab"],
    ["{a} searches", "{a} sucht"],
    ["{a} takes the turn", "{a} ist am Zug"],
    ["{a} ends the turn", "{a} beendet den Zug"],
];

/// Commands without an acting character.
const OF_NOBODY: &[[&str; 2]] = &[
    ["open section", "Abschnitt beginnt"],
    ["begin combat", "Kampf beginnt"],
    ["end combat", "Kampf endet"],
    ["close section", "Abschnitt endet"],
];

/// The commands that the rules currently allow, those of the character whose turn it is first.
///
/// Names that fit the same place are separated by bars. Facts set by the plot leader, and commands that are nearly
/// always possible, are not listed.
pub fn legal(c: &Catalogue, state: &State) -> Vec<String> {
    let turn = state.combat.and_then(|it| it.turn);
    let others = state.ids().filter(|id| Some(*id) != turn && state.actor(*id).status == Status::Up);
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
    command.is_ok_and(|command| Daemmersturm::check(state, &command).is_ok())
}

/// The template with all names that make it a valid command; `None` if there are none.
fn of(c: &Catalogue, state: &State, by: ActorId, template: &str) -> Option<String> {
    let name = |id: ActorId| state.profile(id).name.as_str();
    let template = template.replace("{a}", name(by));
    let others: Vec<&str> = state.ids().filter(|&id| id != by).map(name).take(MOST).collect();
    let items = state.items.iter().filter(|it| it.holder == Some(by));
    let things: Vec<&str> = items.map(|it| it.label.as_str()).collect();
    let skills: Vec<&str> = state.profile(by).abilities.iter().map(|it| it.name.as_str()).collect();
    let places = [("{w}", things), ("{s}", skills), ("{b}", others)];
    filled(&template, &places, &|line| is_legal(c, state, line))
}
