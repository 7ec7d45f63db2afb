//! What is to be done at a table.

use std::{fmt, time::Instant};

use schwung_rulebook::Lang;
use schwung_views::wire::{Do, Joined};

use crate::{Fault, pass::Rights, token::Token};

/// Takes what comes of an order.
pub(crate) type Tell<T> = Box<dyn FnOnce(Result<T, Fault>) + Send>;

/// Something that is to be done at a table.
#[derive(Debug)]
pub(crate) struct Order {
    /// Whoever wants it.
    pub(crate) by: By,
    /// The language in which refusals are worded.
    pub(crate) lang: Lang,
    /// When it came.
    pub(crate) came: Instant,
    /// What.
    pub(crate) wish: Wish,
}

impl Order {
    pub(crate) fn new(by: By, lang: Lang, wish: Wish) -> Order {
        Order { by, lang, came: Instant::now(), wish }
    }
}

/// Whoever gives an order. Who that is *now* is looked up when its turn comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Somebody who listens.
    Viewer(u64),
    /// The bearer of the token of this hash.
    Token([u8; 32]),
    /// Whoever keeps the server.
    Keeper,
}

/// What is to be done.
pub(crate) enum Wish {
    /// Carry out a deed; tells the number of its record.
    Do { id: String, what: Box<Do>, tell: Tell<u64> },
    /// Take a seat.
    Join { seat: Option<u8>, name: String, tell: Tell<Joined> },
    /// Make a new link; those before it are no longer good if `only`.
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

/// Whom a link lets in.
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
