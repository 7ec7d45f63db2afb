//! Errors with a stable code, a location, data for the message and a suggestion. The texts are in `messages/`.

use std::{error, fmt};

/// A range of bytes in the notation as it was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    pub(crate) fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Returns the part of `text` that the span covers; empty if it is out of range.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}

/// Declares the error codes with their ids. The message of a code is `dice-error-<id>`; its attribute `hint` says what
/// to do.
macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal,)+) => {
        /// Why a notation or a roll is refused. The ids are stable: programs may rely on them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// Returns the stable id, in kebab case.
            pub const fn id(self) -> &'static str {
                match self { $(Code::$name => $id,)+ }
            }
        }
    };
}

codes! {
    /// There is nothing to roll.
    Empty = "empty",
    /// The text is longer than [`crate::limits::TEXT`]. Data: `limit`.
    TooLong = "too-long",
    /// Nesting is deeper than [`crate::limits::DEPTH`]. Data: `limit`.
    TooDeep = "too-deep",
    /// Something that is not allowed at this place. Data: `found`.
    Unexpected = "unexpected",
    /// The text ends where something is still missing.
    UnexpectedEnd = "unexpected-end",
    /// A bracket is not closed. Data: `bracket`.
    Unclosed = "unclosed",
    /// There is no function or modifier with this name. Data: `word`.
    UnknownWord = "unknown-word",
    /// A number is too large. Data: `found`.
    NumberTooLarge = "number-too-large",
    /// A decimal where a whole number is required. Data: `found`.
    NotWhole = "not-whole",
    /// The number of dice or sides is negative. Data: `found`.
    Negative = "negative",
    /// The sides of a die are not given.
    SidesMissing = "sides-missing",
    /// A die with 0 sides.
    NoSides = "no-sides",
    /// More sides than [`crate::limits::SIDES`]. Data: `limit`.
    TooManySides = "too-many-sides",
    /// More dice than [`crate::limits::DICE`]. Data: `limit`.
    TooManyDice = "too-many-dice",
    /// More throws than [`crate::limits::THROWS`]. Data: `limit`.
    TooManyThrows = "too-many-throws",
    /// More repetitions than [`crate::limits::TIMES`], or none. Data: `limit`.
    TooManyTimes = "too-many-times",
    /// `d` after dice could drop the highest or the lowest. Data: `count`.
    AmbiguousDrop = "ambiguous-drop",
    /// `x` after dice could mean "explode" or "times".
    AmbiguousTimes = "ambiguous-times",
    /// A modifier requires a number. Data: `modifier`.
    NumberMissing = "number-missing",
    /// Every face explodes.
    AlwaysExplodes = "always-explodes",
    /// Every face is rerolled.
    AlwaysRerolls = "always-rerolls",
    /// There are more dice than faces, but no face may come twice. Data: `dice`, `faces`.
    CannotBeUnique = "cannot-be-unique",
    /// A modifier on something other than a pool of dice. Data: `modifier`.
    NotDice = "not-dice",
    /// A modifier that is not available for groups. Data: `modifier`.
    NotForGroups = "not-for-groups",
    /// Advantage or disadvantage of anything but a single die without modifiers. Data: `found`.
    OneDieOnly = "one-die-only",
    /// A modifier after counting successes. Data: `modifier`.
    AfterCount = "after-count",
    /// More modifiers than [`crate::limits::MODIFIERS`]. Data: `limit`.
    TooManyModifiers = "too-many-modifiers",
    /// Failures are counted without successes.
    FailuresAlone = "failures-alone",
    /// The dialect has this feature, but Schwung does not support it. Data: `modifier`, `dialect`.
    Unsupported = "unsupported",
    /// The number of arguments is wrong. Data: `function`, `wanted`, `given`.
    Arguments = "arguments",
    /// A division by zero.
    DivisionByZero = "division-by-zero",
    /// A result that does not fit 64 bits.
    Overflow = "overflow",
    /// A power or a root is undefined.
    Undefined = "undefined",
    /// A list of dice ends too early. Data: `die`, `given`.
    DiceMissing = "dice-missing",
    /// A value in the list that the rolled die does not have. Data: `die`, `face`, `position`.
    DiceNotFitting = "dice-not-fitting",
    /// A list has more dice than were rolled. Data: `count`.
    DiceLeftOver = "dice-left-over",
    /// A list of dice cannot be parsed. Data: `found`.
    DiceUnreadable = "dice-unreadable",
    /// The source of dice failed.
    NoDice = "no-dice",
    /// The exact odds, or a roll, would exceed the cost limit. Data: `estimate`, `limit`, `unit` (`steps` or `KiB`).
    TooCostly = "too-costly",
    /// Exact odds are not supported for this order of modifiers. Data: `modifier`.
    NoOdds = "no-odds",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// An error of this crate. It is the size of one pointer.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Told>);

#[derive(Clone, PartialEq, Eq)]
struct Told {
    code: Code,
    span: Span,
    data: Vec<(&'static str, String)>,
    instead: Option<String>,
}

/// The result type of this crate.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub(crate) fn new(code: Code, span: Span) -> Error {
        Error(Box::new(Told { code, span, data: Vec::new(), instead: None }))
    }

    #[allow(clippy::needless_pass_by_value)] // convenient for numbers and texts alike
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Error {
        self.0.data.push((name, value.to_string()));
        self
    }

    /// Adds a suggestion: the whole notation as it may have been meant.
    pub(crate) fn instead(mut self, text: impl Into<String>) -> Error {
        self.0.instead = Some(text.into());
        self
    }

    pub(crate) fn without_suggestion(mut self) -> Error {
        self.0.instead = None;
        self
    }

    /// Returns the code.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// Returns the location in the text.
    pub fn span(&self) -> Span {
        self.0.span
    }

    /// Returns the arguments of the message by name. They are independent of the language.
    pub fn data(&self) -> &[(&'static str, String)] {
        &self.0.data
    }

    /// Returns the whole notation as it may have been meant, if there is a suggestion. It always parses.
    pub fn suggestion(&self) -> Option<&str> {
        self.0.instead.as_deref()
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Told { code, span, data, instead } = &*self.0;
        write!(f, "{code} at {}..{}", span.start, span.end)?;
        for (name, value) in data {
            write!(f, ", {name} {value:?}")?;
        }
        instead.as_ref().map_or(Ok(()), |it| write!(f, ", instead {it:?}"))
    }
}

/// For logs and panics; user interfaces show the message of the code.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl error::Error for Error {}
