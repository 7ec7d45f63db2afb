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

use crate::{Fault, app_state::AppState, client::Client, params::Params};

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RecapParams {
    /// Whether to include secrets. Game master only.
    #[serde(default)]
    pub(super) secrets: bool,
    /// Whether only to tell the last evening before the present one, as everybody may know it. An evening ends when nothing
    /// happens for four hours. If there was none at this table, it is that of the table which this one continues.
    #[serde(default)]
    pub(super) last: bool,
}

/// Returns a summary of the session as Markdown.
#[utoipa::path(
    get, path = "/api/table/recap", tag = "table", params(RecapParams), security(("token" = [])),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/markdown"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Secrets are only for the game master", body = Problem),
        (status = 503, description = "Others are being written", body = Problem),
    )
)]
pub(crate) async fn recap(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(RecapParams { secrets, last }): Params<RecapParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let caller = app.caller(&headers).await?;
    caller.pass.you()?;
    if secrets && !caller.pass.rights.leads() {
        return Err(Fault::GmOnly);
    }
    let name = format!("attachment; filename=\"{}.md\"", caller.pass.table);
    let room = &caller.table.room;
    let text = app.work_at(room, move |room| room.recap_of(client.lang, secrets, last)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/markdown; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, Bytes::from_owner(text)).into_response())
}
