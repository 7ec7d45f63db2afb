//! What a viewer may not know of leaves no message, no gap in the numbers and no trace in pages of the log.

use serde_json::{Value, json};

use crate::{
    client::{Player, get, post},
    served::Served,
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

/// Deeds of the game master that nobody else may know of.
fn secrets() -> [Value; 8] {
    [
        json!({ "house": { "notes": "the butler" } }),
        json!({ "house": { "shelve": { "id": null, "name": "butler", "body": "" } } }),
        json!({ "house": { "handout": { "id": null, "title": "map", "text": "", "picture": null, "shown": false } } }),
        json!({ "house": { "clock": { "title": "the butler comes", "size": 6, "filled": 2 } } }),
        json!({ "house": { "say": { "text": "the butler", "to": { "seat": 2 } } } }),
        json!({ "house": { "throw": { "dice": "2d6", "faces": null, "label": "", "secret": true } } }),
        json!({ "prepare_roll": { "seat": 1, "faces": [1, 1, 1, 1], "why": "fate" } }),
        json!({ "prepare_roll": { "seat": 1, "faces": [], "why": "" } }),
    ]
}

/// The updates that a player hears up to a line with this text.
async fn updates_until(player: &mut Player, text: &str) -> Vec<Value> {
    let mut heard = Vec::new();
    loop {
        let update = player.until("update").await;
        let is_last = update["lines"].to_string().contains(text);
        heard.push(update);
        if is_last {
            return heard;
        }
    }
}

#[tokio::test]
async fn secret_deeds_reach_nobody_and_have_no_number() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, token) = (demo.gm().await, demo.seat(1, "Mira").await);
    let mut viewers = [Player::at(demo.address, &token).await, Player::at(demo.address, &demo.watch).await];
    let mut numbers = viewers.each_ref().map(|it| it.welcome["view"]["seq"].as_u64().expect("a number"));
    let mut codes = Vec::new();
    for round in 0..3 {
        let mut last = 0;
        for secret in secrets() {
            last = gm.does(&secret).await;
        }
        let text = format!("round {round}");
        let done = gm.does(&say(&text)).await;
        assert_eq!(done, last + 1, "the game master has the numbers of the log");
        for (viewer, number) in viewers.iter_mut().zip(&mut numbers) {
            let heard = updates_until(viewer, &text).await;
            assert_eq!(heard.len(), 1, "{heard:?}");
            *number += 1;
            let update = &heard[0];
            assert_eq!((&update["seq"], &update["view"]["seq"]), (&json!(*number), &json!(*number)));
            assert_eq!(update["lines"][0]["seq"], *number);
            codes.push((*number, update["hash"].clone()));
        }
        let seq = viewers[0].does(&say("a player")).await;
        numbers.iter_mut().for_each(|it| *it += 1);
        assert_eq!(seq, numbers[0], "the player's own number");
        for viewer in &mut viewers {
            updates_until(viewer, "a player").await;
        }
    }

    // A client that comes back is known by its numbers, with lines that follow.
    for (number, hash) in codes {
        let mut back = Player::silent(demo.address).await;
        let hello = json!({ "token": demo.watch, "lang": "en", "after": number, "hash": hash });
        back.say(&json!({ "hello": hello })).await;
        let welcome = back.until("welcome").await;
        assert_eq!((&welcome["follows"], &welcome["rewritten"]), (&json!(true), &Value::Null), "{number}");
        let first = welcome["lines"][0]["seq"].as_u64().expect("a line");
        assert_eq!(first, number + 1);
    }

    // Pages of the log have no gaps either.
    let ask = json!({ "what": { "lines": { "before": numbers[0] + 1 } } });
    let page = post(demo.address, "/api/table/ask", Some(&token), &ask).await.json();
    let lines = page["lines"]["lines"].as_array().expect("lines").clone();
    let seqs: Vec<u64> = lines.iter().filter_map(|it| it["seq"].as_u64()).collect();
    assert!(seqs.windows(2).all(|it| it[1] - it[0] <= 1), "{seqs:?}");
    assert_eq!(seqs.last(), Some(&numbers[0]));
    assert!(!page.to_string().contains("butler"), "{page}");
    let view = get(demo.address, "/api/table/view", Some(&token)).await.json();
    assert_eq!(view["seq"], numbers[0]);
}

#[tokio::test]
async fn a_whisper_reaches_the_two_and_the_game_master() {
    let served = Served::new();
    let demo = served.demo().await;
    let tokens = [demo.seat(1, "Mira").await, demo.seat(2, "Tom").await, demo.seat(3, "Lea").await];
    let mut mira = Player::at(demo.address, &tokens[0]).await;
    let mut tom = Player::at(demo.address, &tokens[1]).await;
    let mut others =
        [Player::at(demo.address, &tokens[2]).await, Player::at(demo.address, &demo.watch).await];
    let mut gm = demo.gm().await;
    mira.does(&json!({ "house": { "say": { "text": "trust him not", "to": { "seat": 2 } } } })).await;
    mira.does(&say("out loud")).await;
    for knowing in [&mut tom, &mut gm] {
        let heard = updates_until(knowing, "out loud").await;
        let line = &heard[heard.len() - 2]["lines"][0];
        assert_eq!(line["text"], "Mira (for Tom only): trust him not", "{heard:?}");
        assert_eq!(line["secret"], true);
    }
    for other in &mut others {
        let heard = updates_until(other, "out loud").await;
        assert!(!json!(heard).to_string().contains("trust"), "{heard:?}");
    }
    let nobody = json!({ "house": { "say": { "text": "?", "to": { "seat": 20 } } } });
    assert_eq!(mira.is_refused(&nobody).await, "no_such_seat");
}

