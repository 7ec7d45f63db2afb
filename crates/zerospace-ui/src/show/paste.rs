//! Characters as people write them down: a name, attributes with numbers, and lists of skills, gear and powers.

use schwung_files::{
    paste::{lines, number_at_end, parts},
    write::{Section, Value, written},
};
use schwung_views::Look;
use schwung_zerospace::{Attribute, SkillId, ZeroSpace};

use super::{eyes::Eyes, forms::folded};
use crate::{
    files::{attribute_key, is_known_gear, known_power},
    words,
};

const NAME: usize = 60;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Name,
    Skills,
    Gear,
    Powers,
    Endurance,
    Level,
}

/// Words before a colon or a number, each with what it is about.
const WORDS: [(&str, Part); 18] = [
    ("name", Part::Name),
    ("fertigkeiten", Part::Skills),
    ("skills", Part::Skills),
    ("ausrüstung", Part::Gear),
    ("waffen", Part::Gear),
    ("rüstung", Part::Gear),
    ("gear", Part::Gear),
    ("weapons", Part::Gear),
    ("armour", Part::Gear),
    ("equipment", Part::Gear),
    ("kräfte", Part::Powers),
    ("gaben", Part::Powers),
    ("powers", Part::Powers),
    ("ausdauer", Part::Endurance),
    ("endurance", Part::Endurance),
    ("machtlevel", Part::Level),
    ("machtstufe", Part::Level),
    ("power level", Part::Level),
];

/// The character file that a text means, and what it leaves out. `None` if it has neither attributes nor skills.
pub(super) fn pasted(look: Look<'_, ZeroSpace>, text: &str) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let attribute = |name: &str| {
        let name = folded(name);
        Attribute::ALL.into_iter().find(|it| {
            let short: String = words::attribute(eyes.c, *it).chars().take(3).collect();
            let full = folded(&words::attribute(eyes.c, *it));
            folded(attribute_key(*it)) == name || folded(&short) == name || name.starts_with(&full)
        })
    };
    let part = |name: &str| WORDS.iter().find(|it| it.0 == folded(name)).map(|it| it.1);
    let mut of = Section::of("character");
    let (mut name, mut attributes) = (String::new(), Vec::new());
    let (mut skills, mut special, mut gear, mut powers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut losses = Vec::new();
    let mut say = |key: &str, arg: &str, text: &str| {
        losses.push(eyes.say(key, &[(arg, &text.chars().take(80).collect::<String>())]));
    };
    let mut below = None;
    for (n, line) in lines(text).iter().enumerate() {
        if line.label.is_empty() && part(line.whole).is_some() {
            below = part(line.whole);
            continue;
        }
        let labelled = part(&line.label);
        if labelled.is_some() && line.text.is_empty() {
            below = labelled;
            continue;
        }
        let what = labelled.or(if line.label.is_empty() || line.listed { below } else { None });
        let numbers = parts(line.whole);
        let is_value =
            |it: &str| attribute(it).is_some() || matches!(part(it), Some(Part::Endurance | Part::Level));
        let known = numbers.iter().filter_map(|it| number_at_end(it)).any(|it| is_value(it.0));
        if known {
            for it in numbers {
                match number_at_end(it).map(|(word, number)| (attribute(word), part(word), number)) {
                    Some((_, Some(Part::Endurance), number)) => {
                        of.put("endurance", i64::from(number.clamp(1, 60)));
                    }
                    Some((_, Some(Part::Level), number)) => {
                        of.put("power-level", i64::from(number.clamp(0, 20)));
                    }
                    Some((Some(attribute), _, number)) => attributes.push((attribute, number)),
                    _ => say("paste-lost", "text", it),
                }
            }
            continue;
        }
        let number = number_at_end(line.whole).map(|it| it.1);
        match (what, number) {
            (Some(Part::Name), _) => line.text.clone_into(&mut name),
            (Some(Part::Endurance), Some(number)) => {
                of.put("endurance", i64::from(number.clamp(1, 60)));
            }
            (Some(Part::Level), Some(number)) => {
                of.put("power-level", i64::from(number.clamp(0, 20)));
            }
            (Some(Part::Skills), _) => {
                for it in parts(line.text) {
                    let (bare, within) =
                        it.split_once('(').map_or((it, ""), |(a, b)| (a, b.trim_end_matches(')')));
                    match skill(eyes, bare) {
                        Some(key) => {
                            special.extend(
                                (!within.trim().is_empty()).then(|| (key.clone(), within.trim().to_owned())),
                            );
                            skills.push(key);
                        }
                        None => say("paste-unknown-skill", "name", bare.trim()),
                    }
                }
            }
            (Some(Part::Gear), _) => {
                for it in parts(line.text) {
                    if !is_known_gear(it) {
                        say("paste-reminder", "name", it);
                    }
                    gear.push(it.chars().take(NAME).collect::<String>().replace('"', "'"));
                }
            }
            (Some(Part::Powers), _) => {
                for it in parts(line.text) {
                    let (power, lost) = power(it);
                    match lost {
                        Some(lost) if lost.is_empty() => say("paste-reminder", "name", it),
                        Some(lost) => say("paste-lost", "text", &lost),
                        None => {}
                    }
                    powers.push(power);
                }
            }
            _ if n == 0 && name.is_empty() => line.whole.clone_into(&mut name),
            _ => say("paste-lost", "text", line.whole),
        }
    }
    if name.is_empty() || attributes.is_empty() && skills.is_empty() {
        return None;
    }
    let name: String = name.chars().take(NAME).collect::<String>().replace('"', "'");
    of.put("name", name.as_str());
    let attributes = attributes
        .into_iter()
        .map(|(it, n)| (attribute_key(it).to_owned(), i64::from(n.clamp(-5, 30)).into()));
    of.put("attributes", Value::Table(attributes.collect())).list("skills", skills);
    let mut top = Section::top();
    top.put("system", look.game.system());
    let mut sections = vec![top, of];
    sections.extend(special.into_iter().map(|(skill, called)| {
        let mut of = Section::of("character.speciality");
        of.put("skill", skill).put("name", called.chars().take(NAME).collect::<String>().replace('"', "'"));
        of
    }));
    sections.extend(powers.into_iter().take(32));
    sections.extend(gear.into_iter().take(40).map(|it| {
        let mut of = Section::of("item");
        of.put("name", it).put("holder", name.as_str());
        of
    }));
    Some((written(&sections), losses))
}

