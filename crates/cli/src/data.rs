//! The data file and the settings of a server, for commands that maintain its data.

use std::{path::PathBuf, sync::Arc};

use anyhow::anyhow;
use clap::ArgMatches;
use schwung_server::{Access, Config, OpenError, Settings, StoreAddress, open_store};
use schwung_store::{Store, StoreError, TableId, Trouble};

use crate::{
    app::{App, Misused},
    settings::merged,
};

/// The configuration that a server with the same flags, environment and settings file would have.
pub(crate) fn config(app: &App, matches: &ArgMatches) -> anyhow::Result<Config> {
    let text = |name: &str| matches.try_get_one::<String>(name).ok().flatten().cloned();
    let path = |name: &str| matches.try_get_one::<PathBuf>(name).ok().flatten().cloned();
    let flags = Settings {
        data: path("data"),
        store: text("store").map(StoreAddress::new),
        listen: text("listen"),
        public_url: text("public-url"),
        ..Settings::default()
    };
    merged(app, flags, path("config"))
}

/// The configuration, whose data file exists unless it names a database.
pub(crate) fn reachable(app: &App, matches: &ArgMatches) -> anyhow::Result<Config> {
    let config = config(app, matches)?;
    if config.store.is_some() || config.data.is_file() {
        return Ok(config);
    }
    Err(anyhow!(app.text("keep-no-data", &[("path", &config.data.display().to_string())])))
}

/// Opens the store that the configuration names, works with it, and closes it whatever comes out: one that is not closed
/// counts as in use for a while.
pub(crate) async fn with_store<T>(
    app: &mut App,
    config: &Config,
    work: impl AsyncFnOnce(&mut App, Arc<dyn Store>) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let store = open_store(config, Access::Shared).await.map_err(|it| unopened(app, it))?;
    let done = work(app, Arc::clone(&store)).await;
    let closed = store.close().await.map_err(|it| failed(app, it));
    let done = done?;
    closed.map(|()| done)
}

/// The error for a store that cannot be opened.
pub(crate) fn unopened(app: &App, error: OpenError) -> anyhow::Error {
    match error {
        OpenError::Store(error) => failed(app, error),
        OpenError::Address(why) => Misused(app.text("store-bad-address", &[("why", &why)])).into(),
        OpenError::Unsupported => anyhow!(app.text("store-unsupported", &[])),
    }
}

/// The configuration, whose data file exists. For commands that work on files only.
pub(crate) fn existing(app: &App, matches: &ArgMatches) -> anyhow::Result<Config> {
    let config = config(app, matches)?;
    if config.store.is_some() {
        return Err(anyhow!(app.text("store-not-a-file", &[])));
    }
    if config.data.is_file() {
        return Ok(config);
    }
    Err(anyhow!(app.text("keep-no-data", &[("path", &config.data.display().to_string())])))
}

/// The table named on the command line.
pub(crate) fn table(app: &App, matches: &ArgMatches) -> anyhow::Result<TableId> {
    let name = matches.get_one::<String>("table").map_or("", String::as_str);
    // A whole link is accepted as well.
    let name = name.split('#').next().unwrap_or_default();
    let name = name.rsplit('/').next().unwrap_or_default();
    TableId::new(name).map_err(|_| anyhow!(app.text("keep-no-table", &[("table", name)])))
}

/// An error of the store in the reader's language, as far as an operator can do something about it.
pub(crate) fn failed(app: &App, error: StoreError) -> anyhow::Error {
    match (&error, error.trouble()) {
        (StoreError::InUse { path, .. }, _) => {
            anyhow!(app.text("keep-in-use", &[("path", &path.display().to_string())]))
        }
        (StoreError::Unreachable { server, source }, _) => {
            let why = chain(&anyhow::Error::new(Arc::clone(source)));
            anyhow!(app.text("store-unreachable", &[("server", server), ("why", &why)]))
        }
        (StoreError::NotAStore(path), _) => {
            anyhow!(app.text("keep-not-a-store", &[("path", &path.display().to_string())]))
        }
        (StoreError::BackupTaken(path), _) => {
            anyhow!(app.text("keep-taken", &[("path", &path.display().to_string())]))
        }
        (StoreError::NoSuchTable(table), _) => {
            anyhow!(app.text("keep-no-table", &[("table", table.as_str())]))
        }
        (_, Some(Trouble::Full)) => anyhow!(app.text("keep-full", &[])),
        (_, Some(Trouble::ReadOnly)) => anyhow!(app.text("keep-read-only", &[])),
        _ => anyhow!(app.text("keep-failed", &[("why", &chain(&error.into()))])),
    }
}

/// An error with all its causes on one line.
pub(crate) fn chain(error: &anyhow::Error) -> String {
    format!("{error:#}")
}

/// The current time in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.ok().and_then(|it| i64::try_from(it.as_millis()).ok()).unwrap_or_default()
}

/// A size for people, in MB with one decimal.
pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{}.{}", bytes / 1_000_000, bytes % 1_000_000 / 100_000)
}
