//! The format of encounter files.

use schwung_daemmersturm::{
    ArmourClass, Element, LONGEST_MARK, MOST_MARKS, Mount, Obstacle, Order, Preset, Resource, Size, Status,
    Switches, Value, library::List,
};
use schwung_files::kit::{
    Field, LONGEST_TEXT, Phrase,
    Shape::{self, Either, Flag, Lines, Name, Number, Text, Word},
    list, may, need, policy, switch_fields,
};

use super::{
    library,
    phrase::{amount, direction, metres},
    system_key,
    words::Worded,
};

const MOST_PLAYERS: usize = 20;
const MOST_SIDES: usize = 20;
const MOST_ITEMS: usize = 2_000;
const MOST_OF_ONE: usize = 40;
const MOST_PAIRS: usize = 5_000;
/// Maximum length of a profile in text form.
const LONGEST_PROFILE: usize = 4_000;
/// Maximum life points of a character.
const MOST_LIFE: i64 = 9_999;

static FILE: Phrase = Phrase {
    pattern: r"^[^\\:]+\.toml$",
    forms: &["gilde.toml"],
    fits: |name| name.len() > 5 && name.ends_with(".toml") && !name.contains(['\\', ':']),
};

/// All keys of an encounter file.
pub(super) fn encounter() -> Vec<Field> {
    let names = |most| list(Name, 0, most);
    let tables = |fields, most| list(Shape::Table(fields), 0, most);
    let mut fields = vec![
        system_key(),
        may("title", Text(LONGEST_TEXT), "What the encounter is called."),
        may("players", names(MOST_PLAYERS), "Players, clockwise from the plot leader."),
        may("sides", names(MOST_SIDES), "Names of the sides. If given, there are no others."),
        may("library", Shape::Phrase(&FILE), "A library file next to this one to include."),
        may("examples", Flag, "Include the example library?").or(true),
        may("names", Word(vec!["de", "en"]), "The language of its entries' names.").or("de"),
        may("charge-range", metres(), "How far a runner gets in one movement, in metres.").or(9),
        may("switches", Shape::Table(switch_fields(Switches::ALL)), "House-rule switches."),
        may("section", Shape::Table(section()), "The combat section that is open."),
        may("combat", Shape::Table(combat()), "The combat that begins immediately."),
        may("character", tables(character(), MOST_ACTORS), "Characters."),
        may("item", tables(item(), MOST_ITEMS), "Items lying around or in an unusual state."),
        may("melee", tables(melee(), MOST_PAIRS), "Who is within whose melee range."),
        may("distance", tables(distance(), MOST_PAIRS), "Distances between characters."),
        may("cover", tables(cover(), 1_000), "Characters in cover."),
        may("sight", tables(sight(), MOST_PAIRS), "Who is hidden from or discovered by whom."),
        may("area", tables(area(), 200), "Areas with an effect, and places."),
        may("swarm", tables(swarm(), 60), "Swarmers who stand close together."),
        may("wound", tables(wound(), 1_000), "Damage over time on characters."),
        may("modifier", tables(modifier(), 1_000), "Temporary changes to values."),
        may("load", tables(load(), 120), "Who is carrying whom or what."),
        may("climb", tables(climb(), 120), "Characters who are climbing."),
        may("channel", tables(channel(), 120), "Characters channelling a spell."),
        may("use", tables(uses(), 1_000), "How often abilities with a limit were used."),
        policy(false),
    ];
    fields.extend(library::fields());
    fields.extend(schwung_files::character::fields());
    fields
}

fn section() -> Vec<Field> {
    vec![
        may("open", Flag, "Is it open?").or(true),
        may("number", Number(1, 1_000), "Its number.").or(1),
        may("fights", Number(0, 1_000), "Number of combats so far in it.").or(0),
    ]
}

fn combat() -> Vec<Field> {
    vec![
        may("order", list(Name, 1, MOST_ACTORS), "The order of turns; by default everyone as listed."),
        may("absent", list(Name, 0, MOST_ACTORS), "The characters who do not take part."),
        may("preset", Preset::shape(), "How the turns are ordered.").or("listed"),
    ]
}

