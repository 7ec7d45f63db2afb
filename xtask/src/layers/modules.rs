//! Which modules of a crate use which others, as far as names tell.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::graph::Uses;
use crate::rules::lexer::{Token, tokens};
use crate::shell::{files, read};

/// The module of a system. It names its rules, its tables and its vocabulary, and all of them are rules, tables and words of
/// this system: that does not count.
const SYSTEM: &str = "system";

/// A path in the code, from the root of the crate.
type Names = Vec<String>;

/// What the text of a module says.
#[derive(Default)]
struct Module {
    /// Names that are imported, by the name that they have here.
    imports: BTreeMap<String, Names>,
    /// Those of them that others can use from here.
    exports: BTreeMap<String, Names>,
    /// Modules all of whose names are exported.
    globs: Vec<Names>,
    /// Names that are declared here.
    declared: BTreeSet<String>,
    /// Paths in the code, from the root.
    paths: Vec<Names>,
}

/// The uses of all modules of the crate in `folder`. Tests do not count.
pub(crate) fn uses(root: &Path, folder: &str) -> anyhow::Result<Uses> {
    let source = format!("{folder}/src");
    let mut texts = BTreeMap::new();
    for file in files(root, &source, "rs")? {
        let stem = file.strip_prefix(&format!("{source}/")).unwrap_or(&file).trim_end_matches(".rs");
        let mut names: Names = stem.split('/').map(str::to_owned).collect();
        match names.last().map(String::as_str) {
            Some("mod") => drop(names.pop()),
            Some("lib") if names.len() == 1 => names.clear(),
            // Of a crate that is a library as well, it is a second root.
            Some("main") if names.len() == 1 => {
                if root.join(&source).join("lib.rs").is_file() {
                    continue;
                }
                names.clear();
            }
            _ => {}
        }
        let of_tests = names.iter().any(|it| it == "tests");
        if !of_tests && names.first().is_none_or(|it| it != "bin") {
            texts.insert(names, read(root, &file)?);
        }
    }
    let paths: BTreeSet<Names> = texts.keys().cloned().collect();
    let modules = texts.iter().map(|(path, text)| (path.clone(), scan(path, text, &paths))).collect();
    Ok(resolved(&modules))
}

fn resolved(modules: &BTreeMap<Names, Module>) -> Uses {
    let mut uses = Uses::new();
    for (from, module) in modules {
        let imported = module.imports.iter().filter(|it| !module.exports.contains_key(it.0)).map(|it| it.1);
        for path in imported.chain(&module.paths) {
            if let Some(to) = place(modules, path, 0).filter(|to| to != from && *to != [SYSTEM]) {
                let name = path.last().cloned().unwrap_or_default();
                uses.entry((from.join("::"), to.join("::"))).or_insert(name);
            }
        }
    }
    uses
}

/// The module in which something is declared that `path` names, through all exports.
fn place(modules: &BTreeMap<Names, Module>, path: &[String], depth: u8) -> Option<Names> {
    let (base, module, rest) = (0..=path.len())
        .rev()
        .find_map(|n| modules.get(&path[..n]).map(|it| (path[..n].to_vec(), it, &path[n..])))?;
    let Some(name) = rest.first().filter(|_| depth < 9) else { return Some(base) };
    if module.declared.contains(name) {
        return Some(base);
    }
    if let Some(origin) = module.exports.get(name) {
        let on: Names = origin.iter().chain(&rest[1..]).cloned().collect();
        return place(modules, &on, depth + 1);
    }
    let exported = module.globs.iter().find_map(|glob| {
        let on: Names = glob.iter().chain(rest).cloned().collect();
        place(modules, &on, depth + 1).filter(|it| modules[it].declared.contains(name))
    });
    // A macro may declare it.
    exported.or(Some(base))
}

/// Words before the name of something that they declare.
const DECLARING: [&str; 10] =
    ["fn", "struct", "enum", "trait", "type", "const", "static", "mod", "union", "macro_rules"];

fn scan(path: &[String], text: &str, modules: &BTreeSet<Names>) -> Module {
    let tokens: Vec<Token<'_>> =
        tokens(text).into_iter().map(|it| it.1).filter(|it| !matches!(it, Token::Comment { .. })).collect();
    let mut module = Module::default();
    let mut at = 0;
    let mut is_pub = false;
    while let Some(token) = tokens.get(at) {
        match (token, tokens.get(at + 1)) {
            (Token::Word("use"), _) => {
                at = import(&mut module, path, &tokens, at + 1, is_pub, modules);
                continue;
            }
            // Tests stand at the end of a file.
            (Token::Word("mod"), Some(Token::Word("tests"))) => break,
            (Token::Word(word), Some(Token::Word(name))) if DECLARING.contains(word) => {
                module.declared.insert((*name).to_owned());
            }
            (Token::Word("macro_rules"), _) => {
                if let Some(Token::Word(name)) = tokens.get(at + 2) {
                    module.declared.insert((*name).to_owned());
                }
            }
            // As in `questions!` and `bars!`, but not as in `Iterator<Item = X>`.
            (Token::Word(name), Some(Token::Sign('"' | '=')))
                if name.starts_with(char::is_uppercase)
                    && at.checked_sub(1).and_then(|it| tokens.get(it)) != Some(&Token::Sign('<')) =>
            {
                module.declared.insert((*name).to_owned());
            }
            // The path of a macro starts where the macro is used.
            (Token::Sign('$'), Some(Token::Word("crate"))) => at += 1,
            (Token::Word(_), Some(Token::Sign(':'))) if tokens.get(at + 2) == Some(&Token::Sign(':')) => {
                let (names, end) = written(&tokens, at);
                let from_here = |it: &String| module.imports.get(it).cloned();
                let first = names.first().and_then(from_here);
                let full = match first {
                    Some(mut full) => {
                        full.extend(names.into_iter().skip(1));
                        Some(full)
                    }
                    None => from_root(path, &names, modules),
                };
                module.paths.extend(full);
                at = end;
                continue;
            }
            _ => {}
        }
        is_pub = match token {
            Token::Word("pub") => true,
            Token::Word("crate" | "super" | "in" | "self") | Token::Sign('(' | ')') => is_pub,
            _ => false,
        };
        at += 1;
    }
    module
}

