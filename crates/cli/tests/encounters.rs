//! Checks docs/encounters.md: its tables list the keys of the format, and its examples are valid.
//!
//! With `UPDATE=1` the tables are rewritten.

use std::fmt::Write as _;

use serde_json::{Map, Value};

use crate::common::{file, folder, root, run};

/// The part of the document for each system.
const PARTS: [(&str, &str); 3] =
    [("fate", "sotc"), ("zerospace", "zerospace"), ("daemmersturm", "daemmersturm")];

fn document() -> String {
    std::fs::read_to_string(root().join("docs/encounters.md")).expect("docs/encounters.md")
}

/// The text between the markers of a part.
fn part_of<'d>(document: &'d str, part: &str) -> &'d str {
    let begin = format!("<!-- keys of {part} -->\n");
    let after = document.split_once(&begin).unwrap_or_else(|| panic!("no {begin}")).1;
    after.split_once("<!-- end -->").expect("an end").0
}

#[test]
fn every_key_stands_there_with_type_bounds_and_default() {
    let mut document = document();
    for (part, system) in PARTS {
        let schema = run(&["schema", "--system", system]).json();
        let tables = tables(&schema);
        let there = part_of(&document, part).to_owned();
        if std::env::var("UPDATE").is_ok_and(|it| it == "1") {
            let begin = format!("<!-- keys of {part} -->\n");
            document = document.replace(&format!("{begin}{there}"), &format!("{begin}{tables}"));
            std::fs::write(root().join("docs/encounters.md"), &document).expect("it can be written");
        } else {
            assert_eq!(
                there, tables,
                "{system}: UPDATE=1 cargo test -p schwung-cli --test suite encounters::"
            );
        }
    }
}

#[test]
fn every_example_is_in_order_and_every_system_has_one() {
    let document = document();
    let examples = document.split("```toml\n").skip(1).filter_map(|it| it.split("```").next());
    let whole: Vec<&str> = examples.filter(|it| it.starts_with("system = ")).collect();
    for system in ["sotc", "malmsturm", "freefate", "zerospace", "daemmersturm"] {
        let of_system = format!("system = \"{system}\"");
        assert!(whole.iter().any(|it| it.starts_with(&of_system)), "{system} has no example");
    }
    let folder = folder("documented");
    for (n, example) in whole.iter().enumerate() {
        let path = file(&folder, &format!("{n}.toml"), example);
        let ran = run(&["check", &path]);
        assert!(ran.code == 0 && ran.out.ends_with("OK\n"), "{}\n{example}", ran.out);
    }
}

/// The tables of a format, outer ones first.
fn tables(schema: &Value) -> String {
    let mut text = String::new();
    let mut open = vec![(String::new(), schema.clone())];
    while !open.is_empty() {
        let mut inner = Vec::new();
        for (name, table) in &open {
            write_table(&mut text, name, table, &mut inner);
        }
        open = inner;
    }
    text
}

fn write_table(text: &mut String, name: &str, table: &Value, inner: &mut Vec<(String, Value)>) {
    let heading = if name.is_empty() { "At the top".to_owned() } else { format!("`{name}`") };
    let _ = write!(text, "\n#### {heading}\n\n| key | value | default | what |\n|---|---|---|---|\n");
    let none = Map::new();
    let properties = table["properties"].as_object().unwrap_or(&none);
    let required: Vec<&str> =
        table["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    // Required keys come first.
    let (first, rest): (Vec<_>, Vec<_>) = properties.iter().partition(|it| required.contains(&it.0.as_str()));
    for (key, property) in first.into_iter().chain(rest) {
        let bare = name.trim_matches(['[', ']']);
        let path = if bare.is_empty() { key.clone() } else { format!("{bare}.{key}") };
        if property["properties"].is_object() {
            inner.push((format!("[{path}]"), property.clone()));
        } else if let Some(items) = table_of(property) {
            inner.push((format!("[[{path}]]"), items.clone()));
        }
        let default = match &property["default"] {
            _ if required.contains(&key.as_str()) => "must be there".to_owned(),
            Value::Null => String::new(),
            default => format!("`{default}`"),
        };
        let what = property["description"].as_str().unwrap_or_default().replace('|', "\\|");
        let _ = writeln!(text, "| `{key}` | {} | {default} | {what} |", value(property));
    }
}

/// The item type of an array of tables.
fn table_of(property: &Value) -> Option<&Value> {
    let items = &property["items"];
    let either = items["anyOf"].as_array().into_iter().flatten();
    std::iter::once(items).chain(either).find(|it| it["properties"].is_object())
}

/// Describes the possible values of a key.
fn value(of: &Value) -> String {
    let number = |key: &str| of[key].as_i64().map(|it| it.to_string()).unwrap_or_default();
    if let Some(words) = of["enum"].as_array() {
        return words.iter().map(|it| format!("`{it}`")).collect::<Vec<_>>().join(", ");
    }
    if let Some(either) = of["anyOf"].as_array() {
        return either.iter().map(value).collect::<Vec<_>>().join("; or ");
    }
    match of["type"].as_str() {
        Some("boolean") => "`true`, `false`".to_owned(),
        Some("integer") => format!("{} to {}", number("minimum"), number("maximum")),
        Some("array") => match (number("minItems"), number("maxItems")) {
            (least, most) if least == most => format!("list of {most}: {}", value(&of["items"])),
            (least, most) if least == "0" => format!("list, at most {most}: {}", value(&of["items"])),
            (least, most) => format!("list of {least} to {most}: {}", value(&of["items"])),
        },
        Some("object") if of["properties"].is_object() => "table".to_owned(),
        Some("object") => {
            format!("table, at most {} keys: {}", number("maxProperties"), value(&of["additionalProperties"]))
        }
        Some("string") => match of["examples"].as_array() {
            Some(forms) => {
                let forms: Vec<String> = forms.iter().map(|it| format!("`{it}`")).collect();
                format!("text as {}", forms.join(", "))
            }
            None if of["pattern"] == "^[^\"]*$" => "name".to_owned(),
            None => format!("text of at most {}", number("maxLength")),
        },
        _ => String::new(),
    }
}

#[test]
fn a_habit_has_its_name_in_files_or_in_words_and_what_there_is_is_told() {
    let sim = |habit: &str, lang: &str| {
        run(&["sim", "encounters/duel.toml", "--runs", "2", "--lang", lang, "--habit", habit])
    };
    assert_eq!(sim("vorsichtig", "de").out, sim("careful", "de").out);
    let told = sim("klug", "de").out;
    assert!(told.contains("klug: nimmt, was am meisten verspricht"), "{told}");
    let refused = sim("cunning", "en").err;
    assert!(refused.contains("plain, careful, clever"), "{refused}");
    let refused = sim("Riders=clever", "en").err;
    assert!(refused.contains("These exist: Ida, Ruben."), "{refused}");
}