fn character() -> Vec<Field> {
    let mut fields = vec![
        may(
            "profile",
            Lines(LONGEST_PROFILE),
            "The profile line, as the guild writes it; other keys override it.",
        ),
        may("name", Name, "The name; by default that of the profile."),
        may("client-name", Name, "The name under which it rolls in the game client, if different."),
        may("count", Number(1, 60), "Number of identical, numbered characters.").or(1),
        may("player", Name, "Who plays it; by default the plot leader, GM."),
        may("side", Name, "Its side; by default players, or opposition if the plot leader plays it."),
        may("hidden", Flag, "Is it hidden from players until the plot leader shows it?").or(false),
        may("unseen", Word(UNSEEN.to_vec()), "It is hidden from all other sides, with or without traces."),
    ];
    fields.extend(values());
    fields.extend(gear());
    fields.extend(standing());
    fields
}

/// The ways in which a character can be hidden.
pub(super) const UNSEEN: &[&str] = &["hidden", "traceless"];

fn values() -> Vec<Field> {
    let skill = || {
        Shape::Table(vec![
            may("attack", Number(-99, 99), "The attack bonus, usually −5 to 5.").or(0),
            may("defence", Number(0, 99), "The defence.").or(10),
        ])
    };
    vec![
        may("melee", skill(), "NA and NV."),
        may("ranged", skill(), "FA and FV."),
        may("magic", skill(), "Z and ZW."),
        may("life", Number(1, MOST_LIFE), "Life points.").or(20),
        may(
            "abilities",
            list(Name, 0, 200),
            "Abilities; using one that is not in the library sends the plot leader a note.",
        ),
        may("spells", list(Name, 0, 200), "Spells from the library."),
        may("action-points", Number(0, 99), "Action points; by default according to the table."),
        may("focus-points", Number(0, 250), "Focus points; by default what the abilities grant."),
        may("resources", list(Resource::shape(), 0, 4), "Its magic resource, or several to choose from."),
        may(
            "magic-points",
            Number(0, 99),
            "Points of the magic resource; by default according to the table.",
        ),
        may("gifted", Flag, "Is it magically gifted? Always true with a magic resource."),
        may("hands", Number(0, 8), "Number of hands.").or(2),
        may(
            "armour-class",
            ArmourClass::shape(),
            "Weight class of its armour, if it wears none from the library.",
        ),
        may("two-handed-pair", Flag, "Can it use two two-handed weapons as a pair?").or(false),
    ]
}

fn gear() -> Vec<Field> {
    let gear = || list(Name, 0, MOST_OF_ONE);
    vec![
        may("drawn", gear(), "Weapons and shields in its hands, by their library names."),
        may("gear", gear(), "Gear at hand: weapons, shields, potions, poisons; armour is worn."),
        may("stowed", gear(), "Gear out of reach."),
    ]
}

/// The keys for a character's state when play begins.
fn standing() -> Vec<Field> {
    let number = |name, most, doc| may(name, Number(0, most), doc).or(0);
    vec![
        may("life-left", Number(0, MOST_LIFE), "Current life points; all of them by default."),
        may("start-life", Number(0, MOST_LIFE), "Life points at the start of combat."),
        number("healed", MOST_LIFE, "Life points healed between combats, for the next one."),
        may("tried-healing", Flag, "Has a healer tried to heal it since the last combat?").or(false),
        may("action-points-left", Number(0, 255), "Remaining action points."),
        may("focus-points-left", Number(0, 255), "Remaining focus points."),
        may("resource", Word(resource_in_use()), "The magic resource that it uses; by default its first."),
        may("magic-points-left", Number(0, 255), "Remaining points of the magic resource."),
        may("mana-empty", Flag, "Did its mana drop to 0?").or(false),
        may("status", Status::shape(), "Can it act?").or("up"),
        may("exhausted", Flag, "Is it exhausted: did its life points drop to 1 to 5?").or(false),
        may("was-exhausted", Flag, "Was it exhausted when the present turn began?").or(false),
        may("seeking", Flag, "Is it seeking cover?").or(false),
        number("potions", 255, "Potions taken in this section."),
        number("nausea", 255, "Remaining own turns of nausea."),
        number("cramps", 255, "Remaining own turns of cramps."),
        may("cramps-fresh", Flag, "Did the cramps begin in its present turn, which does not count?")
            .or(false),
        number("faint", 255, "Remaining own turns of unconsciousness."),
        may("mount", Mount::shape(), "How it moves: on foot, mounted and so on.").or("foot"),
        may("normal", Flag, "Is it a normal enemy? By default the plot leader is asked."),
        may("facing", direction(), "The half circle it defends this round."),
        may("element", Element::shape(), "The element called this round."),
        number("allowance", 8, "The movement still available for it."),
        may("seek-cover", Order::shape(), "Whether to ask before it seeks cover.").or("ask"),
        may("protect", Order::shape(), "Whether to ask before protection rolls.").or("ask"),
        may("parting", Order::shape(), "Whether to ask when enemies leave melee.").or("ask"),
        may("step-in", Order::shape(), "Whether to ask when friends are attacked.").or("ask"),
        may("marks", marks(), "Free-form marks visible to everyone; they change no values."),
        may("secret-marks", marks(), "Free-form marks visible only to the plot leader."),
    ]
}

