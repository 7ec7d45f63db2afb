//! `POST /api/join`: takes a seat.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Request, State},
    http::StatusCode,
};
use schwung_views::wire::{Joined, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    Fault,
    app_state::AppState,
    body,
    client::Client,
    rates::Rate,
    table::{Operation, Requester, TableRequest},
};

/// A request for a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// The seat to take; a new one if not given.
    #[serde(default)]
    seat: Option<u8>,
    /// The name of the player, 1 to 40 characters.
    name: String,
}

/// Takes a seat. Requires the join token; the token of the seat is returned only here.
#[utoipa::path(
    post, path = "/api/join", tag = "tables", request_body = Joining, security(("token" = [])),
    responses(
        (status = 201, description = "The seat is taken", body = Joined),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "The token is for something else", body = Problem),
        (status = 409, description = "The table is locked or full, or the seat taken", body = Problem),
        (status = 429, description = "Too many joins from this address", body = Problem),
    )
)]
pub(crate) async fn join(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<(StatusCode, Json<Joined>), Fault> {
    app.admit(Rate::Join, client.address)?;
    let caller = app.caller(request.headers()).await?;
    let Joining { seat, name } = body::read(request, app.config.limits.body_bytes).await?;
    let request = |respond| {
        TableRequest::new(Requester::Token(caller.hash), client.lang, Operation::Join { seat, name, respond })
    };
    Ok((StatusCode::CREATED, Json(caller.table.call(request).await?)))
}
