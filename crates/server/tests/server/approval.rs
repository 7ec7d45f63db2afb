//! Characters that wait for approval, on the wire: who hears of them, and what a killed server keeps.

use serde_json::{Value, json};

use crate::{
    client::{Player, get, post},
    served::{Demo, Served},
};

const BODY: &str = "[[character]]\nname = \"Jette Lund\"\naspects = [\"Owes the butler\"]";

fn enter(body: &str) -> Value {
    json!({ "enter": { "body": body } })
}

fn handed_in(view: &Value) -> Vec<Value> {
    view["house"]["handed_in"].as_array().cloned().unwrap_or_default()
}

async fn view(demo: &Demo, token: &str) -> Value {
    get(demo.address, "/api/table/view?lang=en", Some(token)).await.json()
}

async fn ask(demo: &Demo, token: &str, what: &Value) -> Value {
    post(demo.address, "/api/table/ask", Some(token), &json!({ "what": what })).await.json()
}

#[tokio::test]
async fn what_waits_reaches_the_two_and_nobody_else() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mira) = (demo.gm().await, demo.seat(1, "Mira").await);
    let tom = demo.seat(2, "Tom").await;
    gm.does(&json!({ "house": { "approval": true } })).await;
    let mut others = [Player::at(demo.address, &tom).await, Player::at(demo.address, &demo.watch).await];
    let mut player = Player::at(demo.address, &mira).await;
    let before = [view(&demo, &tom).await, view(&demo, &demo.watch).await];

    player.does(&enter(BODY)).await;
    let waits = gm.until_that("update", |it| !handed_in(&it["view"]).is_empty()).await;
    let first = handed_in(&waits["view"])[0]["id"].clone();
    // A second game master, by a link of her own, has the same say.
    let second = post(demo.address, "/api/table/links/co", Some(&demo.gm), &json!({})).await.json();
    let second = second["token"].as_str().expect("a token").to_owned();
    let mut second = Player::at(demo.address, &second).await;
    let remarks = json!({ "send_back": { "id": first, "remarks": "Which butler?" } });
    assert_eq!(others[0].is_refused(&json!({ "house": remarks })).await, "gm_only");
    second.does(&json!({ "house": remarks })).await;
    let back = player.until_that("update", |it| handed_in(&it["view"])[0]["returned"] == true).await;
    assert_eq!(handed_in(&back["view"])[0]["remarks"], "Which butler?");
    player.does(&enter(BODY)).await;
    let again = handed_in(&view(&demo, &demo.gm).await)[0]["id"].clone();
    for (token, then) in [&tom, &demo.watch].into_iter().zip(&before) {
        assert_eq!(&view(&demo, token).await, then);
        for id in [&first, &again, &json!(5)] {
            let answer = ask(&demo, token, &json!({ "handed_in": { "id": id } })).await;
            assert!(answer.get("handed_in").is_none() && !answer.to_string().contains("Jette"), "{answer}");
        }
        let lines = ask(&demo, token, &json!({ "lines": { "before": 1000 } })).await.to_string();
        assert!(!lines.contains("Jette") && !lines.contains("butler"), "{lines}");
    }
    let (tom_asks, mira_asks) = (
        ask(&demo, &tom, &json!({ "handed_in": { "id": again } })).await,
        ask(&demo, &mira, &json!({ "handed_in": { "id": again } })).await,
    );
    assert_eq!(tom_asks["code"], "no_such_item");
    assert_eq!(mira_asks["handed_in"]["character"]["name"], "Jette Lund");

    second.does(&json!({ "approve": { "id": again } })).await;
    let mut numbers = Vec::new();
    for other in &mut others {
        let update = other.until("update").await;
        // The first thing that they hear of it: she is there.
        assert!(update["lines"].to_string().contains("Jette Lund"), "{update}");
        assert!(!update.to_string().contains("Which butler"), "{update}");
        assert_eq!(handed_in(&update["view"]), Vec::<Value>::new());
        numbers.push(update["seq"].as_u64().expect("a number"));
    }
    for (number, then) in numbers.into_iter().zip(&before) {
        assert_eq!(number, then["seq"].as_u64().expect("a number") + 1, "no gap");
    }
}

#[tokio::test]
async fn what_waits_survives_a_killed_server_and_a_revoked_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let demo = served.demo().await;
    let (mut gm, mira) = (demo.gm().await, demo.seat(1, "Mira").await);
    gm.does(&json!({ "house": { "approval": true } })).await;
    // The character lies on a shelf whose link is renewed: what was handed in is a copy.
    let shelf = post(demo.address, "/api/shelf", None, &json!({})).await.json();
    let shelf = shelf["token"].as_str().expect("a token").to_owned();
    let item = json!({ "key": "1", "system": "sotc", "name": "Jette Lund", "body": BODY });
    assert_eq!(post(demo.address, "/api/shelf/items", Some(&shelf), &item).await.status, 200);
    let mut player = Player::at(demo.address, &mira).await;
    let deed = enter(BODY);
    let seq = player.act_as("once", &deed).await["done"]["seq"].clone();
    post(demo.address, "/api/shelf/link", Some(&shelf), &json!({})).await;
    assert_eq!(get(demo.address, "/api/shelf", Some(&shelf)).await.status, 401);
    let before = handed_in(&view(&demo, &mira).await);
    assert_eq!(before.len(), 1);
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");

    let served = Served::of_file(&file);
    let demo = Demo { address: served.address, ..demo };
    assert_eq!(handed_in(&view(&demo, &mira).await), before);
    let mut player = Player::at(demo.address, &mira).await;
    assert_eq!(player.act_as("once", &deed).await["done"]["seq"], seq, "it is handed in once");
    // The person to whom the seat is passed on goes on with it.
    let passed = post(demo.address, "/api/table/links/seat/1", Some(&mira), &json!({})).await.json();
    let passed = passed["token"].as_str().expect("a token").to_owned();
    assert_eq!(handed_in(&view(&demo, &passed).await), before);
    let mut gm = demo.gm().await;
    gm.does(&json!({ "approve": { "id": before[0]["id"] } })).await;
    assert!(view(&demo, &passed).await.to_string().contains("Jette Lund"));
}
