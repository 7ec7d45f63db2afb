//! `GET /api/card`: what is shown to somebody before joining.

use std::sync::Arc;

use axum::{Extension, Json, extract::State, http::HeaderMap};
use schwung_views::wire::{Problem, TableCard};

use crate::{Fault, hall::Hall, pass::Rights, reader::Reader};

/// Returns what is shown to somebody before joining. Requires the join token.
#[utoipa::path(
    get, path = "/api/card", tag = "tables", security(("token" = [])),
    responses(
        (status = 200, description = "The table and its free seats", body = TableCard),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "The token is for something else", body = Problem),
    )
)]
pub(crate) async fn card(
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    headers: HeaderMap,
) -> Result<Json<TableCard>, Fault> {
    let guest = hall.guest(&headers).await?;
    if guest.pass.rights != Rights::Join {
        return Err(Fault::OtherRole);
    }
    let name = guest.pass.table.as_str();
    guest.table.room.look(|game| Json(game.card(name, reader.lang)))
}
