//! Reading the fields of a sheet's form.

use schwung_messages::Catalogue;
use schwung_views::form::field::NAME;
use serde_json::{Map, Value};

/// Reads fields and collects their errors, in the reader's language. Labels are keys of messages.
#[derive(Debug)]
pub struct Fields<'r> {
    texts: &'r Catalogue,
    all: &'r Map<String, Value>,
    errors: Vec<String>,
}

impl<'r> Fields<'r> {
    /// The fields of a form as they were filled in.
    pub fn new(texts: &'r Catalogue, all: &'r Map<String, Value>) -> Fields<'r> {
        Fields { texts, all, errors: Vec::new() }
    }

    /// The value of a field; `None` if it is missing.
    pub fn get(&self, name: &str) -> Option<&'r Value> {
        self.all.get(name)
    }

    /// The value of an optional field; `None` if it is missing or null.
    pub fn given(&self, name: &str) -> Option<&'r Value> {
        self.get(name).filter(|it| !it.is_null())
    }

    /// The errors.
    pub fn into_errors(self) -> Vec<String> {
        self.errors
    }

    /// Reports an error.
    pub fn wrong(&mut self, key: &str, args: &[(&str, &str)]) {
        self.errors.push(self.texts.text(key, args));
    }

    /// Reports an error about the field with this label, which the message has as `$field`.
    pub fn about(&mut self, key: &str, label: &str, args: &[(&str, &str)]) {
        let label = self.texts.text(label, &[]);
        let mut all = vec![("field", label.as_str())];
        all.extend(args);
        self.wrong(key, &all);
    }

    /// Reports unknown fields.
    pub fn only(&mut self, is_known: impl Fn(&str) -> bool) {
        for name in self.all.keys().filter(|it| !is_known(it)) {
            let name: String = name.chars().take(60).collect();
            self.wrong("form-wrong-field", &[("field", &name)]);
        }
    }

    /// A name: short, on one line, and without quotation marks.
    pub fn name(&mut self, value: &Value, label: &str) -> String {
        let text = self.text(value, label, NAME);
        if text.is_empty() {
            self.about("form-wrong-empty", label, &[]);
        } else if text.contains(['"', '“', '”', '„', '«', '»']) {
            self.about("form-wrong-name", label, &[]);
        }
        text
    }

    /// The name of a character that was called `old`. It must differ from all names in `others`.
    pub fn own_name<'n>(
        &mut self,
        value: &Value,
        old: &str,
        mut others: impl Iterator<Item = &'n str>,
    ) -> String {
        let name = self.name(value, "field-name");
        if folded(&name) != folded(old) && others.any(|it| folded(it) == folded(&name)) {
            self.wrong("form-wrong-name-taken", &[("name", &name)]);
        }
        name
    }

    /// A text on one line of at most `most` characters, trimmed.
    pub fn text(&mut self, value: &Value, label: &str, most: u32) -> String {
        let Some(text) = self.trimmed(value, label) else { return String::new() };
        if is_longer(text, most) {
            self.about("form-wrong-long", label, &[("most", &most.to_string())]);
        } else if text.chars().any(char::is_control) {
            self.about("form-wrong-lines", label, &[]);
        }
        text.to_owned()
    }

    /// A text on one or more lines of at most `most` characters, trimmed.
    pub fn long(&mut self, value: &Value, label: &str, most: u32) -> String {
        let Some(text) = self.trimmed(value, label) else { return String::new() };
        if is_longer(text, most) {
            self.about("form-wrong-long", label, &[("most", &most.to_string())]);
        }
        text.chars().filter(|it| *it == '\n' || !it.is_control()).collect()
    }

    fn trimmed<'v>(&mut self, value: &'v Value, label: &str) -> Option<&'v str> {
        let text = value.as_str().map(str::trim);
        if text.is_none() {
            self.about("form-wrong-kind", label, &[]);
        }
        text
    }

    /// An integer between two inclusive bounds; the minimum if it is invalid.
    pub fn number(&mut self, value: &Value, label: &str, (min, max): (i32, i32)) -> i32 {
        match value.as_i64().and_then(|it| i32::try_from(it).ok()).filter(|it| (min..=max).contains(it)) {
            Some(number) => number,
            None => {
                let (least, most) = (self.texts.number(min.into()), self.texts.number(max.into()));
                let (least, most) = (least.trim_start_matches('+'), most.trim_start_matches('+'));
                self.about("form-wrong-number", label, &[("least", least), ("most", most)]);
                min
            }
        }
    }

    /// A list with at most `most` entries; empty if it has more.
    pub fn list<'v>(&mut self, value: &'v Value, label: &str, most: u32) -> &'v [Value] {
        let Some(list) = value.as_array() else {
            self.about("form-wrong-kind", label, &[]);
            return &[];
        };
        if list.len() > usize::try_from(most).unwrap_or(usize::MAX) {
            self.about("form-wrong-many", label, &[("most", &most.to_string())]);
            return &[];
        }
        list
    }

    /// The number of a skill, from a list of `count` skills.
    pub fn skill(&mut self, value: &Value, count: usize) -> Option<u8> {
        let number = value.as_u64().and_then(|it| u8::try_from(it).ok());
        let number = number.filter(|it| usize::from(*it) < count);
        if number.is_none() {
            self.wrong("form-wrong-skill", &[]);
        }
        number
    }
}

fn is_longer(text: &str, most: u32) -> bool {
    text.chars().count() > usize::try_from(most).unwrap_or(usize::MAX)
}

/// The form of a name that is used for comparisons.
pub fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}
