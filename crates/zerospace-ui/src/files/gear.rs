//! Reads gear: weapons, armour, tools; and powers.

use schwung_files::kit::{Report, Table};
use schwung_zerospace::{AttackKind, Burst, Combat, Effects, Gift, ItemKind, Weapon};

use super::{
    skills::Skills,
    words::{attribute, metres},
};

/// Reads the kind of a piece of gear; `None` if it is not given.
pub(super) fn kind(skills: &Skills, report: &mut Report<'_>, from: &Table<'_>) -> Option<ItemKind> {
    if let Some(it) = from.table("weapon") {
        return Some(ItemKind::Weapon(weapon(skills, report, it)));
    }
    if let Some(rating) = from.number("protection") {
        return Some(ItemKind::Protection(rating));
    }
    let rating = from.number("tool")?;
    Some(ItemKind::Tool { rating, skill: skills.read(report, from, "skill") })
}

/// Reads the properties of a weapon.
pub(super) fn weapon(skills: &Skills, report: &mut Report<'_>, from: &Table<'_>) -> Weapon {
    let word = |key: &str| from.text(key).map(|(word, _)| word);
    let attribute_of = |key: &str| word(key).and_then(attribute);
    let burst = from.number("burst-rating").map(Burst::Rating);
    Weapon {
        kind: word("kind").map_or(AttackKind::Normal, attack_kind),
        combat: if word("combat") == Some("ranged") { Combat::Ranged } else { Combat::Melee },
        rating: from.number("rating").unwrap_or(0),
        damage: from.number("damage"),
        range: metres(from, "range"),
        two_handed: from.flag("two-handed"),
        burst: burst.or(from.flag("burst-die").then_some(Burst::Die)),
        effects: Effects {
            blinds: from.flag("blinds"),
            frightens: from.flag("frightens"),
            shocks: from.flag("shocks"),
            harmless: from.flag("harmless"),
            lowers: attribute_of("lowers").map(|it| (it, from.number("lowers-by").unwrap_or(1))),
        },
        radius: metres(from, "radius"),
        skill: skills.read(report, from, "skill"),
        attribute: attribute_of("attribute"),
        against_skill: skills.read(report, from, "against-skill"),
        against: attribute_of("against"),
    }
}

/// The keys of a power besides its name.
pub(super) const GIFT: [&str; 5] = ["weapon", "on-attack", "on-defence", "on-skills", "moves"];

/// Reads a power.
pub(super) fn gift(skills: &Skills, report: &mut Report<'_>, from: &Table<'_>) -> Gift {
    let mut on_defence = [false; 3];
    for (word, _) in from.list("on-defence").iter().filter_map(|it| it.text()) {
        on_defence[attack_kind(word) as usize] = true;
    }
    Gift {
        name: from.text("name").map_or("", |it| it.0).to_owned(),
        attack: from.table("weapon").map(|it| weapon(skills, report, it)),
        on_attack: from.flag("on-attack"),
        on_defence,
        on_skills: skills.list(report, from.list("on-skills")).into_iter().collect(),
        moves: metres(from, "moves"),
    }
}

/// The kind of attack with that name.
pub(super) fn attack_kind(word: &str) -> AttackKind {
    match word {
        "mental" => AttackKind::Mental,
        "altering" => AttackKind::Altering,
        _ => AttackKind::Normal,
    }
}
