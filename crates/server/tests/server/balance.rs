//! Tests of balanced encounters over HTTP.

use serde_json::{Value, json};

use crate::{
    client::{Answer, Player, get},
    served::{Demo, Served},
};

/// The data of each message of an event stream.
fn messages(answer: &Answer) -> Vec<Value> {
    let text = answer.text();
    let data = text.lines().filter_map(|it| it.strip_prefix("data:"));
    data.map(|it| serde_json::from_str(it).expect("a message is data")).collect()
}

/// A table with Ida and nobody else, and what lies on its shelf: Ruben, who would fight her.
async fn prepared(served: &Served) -> (Demo, Player) {
    let text = "system = \"sotc\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Ida\"\nplayer = \"Mira\"\nside = \"Ida\"\nfate = 1\n\
        skills = { Nahkampfwaffen = 3, Athletik = 1 }\n";
    let demo = served.opened(&json!({ "encounter": { "text": text } })).await;
    let mut gm = Player::at(served.address, &demo.gm).await;
    let body = "system = \"sotc\"\n[[character]]\nname = \"Ruben\" # at dawn\nside = \"Ruben\"\nfate = 1\n\
        skills = { Nahkampfwaffen = 3, Athletik = 1 }\n";
    gm.does(&json!({ "house": { "shelve": { "id": null, "name": "Ruben", "body": body } } })).await;
    (demo, gm)
}

#[tokio::test]
async fn the_game_master_gets_proposals_and_can_use_them() {
    let served = Served::new();
    let (demo, _) = prepared(&served).await;
    let path = "/api/table/balance?item=0&win=62&most=30&runs=1000&lang=en";
    let answer = get(served.address, path, Some(&demo.gm)).await;
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, Some("text/event-stream")),
        "{answer:?}"
    );
    let all = messages(&answer);
    let done = &all.last().expect("a result")["done"];
    assert_eq!((&done["side"], &done["reached"], &done["seed"]), (&"Ida".into(), &true.into(), &1.into()));
    let proposals = done["proposals"].as_array().expect("a list");
    assert!((1..=5).contains(&proposals.len()), "{done}");
    for it in proposals {
        let (win, body) = (&it["forecast"]["win"], it["body"].as_str().expect("a text"));
        let number = |key: &str| win[key].as_f64().expect("a number");
        assert!((0.58..=0.66).contains(&number("value")), "{it}");
        assert!(number("low") < number("value") && number("value") < number("high"));
        assert!(body.contains("# at dawn"), "comments stay: {body}");
        assert!(it["changes"][0].as_str().is_some_and(|it| it.starts_with("Ruben: ")), "{it}");
    }
    let body = &proposals[0]["body"];
    let mut gm = demo.gm().await;
    gm.does(&json!({ "house": { "shelve": { "id": null, "name": "Easier", "body": body } } })).await;
    gm.does(&json!({ "stage": { "body": null, "item": 1, "new_scene": true } })).await;
    let again = get(served.address, path, Some(&demo.gm)).await;
    assert_eq!(again.status, 200, "{again:?}");
}

#[tokio::test]
async fn others_get_no_proposals_and_wrong_wishes_are_refused() {
    let served = Served::new();
    let (demo, mut gm) = prepared(&served).await;
    let of = |query: &str, token: Option<&str>| {
        let (path, token) = (format!("/api/table/balance?{query}"), token.map(str::to_owned));
        async move { get(served.address, &path, token.as_deref()).await.problem() }
    };
    assert_eq!(of("item=1&win=60", None).await, (401, "token".to_owned()));
    assert_eq!(of("item=1&win=60", Some(&demo.watch)).await, (403, "gm_only".to_owned()));
    let gms = Some(demo.gm.as_str());
    for query in [
        "win=60",
        "item=1",
        "item=1&win=0",
        "item=1&win=NaN",
        "item=1&win=60&cost=-1",
        "item=1&win=60&change=luck",
        "item=1&win=60&most=201",
        "item=1&win=60&runs=10",
    ] {
        assert_eq!(of(query, gms).await.0, 400, "{query}");
    }
    assert_eq!(of("item=99&win=60", gms).await, (409, "no_such_item".to_owned()));
    assert_eq!(of("item=0&win=60&change=numbers", gms).await, (409, "nothing_to_change".to_owned()));
    gm.does(&json!({ "house": { "shelve": { "id": null, "name": "Broken", "body": "[[charakter]]" } } }))
        .await;
    assert_eq!(of("item=1&win=60", gms).await, (422, "mistakes".to_owned()));
    let fighting = served.demo().await;
    let refused = of("item=1&win=60", Some(&fighting.gm)).await;
    assert_eq!(refused, (409, "conflict_goes_on".to_owned()));
}
