//! `POST /api/table/do` and `/ask`: playing without a socket, as bots may.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Request, State},
};
use schwung_views::wire::{Ask, Do, Problem, Reply};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Fault, body,
    hall::Hall,
    reader::Reader,
    table::{By, Order, Wish},
};

/// Something to be done.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deed {
    /// Made by the client, at most 64 bytes. The same id of the same seat is never carried out twice: repeat it until it
    /// is answered. For anything else it is refused then, as `id_taken`.
    id: String,
    /// What is to be done.
    what: Do,
}

/// It is done and on disk.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The client's id.
    id: String,
    /// The record that did it.
    seq: u64,
}

/// Something to be told.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// What is to be told.
    what: Ask,
}

/// Does something at the table.
#[utoipa::path(
    post, path = "/api/table/do", tag = "table", request_body = Deed, security(("token" = [])),
    responses(
        (status = 200, description = "Done, and on disk", body = Done),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Not for this seat to do", body = Problem),
        (status = 409, description = "Not now: the detail says why", body = Problem),
        (status = 422, description = "Not understood", body = Problem),
    )
)]
pub(crate) async fn carry_out(
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    request: Request,
) -> Result<Json<Done>, Fault> {
    let guest = hall.guest(request.headers()).await?;
    let Deed { id, what } = body::read(request, hall.config.limits.body_bytes).await?;
    let name = id.clone();
    let order = |tell| {
        let wish = Wish::Do { id: name, what: Box::new(what), tell };
        Order::new(By::Token(guest.hash), reader.lang, wish)
    };
    let seq = guest.table.obey(order).await?;
    Ok(Json(Done { id, seq }))
}

/// Tells something about the table: what can be done, odds, older lines of the log, settings.
#[utoipa::path(
    post, path = "/api/table/ask", tag = "table", request_body = Question, security(("token" = [])),
    responses(
        (status = 200, description = "The answer", body = Reply),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Not for this seat to know", body = Problem),
        (status = 409, description = "There is no such thing now", body = Problem),
        (status = 503, description = "It would take too long", body = Problem),
    )
)]
pub(crate) async fn ask(
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    request: Request,
) -> Result<Json<Reply>, Fault> {
    let guest = hall.guest(request.headers()).await?;
    let you = guest.pass.you()?;
    let Question { what } = body::read(request, hall.config.limits.body_bytes).await?;
    Ok(Json(hall.ask(&guest.table.room, you, reader.tongue(), what).await?))
}
