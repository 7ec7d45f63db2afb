//! `GET /api/card`: what is shown to people before they join.

use std::sync::Arc;

use axum::{Extension, Json, extract::State, http::HeaderMap};
use schwung_views::wire::{Problem, TableCard};

use crate::{Fault, app_state::AppState, client::Client, pass::Rights};

/// Returns what is shown to people before they join. Requires the join token.
#[utoipa::path(
    get, path = "/api/card", tag = "tables", security(("token" = [])),
    responses(
        (status = 200, description = "The table and its free seats", body = TableCard),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "The token is for something else", body = Problem),
    )
)]
pub(crate) async fn card(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<TableCard>, Fault> {
    let caller = app.caller(&headers).await?;
    if caller.pass.rights != Rights::Join {
        return Err(Fault::OtherRole);
    }
    let name = caller.pass.table.as_str();
    caller.table.room.look(|game| Json(game.card(name, client.lang)))
}
