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
mod what_if;

use std::{io::Read as _, sync::Arc};

use axum::{
    Router,
    http::{Extensions, HeaderMap, StatusCode, Version, header},
    middleware::from_fn_with_state,
    response::IntoResponse,
    routing::{MethodRouter, get},
};
use flate2::read::DeflateDecoder;
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{Predicate as _, SizeAbove},
    },
};
use utoipa::{OpenApi, Path as _};
use utoipa_axum::{PathItemExt, paste, router::OpenApiRouter, routes};

use crate::{Fault, app_state::AppState, events, middleware, page, protocol::Protocol, socket};

/// Responses of fewer bytes are not compressed.
const SHORT: u64 = 1024;

/// All routes of a server.
pub(crate) fn router(app: Arc<AppState>) -> Router {
    endpoints()
        .route("/api/openapi.json", get(description))
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
/// for further events.
fn is_compressible(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    ["application/json", "text/markdown"].iter().any(|it| kind.starts_with(it))
}

/// The description of the API. Generating it takes a megabyte of code, so the server contains the finished text.
async fn description() -> impl IntoResponse {
    let compressed = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.deflated"));
    let mut text = String::new();
    // A test ensures that it can be read.
    let _ = DeflateDecoder::new(&compressed[..]).read_to_string(&mut text);
    ([(header::CONTENT_TYPE, "application/json")], text)
}

async fn no_such_page() -> Fault {
    Fault::NoSuchPage
}

/// Declares the endpoints: the routes that serve them, and their description, which is generated for the documents only.
macro_rules! endpoints {
    ($($module:ident::$handler:ident,)+) => {
        fn endpoints() -> Router<Arc<AppState>> {
            let router = Router::new();
            $(
                let (path, methods) = paste! {
                    ($module::[<__path_ $handler>]::path(), $module::[<__path_ $handler>]::methods())
                };
                let filters = methods.iter().map(PathItemExt::to_method_filter);
                let served = filters.fold(MethodRouter::new(), |it, method| it.on(method, $module::$handler));
                let router = router.route(&path, served);
            )+
            router
        }

        fn described() -> OpenApiRouter<Arc<AppState>> {
            OpenApiRouter::with_openapi(Protocol::openapi())$(.routes(routes!($module::$handler)))+
        }
    };
}

endpoints! {
    create::create,
    card::card,
    join::join,
    me::me,
    view::view,
    deed::carry_out,
    deed::ask,
    events::events,
    export::export,
    recap::recap,
    recap::keepsake,
    simulate::simulation,
    balance::balance,
    insight::insight,
    odds::odds,
    what_if::fork,
    what_if::list,
    what_if::open,
    what_if::throw_away,
    what_if::courses,
    characters::choices,
    characters::check,
    characters::file,
    shelf::create,
    shelf::view,
    shelf::delete,
    shelf::put,
    shelf::remove,
    shelf::past,
    shelf::share,
    shelf::unshare,
    shelf::shared,
    shelf::renew,
    links::renew,
    links::add_co,
    links::revoke_co,
    campaigns::put,
    campaigns::view,
    campaigns::remove,
    campaigns::find_words,
    campaigns::dice,
    campaigns::next,
    campaigns::join,
    campaigns::leave,
    campaigns::enter,
    campaigns::recap,
    campaigns::keepsake,
    links::renew_seat,
    rules::find,
    rules::show,
    rules::play,
    rules::sandbox,
    systems::systems,
    pictures::picture,
    qr::qr,
    health::health,
    health::ready,
    health::metrics,
}

/// The OpenAPI description, as `docs/protocol/openapi.json` has it.
pub fn openapi() -> utoipa::openapi::OpenApi {
    described().into_openapi()
}
