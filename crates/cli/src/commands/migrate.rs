//! `schwung migrate`: moves all tables from one store to another.

use std::{path::Path, sync::Arc};

use anyhow::anyhow;
use clap::ArgMatches;
use schwung_server::{Access, StoreAddress, open_database, open_file};
use schwung_store::{Store, Transfer, TransferError, transfer};

use crate::{
    app::{App, Verdict},
    data::{failed, unopened},
    screen::aside,
};

/// Name under which this process is seen by servers of the same database.
const NAME: &str = "migrate";

/// Moves all tables, and compares both stores afterwards.
///
/// # Errors
/// Returns an error if a store cannot be opened, a server is running, or the stores do not belong together.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let text = |name: &str| matches.get_one::<String>(name).cloned().unwrap_or_default();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let source = text("from");
        if !StoreAddress::new(&*source).is_of_a_database() && !Path::new(&source).is_file() {
            return Err(anyhow!(app.text("keep-no-data", &[("path", &source)])));
        }
        let from = open(app, &source).await?;
        let done = into(app, &*from, &text("into")).await;
        let closed = from.close().await.map_err(|it| failed(app, it));
        let done = done?;
        closed.map(|()| report(app, &done))
    })
}

/// Opens the target and moves everything there.
async fn into(app: &App, from: &dyn Store, target: &str) -> anyhow::Result<Transfer> {
    let to = open(app, target).await?;
    let told = |nth: usize, of: usize| {
        if nth.is_multiple_of(100) || nth == of {
            let args = [("count", &*nth.to_string()), ("of", &*of.to_string())];
            aside(&format!("{}\n", app.text("keep-moving", &args)));
        }
    };
    let done = transfer(from, &*to, told).await.map_err(|it| refused(app, it));
    let closed = to.close().await.map_err(|it| failed(app, it));
    let done = done?;
    closed.map(|()| done)
}

/// Opens a store that no server uses.
async fn open(app: &App, text: &str) -> anyhow::Result<Arc<dyn Store>> {
    let address = StoreAddress::new(text);
    if !address.is_of_a_database() {
        return open_file(Path::new(text), Access::Alone).map_err(|it| unopened(app, it));
    }
    let store = open_database(&address, NAME).await.map_err(|it| unopened(app, it))?;
    let others = match store.condition().await {
        Ok(found) => found.map(|it| it.nodes).unwrap_or_default().into_iter().map(|it| it.0),
        Err(error) => {
            let _ = store.close().await;
            return Err(failed(app, error));
        }
    };
    let others: Vec<String> = others.filter(|it| it != NAME).collect();
    if others.is_empty() {
        return Ok(store);
    }
    let _ = store.close().await;
    Err(anyhow!(app.text("keep-others", &[("nodes", &others.join(", "))])))
}

fn refused(app: &App, error: TransferError) -> anyhow::Error {
    match error {
        TransferError::Store(error) => failed(app, error),
        TransferError::Taken => anyhow!(app.text("keep-move-taken", &[])),
        TransferError::Differs(table) => anyhow!(app.text("keep-move-differs", &[("table", table.as_str())])),
        TransferError::Busy(table) => anyhow!(app.text("keep-move-busy", &[("table", table.as_str())])),
    }
}

fn report(app: &mut App, done: &Transfer) -> Verdict {
    for (table, damage) in &done.damaged {
        let args = [("table", table.as_str()), ("seq", &*damage.seq.to_string())];
        app.screen.line(app.text("keep-move-damaged", &args));
    }
    let (tables, rows, kept) = (done.tables.to_string(), done.rows.to_string(), done.kept.to_string());
    app.screen.line(app.text("keep-moved", &[("tables", &tables), ("rows", &rows), ("kept", &kept)]));
    Verdict::of(done.damaged.is_empty())
}
