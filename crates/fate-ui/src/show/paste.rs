//! Characters pasted from elsewhere: texts with headings and rows of the ladder, and the exports of two other programs
//! in JSON.

use schwung_fate::{Fate, SkillId};
use schwung_files::{
    paste::{Line, lines, number_at_end, number_at_start, parts},
    write::{Section, Value, written},
};
use schwung_views::Look;
use serde_json::Value as Json;

use super::{eyes::Eyes, forms::folded};

/// Longest aspect or text, and longest name, in characters.
const TEXT: usize = 200;
const NAME: usize = 60;

/// Words of headings, each with the part that follows it.
const HEADINGS: [(&str, Part); 31] = [
    ("aspekte", Part::Aspects),
    ("aspects", Part::Aspects),
    ("aspekt", Part::Aspect),
    ("aspect", Part::Aspect),
    ("konzept", Part::Aspect),
    ("high concept", Part::Aspect),
    ("concept", Part::Aspect),
    ("trouble", Part::Aspect),
    ("trouble aspect", Part::Aspect),
    ("dilemma", Part::Aspect),
    ("relationship", Part::Aspect),
    ("beziehung", Part::Aspect),
    ("other aspect", Part::Aspect),
    ("fertigkeiten", Part::Skills),
    ("skills", Part::Skills),
    ("fähigkeiten", Part::Skills),
    ("approaches", Part::Skills),
    ("stunts", Part::Gifts),
    ("talente", Part::Gifts),
    ("gaben", Part::Gifts),
    ("talente und gaben", Part::Gifts),
    ("gifts", Part::Gifts),
    ("stunts & extras", Part::Gifts),
    ("name", Part::Name),
    ("refresh", Part::Refresh),
    ("erholung", Part::Refresh),
    ("erholungsrate", Part::Refresh),
    ("fate points", Part::Points),
    ("schicksalspunkte", Part::Points),
    ("consequences", Part::Consequences),
    ("konsequenzen", Part::Consequences),
];

