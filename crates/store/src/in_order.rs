//! Awaits several futures that start in order.

use std::{future::poll_fn, pin::Pin, task::Poll};

/// Awaits all futures concurrently and returns their results. They are first polled in the given order.
pub async fn all_in_order<'a, T>(
    futures: impl IntoIterator<Item = Pin<Box<dyn Future<Output = T> + Send + 'a>>>,
) -> Vec<T> {
    let mut running: Vec<_> = futures.into_iter().map(|it| (Some(it), None)).collect();
    poll_fn(|context| {
        let mut waits = false;
        for (future, result) in &mut running {
            let Some(it) = future else { continue };
            match it.as_mut().poll(context) {
                Poll::Ready(value) => (*future, *result) = (None, Some(value)),
                Poll::Pending => waits = true,
            }
        }
        if waits { Poll::Pending } else { Poll::Ready(()) }
    })
    .await;
    running.into_iter().filter_map(|it| it.1).collect()
}
