//! Tests of stopping, being killed, and restarting.

use std::{path::Path, sync::Arc};

use schwung_server::Limits;
use schwung_store::{Sqlite, Store};
use serde_json::{Value, json};

use crate::{
    client::{Player, get, post},
    served::{Demo, Served, generous},
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

fn moved(demo: Demo, served: &Served) -> Demo {
    Demo { address: served.address, ..demo }
}

async fn waiting(demo: &Demo, token: &str) -> Value {
    get(demo.address, "/api/table/view?lang=en", Some(token)).await.json()["waiting"].clone()
}

#[tokio::test]
async fn a_question_that_waits_waits_after_the_server_was_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let demo = served.demo().await;
    let token = demo.seat(1, "Mira").await;
    let (mut gm, mut mira) = (demo.gm().await, Player::at(served.address, &token).await);
    let attack = json!({ "say": "The Red Widow attacks Captain Ida Brandt with Weapons" });
    let seq = gm.act_as("the-attack", &attack).await["done"]["seq"].as_u64().expect("done");
    let before = waiting(&demo, &token).await;
    assert_eq!(before["questions"][0]["kind"], "defend", "{before}");
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");
    assert_eq!(mira.bye().await, Value::Null, "nobody says goodbye");

    let served = Served::of_file(&file);
    let demo = moved(demo, &served);
    assert_eq!(waiting(&demo, &token).await, before);
    // A client that is unsure repeats its command, and it is carried out once.
    let mut gm = Player::after(demo.address, &demo.gm, seq).await;
    assert_eq!(gm.welcome["follows"], true);
    assert_eq!(gm.act_as("the-attack", &attack).await["done"]["seq"], seq);
    let question = &before["questions"][0];
    let at = question["choices"].as_array().expect("choices").iter().position(|it| it["barred"].is_null());
    let mut mira = Player::at(demo.address, &token).await;
    mira.does(&json!({ "answer": { "question": question["id"], "choice": at } })).await;
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_keeps_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let mut served = Served::of_file(&file);
    let demo = served.demo().await;
    let (mut gm, mut watcher) = (demo.gm().await, Player::at(served.address, &demo.watch).await);
    let seq = gm.does(&say("last words")).await;
    served.begin_to_stop();
    for player in [&mut gm, &mut watcher] {
        let bye = player.bye().await;
        assert_eq!((&bye["code"], &bye["again"]), (&json!("shutdown"), &json!(true)));
    }
    let closed = tokio::task::spawn_blocking(move || served.stop()).await.expect("no panic");
    assert!(closed);
    let served = Served::of_file(&file);
    let view = get(served.address, "/api/table/view", Some(&demo.gm)).await.json();
    assert_eq!(view["seq"], seq);
}

#[tokio::test]
async fn a_table_where_nobody_is_closes_and_opens_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let limits = Limits { idle: std::time::Duration::ZERO, ..generous() };
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).expect("a file"));
    let served = Served::start(store, limits, |_| {});
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let seq = gm.does(&say("x")).await;
    gm.leave().await;
    let closed =
        async || get(served.address, "/metrics", None).await.text().contains("schwung_tables_open 0");
    while !closed().await {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let view = get(served.address, "/api/table/view", Some(&demo.gm)).await.json();
    assert_eq!(view["seq"], seq);
}

#[tokio::test]
async fn a_table_with_a_record_of_no_sense_can_be_read_up_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let (bad, good) = (served.demo().await, served.demo().await);
    let seq = bad.gm().await.does(&say("x")).await;
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");
    spoil(&file, &bad.table).await;
    let served = Served::of_file(&file);
    let (bad, good) = (moved(bad, &served), moved(good, &served));
    let view = get(served.address, "/api/table/view", Some(&bad.gm)).await.json();
    assert_eq!(view["seq"], seq);
    let mut gm = bad.gm().await;
    assert_eq!(gm.welcome["damaged"], seq + 1);
    assert_eq!(gm.is_refused(&say("not any more")).await, "read_only");
    good.gm().await.does(&say("fine here")).await;
}

/// Appends a row that is not a record.
async fn spoil(file: &Path, table: &str) {
    let store = Sqlite::open(file).expect("a file");
    let table = schwung_store::TableId::new(table).expect("a name");
    let head = store.head(&table).await.expect("it can be read").expect("it is there");
    let id = schwung_store::CommandId::new("spoilt").expect("an id");
    let row = schwung_store::Row { seq: head + 1, id, at: 0, body: b"{\"no\":\"record\"}".to_vec() };
    store.append(&table, row).await.expect("it can be written");
    store.close().await.expect("it closes");
}

#[tokio::test]
async fn what_another_process_appends_is_read_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let (one, other) = (Served::of_file(&file), Served::of_file(&file));
    let demo = one.demo().await;
    let mut here = demo.gm().await;
    let mut there = Player::at(other.address, &demo.gm).await;
    let first = here.does(&say("here")).await;
    let second = there.does(&say("there")).await;
    assert_eq!(second, first + 1);
    let third = here.does(&say("here again")).await;
    assert_eq!(third, second + 1);
    here.until_that("update", |it| it["seq"] == third).await;
}

#[tokio::test]
async fn a_table_goes_out_as_a_file_and_comes_in_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = Served::of_file(&folder.path().join("tables.db"));
    let demo = served.demo().await;
    demo.seat(1, "Mira").await;
    let mut gm = demo.gm().await;
    for n in 0..30 {
        gm.does(&say(&format!("line {n}"))).await;
    }
    let file = get(served.address, "/api/table/export", Some(&demo.gm)).await;
    assert!(file.header("content-disposition").is_some_and(|it| it.contains(".json")));
    let file = file.json();
    assert!(!file.to_string().contains(&demo.gm), "no tokens in it");
    let new = json!({ "start": { "import": { "file": file } }, "gm": "Neu", "lang": "en" });
    let answer = post(served.address, "/api/tables", None, &new).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let gm = answer.json()["gm"].as_str().expect("text").to_owned();
    let view = get(served.address, "/api/table/view", Some(&gm)).await.json();
    assert_eq!(
        (&view["house"]["seats"][0]["name"], &view["house"]["seats"][1]["state"]),
        (&json!("Neu"), &json!("left"))
    );
    let recap = get(served.address, "/api/table/recap", Some(&gm)).await.text();
    assert!(recap.contains("line 29"), "{recap}");
    // An invalid file changes nothing.
    for broken in
        [json!({}), json!({ "format": "schwung-table", "version": 1, "system": "sotc", "records": [{}] })]
    {
        let new = json!({ "start": { "import": { "file": broken } }, "lang": "en" });
        assert_eq!(post(served.address, "/api/tables", None, &new).await.problem().0, 422);
    }
    assert_eq!(get(served.address, "/ready", None).await.json()["tables"], 2);
}
