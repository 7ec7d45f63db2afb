//! Refusals: a stable code, a place, the data of the message, and what would do. The words are in `messages/`.

use std::{error, fmt};

/// A part of the notation: bytes of the text as it was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Span {
    pub(crate) fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The part of `text` that it names; empty where it does not fit.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}

/// The codes and their ids; `dice-error-<id>` is the message, with an attribute `hint` for what to do.
macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal,)+) => {
        /// Why something is refused. The ids are stable: programs may rely on them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// The stable id, in kebab case.
            pub const fn id(self) -> &'static str {
                match self { $(Code::$name => $id,)+ }
            }
        }
    };
}

codes! {
    /// There is nothing to roll.
    Empty = "empty",
    /// More text than [`crate::limits::TEXT`]. Data: `limit`.
    TooLong = "too-long",
    /// Deeper than [`crate::limits::DEPTH`]. Data: `limit`.
    TooDeep = "too-deep",
    /// Something that cannot stand here. Data: `found`.
    Unexpected = "unexpected",
    /// The text ends where something is still missing.
    UnexpectedEnd = "unexpected-end",
    /// A bracket is not closed. Data: `bracket`.
    Unclosed = "unclosed",
    /// No function and no modifier of this name. Data: `word`.
    UnknownWord = "unknown-word",
    /// A number that does not fit. Data: `found`.
    NumberTooLarge = "number-too-large",
    /// A decimal where a whole number must stand. Data: `found`.
    NotWhole = "not-whole",
    /// A number of dice or sides that is less than none. Data: `found`.
    Negative = "negative",
    /// A die without sides.
    SidesMissing = "sides-missing",
    /// A die with no sides at all.
    NoSides = "no-sides",
    /// More sides than [`crate::limits::SIDES`]. Data: `limit`.
    TooManySides = "too-many-sides",
    /// More dice than [`crate::limits::DICE`]. Data: `limit`.
    TooManyDice = "too-many-dice",
    /// More throws than [`crate::limits::THROWS`]. Data: `limit`.
    TooManyThrows = "too-many-throws",
    /// More repetitions than [`crate::limits::TIMES`], or none. Data: `limit`.
    TooManyTimes = "too-many-times",
    /// `d` after dice: highest or lowest? Data: `count`.
    AmbiguousDrop = "ambiguous-drop",
    /// `x` after dice: explode or times?
    AmbiguousTimes = "ambiguous-times",
    /// A modifier without its number. Data: `modifier`.
    NumberMissing = "number-missing",
    /// Every face explodes.
    AlwaysExplodes = "always-explodes",
    /// Every face is rerolled.
    AlwaysRerolls = "always-rerolls",
    /// More dice than faces, and none may come twice. Data: `dice`, `faces`.
    CannotBeUnique = "cannot-be-unique",
    /// A modifier on something that is no pool of dice. Data: `modifier`.
    NotDice = "not-dice",
    /// A modifier that groups do not have. Data: `modifier`.
    NotForGroups = "not-for-groups",
    /// A modifier after successes were counted. Data: `modifier`.
    AfterCount = "after-count",
    /// More modifiers than [`crate::limits::MODIFIERS`]. Data: `limit`.
    TooManyModifiers = "too-many-modifiers",
    /// Failures without successes.
    FailuresAlone = "failures-alone",
    /// Something this dialect has and Schwung has not. Data: `modifier`, `dialect`.
    Unsupported = "unsupported",
    /// Too few or too many arguments. Data: `function`, `wanted`, `given`.
    Arguments = "arguments",
    /// A division by zero.
    DivisionByZero = "division-by-zero",
    /// A result that does not fit 64 bits.
    Overflow = "overflow",
    /// A power or a root that is no number.
    Undefined = "undefined",
    /// A list of dice ends too soon. Data: `die`, `given`.
    DiceMissing = "dice-missing",
    /// A die of the list that the die rolled cannot show. Data: `die`, `face`, `position`.
    DiceNotFitting = "dice-not-fitting",
    /// Dice of the list that nobody asked for. Data: `count`.
    DiceLeftOver = "dice-left-over",
    /// A list of dice that cannot be read. Data: `found`.
    DiceUnreadable = "dice-unreadable",
    /// The source of dice has none to give.
    NoDice = "no-dice",
    /// Exact odds, or a roll, would cost too much. Data: `estimate`, `limit`, `unit` (`steps` or `KiB`).
    TooCostly = "too-costly",
    /// Exact odds of this order of modifiers are not known. Data: `modifier`.
    NoOdds = "no-odds",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A refusal. Small: what it says is behind one pointer.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Told>);

#[derive(Clone, PartialEq, Eq)]
struct Told {
    code: Code,
    span: Span,
    data: Vec<(&'static str, String)>,
    instead: Option<String>,
}

/// Of what can go wrong here.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub(crate) fn new(code: Code, span: Span) -> Error {
        Error(Box::new(Told { code, span, data: Vec::new(), instead: None }))
    }

    #[allow(clippy::needless_pass_by_value)] // numbers and texts as they are at hand
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Error {
        self.0.data.push((name, value.to_string()));
        self
    }

    /// The whole notation as it could be meant.
    pub(crate) fn instead(mut self, text: impl Into<String>) -> Error {
        self.0.instead = Some(text.into());
        self
    }

    pub(crate) fn without_suggestion(mut self) -> Error {
        self.0.instead = None;
        self
    }

    /// Why.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// Where in the text.
    pub fn span(&self) -> Span {
        self.0.span
    }

    /// What the message says, by name; no words of any language.
    pub fn data(&self) -> &[(&'static str, String)] {
        &self.0.data
    }

    /// The whole notation as it could be meant, where that can be told: it can be read.
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

/// For logs and panics; people get the message of the code.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl error::Error for Error {}
