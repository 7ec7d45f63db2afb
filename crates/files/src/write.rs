//! Writes files that the readers of this crate read: texts in TOML whose keys keep the order in which they are added.

use std::fmt::Write as _;

pub use toml::Value;

/// A table of a file: its heading and its keys, in the order in which they are written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Section {
    heading: String,
    keys: Vec<(String, Value)>,
}

impl Section {
    /// The keys at the top of a file.
    pub fn top() -> Section {
        Section::default()
    }

    /// One of several tables: `[[heading]]`. Part of another one if the heading has a dot.
    pub fn of(heading: &str) -> Section {
        Section { heading: heading.to_owned(), keys: Vec::new() }
    }

    /// Adds a key.
    pub fn put(&mut self, key: &'static str, value: impl Into<Value>) -> &mut Section {
        self.add(key, value)
    }

    /// Adds a key that is not known in advance.
    pub fn add(&mut self, key: &str, value: impl Into<Value>) -> &mut Section {
        self.keys.push((key.to_owned(), value.into()));
        self
    }

    /// Adds a text, unless it is empty.
    pub fn text(&mut self, key: &'static str, text: &str) -> &mut Section {
        if text.is_empty() { self } else { self.put(key, text) }
    }

    /// Adds a number, unless it is the default.
    pub fn number(&mut self, key: &'static str, number: impl Into<i64>, default: i64) -> &mut Section {
        let number = number.into();
        if number == default { self } else { self.put(key, number) }
    }

    /// Adds a number, if there is one.
    pub fn maybe(&mut self, key: &'static str, number: Option<impl Into<i64>>) -> &mut Section {
        match number {
            Some(number) => self.put(key, number.into()),
            None => self,
        }
    }

    /// Adds `key = true`, if it holds.
    pub fn flag(&mut self, key: &'static str, holds: bool) -> &mut Section {
        if holds { self.put(key, true) } else { self }
    }

    /// Adds a list, unless it is empty.
    pub fn list<V: Into<Value>>(
        &mut self,
        key: &'static str,
        items: impl IntoIterator<Item = V>,
    ) -> &mut Section {
        let items: Vec<Value> = items.into_iter().map(Into::into).collect();
        if items.is_empty() { self } else { self.put(key, items) }
    }

    /// Adds an inline table, unless it is empty.
    pub fn inline(&mut self, key: &'static str, inner: Section) -> &mut Section {
        if inner.keys.is_empty() { self } else { self.put(key, inner.into_value()) }
    }

    /// The keys as an inline table, without the heading.
    pub fn into_value(self) -> Value {
        Value::Table(self.keys.into_iter().collect())
    }

    fn write(&self, text: &mut String) {
        if !self.heading.is_empty() {
            let _ = writeln!(text, "\n[[{}]]", self.heading);
        }
        for (key, value) in &self.keys {
            let _ = writeln!(text, "{} = {}", key_of(key), inline(value));
        }
    }
}

/// A file of these tables.
pub fn written(sections: &[Section]) -> String {
    let mut text = String::new();
    sections.iter().for_each(|it| it.write(&mut text));
    text
}

/// A value on one line.
fn inline(value: &Value) -> String {
    match value {
        Value::String(text) => quoted(text),
        Value::Array(items) => format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Table(entries) if entries.is_empty() => "{}".to_owned(),
        Value::Table(entries) => {
            let entries: Vec<String> =
                entries.iter().map(|(key, value)| format!("{} = {}", key_of(key), inline(value))).collect();
            format!("{{ {} }}", entries.join(", "))
        }
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => format!("{number:?}"),
        Value::Boolean(flag) => flag.to_string(),
        Value::Datetime(date) => date.to_string(),
    }
}

fn key_of(key: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !key.is_empty() && key.chars().all(is_bare) { key.to_owned() } else { quoted(key) }
}

/// A text in quotation marks.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let mut top = Section::top();
        top.put("name", "Ole \"Haken\" \\ Olsen\n\u{7}").number("weight", 3u8, 0).number("grit", 0u8, 0);
        let mut one = Section::of("character");
        let mut inner = Section::top();
        inner.flag("yes", true).flag("no", false).list("boxes", [1i64, 2]);
        one.inline("marked", inner).list::<i64>("none", []).maybe("fate", Some(5u8)).maybe("x", None::<u8>);
        let text = written(&[top, one]);
        let read: toml::Table = text.parse().expect("TOML");
        assert_eq!(read["name"].as_str(), Some("Ole \"Haken\" \\ Olsen\n\u{7}"));
        assert_eq!(read["weight"].as_integer(), Some(3));
        assert!(!read.contains_key("grit"));
        let one = &read["character"][0];
        assert_eq!(one["marked"]["boxes"][1].as_integer(), Some(2));
        assert_eq!(one["fate"].as_integer(), Some(5));
        assert!(one.get("none").is_none() && one["marked"].get("no").is_none());
    }

    #[test]
    fn unusual_keys_are_quoted() {
        let table = Value::Table([("Ölkanne 2".to_owned(), Value::Integer(1))].into_iter().collect());
        assert_eq!(inline(&table), "{ \"Ölkanne 2\" = 1 }");
    }
}
