//! The format of encounter files: which keys and values are allowed where. Both the reader and the schema
//! follow it.

use schwung_fate::{ConflictKind, GiftKind, Profile, Style, Switches};
use schwung_files::kit::{
    Field, LONGEST_TEXT,
    Shape::{self, Either, Flag, Map, Name, Number, Phrase, Table, Text, Word},
    list, may, need, policy, switch_fields,
};
use serde_json::json;

use super::phrase::{ADVANCE, KEY};

/// The rule systems that encounter files can use.
pub const SYSTEMS: &[&str] = Profile::ALL;

/// Name of the only zone of a scene that defines none.
pub(crate) const ONLY_ZONE: &str = "Zone";

/// Limits on what a state or a screen can hold.
pub(crate) const MOST_ACTORS: usize = 100;
pub(crate) const MOST_SKILLS: usize = 60;
const MOST_ZONES: usize = 50;
const MOST_PLAYERS: usize = 20;
const MOST_SIDES: usize = 20;
const MOST_AGENDAS: usize = 20;
const MOST_COMPANIONS: usize = 8;
const MOST_ASPECTS: usize = 20;
const MOST_MINIONS: i64 = 500;
/// Maximum number of characters of a text written during play.
const LONGEST_WORDS: usize = 500;

/// Keeps extra boxes and marks within the 32 boxes that a track can have.
const MOST_BOXES: i64 = 20;

/// The fields of a whole encounter file.
pub(crate) fn encounter() -> Vec<Field> {
    let names = |most| list(Name, 0, most);
    let mut fields = vec![
        need("system", Word(SYSTEMS.to_vec()), "The rule system."),
        may("title", Text(LONGEST_TEXT), "What the encounter is called."),
        may(
            "players",
            names(MOST_PLAYERS),
            "Players, clockwise from the game master. By default in the order of first mention.",
        ),
        may("sides", names(MOST_SIDES), "Names of the sides. If given, there are no others."),
        may("style", Word(Style::WORDS.to_vec()), "The style of play: sets several switches at once."),
        may("switches", Table(switch_fields(Switches::ALL)), "House-rule switches."),
        may("conflict", Table(conflict()), "The conflict that begins immediately."),
        may(
            "zone",
            list(Table(zone()), 0, MOST_ZONES),
            "The zones of the scene; a single unnamed one if none are given.",
        ),
        may(
            "border",
            list(Table(border()), 0, 400),
            "Which zones are adjacent, and the border between them.",
        ),
        may("aspect", list(Table(scene_aspect()), 0, 100), "Aspects of the scene and its zones."),
        may("character", list(Table(character()), 0, MOST_ACTORS), "Named characters."),
        may("minions", list(Table(minions()), 0, MOST_ACTORS), "Minions, in groups."),
        policy(true),
    ];
    fields.extend(skill_list());
    fields.extend(schwung_files::character::fields());
    fields
}

/// The fields of a skill list, which an encounter can override.
pub(crate) fn skill_list() -> Vec<Field> {
    vec![
        may("skill", list(Table(skill()), 0, MOST_SKILLS), "Skills added by this table, or changed by key."),
        may(
            "agenda",
            list(Table(agenda()), 0, MOST_AGENDAS),
            "Purposes of attacks, added or changed by key.",
        ),
        may("roles", Table(roles()), "The skills that the rules refer to."),
    ]
}

fn kind() -> Shape {
    Word(ConflictKind::ALL.map(ConflictKind::word).to_vec())
}

fn track() -> Shape {
    Word(vec!["health", "composure"])
}

fn conflict() -> Vec<Field> {
    vec![
        need("kind", kind(), "The kind of conflict."),
        may("skill", Name, "The skill that decides the order, if not the usual one."),
        may("first", Name, "Who begins, if the order goes around the table: a player, or GM."),
        may("stake", Text(LONGEST_TEXT), "What is at stake."),
    ]
}

fn zone() -> Vec<Field> {
    vec![need("name", Name, "Its name.")]
}

fn border() -> Vec<Field> {
    vec![
        need("between", list(Name, 2, 2), "Two zones: from, to."),
        may("value", Number(0, 20), "The difficulty of crossing it.").or(0),
        may("one-way", Flag, "Can it be crossed only in this direction?").or(false),
    ]
}

