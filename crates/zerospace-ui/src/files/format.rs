//! The format of encounter files.

use schwung_files::kit::{
    Field, LONGEST_TEXT, Phrase,
    Shape::{self, Flag, Name, Number, Text, Word},
    list, may, need, policy, switch_fields,
};
use schwung_zerospace::{Gait, Out, Switches};

use super::{
    SYSTEM,
    words::{ATTRIBUTES, FAR, half_metres},
};

pub(super) const MOST_ACTORS: usize = 100;
const MOST_PLAYERS: usize = 20;
const MOST_SIDES: usize = 20;
pub(super) const MOST_SKILLS: usize = 64;
const MOST_ITEMS: usize = 1_000;
const MOST_OF_ONE: usize = 40;

/// The maximum number of kilograms.
pub(super) const HEAVY: i64 = 1_000_000;

/// Maximum endurance of a character.
pub(super) const ENDURANCE: i64 = 200;

/// Maximum length of a text that people wrote during play.
pub(super) const LONGEST_WORDS: usize = 500;

/// The syntax of a skill's key.
static KEY: Phrase = Phrase {
    pattern: "^[a-z][a-z0-9-]*$",
    forms: &["letters-and-digits-1"],
    fits: |key| {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        key.starts_with(|c: char| c.is_ascii_lowercase()) && key.chars().all(fits) && key.len() <= 60
    },
};

/// The fields of an encounter file.
pub(super) fn encounter() -> Vec<Field> {
    let names = |most| list(Name, 0, most);
    let mut fields = vec![
        need("system", Word(vec![SYSTEM]), "The rule system."),
        may("title", Text(LONGEST_TEXT), "What the encounter is called."),
        may("players", names(MOST_PLAYERS), "Players, clockwise from the game master."),
        may("sides", names(MOST_SIDES), "Names of the sides. If given, there are no others."),
        may("points", Number(0, 99), "Action points of every player at the start.").or(1),
        may("switches", Shape::Table(switch_fields(Switches::ALL)), "House-rule switches."),
        may("scene", Shape::Table(scene()), "Conditions that apply everywhere in the scene."),
        may("conflict", Shape::Table(conflict()), "The conflict that begins immediately."),
        may("character", list(Shape::Table(character()), 0, MOST_ACTORS), "Characters and objects."),
        may("item", list(Shape::Table(item()), 0, MOST_ITEMS), "Gear lying around or carried by someone."),
        may("distance", list(Shape::Table(distance()), 0, 5_000), "Distances between characters."),
        may("hold", list(Shape::Table(hold()), 0, 1_000), "Who is holding whom."),
        may("thing", list(Shape::Table(thing()), 0, 100), "What moves by itself or is steered."),
        may("task", list(Shape::Table(task()), 0, 400), "Extended tasks and contests."),
        may("stunt", list(Shape::Table(stunt()), 0, 200), "Power stunts in effect."),
        policy(false),
    ];
    fields.extend(data());
    fields.extend(schwung_files::character::fields());
    fields
}

/// The fields for the table's data, which an encounter may change.
pub(super) fn data() -> Vec<Field> {
    vec![
        may("skill", list(Shape::Table(skill()), 0, MOST_SKILLS), "Skills, added or changed by key."),
        may("roles", Shape::Table(roles()), "The skills that the rules refer to."),
        may("strength", list(Shape::Table(strength()), 0, 60), "Rows of the strength table."),
        may("gear", list(Shape::Table(gear()), 0, MOST_ITEMS), "Gear, added or changed by name."),
        may("power", list(Shape::Table(power()), 0, MOST_ITEMS), "Powers, added or changed by name."),
    ]
}

fn scene() -> Vec<Field> {
    vec![
        may("dark", Flag, "Is it completely dark?").or(false),
        may("underwater", Flag, "Is it underwater?").or(false),
        may("weightless", Flag, "Is there no gravity?").or(false),
    ]
}

