//! Tests of the chain of hashes on the wire: clients notice a changed past, and damaged tables can be read.

use std::path::Path;

use schwung_store::{Sqlite, Store, TableId};
use serde_json::{Value, json};

use crate::{
    client::{Player, get, post},
    served::{Demo, Served},
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

/// Comes back with what was seen, and returns the welcome.
async fn back(served: &Served, token: &str, after: &Value, hash: &Value) -> Value {
    let mut player = Player::silent(served.address).await;
    let mut hello = json!({ "token": token, "lang": "en", "after": after });
    if !hash.is_null() {
        hello["hash"] = hash.clone();
    }
    player.say(&json!({ "hello": hello })).await;
    player.until("welcome").await
}

async fn kill(served: Served) {
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");
}

/// Changes a stored record behind the store's back.
fn rewrite(file: &Path, table: &str, seq: u64, from: &str, to: &str) {
    let file = rusqlite::Connection::open(file).expect("a database");
    file.execute_batch("drop trigger rows_stay_as_they_are").expect("it goes");
    let sql = "update rows set body = cast(replace(cast(body as text), ?3, ?4) as blob)
        where table_id = ?1 and seq = ?2";
    let changed = file.execute(sql, rusqlite::params![table, seq as i64, from, to]);
    assert_eq!(changed, Ok(1));
}

#[tokio::test]
async fn a_client_that_comes_back_is_told_whether_the_past_is_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, backup) = (folder.path().join("tables.db"), folder.path().join("backup.db"));
    let served = Served::of_file(&file);
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    gm.does(&say("one")).await;
    schwung_store::back_up(&file, &backup, Default::default()).expect("a backup");
    let seq = gm.does(&say("two")).await;
    let update = gm.until_that("update", |it| it["seq"] == seq).await;
    let (at, hash) = (json!(seq), update["hash"].clone());
    assert_eq!(hash.as_str().map(str::len), Some(16), "{update}");

    let same = back(&served, &demo.gm, &at, &hash).await;
    assert_eq!((&same["follows"], &same["rewritten"]), (&json!(true), &Value::Null), "{same}");
    assert_eq!(same["hash"], hash);
    // Players see the same code.
    assert_eq!(back(&served, &demo.watch, &at, &hash).await["rewritten"], Value::Null);
    let other = back(&served, &demo.gm, &at, &json!("0123456789abcdef")).await;
    assert_eq!((&other["follows"], &other["rewritten"]), (&json!(false), &json!(true)), "{other}");
    // Clients without a code are served as before.
    let none = back(&served, &demo.gm, &at, &Value::Null).await;
    assert_eq!((&none["follows"], &none["rewritten"]), (&json!(true), &Value::Null));
    let earlier = back(&served, &demo.gm, &json!(seq - 1), &gm.welcome["hash"]).await;
    assert_eq!(earlier["rewritten"], true, "a code belongs to its record");

    // After a restart the codes are the same.
    kill(served).await;
    let served = Served::of_file(&file);
    assert_eq!(back(&served, &demo.gm, &at, &hash).await["rewritten"], Value::Null);
    kill(served).await;

    // The backup lacks the last record; then another one takes its number.
    let served = Served::of_file(&backup);
    let short = back(&served, &demo.gm, &at, &hash).await;
    assert_eq!((&short["follows"], &short["rewritten"]), (&json!(false), &json!(true)), "{short}");
    let demo = Demo { address: served.address, ..demo };
    assert_eq!(demo.gm().await.does(&say("not two")).await, seq);
    assert_eq!(back(&served, &demo.gm, &at, &hash).await["rewritten"], true);
}

#[tokio::test]
async fn a_damaged_table_opens_up_to_the_damage_for_reading_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let (bad, good) = (served.demo().await, served.demo().await);
    let mut gm = bad.gm().await;
    let first = gm.does(&say("as it was")).await;
    let second = gm.does(&say("sixpence")).await;
    gm.does(&say("later")).await;
    kill(served).await;
    rewrite(&file, &bad.table, second, "sixpence", "ninepins");

    let served = Served::of_file(&file);
    let (bad, good) = (Demo { address: served.address, ..bad }, Demo { address: served.address, ..good });
    let mut gm = bad.gm().await;
    assert_eq!(gm.welcome["damaged"], second, "{}", gm.welcome);
    assert_eq!(gm.welcome["view"]["seq"], first);
    assert!(!gm.welcome.to_string().contains("ninepins"), "{}", gm.welcome);
    assert_eq!(gm.is_refused(&say("on")).await, "read_only");
    let join = json!({ "token": bad.join, "name": "Mira", "seat": 1 });
    let joined = post(bad.address, "/api/table/join", Some(&bad.join), &join).await;
    assert!(joined.status >= 400, "{joined:?}");
    let link = post(bad.address, "/api/table/links/gm", Some(&bad.gm), &json!({})).await;
    assert_eq!(link.problem(), (409, "read_only".to_owned()));
    // Nothing was stored, and the others play on.
    let store = Sqlite::open(&file).expect("a store");
    let id = TableId::new(&*bad.table).expect("a name");
    assert_eq!(store.head(&id).await.expect("a head"), Some(second + 1));
    assert_eq!(good.gm().await.welcome["damaged"], Value::Null);
    good.gm().await.does(&say("fine here")).await;

    // What can be read can be saved and goes on as another table.
    let saved = get(bad.address, "/api/table/export", Some(&bad.gm)).await.json();
    assert_eq!(saved["records"].as_array().map(Vec::len), Some(first as usize));
    let new = json!({ "start": { "import": { "file": saved } }, "lang": "en" });
    let answer = post(served.address, "/api/tables", None, &new).await;
    assert_eq!(answer.status, 201, "{answer:?}");
}

#[tokio::test]
async fn an_export_proves_its_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    gm.does(&say("sixpence")).await;
    gm.does(&say("later")).await;
    let saved = get(demo.address, "/api/table/export", Some(&demo.gm)).await.json();
    let store = Sqlite::open(&file).expect("a store");
    let stored = store.load(&TableId::new(&*demo.table).expect("a name")).await.expect("a log");
    let hashes: Vec<Value> = stored.hashes.iter().map(|it| json!(it.to_string())).collect();
    assert_eq!(saved["hashes"], json!(hashes), "those of the store");

    let import = async |file: Value| {
        let new = json!({ "start": { "import": { "file": file } }, "lang": "en" });
        post(served.address, "/api/tables", None, &new).await
    };
    assert_eq!(import(saved.clone()).await.status, 201);
    let records = saved["records"].as_array().expect("records").clone();
    let broken = |change: &dyn Fn(&mut Value)| {
        let mut file = saved.clone();
        change(&mut file);
        file
    };
    let text = saved.to_string().replace("sixpence", "ninepins");
    let last = records.len();
    for (at, file) in [
        (last - 1, serde_json::from_str(&text).expect("JSON")),
        (last, broken(&|it| drop(it["records"].as_array_mut().expect("records").pop()))),
        (last, broken(&|it| drop(it["hashes"].as_array_mut().expect("hashes").pop()))),
        (2, broken(&|it| it["records"].as_array_mut().expect("records").swap(1, 2))),
    ] {
        let answer = import(file).await;
        assert_eq!(answer.problem(), (422, "mistakes".to_owned()));
        let errors = answer.json()["errors"].to_string();
        assert!(errors.contains(&format!("ntry {at} is not as it was saved")), "{errors}");
    }
    // Files of earlier versions have no hashes.
    let old = broken(&|it| drop(it.as_object_mut().expect("an object").shift_remove("hashes")));
    assert_eq!(import(old).await.status, 201);
}
