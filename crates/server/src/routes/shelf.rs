//! `/api/shelf`: the shelf of a person.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Path, Request, State},
    http::{HeaderMap, StatusCode},
};
use schwung_views::wire::{NewShelf, PastItem, Problem, PutItem, ShelfView, StoredItem};
use serde::Deserialize;

use crate::{
    Fault,
    app_state::{AppState, bearer},
    body,
    client::Client,
    params::Params,
    rates::Rate,
    shelf,
    token::Token,
};

/// Largest body: an item whose characters are all escaped, and its other fields.
const BODY: usize = 400 << 10;

/// The token of a shelf.
pub(super) fn token(headers: &HeaderMap) -> Result<Token, Fault> {
    bearer(headers).ok_or(Fault::Token)
}

/// Creates a shelf. Its token is returned only here.
#[utoipa::path(
    post, path = "/api/shelf", tag = "shelf",
    responses(
        (status = 201, description = "The shelf is there", body = NewShelf),
        (status = 429, description = "Too many shelves from this address", body = Problem),
        (status = 503, description = "There are as many shelves as there may be", body = Problem),
    )
)]
pub(crate) async fn create(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
) -> Result<(StatusCode, Json<NewShelf>), Fault> {
    app.rates.count(Rate::Opening, client.address)?;
    let token = app.shelves.create(app.tables.store()).await?;
    Ok((StatusCode::CREATED, Json(NewShelf { token: token.reveal().to_owned() })))
}

/// Returns everything on the shelf.
#[utoipa::path(
    get, path = "/api/shelf", tag = "shelf", security(("token" = [])),
    responses(
        (status = 200, description = "The items", body = ShelfView),
        (status = 401, description = "No good token", body = Problem),
    )
)]
pub(crate) async fn view(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
) -> Result<Json<ShelfView>, Fault> {
    Ok(Json(shelf::view(app.tables.store(), &token(&headers)?).await?))
}

/// Removes the shelf with everything on it, and all its links.
#[utoipa::path(
    delete, path = "/api/shelf", tag = "shelf", security(("token" = [])),
    responses(
        (status = 204, description = "The shelf is gone"),
        (status = 401, description = "No good token", body = Problem),
    )
)]
pub(crate) async fn delete(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    app.shelves.remove(app.tables.store(), &token(&headers)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Puts an item on the shelf, or changes it. A change names the version that was read: if somebody else has changed the
/// item since, nothing happens and the status is 409 with the code `changed`.
#[utoipa::path(
    post, path = "/api/shelf/items", tag = "shelf", request_body = PutItem, security(("token" = [])),
    responses(
        (status = 200, description = "The item as it is now", body = StoredItem),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such item", body = Problem),
        (status = 409, description = "It was changed since, or the shelf is full", body = Problem),
        (status = 413, description = "It is too large", body = Problem),
    )
)]
pub(crate) async fn put(
    State(app): State<Arc<AppState>>,
    request: Request,
) -> Result<Json<StoredItem>, Fault> {
    let token = token(request.headers())?;
    let wanted: PutItem = body::read(request, BODY).await?;
    check_key(&wanted.key)?;
    Ok(Json(shelf::put(app.tables.store(), &token, &wanted).await?))
}

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Versioned {
    /// The version that was read.
    pub(super) version: u64,
}

/// Removes an item, if it still has the version that was read.
#[utoipa::path(
    delete, path = "/api/shelf/items/{id}", tag = "shelf", security(("token" = [])), params(
        ("id" = u32, Path, description = "Number of the item"), Versioned
    ),
    responses(
        (status = 204, description = "It is gone"),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such item", body = Problem),
        (status = 409, description = "It was changed since", body = Problem),
    )
)]
pub(crate) async fn remove(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    Params(Versioned { version }): Params<Versioned>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    let token = token(&headers)?;
    shelf::remove(app.tables.store(), &token, number(&id)?, version).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Checks an idempotency key.
pub(super) fn check_key(key: &str) -> Result<(), Fault> {
    if (1..=64).contains(&key.len()) { Ok(()) } else { Err(Fault::Malformed("key".to_owned())) }
}

pub(super) fn number(id: &str) -> Result<u32, Fault> {
    id.parse().map_err(|_| Fault::NoSuchPage)
}

/// Returns the states of an item, the latest first; at most 50.
#[utoipa::path(
    get, path = "/api/shelf/items/{id}/past", tag = "shelf", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the item")),
    responses(
        (status = 200, description = "Its states", body = Vec<PastItem>),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such item", body = Problem),
    )
)]
pub(crate) async fn past(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<PastItem>>, Fault> {
    let token = token(&headers)?;
    Ok(Json(shelf::past(app.tables.store(), &token, number(&id)?).await?))
}

/// Creates a link by which others can read an item; earlier links to it are revoked.
#[utoipa::path(
    post, path = "/api/shelf/items/{id}/share", tag = "shelf", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the item")),
    responses(
        (status = 200, description = "The token of the link", body = NewShelf),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such item", body = Problem),
    )
)]
pub(crate) async fn share(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<NewShelf>, Fault> {
    let token = token(&headers)?;
    let fresh = shelf::share(app.tables.store(), &token, number(&id)?, true).await?.ok_or(Fault::Failed)?;
    Ok(Json(NewShelf { token: fresh.reveal().to_owned() }))
}

/// Revokes the links to an item.
#[utoipa::path(
    delete, path = "/api/shelf/items/{id}/share", tag = "shelf", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the item")),
    responses(
        (status = 204, description = "Nobody else can read it"),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such item", body = Problem),
    )
)]
pub(crate) async fn unshare(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    let token = token(&headers)?;
    shelf::share(app.tables.store(), &token, number(&id)?, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a shared item. Requires the token of its link.
#[utoipa::path(
    get, path = "/api/shared", tag = "shelf", security(("token" = [])),
    responses(
        (status = 200, description = "The item", body = StoredItem),
        (status = 401, description = "No good token", body = Problem),
    )
)]
pub(crate) async fn shared(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
) -> Result<Json<StoredItem>, Fault> {
    Ok(Json(shelf::shared(app.tables.store(), &token(&headers)?).await?))
}

/// Replaces the token of the shelf: all earlier ones are revoked, on every device. Links to single items stay.
#[utoipa::path(
    post, path = "/api/shelf/link", tag = "shelf", security(("token" = [])),
    responses(
        (status = 200, description = "The new token", body = NewShelf),
        (status = 401, description = "No good token", body = Problem),
    )
)]
pub(crate) async fn renew(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
) -> Result<Json<NewShelf>, Fault> {
    let fresh = shelf::renew(app.tables.store(), &token(&headers)?).await?;
    Ok(Json(NewShelf { token: fresh.reveal().to_owned() }))
}
