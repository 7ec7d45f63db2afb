//! The wire types as one TypeScript module.

use std::{
    any::TypeId,
    collections::{BTreeMap, HashSet},
    fmt::Write as _,
};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{docs, wire};

/// The types that go over the wire, sorted by name, with their docs: the contents of `web/src/wire.ts`.
pub fn typescript() -> String {
    let mut types = Types::new();
    types.add::<wire::ClientMessage>();
    types.add::<wire::ServerMessage>();
    types.add::<wire::NewTable>();
    types.add::<wire::Created>();
    types.add::<wire::TableCard>();
    types.add::<wire::Joined>();
    types.add::<wire::Problem>();
    types.add::<wire::OddsView>();
    types.add::<wire::SimulationNews>();
    let mut text = String::from(
        "// The types that go over the wire. Made from crates/views by\n// `UPDATE=1 cargo test -p schwung-views \
         --features ts --test suite typescript`; do not edit.\n",
    );
    for declaration in types.declarations.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}

/// Declarations of types and of all that they are made of, by name.
pub(crate) struct Types {
    config: Config,
    seen: HashSet<TypeId>,
    pub(crate) declarations: BTreeMap<String, String>,
}

impl Types {
    pub(crate) fn new() -> Types {
        Types {
            // No number on the wire is larger than JavaScript counts exactly.
            config: Config::new().with_large_int("number"),
            seen: HashSet::new(),
            declarations: BTreeMap::new(),
        }
    }

    /// Adds a type and all that it is made of.
    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // What is built into TypeScript has no file of its own, and needs no declaration.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = T::docs().unwrap_or_default();
            let declaration = T::decl(&self.config);
            let body = declaration.split_once(" = ").map_or("", |it| it.1).trim_end_matches(';');
            self.declarations.insert(name.clone(), declared(&name, &docs, body));
        }
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// A declaration as people write it; a choice of several has one line, or more, for each.
fn declared(name: &str, docs: &str, body: &str) -> String {
    let variants = docs::variants(name);
    let mut text = laid_out(docs, 0);
    if variants.is_empty() {
        let _ = writeln!(text, "export type {name} = {};", laid_out(body, 0).trim());
        return text;
    }
    let _ = write!(text, "export type {name} =");
    for member in members(body) {
        let key = member.split('"').nth(1).unwrap_or_default();
        if let Some(known) = variants.iter().find(|it| it.name == key) {
            let _ = write!(text, "\n  /** {} */", known.doc);
        }
        let _ = write!(text, "\n  | {}", laid_out(member.trim(), 1).trim());
    }
    text.push_str(";\n");
    text
}

/// The members of a union.
fn members(body: &str) -> Vec<&str> {
    let (mut members, mut depth, mut from) = (Vec::new(), 0, 0);
    // No comment of a union's member has a bar in it.
    for (at, letter) in body.char_indices() {
        match letter {
            '{' | '(' | '<' | '[' => depth += 1,
            '}' | ')' | '>' | ']' => depth -= 1,
            '|' if depth == 0 => {
                members.push(&body[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    members.push(&body[from..]);
    members
}

/// With one field on each line, indented by what is open, and short comments on one line.
fn laid_out(text: &str, depth: i32) -> String {
    let (mut out, mut depth) = (String::new(), depth);
    let text = text.replace(", }", ",\n}");
    let mut lines = text.lines().map(str::trim).filter(|it| !it.is_empty()).peekable();
    while let Some(line) = lines.next() {
        let mut put = |line: &str, depth: i32| {
            let indent = usize::try_from(depth * 2).unwrap_or(0);
            let _ = writeln!(out, "{:indent$}{}", "", line.trim_end());
        };
        if line == "/**" {
            let mut comment: Vec<&str> = Vec::new();
            for line in lines.by_ref().take_while(|it| *it != "*/") {
                comment.push(line.trim_start_matches('*').trim());
            }
            match comment[..] {
                [one] => put(&format!("/** {one} */"), depth),
                _ => {
                    put("/**", depth);
                    comment.iter().for_each(|it| put(&format!(" * {it}"), depth));
                    put(" */", depth);
                }
            }
            continue;
        }
        let closing = line.chars().take_while(|it| matches!(it, '}' | ' ')).filter(|it| *it == '}').count();
        put(line, depth - i32::try_from(closing).unwrap_or(0));
        depth += docs::opened(line);
    }
    out
}
