//! `GET /api/me`: who a token is.

use std::sync::Arc;

use axum::{Json, extract::State, http::HeaderMap};
use schwung_views::wire::{Problem, You};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Fault, hall::Hall};

/// Who a token is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// The table.
    table: String,
    /// The viewer; nothing for a token with which one can only join.
    you: Option<You>,
}

/// Who the token is, and the table.
#[utoipa::path(
    get, path = "/api/me", tag = "tables", security(("token" = [])),
    responses(
        (status = 200, description = "Who the token is", body = Me),
        (status = 401, description = "No good token", body = Problem),
    )
)]
pub(crate) async fn me(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Result<Json<Me>, Fault> {
    let guest = hall.guest(&headers).await?;
    Ok(Json(Me { table: guest.pass.table.to_string(), you: guest.pass.rights.you() }))
}
