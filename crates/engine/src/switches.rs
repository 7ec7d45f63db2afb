//! The house-rule switches of any book, with their texts.

use schwung_rulebook::Lang;
use schwung_table::{Position, Switch, SwitchKind};
use schwung_views::switches::SwitchWords;

use crate::texts;

/// A house-rule switch of a book.
#[derive(Clone, Debug)]
pub struct HouseRule {
    /// Its name in files and settings.
    pub name: &'static str,
    /// Its title.
    pub title: String,
    /// A description of its effect.
    pub text: String,
    /// Id of the rule that defines it.
    pub rule: &'static str,
    /// The values that it can take.
    pub kind: SwitchKind,
    /// The default of the book and its description.
    pub default: (Position, String),
    /// Each value with its description, if there are only a few.
    pub positions: Vec<(Position, String)>,
}

/// Selects the switches to list, and the language.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Id of the book.
    pub book: &'static str,
    /// If set, only the switches that this rule defines.
    pub rule: Option<&'a str>,
}

impl Listed<'_> {
    /// The selected switches among `all`, in the order of the book. `usual` contains the defaults of the book.
    pub fn of<T>(&self, all: &'static [Switch<T>], usual: &T, words: &SwitchWords<T>) -> Vec<HouseRule> {
        let is_offered = |it: &&Switch<T>| self.rule.is_none_or(|id| it.rule == id || it.also.contains(&id));
        let offered: Vec<&Switch<T>> = all.iter().filter(is_offered).collect();
        if offered.is_empty() {
            // Return early to avoid loading the messages of the book.
            return Vec::new();
        }
        let c = texts(self.lang, self.book);
        let said = |it: Position| {
            let said = (words.position)(&c, &it);
            (it, said)
        };
        let in_words = |it: &&Switch<T>| HouseRule {
            name: it.name,
            title: (words.title)(&c, it),
            text: (words.text)(&c, it),
            rule: it.rule_in(self.book),
            kind: it.kind,
            default: said((it.get)(usual)),
            positions: positions(it.kind).into_iter().map(said).collect(),
        };
        offered.iter().map(in_words).collect()
    }
}

/// Every value of a switch, if there are only a few.
fn positions(kind: SwitchKind) -> Vec<Position> {
    match kind {
        SwitchKind::Flag => vec![Position::Flag(true), Position::Flag(false)],
        SwitchKind::Choice(words) => words.iter().map(|it| Position::Word((*it).to_owned())).collect(),
        SwitchKind::Number(..) | SwitchKind::Rows => Vec::new(),
    }
}
