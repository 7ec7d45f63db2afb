//! Sends hundreds of corrupted commands, with and without the necessary rights.

use std::{collections::BTreeMap, time::Duration};

use schwung_play::Random;
use schwung_trial::{
    client::{Ear, Mouth, enter},
    http::{Server, get, post},
    player,
    seats::Table,
};
use schwung_views::wire::{Do, ServerMessage, View};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::{
    control::Control,
    served::serve,
    spoil::{spoil, spoil_number},
};

/// Number of corrupted commands per seat.
const SPOILED: u64 = 300;
const PATIENCE: Duration = Duration::from_secs(60);

async fn view(server: Server, token: &str) -> View {
    get(server, "/api/table/view", Some(token)).await.expect("an answer").read().expect("a view")
}

/// Sends a command and returns the answer; `bye` if the server ended the connection.
async fn answer(mouth: &mut Mouth, ear: &mut Ear, id: &str, what: &Value) -> (String, String) {
    let text = json!({ "do": { "id": id, "what": what } }).to_string();
    if mouth.say_text(text).await.is_err() {
        return ("bye".into(), String::new());
    }
    let search = async {
        while let Ok(Some(text)) = ear.next().await {
            match serde_json::from_str(&text).expect("a message") {
                ServerMessage::Done { id: which, .. } if which == id => {
                    return ("done".into(), String::new());
                }
                ServerMessage::Refused { id: which, code, text, .. } if which == id => return (code, text),
                _ => {}
            }
        }
        ("bye".into(), String::new())
    };
    timeout(PATIENCE, search).await.expect("an answer in time")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spoiled_commands_are_refused_and_the_table_plays_on() {
    let server = serve().await;
    let control = Control::begin(server).await;
    let table = Table::open(server, 2).await.expect("a table");
    let gm = table.seats[0].clone();
    for (seat, token) in table.viewers().iter().enumerate() {
        let (mut mouth, mut ear, _) = enter(server, token, 0, None).await.expect("a socket");
        let mut random = Random::new(31 + seat as u64);
        let mut codes: BTreeMap<String, u64> = BTreeMap::new();
        for at in 0..SPOILED {
            let seen = view(server, &gm).await;
            let next = player::next(&seen, &mut random).what;
            let mut what = serde_json::to_value(&next).expect("JSON");
            if at % 3 == 0 {
                // Every third command is sent unchanged, so that play reaches other situations.
                let body = json!({ "id": format!("gm-{seat}-{at}"), "what": what });
                let done = post(server, "/api/table/do", Some(&gm), &body).await.expect("an answer");
                assert!(done.status < 500, "{}", done.text());
                continue;
            }
            match random.below(3) {
                0 => spoil(&mut what, &mut random),
                _ => spoil_number(&mut what, &mut random),
            }
            let id = format!("{seat}-{at}");
            let (code, text) = answer(&mut mouth, &mut ear, &id, &what).await;
            // `failed` would be a caught panic.
            assert!(!["failed", "damaged", "store"].contains(&code.as_str()), "{what}: {text}");
            if code != "done" && code != "bye" {
                assert!(
                    text.chars().any(char::is_alphabetic) && !text.contains('⟨'),
                    "{what}: {code} {text:?}"
                );
            }
            if code == "bye" {
                (mouth, ear, _) =
                    enter(server, token, 0, None).await.expect("whoever was sent away may come again");
            }
            let watches = seat == table.seats.len();
            assert!(!watches || code != "done", "a spectator did {what}");
            *codes.entry(code).or_default() += 1;
        }
        println!("seat {seat}: {codes:?}");
        assert!(codes.get("malformed").is_some_and(|it| *it > SPOILED / 10), "{codes:?}");
    }
    let (mut mouth, mut ear, _) = enter(server, &gm, 0, None).await.expect("a socket");
    let on = json!({ "house": { "say": { "text": "Es geht weiter." } } });
    assert_eq!(answer(&mut mouth, &mut ear, "on", &on).await.0, "done");
    control.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_do_nothing_for_others() {
    let server = serve().await;
    let control = Control::begin(server).await;
    let table = Table::open(server, 2).await.expect("a table");
    let (mut mouth, mut ear, _) = enter(server, &table.seats[2], 0, None).await.expect("a socket");
    let mut random = Random::new(41);
    let mut refused = 0;
    for at in 0..200 {
        let seen = view(server, &table.seats[0]).await;
        let next = player::next(&seen, &mut random);
        // Everybody may send notes and roll plain dice.
        let is_own = next.seat == 2 || matches!(next.what, Do::House(_));
        let what = serde_json::to_value(&next.what).expect("JSON");
        if !is_own {
            let before = view(server, &table.seats[0]).await;
            let (code, _) = answer(&mut mouth, &mut ear, &format!("{at}"), &what).await;
            let fitting = ["not_yours", "gm_only", "stale", "no_such_actor", "rule"];
            assert!(fitting.contains(&code.as_str()), "{code}: {what}");
            assert_eq!(view(server, &table.seats[0]).await, before, "{what}");
            refused += 1;
        }
        // The game master carries it out, so that play continues.
        let body = json!({ "id": format!("gm-{at}"), "what": what });
        let done = post(server, "/api/table/do", Some(&table.seats[0]), &body).await.expect("an answer");
        assert!(done.status < 500, "{}", done.text());
    }
    assert!(refused > 50, "only {refused} were tried");
    control.end().await;
}
