//! `GET /api/table/pictures/{id}`: an uploaded picture.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use schwung_rulebook::Lang;
use schwung_views::wire::Problem;

use crate::{Fault, app_state::AppState, pictures};

/// Returns an uploaded picture, if the bearer of the token may see it.
#[utoipa::path(
    get, path = "/api/table/pictures/{id}", tag = "table", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the picture")),
    responses(
        (status = 200, description = "The picture", body = Vec<u8>, content_type = "image/jpeg"),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such picture, or not for this seat to see", body = Problem),
    )
)]
pub(crate) async fn picture(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let id: u32 = id.parse().map_err(|_| Fault::NoSuchPage)?;
    let caller = app.caller(&headers).await?;
    let you = caller.pass.you()?;
    let found = caller.table.room.look(|game| {
        let seen = game.view(you, Lang::De.into()).house.pictures.iter().any(|it| it.id == id);
        game.house().pictures.iter().find(|it| seen && it.id == id).map(|it| it.data.0.clone())
    })?;
    let bytes = pictures::served(found.ok_or(Fault::NoSuchPage)?).await?;
    // Each upload has a new number, so the picture never changes. Shared caches must not store what only some people may see.
    let headers = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, "private, max-age=86400, immutable"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    Ok((headers, bytes).into_response())
}
