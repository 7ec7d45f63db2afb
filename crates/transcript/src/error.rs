//! Errors in a line, and what would be valid there.

use std::{borrow::Cow, fmt, path::Path, sync::Arc};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// An error in a line, as data; [`LineError::message`] puts it into words.
#[derive(Clone, Debug, PartialEq)]
pub struct LineError {
    /// Line number, from 1.
    pub line: u32,
    /// Column where the error begins, in characters, from 1.
    pub column: u32,
    /// Column after its end; at least [`LineError::column`].
    pub end_column: u32,
    /// Key of the message: from `plays.ftl`, or from `files.ftl` for errors in the head or the encounter.
    pub key: Key,
    /// Arguments of the message, by name.
    pub args: Vec<(&'static str, Arg)>,
    /// What would be valid at this position.
    pub expected: Vec<Expected>,
    /// The text that was probably meant.
    pub suggestion: Option<Box<str>>,
    /// The file, if it is not the play itself.
    pub file: Option<Box<str>>,
}

/// Key of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A message of `plays.ftl`, by its key.
    Play(&'static str),
    /// A message of `files.ftl`, by the code of a [`Problem`](schwung_files::Problem).
    File(&'static str),
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A literal text.
    Text(String),
    /// The key of a message, which is worded in the terms of the reader's book.
    Message(&'static str),
    /// The reason why a rule forbids something.
    Reason(Later),
}

/// Text that is generated when the error is displayed, in the reader's language.
#[derive(Clone)]
pub struct Later {
    words: Arc<dyn Fn(&Catalogue) -> String + Send + Sync>,
    /// Identifies the content; equal content has an equal value.
    about: Box<str>,
}

impl Later {
    /// The text that `words` writes; equal content has an equal `about`.
    pub(crate) fn new(about: String, words: impl Fn(&Catalogue) -> String + Send + Sync + 'static) -> Later {
        Later { words: Arc::new(words), about: about.into() }
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

/// Something that would be valid at a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// This word or name.
    Word(String),
    /// Any quoted text.
    Text,
    /// An integer between two inclusive bounds.
    Number(i64, i64),
    /// The end of the line.
    End,
    /// This answer.
    Answer {
        /// How the answer is written, per language.
        label: [(Lang, String); 2],
        /// What it costs or gains; `None` if nothing.
        price: Option<Later>,
    },
    /// Faces of these dice.
    Dice {
        /// The person who rolls them.
        who: String,
        /// Name of the dice.
        dice: &'static str,
    },
}

impl LineError {
    /// Creates an error with this message at the beginning of a line.
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

    /// Sets the position.
    #[must_use]
    pub fn at(mut self, line: u32, column: u32) -> LineError {
        (self.line, self.column) = (line, column);
        self.end_column = self.end_column.max(column);
        self
    }

    /// Moves the error into another line, where `columns` characters precede the text.
    #[must_use]
    pub(crate) fn moved(mut self, line: u32, columns: u32) -> LineError {
        self.line = line;
        self.column = self.column.saturating_add(columns);
        self.end_column = self.end_column.saturating_add(columns);
        self
    }

    /// Adds an argument of the message.
    #[must_use]
    pub fn arg(mut self, name: &'static str, text: &str) -> LineError {
        self.args.push((name, Arg::Text(short(text))));
        self
    }

    /// Sets what would be valid there.
    #[must_use]
    pub fn expecting(mut self, expected: Vec<Expected>) -> LineError {
        self.expected = expected;
        self
    }

    /// The error in one sentence.
    pub fn sentence(&self, c: &Catalogue) -> String {
        let args: Vec<(&str, String)> = self.args.iter().map(|(name, arg)| (*name, arg.text(c))).collect();
        let args: Vec<(&str, &str)> = args.iter().map(|(name, text)| (*name, &**text)).collect();
        match self.key {
            Key::Play(key) => c.text(key, &args),
            Key::File(code) => c.text(&format!("file-{code}"), &args),
        }
    }

    /// The error, the text that was probably meant, and what would be valid there.
    pub fn message(&self, c: &Catalogue) -> String {
        let mut message = self.sentence(c);
        if let Some(suggestion) = &self.suggestion {
            message.push(' ');
            message += &c.text("play-suggestion", &[("suggestion", suggestion)]);
        }
        if !self.expected.is_empty() {
            let told: Vec<String> = self.expected.iter().map(|it| it.text(c)).collect();
            message.push(' ');
            message += &c.text("play-expected", &[("expected", &told.join(", "))]);
        }
        message
    }
}

impl LineError {
    /// The position (file, line and column), followed by [`LineError::message`]. `path` is that of the play.
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
    /// The alternative in words.
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

/// The beginning of a text, short enough for a message and without control characters.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 200;
    let mut chars = text.chars().map(|it| if it.is_control() { '\u{FFFD}' } else { it });
    let mut short: String = chars.by_ref().take(MOST).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    short
}
