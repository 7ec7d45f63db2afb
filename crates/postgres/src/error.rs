//! Errors of the driver as errors of a store.

use std::{path::PathBuf, sync::Arc};

use schwung_store::{Cause, StoreError};
use tokio_postgres::{Error, error::SqlState};

/// The error of a step. Problems that an administrator can solve are recognized.
pub(crate) fn failed(error: Error, step: fn(Cause) -> StoreError) -> StoreError {
    match error.code() {
        Some(&SqlState::DISK_FULL) => StoreError::NoSpace { path: PathBuf::from(DATABASE), left: 0 },
        Some(&SqlState::READ_ONLY_SQL_TRANSACTION) => StoreError::ReadOnly(PathBuf::from(DATABASE)),
        _ => step(Arc::new(error)),
    }
}

/// How the database is called where stores in files have a path.
const DATABASE: &str = "the database";
