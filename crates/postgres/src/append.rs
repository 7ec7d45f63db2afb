//! Appending rows, in the order in which they came to their table.

use std::sync::Arc;

use schwung_store::{StoreError, TableId};
use tokio::sync::oneshot;

use crate::{
    inner::Inner,
    lanes::{Outcome, Waiting},
    work::Wanted,
};

/// Appends a row, after those that already wait for this table. It is carried out even if nobody waits for the result.
pub(crate) async fn append(inner: &Arc<Inner>, table: &TableId, wanted: Wanted) -> Outcome {
    let (respond, response) = oneshot::channel();
    let is_first = inner.lanes.push(table, Waiting { wanted, respond });
    if is_first {
        tokio::spawn(run(Arc::clone(inner), table.clone()));
    }
    response.await.unwrap_or(Err(StoreError::Closed))
}

/// Works through the queue of a table.
async fn run(inner: Arc<Inner>, table: TableId) {
    loop {
        let batch = inner.lanes.next(&table);
        if batch.is_empty() {
            return;
        }
        let (wanted, responds): (Vec<Wanted>, Vec<_>) =
            batch.into_iter().map(|it| (it.wanted, it.respond)).unzip();
        let results = inner.append(&table, &wanted).await;
        let results = results.map_or_else(
            |error| vec![Err(error); responds.len()],
            |results| results.into_iter().map(Ok).collect(),
        );
        for (respond, result) in responds.into_iter().zip(results) {
            // The caller may be gone.
            let _ = respond.send(result);
        }
    }
}
