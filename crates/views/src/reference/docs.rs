//! Extracts doc comments from the sources of types, because the TypeScript derives omit those of variants.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The sources in which the doc comments of types are looked up.
#[derive(Clone, Debug)]
pub(crate) struct Sources(Vec<String>);

/// A documented part of a type.
#[derive(Clone, Debug)]
pub(crate) struct Documented {
    /// The name as it appears on the wire.
    pub(crate) name: String,
    pub(crate) doc: String,
    /// The type that a variant wraps, if it wraps exactly one.
    wraps: Option<String>,
}

impl Sources {
    /// All Rust files in these folders, which are relative to `crates/`, and below. What cannot be read has no docs,
    /// which the caller reports.
    pub(crate) fn read(folders: &[&str]) -> Sources {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut files = Vec::new();
        for folder in folders {
            list(&crates.join(folder), &mut files);
        }
        files.sort();
        Sources(files.iter().filter_map(|it| fs::read_to_string(it).ok()).collect())
    }

    /// The variants of an enum, in order; empty if there is no such enum.
    pub(crate) fn variants(&self, name: &str) -> Vec<Documented> {
        let head = format!("pub enum {name} {{");
        let body = self.0.iter().find_map(|it| it.split_once(&head));
        parts(body.map_or("", |it| it.1), |line| {
            let end = line.find(|it: char| !it.is_ascii_alphanumeric()).unwrap_or(line.len());
            let (ident, rest) = line.split_at(end);
            let wraps = rest.strip_prefix('(').and_then(|it| it.strip_suffix("),"));
            let is_variant = ident.starts_with(|it: char| it.is_ascii_uppercase());
            is_variant.then(|| (snake_case(ident), wraps.map(str::to_owned)))
        })
    }

    /// The variants of an enum. A variant that wraps an enum of one topic, such as `Turn(TurnCommand)` in `Command`,
    /// is replaced by the variants of that enum, as `turn.move`.
    pub(crate) fn topics(&self, name: &str) -> Vec<Documented> {
        self.nested(name, name)
    }

    fn nested(&self, name: &str, root: &str) -> Vec<Documented> {
        let mut all = Vec::new();
        for it in self.variants(name) {
            let topic = it.wraps.as_deref().filter(|it| it.ends_with(root) && *it != root);
            let inner = topic.map_or_else(Vec::new, |it| self.nested(it, root));
            if inner.is_empty() {
                all.push(it);
                continue;
            }
            let named =
                |inner: Documented| Documented { name: format!("{}.{}", it.name, inner.name), ..inner };
            all.extend(inner.into_iter().map(named));
        }
        all
    }

    /// The kinds of question of an engine.
    pub(crate) fn questions(&self) -> Vec<Documented> {
        let declared = ["\nquestions! {\n", "\nschwung_table::questions! {\n"];
        let body = self.0.iter().find_map(|it| declared.iter().find_map(|start| it.split_once(start)));
        parts(body.map_or("", |it| it.1), |line| {
            let kind = line.split('"').nth(1).filter(|_| line.contains('{'));
            kind.map(|it| (it.to_owned(), None))
        })
    }
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()) {
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|it| it == "rs") {
            files.push(path);
        }
    }
}

/// The named items at the outermost level of a body.
fn parts(body: &str, name: impl Fn(&str) -> Option<(String, Option<String>)>) -> Vec<Documented> {
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
            && let Some((name, wraps)) = name(line)
        {
            found.push(Documented { name, doc: plain(&std::mem::take(&mut doc)), wraps });
        }
        depth += opened(line);
        if depth < 0 {
            break;
        }
    }
    found
}

/// Doc comments as they read outside of Rust: without links to items, and with JSON's word for `None`.
pub(crate) fn plain(docs: &str) -> String {
    let docs = docs.replace("`None`", "`null`");
    let mut parts = docs.split("[`");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let Some((item, rest)) = part.split_once("`]") else {
            text.push_str("[`");
            text.push_str(part);
            continue;
        };
        let rest = rest.strip_prefix('(').and_then(|it| it.split_once(')')).map_or(rest, |it| it.1);
        text.push('`');
        text.push_str(item);
        text.push('`');
        text.push_str(rest);
    }
    text
}

/// The number of brackets that a line opens, minus those that it closes.
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
