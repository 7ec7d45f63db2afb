//! Serves the page at every path outside `/api`.

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use schwung_page::File;

use crate::{Fault, middleware};

/// Serves a file of the page.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, Fault> {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(Fault::Method);
    }
    let file = schwung_page::file(uri.path()).ok_or(Fault::NoSuchPage)?;
    Ok(answer(&file, &headers))
}

fn answer(file: &File, asked: &HeaderMap) -> Response {
    let text = |name| asked.get(name).and_then(|it: &HeaderValue| it.to_str().ok()).unwrap_or_default();
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(file.cache_control()));
    headers.insert(header::ETAG, HeaderValue::from_static(file.etag));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if schwung_page::is_document(file) {
        headers.insert(header::CONTENT_SECURITY_POLICY, middleware::document_policy());
    }
    if is_known(text(header::IF_NONE_MATCH), file.etag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let (bytes, encoding) = file.encoded(text(header::ACCEPT_ENCODING));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    if let Some(name) = encoding.name() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    (headers, bytes).into_response()
}

/// Whether `If-None-Match` contains this entity tag. Weak and strong tags are treated alike.
pub fn is_known(list: &str, etag: &str) -> bool {
    let bare = |it: &str| it.trim().trim_start_matches("W/").to_owned();
    list.trim() == "*" || list.split(',').any(|it| bare(it) == bare(etag))
}
