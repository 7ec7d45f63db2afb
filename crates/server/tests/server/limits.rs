//! Tests of limits on size, rate and time, and of malformed messages. The table remains playable.

use std::{sync::Arc, time::Duration};

use schwung_server::Limits;
use schwung_store::Memory;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{Player, get, post, send},
    served::{Served, generous},
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

#[tokio::test]
async fn what_cannot_be_understood_is_refused_or_ends_the_connection() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    // A malformed message with an id is refused, and the connection stays open.
    for what in
        [json!({ "fly": {} }), json!(7), json!({ "say": 7 }), json!({ "roll": { "faces": [] } }), Value::Null]
    {
        assert_eq!(gm.is_refused(&what).await, "malformed", "{what}");
    }
    assert_eq!(gm.is_refused(&json!({ "command": { "no_such": {} } })).await, "malformed");
    for id in ["", &"x".repeat(65), "a\u{7}"] {
        let answer = gm.act_as(id, &say("x")).await;
        assert_eq!(answer["refused"]["code"], "malformed", "{id:?}");
    }
    gm.does(&say("still here")).await;
    // Without an id, it ends the connection.
    let deep = format!("{}{}", "[".repeat(30_000), "]".repeat(30_000));
    for message in [
        Message::text("{"),
        Message::text("null"),
        Message::text(r#"{"hello":{}}"#),
        Message::text(r#"{"lang":"fr"}"#),
        Message::text(deep),
        Message::binary(vec![1, 2, 3]),
        Message::text("x".repeat(70_000)),
        Message::binary(vec![0; 200_000]),
    ] {
        let mut player = demo.gm().await;
        player.say_raw(message).await;
        while player.next().await.is_some() {}
    }
    for first in [Message::text("{}"), Message::text("\"ping\""), Message::binary(vec![0])] {
        let mut player = Player::silent(served.address).await;
        player.say_raw(first).await;
        assert_eq!(player.bye().await["code"], "malformed");
    }
    gm.does(&say("on we go")).await;
}

#[tokio::test]
async fn a_client_that_does_not_say_hello_has_to_go_and_may_come_again() {
    let served = Served::with(Limits { hello: Duration::from_millis(200), ..generous() });
    let mut player = Player::silent(served.address).await;
    let bye = player.bye().await;
    assert_eq!((&bye["code"], &bye["again"]), (&json!("slow"), &json!(true)));
}

#[tokio::test]
async fn whoever_sends_too_much_has_to_go_and_may_come_again() {
    let served = Served::with(Limits { messages_per_second: 5, ..generous() });
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    for _ in 0..200 {
        gm.say(&json!("ping")).await;
    }
    let bye = gm.bye().await;
    assert_eq!((&bye["code"], &bye["again"]), (&json!("flood"), &json!(true)));
    demo.gm().await.does(&say("back")).await;
}

#[tokio::test]
async fn whoever_reads_nothing_gets_a_whole_view_and_holds_nobody_up() {
    let served = Served::with(Limits { send: Duration::from_secs(300), ..generous() });
    let demo = served.demo().await;
    let mut sleeper = Player::at(served.address, &demo.watch).await;
    let mut gm = demo.gm().await;
    let mut last = 0;
    for n in 0..400 {
        last = gm.does(&say(&format!("{n} {}", "x".repeat(1_500)))).await;
    }
    let mut whole = false;
    let mut seen = 0;
    while seen < last {
        let message = sleeper.next().await.expect("it is not shown out");
        whole |= message.get("welcome").is_some();
        seen =
            message["update"]["seq"].as_u64().or(message["welcome"]["view"]["seq"].as_u64()).unwrap_or(seen);
    }
    assert!(whole, "four hundred long records do not fit a queue");
}

#[tokio::test]
async fn bodies_are_json_and_not_too_long() {
    let served = Served::new();
    let address = served.address;
    let json = ("content-type", "application/json");
    let answer = send(address, "POST", "/api/tables", &[("content-type", "text/plain")], b"{}").await;
    assert_eq!(answer.problem(), (415, "media".to_owned()));
    assert_eq!(send(address, "POST", "/api/tables", &[], b"{}").await.status, 415);
    for body in [&b"{"[..], b"{}", b"[]", b"{\"start\":\"demo\"}", b"\xff\xfe"] {
        assert_eq!(
            send(address, "POST", "/api/tables", &[json], body).await.problem(),
            (400, "malformed".to_owned())
        );
    }
    let long = json!({ "start": { "encounter": { "text": "x".repeat(70_000) } }, "lang": "en" });
    assert_eq!(post(address, "/api/tables", None, &long).await.problem(), (413, "too_large".to_owned()));
    let longer = json!({ "start": { "import": { "file": "x".repeat(9 << 20) } }, "lang": "en" });
    assert_eq!(post(address, "/api/tables", None, &longer).await.problem(), (413, "too_large".to_owned()));
    let demo = served.demo().await;
    let long = json!({ "id": "x", "what": say(&"x".repeat(70_000)) });
    let answer = post(address, "/api/table/do", Some(&demo.gm), &long).await;
    assert_eq!(answer.problem(), (413, "too_large".to_owned()));
}

#[tokio::test]
async fn files_with_mistakes_say_where() {
    let served = Served::new();
    let text = "system = \"sotc\"\ncolour = 3\n[[character]]\n";
    let new = json!({ "start": { "encounter": { "text": text } }, "lang": "en" });
    let answer = post(served.address, "/api/tables", None, &new).await;
    assert_eq!(answer.problem(), (422, "mistakes".to_owned()));
    assert!(answer.json()["errors"].as_array().is_some_and(|it| !it.is_empty()), "{}", answer.text());
    for system in ["demo", "empty"] {
        let new = json!({ "start": { system: { "system": "no-such" } }, "lang": "en" });
        assert_eq!(post(served.address, "/api/tables", None, &new).await.status, 422);
    }
}

#[tokio::test]
async fn one_address_opens_only_so_many_tables() {
    let served = Served::with(Limits { tables_per_hour: 3, ..generous() });
    for _ in 0..3 {
        served.demo().await;
    }
    let new = json!({ "start": { "demo": { "system": "sotc" } }, "lang": "en" });
    let answer = post(served.address, "/api/tables", None, &new).await;
    assert_eq!(answer.problem(), (429, "too_many".to_owned()));
    assert!(answer.header("retry-after").and_then(|it| it.parse::<u64>().ok()).is_some_and(|it| it > 60));
}

#[tokio::test]
async fn a_proxy_says_whom_a_request_comes_from_if_it_is_trusted() {
    let limits = Limits { tables_per_hour: 1, ..generous() };
    let new = json!({ "start": { "demo": { "system": "sotc" } }, "lang": "en" }).to_string();
    for trusted in [true, false] {
        let served = Served::start(Arc::new(Memory::new()), limits, |it| it.trust_proxy = trusted);
        let from = async |who: &str| {
            let headers = [("content-type", "application/json"), ("x-forwarded-for", who)];
            send(served.address, "POST", "/api/tables", &headers, new.as_bytes()).await.status
        };
        assert_eq!(from("6.6.6.6, 1.1.1.1").await, 201);
        assert_eq!(from("7.7.7.7, 1.1.1.1").await, 429, "only the last was written by the proxy");
        assert_eq!(from("2.2.2.2").await, if trusted { 201 } else { 429 });
    }
}

#[tokio::test]
async fn a_server_keeps_only_so_many_tables() {
    let served = Served::with(Limits { tables: 2, ..generous() });
    let new = json!({ "start": { "empty": { "system": "sotc" } }, "lang": "en" });
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(post(served.address, "/api/tables", None, &new).await.status);
    }
    assert_eq!(statuses, [201, 201, 503]);
}

