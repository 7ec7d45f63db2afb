//! Streams of progress messages and results of long-running work.

use std::convert::Infallible;

use axum::response::{
    IntoResponse, Response,
    sse::{Event, KeepAlive, Sse},
};
use futures_util::stream;
use serde::Serialize;
use tokio::sync::mpsc;

/// A response that sends each message as it arrives and ends after the last one, even if the channel is still open.
pub(super) fn news<T: Serialize + Send + 'static>(
    messages: mpsc::Receiver<T>,
    is_last: fn(&T) -> bool,
) -> Response {
    let told = stream::unfold(Some(messages), move |state| async move {
        let mut messages = state?;
        let next = messages.recv().await?;
        let rest = if is_last(&next) { None } else { Some(messages) };
        let text = serde_json::to_string(&next).unwrap_or_default();
        Some((Ok::<_, Infallible>(Event::default().data(text)), rest))
    });
    Sse::new(told).keep_alive(KeepAlive::default()).into_response()
}
