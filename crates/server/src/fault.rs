//! Everything that can go wrong, and the one mapping to statuses.

use std::sync::Arc;

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use schwung_log::Damaged;
use schwung_messages::Catalogue;
use schwung_store::StoreError;
use schwung_systems::{LoadError, Refused};
use schwung_views::wire::Problem;

/// Why a request was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// No token came along, or none that was ever given out, or one that is no longer good.
    #[error("no good token")]
    Token,
    /// The token is good, but for something else.
    #[error("the token is for something else")]
    OtherRole,
    /// Only the game master may.
    #[error("only the game master may")]
    GmOnly,
    /// A page of another site sent the request.
    #[error("a page of another site sent it")]
    Origin,
    /// There is no such page.
    #[error("no such page")]
    NoSuchPage,
    /// The page is there, but not for that method.
    #[error("no such method")]
    Method,
    /// There is no such rule.
    #[error("no such rule")]
    NoSuchRule,
    /// Nobody sits there who could be given a link.
    #[error("nobody sits there")]
    NoSuchSeat,
    /// The request cannot be understood.
    #[error("malformed: {0}")]
    Malformed(String),
    /// The body is no JSON.
    #[error("the body is no JSON")]
    Media,
    /// The body is larger than so many bytes.
    #[error("more than {0} bytes")]
    TooLarge(usize),
    /// The body came too slowly.
    #[error("the body came too slowly")]
    TooSlow,
    /// A file has mistakes.
    #[error("the file has {} mistakes", .0.len())]
    Mistakes(Vec<String>),
    /// The table refuses.
    #[error("refused: {}", .0.code)]
    Refused(Refused),
    /// Too many requests came from there; so many seconds to wait.
    #[error("too many requests")]
    TooMany(u64),
    /// There are as many tables as there may be.
    #[error("there are as many tables as there may be")]
    NoRoom,
    /// The table has as many records as it may.
    #[error("the table has as many records as it may")]
    TableFull,
    /// No page is to be had under this host.
    #[error("no page is to be had under this host")]
    Host,
    /// As many are listening as may.
    #[error("as many are listening as may")]
    Crowded,
    /// More waits to be done than may.
    #[error("more waits to be done than may")]
    Busy,
    /// An answer would take too long.
    #[error("it would take too long")]
    TooLong,
    /// Others were quicker, again and again.
    #[error("others were quicker, again and again")]
    Overtaken,
    /// A panic was caught; nothing has changed.
    #[error("something that the rules cannot handle")]
    Failed,
    /// A stored table cannot be opened.
    #[error("a stored table cannot be opened")]
    Load(#[source] LoadError),
    /// What is stored does not follow on what was there.
    #[error("what is stored does not follow on what was there")]
    Damaged(#[source] Damaged),
    /// The table has shown to be damaged before.
    #[error("the table is damaged")]
    Broken,
    /// A table names something that the store does not take.
    #[error("a name that the store does not take")]
    Name,
    /// The store does not answer.
    #[error("the store does not answer")]
    Store(#[source] StoreError),
    /// The operating system gives no randomness.
    #[error("the operating system gives no randomness")]
    Randomness,
    /// The server is about to stop.
    #[error("the server stops")]
    Stopping,
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        Fault::Refused(refused)
    }
}

impl Fault {
    /// The status, and what programs call it.
    pub fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Fault::Token => (StatusCode::UNAUTHORIZED, "token"),
            Fault::OtherRole => (StatusCode::FORBIDDEN, "other_role"),
            Fault::GmOnly => (StatusCode::FORBIDDEN, "gm_only"),
            Fault::Origin => (StatusCode::FORBIDDEN, "origin"),
            Fault::NoSuchPage => (StatusCode::NOT_FOUND, "no_such_page"),
            Fault::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Fault::NoSuchRule => (StatusCode::NOT_FOUND, "no_such_rule"),
            Fault::NoSuchSeat => (StatusCode::CONFLICT, "no_such_seat"),
            Fault::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
            Fault::Media => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media"),
            Fault::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Fault::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Fault::Mistakes(_) => (StatusCode::UNPROCESSABLE_ENTITY, "mistakes"),
            Fault::Refused(refused) => (status_of(refused.code), refused.code),
            Fault::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Fault::TableFull => (StatusCode::CONFLICT, "table_full"),
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
            Fault::Name => (StatusCode::BAD_REQUEST, "name"),
            Fault::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Fault::Randomness => (StatusCode::SERVICE_UNAVAILABLE, "randomness"),
            Fault::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
        }
    }

    /// Seconds after which it is worth trying again, where that is known.
    pub(crate) fn retry_after_seconds(&self) -> Option<u64> {
        match self {
            Fault::TooMany(seconds) => Some(*seconds),
            Fault::Busy | Fault::Store(_) | Fault::Overtaken | Fault::Stopping => Some(1),
            _ => None,
        }
    }

    /// Is it the server's fault, so that its keeper should read of it?
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

    /// In the reader's language: what is wrong, and what is legal.
    pub(crate) fn words(&self, texts: &Catalogue) -> String {
        match self {
            Fault::Refused(refused) => refused.text.clone(),
            Fault::Malformed(detail) => texts.text("server-malformed", &[("detail", detail)]),
            Fault::TooLarge(most) => {
                texts.text("server-too-large", &[("most", &most.div_ceil(1024).to_string())])
            }
            Fault::TooMany(seconds) => texts.text("server-too-many", &[("seconds", &seconds.to_string())]),
            _ => texts.text(self.key(), &[]),
        }
    }

    /// The message, where it needs nothing filled in.
    fn key(&self) -> &'static str {
        match self {
            Fault::Token => "server-token",
            Fault::OtherRole => "server-other-role",
            Fault::GmOnly => "server-gm-only",
            Fault::Origin => "server-origin",
            Fault::NoSuchPage => "server-no-such-page",
            Fault::Method => "server-method",
            Fault::NoSuchRule => "server-no-such-rule",
            Fault::NoSuchSeat => "server-no-such-seat",
            Fault::Media => "server-media",
            Fault::TooSlow => "server-too-slow",
            Fault::Mistakes(_) => "server-mistakes",
            Fault::TableFull => "server-table-full",
            Fault::Host => "server-host",
            Fault::NoRoom => "server-no-room",
            Fault::Crowded => "server-crowded",
            Fault::Busy => "server-busy",
            Fault::TooLong => "server-too-long",
            Fault::Overtaken => "server-overtaken",
            Fault::Load(_) | Fault::Damaged(_) | Fault::Broken => "server-damaged",
            Fault::Name => "server-name",
            Fault::Store(_) => "server-store",
            Fault::Randomness => "server-randomness",
            Fault::Stopping => "server-stopping",
            Fault::Failed
            | Fault::Refused(_)
            | Fault::Malformed(_)
            | Fault::TooLarge(_)
            | Fault::TooMany(_) => "server-failed",
        }
    }

    /// As it goes over HTTP.
    pub(crate) fn problem(&self, texts: &Catalogue) -> Problem {
        let (status, code) = self.kind();
        let errors = match self {
            Fault::Mistakes(errors) => errors.clone(),
            _ => Vec::new(),
        };
        Problem { code: code.to_owned(), status: status.as_u16(), detail: self.words(texts), errors }
    }
}

/// The status of a table's refusal.
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
    /// An answer without words: [`crate::problem`] fills them in, in the language of whoever asked.
    fn into_response(self) -> Response {
        let mut response = self.kind().0.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
