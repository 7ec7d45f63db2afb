//! The house-rule switches of any book, in words.

use schwung_daemmersturm_table::words as daemmersturm;
use schwung_fate::Profile;
use schwung_messages::{self as fate, Catalogue};
use schwung_rulebook::Lang;
use schwung_table::{Position, Switch, SwitchKind};
use schwung_zerospace_table::words as zerospace;

use crate::{Book, Engine, texts};

/// A house-rule switch of a book.
#[derive(Clone, Debug)]
pub struct HouseRule {
    /// Its name in files and settings.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// What it does.
    pub text: String,
    /// Id of the rule that offers it.
    pub rule: &'static str,
    /// What it can be set to.
    pub kind: SwitchKind,
    /// How the book sets it, and what that means.
    pub default: (Position, String),
    /// Each position where there are few, and what it means.
    pub positions: Vec<(Position, String)>,
}

/// How the switches of an engine are put in words.
struct Words<T: 'static> {
    title: fn(&Catalogue, &Switch<T>) -> String,
    text: fn(&Catalogue, &Switch<T>) -> String,
    position: fn(&Catalogue, &Position) -> String,
}

/// The switches of a book, in the order of the book: all, or those that a rule offers.
pub fn switches(lang: Lang, book: &Book, rule: Option<&str>) -> Vec<HouseRule> {
    let listed = Listed { lang, book: book.id, rule };
    match book.engine {
        Engine::Fate => {
            let usual = Profile::find(book.id).unwrap_or_else(Profile::sotc).switches;
            let (title, text, position) = (fate::switch_name, fate::switch_text, fate::position);
            listed.of(schwung_fate::Switches::ALL, &usual, &Words { title, text, position })
        }
        Engine::ZeroSpace => {
            let (title, text) = (zerospace::switch_name, zerospace::switch_text);
            let words = Words { title, text, position: zerospace::position };
            listed.of(schwung_zerospace::Switches::ALL, &schwung_zerospace::Switches::default(), &words)
        }
        Engine::Daemmersturm => {
            let (title, text) = (daemmersturm::switch_name, daemmersturm::switch_text);
            let words = Words { title, text, position: daemmersturm::position };
            listed.of(schwung_daemmersturm::Switches::ALL, &schwung_daemmersturm::Switches::default(), &words)
        }
    }
}

/// Which are listed.
struct Listed<'a> {
    lang: Lang,
    book: &'static str,
    rule: Option<&'a str>,
}

impl Listed<'_> {
    fn of<T>(&self, all: &'static [Switch<T>], usual: &T, words: &Words<T>) -> Vec<HouseRule> {
        let is_offered = |it: &&Switch<T>| self.rule.is_none_or(|id| it.rule == id || it.also.contains(&id));
        let offered: Vec<&Switch<T>> = all.iter().filter(is_offered).collect();
        if offered.is_empty() {
            // No need to read the messages of the book.
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

/// Every position where there are few.
fn positions(kind: SwitchKind) -> Vec<Position> {
    match kind {
        SwitchKind::Flag => vec![Position::Flag(true), Position::Flag(false)],
        SwitchKind::Choice(words) => words.iter().map(|it| Position::Word((*it).to_owned())).collect(),
        SwitchKind::Number(..) | SwitchKind::Rows => Vec::new(),
    }
}
