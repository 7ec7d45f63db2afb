//! The format of libraries, in the default data, in shared files and in encounters.

use schwung_daemmersturm::{
    ArmourClass, AttackKind, Element, GivesUp, Pool, ProtectionKind, Resource, Roller, Skill, SpellKind,
    SubstanceKind, Value, WeaponClass, When,
};
use schwung_files::kit::{
    Field, LONGEST_TEXT,
    Shape::{self, Either, Flag, Name, Number, Text, Word},
    list, may, need,
};

use super::{
    super::{
        phrase::{amount, span},
        words::Worded,
    },
    effect::EFFECTS,
};

/// Maximum number of entries of one kind.
const MOST: usize = 1_000;
const MOST_OF_ONE: usize = 12;
/// Maximum length of an ability's text.
const LONGEST_RULE: usize = 1_600;

/// The lists of a library.
pub(in super::super) fn library() -> Vec<Field> {
    let entries = |fields| list(Shape::Table(fields), 0, MOST);
    vec![
        may("weapon", entries(weapon()), "Weapons; one with the same name is replaced."),
        may("protection", entries(protection()), "Shields, armour, rescue rolls."),
        may("ability", entries(ability()), "Abilities, whatever they are paid with."),
        may("spell", entries(spell()), "Spells."),
        may("substance", entries(substance()), "Potions and poisons."),
        may("group", entries(group()), "Group attacks."),
    ]
}

/// Adds the keys for the name of an entry and for its English name.
fn named(fields: Vec<Field>) -> Vec<Field> {
    let mut all = vec![
        need("name", Name, "Its name."),
        may("en", Name, "Its English name, if `name` is the German one."),
    ];
    all.extend(fields);
    all
}

fn naturals() -> Shape {
    list(Number(1, 20), 0, 20)
}

fn weapon() -> Vec<Field> {
    named(vec![
        may("class", WeaponClass::shape(), "Its kind.").or("one-handed"),
        may("short", Flag, "Does it count as a short weapon, regardless of its kind?").or(false),
        may("hands", Number(1, 2), "Number of hands it needs; by default according to its kind."),
        may("melee", Flag, "Can it be used in melee? By default according to its kind."),
        may("ranged", Flag, "Can it be shot or thrown? By default according to its kind."),
        may("ignores-shields", Flag, "Does it ignore shields, and armour rolls with them?").or(false),
        need("damage", amount(), "The damage of a hit."),
        may("reload", Number(0, 20), "Number of actions to reload it; 0 if it needs no reloading.").or(0),
        may("w", Number(1, 30), "The W value of guns and explosives."),
        may("targets", span(), "Number of targets of guns and explosives."),
        may("critical", naturals(), "Natural numbers that are critical; 20 by default."),
        may("fumble", naturals(), "Natural numbers that are fumbles; 1 by default."),
        may("escalation", Shape::Table(escalation()), "The escalation roll after a fumble."),
        may("lasting", Shape::Table(lasting()), "Damage over time."),
        may("poisonable", Flag, "Can poison be put on it? By default according to its kind."),
        may("range", Text(LONGEST_TEXT), "What is known about its range, in words."),
    ])
}

fn escalation() -> Vec<Field> {
    vec![
        need("roll", span(), "The range."),
        need("hurts", Number(0, 100), "The highest number that does damage."),
    ]
}

fn lasting() -> Vec<Field> {
    vec![
        need("damage", amount(), "Damage per round."),
        need("rounds", Number(1, 50), "Duration in rounds."),
        may("area", Flag, "Does it stay on the ground?").or(false),
        may("harmless-first", Flag, "Does it start on the hit itself?").or(false),
        may("stacks", Flag, "Do several of them add up?").or(false),
    ]
}

fn protection() -> Vec<Field> {
    let drawback = vec![
        need("value", Value::shape(), "The value or roll that changes."),
        need("by", Number(-20, 20), "The amount of the change."),
    ];
    named(vec![
        may("kind", ProtectionKind::shape(), "Its kind.").or("shield"),
        may("roll", span(), "The range rolled: 1-20, or 1-6 for armour."),
        may("need", Number(0, 120), "The number to reach.").or(15),
        may("bonus", Skill::shape(), "The attack value that is added: melee for shields."),
        may("most", Number(0, 500), "The maximum damage it can be rolled against."),
        may("against", list(AttackKind::shape(), 1, 4), "Kinds of attacks it helps against; all by default."),
        may(
            "facing",
            Flag,
            "Does it help only in the direction being defended? True for shields and armour.",
        ),
        may("magical", Flag, "Is it a magical shield?").or(false),
        may("class", ArmourClass::shape(), "For armour: its weight class."),
        may("pool", Pool::shape(), "The points that pay for each use."),
        may("cost", Number(0, 50), "The cost of each use.").or(0),
        may("drawback", list(Shape::Table(drawback), 0, MOST_OF_ONE), "Its drawbacks for the wearer."),
        may("reduces", Number(1, 500), "Reduces the damage by this amount instead of preventing it."),
    ])
}

fn effects() -> Field {
    may("effect", list(Shape::Table(effect()), 0, MOST_OF_ONE), "Its effects.")
}