fn conflict() -> Vec<Field> {
    let some = || list(Name, 0, MOST_ACTORS);
    vec![
        may("initiator", Name, "Who began it."),
        may("ambush", some(), "The characters who spring the surprise."),
        may("surprised", some(), "The surprised characters."),
        may("absent", some(), "The characters who do not take part."),
    ]
}

fn character() -> Vec<Field> {
    let mut fields = vec![
        need("name", Name, "The name."),
        may("kind", Word(vec!["named", "unnamed", "object"]), "The type of character.").or("named"),
        may(
            "count",
            Number(1, 30),
            "Number of identical, numbered characters; they share a place in the order.",
        )
        .or(1),
        may("player", Name, "Who plays it; by default the game master, GM."),
        may("side", Name, "Its side; by default players, or opposition if the game master plays it."),
        may("hidden", Flag, "Is it hidden from the players until the game master shows it?").or(false),
        may("attributes", Shape::Table(attributes()), "Its attributes."),
        may("endurance", Number(1, ENDURANCE), "Its maximum endurance.").or(5),
        may("skills", list(Name, 0, MOST_SKILLS), "The skills it knows."),
        may(
            "speciality",
            list(Shape::Table(speciality()), 0, MOST_OF_ONE),
            "Specialisations, each within a skill.",
        ),
        may("power-level", Number(0, 30), "Its power level.").or(0),
        may("gift", list(Shape::Table(gift()), 0, MOST_OF_ONE), "Powers and abilities."),
        may("pace", Shape::Table(pace()), "Metres covered by a movement action."),
        may("weight", Number(0, HEAVY), "Its weight in kilograms."),
        may("band", Name, "The gang it belongs to; its members share a place in the order."),
        may("gear", list(Name, 0, MOST_OF_ONE), "Gear it carries, by name."),
    ];
    fields.extend(standing());
    fields
}

/// The fields for the situation of an actor at the beginning.
fn standing() -> Vec<Field> {
    vec![
        may("lost", Number(0, 255), "Endurance lost since the last rest.").or(0),
        may("lost-deep", Number(0, 255), "Lost endurance that only a night's sleep restores.").or(0),
        may("lost-shock", Number(0, 255), "Endurance lost to shock.").or(0),
        may("cruel", Flag, "Is it cruelly injured, so that a night's sleep does not restore everything?")
            .or(false),
        may("out", Word(OUT.map(|it| it.0).to_vec()), "How it is out of play."),
        may("lowered", Shape::Table(amounts()), "By how much its attributes are lowered."),
        may("boosts", Shape::Table(boosts()), "Its boosts."),
        may("lasting-boosts", Shape::Table(boosts()), "Boosts among them that do not end by themselves."),
        may("checked", Flag, "Has it made the check that boosts and stunts outside conflicts last for?")
            .or(false),
        may("prone", Flag, "Is it prone?").or(false),
        may("covered", Flag, "Is it in cover?").or(false),
        may("helpless", Flag, "Is it unable to move at all?").or(false),
        may("blinded", Flag, "Is it blinded?").or(false),
        may("distracted", Flag, "Is it distracted?").or(false),
        may("surprised", Flag, "Is it surprised?").or(false),
        may("fear", Word(vec!["flee", "cower"]), "What it does out of fear."),
        may("dodging", Word(attribute_names()), "The attribute with which it dodges."),
        may("dodging-forced", Flag, "Is that dodge a forced action?").or(false),
        may("gait", Word(GAITS.map(|it| it.0).to_vec()), "How it moves until its next turn.").or("walk"),
        may("adapted", Flag, "Is it unhindered by darkness, water and weightlessness?").or(false),
        may(
            "difficulty",
            Number(3, 40),
            "How difficult an object is to hit and damage; else the game master is asked.",
        ),
        may("asks", Flag, "Is its player asked for forced actions and deferred turns?").or(true),
    ]
}

/// How an actor can be out of play.
pub(super) const OUT: [(&str, Out); 3] =
    [("unconscious", Out::Unconscious), ("dead", Out::Dead), ("left", Out::Left)];

/// The ways to move.
pub(super) const GAITS: [(&str, Gait); 3] =
    [("walk", Gait::Walk), ("run", Gait::Run), ("sprint", Gait::Sprint)];

