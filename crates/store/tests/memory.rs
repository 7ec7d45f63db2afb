//! The in-memory store passes the laws of all stores.

use std::sync::Arc;

use schwung_store::{Memory, Store, StoreError, suite::Subject};

struct Fresh;

impl Subject for Fresh {
    fn new() -> Fresh {
        Fresh
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Memory::new())
    }
}

schwung_store::suite!(Fresh);

#[tokio::test]
async fn memory_has_no_backups() {
    let answer = Memory::new().backup_to("nowhere".as_ref()).await;
    assert!(matches!(answer, Err(StoreError::NoBackups)), "{answer:?}");
}
