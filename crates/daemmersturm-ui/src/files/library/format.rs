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
        may("weapon", entries(weapon()), "Weapons: one of the same name is replaced."),
        may("protection", entries(protection()), "Shields, armour, rescue rolls."),
        may("ability", entries(ability()), "Abilities of all pools."),
        may("spell", entries(spell()), "Spells."),
        may("substance", entries(substance()), "Potions and poisons."),
        may("group", entries(group()), "Group attacks."),
    ]
}

/// Adds the keys for the name of an entry and for its English name.
fn named(fields: Vec<Field>) -> Vec<Field> {
    let mut all = vec![
        need("name", Name, "Its name."),
        may("en", Name, "Its English name, where the first is the German one."),
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
        may("short", Flag, "Does it count as a short weapon, whatever its kind says?").or(false),
        may("hands", Number(1, 2), "Hands that it takes; by its kind where nothing is said."),
        may("melee", Flag, "Can it be used hand to hand? By its kind where nothing is said."),
        may("ranged", Flag, "Can it be shot or thrown? By its kind where nothing is said."),
        may("ignores-shields", Flag, "Does it ignore shields, and armour rolls with them?").or(false),
        need("damage", amount(), "What a hit does."),
        may("reload", Number(0, 20), "Actions to reload it; 0 if it needs no reloading.").or(0),
        may("w", Number(1, 30), "The W value of guns and explosives."),
        may("targets", span(), "How many targets guns and explosives hit."),
        may("critical", naturals(), "Natural numbers that are critical: 20 if none are named."),
        may("fumble", naturals(), "Natural numbers that are fumbles: 1 if none are named."),
        may("escalation", Shape::Table(escalation()), "What is rolled where a fumble may get worse."),
        may("lasting", Shape::Table(lasting()), "Damage over time."),
        may("poisonable", Flag, "May poison be put on it? By its kind where nothing is said."),
        may("range", Text(LONGEST_TEXT), "What is known of its range, in words."),
    ])
}

fn escalation() -> Vec<Field> {
    vec![need("roll", span(), "The range."), need("hurts", Number(0, 100), "The highest number that hurts.")]
}

fn lasting() -> Vec<Field> {
    vec![
        need("damage", amount(), "What each round does."),
        need("rounds", Number(1, 50), "For how many rounds."),
        may("area", Flag, "Does it lie on the ground?").or(false),
        may("harmless-first", Flag, "Does it start on the hit itself?").or(false),
        may("stacks", Flag, "Does a second one add to the first?").or(false),
    ]
}

fn protection() -> Vec<Field> {
    let drawback =
        vec![need("value", Value::shape(), "Which value."), need("by", Number(-20, 20), "By how much.")];
    named(vec![
        may("kind", ProtectionKind::shape(), "Its kind.").or("shield"),
        may("roll", span(), "What is rolled: 1-20, for armour 1-6."),
        may("need", Number(0, 120), "What has to be reached.").or(15),
        may("bonus", Skill::shape(), "Whose attack value is added: for shields melee."),
        may("most", Number(0, 500), "The most damage against which it may be rolled."),
        may(
            "against",
            list(AttackKind::shape(), 1, 4),
            "Against which attacks it helps; all if none are named.",
        ),
        may("facing", Flag, "Does it help in the direction that one defends only? Shields and armour do."),
        may("magical", Flag, "Is it a magical shield?").or(false),
        may("class", ArmourClass::shape(), "For armour: how heavy it is."),
        may("pool", Pool::shape(), "What each use is paid with."),
        may("cost", Number(0, 50), "What each use costs.").or(0),
        may("drawback", list(Shape::Table(drawback), 0, MOST_OF_ONE), "What it changes about its bearer."),
        may("reduces", Number(1, 500), "Takes so much off instead of all."),
    ])
}

fn effects() -> Field {
    may("effect", list(Shape::Table(effect()), 0, MOST_OF_ONE), "What it does.")
}

fn effect() -> Vec<Field> {
    vec![
        need("does", Word(EFFECTS.to_vec()), "What."),
        may("same", Flag, "For extra-attack: only on the same target?").or(false),
        may("value", Value::shape(), "For modify: which value or roll."),
        may("by", Number(-100, 500), "For modify and reduce: by how much."),
        may("turns", Number(0, 100), "For modify and state: for so many own turns; 0 for this attack alone.")
            .or(0),
        may("amount", amount(), "For damage and healing: how much."),
        may("numbers", naturals(), "For critical and fumble numbers: which."),
        may("protection", Name, "For grant and demand-protection: which."),
        may("lasting", Shape::Table(lasting()), "For lasting: the damage over time."),
        may(
            "text",
            Text(LONGEST_TEXT),
            "For state: what it is called; for note: what the plot leader settles.",
        ),
    ]
}

