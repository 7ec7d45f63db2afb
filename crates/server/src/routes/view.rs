//! `GET /api/table/view`: the current state of the table.

use std::sync::Arc;

use axum::{Extension, Json, extract::State, http::HeaderMap};
use schwung_views::wire::{Problem, View};

use crate::{Fault, app_state::AppState, client::Client};

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
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<View>, Fault> {
    let caller = app.caller(&headers).await?;
    let you = caller.pass.you()?;
    caller.table.room.look(|game| game.view(you, client.tongue())).map(Json)
}
