//! The protocol reference and the page's wire types, generated from the types and their doc comments.
//!
//! [`protocol()`] has what all systems share, [`EngineReference`] what an engine adds to it.

mod docs;
mod engine;
mod protocol;
mod typescript;

use std::{env, fmt::Write as _, fs, path::Path};

pub use engine::{EngineReference, Scene};
pub use protocol::protocol;
pub use typescript::typescript;

use docs::Documented;
use typescript::Types;

/// An example: a sentence that introduces it, and the JSON. `"#"` stands for the id of a message, which the document
/// fills in, as ids must differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    what: &'static str,
    json: String,
}

impl Example {
    /// Any message.
    pub fn new(what: &'static str, json: &str) -> Example {
        Example { what, json: json.to_owned() }
    }

    /// A message that does something.
    pub fn deed(what: &'static str, deed: &str) -> Example {
        Example::new(what, &format!("{{\"do\":{{\"id\":\"#\",\"what\":{deed}}}}}"))
    }

    /// A message that gives a command.
    pub fn command(what: &'static str, command: &str) -> Example {
        Example::deed(what, &format!("{{\"command\":{command}}}"))
    }

    fn write(&self, text: &mut String, id: usize) {
        let json = self.json.replace("\"#\"", &format!("\"{id}\""));
        let _ = writeln!(text, "{}\n\n```json\n{json}\n```\n", self.what);
    }
}

/// Compares a file of the repository with the text generated for it. If the environment variable `UPDATE` is set,
/// writes the file instead.
///
/// # Errors
/// If the file differs or cannot be written.
pub fn keep(path: &str, text: &str) -> Result<(), String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if env::var_os("UPDATE").is_some() {
        return fs::write(&file, text).map_err(|error| format!("{path}: {error}"));
    }
    if fs::read_to_string(&file).unwrap_or_default() == text {
        return Ok(());
    }
    Err(format!("{path} is out of date: its head says how to write it"))
}

/// Appends a section with types as TypeScript.
fn section(text: &mut String, title: &str, intro: &str, types: &Types) {
    let _ = writeln!(text, "## {title}\n");
    if !intro.is_empty() {
        let _ = writeln!(text, "{intro}\n");
    }
    text.push_str("```ts\n");
    let declarations: Vec<&str> = types.declarations.values().map(String::as_str).collect();
    text.push_str(&declarations.join("\n"));
    text.push_str("```\n\n");
}

/// Appends a table of names and their docs.
fn list(text: &mut String, all: &[Documented]) {
    text.push_str("| name | what |\n|---|---|\n");
    for it in all {
        let _ = writeln!(text, "| `{}` | {} |", it.name, it.doc.replace('|', "\\|"));
    }
    text.push('\n');
}
