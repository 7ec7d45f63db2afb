//! The store on PostgreSQL passes the laws of all stores.

use std::sync::Arc;

use schwung_postgres::{Address, Postgres, cluster};
use schwung_store::{Sqlite, Store, suite::Subject};
use tempfile::TempDir;

/// A database of its own. Without PostgreSQL the laws run on SQLite, where they hold anyway: they cannot be skipped from
/// here, and what is skipped is said.
enum Place {
    Database(String),
    File(TempDir),
}

impl Subject for Place {
    fn new() -> Place {
        cluster::fresh().map_or_else(|| Place::File(TempDir::new().expect("a folder")), Place::Database)
    }

    async fn open(&self) -> Arc<dyn Store> {
        match self {
            Place::Database(address) => {
                let address = Address::parse(address).expect("an address");
                Arc::new(Postgres::open(address, "test").await.expect("a store"))
            }
            Place::File(folder) => Arc::new(Sqlite::open(folder.path().join("tables.db")).expect("a store")),
        }
    }
}

schwung_store::suite!(Place);
schwung_store::durable_suite!(Place);
