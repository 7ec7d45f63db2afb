//! Weapons and spells as they are written in lists: by any usual word, such as `Krallen` or `Langschwert`, or with their
//! numbers, such as `Runenklinge 4-12`, which defines them.

use schwung_daemmersturm::{
    Amount, Library, ProtectionId, Resource, Span, Spell, SpellId, SpellKind, Weapon, WeaponClass, WeaponId,
};
use schwung_files::kit::folded;

use super::phrase::span_of;

/// Minimum length of a word that matches a part of a word; shorter words must match whole words.
const SHORTEST_PART: usize = 4;

/// Endings and beginnings of words that determine the class of a weapon, in German and English.
const CLASSES: &[(&str, WeaponClass)] = &[
    ("armbrust", WeaponClass::Crossbow),
    ("crossbow", WeaponClass::Crossbow),
    ("bogen", WeaponClass::Bow),
    ("bow", WeaponClass::Bow),
    ("wurfmesser", WeaponClass::ThrowingKnife),
    ("throwing knife", WeaponClass::ThrowingKnife),
    ("wurf", WeaponClass::Throwing),
    ("schleuder", WeaponClass::Throwing),
    ("throwing", WeaponClass::Throwing),
    ("sling", WeaponClass::Throwing),
    ("blasrohr", WeaponClass::Blowgun),
    ("blowgun", WeaponClass::Blowgun),
    ("pistole", WeaponClass::Handgun),
    ("pistol", WeaponClass::Handgun),
    ("revolver", WeaponClass::Handgun),
    ("muskete", WeaponClass::Firearm),
    ("musket", WeaponClass::Firearm),
    ("gewehr", WeaponClass::Firearm),
    ("büchse", WeaponClass::Firearm),
    ("flinte", WeaponClass::Firearm),
    ("rifle", WeaponClass::Firearm),
    ("lanze", WeaponClass::Lance),
    ("lance", WeaponClass::Lance),
    ("speer", WeaponClass::Spear),
    ("spear", WeaponClass::Spear),
    ("dolch", WeaponClass::Dagger),
    ("dagger", WeaponClass::Dagger),
    ("messer", WeaponClass::Dagger),
    ("knife", WeaponClass::Dagger),
    ("zweihand", WeaponClass::TwoHanded),
    ("zweihänd", WeaponClass::TwoHanded),
    ("bidenhänder", WeaponClass::TwoHanded),
    ("hellebarde", WeaponClass::TwoHanded),
    ("halberd", WeaponClass::TwoHanded),
    ("großschwert", WeaponClass::TwoHanded),
    ("two-hand", WeaponClass::TwoHanded),
    ("great", WeaponClass::TwoHanded),
    ("stab", WeaponClass::TwoHanded),
    ("staff", WeaponClass::TwoHanded),
    ("kralle", WeaponClass::Fist),
    ("klaue", WeaponClass::Fist),
    ("zähne", WeaponClass::Fist),
    ("biss", WeaponClass::Fist),
    ("faust", WeaponClass::Fist),
    ("fäuste", WeaponClass::Fist),
    ("claw", WeaponClass::Fist),
    ("teeth", WeaponClass::Fist),
    ("bite", WeaponClass::Fist),
    ("fist", WeaponClass::Fist),
];

/// The meaning of a word in a list of gear.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Gear {
    /// A weapon of the library; `like` if it has another name there.
    Weapon {
        /// The entry.
        id: WeaponId,
        /// Whether the written name differs from it.
        like: bool,
    },
    /// A weapon that the list defines.
    NewWeapon(Box<Weapon>),
    /// A shield or other protection of the library.
    Protection(ProtectionId),
}

/// The meaning of a word in a list of spells.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Magic {
    /// A spell of the library.
    Spell(SpellId),
    /// A spell that the list defines.
    NewSpell(Box<Spell>),
}

/// Splits a text into a name and the range after it: `Runenklinge (4–12)`.
pub(crate) fn split(text: &str) -> (&str, Option<Span>) {
    let text = text.trim();
    let bare = text.trim_end_matches([')', ']']).trim_end();
    let start = bare
        .rfind(|c: char| !(c.is_ascii_digit() || c == '-' || c == '–'))
        .map_or(0, |at| at + bare[at..].chars().next().map_or(1, char::len_utf8));
    match span_of(&bare[start..]) {
        Some(span) if start > 0 => {
            let name = bare[..start].trim_end_matches(|c: char| c.is_whitespace() || "([:=,".contains(c));
            (name, Some(span))
        }
        _ => (text, None),
    }
}

