//! Problems of a file, and their positions.

use crate::names::nearest;

/// The severity of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The file cannot be used.
    Error,
    /// The file can be used, but somebody should look at this.
    Warning,
}

/// A problem in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The severity.
    pub severity: Severity,
    /// Line of the problem, from 1; includes the lines before the text.
    pub line: u32,
    /// Column where it begins, in characters, from 1.
    pub column: u32,
    /// Column after its end, at least [`Problem::column`]. A problem that spans several lines ends with its
    /// first line.
    pub end_column: u32,
    /// What kind of problem it is: one of [`CODES`], or a code of a system. Its message is `file-<code>`.
    pub code: &'static str,
    /// Arguments of the message, by name.
    pub args: Vec<(&'static str, String)>,
    /// The allowed values: words and names as they are, ranges as `-2..8`, forms as `"…"`, `[…]`, `{…}`.
    pub allowed: Vec<String>,
    /// The value that was probably meant.
    pub suggestion: Option<String>,
    /// Id of the rule that the problem is based on, if any.
    pub rule: Option<&'static str>,
}

impl Problem {
    /// Returns whether the problem makes the file unusable.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// Creates an error; its position is set when it is added to a report.
    pub fn error(code: &'static str) -> Problem {
        let (args, allowed) = (Vec::new(), Vec::new());
        Problem {
            severity: Severity::Error,
            line: 1,
            column: 1,
            end_column: 1,
            code,
            args,
            allowed,
            suggestion: None,
            rule: None,
        }
    }

    /// Creates a warning; its position is set when it is added to a report.
    pub fn warning(code: &'static str) -> Problem {
        Problem { severity: Severity::Warning, ..Problem::error(code) }
    }

    /// Adds an argument of the message.
    #[must_use]
    #[allow(clippy::needless_pass_by_value)] // accepts numbers and texts by value
    pub fn arg(mut self, name: &'static str, value: impl ToString) -> Problem {
        self.args.push((name, short(&value.to_string())));
        self
    }

    /// Adds allowed values.
    #[must_use]
    pub fn allowed<S: Into<String>>(mut self, allowed: impl IntoIterator<Item = S>) -> Problem {
        self.allowed = allowed.into_iter().map(Into::into).collect();
        self
    }

    /// Sets the allowed values, and suggests the one nearest to `typed`.
    #[must_use]
    pub fn among(self, typed: &str, allowed: &[&str]) -> Problem {
        let suggestion = nearest(typed, allowed.iter().copied()).map(str::to_owned);
        Problem { suggestion, ..self }.allowed(allowed.iter().copied())
    }
}

/// The beginning of a text, short enough for a message and without control characters.
fn short(text: &str) -> String {
    let mut chars = text.chars().map(|it| if it.is_control() { '\u{FFFD}' } else { it });
    let mut short: String = chars.by_ref().take(80).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    short
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $code:literal;)+) => {
        $($(#[$doc])* #[doc = concat!("The code `", $code, "`.")] pub const $name: &str = $code;)+

        /// The codes of problems that files of any system can have, see [`Problem::code`]. Each has a message
        /// `file-<code>`.
        pub const CODES: &[&str] = &[$($code),+];
    };
}

codes! {
    // Before anything is parsed.
    TOO_LARGE = "too-large";
    NOT_UTF8 = "not-utf8";
    TOO_DEEP = "too-deep";
    // TOML syntax.
    SYNTAX = "syntax";
    DUPLICATE_KEY = "duplicate-key";
    NO_VALUE = "no-value";
    NOT_QUOTED = "not-quoted";
    NOT_CLOSED = "not-closed";
    COMMA = "comma";
    BAD_KEY = "bad-key";
    BAD_NUMBER = "bad-number";
    BAD_STRING = "bad-string";
    // The format.
    UNKNOWN_KEY = "unknown-key";
    MISSING_KEY = "missing-key";
    WRONG_TYPE = "wrong-type";
    OUT_OF_RANGE = "out-of-range";
    UNKNOWN_WORD = "unknown-word";
    BAD_PHRASE = "bad-phrase";
    NO_TEXT = "no-text";
    TEXT_TOO_LONG = "text-too-long";
    BAD_NAME = "bad-name";
    NOT_ONE_LINE = "not-one-line";
    TOO_MANY = "too-many";
    TOO_FEW = "too-few";
    // Names.
    DUPLICATE_NAME = "duplicate-name";
    RESERVED_NAME = "reserved-name";
    UNKNOWN_SKILL = "unknown-skill";
    UNKNOWN_PLAYER = "unknown-player";
    UNKNOWN_SIDE = "unknown-side";
    UNKNOWN_LEADER = "unknown-leader";
    // Characters.
    /// A character cannot be hidden from the player who plays it.
    HIDDEN_PLAYED = "hidden-played";
    // More problems than are reported.
    MORE_PROBLEMS = "more-problems";
}
