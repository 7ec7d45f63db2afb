//! Tests of commands: carried out once, in order, only for the own seat, and stored before they are published.

use serde_json::{Value, json};

use crate::{
    client::{Player, get, post, seqs},
    served::Served,
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

#[tokio::test]
async fn a_repeated_command_is_done_once() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let first = gm.act_as("the-same", &say("once")).await;
    let second = gm.act_as("the-same", &say("once")).await;
    assert_eq!(first, second);
    // From another connection, and over HTTP as well.
    let mut again = demo.gm().await;
    assert_eq!(again.act_as("the-same", &say("once")).await, first);
    let body = json!({ "id": "the-same", "what": say("once") });
    let answer = post(served.address, "/api/table/do", Some(&demo.gm), &body).await;
    assert_eq!(answer.json()["seq"], first["done"]["seq"]);
    let view = get(served.address, "/api/table/view", Some(&demo.gm)).await.json();
    assert_eq!(view["seq"], first["done"]["seq"]);
}

#[tokio::test]
async fn everybody_sees_the_same_order_without_gaps() {
    const EACH: usize = 25;
    let served = Served::new();
    let demo = served.demo().await;
    let mut watcher = Player::at(served.address, &demo.watch).await;
    let begins = watcher.welcome["view"]["seq"].as_u64().expect("a number");
    let players = [demo.player(1, "Mira").await, demo.player(2, "Jonas").await, demo.gm().await];
    let joined = begins + 2;
    let mut tasks = Vec::new();
    for (n, mut player) in players.into_iter().enumerate() {
        tasks.push(tokio::spawn(async move {
            let mut mine = Vec::new();
            for at in 0..EACH {
                mine.push(player.does(&say(&format!("{n}: {at}"))).await);
            }
            player.leave().await;
            mine
        }));
    }
    let mut done = Vec::new();
    for task in tasks {
        let mine = task.await.expect("no panic");
        assert!(mine.is_sorted());
        done.extend(mine);
    }
    done.sort_unstable();
    let last = joined + 3 * EACH as u64;
    assert_eq!(done, (joined + 1..=last).collect::<Vec<_>>());
    // The watcher has not read anything: it gets single records or complete views instead.
    let mut seen = begins;
    while seen < last {
        let message = watcher.next().await.expect("a message");
        if let Some(seq) = message["update"]["seq"].as_u64() {
            assert_eq!(seq, seen + 1, "no gap");
            seen = seq;
        } else if let Some(seq) = message["welcome"]["view"]["seq"].as_u64() {
            assert!(seq > seen);
            seen = seq;
        }
    }
    assert_eq!(seen, last);
}

#[tokio::test]
async fn what_belongs_to_others_is_refused() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mut mira) = (demo.gm().await, demo.player(1, "Mira").await);
    let attack = |who: &str, whom: &str| json!({ "say": format!("{who} attacks {whom} with Weapons") });
    assert_eq!(mira.is_refused(&attack("Ruben Fearnought", "The Red Widow")).await, "not_yours");
    assert_eq!(mira.is_refused(&attack("The Red Widow", "Ruben Fearnought")).await, "not_yours");
    for what in [
        json!({ "undo": { "to": 2, "keep_dice": false } }),
        json!({ "setting": { "name": "grit", "value": true } }),
        json!({ "house": { "title": "Mine" } }),
        json!("call_off"),
    ] {
        assert_eq!(mira.is_refused(&what).await, "gm_only", "{what}");
    }
    let mut watcher = Player::at(served.address, &demo.watch).await;
    assert_eq!(watcher.is_refused(&say("hello?")).await, "not_yours");
    let body = json!({ "id": "w", "what": say("hello?") });
    let answer = post(served.address, "/api/table/do", Some(&demo.watch), &body).await;
    assert_eq!(answer.problem(), (403, "not_yours".to_owned()));
    // Nothing has changed.
    assert_eq!(gm.does(&say("first")).await, 4);
}

#[tokio::test]
async fn an_attack_asks_the_defender_and_nobody_else() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mut mira, mut jonas) =
        (demo.gm().await, demo.player(1, "Mira").await, demo.player(2, "Jonas").await);
    let attack = json!({ "say": "The Red Widow attacks Captain Ida Brandt with Weapons" });
    let seq = gm.does(&attack).await;
    let mine = mira.until_that("update", |it| it["seq"] == seq).await;
    let question = &mine["view"]["waiting"]["questions"][0];
    assert_eq!((&question["mine"], &question["kind"]), (&json!(true), &json!("defend")), "{question}");
    let others = jonas.until_that("update", |it| it["seq"] == seq).await;
    assert_eq!(others["view"]["waiting"]["questions"], json!([]));
    assert_eq!(others["view"]["waiting"]["seats"], json!([1]));

    let id = question["id"].clone();
    let at = question["choices"].as_array().expect("choices").iter().position(|it| it["barred"].is_null());
    let answer = json!({ "answer": { "question": id, "choice": at } });
    assert!(["stale", "not_yours"].contains(&&*jonas.is_refused(&answer).await));
    mira.does(&answer).await;
    assert_eq!(mira.is_refused(&answer).await, "stale", "an answer counts once");
    let nothing = json!({ "answer": { "question": "999.9", "choice": 0 } });
    assert_eq!(gm.is_refused(&nothing).await, "stale");
}

#[tokio::test]
async fn what_is_asked_for_is_told_to_the_asker_alone() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mut mira) = (demo.gm().await, demo.player(1, "Mira").await);
    for (id, what, key) in [
        ("f", json!({ "forms": { "actor": demo.actors().await[0] } }), "forms"),
        ("s", json!("settings"), "settings"),
        ("l", json!({ "lines": { "before": 3 } }), "lines"),
    ] {
        mira.say(&json!({ "ask": { "id": id, "what": what } })).await;
        let reply = mira.until("reply").await;
        assert_eq!(reply["id"], id);
        assert!(reply["with"].get(key).is_some(), "{reply}");
    }
    mira.say(&json!({ "ask": { "id": "u", "what": { "undo_preview": { "to": 2 } } } })).await;
    assert_eq!(mira.until("refused").await["code"], "gm_only");
    gm.say(&json!({ "ask": { "id": "u", "what": { "undo_preview": { "to": 2 } } } })).await;
    assert!(gm.until("reply").await["with"]["undo_preview"]["changes"].is_array());
    assert!(seqs(&gm.heard).len() <= 1, "nobody else heard of it");
    let settings = json!({ "what": "settings" });
    let answer = post(served.address, "/api/table/ask", Some(&demo.watch), &settings).await;
    assert!(answer.json()["settings"].is_array());
}

#[tokio::test]
async fn the_language_can_be_changed() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    assert!(gm.welcome["view"]["sentence"].as_str().is_some_and(|it| !it.contains("am Zug")));
    gm.say(&json!({ "lang": "de" })).await;
    let welcome = gm.until("welcome").await;
    assert!(welcome["view"]["sentence"].as_str().is_some_and(|it| it.contains("am Zug")), "{welcome}");
    gm.say(&json!("ping")).await;
    loop {
        let message = gm.next().await.expect("a message");
        if message == json!("pong") {
            break;
        }
    }
}
