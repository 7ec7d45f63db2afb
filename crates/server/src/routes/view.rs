//! `GET /api/table/view`: the current state of the table.

use std::sync::Arc;

use axum::{Extension, extract::State, http::HeaderMap, response::Response};
use schwung_views::wire::{Problem, View};

use crate::{Fault, hall::Hall, packed, reader::Reader};

/// Returns the current state of the table as the bearer of the token may see it.
#[utoipa::path(
    get, path = "/api/table/view", tag = "table", security(("token" = [])),
    responses(
        (status = 200, description = "The table", body = View),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "The token is for something else", body = Problem),
    )
)]
pub(crate) async fn view(
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let guest = hall.guest(&headers).await?;
    let you = guest.pass.you()?;
    let view = guest.table.room.look(|game| game.view(you, reader.tongue()))?;
    packed::json(&view, &headers)
}
