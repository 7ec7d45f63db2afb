//! `POST /api/tables`: opens a table.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension, Json,
    extract::{Request, State},
    http::StatusCode,
};
use schwung_views::wire::{Created, NewTable, Problem};
use tokio::time::timeout;

use crate::{Fault, app_state::AppState, body, client::Client, rates::Rate};

/// How long a long body waits until others have been read.
const WAIT: Duration = Duration::from_secs(30);

/// Opens a table. Its tokens are returned only here.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses(
        (status = 201, description = "The table is open", body = Created),
        (status = 422, description = "The file has mistakes", body = Problem),
        (status = 429, description = "Too many tables, or files with mistakes, from this address", body = Problem),
        (status = 503, description = "There are as many tables as there may be", body = Problem),
    )
)]
pub(crate) async fn create(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<(StatusCode, Json<Created>), Fault> {
    let limits = &app.config.limits;
    // Always counted, since finding errors in a file is work as well. The limit is higher than for tables,
    // because people try again.
    app.admit(Rate::Opening, client.address)?;
    let upload = if body::is_short(&request, limits.body_bytes) {
        None
    } else {
        let upload = timeout(WAIT, Arc::clone(&app.uploads).acquire_owned()).await;
        Some(upload.map_err(|_| Fault::Busy)?.map_err(|_| Fault::Stopping)?)
    };
    let wanted = body::bytes(request, limits.import_bytes).await?;
    let host = Arc::clone(&app);
    let admitted = move || {
        // Held until the file is read, even if nobody waits for it any more.
        drop(upload);
        host.admit(Rate::Table, client.address)
    };
    let created = app.tables.create(wanted, "", admitted).await?;
    tracing::info!(table = created.table, "a table was opened");
    Ok((StatusCode::CREATED, Json(created)))
}
