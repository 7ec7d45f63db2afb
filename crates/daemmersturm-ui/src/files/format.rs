//! The format of encounter files.

use schwung_daemmersturm::{
    ArmourClass, Element, LONGEST_MARK, MOST_MARKS, Mount, Obstacle, Order, Preset, Resource, Size, Status,
    Switches, Value,
};
use schwung_files::kit::{
    Field, LONGEST_TEXT, Phrase,
    Shape::{self, Either, Flag, Lines, Name, Number, Text, Word},
    list, may, need, policy, switch_fields,
};

use super::{
    SYSTEM, library,
    make::MOST_ACTORS,
    phrase::{amount, direction, metres},
    words::Worded,
};

const MOST_PLAYERS: usize = 20;
const MOST_SIDES: usize = 20;
const MOST_ITEMS: usize = 500;
const MOST_OF_ONE: usize = 40;
const MOST_PAIRS: usize = 400;
/// Maximum length of a profile in text form.
const LONGEST_PROFILE: usize = 4_000;
/// Maximum life points of a character.
const MOST_LIFE: i64 = 9_999;

static FILE: Phrase = Phrase {
    pattern: r"^[^\\:]+\.toml$",
    forms: &["gilde.toml"],
    fits: |name| name.len() > 5 && name.ends_with(".toml") && !name.contains(['\\', ':']),
};

/// The key of the game system.
pub(super) fn system() -> Field {
    need("system", Word(vec![SYSTEM]), "The rule system.")
}

/// All keys of an encounter file.
pub(super) fn encounter() -> Vec<Field> {
    let names = |most| list(Name, 0, most);
    let tables = |fields, most| list(Shape::Table(fields), 0, most);
    let mut fields = vec![
        system(),
        may("title", Text(LONGEST_TEXT), "What the encounter is called."),
        may("players", names(MOST_PLAYERS), "Players, clockwise from the plot leader."),
        may("sides", names(MOST_SIDES), "Names of the sides. If given, there are no others."),
        may("library", Shape::Phrase(&FILE), "A file beside this one whose library is taken over."),
        may("examples", Flag, "Is the example library of the product there too?").or(true),
        may("names", Word(vec!["de", "en"]), "The language in which its entries are called.").or("de"),
        may("charge-range", metres(), "How far a runner on foot gets in one move, in metres.").or(9),
        may("switches", Shape::Table(switch_fields(Switches::ALL)), "House-rule switches."),
        may("section", Shape::Table(section()), "The combat section that is open."),
        may("combat", Shape::Table(combat()), "The combat that begins at once."),
        may("character", tables(character(), MOST_ACTORS), "Characters."),
        may("item", tables(item(), MOST_ITEMS), "Items that lie about, or are not as usual."),
        may("melee", tables(melee(), MOST_PAIRS), "Who is in whose melee range."),
        may("distance", tables(distance(), MOST_PAIRS), "How far apart two are."),
        may("cover", tables(cover(), 200), "Who has cover."),
        may("sight", tables(sight(), MOST_PAIRS), "Who is hidden from whom, or was discovered."),
        may("area", tables(area(), 60), "Grounds with an effect, and places."),
        may("swarm", tables(swarm(), 60), "Swarmers who stand close together."),
        may("wound", tables(wound(), 200), "Damage over time that somebody suffers."),
        may("modifier", tables(modifier(), 200), "What changes somebody's values for a time."),
        may("load", tables(load(), 60), "Who carries whom, or what."),
        may("climb", tables(climb(), 60), "Who is climbing."),
        may("channel", tables(channel(), 60), "Who is channelling a spell."),
        policy(),
    ];
    fields.extend(library::fields());
    fields
}

fn section() -> Vec<Field> {
    vec![
        may("open", Flag, "Is it open?").or(true),
        may("number", Number(1, 1_000), "Its number.").or(1),
        may("fights", Number(0, 1_000), "Combats that have been in it.").or(0),
    ]
}

fn combat() -> Vec<Field> {
    vec![
        may(
            "order",
            list(Name, 1, MOST_ACTORS),
            "The order of turns; everybody as listed if it is left out.",
        ),
        may("absent", list(Name, 0, MOST_ACTORS), "Who does not take part."),
        may("preset", Preset::shape(), "How turns are ordered.").or("listed"),
    ]
}

