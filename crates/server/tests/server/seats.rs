//! Tests of joining, leaving, removing, renaming, handing over and locking.

use serde_json::json;

use crate::{
    client::{Player, get, post},
    served::Served,
};

fn house(what: &serde_json::Value) -> serde_json::Value {
    json!({ "house": what })
}

#[tokio::test]
async fn somebody_joins_and_everybody_sees_it() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    assert_eq!(gm.welcome["you"], json!({ "role": "gm", "seat": 0 }));

    let card = get(served.address, "/api/card?lang=en", Some(&demo.join)).await.json();
    assert_eq!((&card["gm"], card["seats"].as_array().map(Vec::len)), (&json!("Gesa"), Some(4)));
    let mut mira = demo.player(1, "Mira Maus").await;
    assert_eq!(mira.welcome["you"], json!({ "role": "player", "seat": 1 }));
    let update = gm.until("update").await;
    assert_eq!(update["view"]["house"]["seats"][1]["name"], "Mira Maus");
    assert_eq!(update["view"]["house"]["seats"][1]["state"], "taken");
    gm.until_that("online", |it| it["seats"] == json!([0, 1])).await;

    // A new seat for somebody who takes none of the existing ones.
    let joined = post(served.address, "/api/join", Some(&demo.join), &json!({ "name": "Neu" })).await.json();
    assert_eq!(joined["you"]["seat"], 5);
    mira.until_that("update", |it| it["view"]["house"]["seats"][5]["name"] == "Neu").await;

    let taken = json!({ "seat": 1, "name": "Noch jemand" });
    let answer = post(served.address, "/api/join", Some(&demo.join), &taken).await;
    assert_eq!(answer.problem(), (409, "seat_taken".to_owned()));
    for (name, code) in [("", "length"), (&*"x".repeat(41), "length")] {
        let answer = post(served.address, "/api/join", Some(&demo.join), &json!({ "name": name })).await;
        assert_eq!(answer.problem(), (422, code.to_owned()));
    }
    let answer =
        post(served.address, "/api/join", Some(&demo.join), &json!({ "seat": 0, "name": "Ich" })).await;
    assert_eq!(answer.problem(), (409, "no_such_seat".to_owned()));
}

#[tokio::test]
async fn whoever_is_shown_out_is_out_at_once() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, token) = (demo.gm().await, demo.seat(1, "Mira").await);
    let (mut mira, mut again) =
        (Player::at(served.address, &token).await, Player::at(served.address, &token).await);
    let mut jonas = demo.player(2, "Jonas").await;

    assert_eq!(jonas.is_refused(&house(&json!({ "kick": { "seat": 1 } }))).await, "gm_only");
    gm.does(&house(&json!({ "kick": { "seat": 1 } }))).await;
    for player in [&mut mira, &mut again] {
        let bye = player.bye().await;
        assert_eq!((&bye["code"], &bye["again"]), (&json!("kicked"), &json!(false)), "{bye}");
    }
    for path in ["/api/me", "/api/table/view"] {
        assert_eq!(get(served.address, path, Some(&token)).await.problem(), (401, "token".to_owned()));
    }
    let say = json!({ "id": "x", "what": house(&json!({ "say": { "text": "still here" } })) });
    assert_eq!(post(served.address, "/api/table/do", Some(&token), &say).await.status, 401);
    // Everybody else continues to play, and the seat can be taken again.
    jonas.does(&house(&json!({ "say": { "text": "on we go" } }))).await;
    let mut other = demo.player(1, "Maria").await;
    other.does(&house(&json!({ "say": { "text": "hello" } }))).await;
}

#[tokio::test]
async fn whoever_leaves_needs_a_new_token() {
    let served = Served::new();
    let demo = served.demo().await;
    let token = demo.seat(1, "Mira").await;
    let mut mira = Player::at(served.address, &token).await;
    mira.say(&json!({ "do": { "id": "go", "what": house(&json!("leave")) } })).await;
    assert_eq!(mira.bye().await["code"], "token");
    assert_eq!(get(served.address, "/api/me", Some(&token)).await.status, 401);
    let card = get(served.address, "/api/card", Some(&demo.join)).await.json();
    assert!(card["seats"].as_array().expect("seats").iter().any(|it| it["seat"] == 1), "{card}");
    // The game master cannot leave, only hand over.
    let mut gm = demo.gm().await;
    assert_eq!(gm.is_refused(&house(&json!("leave"))).await, "no_such_seat");
}

#[tokio::test]
async fn names_are_ones_own_or_the_game_masters_to_change() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mut mira) = (demo.gm().await, demo.player(1, "Mira").await);
    let rename = |seat: u8, name: &str| house(&json!({ "rename": { "seat": seat, "name": name } }));
    mira.does(&rename(1, "<script>alert(1)</script>")).await;
    let update = gm.until_that("update", |it| it["view"]["house"]["seats"][1]["name"] != "Mira").await;
    assert_eq!(update["view"]["house"]["seats"][1]["name"], "<script>alert(1)</script>", "text stays text");
    assert_eq!(mira.is_refused(&rename(2, "Jo")).await, "not_yours");
    gm.does(&rename(2, "Jo")).await;
    assert_eq!(gm.is_refused(&rename(99, "Nobody")).await, "no_such_seat");
}

