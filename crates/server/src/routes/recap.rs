//! `GET /api/table/recap`: a readable summary of the session.

use std::sync::Arc;

use axum::{
    Extension,
    body::Bytes,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use schwung_views::wire::Problem;
use serde::Deserialize;

use crate::{Fault, asked::Asked, hall::Hall, pass::Rights, reader::Reader};

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct With {
    /// Whether to include secrets. Game master only.
    #[serde(default)]
    secrets: bool,
}

/// Returns a summary of the session as Markdown.
#[utoipa::path(
    get, path = "/api/table/recap", tag = "table", params(With), security(("token" = [])),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/markdown"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Secrets are only for the game master", body = Problem),
        (status = 503, description = "Others are being written", body = Problem),
    )
)]
pub(crate) async fn recap(
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    Asked(With { secrets }): Asked<With>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let guest = hall.guest(&headers).await?;
    guest.pass.you()?;
    if secrets && guest.pass.rights != Rights::Gm {
        return Err(Fault::GmOnly);
    }
    let name = format!("attachment; filename=\"{}.md\"", guest.pass.table);
    let text = hall.work_at(&guest.table.room, move |room| room.recap(reader.lang, secrets)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/markdown; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, Bytes::from_owner(text)).into_response())
}
