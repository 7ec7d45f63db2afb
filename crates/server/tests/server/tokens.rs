//! Tests of tokens: forged, foreign, revoked, renewed.

use serde_json::json;

use crate::{
    client::{Player, get, post, send},
    served::Served,
};

#[tokio::test]
async fn a_token_that_was_never_given_out_opens_nothing() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut forged = demo.gm.clone();
    let last = if forged.ends_with('A') { "B" } else { "A" };
    forged.replace_range(forged.len() - 1.., last);
    for token in [&*forged, "", "x", "é", "Bearer", &"A".repeat(43), &"A".repeat(5_000)] {
        for path in ["/api/me", "/api/card", "/api/table/view", "/api/table/export", "/api/table/events"] {
            let answer = get(served.address, path, Some(token)).await;
            assert_eq!(answer.problem(), (401, "token".to_owned()), "{path} {token}");
            assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
        }
        let mut player = Player::silent(served.address).await;
        player.hello(token, 0).await;
        let bye = player.bye().await;
        assert_eq!((&bye["code"], &bye["again"]), (&json!("token"), &json!(false)), "{token}");
    }
    assert_eq!(get(served.address, "/api/me", None).await.status, 401);
    let answer = send(served.address, "GET", "/api/me", &[("authorization", "Basic YTpi")], b"").await;
    assert_eq!(answer.status, 401);
}

#[tokio::test]
async fn each_token_is_good_for_its_own_purpose() {
    let served = Served::new();
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let status = async |path: &str, token: &str| get(served.address, path, Some(token)).await.status;
    for (path, gm, seat_, watch, join) in [
        ("/api/me", 200, 200, 200, 200),
        ("/api/card", 403, 403, 403, 200),
        ("/api/table/view", 200, 200, 200, 403),
        ("/api/table/recap", 200, 200, 200, 403),
        ("/api/table/recap?secrets=true", 200, 403, 403, 403),
        ("/api/table/keepsake", 200, 200, 200, 403),
        ("/api/table/keepsake?secrets=true", 200, 403, 403, 403),
        ("/api/table/export", 200, 403, 403, 403),
    ] {
        let found = [
            status(path, &demo.gm).await,
            status(path, &seat).await,
            status(path, &demo.watch).await,
            status(path, &demo.join).await,
        ];
        assert_eq!(found, [gm, seat_, watch, join], "{path}");
    }
    for token in [&demo.gm, &seat, &demo.watch] {
        let answer = post(served.address, "/api/join", Some(token), &json!({ "name": "Ich" })).await;
        assert_eq!(answer.problem(), (403, "other_role".to_owned()));
    }
    for token in [&demo.join, &seat, &demo.watch] {
        for path in
            ["/api/table/links/gm", "/api/table/links/join", "/api/table/links/co", "/api/table/links/seat/2"]
        {
            let answer = post(served.address, path, Some(token), &json!({})).await;
            assert_eq!(answer.problem(), (403, "gm_only".to_owned()), "{path}");
        }
    }
    let mut player = Player::silent(served.address).await;
    player.hello(&demo.join, 0).await;
    assert_eq!(player.bye().await["code"], "other_role");
}

#[tokio::test]
async fn a_token_of_one_table_is_nothing_at_another() {
    let served = Served::new();
    let (one, other) = (served.demo().await, served.demo().await);
    assert_ne!(one.table, other.table);
    let me = get(served.address, "/api/me", Some(&one.gm)).await.json();
    assert_eq!(me["table"], one.table.as_str());
    let mut gm = one.gm().await;
    gm.does(&json!({ "house": { "title": "Only here" } })).await;
    let view = get(served.address, "/api/table/view", Some(&other.gm)).await.json();
    assert_ne!(view["house"]["title"], "Only here");
}

#[tokio::test]
async fn new_links_take_the_place_of_old_ones() {
    let served = Served::new();
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let mut mira = Player::at(served.address, &seat).await;
    let renew = async |path: &str, token: &str| {
        let answer = post(served.address, &format!("/api/table/links/{path}"), Some(token), &json!({})).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["token"].as_str().expect("text").to_owned()
    };
    let join = renew("join", &demo.gm).await;
    assert_eq!(get(served.address, "/api/card", Some(&demo.join)).await.status, 401);
    assert_eq!(get(served.address, "/api/card", Some(&join)).await.status, 200);
    // A lost phone: the new token of the seat revokes the old one.
    let new_seat = renew("seat/1", &demo.gm).await;
    assert_eq!(mira.bye().await["code"], "token");
    assert_eq!(get(served.address, "/api/me", Some(&seat)).await.status, 401);
    assert_eq!(get(served.address, "/api/me", Some(&new_seat)).await.json()["you"]["seat"], 1);
    let gm = renew("gm", &demo.gm).await;
    assert_eq!(get(served.address, "/api/me", Some(&demo.gm)).await.status, 401);
    assert_eq!(get(served.address, "/api/me", Some(&gm)).await.json()["you"]["role"], "gm");
    for (path, status) in [("seat/2", 409), ("seat/0", 409), ("seat/x", 409), ("other", 404)] {
        let answer = post(served.address, &format!("/api/table/links/{path}"), Some(&gm), &json!({})).await;
        assert_eq!(answer.status, status, "{path}");
    }
}
