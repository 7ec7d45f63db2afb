//! The format of encounter files: which keys and values are allowed where. Both the reader and the schema
//! follow it.

use schwung_fate::{ConflictKind, GiftKind, Profile, Style, Switches};
use schwung_files::kit::{
    Field, LONGEST_TEXT,
    Shape::{self, Either, Flag, Map, Name, Number, Phrase, Table, Text, Word},
    list, may, need, policy, switch_fields,
};
use serde_json::json;

use super::{companion::ADVANCE, skills::KEY};

/// The rule systems that encounter files can use.
pub const SYSTEMS: &[&str] = Profile::ALL;

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
        may("conflict", Table(conflict()), "The conflict that begins at once."),
        may(
            "zone",
            list(Table(zone()), 0, MOST_ZONES),
            "The zones of the scene; one without a name if none.",
        ),
        may("border", list(Table(border()), 0, 400), "Which zones are neighbours, and what is between them."),
        may("aspect", list(Table(scene_aspect()), 0, 100), "Aspects of the scene and its zones."),
        may("character", list(Table(character()), 0, MOST_ACTORS), "Named characters."),
        may("minions", list(Table(minions()), 0, MOST_ACTORS), "Minions, in groups."),
        policy(),
    ];
    fields.extend(skill_list());
    fields
}

/// The fields of a skill list, which an encounter can override.
pub(crate) fn skill_list() -> Vec<Field> {
    vec![
        may(
            "skill",
            list(Table(skill()), 0, MOST_SKILLS),
            "Skills of the table's own: changed by key, or added.",
        ),
        may(
            "agenda",
            list(Table(agenda()), 0, MOST_AGENDAS),
            "What attackers may want: changed by key, or added.",
        ),
        may("roles", Table(roles()), "The skills that rules name."),
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
        need("kind", kind(), "What it is about."),
        may("skill", Name, "The skill that orders it, if another than the usual one."),
        may("first", Name, "Who begins, where the start goes round the table: a player, or GM."),
        may("stake", Text(LONGEST_TEXT), "What is at stake."),
    ]
}

fn zone() -> Vec<Field> {
    vec![need("name", Name, "Its name.")]
}

fn border() -> Vec<Field> {
    vec![
        need("between", list(Name, 2, 2), "Two zones: from, to."),
        may("value", Number(0, 20), "How hard it is to cross.").or(0),
        may("one-way", Flag, "Is there no way back?").or(false),
    ]
}

fn scene_aspect() -> Vec<Field> {
    vec![
        need("text", Text(LONGEST_TEXT), "Its wording."),
        may("zone", Name, "The zone that bears it; by default the whole scene."),
        may("hidden", Flag, "Is it hidden from the players?").or(false),
    ]
}

fn character() -> Vec<Field> {
    let secret = vec![
        need("text", Text(LONGEST_TEXT), "Its wording."),
        may("secret", Flag, "Is it unknown to others?").or(false),
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
        may("fate", Number(0, 99), "Fate points; by default as many as one starts with."),
        may("refresh", Number(0, 99), "What a refresh fills up to, if it is not what the table says."),
        may("skills", Map(Box::new(Number(-3, 12)), MOST_SKILLS), "Ratings by key, German or English name."),
        may(
            "aspects",
            list(Either(vec![Text(LONGEST_TEXT), Table(secret)]), 0, MOST_ASPECTS),
            "Lasting aspects.",
        ),
        may("gift", list(Table(gift()), 0, MOST_ASPECTS), "Talents, gifts and stunts."),
        may("health-boxes", Number(0, MOST_BOXES), "Extra boxes of health.").or(0),
        may("composure-boxes", Number(0, MOST_BOXES), "Extra boxes of composure.").or(0),
        may("extra-consequences", Number(0, 10), "Consequences beyond the usual number.").or(0),
        may("grit", Number(0, 10), "Consequences before the game master thinks of conceding."),
        may("weight", Number(0, 50), "Weight factor, if not that of a person."),
        may("quick-recovery", Flag, "Do consequences heal one level sooner?").or(false),
        may("load", Number(0, 50), "Weight factor of what it carries.").or(0),
        may("disarmed", Number(1, 50), "Shifts of the disarm, if it has no weapon in hand."),
        may("marked", Table(marked), "Marked boxes."),
        may("consequence", list(Table(consequence()), 0, 20), "Consequences that it carries."),
        may("companion", list(Table(companion()), 0, MOST_COMPANIONS), "Its companions."),
    ]
}

fn gift() -> Vec<Field> {
    vec![
        need("name", Name, "The name."),
        may("kind", Word(GiftKind::ALL.map(GiftKind::word).to_vec()), "What it is.").or("stunt"),
        may("text", Text(LONGEST_TEXT), "What it does, where that is more than a bonus."),
        may("price", Number(0, 20), "Fate points that each use costs.").or(0),
        may("skill", Name, "The skill whose rolls it adds to."),
        may("bonus", Number(-10, 10), "What it adds to them."),
    ]
}

fn consequence() -> Vec<Field> {
    vec![
        need("text", Text(LONGEST_TEXT), "Its wording."),
        need("severity", Word(vec!["mild", "moderate", "severe"]), "How bad it is."),
        may("track", track(), "The track it is written under.").or("health"),
    ]
}

fn companion() -> Vec<Field> {
    vec![
        need("name", Name, "The name."),
        need("kinds", list(kind(), 1, 3), "The kind of conflict she helps in; more by scope advances."),
        may("advances", list(Phrase(&ADVANCE), 0, 30), "What was bought for her, in order."),
        may("aspect", Flag, "Has her partner an aspect about her?").or(false),
    ]
}

fn minions() -> Vec<Field> {
    let quality = Either(vec![Number(1, 3), Word(vec!["average", "fair", "good"])]);
    let groups = Either(vec![Number(1, 100), Word(vec!["even"])]);
    vec![
        need("name", Name, "The name; several groups are numbered."),
        need("quality", quality, "Their quality: average 1, fair 2, good 3."),
        need("kind", kind(), "The kind of conflict that they are good at."),
        need("count", Number(1, MOST_MINIONS), "How many there are."),
        may("groups", groups, "How many groups, or even: one for each named opponent.").or(1),
        may("sizes", list(Number(1, MOST_MINIONS), 1, 100), "How many in each group, instead of groups."),
        may("leader", Name, "The character that leads the first group."),
        may("player", Name, "Who plays them; by default the game master, GM."),
        may("side", Name, "Their side; by default opposition, or players if a player plays them."),
        may("hidden", Flag, "Are they hidden from the players until the game master shows them?").or(false),
        may("zone", Name, "Where they are; by default with their leader, or in the first zone."),
    ]
}

fn skill() -> Vec<Field> {
    vec![
        need("key", Phrase(&KEY), "Its name in files; that of a skill of the list changes that one."),
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
        need("track", track(), "The track that suffers."),
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
