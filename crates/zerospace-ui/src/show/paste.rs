//! Characters as people write them down: a name, attributes with numbers, and lists of skills, gear and powers.

use schwung_files::{
    paste::{Line, lines, number_at_end, parts},
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

/// Words before a colon or a number, each with the part of a character that it names.
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

/// The character file described by a text, and what it omits. `None` if the text has neither attributes nor skills.
pub(super) fn pasted(look: Look<'_, ZeroSpace>, text: &str) -> Option<(String, Vec<String>)> {
    let mut found = Found::new(Eyes::new(look));
    let mut below = None;
    for (n, line) in lines(text).iter().enumerate() {
        let heading = if line.label.is_empty() { part(line.whole) } else { None };
        let labelled = part(&line.label);
        if let Some(heading) = heading.or(labelled.filter(|_| line.text.is_empty())) {
            below = Some(heading);
            continue;
        }
        let what = labelled.or(if line.label.is_empty() || line.listed { below } else { None });
        if !found.take_values(line.whole) && !found.take(what, line) {
            if n == 0 && found.name.is_empty() {
                line.whole.clone_into(&mut found.name);
            } else {
                found.lose("paste-lost", "text", line.whole);
            }
        }
    }
    found.into_file(look.game.system())
}

/// The part of a character that a word before a colon or a number names.
fn part(word: &str) -> Option<Part> {
    WORDS.iter().find(|it| it.0 == folded(word)).map(|it| it.1)
}

/// The beginning of a free text, as a name in a file.
fn name_of(text: &str) -> String {
    text.chars().take(NAME).collect::<String>().replace('"', "'")
}

/// The properties of a character read from a text so far.
struct Found<'a> {
    eyes: Eyes<'a>,
    of: Section,
    name: String,
    attributes: Vec<(Attribute, i8)>,
    skills: Vec<String>,
    /// Specialities: skill and name.
    special: Vec<(String, String)>,
    gear: Vec<String>,
    powers: Vec<Section>,
    /// Parts of the text that are not in the file, in the reader's language.
    losses: Vec<String>,
}

impl<'a> Found<'a> {
    fn new(eyes: Eyes<'a>) -> Found<'a> {
        Found {
            eyes,
            of: Section::of("character"),
            name: String::new(),
            attributes: Vec::new(),
            skills: Vec::new(),
            special: Vec::new(),
            gear: Vec::new(),
            powers: Vec::new(),
            losses: Vec::new(),
        }
    }

    fn lose(&mut self, key: &str, arg: &str, text: &str) {
        self.losses.push(self.eyes.say(key, &[(arg, &text.chars().take(80).collect::<String>())]));
    }

    fn attribute(&self, name: &str) -> Option<Attribute> {
        let name = folded(name);
        Attribute::ALL.into_iter().find(|it| {
            let short: String = words::attribute(self.eyes.c, *it).chars().take(3).collect();
            let full = folded(&words::attribute(self.eyes.c, *it));
            folded(attribute_key(*it)) == name || folded(&short) == name || name.starts_with(&full)
        })
    }

    /// Reads a line of values, such as attributes; returns whether it is one.
    fn take_values(&mut self, line: &str) -> bool {
        let values = parts(line);
        let is_value = |it: &str| {
            self.attribute(it).is_some() || matches!(part(it), Some(Part::Endurance | Part::Level))
        };
        if !values.iter().filter_map(|it| number_at_end(it)).any(|it| is_value(it.0)) {
            return false;
        }
        for it in values {
            let value = number_at_end(it);
            let attribute = value.and_then(|(word, number)| Some((self.attribute(word)?, number)));
            let is_figure = value.is_some_and(|(word, number)| self.take_figure(part(word), number));
            match attribute {
                _ if is_figure => {}
                Some(attribute) => self.attributes.push(attribute),
                None => self.lose("paste-lost", "text", it),
            }
        }
        true
    }

    /// Reads endurance or the power level; returns whether the number is one of them.
    fn take_figure(&mut self, what: Option<Part>, number: i8) -> bool {
        match what {
            Some(Part::Endurance) => self.of.put("endurance", i64::from(number.clamp(1, 60))),
            Some(Part::Level) => self.of.put("power-level", i64::from(number.clamp(0, 20))),
            _ => return false,
        };
        true
    }

    /// Reads a line about `what`; returns whether it could be read.
    fn take(&mut self, what: Option<Part>, line: &Line<'_>) -> bool {
        match what {
            Some(Part::Name) => line.text.clone_into(&mut self.name),
            Some(Part::Skills) => parts(line.text).into_iter().for_each(|it| self.take_skill(it)),
            Some(Part::Gear) => parts(line.text).into_iter().for_each(|it| self.take_gear(it)),
            Some(Part::Powers) => parts(line.text).into_iter().for_each(|it| self.take_power(it)),
            Some(Part::Endurance | Part::Level) | None => {
                let number = number_at_end(line.whole).map(|it| it.1);
                return number.is_some_and(|it| self.take_figure(what, it));
            }
        }
        true
    }

    fn take_skill(&mut self, text: &str) {
        let (bare, within) = text.split_once('(').map_or((text, ""), |(a, b)| (a, b.trim_end_matches(')')));
        match skill(self.eyes, bare) {
            Some(key) => {
                if !within.trim().is_empty() {
                    self.special.push((key.clone(), within.trim().to_owned()));
                }
                self.skills.push(key);
            }
            None => self.lose("paste-unknown-skill", "name", bare.trim()),
        }
    }

    fn take_gear(&mut self, text: &str) {
        if !is_known_gear(text) {
            self.lose("paste-reminder", "name", text);
        }
        self.gear.push(name_of(text));
    }

    fn take_power(&mut self, text: &str) {
        let (power, lost) = power(text);
        match lost {
            Some(lost) if lost.is_empty() => self.lose("paste-reminder", "name", text),
            Some(lost) => self.lose("paste-lost", "text", &lost),
            None => {}
        }
        self.powers.push(power);
    }

    fn into_file(self, system: &str) -> Option<(String, Vec<String>)> {
        let Found { mut of, name, attributes, skills, special, gear, powers, losses, .. } = self;
        if name.is_empty() || attributes.is_empty() && skills.is_empty() {
            return None;
        }
        let name = name_of(&name);
        of.put("name", name.as_str());
        let attributes = attributes
            .into_iter()
            .map(|(it, n)| (attribute_key(it).to_owned(), i64::from(n.clamp(-5, 30)).into()));
        of.put("attributes", Value::Table(attributes.collect())).list("skills", skills);
        let mut top = Section::top();
        top.put("system", system);
        let mut sections = vec![top, of];
        sections.extend(special.into_iter().map(|(skill, called)| {
            let mut of = Section::of("character.speciality");
            of.put("skill", skill).put("name", name_of(&called));
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

/// A power by its name, or one that is defined beside it: `Feuerstoß +3 (Fernkampf, 20 m)`. Also returns the part that is not
/// understood: empty if only the name is understood, `None` if everything is.
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
