//! `/health`, `/ready`, `/metrics`: for whoever keeps the server.

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

use crate::{Fault, hall::Hall, reader::Reader};

/// How the server is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Health {
    /// `ok`.
    status: &'static str,
    /// Of the program.
    version: &'static str,
    /// Tables that are kept.
    tables: usize,
}

impl Health {
    fn of(hall: &Hall) -> Json<Health> {
        let version = env!("CARGO_PKG_VERSION");
        Json(Health { status: "ok", version, tables: hall.tables.count() })
    }
}

/// Is the server alive?
#[utoipa::path(
    get, path = "/health", tag = "server",
    responses((status = 200, description = "It is", body = Health))
)]
pub(crate) async fn health(State(hall): State<Arc<Hall>>) -> Json<Health> {
    Health::of(&hall)
}

/// Can tables be played: can the store be read and written, and is the server not about to stop? Found out once a second
/// at most.
#[utoipa::path(
    get, path = "/ready", tag = "server",
    responses(
        (status = 200, description = "They can", body = Health),
        (status = 503, description = "Not now", body = Problem),
    )
)]
pub(crate) async fn ready(State(hall): State<Arc<Hall>>) -> Result<Json<Health>, Fault> {
    if hall.stop.is_cancelled() {
        return Err(Fault::Stopping);
    }
    hall.is_ready().await?;
    Ok(Health::of(&hall))
}

/// Figures in the text format of Prometheus: for this machine alone, or on an address of their own, as it is set.
#[utoipa::path(
    get, path = "/metrics", tag = "server",
    responses(
        (status = 200, description = "Figures", body = String, content_type = "text/plain"),
        (status = 404, description = "They are told elsewhere", body = Problem),
    )
)]
pub(crate) async fn metrics(
    State(hall): State<Arc<Hall>>,
    Extension(reader): Extension<Reader>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    // A proxy on this machine comes from here as well, but says for whom.
    let is_forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    let is_own = reader.address.to_canonical().is_loopback() && (!is_forwarded || hall.config.trust_proxy);
    if hall.config.metrics.is_some() || !is_own {
        return Err(Fault::NoSuchPage);
    }
    Ok(all_figures(State(hall)).await)
}

/// Figures, whoever asks.
pub(crate) async fn all_figures(State(hall): State<Arc<Hall>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hall.metrics.text()).into_response()
}
