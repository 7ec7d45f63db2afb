//! The databases that earlier releases wrote: they are lifted, and hold the records of the exports beside them.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use schwung_store::{CommandId, Grant, Row, Sqlite, Store, TableId, TableInfo, verify};
use serde_json::Value;

/// The books of a sample, in the order of their ids.
const BOOKS: [&str; 5] = ["daemmersturm", "freefate", "malmsturm", "sotc", "zerospace"];

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../compat")
}

fn export(folder: &Path, book: &str) -> Value {
    let text = fs::read(folder.join(format!("{book}.json"))).expect("the export");
    serde_json::from_slice(&text).expect("JSON")
}

#[tokio::test]
async fn the_database_of_every_release_is_lifted_with_every_record() {
    let releases = fs::read_dir(samples()).expect("samples").map(|it| it.expect("an entry").path());
    let mut count = 0;
    for sample in releases.filter(|it| it.is_dir()) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tables.db");
        fs::copy(sample.join("tables.db"), &file).expect("a copy");
        let store = Sqlite::open(&file).expect("a store");
        let tables = store.tables().await.expect("tables");
        let books: Vec<&str> = tables.iter().map(|it| it.info.id.as_str()).collect();
        assert_eq!(books, BOOKS);
        for table in &tables {
            let book = table.info.id.as_str();
            let loaded = store.load(&table.info.id).await.expect("a log");
            assert_eq!(loaded.damage, None, "{book}");
            let bodies: Vec<Vec<u8>> = loaded.rows.into_iter().map(|it| it.body).collect();
            let game = schwung_systems::load(&table.info.system, bodies.clone()).expect("a game");
            let export = export(&sample, book);
            let exported: Value = serde_json::from_slice(&game.exported_from(&bodies)).expect("JSON");
            assert_eq!(exported["records"], export["records"], "{book}");
            assert_eq!(exported["hashes"][bodies.len() - 1], table.hash.to_string(), "{book}");
            let grants = store.grants(&table.info.id).await.expect("grants");
            assert!(grants.iter().any(|it| it.role == "gm"), "{book}");
        }
        store.close().await.expect("it closes");
        assert!(verify(&file).expect("it can be read").is_sound());
        count += 1;
    }
    assert!(count > 1, "no samples");
}

/// Writes the database of a sample from the exports in it; see `cargo xtask compat`. Its name stands in `SAMPLE`.
#[tokio::test]
#[ignore = "writes files"]
async fn write_database() {
    let folder = samples().join(env::var("SAMPLE").expect("a name"));
    let file = folder.join("tables.db");
    if file.exists() {
        fs::remove_file(&file).expect("it is removed");
    }
    let store = Sqlite::open(&file).expect("a store");
    for (n, book) in (0..).zip(BOOKS) {
        let (id, export) = (TableId::new(book).expect("an id"), export(&folder, book));
        let info = TableInfo {
            id: id.clone(),
            created_at: 7,
            title: export["title"].as_str().expect("a title").to_owned(),
            system: book.to_owned(),
        };
        let grant = |role: &str, seat: Option<u8>, nth: u8| Grant {
            hash: [n * 8 + nth; 32],
            table: id.clone(),
            role: role.into(),
            seat,
            created_at: 7,
            revoked: nth == 3,
        };
        let grants = vec![
            grant("gm", None, 0),
            grant("player", Some(1), 1),
            grant("watch", None, 2),
            grant("gm", None, 3),
        ];
        let rows = export["records"].as_array().expect("records").iter().map(|it| Row {
            seq: it["seq"].as_u64().expect("a number"),
            id: CommandId::new(it["id"].as_str().expect("an id")).expect("an id"),
            at: it["at"].as_i64().expect("a time"),
            body: serde_json::to_vec(it).expect("JSON"),
        });
        let mut rows = rows;
        store.create(info, rows.next().expect("a first record"), grants).await.expect("a table");
        for row in rows {
            store.append(&id, row).await.expect("a row");
        }
    }
    store.close().await.expect("it closes");
}