/// The word for no magic resource.
pub(super) const NO_RESOURCE: &str = "none";

fn resource_in_use() -> Vec<&'static str> {
    Resource::WORDS.iter().map(|it| it.0).chain([NO_RESOURCE]).collect()
}

fn marks() -> Shape {
    list(Text(LONGEST_MARK), 0, MOST_MARKS)
}

fn item() -> Vec<Field> {
    vec![
        need("name", Text(LONGEST_TEXT), "Its name in the library."),
        may("label", Text(LONGEST_TEXT), "Its own name, if different."),
        may("plain", Flag, "Is it none of the library's items, whatever its name?").or(false),
        may("holder", Name, "Who has it; without a holder it lies on the ground."),
        may("held", Word(HELD.map(|it| it.0).to_vec()), "Where it is.").or("ready"),
        may("unloaded", Number(0, 20), "Remaining reload steps.").or(0),
        may("broken", Flag, "Does it have to be fixed after a fumble?").or(false),
        may("poison", Name, "The poison on it."),
        may("heavy", Flag, "Is it carried like a body?").or(false),
        may("crew", list(Name, 0, 20), "Its crew."),
    ]
}

/// The places of items.
pub(super) const HELD: [(&str, schwung_daemmersturm::Held); 3] = [
    ("away", schwung_daemmersturm::Held::Away),
    ("ready", schwung_daemmersturm::Held::Ready),
    ("drawn", schwung_daemmersturm::Held::Drawn),
];

fn melee() -> Vec<Field> {
    vec![
        need("between", list(Name, 2, 2), "The two characters."),
        may("at", direction(), "The direction of the second, seen from the first."),
        may("one-sided", Flag, "Is only the second within reach of the first?").or(false),
    ]
}

fn distance() -> Vec<Field> {
    vec![
        need("between", list(Name, 2, 2), "The two characters."),
        need("metres", metres(), "The distance between them."),
    ]
}

fn cover() -> Vec<Field> {
    vec![
        need("of", Name, "The protected character."),
        need("need", Number(1, 20), "The value to reach."),
        may("from", direction(), "The side it protects; all sides by default."),
        may("against", Name, "The attacker it protects against, if only one."),
        may("full", Flag, "Is the protected character completely out of sight?").or(false),
    ]
}

fn sight() -> Vec<Field> {
    let seen = vec!["hidden", "traceless", "partly", "target", "discovered"];
    vec![
        need("observer", Name, "The observer."),
        need("entity", Name, "The hidden character."),
        may("seen", Word(seen), "What the observer knows; target: partly noticed and allowed as a target.")
            .or("hidden"),
        may("last", Number(1, 200), "The area where it was last seen: its place among those of the file."),
    ]
}

fn area() -> Vec<Field> {
    vec![
        may("damage", amount(), "Damage per tick to everyone in it.").or(0),
        may("rounds", Number(0, 255), "Remaining rounds; 0: until the plot leader removes it.").or(0),
        may("by", Name, "The character who made it."),
        may("who", list(Name, 0, MOST_ACTORS), "The characters standing there."),
    ]
    .into_iter()
    .chain(sources())
    .collect()
}