fn character() -> Vec<Field> {
    let mut fields = vec![
        may("profile", Lines(LONGEST_PROFILE), "The profile, as the guild writes it; other keys change it."),
        may("name", Name, "The name; that of the profile where it is left out."),
        may("client-name", Name, "Who rolls for it in the game client, where that is another name."),
        may("count", Number(1, 60), "So many alike, numbered.").or(1),
        may("player", Name, "Who plays it; by default the plot leader, GM."),
        may("side", Name, "Its side; by default players, or opposition if the plot leader plays it."),
        may("hidden", Flag, "Do others not know of it until the plot leader shows it?").or(false),
        may(
            "unseen",
            Word(UNSEEN.to_vec()),
            "It hides from everybody on other sides: with or without traces.",
        ),
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
            "Abilities; what the library lacks is a note to the plot leader.",
        ),
        may("spells", list(Name, 0, 200), "Spells of the library."),
        may("action-points", Number(0, 99), "Action points; by the table where nothing is said."),
        may("focus-points", Number(0, 250), "Focus points; what the abilities grant where nothing is said."),
        may(
            "resources",
            list(Resource::shape(), 1, 4),
            "The magic resource, and others that could be chosen.",
        ),
        may("magic-points", Number(0, 99), "Points of it; by the table where nothing is said."),
        may("gifted", Flag, "Is it magically gifted? Whoever has a magic resource is."),
        may("hands", Number(0, 8), "Own hands.").or(2),
        may(
            "armour-class",
            ArmourClass::shape(),
            "How heavy its armour is, where no armour of the library is worn.",
        ),
        may("two-handed-pair", Flag, "May it use two two-handed weapons as a pair?").or(false),
    ]
}

fn gear() -> Vec<Field> {
    let gear = || list(Name, 0, MOST_OF_ONE);
    vec![
        may("drawn", gear(), "Weapons and shields in its hands, by the names of the library."),
        may("gear", gear(), "What it has at hand: weapons, shields, potions, poisons; armour is worn."),
        may("stowed", gear(), "What it has out of reach."),
    ]
}

/// The keys for a character's state when play begins.
fn standing() -> Vec<Field> {
    let number = |name, most, doc| may(name, Number(0, most), doc).or(0);
    vec![
        may("life-left", Number(0, MOST_LIFE), "Life points now; all where nothing is said."),
        may("start-life", Number(1, MOST_LIFE), "Life points at the start of the combat."),
        may("action-points-left", Number(0, 99), "Action points that are left."),
        may("focus-points-left", Number(0, 250), "Focus points that are left."),
        may("magic-points-left", Number(0, 99), "Points of the magic resource that are left."),
        may("status", Status::shape(), "Can it act?").or("up"),
        may("exhausted", Flag, "Did its life points drop to 1 to 5?").or(false),
        may("seeking", Flag, "Is it seeking cover?").or(false),
        number("potions", 100, "Potions taken in this section."),
        number("nausea", 50, "Own turns of nausea that are left."),
        number("cramps", 50, "Own turns of cramps that are left."),
        number("faint", 50, "Own turns of unconsciousness that are left."),
        may("mount", Mount::shape(), "On what it moves.").or("foot"),
        may("normal", Flag, "Is it a normal enemy? The plot leader is asked where nothing is said."),
        may("facing", direction(), "The half circle that it defends in this round."),
        may("element", Element::shape(), "The element of the round."),
        number("allowance", 8, "What may still be spent on it."),
        may("seek-cover", Order::shape(), "How it wants to be asked whether it seeks cover.").or("ask"),
        may("protect", Order::shape(), "How it wants to be asked before protection rolls.").or("ask"),
        may("parting", Order::shape(), "How it wants to be asked when enemies leave.").or("ask"),
        may("marks", marks(), "Free marks that everybody reads; they change no value."),
        may("secret-marks", marks(), "Free marks of which only the plot leader knows."),
    ]
}

fn marks() -> Shape {
    list(Text(LONGEST_MARK), 0, MOST_MARKS)
}

fn item() -> Vec<Field> {
    vec![
        need("name", Name, "Its name in the library."),
        may("label", Name, "What it is called, where that is something else."),
        may("holder", Name, "Who has it; nobody if it lies about."),
        may("held", Word(HELD.map(|it| it.0).to_vec()), "Where it is.").or("ready"),
        may("unloaded", Number(0, 20), "Reload steps that are still to be done.").or(0),
        may("broken", Flag, "Does a fumble have to be treated first?").or(false),
        may("poison", Name, "The poison that lies on it."),
        may("heavy", Flag, "Is it carried like a body?").or(false),
        may("crew", list(Name, 0, 20), "Who serves it together."),
    ]
}

