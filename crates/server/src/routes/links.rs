//! `POST /api/table/links/…`: replaces links, since existing tokens cannot be shown again.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
};
use schwung_views::wire::Problem;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Fault,
    app_state::AppState,
    client::Client,
    table::{Link, Operation, Requester, TableRequest},
};

/// A new token.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Renewed {
    /// Id of the table.
    pub(crate) table: String,
    /// The token. It is returned only here.
    pub(crate) token: String,
}

/// Creates a new token for joining, watching or the game master, and revokes the previous ones. Game master only.
#[utoipa::path(
    post, path = "/api/table/links/{kind}", tag = "table", security(("token" = [])),
    params(("kind" = String, Path, description = "`join`, `watch` or `gm`; `screen` adds a token for watching and revokes none")),
    responses(
        (status = 200, description = "The new token", body = Renewed),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
        (status = 404, description = "There is no such link", body = Problem),
    )
)]
pub(crate) async fn renew(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(kind): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Renewed>, Fault> {
    let link = match kind.as_str() {
        "join" => Link::Join,
        "watch" => Link::Watch,
        "gm" => Link::Gm,
        // Another screen of the game master's, which sees what spectators see. It revokes nothing.
        "screen" => return renewed(&app, client, &headers, Link::Watch, false).await,
        _ => return Err(Fault::NoSuchPage),
    };
    renewed(&app, client, &headers, link, true).await
}

/// Adds a token for a second game master, who may do everything except create links and hand over the table. Game master
/// only.
#[utoipa::path(
    post, path = "/api/table/links/co", tag = "table", security(("token" = [])),
    responses(
        (status = 200, description = "The new token", body = Renewed),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
    )
)]
pub(crate) async fn add_co(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<Renewed>, Fault> {
    renewed(&app, client, &headers, Link::CoGm, false).await
}

/// Revokes the links of all second game masters. Game master only.
#[utoipa::path(
    delete, path = "/api/table/links/co", tag = "table", security(("token" = [])),
    responses(
        (status = 204, description = "There are no second game masters any more"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
    )
)]
pub(crate) async fn revoke_co(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    let caller = app.caller(&headers).await?;
    let request = |respond| {
        TableRequest::new(Requester::Token(caller.hash), client.lang, Operation::RevokeCoGms { respond })
    };
    caller.table.call(request).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Creates a new token for a taken seat, and revokes the previous ones. For the game master, and for the person in that seat,
/// who hands it over.
#[utoipa::path(
    post, path = "/api/table/links/seat/{seat}", tag = "table", security(("token" = [])),
    params(("seat" = u8, Path, description = "Which seat")),
    responses(
        (status = 200, description = "The new token", body = Renewed),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master and the person in the seat may", body = Problem),
        (status = 409, description = "Nobody sits there", body = Problem),
    )
)]
pub(crate) async fn renew_seat(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(seat): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Renewed>, Fault> {
    let seat = seat.parse().map_err(|_| Fault::NoSuchSeat)?;
    renewed(&app, client, &headers, Link::Seat(seat), true).await
}

async fn renewed(
    app: &AppState,
    client: Client,
    headers: &HeaderMap,
    link: Link,
    only: bool,
) -> Result<Json<Renewed>, Fault> {
    let caller = app.caller(headers).await?;
    let request = |respond| {
        TableRequest::new(Requester::Token(caller.hash), client.lang, Operation::Link { link, only, respond })
    };
    let token = caller.table.call(request).await?;
    Ok(Json(Renewed { table: caller.pass.table.to_string(), token: token.reveal().to_owned() }))
}
