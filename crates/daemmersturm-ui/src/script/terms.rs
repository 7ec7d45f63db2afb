//! Words for values from fixed sets, in English and German. The first spelling is the one that is printed.

use schwung_daemmersturm::{
    Aid, ArmourClass, Direction, Element, Held, Hints, Mount, Order, Resource, Shelter, Size, Skill, Status,
    Value,
};
use schwung_rulebook::Lang;
use schwung_ui_kit::by_language;

/// Values with their words. Bars separate alternative spellings.
pub(super) type Terms<T> = &'static [(T, &'static str, &'static str)];

/// The printed word for a value in a language.
pub(super) fn word<T: Copy + PartialEq>(lang: Lang, terms: Terms<T>, value: T) -> &'static str {
    let found = terms.iter().find(|it| it.0 == value).map_or("", |it| by_language(lang, it.1, it.2).0);
    found.split('|').next().unwrap_or_default()
}

pub(super) const DIRECTIONS: Terms<Direction> = &[
    (Direction::Ne, "north-east|NE", "Nordosten|Nordost|NO"),
    (Direction::Nw, "north-west|NW", "Nordwesten|Nordwest|NW"),
    (Direction::Se, "south-east|SE", "Südosten|Südost|SO"),
    (Direction::Sw, "south-west|SW", "Südwesten|Südwest|SW"),
    (Direction::N, "north|N", "Norden|Nord|N"),
    (Direction::E, "east|E", "Osten|Ost|O"),
    (Direction::S, "south|S", "Süden|Süd|S"),
    (Direction::W, "west|W", "Westen|West|W"),
];

pub(super) const RESOURCES: Terms<Resource> = &[
    (Resource::Mana, "mana", "Mana"),
    (Resource::Light, "light", "Licht"),
    (Resource::Shadow, "shadow", "Schatten"),
    (Resource::Elements, "elements|the elements", "Elemente|die Elemente"),
];

pub(super) const ELEMENTS: Terms<Element> = &[
    (Element::Fire, "fire", "Feuer"),
    (Element::Water, "water", "Wasser"),
    (Element::Earth, "earth", "Erde"),
    (Element::Air, "air", "Luft"),
];

pub(super) const SIZES: Terms<Size> = &[
    (Size::Similar, "similar|similar in size", "ähnlich|ähnlich groß"),
    (Size::Smaller, "smaller|clearly smaller", "kleiner|deutlich kleiner"),
    (Size::Larger, "larger|clearly larger", "größer|deutlich größer"),
];

pub(super) const AIDS: Terms<Aid> = &[
    (Aid::Rope, "rope|fixed rope", "Seil|Kletterseil"),
    (Aid::Gear, "gear|climbing gear", "Ausrüstung|Kletterausrüstung"),
    (Aid::Weapon, "weapon|weapon as a hold", "Waffe|Waffe als Halt"),
    (Aid::First, "first|another aid for the first failure", "erster|weitere Hilfe für den ersten Fehlwurf"),
    (Aid::Any, "any|another aid", "beliebiger|weitere Hilfe"),
];

/// Means of protection other than those of the library.
pub(super) const SHELTERS: Terms<Shelter> = &[
    (
        Shelter::Seek,
        "seek cover|take cover|seek shelter|seeking cover",
        "Schutz suchen|Deckung suchen|Deckungsuche",
    ),
    (Shelter::Cover, "cover", "Deckung"),
    (Shelter::Shield, "shield", "Schild"),
    (Shelter::Armour, "armour|armor", "Rüstung"),
    (Shelter::Ability, "ability|an ability", "Fähigkeit|eine Fähigkeit"),
];

pub(super) const STATUSES: Terms<Status> = &[
    (Status::Up, "up", "handlungsfähig"),
    (Status::Incapacitated, "incapacitated", "kampfunfähig"),
    (Status::Dead, "dead", "tot"),
    (Status::Gone, "gone", "fort"),
];

pub(super) const MOUNTS: Terms<Mount> = &[
    (Mount::Foot, "on foot", "zu Fuß"),
    (Mount::Mounted, "mounted", "beritten"),
    (Mount::Vehicle, "in a vehicle", "im Fahrzeug"),
    (Mount::Giant, "giant", "riesig"),
];

pub(super) const ORDERS: Terms<Order> =
    &[(Order::Ask, "ask", "fragen"), (Order::Always, "always", "immer"), (Order::Never, "never", "nie")];

pub(super) const HELD: Terms<Held> = &[
    (Held::Away, "away|stowed away|stowed", "fort|verstaut"),
    (Held::Ready, "ready", "bereit|griffbereit"),
    (Held::Drawn, "drawn", "gezogen"),
];

pub(super) const HINTS: Terms<Hints> =
    &[(Hints::Helpful, "helpful hints", "hilfreiche Hinweise"), (Hints::Some, "hints", "Hinweise")];

pub(super) const SKILLS: Terms<Skill> = &[
    (Skill::Melee, "melee", "Nahkampf"),
    (Skill::Ranged, "ranged", "Fernkampf"),
    (Skill::Magic, "magic", "Magie"),
];

pub(super) const ARMOUR: Terms<ArmourClass> = &[
    (ArmourClass::None, "none", "keine"),
    (ArmourClass::Light, "light", "leicht"),
    (ArmourClass::Medium, "medium", "mittel"),
    (ArmourClass::Heavy, "heavy", "schwer"),
];

pub(super) const VALUES: Terms<Value> = &[
    (Value::MeleeAttack, "melee attack|NA", "Nahkampfangriff|NA"),
    (Value::RangedAttack, "ranged attack|FA", "Fernkampfangriff|FA"),
    (Value::MagicAttack, "magic attack|Z", "Zauberwert|Z"),
    (Value::MeleeDefence, "melee defence|NV", "Nahkampfverteidigung|NV"),
    (Value::RangedDefence, "ranged defence|FV", "Fernkampfverteidigung|FV"),
    (Value::MagicDefence, "magic defence|ZW", "Zauberwiderstand|ZW"),
    (Value::Damage, "damage", "Schaden"),
    (Value::Reduction, "reduction|damage reduction", "Schadensminderung"),
    (Value::Cost, "cost|cost of abilities", "Kosten|Kosten von Fähigkeiten"),
    (Value::ShieldRoll, "shield roll|shield rolls", "Schildwurf|Schildwürfe"),
    (Value::ArmourRoll, "armour roll|armor roll|armour rolls", "Rüstungswurf|Rüstungswürfe"),
    (Value::ClimbRoll, "climbing roll|climbing rolls", "Kletterwurf|Kletterwürfe"),
    (Value::Perception, "perception", "Wahrnehmung"),
];
