//! `GET /api/table/view`: the table as it stands.

use std::sync::Arc;

use axum::{Extension, Json, extract::State, http::HeaderMap};
use schwung_views::wire::{Problem, View};

use crate::{Fault, hall::Hall, reader::Reader};

/// The table as it stands, as the bearer of the token may see it.
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
) -> Result<Json<View>, Fault> {
    let guest = hall.guest(&headers).await?;
    let you = guest.pass.you()?;
    guest.table.room.look(|game| Json(game.view(you, reader.tongue())))
}
