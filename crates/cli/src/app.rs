//! Context of every command, and its results.

use std::{fmt, sync::Arc};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

use crate::screen::Screen;

/// The result of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Everything is in order: exit status 0.
    Held,
    /// A check failed: exit status 1.
    Failed,
}

impl Verdict {
    pub(crate) fn of(holds: bool) -> Verdict {
        if holds { Verdict::Held } else { Verdict::Failed }
    }

    /// `Held` only if both are.
    pub(crate) fn and(self, other: Verdict) -> Verdict {
        if self == Verdict::Held { other } else { self }
    }
}

/// The error for arguments that cannot be combined. Exit status 2.
#[derive(Debug)]
pub(crate) struct Misused(pub(crate) String);

impl fmt::Display for Misused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misused {}

/// Context of every command.
pub(crate) struct App {
    /// Texts of the command itself. Texts of books are loaded on demand: see [`App::book`].
    pub(crate) texts: Catalogue,
    /// The language given on the command line, if any.
    pub(crate) asked: Option<Lang>,
    pub(crate) screen: Screen,
}

impl App {
    /// A text of the command itself.
    pub(crate) fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.texts.text(key, args)
    }

    /// The texts of a book in the language of the command.
    pub(crate) fn book(&self, book: &str) -> Arc<Catalogue> {
        schwung_systems::texts(self.texts.lang(), book)
    }
}
