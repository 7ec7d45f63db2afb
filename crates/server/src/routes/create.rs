//! `POST /api/tables`: a new table.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Request, State},
    http::StatusCode,
};
use schwung_views::wire::{Created, NewTable, Problem, Start};

use crate::{Fault, body, hall::Hall, rates::Rate, reader::Reader};

/// Opens a table. The tokens are told this once.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses(
        (status = 201, description = "The table is open", body = Created),
        (status = 422, description = "The file has mistakes", body = Problem),
        (status = 429, description = "Too many tables from this address", body = Problem),
        (status = 503, description = "There are as many tables as there may be", body = Problem),
    )
)]
pub(crate) async fn create(
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    request: Request,
) -> Result<(StatusCode, Json<Created>), Fault> {
    let limits = &hall.config.limits;
    let _upload = if body::is_short(&request, limits.body_bytes) {
        None
    } else {
        Some(hall.uploads.try_acquire().map_err(|_| Fault::Busy)?)
    };
    let bytes = body::bytes(request, limits.import_bytes).await?;
    let new: NewTable = body::parse(&bytes)?;
    if bytes.len() > limits.body_bytes && !matches!(new.start, Start::Import { .. }) {
        return Err(Fault::TooLarge(limits.body_bytes));
    }
    drop(bytes);
    // Files with mistakes do not count: people try again.
    let admitted = || hall.rates.count(Rate::Table, reader.address);
    let created = hall.tables.create(new, "", admitted).await?;
    tracing::info!(table = created.table, "a table was opened");
    Ok((StatusCode::CREATED, Json(created)))
}