/// The weapon or protection that a text names; `None` if it is unknown and has no numbers.
pub(crate) fn gear(library: &Library, text: &str) -> Option<Gear> {
    let (name, span) = split(text);
    let weapons = || library.weapons.iter().enumerate();
    let id = |n: usize| WeaponId(u16::try_from(n).unwrap_or(u16::MAX));
    let same = weapons().find(|(_, it)| folded(&it.name) == folded(name));
    if let Some(span) = span {
        let damage = Amount { rolls: [Some(span), None, None], plus: 0 };
        if let Some((n, _)) = same.filter(|(_, it)| it.damage == damage) {
            return Some(Gear::Weapon { id: id(n), like: false });
        }
        // A weapon whose numbers differ from the entry of its name gets a name of its own.
        let label = if same.is_some() {
            format!("{name} ({}–{})", span.low(), span.high())
        } else {
            name.to_owned()
        };
        return Some(Gear::NewWeapon(Box::new(made(label, class_of(name), damage))));
    }
    if let Some((n, _)) = same {
        return Some(Gear::Weapon { id: id(n), like: false });
    }
    let protection = |exact: bool| {
        let fits = |it: &str| if exact { folded(it) == folded(name) } else { is_like(it, name) };
        let n = library.protections.iter().position(|it| fits(&it.name))?;
        Some(Gear::Protection(ProtectionId(u16::try_from(n).ok()?)))
    };
    let like = || weapons().find(|(_, it)| is_like(&it.name, name)).map(|it| it.0);
    let of_class = || {
        let class = known_class(name)?;
        weapons().find(|(_, it)| it.class == class).map(|it| it.0)
    };
    let part = || weapons().filter(|(_, it)| ends_with(name, &it.name)).map(|it| it.0).next();
    protection(true)
        .or_else(|| like().or_else(part).or_else(of_class).map(|n| Gear::Weapon { id: id(n), like: true }))
        .or_else(|| protection(false))
}

/// The spell that a text names; `None` if it is unknown and has no numbers. A new one is paid from `resource`.
pub(crate) fn magic(library: &Library, text: &str, resource: Resource) -> Option<Magic> {
    let (name, span) = split(text);
    if let Some(id) = library.spell_named(name) {
        return Some(Magic::Spell(id));
    }
    let amount = Amount { rolls: [Some(span?), None, None], plus: 0 };
    let lower = folded(name);
    let heals = lower.contains("heil") || lower.contains("heal") || lower.contains("cure");
    let name = name.trim_end_matches(" heilt").trim_end_matches(" heals").to_owned();
    let spell = Spell { name, resource: Some(resource), cost: 1, ..Spell::default() };
    Some(Magic::NewSpell(Box::new(if heals {
        Spell { kind: SpellKind::Healing, hit_roll: false, healing: Some(amount), ..spell }
    } else {
        Spell { damage: Some(amount), ..spell }
    })))
}

/// Whether a shorter word refers to the entry of a library: `Bogen` for `Jagdbogen`, `Krallen` for `Krallen und Zähne`.
fn is_like(entry: &str, word: &str) -> bool {
    let (entry, word) = (folded(entry), folded(word));
    entry.split(|c: char| !c.is_alphabetic()).any(|it| it == word) || ends_with(&entry, &word)
}

/// Whether a compound ends with a word.
fn ends_with(compound: &str, word: &str) -> bool {
    word.chars().count() >= SHORTEST_PART && folded(compound).ends_with(&folded(word))
}

fn known_class(name: &str) -> Option<WeaponClass> {
    let name = folded(name);
    CLASSES.iter().find(|it| name.contains(it.0)).map(|it| it.1)
}

fn class_of(name: &str) -> WeaponClass {
    known_class(name).unwrap_or_default()
}

fn made(name: String, class: WeaponClass, damage: Amount) -> Weapon {
    let (melee, ranged) = super::class::uses(class);
    let reload = match class {
        WeaponClass::Crossbow | WeaponClass::Blowgun => 1,
        WeaponClass::Handgun | WeaponClass::Firearm => 2,
        _ => 0,
    };
    Weapon {
        name,
        class,
        damage,
        melee,
        ranged,
        reload,
        hands: super::class::hands(class),
        ..Weapon::default()
    }
}
