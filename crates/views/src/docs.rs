//! Extracts doc comments from the sources of types, because the TypeScript derives omit those of variants.

/// Sources of the wire types and of commands.
pub(crate) const SOURCES: &[&str] = &[
    include_str!("wire/chances.rs"),
    include_str!("wire/client.rs"),
    include_str!("wire/daemmersturm.rs"),
    include_str!("wire/fate.rs"),
    include_str!("wire/form.rs"),
    include_str!("wire/rest.rs"),
    include_str!("wire/server.rs"),
    include_str!("wire/view.rs"),
    include_str!("wire/zerospace.rs"),
    include_str!("../../log/src/entry.rs"),
    include_str!("../../log/src/house.rs"),
    include_str!("../../fate/src/command.rs"),
    include_str!("../../fate/src/sheet.rs"),
    include_str!("../../fate/src/state.rs"),
    include_str!("../../fate/src/ids.rs"),
    EVENTS,
    QUESTIONS,
];

const EVENTS: &str = include_str!("../../fate/src/event.rs");
const QUESTIONS: &str = include_str!("../../fate/src/question.rs");

/// A documented part of a type.
pub(crate) struct Documented {
    /// The name as it appears on the wire.
    pub(crate) name: String,
    pub(crate) doc: String,
}

/// The variants of an enum, in order; empty if there is no such enum.
pub(crate) fn variants(name: &str) -> Vec<Documented> {
    let head = format!("pub enum {name} {{");
    let Some(body) = SOURCES.iter().find_map(|it| it.split_once(&head).map(|it| it.1)) else {
        return Vec::new();
    };
    parts(body, |line| {
        let ident: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        let is_variant = ident.starts_with(|it: char| it.is_ascii_uppercase());
        is_variant.then(|| snake_case(&ident))
    })
}

/// The events of the Fate books.
pub(crate) fn events() -> Vec<Documented> {
    variants("Event")
}

/// The kinds of question of the Fate books.
pub(crate) fn questions() -> Vec<Documented> {
    let body = QUESTIONS.split_once("\nquestions! {\n").map_or("", |it| it.1);
    parts(body, |line| {
        let kind = line.split('"').nth(1).filter(|_| line.ends_with('{'));
        kind.map(str::to_owned)
    })
}

/// The named items at the outermost level of a body.
fn parts(body: &str, name: impl Fn(&str) -> Option<String>) -> Vec<Documented> {
    let (mut found, mut doc, mut depth) = (Vec::new(), String::new(), 0i32);
    for line in body.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            if depth == 0 {
                doc.push_str(if doc.is_empty() { "" } else { " " });
                doc.push_str(text.trim());
            }
            continue;
        }
        if line.starts_with("//") || line.starts_with("#[") {
            continue;
        }
        if depth == 0
            && let Some(name) = name(line)
        {
            found.push(Documented { name, doc: std::mem::take(&mut doc) });
        }
        depth += opened(line);
        if depth < 0 {
            break;
        }
    }
    found
}

/// Number of brackets that a line opens, minus those that it closes.
pub(crate) fn opened(line: &str) -> i32 {
    line.chars().map(|it| i32::from(matches!(it, '{' | '(')) - i32::from(matches!(it, '}' | ')'))).sum()
}

fn snake_case(ident: &str) -> String {
    let mut name = String::new();
    for letter in ident.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}
