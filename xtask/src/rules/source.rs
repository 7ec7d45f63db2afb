//! Extracts the claims of a Rust file: citations in comments, proofs above tests.

use super::lexer::{Token, tokens};

/// The claims of one file.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Source {
    /// Line number and rule id of each citation outside test modules.
    pub(crate) citations: Vec<(usize, String)>,
    /// The proof lines of tests.
    pub(crate) proofs: Vec<Claim>,
    /// Test modules declared here that are separate files.
    pub(crate) test_modules: Vec<String>,
    /// Malformed citations or proofs with their line numbers and reasons.
    pub(crate) faults: Vec<(usize, String)>,
}

/// A proof line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// Line number.
    pub(crate) line: usize,
    /// Ids of the rules.
    pub(crate) ids: Vec<String>,
    /// Name of the test below it.
    pub(crate) test: String,
}

/// Scans a Rust file. Does not check whether the ids exist.
pub(crate) fn scan(text: &str) -> Source {
    let mut scanner = Scanner { tokens: tokens(text), ..Scanner::default() };
    while scanner.at < scanner.tokens.len() {
        scanner.step();
    }
    scanner.item_begins_or_ends();
    scanner.source
}

/// Path of a module declared in `file`, without `.rs` or `/mod.rs`.
pub(crate) fn module_folder(file: &str, module: &str) -> String {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    let (folder, name) = stem.rsplit_once('/').unwrap_or(("", stem));
    let parent = if matches!(name, "lib" | "main" | "mod") { folder } else { stem };
    format!("{parent}/{module}")
}

/// Whether a file belongs to the module with this path.
pub(crate) fn is_in_module(file: &str, module: &str) -> bool {
    file.strip_prefix(module).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

#[derive(Default)]
struct Scanner<'t> {
    tokens: Vec<(usize, Token<'t>)>,
    at: usize,
    source: Source,
    /// Number of open braces.
    depth: usize,
    /// Brace depth outside the current test module.
    test_module: Option<usize>,
    /// Proof lines whose test has not been reached yet.
    waiting: Vec<(usize, Vec<String>)>,
    /// Whether an attribute since the last item marks a test.
    is_test: bool,
    is_ignored: bool,
    is_for_tests: bool,
}

impl<'t> Scanner<'t> {
    fn peek(&self, ahead: usize) -> Option<Token<'t>> {
        self.tokens.get(self.at + ahead).map(|(_, token)| *token)
    }

    fn step(&mut self) {
        let (line, token) = self.tokens[self.at];
        match (token, self.peek(1)) {
            (Token::Comment { text, alone }, _) => self.comment(line, text, alone),
            (Token::Sign('#'), Some(Token::Sign('['))) => return self.attribute(),
            (Token::Word("fn"), Some(Token::Word(name))) => self.function(name),
            (Token::Word("mod"), Some(Token::Word(name))) => self.module(name),
            // These may stand between an attribute and its `fn` or `mod`.
            (Token::Word("pub" | "crate" | "async" | "const" | "unsafe" | "extern"), _) => {}
            (Token::Sign('(' | ')'), _) => {}
            (Token::Sign('{'), _) => {
                self.item_begins_or_ends();
                self.depth += 1;
            }
            (Token::Sign('}'), _) => {
                self.item_begins_or_ends();
                self.depth = self.depth.saturating_sub(1);
                if self.test_module == Some(self.depth) {
                    self.test_module = None;
                }
            }
            _ => self.item_begins_or_ends(),
        }
        self.at += 1;
    }

    fn comment(&mut self, line: usize, text: &str, alone: bool) {
        let (sign, rest) = match text.as_bytes().get(..3) {
            Some(b"//=") => ('=', &text[3..]),
            Some(b"//%") => ('%', &text[3..]),
            _ => return,
        };
        let ids: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        if !rest.starts_with(' ') {
            // A line of special characters is decoration; a letter indicates a typo.
            if rest.starts_with(char::is_alphanumeric) {
                self.fault(line, format!("a space is missing after `//{sign}`"));
            }
        } else if !alone {
            self.fault(line, format!("`//{sign}` stands behind code; give it a line of its own"));
        } else if sign == '%' {
            self.waiting.push((line, ids));
        } else if self.test_module.is_none() {
            self.source.citations.extend(ids.into_iter().map(|id| (line, id)));
        }
    }

    fn fault(&mut self, line: usize, what: String) {
        self.source.faults.push((line, what));
    }

    /// Skips a complete `#[…]` and records its effect.
    fn attribute(&mut self) {
        let mut open = 0;
        let mut words = Vec::new();
        let mut path_ends = None;
        while let Some((_, token)) = self.tokens.get(self.at) {
            self.at += 1;
            match token {
                Token::Sign('[' | '(') => {
                    if open == 1 {
                        path_ends.get_or_insert(words.len());
                    }
                    open += 1;
                }
                Token::Sign(']' | ')') => open -= 1,
                Token::Word(word) => words.push(*word),
                _ => {}
            }
            if open == 0 && matches!(token, Token::Sign(']')) {
                break;
            }
        }
        let path = &words[..path_ends.unwrap_or(words.len())];
        self.is_test |= path.last() == Some(&"test");
        self.is_ignored |= path.first() == Some(&"ignore");
        // `any(test, …)` and `not(test)` apply to product code as well.
        let always = words.iter().any(|word| matches!(*word, "any" | "not"));
        self.is_for_tests |= path == ["cfg"] && words.contains(&"test") && !always;
    }

    fn function(&mut self, name: &str) {
        if self.is_test && self.is_ignored {
            for (line, _) in std::mem::take(&mut self.waiting) {
                self.fault(line, format!("the test `{name}` is ignored, so it proves nothing"));
            }
        } else if self.is_test {
            let waiting = std::mem::take(&mut self.waiting).into_iter();
            self.source.proofs.extend(waiting.map(|(line, ids)| Claim { line, ids, test: name.to_owned() }));
        }
        self.item_begins_or_ends();
    }

    fn module(&mut self, name: &str) {
        if self.is_for_tests && self.test_module.is_none() {
            match self.peek(2) {
                Some(Token::Sign('{')) => self.test_module = Some(self.depth),
                Some(Token::Sign(';')) => self.source.test_modules.push(name.to_owned()),
                _ => {}
            }
        }
        self.item_begins_or_ends();
    }

    /// Attributes and proof lines apply only to the next item.
    fn item_begins_or_ends(&mut self) {
        for (line, _) in std::mem::take(&mut self.waiting) {
            self.fault(line, "`//%` stands above no `#[test]` function".into());
        }
        (self.is_test, self.is_ignored, self.is_for_tests) = (false, false, false);
    }
}

#[cfg(test)]
mod tests;
