//! Commands as people write them.

mod acts;
mod aspects;
mod attack;
mod block;
mod contest;
mod frame;
mod game_master;
mod groups;
mod maneuver;
mod movement;
mod plan;
mod templates;

use schwung_fate::{ActorId, Command, State};
use schwung_messages::Catalogue;

use super::reader::{Read, Reader};
use crate::{cursor::Sort, error::LineError};

/// Something that can be commanded.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// The word, or words, by which it is known.
    pub word: &'static str,
    /// How it is written: names in capitals stand for names, `[…]` may be left out, `|` means or, `…` and so on.
    pub usage: &'static str,
    /// All ways of writing the word.
    ways: &'static [&'static str],
    rest: Rest,
}

/// How the rest of a command is read.
#[derive(Clone, Copy, Debug)]
enum Rest {
    /// Whoever acts stands before the verb.
    Of(for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>),
    /// The verb stands first.
    Alone(for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>),
}

const fn of(
    ways: &'static [&'static str],
    usage: &'static str,
    rest: for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>,
) -> Verb {
    Verb { word: ways[0], usage, ways, rest: Rest::Of(rest) }
}

const fn alone(
    ways: &'static [&'static str],
    usage: &'static str,
    rest: for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>,
) -> Verb {
    Verb { word: ways[0], usage, ways, rest: Rest::Alone(rest) }
}

/// Every verb. Of verbs that begin alike the longer one comes first.
#[rustfmt::skip]
const VERBS: &[Verb] = &[
    of(&["attacks", "attack"], "A attacks B [with SKILL] [to AGENDA] [on health|composure] [unaware [N]]", attack::attacks),
    of(&["maneuvers", "maneuver"], "A maneuvers [on B] [with SKILL] [against N|SKILL or SKILL…] [placing \"X\" [on B|the scene|zone Z] [sticky] [paying] | removing \"X\" [paying] | doing \"effect\" | hindering \"deed\"]", maneuver::maneuvers),
    of(&["blinds", "blind"], "A blinds B [with SKILL] [against SKILL or SKILL…]", templates::blinds),
    of(&["marks", "mark"], "A marks B [with SKILL] [against SKILL or SKILL…]", templates::marks),
    of(&["disarms", "disarm"], "A disarms B [with SKILL] [against SKILL or SKILL…]", templates::disarms),
    of(&["pins", "pin"], "A pins B with SKILL [against SKILL or SKILL…] placing \"Pinned\"", templates::pins),
    of(&["pushes", "push"], "A pushes B to ZONE with SKILL", movement::pushes),
    of(&["throws", "throw"], "A throws B | \"crate\" of weight N to ZONE with SKILL", movement::throws),
    of(&["blocks", "block"], "A blocks attacks on B | attacking|maneuvering|moving|shooting|acting|speaking [and …] | the way through ZONE with SKILL [\"words\"]", block::blocks),
    of(&["releases", "release"], "A releases", block::releases),
    of(&["sprints", "sprint"], "A sprints to ZONE[, ZONE…] [against N] [with SKILL]", movement::sprints),
    of(&["walks", "walk"], "A walks to ZONE", movement::walks),
    of(&["rolls", "roll"], "A rolls SKILL [against N] [hidden] [taking TIME]", acts::rolls),
    of(&["just"], "A just \"does it\"", acts::just),
    of(&["contests", "contest"], "A contests B[, C…] with SKILL [against SKILL] [choosing] [hidden]", contest::contests),
    of(&["assesses", "assess"], "A assesses with SKILL [against N] finding \"X\" [on B|the scene|zone Z]", aspects::assesses),
    of(&["holds", "hold"], "A holds", acts::holds),
    of(&["defends fully", "defend fully"], "A defends fully", acts::defends_fully),
    of(&["rearms", "rearm"], "A rearms", acts::rearms),
    of(&["passes the tag of", "pass the tag of"], "A passes the tag of \"ASPECT\" to B", aspects::passes_the_tag),
    of(&["passes", "pass"], "A passes", acts::passes),
    of(&["freely"], "A freely \"shouts a warning\" [with SKILL]", acts::freely),
    of(&["joins", "join"], "A joins GROUP", groups::joins),
    of(&["leaves the group", "leave the group"], "A leaves the group", groups::leaves),
    of(&["sends", "send"], "A sends COMPANION", groups::sends),
    of(&["calls back", "call back"], "A calls back COMPANION", groups::calls_back),
    of(&["concedes", "concede"], "A concedes \"terms\"", acts::concedes),
    of(&["asks for a compel of", "ask for a compel of"], "A asks for a compel of \"ASPECT\": \"effect\" [for N points]", aspects::asks_for_a_compel),
    of(&["declares", "declare"], "A declares \"text\" [by \"ASPECT\"] [placing]", aspects::declares),
    of(&["tags", "tag"], "A tags \"ASPECT\" for \"effect\"", aspects::tags),
    of(&["rests for", "rest for"], "A rests for a breather|N hours|N days", acts::rests),
    of(&["uses", "use"], "A uses GIFT [\"for what\"]", acts::uses),
    of(&["refreshes", "refresh"], "A refreshes", acts::refreshes),
    of(&["is cut off from"], "A is cut off from COMPANION", groups::cut_off),
    alone(&["begin"], "begin physical|social|mental conflict [by SKILL] [first SEAT] [over \"stake\"]", frame::begin),
    alone(&["end conflict"], "end conflict", frame::end_conflict),
    alone(&["end scene"], "end scene [without a break] [keeping the stress of A, B…]", frame::end_scene),
    alone(&["new session"], "new session [back to back]", frame::new_session),
    alone(&["draw out"], "draw out with endurance[, alertness][, resolve] [by A]", frame::draw_out),
    alone(&["contest"], "contest A SKILL, B SKILL[, C SKILL…] [choosing] [hidden]", contest::contest),
    alone(&["regroup"], "regroup GROUP, GROUP… [as N, N…]", groups::regroup),
    alone(&["compel"], "compel \"ASPECT\" of A: \"effect\" [for N points]", aspects::compel),
    alone(&["set aspect"], "set aspect \"X\" [on B|the scene|zone Z] [hidden]", game_master::set_aspect),
    alone(&["set switch"], "set switch NAME VALUE", game_master::set_switch),
    alone(&["set style"], "set style normal|grim|epic", game_master::set_style),
    alone(&["set border"], "set border ZONE to ZONE N", game_master::set_border),
    alone(&["set"], "set A fate N | box N of health|composure marked|free | zone ZONE | side SIDE | grit N | load N | members N | disarmed N | armed | out | back", game_master::set_actor),
    alone(&["remove aspect"], "remove aspect \"X\"", game_master::remove_aspect),
    alone(&["reveal"], "reveal \"X\" [to SEAT] | A", game_master::reveal),
    alone(&["hide"], "hide A", game_master::hide),
    alone(&["new skill"], "new skill \"Falconry\"", game_master::new_skill),
    alone(&["unveil"], "unveil", game_master::unveil),
    alone(&["release block of"], "release block of A", game_master::release_block),
    alone(&["drop spin"], "drop spin", game_master::drop_spin),
    alone(&["turn to"], "turn to A|nobody", game_master::turn_to),
];