fn scene_aspect() -> Vec<Field> {
    let mut fields = placed();
    fields.insert(1, may("zone", Name, "The zone it is on; by default the whole scene."));
    fields
}

/// An aspect in play.
fn placed() -> Vec<Field> {
    let mut fields = vec![
        need("text", Text(LONGEST_WORDS), "Its wording."),
        may("kind", Word(vec!["framed", "fragile", "sticky"]), "How long it lasts.").or("framed"),
    ];
    fields.extend(told());
    fields
}

/// Who knows an aspect in play, and who has a free tag on it.
fn told() -> [Field; 3] {
    [
        may("hidden", Flag, "Is it hidden from the players?").or(false),
        known_by("Players who know it although it is hidden."),
        may("tag", Name, "Who has a free tag on it."),
    ]
}

fn known_by(doc: &str) -> Field {
    may("known-by", list(Name, 0, MOST_PLAYERS), doc)
}

fn out() -> Field {
    may("out", Word(vec!["taken-out", "conceded", "left"]), "How it left the conflict, if it did.")
}

fn stood() -> Field {
    may(
        "stood",
        Name,
        "Where it stood when it was taken off the table; it returns there if the table has a zone of that name.",
    )
}

fn aspects_in_play() -> Field {
    may("aspect", list(Table(placed()), 0, 100), "Aspects placed on it in play.")
}

fn character() -> Vec<Field> {
    let secret = vec![
        need("text", Text(LONGEST_TEXT), "Its wording."),
        may("secret", Flag, "Is it unknown to the other players?").or(false),
        known_by("Players who have found it out."),
    ];
    let boxes = || list(Number(1, 32), 0, 32);
    let marked = vec![
        may("health", boxes(), "Marked boxes of health, by number."),
        may("composure", boxes(), "Marked boxes of composure, by number."),
    ];
    vec![
        need("name", Name, "The name."),
        may("player", Name, "Who plays it; by default the game master, GM."),
        may("side", Name, "Its side; by default players, or opposition if the game master plays it."),
        may("hidden", Flag, "Is it hidden from the players until the game master shows it?").or(false),
        may("zone", Name, "Where it is; by default the first zone."),
        stood(),
        out(),
        may("fate", Number(0, 99), "Fate points; by default the starting number."),
        may("refresh", Number(0, 99), "Its refresh, if different from the table's."),
        may(
            "skills",
            Map(Box::new(Number(-3, 12)), MOST_SKILLS),
            "Ratings by key, or by German or English name.",
        ),
        may(
            "aspects",
            list(Either(vec![Text(LONGEST_TEXT), Table(secret)]), 0, MOST_ASPECTS),
            "Lasting aspects.",
        ),
        may("gift", list(Table(gift()), 0, MOST_ASPECTS), "Talents, gifts and stunts."),
        may("health-boxes", Number(0, MOST_BOXES), "Extra boxes of health.").or(0),
        may("composure-boxes", Number(0, MOST_BOXES), "Extra boxes of composure.").or(0),
        may("extra-consequences", Number(0, 10), "Consequences beyond the usual number.").or(0),
        may(
            "grit",
            Number(0, 10),
            "Number of consequences after which the game master is reminded to concede.",
        ),
        may("weight", Number(0, 50), "Weight factor, if different from that of a person."),
        may("quick-recovery", Flag, "Do consequences heal one level sooner?").or(false),
        may("load", Number(0, 50), "Weight factor of its load.").or(0),
        may("disarmed", Number(0, 50), "If it has been disarmed: the shifts of the disarm."),
        may("marked", Table(marked), "Marked boxes."),
        may("consequence", list(Table(consequence()), 0, 20), "Consequences it has taken."),
        aspects_in_play(),
        may("companion", list(Table(companion()), 0, MOST_COMPANIONS), "Its companions."),
    ]
}

fn gift() -> Vec<Field> {
    vec![
        need("name", Name, "The name."),
        may("kind", Word(GiftKind::ALL.map(GiftKind::word).to_vec()), "What it is.").or("stunt"),
        may("text", Text(LONGEST_WORDS), "Its effect, beyond a bonus."),
        may("price", Number(0, 20), "Cost of each use in fate points.").or(0),
        may("skill", Name, "The skill whose rolls get the bonus."),
        may("bonus", Number(-10, 10), "The bonus."),
    ]
}

