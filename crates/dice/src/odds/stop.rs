//! Why a calculation of odds stops early.

use crate::{Code, Error, Modifier, Span};

/// Why a calculation stopped.
pub(super) enum Stop {
    /// The numbers of ways do not fit this weight type; a larger one is needed.
    TooSmall,
    /// A value does not fit 64 bits.
    TooLarge,
    Refused(Error),
}

impl Stop {
    /// Converts the failure to an error at `span`.
    pub(super) fn at(self, span: Span) -> Stop {
        match self {
            Stop::TooLarge => Stop::Refused(Error::new(Code::Overflow, span)),
            other => other,
        }
    }
}

/// Lets `?` convert errors.
impl From<Error> for Stop {
    fn from(error: Error) -> Stop {
        Stop::Refused(error)
    }
}

/// The error for an order of modifiers whose odds are not supported.
pub(super) fn none(modifiers: &[Modifier]) -> Stop {
    let span = modifiers.first().map_or(Span::default(), |it| it.span);
    let all: String = modifiers.iter().map(|it| it.kind.to_string()).collect();
    Stop::Refused(Error::new(Code::NoOdds, span).with("modifier", all))
}
