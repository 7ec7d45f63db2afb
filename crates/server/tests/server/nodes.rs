//! Two servers on one PostgreSQL database. Without PostgreSQL, the tests say that they are skipped.

use std::{sync::Arc, time::Duration};

use schwung_postgres::cluster;
use schwung_server::{Limits, StoreAddress, open_database};
use schwung_store::{Append, CommandId, Row, Store, TableId};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    client::{PATIENCE, Player, get, post},
    served::{Demo, Served, generous},
};

/// Two servers on one database.
struct Pair {
    address: String,
    one: Served,
    two: Served,
}

impl Pair {
    async fn new(limits: Limits) -> Option<Pair> {
        let address = cluster::fresh()?;
        let one = Served::start(store(&address, "one").await, limits, |it| it.node = "one".to_owned());
        let two = Served::start(store(&address, "two").await, limits, |it| it.node = "two".to_owned());
        Some(Pair { address, one, two })
    }

    /// The same table at the other server.
    fn at_two(&self, demo: &Demo) -> Demo {
        let Demo { table, gm, join, watch, .. } = demo;
        Demo {
            address: self.two.address,
            table: table.clone(),
            gm: gm.clone(),
            join: join.clone(),
            watch: watch.clone(),
        }
    }
}

async fn store(address: &str, node: &str) -> Arc<dyn Store> {
    open_database(&StoreAddress::new(address), node).await.expect("a store")
}

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

