//! `GET /api/me`: identifies a token.

use std::sync::Arc;

use axum::{Json, extract::State, http::HeaderMap};
use schwung_views::wire::{Problem, You};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Fault, app_state::AppState};

/// The owner of a token.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// Id of the table.
    table: String,
    /// The viewer; absent for a token that only allows joining.
    you: Option<You>,
}

/// Returns the viewer and the table of the token.
#[utoipa::path(
    get, path = "/api/me", tag = "tables", security(("token" = [])),
    responses(
        (status = 200, description = "Who the token is", body = Me),
        (status = 401, description = "No good token", body = Problem),
    )
)]
pub(crate) async fn me(State(app): State<Arc<AppState>>, headers: HeaderMap) -> Result<Json<Me>, Fault> {
    let caller = app.caller(&headers).await?;
    Ok(Json(Me { table: caller.pass.table.to_string(), you: caller.pass.rights.you() }))
}
