//! What is wrong with a line, and what would be right there.

use std::{borrow::Cow, fmt, path::Path, sync::Arc};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

use crate::script::{PriceOf, ReasonOf, Script};

/// Something wrong with a line, as data; [`LineError::message`] has the words.
#[derive(Clone, Debug, PartialEq)]
pub struct LineError {
    /// The line, from 1.
    pub line: u32,
    /// The column where it begins, in characters, from 1.
    pub column: u32,
    /// The column after its end; at least [`LineError::column`].
    pub end_column: u32,
    /// Key of the message: one of `plays.ftl`, or of `files.ftl` where the head or the encounter is wrong.
    pub key: Key,
    /// Values for the message, by name.
    pub args: Vec<(&'static str, Arg)>,
    /// What could stand there.
    pub expected: Vec<Expected>,
    /// What was probably meant.
    pub suggestion: Option<Box<str>>,
    /// The file, where it is not the play itself.
    pub file: Option<Box<str>>,
}

/// Which message says what is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A message of `plays.ftl`, by its key.
    Play(&'static str),
    /// A message of `files.ftl`, by the code of the problem.
    File(&'static str),
}

/// A value for a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Words as they are.
    Text(String),
    /// A message, in the words of the reader's book.
    Message(&'static str),
    /// Why a rule forbids it.
    Reason(Later),
}

/// Words that are found when they are read: in the reader's language.
#[derive(Clone)]
pub struct Later {
    words: Arc<dyn Fn(&Catalogue) -> String + Send + Sync>,
    /// What they are about; the same for what is the same.
    about: Box<str>,
}

impl Later {
    /// Why something is not legal.
    pub(crate) fn reason<S: Script>(reason: &ReasonOf<S>) -> Later {
        let (about, reason) = (format!("{reason:?}").into(), reason.clone());
        Later { words: Arc::new(move |c| S::reason(c, &reason)), about }
    }

    /// What an answer costs or brings.
    pub(crate) fn price<S: Script>(price: &PriceOf<S>) -> Later {
        let (about, price) = (format!("{price:?}").into(), price.clone());
        Later { words: Arc::new(move |c| S::price(c, &price).unwrap_or_default()), about }
    }

    fn text(&self, c: &Catalogue) -> String {
        (self.words)(c)
    }
}

impl fmt::Debug for Later {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.about)
    }
}

impl PartialEq for Later {
    fn eq(&self, other: &Later) -> bool {
        self.about == other.about
    }
}

/// Something that could stand at a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// This word or name.
    Word(String),
    /// Any text in quotation marks.
    Text,
    /// A whole number between two bounds, both included.
    Number(i64, i64),
    /// The end of the line.
    End,
    /// This answer, at this price.
    Answer {
        /// How it is written in each language.
        label: [(Lang, String); 2],
        /// What it costs or brings; `None` if nothing.
        price: Option<Later>,
    },
    /// Dice of somebody.
    Dice {
        /// Whose.
        who: String,
        /// Which.
        dice: &'static str,
    },
}

/// More than so many things that could stand there are not told.
const MOST_TOLD: usize = 40;

impl LineError {
    /// An error with that message, at the beginning of a line.
    pub fn new(key: &'static str) -> LineError {
        LineError {
            line: 1,
            column: 1,
            end_column: 1,
            key: Key::Play(key),
            args: Vec::new(),
            expected: Vec::new(),
            suggestion: None,
            file: None,
        }
    }

    /// At this place.
    #[must_use]
    pub fn at(mut self, line: u32, column: u32) -> LineError {
        (self.line, self.column) = (line, column);
        self.end_column = self.end_column.max(column);
        self
    }

    /// As part of another line: `columns` stand before it.
    #[must_use]
    pub(crate) fn moved(mut self, line: u32, columns: u32) -> LineError {
        self.line = line;
        self.column = self.column.saturating_add(columns);
        self.end_column = self.end_column.saturating_add(columns);
        self
    }