/// Words for the severity of consequences.
const SEVERITIES: [(&str, &str); 9] = [
    ("mild", "mild"),
    ("leicht", "mild"),
    ("gering", "mild"),
    ("moderate", "moderate"),
    ("mittel", "moderate"),
    ("mittelschwer", "moderate"),
    ("severe", "severe"),
    ("schwer", "severe"),
    ("ernst", "severe"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Name,
    Aspects,
    Aspect,
    Skills,
    Gifts,
    Refresh,
    Points,
    Consequences,
}

/// The parts of a character that were found.
#[derive(Debug, Default)]
struct Found {
    name: String,
    aspects: Vec<String>,
    /// Keys of skills with their ratings.
    skills: Vec<(String, i8)>,
    gifts: Vec<(String, String)>,
    consequences: Vec<(&'static str, String)>,
    refresh: Option<u8>,
    points: Option<u8>,
    /// Lines that were not understood.
    lost: Vec<String>,
    /// Skills that the table does not have.
    unknown: Vec<String>,
}

/// The character file for a pasted text, and what it leaves out. `None` if the text has neither aspects nor skills.
pub(super) fn pasted(look: Look<'_, Fate>, text: &str) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let mut found = Found::default();
    if text.trim_start().starts_with('{') {
        let json: Json = serde_json::from_str(text).ok()?;
        found.json(eyes, &json, 0);
    } else {
        found.text(eyes, text);
    }
    if found.name.is_empty() || found.aspects.is_empty() && found.skills.is_empty() {
        return None;
    }
    let losses = found.losses(eyes);
    Some((found.file(look.game.system()), losses))
}

impl Found {
    fn text(&mut self, eyes: Eyes<'_>, text: &str) {
        let mut below = None;
        for (n, it) in lines(text).iter().enumerate() {
            let heading = |words: &str| HEADINGS.iter().find(|it| it.0 == words).map(|it| it.1);
            if it.label.is_empty() && heading(&folded(it.whole)).is_some() {
                below = heading(&folded(it.whole));
                continue;
            }
            if let Some(part) = heading(&it.label) {
                // "Aspects:" alone is a heading for what follows.
                if it.text.is_empty() {
                    below = Some(part);
                } else {
                    self.labelled(eyes, part, it);
                }
                continue;
            }
            if self.row(eyes, it) {
                continue;
            }
            if n == 0 && self.name.is_empty() && below.is_none() && it.label.is_empty() {
                self.name = it.whole.to_owned();
                continue;
            }
            match below {
                Some(part) => self.under(eyes, part, it),
                None => self.lost.push(it.whole.to_owned()),
            }
        }
    }

    fn labelled(&mut self, eyes: Eyes<'_>, part: Part, it: &Line<'_>) {
        let number = || it.text.split(|c: char| !c.is_ascii_digit()).find_map(|it| it.parse().ok());
        match part {
            Part::Name => it.text.clone_into(&mut self.name),
            Part::Aspects => self.aspects.extend(parted(it.text)),
            Part::Aspect => self.aspects.push(it.text.to_owned()),
            Part::Skills => parts(it.text).into_iter().for_each(|one| self.skill_or_lost(eyes, one)),
            Part::Gifts => self.gifts.extend(parted(it.text).into_iter().map(|it| (it, String::new()))),
            Part::Refresh => self.refresh = number(),
            Part::Points => self.points = number(),
            Part::Consequences => self.lost.push(it.whole.to_owned()),
        }
    }

    /// A line below a heading.
    fn under(&mut self, eyes: Eyes<'_>, part: Part, it: &Line<'_>) {
        match part {
            Part::Name => it.whole.clone_into(&mut self.name),
            Part::Aspects | Part::Aspect => self.aspects.push(it.whole.to_owned()),
            Part::Skills => parts(it.whole).into_iter().for_each(|one| self.skill_or_lost(eyes, one)),
            Part::Gifts if it.label.is_empty() => self.gifts.push((it.whole.to_owned(), String::new())),
            Part::Gifts => {
                let name = it.whole.split([':', '\u{ff1a}']).next().unwrap_or_default();
                self.gifts.push((name.trim_matches(['*', '_', ' ']).to_owned(), it.text.to_owned()));
            }
            Part::Consequences => self.consequence(&it.label, it.text, it.whole),
            Part::Refresh | Part::Points => self.lost.push(it.whole.to_owned()),
        }
    }

    fn consequence(&mut self, label: &str, text: &str, whole: &str) {
        let first = label.split([' ', '(']).next().unwrap_or_default();
        match SEVERITIES.iter().find(|it| it.0 == first) {
            Some(_) if text.trim().is_empty() => {}
            Some((_, severity)) => self.consequences.push((severity, text.to_owned())),
            None => self.lost.push(whole.to_owned()),
        }
    }

    /// A row of the ladder, such as `Gut (+3): Fäuste, Kraft` or `+3 Fists`. Returns whether it is one.
    fn row(&mut self, eyes: Eyes<'_>, it: &Line<'_>) -> bool {
        let (rating, list) = if let Some((_, rating)) = number_at_end(&it.label) {
            (rating, it.text)
        } else if let Some((rating, list)) = number_at_start(it.whole) {
            (rating, list)
        } else {
            return false;
        };
        for one in parts(list) {
            match skill(eyes, one) {
                Some(key) => self.rate(key, rating),
                None => self.unknown.push(one.to_owned()),
            }
        }
        true
    }

    fn skill_or_lost(&mut self, eyes: Eyes<'_>, text: &str) {
        match number_at_end(text) {
            Some((name, rating)) => match skill(eyes, name) {
                Some(key) => self.rate(key, rating),
                None => self.unknown.push(name.to_owned()),
            },
            None => self.lost.push(text.to_owned()),
        }
    }

    fn rate(&mut self, key: String, rating: i8) {
        let rating = rating.clamp(-3, 12);
        match self.skills.iter_mut().find(|it| it.0 == key) {
            Some(known) => known.1 = rating,
            None => self.skills.push((key, rating)),
        }
    }

    /// An export of Fari, in its older flat form or in its newer one with pages and blocks, or of the Fate system of
    /// Foundry.
    fn json(&mut self, eyes: Eyes<'_>, json: &Json, depth: u8) {
        let Some(object) = json.as_object().filter(|_| depth < 12) else { return };
        if let Some(entity) = object.get("entity") {
            return self.json(eyes, entity, depth + 1);
        }
        if let (Some(name), true) = (object.get("name").and_then(Json::as_str), self.name.is_empty()) {
            name.trim().clone_into(&mut self.name);
        }
        if let Some(of) = object.get("system").or(object.get("data")).filter(|it| it.is_object()) {
            return self.json(eyes, of, depth + 1);
        }
        if let Some(pages) = object.get("pages") {
            self.blocks(eyes, pages, "", 0);
        }
        for (key, value) in object {
            let named: Vec<(String, &Json)> = match value {
                Json::Array(all) => all.iter().map(|it| (text_of(it, "name"), it)).collect(),
                Json::Object(all) => all.iter().map(|(name, it)| (name.clone(), it)).collect(),
                _ => Vec::new(),
            };
            match key.as_str() {
                "aspects" => {
                    let texts = named.iter().map(|(_, it)| text_of(it, "value"));
                    self.aspects.extend(texts.filter(|it| !it.is_empty()));
                }
                "skills" => {
                    for (name, it) in &named {
                        let rank = number_of(it, "rank").or(number_of(it, "value"));
                        match (rank, skill(eyes, name)) {
                            (None | Some(0), _) => {}
                            (Some(rank), Some(key)) => self.rate(key, rank),
                            (Some(_), None) => self.unknown.push(name.clone()),
                        }
                    }
                }
                "stunts" => {
                    for (name, it) in named {
                        let text = text_of(it, "description");
                        self.gifts.push((name, if text.is_empty() { text_of(it, "value") } else { text }));
                    }
                }
                "consequences" => {
                    for (name, it) in named {
                        let text = text_of(it, "value");
                        self.consequence(&folded(&name), &text, &format!("{name}: {text}"));
                    }
                }
                "tracks" => {
                    for (name, it) in named {
                        let text = it.get("aspect").map_or_else(String::new, |it| text_of(it, "name"));
                        if !text.is_empty() {
                            self.consequence(&folded(&name), &text, &format!("{name}: {text}"));
                        }
                    }
                }
                "refresh" => self.refresh = number_of(json, "refresh").and_then(|it| u8::try_from(it).ok()),
                "details" => {
                    let points = value.get("fatePoints");
                    let number = |key| number_of(points?, key).and_then(|it| u8::try_from(it).ok());
                    (self.points, self.refresh) = (number("current"), number("refresh"));
                }
                _ => {}
            }
        }
    }

    /// Blocks of Fari's newer sheets, below the headings of their sections.
    fn blocks(&mut self, eyes: Eyes<'_>, json: &Json, heading: &str, depth: u8) {
        match json {
            Json::Array(all) if depth < 16 => {
                all.iter().for_each(|it| self.blocks(eyes, it, heading, depth + 1));
            }
            Json::Object(object) if depth < 16 => {
                let label = object.get("label").and_then(Json::as_str).unwrap_or_default().trim();
                if let Some(Json::String(_)) = object.get("type") {
                    return self.block(eyes, json, label, heading);
                }
                let below = if label.is_empty() { heading } else { label };
                for (key, value) in object {
                    if matches!(
                        key.as_str(),
                        "pages" | "rows" | "columns" | "sections" | "blocks" | "left" | "right"
                    ) {
                        self.blocks(eyes, value, below, depth + 1);
                    }
                }
            }
            _ => {}
        }
    }

    fn block(&mut self, eyes: Eyes<'_>, block: &Json, label: &str, heading: &str) {
        let plain = |text: &str| text.split(['<', '>']).step_by(2).collect::<String>();
        let value = plain(&text_of(block, "value"));
        let part = |words: &str| HEADINGS.iter().find(|it| it.0 == folded(words)).map(|it| it.1);
        match part(heading) {
            Some(Part::Aspects | Part::Aspect) if !value.trim().is_empty() => self.aspects.push(value),
            Some(Part::Skills) => match (number_of(block, "value"), skill(eyes, label)) {
                (None | Some(0), _) => {}
                (Some(rank), Some(key)) => self.rate(key, rank),
                (Some(_), None) => self.unknown.push(label.to_owned()),
            },
            Some(Part::Gifts) if !(label.is_empty() && value.trim().is_empty()) => {
                let name = if label.is_empty() { value.clone() } else { label.to_owned() };
                self.gifts.push((name, if label.is_empty() { String::new() } else { value }));
            }
            Some(Part::Consequences) => {
                self.consequence(&folded(label), &value, &format!("{label}: {value}"));
            }
            _ => match part(label) {
                Some(Part::Refresh) => {
                    self.refresh = number_of(block, "value").and_then(|it| u8::try_from(it).ok());
                }
                Some(Part::Points) => {
                    self.points = number_of(block, "value").and_then(|it| u8::try_from(it).ok());
                }
                _ if value.trim().is_empty() => {}
                _ => self.lost.push(format!("{label}: {value}")),
            },
        }
    }

    fn file(self, system: &str) -> String {
        let mut top = Section::top();
        top.put("system", system);
        let mut of = Section::of("character");
        let name = fitted(&self.name, NAME).replace('"', "'");
        of.put("name", name);
        let aspects = self.aspects.iter().take(20).map(|it| fitted(it, TEXT));
        of.list("aspects", aspects.filter(|it| !it.is_empty()));
        let skills = self.skills.iter().map(|(key, rating)| (key.clone(), i64::from(*rating).into()));
        of.put("skills", Value::Table(skills.collect()));
        of.maybe("refresh", self.refresh.map(|it| it.min(99)))
            .maybe("fate", self.points.map(|it| it.min(99)));
        let mut sections = vec![top, of];
        for (name, text) in self.gifts.iter().take(20) {
            let (name, text) = (fitted(name, NAME).replace('"', "'"), fitted(text, TEXT));
            if !name.is_empty() {
                let mut gift = Section::of("character.gift");
                gift.put("name", name).text("text", &text);
                sections.push(gift);
            }
        }
        for (severity, text) in self.consequences.iter().take(20) {
            let mut consequence = Section::of("character.consequence");
            consequence.put("text", fitted(text, TEXT)).put("severity", *severity);
            sections.push(consequence);
        }
        written(&sections)
    }

    fn losses(&self, eyes: Eyes<'_>) -> Vec<String> {
        let unknown = self.unknown.iter().map(|it| eyes.say("paste-unknown-skill", &[("name", it)]));
        let lost = self.lost.iter().map(|it| {
            let short: String = it.chars().take(80).collect();
            eyes.say("paste-lost", &[("text", &short)])
        });
        let long = |text: &str, most: usize| text.trim().chars().count() > most;
        let gifts = self.gifts.iter();
        let cut = self
            .aspects
            .iter()
            .filter(|it| long(it, TEXT))
            .chain(gifts.clone().map(|it| &it.0).filter(|it| long(it, NAME)))
            .chain(gifts.map(|it| &it.1).filter(|it| long(it, TEXT)))
            .map(|it| eyes.say("paste-cut", &[("text", &it.chars().take(40).collect::<String>())]));
        unknown.chain(lost).chain(cut).take(40).collect()
    }
}

/// The text on one line, cut to what fits; [`Found::losses`] names what is cut.
fn fitted(text: &str, most: usize) -> String {
    text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).take(most).collect()
}

/// The key of a skill of the table.
fn skill(eyes: Eyes<'_>, name: &str) -> Option<String> {
    let wanted = folded(name.trim_matches(['*', '_', ' ']));
    let count = u8::try_from(eyes.state.frame.skills.len()).unwrap_or(u8::MAX);
    (0..count).map(SkillId).find_map(|id| {
        let it = eyes.state.frame.skills.get(usize::from(id.0))?;
        [&it.key, &it.de, &it.en].into_iter().any(|known| folded(known) == wanted).then(|| it.key.clone())
    })
}

/// Aspects on one line: separated by semicolons or bars; otherwise by commas.
fn parted(text: &str) -> Vec<String> {
    let all = if text.contains([';', '|']) {
        text.split([';', '|']).map(str::trim).filter(|it| !it.is_empty()).collect()
    } else {
        parts(text)
    };
    all.into_iter().map(str::to_owned).collect()
}

fn text_of(json: &Json, key: &str) -> String {
    match json.get(key) {
        Some(Json::String(text)) => text.trim().to_owned(),
        Some(Json::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn number_of(json: &Json, key: &str) -> Option<i8> {
    let text = text_of(json, key);
    text.trim_start_matches('+').parse().ok()
}