/// Words within the definition of an attack: key and value of the file.
const ATTACKS: [(&str, &str, &str); 9] = [
    ("nahkampf", "combat", "melee"),
    ("melee", "combat", "melee"),
    ("close combat", "combat", "melee"),
    ("fernkampf", "combat", "ranged"),
    ("ranged", "combat", "ranged"),
    ("ranged combat", "combat", "ranged"),
    ("mental", "kind", "mental"),
    ("verändernd", "kind", "altering"),
    ("altering", "kind", "altering"),
];

/// A power by its name, or one that is defined beside it: `Feuerstoß +3 (Fernkampf, 20 m)`. Also what of it is not
/// understood, empty if nothing but the name is; `None` if all of it is.
fn power(text: &str) -> (Section, Option<String>) {
    let cut = |it: &str| it.trim().chars().take(NAME).collect::<String>().replace('"', "'");
    let mut of = Section::of("character.gift");
    if known_power(text).is_some() {
        of.put("name", cut(text));
        return (of, None);
    }
    let (bare, within) = text.split_once('(').map_or((text, ""), |(a, b)| (a, b.trim_end_matches(')')));
    let (name, rating) = number_at_end(bare).map_or((bare, None), |(name, rating)| (name, Some(rating)));
    let (mut weapon, mut lost, mut is_attack) = (Section::top(), Vec::new(), false);
    for it in parts(within) {
        let word = folded(it);
        if let Some((_, key, value)) = ATTACKS.iter().find(|it| it.0 == word) {
            weapon.put(key, *value);
        } else if let Some((key, metres)) = metres(&word) {
            weapon.put(key, i64::from(metres));
        } else {
            lost.push(it);
            continue;
        }
        is_attack = true;
    }
    if let Some(rating) = rating {
        weapon.put("rating", i64::from(rating.clamp(-10, 30)));
        is_attack = true;
    }
    if !is_attack {
        of.put("name", cut(text));
        return (of, Some(String::new()));
    }
    of.put("name", cut(name)).put("weapon", weapon.into_value());
    (of, (!lost.is_empty()).then(|| lost.join(", ")))
}

/// A range or a radius: `20 m`, `radius 5 m`.
fn metres(word: &str) -> Option<(&'static str, u16)> {
    let (key, word) =
        word.strip_prefix("radius").map_or(("range", word), |rest| ("radius", rest.trim_start()));
    let number = ["metres", "meter", "m"].into_iter().find_map(|unit| word.strip_suffix(unit))?;
    let metres = number.trim_end().parse().ok()?;
    (key == "range" || metres <= 1_000).then_some((key, metres))
}

/// The key of a skill of the table.
fn skill(eyes: Eyes<'_>, name: &str) -> Option<String> {
    let wanted = folded(name);
    let skills = (0_u8..).map(SkillId).zip(&eyes.state.frame.skills);
    let found = skills
        .map(|it| it.1)
        .find(|it| [&it.key, &it.de, &it.en].into_iter().any(|known| folded(known) == wanted));
    found.map(|it| it.key.clone())
}
