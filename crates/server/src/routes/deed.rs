//! `POST /api/table/do` and `/ask`: playing without a socket, for example as a bot.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Request, State},
};
use schwung_views::wire::{Ask, Do, Problem, Reply};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Fault,
    app_state::AppState,
    body,
    client::Client,
    table::{Operation, Requester, TableRequest},
};

/// A deed to carry out.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DoRequest {
    /// Idempotency key chosen by the client, at most 64 bytes. A seat never carries out the same id twice: repeat the
    /// request until it is answered. Using the id for a different deed is refused as `id_taken`.
    id: String,
    /// The deed.
    what: Do,
}

/// The deed is carried out and stored.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The id given by the client.
    id: String,
    /// The viewer's number of the record that contains it, or of the last one before it that the viewer knows of.
    seq: u64,
}

/// A question to the server.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskRequest {
    /// The question.
    what: Ask,
}

/// Carries out a deed at the table.
#[utoipa::path(
    post, path = "/api/table/do", tag = "table", request_body = DoRequest, security(("token" = [])),
    responses(
        (status = 200, description = "Done, and on disk", body = Done),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Not for this seat to do", body = Problem),
        (status = 409, description = "Not now: the detail says why", body = Problem),
        (status = 422, description = "Not understood", body = Problem),
    )
)]
pub(crate) async fn carry_out(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Json<Done>, Fault> {
    let caller = app.caller(request.headers()).await?;
    let DoRequest { id, what } = body::read(request, app.config.limits.body_bytes).await?;
    let name = id.clone();
    let request = |respond| {
        let operation = Operation::Do { id: name, what: Box::new(what), respond };
        TableRequest::new(Requester::Token(caller.hash), client.lang, operation)
    };
    let seq = caller.table.call(request).await?;
    Ok(Json(Done { id, seq }))
}

/// Answers a question about the table: possible actions, odds, older log lines, settings.
#[utoipa::path(
    post, path = "/api/table/ask", tag = "table", request_body = AskRequest, security(("token" = [])),
    responses(
        (status = 200, description = "The answer", body = Reply),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Not for this seat to know", body = Problem),
        (status = 409, description = "There is no such thing now", body = Problem),
        (status = 503, description = "It would take too long", body = Problem),
    )
)]
pub(crate) async fn ask(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Json<Reply>, Fault> {
    let caller = app.caller(request.headers()).await?;
    let you = caller.pass.you()?;
    let AskRequest { what } = body::read(request, app.config.limits.body_bytes).await?;
    Ok(Json(app.ask(&caller.table.room, you, client.tongue(), what).await?))
}