/// Where an item can be.
pub(super) const HELD: [(&str, schwung_daemmersturm::Held); 3] = [
    ("away", schwung_daemmersturm::Held::Away),
    ("ready", schwung_daemmersturm::Held::Ready),
    ("drawn", schwung_daemmersturm::Held::Drawn),
];

fn melee() -> Vec<Field> {
    vec![
        need("between", list(Name, 2, 2), "The two."),
        may("at", direction(), "Where the second is, seen from the first."),
        may("one-sided", Flag, "Does only the first reach the second?").or(false),
    ]
}

fn distance() -> Vec<Field> {
    vec![need("between", list(Name, 2, 2), "The two."), need("metres", metres(), "How far apart they are.")]
}

fn cover() -> Vec<Field> {
    vec![
        need("of", Name, "Who is protected."),
        need("need", Number(1, 20), "The value to reach."),
        may("from", direction(), "From which side; from everywhere if none is named."),
        may("against", Name, "Against whom, where it is one attacker."),
        may("full", Flag, "Is nothing to be seen of the protected?").or(false),
    ]
}

fn sight() -> Vec<Field> {
    let seen = vec!["hidden", "traceless", "partly", "target", "discovered"];
    vec![
        need("observer", Name, "Who looks."),
        need("entity", Name, "Who hides."),
        may("seen", Word(seen), "What is known; target: noticed in part, and may be targeted.").or("hidden"),
    ]
}

fn area() -> Vec<Field> {
    vec![
        may("damage", amount(), "What each tick does to everybody there.").or(0),
        may("rounds", Number(0, 200), "Rounds that are left; 0: until the plot leader takes it away.").or(0),
        may("by", Name, "Who made it."),
        may("spell", Name, "The spell that did."),
        may("who", list(Name, 0, MOST_ACTORS), "Who stands there."),
    ]
}

fn swarm() -> Vec<Field> {
    vec![need("who", list(Name, 1, MOST_ACTORS), "Who; several who are alike by their common name.")]
}

fn wound() -> Vec<Field> {
    vec![
        need("on", Name, "Who suffers."),
        need("damage", amount(), "What each tick does."),
        need("rounds", Number(1, 200), "Ticks that are left."),
        may("by", Name, "Who caused it."),
    ]
}

fn load() -> Vec<Field> {
    vec![
        need("by", list(Name, 1, 8), "Who carries it, alone or together."),
        may("body", Name, "Who is carried."),
        may("item", Name, "What is carried in place of somebody: a heavy item, as it is called."),
        may("size", Size::shape(), "How big it is, compared with whoever carries it.").or("similar"),
        may("round", Number(0, 9_999), "The round in which it was lifted; 0: before.").or(0),
    ]
}

fn climb() -> Vec<Field> {
    let aids = |name, doc| may(name, Number(0, 9), doc).or(0);
    vec![
        need("who", Name, "Who climbs."),
        may("obstacle", Obstacle::shape(), "On what."),
        may("creature", Name, "On which creature, in place of an obstacle."),
        may("left", metres(), "How much of it is left; nothing where a place on a creature is reached.")
            .or(0),
        may("pinned", Flag, "Is a weapon fixed in the creature?").or(false),
        may("weather", Flag, "Foul weather.").or(false),
        may("hostile", Flag, "Deadly surroundings.").or(false),
        may("throw-off", Flag, "Does the creature want to shake the climber off?").or(false),
        may("rope", Flag, "Are there fixed ropes?").or(false),
        may("gear", Flag, "Is there climbing gear?").or(false),
        may("fails", list(Number(0, 9), 3, 3), "How often each sub-roll fails besides."),
        aids("first-aids", "Further aids for the first sub-roll that failed."),
        aids("any-aids", "Further aids for any sub-roll."),
    ]
}

fn channel() -> Vec<Field> {
    vec![
        need("by", Name, "Who."),
        need("spell", Name, "The spell, as the library has it."),
        may("turns", Number(1, 99), "Turns of channelling done, the first one included.").or(1),
        may("needed", Number(1, 99), "Turns needed; those of the spell where nothing is said."),
    ]
}

fn modifier() -> Vec<Field> {
    let until = vec!["round", "combat", "section", "lifted"];
    vec![
        need("on", Name, "Whose value."),
        need("value", Value::shape(), "Which value."),
        may("add", Number(-100, 100), "By how much it is changed."),
        may("set", Number(-100, 100), "What it is set to."),
        may("until", Either(vec![Number(1, 100), Word(until)]), "For so many own turns, or until when.")
            .or("lifted"),
    ]
}
