//! `POST /api/join`: somebody takes a seat.

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
    Fault, body,
    hall::Hall,
    rates::Rate,
    reader::Reader,
    table::{By, Order, Wish},
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
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    request: Request,
) -> Result<(StatusCode, Json<Joined>), Fault> {
    hall.rates.count(Rate::Join, reader.address)?;
    let guest = hall.guest(request.headers()).await?;
    let Joining { seat, name } = body::read(request, hall.config.limits.body_bytes).await?;
    let order = |tell| Order::new(By::Token(guest.hash), reader.lang, Wish::Join { seat, name, tell });
    Ok((StatusCode::CREATED, Json(guest.table.obey(order).await?)))
}
