//! The message files and the code that uses them, for tests of this crate and of systems.
#![allow(dead_code)] // each program uses only a part

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// Returns whether the file belongs to no book, but to the page.
pub(crate) fn is_loose(file: &str) -> bool {
    file.starts_with("page")
}

/// Returns whether the book has terms of its own, as the Fate books do.
pub(crate) fn has_terms(book: &str) -> bool {
    Catalogue::files(book).any(|it| it.starts_with("terms-"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages")
}

pub(crate) fn files(lang: Lang) -> BTreeMap<String, String> {
    let folder = root().join(lang.tag());
    fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            let path = entry.expect("readable").path();
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("UTF-8"))
        })
        .collect()
}

/// Keys of a file with their sources; attributes as `key.attribute`, terms with their leading `-`.
pub(crate) fn messages(source: &str) -> BTreeMap<String, String> {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let head = line.split(" =").next().unwrap_or_default();
        if line.contains(" =") && !line.starts_with([' ', '}']) {
            message = head.to_owned();
            key = head.to_owned();
        } else if line.trim_start().starts_with('.') {
            key = format!("{message}{}", head.trim());
        }
        if !key.is_empty() {
            all.entry(key.clone()).or_default().push_str(line);
        }
    }
    all
}

/// Names of the variables in a message, without `$`.
pub(crate) fn variables(source: &str) -> BTreeSet<String> {
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect()
    };
    source.split('$').skip(1).map(name).collect()
}

/// Messages and terms that a message refers to.
pub(crate) fn references(source: &str) -> BTreeSet<String> {
    let parts =
        source.split('{').skip(1).filter_map(|part| part.split(['}', '(', ' ']).find(|it| !it.is_empty()));
    let is_function = |it: &str| it.chars().all(|c| c.is_ascii_uppercase());
    parts.filter(|it| !it.starts_with(['$', '"']) && !is_function(it)).map(str::to_owned).collect()
}

/// Variables of a message and of everything it refers to.
pub(crate) fn all_variables(all: &BTreeMap<String, String>, key: &str) -> BTreeSet<String> {
    let source = all.get(key).map(String::as_str).unwrap_or_default();
    let mut found = variables(source);
    for other in references(source).iter().filter(|it| !it.starts_with('-')) {
        found.extend(all_variables(all, other));
    }
    found
}

/// Returns whether the file belongs to this book. The page's own texts use the terms of a Fate book.
pub(crate) fn is_of(file: &str, book: &str) -> bool {
    let named = Catalogue::files(book).any(|it| file.strip_suffix(".ftl") == Some(it));
    named || (is_loose(file) && has_terms(book))
}

/// The messages of a book in the order in which they are loaded, those without a book first: later ones can
/// replace earlier ones.
pub(crate) fn all_messages(lang: Lang, book: &str) -> BTreeMap<String, String> {
    let files = files(lang);
    let loose = files.keys().filter(|it| is_loose(it) && is_of(it, book)).cloned();
    let names = loose.chain(Catalogue::files(book).map(|it| format!("{it}.ftl")));
    names.flat_map(|it| messages(&files[&it])).collect()
}

/// The keys of a file in order, including duplicates.
pub(crate) fn keys_of(source: &str) -> Vec<String> {
    let lines = source.lines().filter(|it| !it.starts_with(['#', ' ', '}']) && it.contains(" ="));
    lines.map(|line| line.split(" =").next().unwrap_or_default().to_owned()).collect()
}

/// The code in a folder, which is relative to `crates/`.
pub(crate) fn code_in(folder: &str) -> String {
    fn collect(folder: &Path, code: &mut String) {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                collect(&path, code);
            } else {
                code.push_str(&fs::read_to_string(&path).expect("UTF-8"));
            }
        }
    }
    let mut code = String::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), &mut code);
    code
}

/// String literals in the code.
pub(crate) fn literals(code: &str) -> BTreeSet<String> {
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Keys that occur literally in the code.
pub(crate) fn said(code: &str) -> BTreeSet<String> {
    let calls = [".say(", ".say_of(", ".text(", "with(", "plain(", "at("].into_iter();
    let after = calls.flat_map(|call| code.split(call).skip(1).map(str::trim_start));
    let quoted = after.filter_map(|rest| rest.strip_prefix('"')?.split('"').next());
    quoted.filter(|it| !it.contains([' ', '{', '⟨'])).map(str::to_owned).collect()
}