#[tokio::test]
async fn the_game_masters_seat_is_handed_over_and_back() {
    let served = Served::new();
    let demo = served.demo().await;
    let token = demo.seat(1, "Mira").await;
    let (mut gm, mut mira) = (demo.gm().await, Player::at(served.address, &token).await);
    let hand_over = house(&json!({ "hand_over": { "to": 1 } }));
    assert_eq!(mira.is_refused(&hand_over).await, "gm_only");
    gm.does(&hand_over).await;
    // Both get a complete view in their new roles and keep their tokens.
    let now = mira.until("welcome").await;
    assert_eq!((&now["you"], &now["follows"]), (&json!({ "role": "gm", "seat": 0 }), &json!(false)));
    let now = gm.until("welcome").await;
    assert_eq!(now["you"], json!({ "role": "player", "seat": 1 }));
    assert_eq!(gm.is_refused(&house(&json!({ "lock": true }))).await, "gm_only");
    assert_eq!(get(served.address, "/api/me", Some(&token)).await.json()["you"]["role"], "gm");
    assert_eq!(get(served.address, "/api/table/export", Some(&demo.gm)).await.status, 403);

    let mut again = Player::at(served.address, &token).await;
    again.does(&hand_over).await;
    assert_eq!(mira.until("welcome").await["you"]["role"], "player");
    gm.until_that("welcome", |it| it["you"]["role"] == "gm").await;
    gm.does(&house(&json!({ "lock": true }))).await;
    // Somebody who is removed later stays removed, regardless of earlier seat changes.
    gm.does(&house(&json!({ "kick": { "seat": 1 } }))).await;
    assert_eq!(get(served.address, "/api/me", Some(&token)).await.status, 401);
    assert_eq!(mira.bye().await["code"], "kicked");
}

#[tokio::test]
async fn nobody_joins_a_locked_table() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    gm.does(&house(&json!({ "lock": true }))).await;
    let answer =
        post(served.address, "/api/join", Some(&demo.join), &json!({ "seat": 1, "name": "Mira" })).await;
    assert_eq!(answer.problem(), (409, "locked".to_owned()));
    assert_eq!(get(served.address, "/api/card", Some(&demo.join)).await.json()["locked"], true);
    gm.does(&house(&json!({ "lock": false }))).await;
    demo.seat(1, "Mira").await;
}

/// The characters that a view offers.
fn offered(view: &serde_json::Value) -> Vec<u64> {
    let free = view["house"]["free"].as_array().cloned().unwrap_or_default();
    free.iter().map(|it| it["actor"].as_u64().expect("a number")).collect()
}

#[tokio::test]
async fn two_who_take_the_same_character() {
    let served = Served::new();
    for system in ["sotc", "malmsturm", "freefate", "zerospace", "daemmersturm"] {
        let demo = served.demo_of(system).await;
        let mut players = Vec::new();
        for name in ["Anna", "Ben"] {
            let joined =
                post(served.address, "/api/join", Some(&demo.join), &json!({ "name": name })).await.json();
            players.push(joined["token"].as_str().expect("a token").to_owned());
        }
        let view = get(served.address, "/api/table/view", Some(&players[0])).await.json();
        let who = *offered(&view).first().expect("somebody is free");
        let take = json!({ "id": "one", "what": { "take": { "actor": who } } });
        let path = "/api/table/do?lang=de";
        let (anna, ben) = tokio::join!(
            post(served.address, path, Some(&players[0]), &take),
            post(served.address, path, Some(&players[1]), &take),
        );
        let late = if anna.status == 200 { &ben } else { &anna };
        assert_eq!([anna.status, ben.status].into_iter().filter(|it| *it == 200).count(), 1, "{system}");
        assert_eq!(late.problem(), (409, "character_taken".to_owned()));
        let said = late.json()["detail"].as_str().expect("text").to_owned();
        assert!(said.contains("wird schon von jemand anderem gespielt"), "{said}");
        // Spectators and people with the players' link take nothing.
        let watched = post(served.address, path, Some(&demo.watch), &take).await;
        assert_eq!(watched.problem(), (403, "not_yours".to_owned()));
        assert_eq!(post(served.address, path, Some(&demo.join), &take).await.status, 403);
        for token in &players {
            let view = get(served.address, "/api/table/view", Some(token)).await.json();
            assert!(!offered(&view).contains(&who), "{system}");
        }
        for (id, nobody) in [("two", 0), ("three", 1), ("four", 4_000), ("five", u32::MAX)] {
            let take = json!({ "id": id, "what": { "take": { "actor": nobody } } });
            let answer = post(served.address, path, Some(&players[0]), &take).await;
            assert_eq!(answer.problem(), (409, "no_such_actor".to_owned()), "{nobody}");
        }
    }
}
