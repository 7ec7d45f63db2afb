//! `/health`, `/ready`, `/metrics`: monitoring.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use schwung_views::wire::Problem;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Fault, app_state::AppState, client::Client};

/// State of the server.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always `ok`.
    status: &'static str,
    /// Version of the program.
    version: &'static str,
    /// Number of stored tables.
    tables: usize,
}

impl Health {
    fn of(app: &AppState) -> Json<Health> {
        let version = env!("CARGO_PKG_VERSION");
        Json(Health { status: "ok", version, tables: app.tables.count() })
    }
}

/// Reports that the server is alive.
#[utoipa::path(
    get, path = "/health", tag = "server",
    responses((status = 200, description = "It is", body = Health))
)]
pub(crate) async fn health(State(app): State<Arc<AppState>>) -> Json<Health> {
    Health::of(&app)
}

/// Reports whether tables can be played: the store can be read and written, and the server is not shutting down.
/// Checked at most once per second.
#[utoipa::path(
    get, path = "/ready", tag = "server",
    responses(
        (status = 200, description = "They can", body = Health),
        (status = 503, description = "Not now", body = Problem),
    )
)]
pub(crate) async fn ready(State(app): State<Arc<AppState>>) -> Result<Json<Health>, Fault> {
    if app.stop.is_cancelled() {
        return Err(Fault::Stopping);
    }
    app.is_ready().await?;
    Ok(Health::of(&app))
}

/// Returns metrics in the Prometheus text format, only to this machine or on a separate address, depending on the
/// settings.
#[utoipa::path(
    get, path = "/metrics", tag = "server",
    responses(
        (status = 200, description = "Figures", body = String, content_type = "text/plain"),
        (status = 404, description = "They are told elsewhere", body = Problem),
    )
)]
pub(crate) async fn metrics(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    // Requests through a proxy on this machine come from a loopback address as well, but are marked as forwarded.
    let is_forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    let is_own = client.address.to_canonical().is_loopback() && (!is_forwarded || app.config.trust_proxy);
    if app.config.metrics.is_some() || !is_own {
        return Err(Fault::NoSuchPage);
    }
    Ok(separate_metrics(State(app)).await)
}

/// Returns the metrics to everybody.
pub(crate) async fn separate_metrics(State(app): State<Arc<AppState>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text(&app.config.node)).into_response()
}
