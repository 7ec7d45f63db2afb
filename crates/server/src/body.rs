//! Reads request bodies.

use std::time::Duration;

use axum::{
    body::to_bytes,
    extract::Request,
    http::{HeaderMap, header},
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::Fault;

/// Timeout for receiving a body.
const COMES: Duration = Duration::from_secs(30);

/// Reads a JSON body of at most `most` bytes.
///
/// # Errors
/// Returns [`Fault::Media`], [`Fault::TooLarge`] or [`Fault::TooSlow`].
pub(crate) async fn bytes(request: Request, most: usize) -> Result<Vec<u8>, Fault> {
    if !is_json(request.headers()) {
        return Err(Fault::Media);
    }
    if length(&request).is_some_and(|it| it > most) {
        return Err(Fault::TooLarge(most));
    }
    let read = timeout(COMES, to_bytes(request.into_body(), most)).await.map_err(|_| Fault::TooSlow)?;
    // The only other cause is a broken connection, where nobody reads the answer.
    // Without a copy, unless somebody else holds a part of it.
    read.map(Vec::from).map_err(|_| Fault::TooLarge(most))
}

/// Whether a request declares a body of at most `most` bytes.
pub(crate) fn is_short(request: &Request, most: usize) -> bool {
    length(request).is_some_and(|it| it <= most)
}

fn length(request: &Request) -> Option<usize> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// Reads and parses a JSON body of at most `most` bytes.
///
/// # Errors
/// Returns the errors of [`bytes`] or [`Fault::Malformed`].
pub(crate) async fn read<T: DeserializeOwned>(request: Request, most: usize) -> Result<T, Fault> {
    parse(&bytes(request, most).await?)
}

/// Parses JSON.
///
/// # Errors
/// Returns [`Fault::Malformed`].
pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(bytes).map_err(|error| Fault::Malformed(error.to_string()))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}
