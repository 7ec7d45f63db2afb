//! `/health`, `/ready`, `/metrics`: for whoever keeps the server.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use schwung_views::wire::Problem;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Fault, hall::Hall};

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

/// Can tables be played: does the store answer, and is the server not about to stop?
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
    hall.tables.store().check().await?;
    Ok(Health::of(&hall))
}

/// Figures in the text format of Prometheus.
#[utoipa::path(
    get, path = "/metrics", tag = "server",
    responses((status = 200, description = "Figures", body = String, content_type = "text/plain"))
)]
pub(crate) async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hall.metrics.text()).into_response()
}
