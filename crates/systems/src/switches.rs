//! The house-rule switches of any book, with their texts.

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

/// How an engine describes its switches.
struct Words<T: 'static> {
    title: fn(&Catalogue, &Switch<T>) -> String,
    text: fn(&Catalogue, &Switch<T>) -> String,
    position: fn(&Catalogue, &Position) -> String,
}

/// Lists the switches of a book in the order of the book: all of them, or those that `rule` defines.
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

/// Selects the switches to list.
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
