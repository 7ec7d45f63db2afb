//! The HTTP API below `/api`, one file per resource.

mod balance;
mod campaigns;
mod card;
mod characters;
mod create;
mod deed;
mod export;
pub(crate) mod health;
mod insight;
mod join;
mod links;
mod me;
mod news;
mod odds;
mod pictures;
mod qr;
mod recap;
mod rules;
mod shelf;
mod simulate;
mod systems;
mod view;

use std::sync::Arc;

use axum::{
    Json, Router,
    http::{Extensions, HeaderMap, StatusCode, Version, header},
    middleware::from_fn_with_state,
    response::IntoResponse,
    routing::get,
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{Predicate as _, SizeAbove},
    },
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{Fault, app_state::AppState, events, middleware, page, protocol::Protocol, socket};

/// Responses of fewer bytes are not compressed.
const SHORT: u64 = 1024;

/// All routes of a server.
pub(crate) fn router(app: Arc<AppState>) -> Router {
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
        .layer(CatchPanicLayer::custom(|_| Fault::Failed.into_response()))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(SHORT).and(is_compressible)))
        .layer(from_fn_with_state(Arc::clone(&app), middleware::handle))
        .with_state(app)
}

/// The routes of a separate metrics address.
pub(crate) fn metrics_router(app: Arc<AppState>) -> Router {
    Router::new().route("/metrics", get(health::separate_metrics)).with_state(app)
}

/// Whether a response is worth compressing. The page is compressed when it is built, and a stream of events must not wait
/// for more.
fn is_compressible(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    ["application/json", "text/markdown"].iter().any(|it| kind.starts_with(it))
}

async fn no_such_page() -> Fault {
    Fault::NoSuchPage
}

/// The HTTP API with its description.
fn described() -> OpenApiRouter<Arc<AppState>> {
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
        .routes(routes!(balance::balance))
        .routes(routes!(insight::insight))
        .routes(routes!(odds::odds))
        .routes(routes!(characters::choices))
        .routes(routes!(characters::check))
        .routes(routes!(characters::file))
        .routes(routes!(shelf::create, shelf::view, shelf::delete))
        .routes(routes!(shelf::put))
        .routes(routes!(shelf::remove))
        .routes(routes!(shelf::past))
        .routes(routes!(shelf::share, shelf::unshare))
        .routes(routes!(shelf::shared))
        .routes(routes!(shelf::renew))
        .routes(routes!(links::renew))
        .routes(routes!(links::add_co, links::revoke_co))
        .routes(routes!(campaigns::put))
        .routes(routes!(campaigns::view, campaigns::remove))
        .routes(routes!(campaigns::find_words))
        .routes(routes!(campaigns::next))
        .routes(routes!(campaigns::join))
        .routes(routes!(campaigns::leave))
        .routes(routes!(campaigns::enter))
        .routes(routes!(campaigns::recap))
        .routes(routes!(links::renew_seat))
        .routes(routes!(rules::find))
        .routes(routes!(rules::show))
        .routes(routes!(systems::systems))
        .routes(routes!(pictures::picture))
        .routes(routes!(qr::qr))
        .routes(routes!(health::health))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
}

/// The OpenAPI description that is served at `/api/openapi.json`.
pub fn openapi() -> utoipa::openapi::OpenApi {
    described().into_openapi()
}