fn ability() -> Vec<Field> {
    let needs = vec![
        may("weapon", WeaponClass::shape(), "A weapon of this kind, drawn."),
        may("armour-up-to", ArmourClass::shape(), "Armour no heavier than this."),
    ];
    let simple = || Word(super::NEEDS.iter().map(|it| it.0).collect());
    let need_shape = || Either(vec![simple(), Shape::Table(needs.clone())]);
    let change = vec![
        need("when", need_shape(), "When."),
        need("by", Number(-20, 20), "By how much; the cost never falls below 0."),
    ];
    let limit = vec![
        need("times", Number(1, 100), "How often."),
        need("per", Word(vec!["turn", "round", "section"]), "In what time."),
    ];
    named(vec![
        may("text", Text(LONGEST_RULE), "What players read."),
        may("pool", Pool::shape(), "What it is paid with; nothing if it is free."),
        may("cost", Number(0, 50), "What it costs.").or(0),
        may("cost-change", list(Shape::Table(change), 0, MOST_OF_ONE), "What changes the cost."),
        may("element", Element::shape(), "The element it belongs to."),
        may("focus", Number(0, 100), "Focus points that it grants.").or(0),
        may("when", When::shape(), "When it may be used.").or("action"),
        may("limit", Shape::Table(limit), "How often; as often as it can be paid where nothing is said."),
        may("needs", list(need_shape(), 0, MOST_OF_ONE), "What has to be so."),
        effects(),
        may("incomplete", Flag, "Is it a stub that somebody should complete?").or(false),
    ])
}

fn spell() -> Vec<Field> {
    named(vec![
        may("kind", SpellKind::shape(), "What it is for.").or("attack"),
        may("channel", Number(0, 20), "Turns of channelling, K.").or(1),
        may("w", Number(1, 30), "The W value to reach first."),
        may(
            "hit-roll",
            Flag,
            "Is there a hit roll against the resistance? With a W value none, unless it is said.",
        ),
        may("resource", Resource::shape(), "What it is paid with."),
        may("element", Element::shape(), "The element it belongs to."),
        may("cost", Number(0, 50), "What it costs.").or(0),
        may("paid-first", Flag, "Is it paid when the channelling begins?").or(false),
        may("range", Text(LONGEST_TEXT), "What is known of its range, in words."),
        may(
            "targets",
            Either(vec![Number(1, 100), span()]),
            "An area for so many, or for as many as are rolled.",
        ),
        may("damage", amount(), "What a hit does."),
        may("healing", amount(), "What it heals."),
        may("ignores-shields", Flag, "Does it ignore shields?").or(false),
        may("critical", naturals(), "Natural numbers that are critical: 20 if none are named."),
        may("fumble", naturals(), "Natural numbers that are fumbles: 1 if none are named."),
        may("escalation", Shape::Table(escalation()), "What is rolled where a fumble may get worse."),
        may("lasting", Shape::Table(lasting()), "Damage over time."),
        effects(),
    ])
}

fn substance() -> Vec<Field> {
    named(vec![
        may("kind", SubstanceKind::shape(), "Potion or poison.").or("potion"),
        may("action", Flag, "Does using it take an action?").or(true),
        may("counts", Flag, "Does it count for side effects?").or(true),
        may("weapons", list(WeaponClass::shape(), 1, 16), "For poisons: kinds of weapon they may be put on."),
        effects(),
    ])
}

fn group() -> Vec<Field> {
    named(vec![
        may("fewest", Number(2, 60), "At least so many take part.").or(2),
        may("most", Number(2, 60), "At most so many.").or(8),
        may("needs", Text(LONGEST_TEXT), "What has to be so, in words."),
        may("kind", AttackKind::shape(), "What kind of attack it is.").or("melee"),
        may("bonus", Number(-20, 20), "What each adds who takes part beside the one who rolls.").or(0),
        may("roller", Roller::shape(), "Who rolls.").or("leader"),
        may("gives-up", GivesUp::shape(), "What everybody gives up who takes part.").or("action"),
        effects(),
    ])
}
