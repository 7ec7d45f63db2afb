//! Character files: encounter files of one character, in TOML or JSON, that travel between tables.

use toml::{Table, Value};

use crate::{
    bare::quote_keys,
    kit::{Field, Shape, may},
    write::{Section, Value as Written, written},
};

/// The name of the format, in the key `format`.
pub const FORMAT: &str = "schwung-character";

/// The newest version of the format, in the key `version`.
pub const VERSION: i64 = 1;

/// The largest character file, in bytes: 64 KiB.
pub const LARGEST: usize = 64 << 10;

/// Keys at the top of a character file, beside those of the format itself.
const KEPT: [&str; 11] = [
    "character",
    "minions",
    "skill",
    "item",
    "gear",
    "weapon",
    "protection",
    "ability",
    "spell",
    "substance",
    "names",
];

/// Keys of a character that belong to a table: who plays it, and where it is.
const OF_TABLE: [&str; 5] = ["player", "side", "zone", "hidden", "unseen"];

/// The keys with which a character file says what it is. Every encounter file may have them.
pub fn fields() -> [Field; 2] {
    [
        may("format", Shape::Word(vec![FORMAT]), "What kind of file it is, for a file of one character."),
        may("version", Shape::Number(1, VERSION), "The version of that format."),
    ]
}

/// Whether a character file can have this key at its top.
pub fn is_kept(key: &str) -> bool {
    KEPT.contains(&key) || ["format", "version", "system"].contains(&key)
}

/// A text that a system can read as an encounter file of one character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Single {
    /// The system that the text names, if it names one.
    pub system: Option<String>,
    /// The encounter file.
    pub text: String,
    /// Top-level keys that do not belong to a character and were left out.
    pub dropped: Vec<String>,
}

/// Why a text is no character file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It has more than [`LARGEST`] bytes.
    TooLarge,
    /// It is neither TOML nor JSON.
    NoFile,
    /// It is a file of another kind.
    OtherFormat,
    /// It has a later version.
    Newer(i64),
    /// It has this number of characters instead of one.
    Characters(usize),
}

impl Unfit {
    /// The key of its message, and the number that goes with it.
    pub fn message(self) -> (&'static str, i64) {
        match self {
            Unfit::TooLarge => ("character-too-large", i64::try_from(LARGEST >> 10).unwrap_or_default()),
            Unfit::NoFile => ("character-no-file", 0),
            Unfit::OtherFormat => ("character-other-format", 0),
            Unfit::Newer(version) => ("character-newer", version),
            Unfit::Characters(count) => ("character-not-one", i64::try_from(count).unwrap_or_default()),
        }
    }
}

/// Reads a character file, and leaves out what belongs to a table: who plays the character, and where it is. `played` says
/// whether a player will play it.
///
/// # Errors
/// If it is not a file of one character, or one of a later version.
pub fn single(text: &str, played: bool) -> Result<Single, Unfit> {
    if text.len() > LARGEST {
        return Err(Unfit::TooLarge);
    }
    let mut file = table(text.trim_start_matches('\u{feff}')).ok_or(Unfit::NoFile)?;
    if file.get("format").is_some_and(|it| it.as_str() != Some(FORMAT)) {
        return Err(Unfit::OtherFormat);
    }
    match file.get("version") {
        None => {}
        Some(Value::Integer(version)) if *version <= VERSION => {}
        Some(Value::Integer(version)) => return Err(Unfit::Newer(*version)),
        Some(_) => return Err(Unfit::OtherFormat),
    }
    let count = |key: &str| match file.get(key) {
        Some(Value::Array(all)) => all.len(),
        Some(Value::Table(_)) => 1,
        _ => 0,
    };
    let characters = count("character") + count("minions");
    if characters != 1 {
        return Err(Unfit::Characters(characters));
    }
    let system = file.get("system").and_then(Value::as_str).map(str::to_owned);
    let dropped = file.keys().filter(|key| !is_kept(key));
    let dropped: Vec<String> = dropped.cloned().collect();
    for key in &dropped {
        file.remove(key);
    }
    for key in ["character", "minions"] {
        let Some(value) = file.remove(key) else { continue };
        let mut one = match value {
            Value::Array(all) => all.into_iter().next(),
            other => Some(other),
        };
        if let Some(Value::Table(one)) = &mut one {
            one.retain(|key, _| !OF_TABLE.contains(&key));
            if played {
                one.insert("player".to_owned(), Value::String(PLAYER.to_owned()));
            }
        }
        file.insert(key.to_owned(), Value::Array(one.into_iter().collect()));
    }
    Ok(Single { system, text: laid_out(&file), dropped })
}

/// The name of the character in a file.
pub fn name(text: &str) -> Option<String> {
    let file = table(text)?;
    let one = ["character", "minions"].into_iter().find_map(|key| file.get(key)?.get(0)?.get("name"))?;
    one.as_str().map(str::to_owned)
}

/// The file as JSON; `null` if it is no such file.
pub fn to_json(text: &str) -> serde_json::Value {
    table(text).and_then(|it| serde_json::to_value(it).ok()).unwrap_or_default()
}

