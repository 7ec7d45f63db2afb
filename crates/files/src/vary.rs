//! What can be varied in an encounter: the dials of a text, and the text with some of them turned.
//!
//! A system describes its dials as data ([`Knob`]); [`dials`] finds them in a text, with everything that they can be turned
//! to. A turned text differs only in the values concerned: comments and layout stay.

use std::ops::Range;

use toml::{
    Spanned,
    de::{DeArray, DeInteger, DeTable, DeValue},
};

use crate::{
    bare::quote_keys,
    guard::{nesting, size},
    place::Report,
};

/// What kind of change it is, for people who allow only some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The number of opponents.
    Numbers,
    /// Their qualities, skills or attributes.
    Skills,
    /// Where they are.
    Zones,
    /// Their points.
    Points,
    /// How much they can take.
    Life,
}

impl Kind {
    /// The names with their values.
    pub const WORDS: [(&'static str, Kind); 5] = [
        ("numbers", Kind::Numbers),
        ("skills", Kind::Skills),
        ("zones", Kind::Zones),
        ("points", Kind::Points),
        ("life", Kind::Life),
    ];

    /// The kind with this name.
    pub fn find(word: &str) -> Option<Kind> {
        Kind::WORDS.iter().find(|it| it.0 == word).map(|it| it.1)
    }
}

/// What a [`Knob`] turns.
#[derive(Clone, Copy, Debug)]
pub enum Turns {
    /// A number.
    Number {
        /// The least that is allowed.
        least: i64,
        /// The most that is allowed.
        most: i64,
        /// Number of levels up, and as many down.
        steps: i64,
        /// A step is the number divided by this, but at least 1.
        share: i64,
        /// The number without the key; `None` if it cannot be turned then.
        or: Option<i64>,
    },
    /// One of these words, which can also be given by number, from 1.
    Word(&'static [&'static str]),
    /// All numbers of some tables together, by up to two up or down.
    All {
        /// The keys of the tables.
        keys: &'static [&'static str],
        /// Numbers below it stay as they are, and none falls below it.
        from: i64,
    },
    /// The name of one of the tables under this key of the file.
    Name(&'static str),
}

/// Something that can be varied in the tables under a key of the file.
#[derive(Clone, Copy, Debug)]
pub struct Knob {
    /// The key of the tables.
    pub table: &'static str,
    /// The key of the value.
    pub key: &'static str,
    /// What kind of change it is.
    pub kind: Kind,
    /// What it turns.
    pub turns: Turns,
    /// How large a change one step is.
    pub weight: u32,
}

/// A knob.
pub const fn knob(table: &'static str, key: &'static str, kind: Kind, turns: Turns, weight: u32) -> Knob {
    Knob { table, key, kind, turns, weight }
}

/// A value that can be turned.
#[derive(Clone, Debug, PartialEq)]
pub struct Dial {
    /// Whose it is.
    pub who: String,
    /// The key of the table.
    pub table: &'static str,
    /// The key of the value, which also names the sentence that tells of it.
    pub key: &'static str,
    /// What it is now; empty if there is no single value.
    pub now: String,
    /// Its levels.
    pub levels: Vec<Level>,
}

/// What a dial can be turned to.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The value, or the change with its sign if there is no single one.
    pub value: String,
    /// How far it is from what it is now, if the levels have an order; otherwise 0.
    pub step: i32,
    /// How large a change it is.
    pub size: u32,
    edits: Vec<Edit>,
}

#[derive(Clone, Debug, PartialEq)]
struct Edit {
    at: Range<usize>,
    text: String,
}

/// Maximum number of levels in a text. What is beyond cannot be varied.
const MOST_LEVELS: usize = 1_000;

/// A text whose dials were found.
#[derive(Clone, Debug)]
pub struct Varied {
    text: String,
    /// The dials.
    pub dials: Vec<Dial>,
}

