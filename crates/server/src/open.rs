//! Opens stores.

use std::{path::Path, sync::Arc};

use schwung_store::{Sqlite, Store, StoreError};

use crate::{Config, StoreAddress};

/// Whether a file is opened for a server, which must have it to itself, or for a look beside one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Nobody else may have the file open in this way. Databases are always shared.
    Alone,
    /// A server may have it open as well.
    Shared,
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address of the database cannot be used. It contains no password.
    #[error("{0}")]
    Address(String),
    /// This program was built without support for databases.
    #[error("this program was built without support for PostgreSQL (`--features postgres`)")]
    Unsupported,
    /// A step failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Opens the store that the configuration names: the database if there is one, else the file.
///
/// # Errors
/// Returns an error if it cannot be opened.
pub async fn open_store(config: &Config, access: Access) -> Result<Arc<dyn Store>, OpenError> {
    match &config.store {
        Some(address) => open_database(address, &config.node).await,
        None => open_file(&config.data, access),
    }
}

/// Opens a data file, creating it if necessary.
///
/// # Errors
/// Returns an error if it cannot be opened.
pub fn open_file(path: &Path, access: Access) -> Result<Arc<dyn Store>, OpenError> {
    Ok(match access {
        Access::Alone => Arc::new(Sqlite::open_alone(path)?),
        Access::Shared => Arc::new(Sqlite::open(path)?),
    })
}

/// Connects to a database as the server `node`. A password that the address lacks is taken from the environment variable
/// `PGPASSWORD`.
///
/// # Errors
/// Returns an error if the address cannot be used, or the database not be reached.
#[cfg(feature = "postgres")]
pub async fn open_database(address: &StoreAddress, node: &str) -> Result<Arc<dyn Store>, OpenError> {
    use schwung_postgres::{Address, Postgres};

    let bad = |error: schwung_postgres::BadAddress| {
        let cause = std::error::Error::source(&error).map(|it| format!(": {it}"));
        OpenError::Address(format!("{error}{}", cause.unwrap_or_default()))
    };
    let password = std::env::var("PGPASSWORD").ok();
    let address = Address::parse(&address.0).map_err(bad)?.or_password(password.as_deref());
    Ok(Arc::new(Postgres::open(address, node).await?))
}

/// Connects to a database, which this program cannot.
///
/// # Errors
/// Returns [`OpenError::Unsupported`].
#[cfg(not(feature = "postgres"))]
pub async fn open_database(_: &StoreAddress, _: &str) -> Result<Arc<dyn Store>, OpenError> {
    Err(OpenError::Unsupported)
}