/// What may follow a command that is carried out with a plan.
pub const PLAN: &[&str] = &[
    ", drawing \"a sword\"",
    ", doing \"something\" [at -N]",
    ", moving to ZONE",
    ", rearming",
    ", complemented by SKILL",
    ", restricted by SKILL",
    ", modified by SKILL",
    ", at +N \"reason\"",
    ", helped by \"circumstance\"",
    ", hindered by \"circumstance\"",
    ", unbounded",
    ", through \"SCENE ASPECT\"",
    ", using COMPANION",
];

/// Everything that can be commanded.
pub fn verbs() -> &'static [Verb] {
    VERBS
}

/// The command that a line says, read against the facts: names, skills, zones and aspects are those that there
/// are now. Texts that a command brings along by itself are in the catalogue's language.
///
/// # Errors
/// The place where the line goes wrong, and what would be right there. Whether the command is legal now is
/// another question, which the rules answer.
pub fn parse_command(state: &State, line: &str, catalogue: &Catalogue) -> Result<Command, LineError> {
    let mut reader = Reader::new(state, line, catalogue);
    let command = command(&mut reader)?;
    reader.cursor.end()?;
    Ok(command)
}

fn command(r: &mut Reader<'_>) -> Read<Command> {
    let start = r.cursor.place();
    if let Some(by) = r.maybe_actor() {
        for verb in VERBS {
            if let Rest::Of(rest) = verb.rest
                && r.cursor.word_of(Some(Sort::VERB), verb.ways)
            {
                return rest(r, by);
            }
        }
        // Somebody may be called as a verb is.
        r.cursor.back_to(start);
    }
    for verb in VERBS {
        if let Rest::Alone(rest) = verb.rest
            && r.cursor.word_of(Some(Sort::VERB), verb.ways)
        {
            return rest(r);
        }
    }
    r.fail()
}