impl Varied {
    /// The text with these dials turned: pairs of the number of a dial and that of one of its levels, both from 0.
    pub fn turned(&self, levels: impl IntoIterator<Item = (usize, usize)>) -> String {
        let found = levels.into_iter().filter_map(|(dial, level)| self.dials.get(dial)?.levels.get(level));
        let mut edits: Vec<&Edit> = found.flat_map(|it| &it.edits).collect();
        edits.sort_by_key(|it| std::cmp::Reverse(it.at.start));
        let mut text = self.text.clone();
        for edit in edits {
            text.replace_range(edit.at.clone(), &edit.text);
        }
        text
    }
}

/// Finds the dials of a text. `varies` says for a name whether what it names may be varied. A text that cannot be parsed
/// has none.
pub fn dials(text: &str, knobs: &[Knob], varies: impl Fn(&str) -> bool) -> Varied {
    let none = |text: &str| Varied { text: text.to_owned(), dials: Vec::new() };
    if size(text.len(), 0).is_err() {
        return none(text);
    }
    let (quoted, _) = quote_keys(text);
    let text = &*quoted;
    if nesting(text, &mut Report::new(text, 0)).is_break() {
        return none(text);
    }
    let Ok(file) = DeTable::parse(text) else { return none(text) };
    let file = file.get_ref();
    let mut tables: Vec<&str> = knobs.iter().map(|it| it.table).collect();
    tables.dedup();
    let mut dials = Vec::new();
    for name in tables {
        for table in of_list(file, name) {
            let Some(whose) = Whose::of(text, table).filter(|it| varies(&it.name)) else { continue };
            for knob in knobs.iter().filter(|it| it.table == name) {
                dials.extend(whose.dial(file, knob).filter(|it| !it.levels.is_empty()));
            }
        }
    }
    let mut room = MOST_LEVELS;
    dials.retain(|it: &Dial| {
        room = room.saturating_sub(it.levels.len());
        room > 0
    });
    Varied { text: text.to_owned(), dials }
}

/// The tables under a key of the file.
fn of_list<'d>(file: &'d DeTable<'d>, name: &str) -> impl Iterator<Item = &'d Spanned<DeValue<'d>>> {
    let list: Option<&DeArray<'d>> = file.get(name).and_then(|it| it.get_ref().as_array());
    list.into_iter().flat_map(|it| it.iter())
}

fn number(value: &DeValue<'_>) -> Option<i64> {
    let of = |it: &DeInteger<'_>| i64::from_str_radix(it.as_str(), it.radix()).ok();
    value.as_integer().and_then(of)
}

/// A table of which something can be varied.
struct Whose<'d> {
    table: &'d DeTable<'d>,
    name: String,
    /// Where keys can be added.
    end: usize,
    is_inline: bool,
}

