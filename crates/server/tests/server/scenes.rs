//! Characters that are taken off the table and come back, on the wire: who hears of it, and what a killed server keeps.

use serde_json::{Value, json};

use crate::{
    client::{Player, get, post},
    served::{Demo, Served},
};

/// The id of the Red Widow of the demo, whom the game master plays.
async fn widow_of(demo: &Demo) -> u64 {
    demo.actors().await[4]
}

fn set(fact: &Value) -> Value {
    json!({ "command": { "set": fact } })
}

fn wound(widow: u64) -> Value {
    let wound = json!({ "text": "Singed veil", "on": widow, "severity": "mild", "track": "health" });
    set(&json!({ "consequence": wound }))
}

fn take_off(widow: u64) -> Value {
    json!({ "take_off": { "actors": [widow], "scene": false, "name": "The Widow, singed" } })
}

fn bring_back(view: &Value) -> Value {
    let item = view["house"]["shelf"].as_array().expect("a shelf").last().expect("an item")["id"].clone();
    json!({ "stage": { "item": item, "new_scene": false } })
}

fn is_there(view: &Value, widow: u64) -> bool {
    let actors = view["scene"]["fate"]["actors"].as_array().expect("actors");
    actors.iter().any(|it| it["id"] == widow)
}

fn is_wounded(view: &Value) -> bool {
    view["scene"].to_string().contains("Singed veil")
}

async fn view(demo: &Demo, token: &str) -> Value {
    get(demo.address, "/api/table/view?lang=en", Some(token)).await.json()
}

#[tokio::test]
async fn what_players_do_not_know_of_goes_and_returns_unseen() {
    let served = Served::new();
    let demo = served.demo().await;
    let widow = widow_of(&demo).await;
    let (mut gm, mira) = (demo.gm().await, demo.seat(1, "Mira").await);
    // In a conflict, everybody sees whose turn it is next.
    gm.does(&json!({ "command": "end_conflict" })).await;
    gm.does(&set(&json!({ "hide": widow }))).await;
    gm.does(&wound(widow)).await;
    let mut viewers = [Player::at(demo.address, &mira).await, Player::at(demo.address, &demo.watch).await];
    let before = [view(&demo, &mira).await, view(&demo, &demo.watch).await];
    gm.does(&take_off(widow)).await;
    let here = view(&demo, &demo.gm).await;
    assert!(!is_there(&here, widow));
    gm.does(&bring_back(&here)).await;
    assert!(is_wounded(&view(&demo, &demo.gm).await));
    gm.does(&json!({ "house": { "say": { "text": "well then" } } })).await;
    for (viewer, then) in viewers.iter_mut().zip(before) {
        let update = viewer.until("update").await;
        assert!(update["lines"].to_string().contains("well then"), "{update}");
        assert_eq!(update["seq"].as_u64(), then["seq"].as_u64().map(|it| it + 1), "no gap");
        assert_eq!(update["view"]["scene"], then["scene"]);
        assert!(!update.to_string().contains("Widow"), "{update}");
    }
}

#[tokio::test]
async fn players_see_that_somebody_goes_and_a_killed_server_keeps_what_went() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let demo = served.demo().await;
    let widow = widow_of(&demo).await;
    let (mut gm, mira) = (demo.gm().await, demo.seat(1, "Mira").await);
    gm.does(&wound(widow)).await;
    gm.does(&set(
        &json!({ "aspect": { "text": "Knows the vault", "on": { "actor": widow }, "hidden": true } }),
    ))
    .await;
    let mut player = Player::at(demo.address, &mira).await;
    assert!(is_there(&player.welcome["view"], widow));
    let asked = json!({ "what": { "take_off": { "actors": [widow], "scene": true } } });
    let losses = post(demo.address, "/api/table/ask", Some(&demo.gm), &asked).await.json();
    assert!(losses["take_off"].as_array().is_some(), "{losses}");
    let done = gm.act_as("once", &take_off(widow)).await["done"]["seq"].clone();
    let update = player.until_that("update", |it| !is_there(&it["view"], widow)).await;
    assert!(!update.to_string().contains("vault") && !is_wounded(&update["view"]), "{update}");
    assert_eq!(update["view"]["house"]["shelf"], json!([]));
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");

    let served = Served::of_file(&file);
    let demo = Demo { address: served.address, ..demo };
    let mut gm = demo.gm().await;
    assert_eq!(gm.act_as("once", &take_off(widow)).await["done"]["seq"], done, "she goes once");
    let here = view(&demo, &demo.gm).await;
    assert_eq!(here["house"]["shelf"].as_array().map(Vec::len), Some(1));
    assert!(!is_there(&here, widow));
    gm.does(&bring_back(&here)).await;
    let seen = view(&demo, &mira).await;
    assert!(is_there(&seen, widow) && is_wounded(&seen), "{seen}");
    assert!(!seen.to_string().contains("vault"), "{seen}");
    assert!(view(&demo, &demo.gm).await.to_string().contains("Knows the vault"));
}

#[tokio::test]
async fn what_cannot_go_changes_nothing() {
    let served = Served::new();
    let demo = served.demo().await;
    let (widow, ida) = (widow_of(&demo).await, demo.actors().await[0]);
    let (mut gm, mut mira) = (demo.gm().await, demo.player(1, "Mira").await);
    let what = |actors: &[u64], name: &str| json!({ "take_off": { "actors": actors, "scene": false, "name": name } });
    let before = view(&demo, &demo.gm).await;
    assert_eq!(mira.is_refused(&take_off(widow)).await, "gm_only");
    // Nobody, somebody who is not there, and a player's character.
    for actors in [&[][..], &[widow, 99], &[ida]] {
        assert_eq!(gm.is_refused(&what(actors, "Gone")).await, "cannot_go", "{actors:?}");
    }
    assert_eq!(gm.is_refused(&what(&[widow], " ")).await, "length");
    assert_eq!(gm.is_refused(&what(&[widow], &"x".repeat(121))).await, "length");
    assert_eq!(view(&demo, &demo.gm).await, before);

    gm.does(&json!({ "say": "The Red Widow attacks Captain Ida Brandt with Weapons" })).await;
    let waiting = view(&demo, &demo.gm).await;
    assert!(waiting["waiting"].is_object(), "{waiting}");
    assert_eq!(gm.is_refused(&take_off(widow)).await, "busy");
    let asked = json!({ "what": { "take_off": { "actors": [widow] } } });
    let answer = post(demo.address, "/api/table/ask", Some(&demo.gm), &asked).await.problem();
    assert_eq!(answer, (409, "busy".to_owned()));
    assert_eq!(view(&demo, &demo.gm).await, waiting);
}