    /// With a value for the message.
    #[must_use]
    pub fn arg(mut self, name: &'static str, text: &str) -> LineError {
        self.args.push((name, Arg::Text(short(text))));
        self
    }

    pub(crate) fn reason<S: Script>(mut self, reason: &ReasonOf<S>) -> LineError {
        self.args.push(("reason", Arg::Reason(Later::reason::<S>(reason))));
        // A limit of the software is no rule.
        match S::rule(reason) {
            "" => self.key = Key::Play("play-refused-limit"),
            rule => self.args.push(("rule", Arg::Text(rule.to_owned()))),
        }
        self
    }

    /// With what could stand there.
    #[must_use]
    pub fn expecting(mut self, expected: Vec<Expected>) -> LineError {
        self.expected = expected;
        self
    }

    /// What is wrong, in one sentence.
    pub fn sentence(&self, c: &Catalogue) -> String {
        let args: Vec<(&str, String)> = self.args.iter().map(|(name, arg)| (*name, arg.text(c))).collect();
        let args: Vec<(&str, &str)> = args.iter().map(|(name, text)| (*name, &**text)).collect();
        match self.key {
            Key::Play(key) => c.text(key, &args),
            Key::File(code) => c.text(&format!("file-{code}"), &args),
        }
    }

    /// What is wrong, what was probably meant, and what could stand there.
    pub fn message(&self, c: &Catalogue) -> String {
        let mut message = self.sentence(c);
        if let Some(suggestion) = &self.suggestion {
            message.push(' ');
            message += &c.text("play-suggestion", &[("suggestion", suggestion)]);
        }
        if !self.expected.is_empty() {
            let mut told: Vec<String> = self.expected.iter().take(MOST_TOLD).map(|it| it.text(c)).collect();
            if self.expected.len() > MOST_TOLD {
                told.push("…".to_owned());
            }
            message.push(' ');
            message += &c.text("play-expected", &[("expected", &told.join(", "))]);
        }
        message
    }
}

impl LineError {
    /// With the place before it: file, line and column, then [`LineError::message`]. `path` is that of the play.
    pub fn report(&self, c: &Catalogue, path: &Path) -> String {
        let path = self.file.as_deref().map_or_else(|| path.to_string_lossy(), Cow::Borrowed);
        let (line, column, message) = (self.line.to_string(), self.column.to_string(), self.message(c));
        let args = [("path", &*path), ("line", &*line), ("column", &*column), ("message", &*message)];
        c.text("play-place", &args)
    }
}

impl Arg {
    fn text(&self, c: &Catalogue) -> String {
        match self {
            Arg::Text(text) => text.clone(),
            Arg::Message(key) => c.text(key, &[]),
            Arg::Reason(why) => why.text(c),
        }
    }
}

impl Expected {
    /// In words.
    pub fn text(&self, c: &Catalogue) -> String {
        match self {
            Expected::Word(word) => word.clone(),
            Expected::Text => c.text("play-expected-text", &[]),
            Expected::Number(least, most) => {
                c.text("play-expected-number", &[("least", &least.to_string()), ("most", &most.to_string())])
            }
            Expected::End => c.text("play-expected-end", &[]),
            Expected::Answer { label, price } => {
                let label = label.iter().find(|it| it.0 == c.lang()).map_or("", |it| &it.1);
                match price.as_ref().map(|it| it.text(c)) {
                    Some(price) if !price.is_empty() => {
                        c.text("play-expected-answer", &[("answer", label), ("price", &price)])
                    }
                    _ => label.to_owned(),
                }
            }
            Expected::Dice { who, dice } => c.text("play-expected-dice", &[("who", who), ("dice", dice)]),
        }
    }
}

/// As much of a text as a message can hold, without what would upset a screen.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 200;
    let mut chars = text.chars().map(|it| if it.is_control() { '\u{FFFD}' } else { it });
    let mut short: String = chars.by_ref().take(MOST).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    short
}
