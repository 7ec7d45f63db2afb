//! The databases that earlier releases wrote: they are lifted, and hold the records of the exports beside them.

use std::{fs, path::Path};

use schwung_store::{Sqlite, Store};
use serde_json::Value;

#[tokio::test]
async fn the_database_of_release_1_is_lifted_with_every_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../compat/release-1");
    let file = folder.path().join("tables.db");
    fs::copy(samples.join("tables.db"), &file).expect("a copy");
    let store = Sqlite::open(&file).expect("a store");
    let tables = store.tables().await.expect("tables");
    let books: Vec<&str> = tables.iter().map(|it| it.info.id.as_str()).collect();
    assert_eq!(books, ["daemmersturm", "freefate", "malmsturm", "sotc", "zerospace"]);
    for table in &tables {
        let book = table.info.id.as_str();
        let loaded = store.load(&table.info.id).await.expect("a log");
        assert_eq!(loaded.damage, None, "{book}");
        let bodies: Vec<Vec<u8>> = loaded.rows.into_iter().map(|it| it.body).collect();
        let game = schwung_systems::load(&table.info.system, bodies.clone()).expect("a game");
        let text = fs::read(samples.join(format!("{book}.json"))).expect("the export");
        let export: Value = serde_json::from_slice(&text).expect("JSON");
        let exported: Value = serde_json::from_slice(&game.exported_from(&bodies)).expect("JSON");
        assert_eq!(exported["records"], export["records"], "{book}");
        assert_eq!(exported["hashes"][bodies.len() - 1], table.hash.to_string(), "{book}");
    }
}