fn attribute_names() -> Vec<&'static str> {
    ATTRIBUTES.iter().map(|it| it.0).collect()
}

fn amounts() -> Vec<Field> {
    ATTRIBUTES.iter().map(|(name, _)| may(name, Number(0, 255), "The attribute.").or(0)).collect()
}

fn boosts() -> Vec<Field> {
    let mut fields = amounts();
    fields.push(may("endurance", Number(0, 255), "Endurance.").or(0));
    fields
}

fn attributes() -> Vec<Field> {
    ATTRIBUTES.iter().map(|(name, _)| may(name, Number(-5, 30), "The attribute.").or(0)).collect()
}

fn speciality() -> Vec<Field> {
    vec![
        need("skill", Name, "Its skill."),
        need("name", Name, "Its name."),
        may("attack", Flag, "Does it apply to attacks?").or(true),
        may("defence", Flag, "Does it apply to defence?").or(true),
        may("check", Flag, "Does it apply to other checks?").or(true),
    ]
}

fn gift() -> Vec<Field> {
    let mut fields = vec![need("name", Name, "Its name; a power from the table's data needs nothing else.")];
    fields.extend(abilities());
    fields
}

/// The fields of a power in the table's data.
fn power() -> Vec<Field> {
    let mut fields = vec![
        need("name", Name, "Its German name."),
        may("en", Name, "Its English name."),
        may("also", list(Name, 0, 12), "Other names under which it may be listed."),
    ];
    fields.extend(abilities());
    fields
}

/// The fields for the effects of a power, both in the table's data and of characters.
fn abilities() -> Vec<Field> {
    let kinds = || list(Word(vec!["normal", "mental", "altering"]), 0, 3);
    vec![
        may("weapon", Shape::Table(weapon()), "An attack it makes possible."),
        may("on-attack", Flag, "Is the power level added to that attack?").or(false),
        may("on-defence", kinds(), "Kinds of attacks against which the power level is added to the defence."),
        may("on-skills", list(Name, 0, MOST_SKILLS), "Skills whose checks add the power level."),
        may("moves", half_metres(), "Metres it can carry its user in one movement action."),
    ]
}

fn pace() -> Vec<Field> {
    let metres = |name, doc| may(name, half_metres(), doc);
    vec![
        metres("walk", "Metres when walking."),
        metres("run", "Metres when running."),
        metres("sprint", "Metres when sprinting."),
    ]
}

fn weapon() -> Vec<Field> {
    let attribute = || Word(attribute_names());
    vec![
        may("kind", Word(vec!["normal", "mental", "altering"]), "The kind of attack.").or("normal"),
        may("combat", Word(vec!["melee", "ranged"]), "Close or ranged combat.").or("melee"),
        may("rating", Number(-10, 30), "Added to the attack.").or(0),
        may("damage", Number(0, 60), "Fixed damage instead of one point."),
        may("range", half_metres(), "Effective range in metres."),
        may("two-handed", Flag, "Does it need both hands?").or(false),
        may("burst-die", Flag, "Does a burst add a die?").or(false),
        may("burst-rating", Number(1, 30), "The higher rating of a burst."),
        may("radius", half_metres(), "Radius of the area in metres: everything inside is attacked."),
        may("blinds", Flag, "Does a hit blind the target?").or(false),
        may("frightens", Flag, "Does a hit frighten the target?").or(false),
        may("shocks", Flag, "Does its damage wear off after a short rest?").or(false),
        may("harmless", Flag, "Does a hit cost no endurance?").or(false),
        may("lowers", attribute(), "The attribute that a hit lowers."),
        may("lowers-by", Number(1, 20), "By how much.").or(1),
        may("skill", Name, "The skill, if not the usual one."),
        may("attribute", attribute(), "The attribute, if not the usual one."),
        may("against-skill", Name, "The defending skill, if not the usual one."),
        may("against", attribute(), "The defending attribute, if not the usual one."),
    ]
}