#[tokio::test]
async fn ten_thousand_joins_fill_a_table_and_no_more() {
    const SENDERS: usize = 8;
    let served = Served::new();
    let demo = served.demo().await;
    let mut senders = Vec::new();
    for sender in 0..SENDERS {
        let (address, token) = (served.address, demo.join.clone());
        senders.push(tokio::spawn(async move {
            let mut statuses = Vec::new();
            for n in 0..10_000 / SENDERS {
                let name = json!({ "name": format!("{sender}/{n}") });
                statuses.push(post(address, "/api/join", Some(&token), &name).await.status);
            }
            statuses
        }));
    }
    let mut all = Vec::new();
    for sender in senders {
        all.extend(sender.await.expect("no panic"));
    }
    let count = |status: u16| all.iter().filter(|it| **it == status).count();
    // 24 seats, five of which are part of the encounter.
    assert_eq!((count(201), count(409)), (19, 10_000 - 19));
    demo.gm().await.does(&say("crowded in here")).await;
}

#[tokio::test]
async fn one_address_joins_only_so_often() {
    let served = Served::with(Limits { joins_per_minute: 5, ..generous() });
    let demo = served.demo().await;
    let mut statuses = Vec::new();
    for n in 0..7 {
        let name = json!({ "name": format!("{n}") });
        statuses.push(post(served.address, "/api/join", Some(&demo.join), &name).await.status);
    }
    assert_eq!(statuses, [201, 201, 201, 201, 201, 429, 429]);
}

#[tokio::test]
async fn only_so_many_listen_to_one_table() {
    let served = Served::with(Limits { viewers: 2, ..generous() });
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let (_one, other) =
        (Player::at(served.address, &seat).await, Player::at(served.address, &demo.watch).await);
    let mut third = Player::silent(served.address).await;
    third.hello(&seat, 0).await;
    assert_eq!(third.bye().await["code"], "crowded");
    other.leave().await;
    // The server notices the disconnect soon.
    for _ in 0..100 {
        let mut again = Player::silent(served.address).await;
        again.hello(&seat, 0).await;
        if again.next().await.is_some_and(|it| it.get("welcome").is_some()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the place stays taken");
}

#[tokio::test]
async fn too_many_requests_have_to_wait() {
    let served = Served::with(Limits { requests_per_second: 1, ..generous() });
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(get(served.address, "/api/systems", None).await.status);
    }
    assert!(statuses[..10].iter().all(|it| *it == 200), "{statuses:?}");
    assert!(statuses[12..].contains(&429), "{statuses:?}");
    assert_eq!(get(served.address, "/health", None).await.status, 200, "whoever looks after it is let in");
}
