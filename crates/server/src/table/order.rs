//! Requests to the task of a table.

use std::{fmt, time::Instant};

use schwung_rulebook::Lang;
use schwung_views::wire::{Do, Joined};

use crate::{Fault, pass::Rights, token::Token};

/// Callback for the result of a request.
pub(crate) type Tell<T> = Box<dyn FnOnce(Result<T, Fault>) + Send>;

/// A request to the task of a table.
#[derive(Debug)]
pub(crate) struct Order {
    /// The author.
    pub(crate) by: By,
    /// The language of refusals.
    pub(crate) lang: Lang,
    /// Time of arrival.
    pub(crate) came: Instant,
    /// The requested operation.
    pub(crate) wish: Wish,
}

impl Order {
    pub(crate) fn new(by: By, lang: Lang, wish: Wish) -> Order {
        Order { by, lang, came: Instant::now(), wish }
    }
}

/// The author of a request. The author's rights are looked up when the request is processed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// A listener, by id.
    Viewer(u64),
    /// The bearer of the token with this hash.
    Token([u8; 32]),
    /// The administrator of the server.
    Keeper,
}

/// A requested operation.
pub(crate) enum Wish {
    /// Carries out a deed and returns the number of its record.
    Do { id: String, what: Box<Do>, tell: Tell<u64> },
    /// Takes a seat.
    Join { seat: Option<u8>, name: String, tell: Tell<Joined> },
    /// Creates a new link; `only` revokes the previous ones.
    Link { link: Link, only: bool, tell: Tell<Token> },
}

impl fmt::Debug for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Do { id, .. } => f.debug_struct("Do").field("id", id).finish_non_exhaustive(),
            Wish::Join { seat, .. } => f.debug_struct("Join").field("seat", seat).finish_non_exhaustive(),
            Wish::Link { link, .. } => f.debug_struct("Link").field("link", link).finish_non_exhaustive(),
        }
    }
}

/// The kind of access that a link gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    Gm,
    Join,
    Watch,
    Seat(u8),
}

impl Link {
    pub(crate) fn rights(self) -> Rights {
        match self {
            Link::Gm => Rights::Gm,
            Link::Join => Rights::Join,
            Link::Watch => Rights::Watch,
            Link::Seat(seat) => Rights::Seat(seat),
        }
    }
}