#[tokio::test]
async fn who_takes_over_a_seat_does_not_read_what_was_said_in_private() {
    let served = Served::new();
    let demo = served.demo().await;
    let tom = demo.seat(2, "Tom").await;
    let (mut mira, mut gm) = (demo.player(1, "Mira").await, demo.gm().await);
    let whisper = |text: &str, to: &Value| json!({ "house": { "say": { "text": text, "to": to } } });
    mira.does(&whisper("trust him not", &json!({ "seat": 2 }))).await;
    let mut player = Player::at(demo.address, &tom).await;
    player.does(&whisper("the map is false", &json!("gm"))).await;
    player
        .does(&json!({ "house": { "throw": { "dice": "d20", "label": "the lock", "secret": true } } }))
        .await;
    let last = json!({ "what": { "lines": { "before": 1000 } } });
    let find = |words: &str| json!({ "what": { "find": { "words": words } } });
    let read = async |token: &str, ask: &Value| {
        post(demo.address, "/api/table/ask", Some(token), ask).await.json()["lines"].clone()
    };
    let own = read(&tom, &last).await.to_string();
    for secret in ["trust", "map", "lock"] {
        assert!(own.contains(secret), "{secret} in {own}");
    }
    assert_eq!(read(&tom, &find("TRUST hím")).await["lines"][0]["secret"], true);

    gm.does(&json!({ "house": { "kick": { "seat": 2 } } })).await;
    mira.does(&whisper("welcome", &json!({ "seat": 2 }))).await;
    let lea = demo.seat(2, "Lea").await;
    let page = read(&lea, &last).await;
    for secret in ["trust", "map", "lock"] {
        assert!(!page.to_string().contains(secret), "{secret} in {page}");
        assert_eq!(read(&lea, &find(secret)).await["lines"], json!([]), "{secret}");
    }
    // What is said to an empty seat is for the next person.
    assert_eq!(read(&lea, &find("welcome")).await["lines"][0]["secret"], true);
    let seqs: Vec<u64> =
        page["lines"].as_array().expect("lines").iter().filter_map(|it| it["seq"].as_u64()).collect();
    assert!(seqs.windows(2).all(|it| it[1] - it[0] <= 1), "{seqs:?}");
    // The game master still reads all, and finds the last lines of many.
    assert_eq!(read(&demo.gm, &find("him not")).await["earlier"], false);
    for n in 0..21 {
        gm.does(&say(&format!("Fäuste {n}"))).await;
    }
    let found = read(&lea, &find("faeuste")).await;
    assert_eq!((&found["earlier"], found["lines"].as_array().map(Vec::len)), (&json!(true), Some(20)));
    assert_eq!(found["lines"][19]["text"].as_str().map(|it| it.contains("Fäuste 20")), Some(true));
    let long = post(demo.address, "/api/table/ask", Some(&lea), &find(&"x".repeat(201))).await;
    assert_eq!(long.json()["code"], "length");
}

#[tokio::test]
async fn a_view_that_changes_without_a_line_is_sent_with_the_same_number() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mut watch) = (demo.gm().await, Player::at(demo.address, &demo.watch).await);
    let shown = json!({ "house": { "handout":
        { "id": null, "title": "Lageplan", "text": "x", "picture": null, "shown": true } } });
    gm.does(&shown).await;
    let update = watch.until("update").await;
    let id = update["view"]["house"]["handouts"][0]["id"].clone();
    gm.does(&json!({ "house": { "remove_handout": { "id": id } } })).await;
    let gone = watch.until("update").await;
    assert_eq!((&gone["seq"], &gone["lines"], &gone["hash"]), (&update["seq"], &json!([]), &update["hash"]));
    assert!(!gone["view"].to_string().contains("Lageplan"), "{gone}");
}

/// The time of a view is that of the last line which the viewer may read.
#[tokio::test]
async fn the_time_of_a_view_tells_nothing_of_secret_deeds() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, token) = (demo.gm().await, demo.seat(1, "Mira").await);
    let times = async || {
        let mut times = Vec::new();
        for token in [&demo.gm, &token, &demo.watch] {
            let answer = get(demo.address, "/api/table/view", Some(token)).await;
            times.push(answer.header("last-modified").expect("a time").to_owned());
        }
        times
    };
    gm.does(&say("now")).await;
    let before = times().await;
    assert!(before.iter().all(|it| *it == before[0]), "{before:?}");
    // Times in headers have whole seconds.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let [_, _, _, _, note, ..] = secrets();
    gm.does(&note).await;
    let after = times().await;
    assert_ne!(after[0], before[0], "the game master knows of it");
    assert_eq!(after[1..], before[1..]);
}