/// Waits until a metric of a server has this value.
async fn until_metric(served: &Served, line: &str) {
    let since = Instant::now();
    loop {
        let text = get(served.address, "/metrics", None).await.text();
        if text.lines().any(|it| it == line) {
            return;
        }
        assert!(since.elapsed() < PATIENCE, "no {line} in\n{text}");
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_are_one_table() {
    let Some(pair) = Pair::new(generous()).await else { return };
    let demo = pair.one.demo().await;
    let elsewhere = pair.at_two(&demo);
    let (mut gm, mut other) = (demo.gm().await, elsewhere.gm().await);
    assert_eq!(gm.welcome["hash"], other.welcome["hash"]);
    assert_eq!(demo.actors().await, elsewhere.actors().await);
    for round in 0..3 {
        let seq = gm.does(&say(&format!("one {round}"))).await;
        let told = other.until_that("update", |it| it["seq"] == seq).await;
        let own = gm.until_that("update", |it| it["seq"] == seq).await;
        assert_eq!(told["hash"], own["hash"]);
        let seq = other.does(&say(&format!("two {round}"))).await;
        gm.until_that("update", |it| it["seq"] == seq).await;
    }
    // A command is carried out once, whoever is asked.
    let first = gm.act_as("same", &say("once")).await;
    let again = other.act_as("same", &say("once")).await;
    assert_eq!(first["done"]["seq"], again["done"]["seq"], "{first} {again}");

    // Who comes from the other server has lost nothing, even if this one has not heard yet.
    for round in 0..5 {
        let seq = gm.does(&say(&format!("three {round}"))).await;
        let update = gm.until_that("update", |it| it["seq"] == seq).await;
        let mut back = Player::silent(pair.two.address).await;
        let hello = json!({ "token": demo.gm, "lang": "en", "after": seq, "hash": update["hash"] });
        back.say(&json!({ "hello": hello })).await;
        let welcome = back.until("welcome").await;
        assert_eq!((&welcome["rewritten"], &welcome["follows"]), (&Value::Null, &json!(true)), "{welcome}");
    }

    // Who is present counts at both.
    let player = elsewhere.player(1, "Ana").await;
    gm.until_that("online", |it| it["seats"] == json!([0, 1])).await;
    let watching = Player::at(demo.address, &demo.watch).await;
    other.until_that("online", |it| it["watching"] == 1 && it["seats"] == json!([0, 1])).await;
    player.leave().await;
    gm.until_that("online", |it| it["seats"] == json!([0])).await;
    drop(watching);

    // Who is removed at one is shown out at the other.
    let mut removed = demo.player(2, "Bo").await;
    assert!(other.act(&json!({ "house": { "kick": { "seat": 2 } } })).await.get("done").is_some());
    assert_eq!(removed.bye().await["code"], "token");
    until_metric(&pair.two, "schwung_node_info{node=\"two\",version=\"0.1.0\"} 1").await;
    until_metric(&pair.one, "schwung_tables_rewritten_total 0").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_too_old_for_a_table_says_so() {
    let Some(pair) = Pair::new(generous()).await else { return };
    let (demo, untouched) = (pair.one.demo().await, pair.one.demo().await);
    let mut gm = demo.gm().await;
    let seq = gm.does(&say("one")).await;
    let newer = store(&pair.address, "newer").await;
    let body = json!({ "seq": seq + 1, "at": 0, "by": null, "id": "x", "entries": [{ "future": {} }] });
    let id = CommandId::new("0/x").expect("an id");
    let row = Row { seq: seq + 1, id, at: 0, body: body.to_string().into_bytes() };
    let table = TableId::new(&*demo.table).expect("a name");
    assert_eq!(newer.append(&table, row).await.expect("an answer"), Append::Done);
    let bye = gm.bye().await;
    assert_eq!((&bye["code"], &bye["again"]), (&json!("newer"), &json!(true)), "{bye}");
    for address in [pair.one.address, pair.two.address] {
        let mut again = Player::silent(address).await;
        again.hello(&demo.gm, 0).await;
        let bye = again.bye().await;
        assert_eq!((&bye["code"], &bye["again"]), (&json!("newer"), &json!(true)), "{bye}");
    }
    let answer = get(pair.two.address, "/api/table/view", Some(&demo.gm)).await;
    assert_eq!(answer.problem(), (503, "newer".to_owned()));
    // Other tables go on.
    untouched.gm().await.does(&say("here")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_past_that_was_lost_is_noticed_and_told() {
    let Some(pair) = Pair::new(generous()).await else { return };
    let demo = pair.one.demo().await;
    let mut gm = demo.gm().await;
    gm.does(&say("kept")).await;
    cluster::sql(&pair.address, "create table before as select * from schwung.tables");
    let seq = gm.does(&say("lost")).await;
    let update = gm.until_that("update", |it| it["seq"] == seq).await;
    // As if a standby had taken over that lacks the last record.
    cluster::sql(
        &pair.address,
        &format!(
            "begin; set local session_replication_role = replica;
            delete from schwung.rows where table_id = '{}' and seq = {seq};
            update schwung.tables t set (head, hash, last_at, bytes, sum) =
                (select head, hash, last_at, bytes, sum from before b where b.id = t.id); commit",
            demo.table
        ),
    );
    let bye = gm.bye().await;
    assert_eq!((&bye["code"], &bye["again"]), (&json!("rewritten"), &json!(true)), "{bye}");
    until_metric(&pair.one, "schwung_tables_rewritten_total 1").await;
    for (address, rewritten) in [(pair.one.address, true), (pair.two.address, true)] {
        let mut back = Player::silent(address).await;
        let hello = json!({ "token": demo.gm, "lang": "en", "after": seq, "hash": update["hash"] });
        back.say(&json!({ "hello": hello })).await;
        assert_eq!(back.until("welcome").await["rewritten"], json!(rewritten));
    }
    // The table goes on from what is left.
    assert_eq!(demo.gm().await.does(&say("instead")).await, seq);
    assert_eq!(pair.at_two(&demo).gm().await.does(&say("and on")).await, seq + 1);
}

/// A record cannot follow a past that its server does not know, even if its number is free.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_built_on_another_past() {
    let Some(address) = cluster::fresh() else { return };
    let one = Served::start(store(&address, "one").await, generous(), |_| {});
    let demo = one.demo().await;
    let mut gm = demo.gm().await;
    let seq = gm.does(&say("seen")).await;
    cluster::sql(
        &address,
        &format!(
            "begin; set local session_replication_role = replica;
            update schwung.rows set hash = sha256('x') where table_id = '{0}' and seq = {seq};
            update schwung.tables set hash = sha256('x') where id = '{0}'; commit",
            demo.table
        ),
    );
    let answer = gm.act(&say("on top")).await;
    assert!(answer.get("done").is_none(), "{answer}");
    let rows = cluster::sql(&address, "select max(seq) from schwung.rows");
    assert_eq!(rows, seq.to_string());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_for_an_address_hold_across_servers() {
    let limits = Limits { joins_per_minute: 3, ..generous() };
    let Some(pair) = Pair::new(limits).await else { return };
    let demo = pair.one.demo().await;
    for seat in 1..=3 {
        demo.seat(seat, "Ana").await;
    }
    let wanted = json!({ "seat": 4, "name": "Bo" });
    let mut last = 0;
    // The hints need a moment.
    for _ in 0..4 {
        sleep(Duration::from_millis(200)).await;
        last = post(pair.two.address, "/api/join", Some(&demo.join), &wanted).await.status;
    }
    assert_eq!(last, 429);
    let joined = cluster::sql(&pair.address, "select count(*) from schwung.grants where role = 'seat'");
    assert!(joined.parse::<u32>().is_ok_and(|it| it <= 4), "{joined}");
}
