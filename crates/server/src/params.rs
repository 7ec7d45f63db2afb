//! An extractor for query parameters.

use axum::{
    extract::{FromRequestParts, Query},
    http::request::Parts,
};
use serde::de::DeserializeOwned;

use crate::Fault;

/// The parsed query parameters; rejects a query that cannot be parsed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Params<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Params<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Params<T>, Fault> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|it| Params(it.0)).map_err(|rejection| Fault::Malformed(rejection.body_text()))
    }
}
