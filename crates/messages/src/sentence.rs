//! Pieces of which sentences of every book are made.

use crate::Catalogue;

/// A component of a number, with the rule it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What the component is.
    pub text: String,
    /// Its amount; `None` if it is not a number.
    pub value: Option<i32>,
    /// Id of the rule.
    pub rule: &'static str,
}

/// A number, with a typographic minus sign.
pub fn plain(n: impl Into<i64>) -> String {
    let n = n.into();
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

impl Catalogue {
    /// A quoted text, with the quotation marks of the language; a placeholder if it is empty.
    pub fn quoted(&self, words: &str) -> String {
        if words.is_empty() { self.text("no-words", &[]) } else { self.text("quoted", &[("words", words)]) }
    }

    /// Joins items as in "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.text("nothing", &[]),
            [one] => one.clone(),
            [head @ .., last] => {
                let head = self.commas(head);
                self.text("list-last", &[("head", &head), ("last", last)])
            }
        }
    }

    /// Joins items with commas.
    pub fn commas(&self, items: &[String]) -> String {
        items.join(&self.text("list-separator", &[]))
    }

    /// The heading of a rule; its id if it has none.
    pub fn heading(&self, rule: &str) -> String {
        schwung_rulebook::get(rule)
            .map_or_else(|| rule.to_owned(), |rule| rule.title.in_(self.lang()).to_owned())
    }

    /// Capitalises a line that begins with a substitute for a name, given by the keys of these messages.
    pub fn capital(&self, line: String, nameless: &[&str]) -> String {
        let mut rest = line.chars();
        match rest.next() {
            // Most lines begin with a name, which is a capital already.
            Some(first) if first.to_uppercase().eq([first]) => line,
            Some(first) if nameless.iter().any(|it| line.starts_with(&self.text(it, &[]))) => {
                first.to_uppercase().chain(rest).collect()
            }
            _ => line,
        }
    }
}