fn consequence() -> Vec<Field> {
    let mut fields = vec![
        may("text", Text(LONGEST_WORDS), "Its wording; missing while it is still to come."),
        need("severity", Word(vec!["mild", "moderate", "severe"]), "Its severity."),
        may("track", track(), "The stress track it belongs to.").or("health"),
        may(
            "scene",
            Number(0, 65_535),
            "Number of the scene in which it was taken, if the character returns to the same table.",
        )
        .or(0),
        may("carried", Flag, "Was it carried into a session that followed without a break?").or(false),
    ];
    fields.extend(told());
    fields
}

fn companion() -> Vec<Field> {
    vec![
        need("name", Name, "The name."),
        need("kinds", list(kind(), 1, 3), "The kind of conflict she helps in; scope advances add more."),
        may("advances", list(Phrase(&ADVANCE), 0, 30), "Her advances, in order."),
        may("aspect", Flag, "Does her partner have an aspect about her?").or(false),
        may("gone", Flag, "Has she dropped out?").or(false),
        may("away", Flag, "Is she away?").or(false),
        may("alone", Table(alone()), "Where she acts on her own, while she is away."),
    ]
}

fn alone() -> Vec<Field> {
    vec![
        may("zone", Name, "Where she is; by default with her partner."),
        stood(),
        out(),
        may("hidden", Flag, "Is she hidden from the players?").or(false),
        may("wounds", Number(0, 4), "Her marked boxes.").or(0),
        aspects_in_play(),
    ]
}

fn minions() -> Vec<Field> {
    let quality = Either(vec![Number(1, 3), Word(vec!["average", "fair", "good"])]);
    let groups = Either(vec![Number(1, 100), Word(vec!["even"])]);
    vec![
        need("name", Name, "The name; if there are several groups, they are numbered."),
        need("quality", quality, "Their quality: average 1, fair 2, good 3."),
        need("kind", kind(), "The kind of conflict they are good at."),
        need("count", Number(1, MOST_MINIONS), "Their number."),
        may("groups", groups, "The number of groups, or even: one for each named opponent.").or(1),
        may("sizes", list(Number(1, MOST_MINIONS), 1, 100), "The size of each group, instead of groups."),
        may("leader", Name, "The character that leads the first group."),
        may("player", Name, "Who plays them; by default the game master, GM."),
        may("side", Name, "Their side; by default opposition, or players if a player plays them."),
        may("hidden", Flag, "Are they hidden from the players until the game master shows them?").or(false),
        may("zone", Name, "Where they are; by default with their leader, or in the first zone."),
        stood(),
        out(),
        may("empty", Flag, "Is it a group that has lost all its members, or has none for now?").or(false),
        may("wounds", Number(0, 4), "Marked boxes of the minion that is hit next.").or(0),
        may("fate", Number(0, 99), "Fate points.").or(0),
        may("load", Number(0, 50), "Weight factor of their load.").or(0),
        may("disarmed", Number(0, 50), "If they have been disarmed: the shifts of the disarm."),
        aspects_in_play(),
    ]
}

fn skill() -> Vec<Field> {
    vec![
        need("key", Phrase(&KEY), "Its name in files; the key of an existing skill changes that skill."),
        may("de", Name, "Its German name; by default the English one, or the key."),
        may("en", Name, "Its English name; by default the German one, or the key."),
        may("reach", Word(vec!["touch", "throw", "shoot", "far"]), "How far it reaches.").or("touch"),
        may("armed", Flag, "Does it need a weapon in hand?").or(false),
    ]
}

fn agenda() -> Vec<Field> {
    vec![
        need("key", Phrase(&KEY), "Its name in files and commands."),
        need("attack", list(Name, 1, MOST_SKILLS), "Skills to attack with."),
        need("defend", list(Name, 1, MOST_SKILLS), "Skills to defend with."),
        need("track", track(), "The stress track that takes the hits."),
    ]
}

fn roles() -> Vec<Field> {
    let role = |name, doc: &str| may(name, Name, doc).or(json!(name));
    vec![
        role("alertness", "Orders a physical conflict."),
        role("empathy", "Orders a social conflict."),
        role("resolve", "Settles ties; restricts tired minds."),
        role("endurance", "Restricts in long conflicts."),
        role("athletics", "Sprints."),
    ]
}
