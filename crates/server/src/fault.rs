//! All errors of requests, and their mapping to HTTP statuses.

use std::sync::Arc;

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use schwung_log::Damaged;
use schwung_messages::Catalogue;
use schwung_store::StoreError;
use schwung_systems::{LoadError, Refusal};
use schwung_views::wire::Problem;

/// Why a request was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The token is missing, unknown or revoked.
    #[error("the token is missing, unknown or revoked")]
    Token,
    /// The token is valid, but does not permit this.
    #[error("the token does not permit this")]
    OtherRole,
    /// Only the game master may do this.
    #[error("only the game master may do this")]
    GmOnly,
    /// The request was sent by a page of another site.
    #[error("cross-origin request")]
    Origin,
    /// There is no such resource.
    #[error("not found")]
    NoSuchPage,
    /// The resource does not support this method.
    #[error("method not allowed")]
    Method,
    /// There is no such rule.
    #[error("no such rule")]
    NoSuchRule,
    /// No play shows this rule.
    #[error("no play shows this rule")]
    NoPlay,
    /// The seat does not exist or is not taken, so there is nobody to give a link to.
    #[error("the seat is not taken")]
    NoSuchSeat,
    /// The request cannot be parsed. Contains the reason.
    #[error("malformed request: {0}")]
    Malformed(String),
    /// An uploaded picture is no JPEG file, or too large.
    #[error("not a JPEG picture, or too large")]
    Picture,
    /// The body is not declared as JSON.
    #[error("the body is not declared as JSON")]
    Media,
    /// The body exceeds this number of bytes.
    #[error("the body exceeds {0} bytes")]
    TooLarge(usize),
    /// The body was not received in time.
    #[error("timeout while receiving the body")]
    TooSlow,
    /// A file contains mistakes. Contains their descriptions.
    #[error("the file has {} mistakes", .0.len())]
    Mistakes(Vec<String>),
    /// The table refuses the deed.
    #[error("refused: {}", .0.code)]
    Refused(Refusal),
    /// Somebody else has changed the item since it was read.
    #[error("changed since it was read")]
    Changed,
    /// The shelf has no room for it.
    #[error("the shelf is full")]
    ShelfFull,
    /// Too many requests from this address. Contains the seconds to wait.
    #[error("too many requests")]
    TooMany(u64),
    /// The table is a what-if, which is no part of the game.
    #[error("the table is a what-if")]
    WhatIf,
    /// The table has as many what-ifs as it may have.
    #[error("too many what-ifs")]
    WhatIfs,
    /// The maximum number of tables is reached.
    #[error("the maximum number of tables is reached")]
    NoRoom,
    /// The table has reached its maximum number of records.
    #[error("the maximum size of the table is reached")]
    TableFull,
    /// The request names a host that is not this server.
    #[error("unknown host")]
    Host,
    /// The maximum number of listeners is reached.
    #[error("the maximum number of listeners is reached")]
    Crowded,
    /// Too many requests are waiting.
    #[error("too many waiting requests")]
    Busy,
    /// Computing the answer takes too long.
    #[error("the computation takes too long")]
    TooLong,
    /// Too many concurrent-write conflicts.
    #[error("too many concurrent-write conflicts")]
    Overtaken,
    /// A panic was caught; nothing has changed.
    #[error("a panic was caught")]
    Failed,
    /// A stored table cannot be loaded.
    #[error("a stored table cannot be loaded")]
    Load(#[source] LoadError),
    /// A stored record does not follow the previous one.
    #[error("a stored record does not follow the previous one")]
    Damaged(#[source] Damaged),
    /// The table was found to be damaged before.
    #[error("the table is damaged")]
    Broken,
    /// The log is damaged from this record on; the table can only be read.
    #[error("the log is damaged from record {0} on")]
    ReadOnly(u64),
    /// The log has records that only a newer release can read.
    #[error("the table was continued by a newer release")]
    Newer,
    /// The store rejects a name.
    #[error("the store rejects an id")]
    Name,
    /// The store failed.
    #[error("the store failed")]
    Store(#[source] StoreError),
    /// The operating system does not provide randomness.
    #[error("the operating system does not provide randomness")]
    Randomness,
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Stopping,
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<Refusal> for Fault {
    fn from(refused: Refusal) -> Fault {
        Fault::Refused(refused)
    }
}

impl Fault {
    /// The HTTP status and the machine-readable error code.
    pub fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Fault::Token => (StatusCode::UNAUTHORIZED, "token"),
            Fault::OtherRole => (StatusCode::FORBIDDEN, "other_role"),
            Fault::GmOnly => (StatusCode::FORBIDDEN, "gm_only"),
            Fault::Origin => (StatusCode::FORBIDDEN, "origin"),
            Fault::NoSuchPage => (StatusCode::NOT_FOUND, "no_such_page"),
            Fault::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Fault::NoSuchRule => (StatusCode::NOT_FOUND, "no_such_rule"),
            Fault::NoPlay => (StatusCode::NOT_FOUND, "no_play"),
            Fault::NoSuchSeat => (StatusCode::CONFLICT, "no_such_seat"),
            Fault::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
            Fault::Picture => (StatusCode::UNPROCESSABLE_ENTITY, "picture"),
            Fault::Media => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media"),
            Fault::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Fault::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Fault::Mistakes(_) => (StatusCode::UNPROCESSABLE_ENTITY, "mistakes"),
            Fault::Refused(refused) => (status_of(refused.code), refused.code),
            Fault::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Fault::TableFull => (StatusCode::CONFLICT, "table_full"),
            Fault::Changed => (StatusCode::CONFLICT, "changed"),
            Fault::ShelfFull => (StatusCode::CONFLICT, "shelf_full"),
            Fault::WhatIf => (StatusCode::CONFLICT, "what_if"),
            Fault::WhatIfs => (StatusCode::CONFLICT, "what_ifs"),
            Fault::Host => (StatusCode::MISDIRECTED_REQUEST, "host"),
            Fault::NoRoom => (StatusCode::SERVICE_UNAVAILABLE, "no_room"),
            Fault::Crowded => (StatusCode::SERVICE_UNAVAILABLE, "crowded"),
            Fault::Busy => (StatusCode::SERVICE_UNAVAILABLE, "overloaded"),
            Fault::TooLong => (StatusCode::SERVICE_UNAVAILABLE, "too_long"),
            Fault::Overtaken => (StatusCode::SERVICE_UNAVAILABLE, "overtaken"),
            Fault::Failed => (StatusCode::INTERNAL_SERVER_ERROR, "failed"),
            Fault::Load(_) | Fault::Damaged(_) | Fault::Broken => {
                (StatusCode::INTERNAL_SERVER_ERROR, "damaged")
            }
            Fault::ReadOnly(_) => (StatusCode::CONFLICT, "read_only"),
            Fault::Newer => (StatusCode::SERVICE_UNAVAILABLE, "newer"),
            Fault::Name => (StatusCode::BAD_REQUEST, "name"),
            Fault::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Fault::Randomness => (StatusCode::SERVICE_UNAVAILABLE, "randomness"),
            Fault::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
        }
    }

    /// Seconds after which a retry makes sense, if known.
    pub(crate) fn retry_after_seconds(&self) -> Option<u64> {
        match self {
            Fault::TooMany(seconds) => Some(*seconds),
            Fault::Busy | Fault::Store(_) | Fault::Overtaken | Fault::Newer | Fault::Stopping => Some(1),
            _ => None,
        }
    }

    /// Whether this is an error of the server, which belongs in its log.
    pub(crate) fn is_own(&self) -> bool {
        matches!(
            self,
            Fault::Failed
                | Fault::Load(_)
                | Fault::Damaged(_)
                | Fault::Broken
                | Fault::Store(_)
                | Fault::Randomness
                | Fault::Overtaken
        )
    }

    /// The message in the reader's language: what is wrong, and what would be allowed.
    pub(crate) fn words(&self, texts: &Catalogue) -> String {
        match self {
            Fault::Refused(refused) => refused.text.clone(),
            Fault::Malformed(detail) => texts.text("server-malformed", &[("detail", detail)]),
            Fault::TooLarge(most) => {
                texts.text("server-too-large", &[("most", &most.div_ceil(1024).to_string())])
            }
            Fault::TooMany(seconds) => texts.text("server-too-many", &[("seconds", &seconds.to_string())]),
            Fault::ReadOnly(seq) => texts.text("server-read-only", &[("seq", &seq.to_string())]),
            _ => texts.text(self.key(), &[]),
        }
    }

    /// Key of the message, for messages without arguments.
    fn key(&self) -> &'static str {
        match self {
            Fault::Token => "server-token",
            Fault::OtherRole => "server-other-role",
            Fault::GmOnly => "server-gm-only",
            Fault::Origin => "server-origin",
            Fault::NoSuchPage => "server-no-such-page",
            Fault::Method => "server-method",
            Fault::NoSuchRule => "server-no-such-rule",
            Fault::NoPlay => "server-no-play",
            Fault::NoSuchSeat => "server-no-such-seat",
            Fault::Picture => "server-picture",
            Fault::Media => "server-media",
            Fault::TooSlow => "server-too-slow",
            Fault::Mistakes(_) => "server-mistakes",
            Fault::TableFull => "server-table-full",
            Fault::Changed => "server-changed",
            Fault::ShelfFull => "server-shelf-full",
            Fault::WhatIf => "server-what-if",
            Fault::WhatIfs => "server-what-ifs",
            Fault::Host => "server-host",
            Fault::NoRoom => "server-no-room",
            Fault::Crowded => "server-crowded",
            Fault::Busy => "server-busy",
            Fault::TooLong => "server-too-long",
            Fault::Overtaken => "server-overtaken",
            Fault::Load(_) | Fault::Damaged(_) | Fault::Broken => "server-damaged",
            Fault::Newer => "server-bye-newer",
            Fault::Name => "server-name",
            Fault::Store(_) => "server-store",
            Fault::Randomness => "server-randomness",
            Fault::Stopping => "server-stopping",
            Fault::Failed
            | Fault::Refused(_)
            | Fault::Malformed(_)
            | Fault::TooLarge(_)
            | Fault::ReadOnly(_)
            | Fault::TooMany(_) => "server-failed",
        }
    }

    /// The error body of the HTTP response.
    pub(crate) fn problem(&self, texts: &Catalogue) -> Problem {
        let (status, code) = self.kind();
        let errors = match self {
            Fault::Mistakes(errors) => errors.clone(),
            _ => Vec::new(),
        };
        Problem { code: code.to_owned(), status: status.as_u16(), detail: self.words(texts), errors }
    }
}

/// The HTTP status for the refusal of a table.
fn status_of(code: &str) -> StatusCode {
    match code {
        "gm_only" | "not_yours" => StatusCode::FORBIDDEN,
        "malformed" | "length" | "name_signs" | "faces" | "needs_words" | "invalid" | "not_understood"
        | "no_such_dice" | "no_such_setting" => StatusCode::UNPROCESSABLE_ENTITY,
        "failed" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Fault {
    /// A response without text: `middleware::handle` fills it in, in the language of the reader.
    fn into_response(self) -> Response {
        let mut response = self.kind().0.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
