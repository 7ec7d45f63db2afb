//! `GET /api/table/export`: a table as one file.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use schwung_views::wire::Problem;

use crate::{Fault, app_state::AppState};

/// Returns the complete table, including secrets, as one file. Game master only.
#[utoipa::path(
    get, path = "/api/table/export", tag = "table", security(("token" = [])),
    responses(
        (status = 200, description = "The file; `docs/table-file.md` describes it", body = serde_json::Value),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
        (status = 503, description = "Others are being written", body = Problem),
    )
)]
pub(crate) async fn export(State(app): State<Arc<AppState>>, headers: HeaderMap) -> Result<Response, Fault> {
    let caller = app.caller(&headers).await?;
    if !caller.pass.rights.leads() {
        return Err(Fault::GmOnly);
    }
    let name = format!("attachment; filename=\"{}.json\"", caller.pass.table);
    // A long session takes several megabytes.
    let rows = app.tables.store().load(caller.table.room.id()).await?.rows;
    let bodies: Vec<Vec<u8>> = rows.into_iter().map(|it| it.body).collect();
    let file = app.work_at(&caller.table.room, move |room| {
        // A damaged table may end before its records do.
        room.look(|game| {
            let sound = usize::try_from(game.seq()).unwrap_or(usize::MAX).min(bodies.len());
            game.exported_from(&bodies[..sound])
        })
    });
    let file = file.await?;
    let headers =
        [(header::CONTENT_DISPOSITION, name), (header::CONTENT_TYPE, "application/json".to_owned())];
    Ok((headers, file).into_response())
}
