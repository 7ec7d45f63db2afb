//! `GET /api/table/view`: the current state of the table.

use std::{
    sync::Arc,
    time::{Duration, SystemTime},
};

use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, header},
    response::{AppendHeaders, IntoResponse},
};
use schwung_views::wire::{Problem, View};

use crate::{Fault, app_state::AppState, client::Client};

/// Returns the current state of the table as the bearer of the token may see it.
#[utoipa::path(
    get, path = "/api/table/view", tag = "table", security(("token" = [])),
    responses(
        (status = 200, description = "The table", body = View, headers(
            ("Last-Modified" = Option<String>, description = "When the last thing that the viewer may know of happened there")
        )),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "The token is for something else", body = Problem),
    )
)]
pub(crate) async fn view(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fault> {
    let caller = app.caller(&headers).await?;
    let you = caller.pass.you()?;
    caller.table.room.look(|game| {
        let (lines, _) = game.lines_before(you, client.tongue(), u64::MAX, 1);
        let last = lines.last().and_then(|it| http_date(it.at));
        let last = last.map(|it| (header::LAST_MODIFIED, it));
        (AppendHeaders(last), Json(game.view(you, client.tongue())))
    })
}

/// Formats a time in milliseconds since 1970 as in headers.
fn http_date(at: i64) -> Option<String> {
    let time = SystemTime::UNIX_EPOCH.checked_add(Duration::from_millis(u64::try_from(at).ok()?))?;
    // Later years cannot be formatted.
    (at < 253_402_300_800_000).then(|| httpdate::fmt_http_date(time))
}