/// The fields for the kind of gear, both in the table's data and in encounters.
fn kinds() -> Vec<Field> {
    vec![
        may("weapon", Shape::Table(weapon()), "If it is a weapon."),
        may("protection", Number(-10, 30), "If it is armour or a shield: its rating."),
        may("tool", Number(0, 10), "If it is a tool: its rating."),
        may("skill", Name, "The skill the tool helps; any skill by default."),
    ]
}

fn gear() -> Vec<Field> {
    let mut fields = vec![
        need("name", Name, "Its name."),
        may("also", list(Name, 0, 12), "Other names under which it may be listed."),
    ];
    fields.extend(kinds());
    fields
}

fn item() -> Vec<Field> {
    let mut fields = vec![
        need("name", Text(LONGEST_TEXT), "Its name; gear from the table's data needs nothing else."),
        may("holder", Name, "Who carries it; without a holder it lies on the ground."),
        may("plain", Flag, "Is it gear without figures, whatever the table's data says of its name?")
            .or(false),
    ];
    fields.extend(kinds());
    fields
}

fn distance() -> Vec<Field> {
    vec![
        need("between", list(Name, 2, 2), "The two characters."),
        need("metres", half_metres(), "The distance in metres."),
    ]
}

fn thing() -> Vec<Field> {
    vec![
        need("text", Text(LONGEST_WORDS), "What it is."),
        may("pilot", Name, "Who steers it."),
        may("lasting", Flag, "Does it keep moving instead of disappearing after one move?").or(false),
    ]
}

fn task() -> Vec<Field> {
    vec![
        may("text", Text(LONGEST_WORDS), "What it is about."),
        may("needed", Number(1, 255), "Successes needed."),
        may("attempts", Number(1, 255), "Most attempts at them; by default as many as are needed."),
        may(
            "difficulties",
            list(Number(3, 1_000), 1, 100),
            "Difficulties of its steps; the last one repeats.",
        ),
        may("first", Name, "In a contest, who opened it."),
        may("second", Name, "The opponent."),
        may("skill", Name, "The skill that both use."),
        may(
            "attribute",
            Word(attribute_names()),
            "The attribute that both use; by default that of the skill.",
        ),
        may("first-to", Number(1, 255), "A contest is won by the first with this number of successes."),
        may("lead", Number(1, 255), "A contest is won with this lead."),
        may("rounds", Number(1, 255), "The lead counts after this number of rounds."),
        may("ties-to-first", Flag, "Do ties count for the first?").or(false),
        may("running", Flag, "Do both run?").or(false),
        may("successes", list(Number(0, 255), 1, 2), "Successes so far, in a contest those of both."),
        may("tried", Number(0, 255), "Attempts or rounds so far.").or(0),
        may("won", Flag, "If it is over: did the first side win?"),
    ]
}

fn stunt() -> Vec<Field> {
    vec![
        need("who", Name, "Who uses a power in this way."),
        need("skill", Name, "The skill that it replaces."),
        may("text", Text(LONGEST_WORDS), "What happens."),
        may("scene", Flag, "Does it last for the scene, and not only until the next turn?").or(false),
    ]
}

fn hold() -> Vec<Field> {
    vec![need("by", Name, "The character holding."), need("on", Name, "The character held.")]
}

fn skill() -> Vec<Field> {
    vec![
        need("key", Shape::Phrase(&KEY), "Its name in files."),
        may("de", Name, "Its German name."),
        may("en", Name, "Its English name."),
        may("attribute", Word(attribute_names()), "Its usual attribute."),
        may("talking", Flag, "Is it used by talking?").or(false),
    ]
}

fn roles() -> Vec<Field> {
    ["perception", "melee", "ranged", "athletics", "deception", "survival"]
        .map(|name| may(name, Name, "The skill."))
        .into()
}

fn strength() -> Vec<Field> {
    vec![
        need("strength", Number(-5, 60), "The Strength value."),
        need("above", Number(0, FAR), "Lower end of the weights it can lift, in kilograms, exclusive."),
        need("up-to", Number(0, FAR), "Upper end, inclusive."),
        need("throws", half_metres(), "How far it throws, in metres."),
    ]
}
