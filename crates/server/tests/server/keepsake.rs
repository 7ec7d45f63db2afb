//! Tests of keepsakes on the wire: what is in those of players, and that nothing secret is.

use serde_json::{Value, json};

use crate::{
    client::{get, post},
    served::Served,
};

/// A green square.
const JPEG: &str = "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI//////////////////////\
    //////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////\
    ////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EAB\
    QQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAACA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM\
    AwEAAhEDEQA/AAApv//Z";

fn say(text: &str, to: &str) -> Value {
    json!({ "house": { "say": { "text": text, "to": to } } })
}

fn clock(title: &str, shown: bool) -> Value {
    json!({ "house": { "clock": { "title": title, "size": 6, "filled": 1, "shown": shown } } })
}

#[tokio::test]
async fn a_keepsake_tells_players_what_everybody_knows() {
    let served = Served::new();
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let read = async |token: &str, query: &str| {
        get(served.address, &format!("/api/table/keepsake?lang=en{query}"), Some(token)).await
    };
    let mut gm = demo.gm().await;
    gm.does(&say("Hold the lantern", "all")).await;
    gm.does(&clock("The tide rises", true)).await;
    let before = read(&seat, "").await.text();
    // The same table with secrets: not even the number of anything changes.
    gm.does(&say("The keeper lies", "gm")).await;
    gm.does(&clock("The betrayal", false)).await;
    gm.does(&json!({ "house": { "handout": { "title": "The letter", "text": "x", "shown": false } } })).await;
    for token in [&seat, &demo.watch, &demo.gm] {
        assert_eq!(read(token, "").await.text(), before);
        assert_eq!(read(token, "&evening=1").await.text(), before);
    }
    assert!(before.contains("Hold the lantern") && before.contains("The tide rises"), "{before}");
    let all = read(&demo.gm, "&secrets=true").await.text();
    assert!(all.contains("The keeper lies") && all.contains("The betrayal"), "{all}");
    let view = get(served.address, "/api/table/view", Some(&seat)).await.json();
    let actor = &view["house"]["seats"][1]["actors"][0];
    gm.does(&json!({ "house": { "picture": { "of": { "actor": actor }, "data": JPEG } } })).await;
    let pictures = read(&seat, "").await.json()["pictures"]["pictures"].clone();
    assert_eq!(pictures.as_array().map(Vec::len), Some(1), "{pictures}");

    assert_eq!(read(&seat, "&secrets=true").await.problem(), (403, "gm_only".to_owned()));
    assert_eq!(read(&seat, "&evening=9").await.status, 404);
    assert_eq!(read(&seat, "&evening=some").await.status, 400);
    assert_eq!(read(&demo.join, "").await.status, 403);
    let german = get(served.address, "/api/table/keepsake?lang=de", Some(&seat)).await.json();
    assert_eq!(german["quotes"]["heading"], "Gesagt und geschrieben");
    let markdown = get(served.address, "/api/table/recap?lang=de&evening=1", Some(&seat)).await.text();
    assert!(markdown.contains("## Gesagt und geschrieben") && markdown.contains("Hold the lantern"));
    assert_eq!(get(served.address, "/api/table/recap?evening=2", Some(&seat)).await.status, 404);
}

#[tokio::test]
async fn the_evenings_of_a_campaign_are_those_of_its_tables() {
    let served = Served::new();
    let demo = served.demo().await;
    demo.gm().await.does(&say("Hold the lantern", "all")).await;
    let shelf = post(served.address, "/api/shelf", None, &json!({})).await.json();
    let shelf = shelf["token"].as_str().expect("a token");
    let new = json!({ "key": "1", "name": "Fog" });
    let made = post(served.address, "/api/shelf/campaigns", Some(shelf), &new).await.json();
    let path = format!("/api/shelf/campaigns/{}/tables", made["id"]);
    let seat = demo.seat(1, "Mira").await;
    post(served.address, &path, Some(shelf), &json!({ "token": seat })).await;
    let read = async |query: &str| {
        get(served.address, &format!("{path}/{}/keepsake?lang=en{query}", demo.table), Some(shelf)).await
    };
    let at_table = get(served.address, "/api/table/keepsake?lang=en", Some(&seat)).await;
    assert_eq!(read("").await.text(), at_table.text());
    assert_eq!(read("&secrets=true").await.problem(), (403, "gm_only".to_owned()));
    assert_eq!(read("&evening=7").await.status, 404);
}
