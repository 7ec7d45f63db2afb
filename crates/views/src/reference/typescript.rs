//! The wire types as one TypeScript module.

use std::{
    any::TypeId,
    collections::{BTreeMap, HashSet},
    fmt::Write as _,
};

use ts_rs::{Config, TS, TypeVisitor};

use super::docs::{self, Sources};
use crate::wire;

/// The wire types, sorted by name, with their docs: the contents of `web/src/wire.ts`.
pub fn typescript() -> String {
    let mut types = Types::of_the_wire();
    types.add::<wire::ClientMessage>();
    types.add::<wire::ServerMessage>();
    types.add::<wire::NewTable>();
    types.add::<wire::NewWhatIf>();
    types.add::<wire::WhatIfView>();
    types.add::<wire::CoursesNews>();
    types.add::<wire::Created>();
    types.add::<wire::TableCard>();
    types.add::<wire::Joined>();
    types.add::<wire::Problem>();
    types.add::<wire::OddsView>();
    types.add::<wire::SimulationNews>();
    types.add::<wire::ProposalsNews>();
    types.add::<wire::InsightNews>();
    types.add::<wire::KeepsakeView>();
    types.add::<wire::PlayView>();
    types.add::<wire::CreationView>();
    types.add::<wire::CharacterText>();
    types.add::<wire::CheckedCharacter>();
    types.add::<wire::NewShelf>();
    types.add::<wire::ShelfView>();
    types.add::<wire::PutItem>();
    types.add::<wire::PastItem>();
    types.add::<wire::CampaignHead>();
    types.add::<wire::CampaignView>();
    types.add::<wire::Found>();
    types.add::<wire::JoinCampaign>();
    types.add::<wire::NextTable>();
    types.add::<wire::PutCampaign>();
    let mut text = String::from(
        "// The types that go over the wire. Made from crates/views by\n// `UPDATE=1 cargo test -p schwung-views \
         --test suite reference`; do not edit.\n",
    );
    for declaration in types.declarations.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}

/// Declarations of types and of everything they use, by name.
pub(crate) struct Types {
    config: Config,
    sources: Sources,
    seen: HashSet<TypeId>,
    pub(crate) declarations: BTreeMap<String, String>,
    /// The types and variants without docs.
    pub(crate) undocumented: Vec<String>,
}

impl Types {
    /// The types of messages, which all systems share.
    pub(crate) fn of_the_wire() -> Types {
        Types::new(Sources::read(&["views/src/wire", "log/src", "table/src"]))
    }

    pub(crate) fn new(sources: Sources) -> Types {
        Types {
            sources,
            // JavaScript represents all integers on the wire exactly.
            config: Config::new().with_large_int("number"),
            seen: HashSet::new(),
            declarations: BTreeMap::new(),
            undocumented: Vec::new(),
        }
    }

    /// Adds a type and everything it uses.
    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Types that are built into TypeScript need no declaration.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = docs::plain(&T::docs().unwrap_or_default());
            let declaration = docs::plain(&T::decl(&self.config));
            let body = declaration.split_once(" = ").map_or("", |it| it.1).trim_end_matches(';');
            if docs.is_empty() {
                self.undocumented.push(name.clone());
            }
            let declaration = self.declared(&name, &docs, body);
            self.declarations.insert(name, declaration);
        }
        T::visit_dependencies(self);
    }

    /// A declaration formatted for reading: each member of a union starts on a new line, after its docs.
    fn declared(&mut self, name: &str, docs: &str, body: &str) -> String {
        let variants = self.sources.variants(name);
        let mut text = laid_out(docs, 0);
        if variants.is_empty() {
            let _ = writeln!(text, "export type {name} = {};", laid_out(body, 0).trim());
            return text;
        }
        let _ = write!(text, "export type {name} =");
        for member in members(body) {
            let key = member.split('"').nth(1).unwrap_or_default();
            match variants.iter().find(|it| it.name == key && !it.doc.is_empty()) {
                Some(known) => {
                    let _ = write!(text, "\n  /** {} */", known.doc);
                }
                None => self.undocumented.push(format!("{name}: {key}")),
            }
            let _ = write!(text, "\n  | {}", laid_out(member.trim(), 1).trim());
        }
        text.push_str(";\n");
        text
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// The members of a union.
fn members(body: &str) -> Vec<&str> {
    let (mut members, mut depth, mut from) = (Vec::new(), 0, 0);
    // The comments of union members must not contain a bar.
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

/// Puts each field on its own line, indented by bracket depth, and short comments on one line.
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
