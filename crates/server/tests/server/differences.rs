//! Views that travel as differences to the last one that the client has.

use json_patch::Patch;
use serde_json::{Value, json};

use crate::{
    client::{Player, get},
    served::{Demo, Served},
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

/// Deeds of the game master that change views in different places, the last of which takes some of them back.
fn deeds([by, on]: [u64; 2]) -> Vec<Value> {
    vec![
        say("it begins"),
        json!({ "house": { "dice": "own" } }),
        json!({ "say": "The Red Widow defends fully" }),
        json!({ "house": { "x_card": true } }),
        json!({ "house": { "x_card": false } }),
        json!({ "command": { "attack": { "by": by, "on": on, "agenda": 0, "skill": 27, "plan": {} } } }),
        json!({ "house": { "clock": { "title": "the storm", "size": 6, "filled": 2 } } }),
        json!({ "undo": { "to": 4, "keep_dice": false } }),
    ]
}

/// A client that takes differences, with what it sees.
struct Reader {
    player: Player,
    view: Value,
    tag: String,
    /// Numbers of differences and of whole views since the welcome.
    differences: usize,
    wholes: usize,
}

impl Reader {
    async fn at(demo: &Demo, token: &str) -> Reader {
        let mut player = Player::for_differences(demo.address).await;
        player.hello(token, 0).await;
        let mut reader = Reader { player, view: Value::Null, tag: String::new(), differences: 0, wholes: 0 };
        reader.welcome().await;
        reader
    }

    async fn welcome(&mut self) {
        let welcome = self.player.until("welcome").await;
        self.take(&welcome);
    }

    fn take(&mut self, message: &Value) {
        self.view = message["view"].clone();
        self.tag = message["tag"].as_str().expect("a tag").to_owned();
    }

    /// Takes the next message with a view, and returns it.
    async fn next(&mut self) -> Value {
        loop {
            let message = self.player.next().await.expect("a message");
            if let Some(difference) = message.get("difference") {
                assert_eq!(difference["from"], self.tag);
                let patch: Patch = serde_json::from_value(difference["patch"].clone()).expect("a patch");
                json_patch::patch(&mut self.view, &patch).expect("it fits");
                self.tag = difference["tag"].as_str().expect("a tag").to_owned();
                self.differences += 1;
                return difference.clone();
            }
            if let Some(update) = message.get("update") {
                self.take(update);
                self.wholes += 1;
                return update.clone();
            }
        }
    }

    /// Takes what comes, up to a line with this text.
    async fn until(&mut self, text: &str) {
        while !self.next().await["lines"].to_string().contains(text) {}
    }
}

/// The whole view.
async fn whole(demo: &Demo, token: &str) -> Value {
    get(demo.address, "/api/table/view?lang=en", Some(token)).await.json()
}

#[tokio::test]
async fn the_old_view_and_the_differences_are_the_whole_view() {
    let served = Served::new();
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let mut gm = demo.gm().await;
    let tokens = [&demo.gm, &seat, &demo.watch];
    let mut readers = Vec::new();
    for token in tokens {
        readers.push(Reader::at(&demo, token).await);
    }
    let actors = demo.actors().await;
    for (n, deed) in deeds([actors[0], actors[1]]).iter().enumerate() {
        gm.act(deed).await;
        let text = format!("mark {n}");
        gm.does(&say(&text)).await;
        for (reader, token) in readers.iter_mut().zip(tokens) {
            reader.until(&text).await;
            assert_eq!(reader.view, whole(&demo, token).await, "after {deed}");
        }
    }
    for reader in &readers {
        assert!(reader.differences >= 10, "{} differences", reader.differences);
        // A whole view comes only where most of it has changed.
        assert!(reader.differences > 4 * reader.wholes, "{} whole views", reader.wholes);
    }
    let metrics = get(served.address, "/metrics", None).await.text();
    let value = |name: &str| {
        let line = metrics.lines().find_map(|it| it.strip_prefix(&format!("schwung_{name} ")));
        line.and_then(|it| it.parse::<u64>().ok()).unwrap_or_else(|| panic!("{name}: {metrics}"))
    };
    assert!(value("differences_total") >= 30);
    assert!(value("updates_total") > value("differences_total"));
    assert!(value("sent_bytes_total") > 10_000);
}

#[tokio::test]
async fn a_client_that_lost_a_difference_asks_for_the_whole() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let mut reader = Reader::at(&demo, &demo.watch).await;
    gm.does(&say("lost")).await;
    let lost = reader.player.until("difference").await;
    assert_eq!(lost["from"], reader.tag);
    gm.does(&say("found")).await;
    let found = reader.player.until("difference").await;
    assert_ne!(found["from"], reader.tag);
    assert_eq!(found["from"], lost["tag"]);
    let seen = reader.view["seq"].as_u64().expect("a number");
    reader.player.hello(&demo.watch, seen).await;
    let welcome = reader.player.until("welcome").await;
    assert_eq!((&welcome["follows"], welcome["lines"].as_array().map(Vec::len)), (&json!(true), Some(2)));
    assert_eq!((&welcome["view"], &welcome["tag"]), (&whole(&demo, &demo.watch).await, &found["tag"]));
    reader.take(&welcome);
    gm.does(&say("and on")).await;
    reader.until("and on").await;
    assert_eq!((reader.differences, reader.wholes), (1, 0));
}