/// The file with another name for the character; `None` if it is no such file.
pub fn renamed(text: &str, name: &str) -> Option<String> {
    let mut file = table(text)?;
    let key = ["character", "minions"].into_iter().find(|key| file.contains_key(*key))?;
    let one = file.get_mut(key)?.get_mut(0)?.as_table_mut()?;
    let old = one.insert("name".to_owned(), Value::String(name.to_owned()));
    for item in file.get_mut("item").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(holder) = item.get_mut("holder").filter(|it| Some(&**it) == old.as_ref()) {
            *holder = Value::String(name.to_owned());
        }
    }
    Some(laid_out(&file))
}

/// The name under which a file lists the future player of the character.
const PLAYER: &str = "Player";

/// A table in TOML or JSON.
fn table(text: &str) -> Option<Table> {
    if !text.trim_start().starts_with('{') {
        return quote_keys(text).0.parse().ok().filter(|it: &Table| !it.is_empty());
    }
    let json: serde_json::Value = serde_json::from_str(text).ok()?;
    match value(json)? {
        Value::Table(table) => Some(table),
        _ => None,
    }
}

/// A value of JSON in TOML. Keys without a value are left out.
fn value(json: serde_json::Value) -> Option<Value> {
    Some(match json {
        serde_json::Value::Null => return None,
        serde_json::Value::Bool(flag) => Value::Boolean(flag),
        serde_json::Value::Number(number) => match number.as_i64() {
            Some(number) => Value::Integer(number),
            None => Value::Float(number.as_f64()?),
        },
        serde_json::Value::String(text) => Value::String(text),
        serde_json::Value::Array(all) => Value::Array(all.into_iter().filter_map(value).collect()),
        serde_json::Value::Object(all) => {
            Value::Table(all.into_iter().filter_map(|(key, it)| Some((key, value(it)?))).collect())
        }
    })
}

/// The file as a text: one table for each character and entry, one line for each of its keys.
fn laid_out(file: &Table) -> String {
    let mut top = Section::top();
    for key in ["format", "version", "system", "names"] {
        if let Some(value) = file.get(key) {
            top.put(key, value.clone());
        }
    }
    let mut sections = vec![top];
    for key in KEPT {
        let Some(Value::Array(all)) = file.get(key) else { continue };
        for it in all {
            match it {
                Value::Table(entries) => {
                    let mut of = Section::of(key);
                    for (key, value) in entries {
                        of.add(key, value.clone());
                    }
                    sections.push(of);
                }
                other => {
                    // The reader says what is wrong with it.
                    sections[0].put(key, Written::Array(vec![other.clone()]));
                }
            }
        }
    }
    written(&sections)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "system = \"sotc\"\ntitle = \"Harbour\"\n[[character]]\nname = \"Ida\"\nzone = \"Quay\"\n\
                        player = \"Mira\"\nskills = { fists = 4 }\n[[character.gift]]\nname = \"Punch\"\n";

    #[test]
    fn what_belongs_to_the_table_is_left_out() {
        let single = single(TEXT, true).expect("a character");
        assert_eq!((single.system.as_deref(), &*single.dropped), (Some("sotc"), &["title".to_owned()][..]));
        let file: Table = single.text.parse().expect("TOML");
        let one = &file["character"][0];
        assert_eq!(one["player"].as_str(), Some(PLAYER));
        assert!(one.get("zone").is_none());
        assert_eq!(one["gift"][0]["name"].as_str(), Some("Punch"));
        assert_eq!(one["skills"]["fists"].as_integer(), Some(4));
    }

    #[test]
    fn json_says_the_same() {
        let json = r#"{"format": "schwung-character", "version": 1, "system": "sotc",
            "character": [{"name": "Ida", "zone": "Quay", "skills": {"fists": 4}, "grit": null,
            "gift": [{"name": "Punch"}]}]}"#;
        let (json, toml) =
            (single(json, true).expect("a character"), single(TEXT, true).expect("a character"));
        let (json, toml): (Table, Table) =
            (json.text.parse().expect("TOML"), toml.text.parse().expect("TOML"));
        assert_eq!(json["character"], toml["character"]);
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, why) in [
            ("Ida Brandt, Kapitänin", Unfit::NoFile),
            ("{\"name\": ", Unfit::NoFile),
            ("", Unfit::NoFile),
            ("format = \"schwung-table\"\n[[character]]\nname = \"A\"", Unfit::OtherFormat),
            ("version = \"x\"\n[[character]]\nname = \"A\"", Unfit::OtherFormat),
            ("version = 2\n[[character]]\nname = \"A\"", Unfit::Newer(2)),
            ("system = \"sotc\"", Unfit::Characters(0)),
            ("[[character]]\nname = \"A\"\n[[character]]\nname = \"B\"", Unfit::Characters(2)),
        ] {
            assert_eq!(single(text, false), Err(why), "{text}");
        }
        assert_eq!(single(&"#".repeat(LARGEST + 1), false), Err(Unfit::TooLarge));
    }
}