/// The keys for the cause of an effect, given by its name in the library, each with its list.
pub(super) const SOURCES: [(&str, List); 5] = [
    ("weapon", List::Weapons),
    ("spell", List::Spells),
    ("ability", List::Abilities),
    ("substance", List::Substances),
    ("group", List::Groups),
];

fn sources() -> Vec<Field> {
    let docs = [
        "The weapon that caused it.",
        "The spell that caused it.",
        "The ability that caused it.",
        "The potion or poison that caused it.",
        "The group attack that caused it.",
    ];
    SOURCES.iter().zip(docs).map(|((key, _), doc)| may(key, Text(LONGEST_TEXT), doc)).collect()
}

fn uses() -> Vec<Field> {
    let count = |name, doc| may(name, Number(0, 255), doc).or(0);
    vec![
        need("by", Name, "The character."),
        need("ability", Text(LONGEST_TEXT), "The ability, by its library name."),
        count("turn", "Uses in the present turn."),
        count("round", "Uses in the present round."),
        count("section", "Uses in the section."),
        may("tried", Flag, "Did its light test fail in the present turn?").or(false),
    ]
}

fn swarm() -> Vec<Field> {
    vec![need("who", list(Name, 1, MOST_ACTORS), "The characters; identical ones by their common name.")]
}

fn wound() -> Vec<Field> {
    vec![
        need("on", Name, "The affected character."),
        need("damage", amount(), "Damage per tick."),
        need("rounds", Number(1, 255), "Remaining ticks."),
        may("by", Name, "The character who caused it."),
    ]
    .into_iter()
    .chain(sources())
    .collect()
}

fn load() -> Vec<Field> {
    vec![
        need("by", list(Name, 1, 8), "The carriers."),
        may("body", Name, "The character being carried."),
        may("item", Text(LONGEST_TEXT), "The heavy item being carried, by name, instead of a character."),
        may("size", Size::shape(), "Its size compared with the carrier.").or("similar"),
        may("round", Number(0, 9_999), "The round in which it was lifted; 0: before.").or(0),
    ]
}

fn climb() -> Vec<Field> {
    let aids = |name, doc| may(name, Number(0, 9), doc).or(0);
    vec![
        need("who", Name, "The climber."),
        may("obstacle", Obstacle::shape(), "The obstacle."),
        may("creature", Name, "The creature being climbed, instead of an obstacle."),
        may("left", metres(), "The remaining distance; omitted once a place on a creature is reached.").or(0),
        may("pinned", Flag, "Is a weapon anchored in the creature?").or(false),
        may("weather", Flag, "Is the weather bad?").or(false),
        may("hostile", Flag, "Are the surroundings deadly?").or(false),
        may("throw-off", Flag, "Does the creature try to shake the climber off?").or(false),
        may("rope", Flag, "Are there fixed ropes?").or(false),
        may("gear", Flag, "Is there climbing gear?").or(false),
        may("fails", list(Number(0, 9), 3, 3), "Additional failures of each sub-roll."),
        aids("first-aids", "Additional aids for the first failed sub-roll."),
        aids("any-aids", "Additional aids for any sub-roll."),
    ]
}

fn channel() -> Vec<Field> {
    vec![
        need("by", Name, "The character."),
        need("spell", Name, "The spell, by its library name."),
        may("turns", Number(1, 99), "Turns of channelling done, including the first.").or(1),
        may("needed", Number(1, 99), "Number of turns needed; by default that of the spell."),
    ]
}

fn modifier() -> Vec<Field> {
    let until = vec!["round", "combat", "section", "lifted"];
    vec![
        need("on", Name, "The character whose value changes."),
        need("value", Value::shape(), "The value or roll that changes."),
        may("add", Number(-128, 127), "The amount of the change."),
        may("set", Number(-128, 127), "The value it is set to."),
        may("until", Either(vec![Number(0, 255), Word(until)]), "Duration in own turns, or when it ends.")
            .or("lifted"),
    ]
    .into_iter()
    .chain(sources())
    .collect()
}

/// Maximum number of characters, limited by state and screen.
pub(super) const MOST_ACTORS: usize = 120;
