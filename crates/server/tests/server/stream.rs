//! Tests of the event stream and of reconnecting: missed records, or a complete view.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
    time::timeout,
};

use crate::{
    client::{PATIENCE, Player, get},
    served::Served,
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

/// An event stream, read line by line.
struct Events {
    lines: BufReader<TcpStream>,
    status: u16,
}

impl Events {
    async fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Events {
        let mut stream = TcpStream::connect(address).await.expect("the server listens");
        let mut head = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n");
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        stream.write_all(format!("{head}\r\n").as_bytes()).await.expect("the server reads");
        let mut events = Events { lines: BufReader::new(stream), status: 0 };
        let first = events.line().await.expect("a status");
        events.status = first.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a status");
        while events.line().await.is_some_and(|it| !it.is_empty()) {}
        events
    }

    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = timeout(PATIENCE, self.lines.read_line(&mut line)).await.expect("a line in time");
        read.is_ok_and(|it| it > 0).then(|| line.trim_end().to_owned())
    }

    /// Id and data of the next event.
    async fn next(&mut self) -> (Option<u64>, Value) {
        let (mut id, mut data) = (None, None);
        loop {
            let line = self.line().await.expect("an event");
            if let Some(it) = line.strip_prefix("id: ") {
                id = it.parse().ok();
            } else if let Some(it) = line.strip_prefix("data: ") {
                data = serde_json::from_str(it).ok();
            } else if let (true, Some(data)) = (line.is_empty(), data.take()) {
                return (id, data);
            }
        }
    }

    async fn until(&mut self, kind: &str) -> (Option<u64>, Value) {
        loop {
            let (id, data) = self.next().await;
            if let Some(it) = data.get(kind) {
                return (id, it.clone());
            }
        }
    }
}

#[tokio::test]
async fn a_stream_tells_what_a_socket_tells() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let path = format!("/api/table/events?token={}&lang=en", demo.watch);
    let mut events = Events::open(served.address, &path, &[]).await;
    assert_eq!(events.status, 200);
    let (first, welcome) = events.until("welcome").await;
    assert_eq!(welcome["you"]["role"], "watch");
    let seq = gm.does(&say("hear, hear")).await;
    let (id, update) = events.until("update").await;
    assert_eq!((id, &update["seq"]), (Some(seq), &json!(seq)));
    assert!(update["lines"][0]["text"].as_str().is_some_and(|it| it.contains("hear, hear")), "{update}");
    assert!(first < id);
    // A client that names the last record it has seen gets the rest.
    drop(events);
    gm.does(&say("meanwhile")).await;
    let last = seq.to_string();
    let mut events = Events::open(served.address, &path, &[("last-event-id", &last)]).await;
    let (_, welcome) = events.until("welcome").await;
    assert_eq!(welcome["follows"], true);
    assert_eq!(welcome["lines"].as_array().map(Vec::len), Some(1), "{}", welcome["lines"]);
}

#[tokio::test]
async fn only_spectators_tokens_may_stand_in_an_address() {
    let served = Served::new();
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    for token in [&demo.gm, &seat, &demo.join] {
        let answer = get(served.address, &format!("/api/table/events?token={token}"), None).await;
        assert_eq!(answer.problem(), (403, "other_role".to_owned()));
    }
    let bearer = format!("Bearer {seat}");
    let mut events = Events::open(served.address, "/api/table/events", &[("authorization", &bearer)]).await;
    assert_eq!(events.until("welcome").await.1["you"], json!({ "role": "player", "seat": 1 }));
    // Being removed from the seat ends the stream.
    demo.gm().await.does(&json!({ "house": { "kick": { "seat": 1 } } })).await;
    assert_eq!(events.until("bye").await.1["code"], "kicked");
}

#[tokio::test]
async fn whoever_comes_back_gets_the_rest_or_all_of_it() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let seen = gm.does(&say("seen")).await;
    for n in 0..5 {
        gm.does(&say(&format!("missed {n}"))).await;
    }
    let back = Player::after(served.address, &demo.gm, seen).await;
    assert_eq!((&back.welcome["follows"], lines(&back.welcome)), (&json!(true), 5));
    let nothing = Player::after(served.address, &demo.gm, seen + 5).await;
    assert_eq!((&nothing.welcome["follows"], lines(&nothing.welcome)), (&json!(true), 0));
    // Nothing seen yet, or ahead of the log: a complete view with as many lines as are sent at once.
    for after in [0, 10_000] {
        let new = Player::after(served.address, &demo.gm, after).await;
        assert_eq!(new.welcome["follows"], false);
        assert!(lines(&new.welcome) >= 6);
    }
    // Too long ago.
    for n in 0..250 {
        gm.does(&say(&format!("{n}"))).await;
    }
    let late = Player::after(served.address, &demo.gm, seen).await;
    assert_eq!(late.welcome["follows"], false);
    assert!((200..=210).contains(&lines(&late.welcome)), "{}", lines(&late.welcome));
    // The same on a socket that is already open.
    gm.hello(&demo.gm, seen + 254).await;
    let again = gm.until("welcome").await;
    assert_eq!((&again["follows"], lines(&again)), (&json!(true), 1));
}

#[tokio::test]
async fn what_was_undone_meanwhile_is_seen_anew() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let attack = json!({ "say": "The Red Widow attacks Captain Ida Brandt with Weapons" });
    let seq = gm.does(&attack).await;
    let mut watcher = Player::at(served.address, &demo.watch).await;
    let undone = gm.does(&json!({ "undo": { "to": seq, "keep_dice": true } })).await;
    let update = watcher.until_that("update", |it| it["seq"] == undone).await;
    assert!(update["undone"].as_array().is_some_and(|it| it.contains(&json!(seq))), "{}", update["undone"]);
    let back = Player::after(served.address, &demo.watch, seq).await;
    assert_eq!(back.welcome["follows"], false);
    let marked = back.welcome["lines"].as_array().expect("lines").iter().filter(|it| it["undone"] == true);
    assert!(marked.count() > 0, "{}", back.welcome["lines"]);
}

fn lines(welcome: &Value) -> usize {
    welcome["lines"].as_array().map_or(0, Vec::len)
}