/// The names of a path in the code and where it ends.
fn written(tokens: &[Token<'_>], mut at: usize) -> (Names, usize) {
    let mut names = Names::new();
    while let Some(Token::Word(name)) = tokens.get(at) {
        names.push((*name).to_owned());
        at += 1;
        if tokens.get(at..at + 2) != Some(&[Token::Sign(':'); 2]) {
            break;
        }
        at += 2;
    }
    (names, at)
}

/// Reads an import and returns where it ends.
fn import(
    module: &mut Module,
    path: &[String],
    tokens: &[Token<'_>],
    mut at: usize,
    is_pub: bool,
    modules: &BTreeSet<Names>,
) -> usize {
    let mut outer: Vec<Names> = Vec::new();
    let mut names = Names::new();
    let mut alias = None;
    while let Some(token) = tokens.get(at) {
        match token {
            Token::Word("as") => {
                if let Some(Token::Word(name)) = tokens.get(at + 1) {
                    alias = Some((*name).to_owned());
                }
                at += 1;
            }
            Token::Word("self") if !names.is_empty() => {}
            Token::Word(name) => names.push((*name).to_owned()),
            Token::Sign('*') => names.push("*".to_owned()),
            Token::Sign('{') => outer.push(names.clone()),
            Token::Sign(',' | '}' | ';') => {
                let open = outer.last().map_or(0, Vec::len);
                let after_list = matches!(tokens.get(at - 1), Some(Token::Sign('}' | '{' | ',')));
                if !after_list && let Some(full) = from_root(path, &names, modules) {
                    add(module, full, alias.take(), is_pub);
                }
                alias = None;
                names.truncate(open);
                match token {
                    Token::Sign(';') => return at + 1,
                    Token::Sign('}') => {
                        outer.pop();
                    }
                    _ => {}
                }
            }
            Token::Sign(_) | Token::Comment { .. } => {}
        }
        at += 1;
    }
    at
}

fn add(module: &mut Module, mut full: Names, alias: Option<String>, is_pub: bool) {
    if full.last().is_some_and(|it| it == "*") {
        full.pop();
        if is_pub {
            module.globs.push(full);
        }
        return;
    }
    let Some(name) = alias.or_else(|| full.last().cloned()) else { return };
    if is_pub {
        module.exports.insert(name.clone(), full.clone());
    }
    module.imports.insert(name, full);
}

/// The path from the root of the crate; `None` if it leads out of the crate.
fn from_root(path: &[String], names: &[String], modules: &BTreeSet<Names>) -> Option<Names> {
    let up = names.iter().take_while(|it| *it == "super").count();
    let joined = |base: &[String], rest: &[String]| Some(base.iter().chain(rest).cloned().collect());
    match names.first()?.as_str() {
        "crate" => Some(names[1..].to_vec()),
        "self" => joined(path, &names[1..]),
        "super" => joined(path.get(..path.len().checked_sub(up)?)?, &names[up..]),
        first => {
            let child: Names = path.iter().cloned().chain([first.to_owned()]).collect();
            modules.contains(&child).then(|| joined(path, names)).flatten()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let split =
            |it: &str| it.split("::").filter(|it| !it.is_empty()).map(str::to_owned).collect::<Names>();
        let paths: BTreeSet<Names> = files.iter().map(|it| split(it.0)).collect();
        let modules = files.iter().map(|it| (split(it.0), scan(&split(it.0), it.1, &paths))).collect();
        resolved(&modules).into_iter().map(|((from, to), name)| format!("{from} {to} {name}")).collect()
    }

    #[test]
    fn imports_and_paths_are_uses() {
        let a = "use std::fmt; use crate::{b::{self, X as Y}, c::d::Z}; fn f() { b::g(); super::e::h(); self::i() }";
        let files = [("", "mod a;"), ("a", a), ("b", "fn g() {}"), ("c", ""), ("c::d", ""), ("e", "")];
        assert_eq!(found(&files), ["a b X", "a c::d Z", "a e h"]);
    }

    #[test]
    fn exports_are_followed() {
        let root = "mod a; mod b; pub use a::{Thing, other as one}; pub use b::*;";
        let files = [
            ("", root),
            ("a", "struct Thing;"),
            ("b", "enum Kind {}"),
            ("c", "use crate::{Kind, Thing, one};"),
        ];
        assert_eq!(found(&files), ["c a Thing", "c b Kind"]);
    }

    #[test]
    fn bounds_declare_nothing() {
        let files = [
            ("", "mod a; mod b; pub use a::*; pub use b::*;"),
            ("a", "fn f() -> impl Iterator<Item = u8> {}"),
            ("b", "struct Item;"),
            ("c", "use crate::Item;"),
        ];
        assert_eq!(found(&files), ["c b Item"]);
    }

    #[test]
    fn comments_and_tests_use_nothing() {
        let a = "/// crate::b::x\n#[cfg(test)]\nmod tests { use crate::b; }";
        assert_eq!(found(&[("", ""), ("a", a), ("b", "")]), [""; 0]);
    }
}
