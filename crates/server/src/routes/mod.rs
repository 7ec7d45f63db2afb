//! The HTTP API below `/api`, one file per resource.

mod card;
mod create;
mod deed;
mod export;
mod health;
mod join;
mod links;
mod me;
mod odds;
mod qr;
mod recap;
mod rules;
mod simulate;
mod systems;
mod view;

use std::sync::Arc;

use axum::{Json, Router, middleware, response::IntoResponse, routing::get};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{Fault, entrance, events, hall::Hall, page, protocol::Protocol, socket};

/// All routes of a server.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let (router, api) = described().split_for_parts();
    // Generated once, since it is the same for everybody.
    let api = Arc::new(serde_json::to_value(api).unwrap_or_default());
    router
        .route("/api/openapi.json", get(move || async move { Json(Arc::clone(&api)).into_response() }))
        .route("/api/socket", get(socket::upgrade))
        .route("/api", get(no_such_page))
        .route("/api/{*rest}", axum::routing::any(no_such_page))
        .fallback(page::page)
        .method_not_allowed_fallback(|| async { Fault::Method })
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), entrance::pass))
        .with_state(hall)
}

/// The routes of a separate metrics address.
pub(crate) fn figures(hall: Arc<Hall>) -> Router {
    Router::new().route("/metrics", get(health::all_figures)).with_state(hall)
}

async fn no_such_page() -> Fault {
    Fault::NoSuchPage
}

/// The HTTP API with its description.
pub(crate) fn described() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::with_openapi(Protocol::openapi())
        .routes(routes!(create::create))
        .routes(routes!(card::card))
        .routes(routes!(join::join))
        .routes(routes!(me::me))
        .routes(routes!(view::view))
        .routes(routes!(deed::carry_out))
        .routes(routes!(deed::ask))
        .routes(routes!(events::events))
        .routes(routes!(export::export))
        .routes(routes!(recap::recap))
        .routes(routes!(simulate::simulation))
        .routes(routes!(odds::odds))
        .routes(routes!(links::renew))
        .routes(routes!(links::renew_seat))
        .routes(routes!(rules::find))
        .routes(routes!(rules::show))
        .routes(routes!(systems::systems))
        .routes(routes!(qr::qr))
        .routes(routes!(health::health))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
}
