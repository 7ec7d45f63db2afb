//! Requests to the task of a table.

use std::{fmt, time::Instant};

use schwung_rulebook::Lang;
use schwung_views::wire::{Do, Joined};

use crate::{Fault, pass::Rights, token::Token};

/// Callback for the result of a request.
pub(crate) type Respond<T> = Box<dyn FnOnce(Result<T, Fault>) + Send>;

/// A request to the task of a table.
#[derive(Debug)]
pub(crate) struct TableRequest {
    /// The author.
    pub(crate) by: Requester,
    /// The language of refusals.
    pub(crate) lang: Lang,
    /// Time of arrival.
    pub(crate) came: Instant,
    /// The requested operation.
    pub(crate) operation: Operation,
}

impl TableRequest {
    pub(crate) fn new(by: Requester, lang: Lang, operation: Operation) -> TableRequest {
        TableRequest { by, lang, came: Instant::now(), operation }
    }
}

/// The author of a request. The author's rights are looked up when the request is processed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Requester {
    /// A listener, by id.
    Viewer(u64),
    /// The bearer of the token with this hash.
    Token([u8; 32]),
    /// The administrator of the server.
    Admin,
}

/// A requested operation.
pub(crate) enum Operation {
    /// Carries out a deed and returns the number of its record.
    Do { id: String, what: Box<Do>, respond: Respond<u64> },
    /// Takes a seat.
    Join { seat: Option<u8>, name: String, respond: Respond<Joined> },
    /// Creates a new link; `only` revokes the previous ones.
    Link { link: Link, only: bool, respond: Respond<Token> },
    /// Creates another link with the rights of the requester, beside the one that they have.
    Another { respond: Respond<Joined> },
    /// Revokes all links of second game masters.
    RevokeCoGms { respond: Respond<()> },
    /// Reads what other processes have changed: records, rights, or that the table is gone.
    Refresh,
    /// Reads on in the store, and says when that is done.
    CatchUp {
        /// Called with the result.
        respond: Respond<()>,
    },
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Do { id, .. } => f.debug_struct("Do").field("id", id).finish_non_exhaustive(),
            Operation::Join { seat, .. } => {
                f.debug_struct("Join").field("seat", seat).finish_non_exhaustive()
            }
            Operation::Another { .. } => f.write_str("Another"),
            Operation::RevokeCoGms { .. } => f.write_str("RevokeCoGms"),
            Operation::Refresh => f.write_str("Refresh"),
            Operation::CatchUp { .. } => f.write_str("CatchUp"),
            Operation::Link { link, .. } => {
                f.debug_struct("Link").field("link", link).finish_non_exhaustive()
            }
        }
    }
}

/// The kind of access that a link gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    Gm,
    CoGm,
    Join,
    Watch,
    Seat(u8),
}

impl Link {
    pub(crate) fn rights(self) -> Rights {
        match self {
            Link::Gm => Rights::Gm,
            Link::CoGm => Rights::CoGm,
            Link::Join => Rights::Join,
            Link::Watch => Rights::Watch,
            Link::Seat(seat) => Rights::Seat(seat),
        }
    }
}
