use crate::Wording;

/// The line of the log that an event becomes; `N` is the enum of all ids of a system.
///
/// Derived, with `#[line(...)]` on those variants that differ from the usual:
///
/// - `about(on)`: whose line it is; `about(to, by)`: the first of them who is somebody; `about(nobody)` for nobody. Usually the field
///   `actor` or `who`, or else that of `#[line(usual = by)]` on the enum, if there is one.
/// - `lapse`, `lapse(unless on)`: it reports that something ended by itself, if the field `on` is false; `turn`: it only
///   says whose turn it is; `result`: it says what came of an action.
/// - `none`: it has no line.
/// - `say(actor, other = on)`: a message suffices, with these arguments. Its key is the name of the variant, after the
///   `#[line(prefix = "...")]` of the enum, unless one is given first: `say("other-key", actor)`, or two of which a field
///   chooses: `say(if prone "prone" else "stands-up", actor)`.
/// - `rule = "its.id"`: its explanation cites this rule; `rule = none`: it has none.
/// - `#[line(0)]`: the first field decides all of this.
///
/// All other variants are put into words by hand. They are the variants of a second enum, which is named in
/// `#[line(rest = NAME)]`, so that a new event does not compile until its line is decided. `line()` of the event returns
/// its line as [`Told`].
///
/// With `#[line(explain = NAME)]` on the enum, all variants that have a line but no `rule` are those of another enum, so that
/// a new event does not compile either until its explanation is decided. `explanation()` returns it as [`Explained`].
pub trait Line<N> {
    /// Whom the line is about.
    fn about(&self) -> Option<N> {
        None
    }

    /// Whether it reports that something ended by itself.
    fn lapses(&self) -> bool {
        false
    }

    /// Whether it only says whose turn it is.
    fn is_turn(&self) -> bool {
        false
    }

    /// Whether it says what came of an action.
    fn is_result(&self) -> bool {
        false
    }

    /// The message, if one suffices.
    fn phrase(&self) -> Option<Phrase<'_, N>> {
        None
    }
}

/// Which line an event becomes. `R` is the enum of those that are put into words by hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Told<'a, N, R> {
    /// None.
    Nothing,
    /// A message.
    Phrase(Phrase<'a, N>),
    /// A line that is written by hand.
    ByHand(R),
}

/// What explains an event. `R` is the enum of those that are explained by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explained<R> {
    /// Nothing.
    Nothing,
    /// The rule with this id.
    Rule(&'static str),
    /// An explanation that is written by hand.
    ByHand(R),
}

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase<'a, N> {
    /// The key of the message.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Word<'a, N>)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Word<'a, N> {
    /// The name of something, as far as the reader knows it.
    Name(N),
    /// A number.
    Number(i64),
    /// A text by a person, to be quoted.
    Quote(&'a Wording),
    /// The heading of a rule, by its id.
    Rule(&'a str),
}

/// Implemented by types that can be arguments of a message.
pub trait Say<N> {
    /// The argument.
    fn word(&self) -> Word<'_, N>;
}

impl<N> Say<N> for Wording {
    fn word(&self) -> Word<'_, N> {
        Word::Quote(self)
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl<N> Say<N> for $type {
            fn word(&self) -> Word<'_, N> {
                Word::Number(i64::from(*self))
            }
        }
    )+};
}

numbers!(u8, u16, u32, i8, i16, i32);

/// Rules are cited by their ids.
impl<N> Say<N> for std::borrow::Cow<'static, str> {
    fn word(&self) -> Word<'_, N> {
        Word::Rule(self)
    }
}

impl<N, T: Line<N>> Line<N> for Option<T> {
    fn about(&self) -> Option<N> {
        self.as_ref().and_then(Line::about)
    }
}

impl<N, T: Line<N>> Line<N> for Box<T> {
    fn about(&self) -> Option<N> {
        (**self).about()
    }
}

/// The first of several.
impl<N, T: Line<N>> Line<N> for Vec<T> {
    fn about(&self) -> Option<N> {
        self.first().and_then(Line::about)
    }
}