#[tokio::test]
async fn a_client_with_another_past_gets_the_whole() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let mut reader = Reader::at(&demo, &demo.watch).await;
    let seen = reader.view["seq"].clone();
    let hello = json!({ "token": demo.watch, "lang": "en", "after": seen, "hash": "another" });
    reader.player.say(&json!({ "hello": hello })).await;
    let welcome = reader.player.until("welcome").await;
    assert_eq!((&welcome["rewritten"], &welcome["follows"]), (&json!(true), &json!(false)));
    reader.take(&welcome);
    // So it is in another language.
    reader.player.say(&json!({ "lang": "de" })).await;
    reader.welcome().await;
    gm.does(&say("and on")).await;
    reader.until("and on").await;
    assert_eq!((reader.differences, reader.wholes), (1, 0));
    let german = get(demo.address, "/api/table/view?lang=de", Some(&demo.watch)).await.json();
    assert_eq!(reader.view, german);
}

#[tokio::test]
async fn other_clients_get_whole_views_as_before() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    let mut reader = Reader::at(&demo, &demo.watch).await;
    let mut other = Player::at(demo.address, &demo.watch).await;
    assert_eq!(other.welcome.get("tag"), None);
    gm.does(&say("to all")).await;
    let update = other.until("update").await;
    reader.until("to all").await;
    assert_eq!(update.get("tag"), None);
    assert_eq!(update["view"], reader.view);
    assert!(other.heard.iter().all(|it| it.get("difference").is_none()));
}

#[tokio::test]
async fn hidden_deeds_leave_no_trace_in_differences() {
    let served = Served::new();
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let mut gm = demo.gm().await;
    let mut readers = [Reader::at(&demo, &seat).await, Reader::at(&demo, &demo.watch).await];
    for _ in 0..2 {
        gm.does(&json!({ "house": { "notes": "the butler" } })).await;
        gm.does(
            &json!({ "house": { "throw": { "dice": "2d6", "faces": null, "label": "", "secret": true } } }),
        )
        .await;
        gm.does(&say("open")).await;
        for reader in &mut readers {
            let before = reader.view["seq"].as_u64().expect("a number");
            // It is the next message, starts from what they saw before, and changes the number alone.
            let next = reader.next().await;
            assert_eq!(next["patch"], json!([{ "op": "replace", "path": "/seq", "value": before + 1 }]));
            assert_eq!(next["lines"].as_array().map(Vec::len), Some(1));
        }
    }
    assert!(readers.iter().all(|it| (it.differences, it.wholes) == (2, 0)));
}
