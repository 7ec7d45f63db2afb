//! Middleware for every request: identification, admission, error messages, headers, logging.

use std::{
    sync::{Arc, LazyLock},
    time::Instant,
};

use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    Fault,
    app_state::{AppState, own_texts},
    client::{Client, Peer, address, language, rungs},
    origin,
    rates::Rate,
};

/// Headers of every response. The server sets no cookies, so a foreign page cannot abuse a user's credentials.
const HEADERS: [(HeaderName, HeaderValue); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Headers that only matter for documents, sent with everything but scripts and styles: a page has many of these, and
/// bytes count on a slow phone.
const OF_DOCUMENTS: [(HeaderName, HeaderValue); 3] = [
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

/// The Content Security Policy of everything but the page.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| policy(""));
/// The Content Security Policy of the page, which allows its inline script by hash.
static DOCUMENT: LazyLock<HeaderValue> = LazyLock::new(|| policy(schwung_page::scripts()));

fn policy(scripts: &str) -> HeaderValue {
    let text = format!(
        "default-src 'self'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data: blob:; \
         connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    );
    // Hashes are ASCII. If they were not, a broken page would be better than one without a policy.
    HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// The Content Security Policy of the page.
pub(crate) fn document_policy() -> HeaderValue {
    DOCUMENT.clone()
}

/// Processes a request and its response.
pub(crate) async fn handle(State(app): State<Arc<AppState>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let peer = request.extensions().get::<Peer>().copied();
    let client = Client {
        lang: language(request.uri(), request.headers()),
        rungs: rungs(request.uri()),
        address: address(peer, request.headers(), app.config.trust_proxy),
    };
    request.extensions_mut().insert(client);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = match admitted(&app, &request, client) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    if let Some(fault) = response.extensions_mut().remove::<Arc<Fault>>() {
        response = worded(&fault, client, &path);
    }
    secure(response.headers_mut());
    if path.starts_with("/api") {
        let entry = response.headers_mut().entry(header::CACHE_CONTROL);
        entry.or_insert(HeaderValue::from_static("no-store"));
    }
    let (status, millis) = (response.status().as_u16(), began.elapsed().as_millis());
    app.metrics.answered(status);
    // Only the path, since queries may contain tokens.
    if path.starts_with("/api") {
        tracing::info!(%method, path, status, ms = millis, "request");
    } else {
        tracing::debug!(%method, path, status, ms = millis, "request");
    }
    response
}

/// Adds the security headers.
fn secure(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    if kind.starts_with("text/javascript") || kind.starts_with("text/css") {
        return;
    }
    for (name, value) in OF_DOCUMENTS {
        headers.insert(name, value);
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(|| POLICY.clone());
}

/// Checks whether a request may be handled.
fn admitted(app: &AppState, request: &Request, client: Client) -> Result<(), Fault> {
    if !origin::is_known(request.headers(), &app.config) {
        return Err(Fault::Host);
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !origin::is_own(request.headers(), app.config.public_url.as_deref()) {
        return Err(Fault::Origin);
    }
    if request.uri().path().starts_with("/api") {
        app.rates.count(Rate::Request, client.address)?;
    }
    Ok(())
}

/// Renders a fault in the reader's language.
fn worded(fault: &Fault, client: Client, path: &str) -> Response {
    if fault.is_own() {
        tracing::error!(path, cause = ?fault, "{fault}");
    }
    let problem = fault.problem(&own_texts(client.lang));
    let mut response = (fault.kind().0, Json(problem)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(client.lang.tag()));
    if let Some(seconds) = fault.retry_after_seconds() {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    if matches!(fault, Fault::Token) {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}