impl<'d> Whose<'d> {
    fn of(text: &str, table: &'d Spanned<DeValue<'d>>) -> Option<Whose<'d>> {
        let is_inline = text.get(table.span())?.starts_with('{');
        let table = table.get_ref().as_table()?;
        let given = |key: &str| table.get(key).and_then(|it| Some((it.get_ref().as_str()?, it.span().end)));
        // The guild's profile line begins with the name.
        let of_profile = || {
            let (line, end) = given("profile")?;
            Some((line.split(':').next()?, end))
        };
        let (name, end) = given("name").or_else(of_profile)?;
        Some(Whose { table, name: name.trim().to_owned(), end, is_inline })
    }

    fn dial(&self, file: &DeTable<'_>, knob: &Knob) -> Option<Dial> {
        let value = self.table.get(knob.key);
        let (now, levels) = match knob.turns {
            Turns::Number { least, most, steps, share, or } => {
                let now = match value {
                    Some(value) => number(value.get_ref())?,
                    None => or?,
                };
                let one = (now / share).max(1);
                let around = (1..=steps).flat_map(|n| [-n, n]);
                let levels = around.filter(|n| (least..=most).contains(&(now + n * one)));
                let levels = levels.map(|n| {
                    let mut level = self.level(knob, n, &(now + n * one).to_string());
                    level.edits.extend(self.sizes(knob, n * one));
                    level
                });
                (now.to_string(), levels.collect())
            }
            Turns::Word(words) => {
                let value = value?.get_ref();
                let by_word = || words.iter().position(|it| value.as_str() == Some(*it));
                let by_number = || number(value).and_then(|it| usize::try_from(it - 1).ok());
                let now = by_word().or_else(by_number)?;
                let others = words.iter().enumerate().filter(|it| it.0 != now);
                let step = |n: usize| i64::try_from(n).unwrap_or(0) - i64::try_from(now).unwrap_or(0);
                let level = |(n, word): (usize, &&str)| {
                    let level = self.level(knob, step(n), &format!("\"{word}\""));
                    Level { value: (*word).to_owned(), ..level }
                };
                ((*words.get(now)?).to_owned(), others.map(level).collect())
            }
            Turns::All { keys, from } => {
                let tables = keys.iter().filter_map(|it| self.table.get(*it)?.get_ref().as_table());
                let numbers: Vec<(i64, Range<usize>)> = tables
                    .flat_map(|it| it.iter())
                    .filter_map(|(_, it)| Some((number(it.get_ref())?, it.span())))
                    .filter(|it| it.0 >= from)
                    .collect();
                let highest = numbers.iter().map(|it| it.0).max()?;
                let shifts = [-1, 1, -2, 2].into_iter().filter(|by| highest + by >= from);
                let levels = shifts.map(|by| Level {
                    value: by.to_string(),
                    edits: numbers
                        .iter()
                        .map(|(number, at)| Edit {
                            at: at.clone(),
                            text: (number + by).max(from).to_string(),
                        })
                        .collect(),
                    ..self.level(knob, by, "")
                });
                (String::new(), levels.collect())
            }
            Turns::Name(places) => {
                let names: Vec<&str> = of_list(file, places)
                    .filter_map(|it| it.get_ref().as_table()?.get("name")?.get_ref().as_str())
                    .collect();
                let now = value.and_then(|it| it.get_ref().as_str()).or(names.first().copied())?;
                let others = names.iter().filter(|it| **it != now);
                let level = |name: &&str| Level {
                    value: (*name).to_owned(),
                    step: 0,
                    ..self.level(knob, 1, &crate::write::quoted(name))
                };
                (now.to_owned(), others.map(level).collect())
            }
        };
        Some(Dial { who: self.name.clone(), table: knob.table, key: knob.key, now, levels })
    }

    /// A level that sets the value of the knob, or adds it.
    fn level(&self, knob: &Knob, step: i64, text: &str) -> Level {
        let edit = match self.table.get(knob.key) {
            Some(value) => Edit { at: value.span(), text: text.to_owned() },
            None => {
                let before = if self.is_inline { ", " } else { "\n" };
                Edit { at: self.end..self.end, text: format!("{before}{} = {text}", knob.key) }
            }
        };
        let size = u32::try_from(step.unsigned_abs()).unwrap_or(u32::MAX).saturating_mul(knob.weight);
        Level { value: text.to_owned(), step: i32::try_from(step).unwrap_or(0), size, edits: vec![edit] }
    }

    /// The sizes of groups that are listed beside their sum: members come to the smallest group and leave the largest.
    fn sizes(&self, knob: &Knob, more: i64) -> Option<Edit> {
        let value = self.table.get("sizes").filter(|_| knob.kind == Kind::Numbers)?;
        let list = value.get_ref().as_array()?;
        let mut sizes: Vec<i64> = list.iter().filter_map(|it| number(it.get_ref())).collect();
        for _ in 0..more.unsigned_abs() {
            if more > 0 {
                *sizes.iter_mut().min()? += 1;
            } else {
                *sizes.iter_mut().max()? -= 1;
            }
        }
        let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
        Some(Edit { at: value.span(), text: format!("[{}]", sizes.join(", ")) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOBS: &[Knob] = &[
        knob(
            "minions",
            "count",
            Kind::Numbers,
            Turns::Number { least: 1, most: 9, steps: 2, share: 10, or: None },
            1,
        ),
        knob("minions", "quality", Kind::Skills, Turns::Word(&["average", "fair", "good"]), 2),
        knob("character", "skills", Kind::Skills, Turns::All { keys: &["skills"], from: 1 }, 2),
        knob(
            "character",
            "life",
            Kind::Life,
            Turns::Number { least: 1, most: 99, steps: 1, share: 10, or: Some(20) },
            1,
        ),
        knob("character", "zone", Kind::Zones, Turns::Name("zone"), 1),
    ];

    const TEXT: &str = r#"title = "Die Brücke" # not to be changed
[[zone]]
name = "Ufer"
[[zone]]
name = "Brücke"

[[character]]
name = "Ida" # ours
life = 10

[[character]]
name = "Vogt"   # theirs
skills = { Fäuste = 3, Kraft = 1 }

[[minions]]
name = "Wachen"
count = 5
sizes = [3, 2]
quality = 2
"#;

    fn found() -> Varied {
        dials(TEXT, KNOBS, |name| name != "Ida")
    }

    fn turned(who: &str, key: &str, value: &str) -> String {
        let all = found();
        let dial = all.dials.iter().position(|it| it.who == who && it.key == key).expect("such a dial");
        let levels = &all.dials[dial].levels;
        let level = levels.iter().position(|it| it.value == value).expect("such a level");
        all.turned([(dial, level)])
    }

    #[test]
    fn dials_are_those_of_others_with_something_to_turn() {
        let all = found();
        let names: Vec<(&str, &str, &str)> =
            all.dials.iter().map(|it| (&*it.who, it.key, &*it.now)).collect();
        let expected = [
            ("Wachen", "count", "5"),
            ("Wachen", "quality", "fair"),
            ("Vogt", "skills", ""),
            ("Vogt", "life", "20"),
            ("Vogt", "zone", "Ufer"),
        ];
        assert_eq!(names, expected);
        let levels: Vec<(&str, i32, u32)> =
            all.dials[0].levels.iter().map(|it| (&*it.value, it.step, it.size)).collect();
        assert_eq!(levels, [("4", -1, 1), ("6", 1, 1), ("3", -2, 2), ("7", 2, 2)]);
        let levels: Vec<&str> = all.dials[2].levels.iter().map(|it| &*it.value).collect();
        assert_eq!(levels, ["-1", "1", "-2", "2"]);
    }

    #[test]
    fn a_turned_text_differs_in_these_values_only() {
        let same = found().turned([]);
        assert_eq!(same, TEXT.replace("Fäuste", "\"Fäuste\""));
        let of = |from: &str, to: &str| same.replace(from, to);
        assert_eq!(
            turned("Wachen", "count", "7"),
            of("count = 5\nsizes = [3, 2]", "count = 7\nsizes = [4, 3]")
        );
        assert_eq!(
            turned("Wachen", "count", "3"),
            of("count = 5\nsizes = [3, 2]", "count = 3\nsizes = [2, 1]")
        );
        assert_eq!(turned("Wachen", "quality", "good"), of("quality = 2", "quality = \"good\""));
        assert_eq!(turned("Vogt", "skills", "2"), of("= 3, Kraft = 1", "= 5, Kraft = 3"));
        // No skill falls below 1.
        assert_eq!(turned("Vogt", "skills", "-2"), of("= 3, Kraft = 1", "= 1, Kraft = 1"));
        let added = turned("Vogt", "zone", "Brücke");
        assert_eq!(added, of("name = \"Vogt\"", "name = \"Vogt\"\nzone = \"Brücke\""));
        let both = found().turned([(0, 0), (3, 1)]);
        assert!(both.contains("count = 4") && both.contains("name = \"Vogt\"\nlife = 22"), "{both}");
        assert!(toml::from_str::<toml::Table>(&both).is_ok());
    }

    #[test]
    fn tables_on_one_line_stay_there() {
        let text = "character = [{ name = \"Vogt\" }]";
        let all = dials(text, KNOBS, |_| true);
        let more = all.turned([(0, 1)]);
        assert_eq!(more, "character = [{ name = \"Vogt\", life = 22 }]");
    }

    #[test]
    fn broken_texts_have_no_dials() {
        for text in ["", "[[character]", "character = 1", "[[character]]\nname = 1", "a = [[[[[[[[[["] {
            let found = dials(text, KNOBS, |_| true);
            assert_eq!((found.dials.len(), found.turned([(0, 0)])), (0, text.to_owned()));
        }
    }
}
