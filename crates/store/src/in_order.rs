//! Awaits several futures that start in order.

use std::{future::poll_fn, pin::Pin, task::Poll};

/// How many are awaited at a time: fewer than a store's queue holds, since calls that wait for room there may overtake
/// each other.
const TOGETHER: usize = 200;

/// Awaits the futures, many at a time, and returns their results. They are first polled in the given order.
pub async fn all_in_order<'a, T>(
    futures: impl IntoIterator<Item = Pin<Box<dyn Future<Output = T> + Send + 'a>>>,
) -> Vec<T> {
    let mut waiting = futures.into_iter().collect::<Vec<_>>().into_iter();
    let mut results = Vec::new();
    loop {
        let before = results.len();
        results.extend(some_in_order(waiting.by_ref().take(TOGETHER)).await);
        if results.len() == before {
            return results;
        }
    }
}

async fn some_in_order<'a, T>(
    futures: impl Iterator<Item = Pin<Box<dyn Future<Output = T> + Send + 'a>>>,
) -> Vec<T> {
    let mut running: Vec<_> = futures.map(|it| (Some(it), None)).collect();
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