fn effect() -> Vec<Field> {
    vec![
        need("does", Word(EFFECTS.to_vec()), "The kind of effect."),
        may("same", Flag, "For extra-attack: only on the same target?").or(false),
        may("value", Value::shape(), "For modify: the value or roll."),
        may("by", Number(-100, 500), "For modify and reduce: by how much."),
        may("turns", Number(0, 100), "For modify and state: duration in own turns; 0 for this attack only.")
            .or(0),
        may("amount", amount(), "For damage and healing: the amount."),
        may("numbers", naturals(), "For critical and fumble numbers: the numbers."),
        may("protection", Name, "For grant and demand-protection: the protection."),
        may("lasting", Shape::Table(lasting()), "For lasting: the damage over time."),
        may("text", Text(LONGEST_TEXT), "For state: its name; for note: what the plot leader has to settle."),
        may("en", Text(LONGEST_TEXT), "That text in English."),
    ]
}

fn ability() -> Vec<Field> {
    let needs = vec![
        may("weapon", WeaponClass::shape(), "A drawn weapon of this kind."),
        may("armour-up-to", ArmourClass::shape(), "The heaviest armour allowed."),
    ];
    let simple = || Word(super::NEEDS.iter().map(|it| it.0).collect());
    let need_shape = || Either(vec![simple(), Shape::Table(needs.clone())]);
    let change = vec![
        need("when", need_shape(), "The condition under which the cost changes."),
        need("by", Number(-20, 20), "The amount of the change; the cost never falls below 0."),
    ];
    let limit = vec![
        need("times", Number(1, 100), "The number of uses."),
        need("per", Word(vec!["turn", "round", "section"]), "The period of the limit."),
    ];
    named(vec![
        may("text", Text(LONGEST_RULE), "The text shown to players."),
        may("pool", Pool::shape(), "The points that pay for it; omitted if it is free."),
        may("cost", Number(0, 50), "Its cost.").or(0),
        may("cost-change", list(Shape::Table(change), 0, MOST_OF_ONE), "Changes to the cost of abilities."),
        may("element", Element::shape(), "The element it belongs to."),
        may("focus", Number(0, 100), "Focus points it grants.").or(0),
        may("when", When::shape(), "When it can be used.").or("action"),
        may(
            "limit",
            Shape::Table(limit),
            "How often it can be used; by default as often as it can be paid for.",
        ),
        may("needs", list(need_shape(), 0, MOST_OF_ONE), "Its requirements."),
        effects(),
        may("incomplete", Flag, "Is it a stub to be completed later?").or(false),
    ])
}

fn spell() -> Vec<Field> {
    named(vec![
        may("kind", SpellKind::shape(), "Its purpose.").or("attack"),
        may("channel", Number(0, 20), "Turns of channelling, K.").or(1),
        may("w", Number(1, 30), "The W value to reach first, if any."),
        may(
            "hit-roll",
            Flag,
            "Is there a hit roll against the resistance? By default only without a W value.",
        ),
        may("resource", Resource::shape(), "The magic resource that pays for it."),
        may("element", Element::shape(), "The element it belongs to."),
        may("cost", Number(0, 50), "Its cost.").or(0),
        may("paid-first", Flag, "Is it paid when channelling begins?").or(false),
        may("range", Text(LONGEST_TEXT), "What is known about its range, in words."),
        may(
            "targets",
            Either(vec![Number(1, 100), span()]),
            "For an area: the number of targets, or the range to roll for it.",
        ),
        may("damage", amount(), "The damage of a hit."),
        may("healing", amount(), "The amount it heals."),
        may("ignores-shields", Flag, "Does it ignore shields?").or(false),
        may("critical", naturals(), "Natural numbers that are critical; 20 by default."),
        may("fumble", naturals(), "Natural numbers that are fumbles; 1 by default."),
        may("escalation", Shape::Table(escalation()), "The escalation roll after a fumble."),
        may("lasting", Shape::Table(lasting()), "Damage over time."),
        effects(),
    ])
}

fn substance() -> Vec<Field> {
    named(vec![
        may("kind", SubstanceKind::shape(), "Potion or poison.").or("potion"),
        may("action", Flag, "Does using it take an action?").or(true),
        may("counts", Flag, "Does it count for side effects?").or(true),
        may(
            "weapons",
            list(WeaponClass::shape(), 1, 16),
            "For poisons: the kinds of weapon they can be put on.",
        ),
        effects(),
    ])
}

fn group() -> Vec<Field> {
    named(vec![
        may("fewest", Number(2, 60), "Minimum number of participants.").or(2),
        may("most", Number(2, 60), "Maximum number of participants.").or(8),
        may("needs", Text(LONGEST_TEXT), "Its requirements, in words."),
        may("kind", AttackKind::shape(), "The kind of attack.").or("melee"),
        may("bonus", Number(-20, 20), "Bonus for each participant besides the one who rolls.").or(0),
        may("roller", Roller::shape(), "The character who rolls.").or("leader"),
        may("gives-up", GivesUp::shape(), "What each participant gives up.").or("action"),
        effects(),
    ])
}
