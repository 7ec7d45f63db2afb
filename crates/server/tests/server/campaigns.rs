//! Tests of campaigns on the wire: what their owner sees of each table, how they go on, and links that are not good.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{
    client::{Answer, Player, get, post, send},
    served::{Demo, Served},
};

async fn shelf(served: &Served) -> String {
    let answer = post(served.address, "/api/shelf", None, &json!({})).await;
    answer.json()["token"].as_str().expect("a token").to_owned()
}

async fn put(served: &Served, shelf: &str, campaign: &Value) -> Answer {
    post(served.address, "/api/shelf/campaigns", Some(shelf), campaign).await
}

/// Begins a campaign and returns its path.
async fn campaign(served: &Served, shelf: &str) -> String {
    let made = put(served, shelf, &json!({ "key": "new", "name": "Fog over the Weser" })).await;
    assert_eq!(made.status, 200, "{made:?}");
    format!("/api/shelf/campaigns/{}", made.json()["id"])
}

async fn join(served: &Served, shelf: &str, path: &str, token: &str) -> Answer {
    let wanted = json!({ "token": token });
    post(served.address, &format!("{path}/tables"), Some(shelf), &wanted).await
}

async fn view(served: &Served, shelf: &str, path: &str) -> Value {
    let answer = get(served.address, path, Some(shelf)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

async fn found(served: &Served, shelf: &str, path: &str, words: &str) -> Vec<String> {
    let answer = get(served.address, &format!("{path}/find?words={words}&lang=en"), Some(shelf)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let all = answer.json();
    let place = |it: &Value| it["place"].as_str().expect("a place").to_owned();
    all.as_array().expect("places").iter().map(place).collect()
}

async fn delete(served: &Served, path: &str, token: &str) -> Answer {
    let bearer = format!("Bearer {token}");
    send(served.address, "DELETE", path, &[("authorization", &bearer)], b"").await
}

fn house(what: &Value) -> Value {
    json!({ "house": what })
}

/// Writes secrets and what everybody may know at a table.
async fn furnish(demo: &Demo) {
    let mut gm = demo.gm().await;
    for what in [
        json!({ "notes": "The lampwright is the murderer" }),
        json!({ "handout": { "title": "Letter", "text": "Meet me at the lampwright's", "shown": true } }),
        json!({ "handout": { "title": "Confession", "text": "It was the lampwright" } }),
        json!({ "shelve": { "name": "Ending", "body": "scene = \"lampwright\"" } }),
        json!({ "say": { "text": "Off to the lampwright!" } }),
        json!({ "say": { "text": "The lampwright trembles", "to": "gm" } }),
    ] {
        gm.does(&house(&what)).await;
    }
    gm.does(&json!({ "setting": { "name": "aspects", "value": 3 } })).await;
}

#[tokio::test]
async fn a_campaign_shows_what_each_link_may_see() {
    let served = Served::new();
    let demo = served.demo().await;
    furnish(&demo).await;
    let (gm, mira) = (shelf(&served).await, shelf(&served).await);
    let (hers, his) = (campaign(&served, &gm).await, campaign(&served, &mira).await);
    let seat = demo.seat(1, "Mira").await;
    assert_eq!(join(&served, &gm, &hers, &demo.gm).await.status, 204);
    assert_eq!(join(&served, &gm, &hers, &demo.gm).await.status, 204, "the same table again");
    assert_eq!(join(&served, &mira, &his, &seat).await.status, 204);

    let seen = view(&served, &gm, &hers).await;
    assert_eq!(seen["tables"].as_array().map(Vec::len), Some(1), "{seen}");
    let table = &seen["tables"][0]["seen"];
    assert_eq!((&table["you"]["role"], &table["system"]), (&json!("gm"), &json!("sotc")));
    assert_eq!(table["handouts"], json!(["Letter", "Confession"]));
    let rules: Vec<&Value> = table["rules"].as_array().expect("rules").iter().map(|it| &it["name"]).collect();
    assert!(rules.contains(&&json!("aspects")), "{rules:?}");
    let all = table["characters"].as_array().expect("characters").len();
    let seen = view(&served, &mira, &his).await;
    let table = &seen["tables"][0]["seen"];
    assert_eq!((&table["you"]["seat"], &table["handouts"]), (&json!(1), &json!(["Letter"])));
    let own = table["characters"].as_array().expect("characters");
    assert!(own.len() < all && own.iter().all(|it| it["seat"] == 1), "{own:?}");

    assert_eq!(
        found(&served, &gm, &hers, "LAMPWRIGHT").await,
        ["notes", "prepared", "handout", "handout", "log", "log"]
    );
    assert_eq!(found(&served, &mira, &his, "lampwright").await, ["handout", "log"]);
    assert_eq!(found(&served, &mira, &his, "murderer").await, Vec::<String>::new());
    assert!(
        found(&served, &mira, &his, &own[0]["name"].as_str().expect("a name").replace(' ', "%20"))
            .await
            .contains(&"character".to_owned())
    );
    let recap = |shelf: &str, path: &str, query: &str| {
        let path = format!("{path}/tables/{}/recap?lang=en{query}", demo.table);
        let (address, shelf) = (served.address, shelf.to_owned());
        async move { get(address, &path, Some(&shelf)).await }
    };
    assert!(recap(&gm, &hers, "&secrets=true").await.text().contains("trembles"));
    assert!(!recap(&gm, &hers, "").await.text().contains("trembles"));
    assert!(recap(&mira, &his, "").await.text().contains("Off to the lampwright"));
    assert_eq!(recap(&mira, &his, "&secrets=true").await.problem(), (403, "gm_only".to_owned()));
    // The evening is not over yet.
    assert_eq!(recap(&mira, &his, "&last=true").await.text(), "");

    // A game master who hands over the table sees from then on what a player sees, and the other way round.
    demo.gm().await.does(&house(&json!({ "hand_over": { "to": 1 } }))).await;
    let was_gm = view(&served, &gm, &hers).await;
    assert_eq!(was_gm["tables"][0]["seen"]["you"], json!({ "role": "player", "seat": 1 }));
    assert_eq!(found(&served, &gm, &hers, "murderer").await, Vec::<String>::new());
    assert_eq!(found(&served, &mira, &his, "murderer").await, ["notes"]);
}

/// The name and number of rolls of each person.
async fn dice(served: &Served, shelf: &str, path: &str) -> Vec<(String, u64)> {
    let answer = get(served.address, &format!("{path}/dice?lang=en"), Some(shelf)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let all = answer.json();
    let row =
        |it: &Value| (it["name"].as_str().expect("a name").to_owned(), it["rolls"].as_u64().expect("rolls"));
    all.as_array().expect("rows").iter().map(row).collect()
}

#[tokio::test]
async fn a_campaign_counts_the_dice_of_all_its_tables() {
    let served = Served::new();
    let (gm, mira) = (shelf(&served).await, shelf(&served).await);
    let (hers, his) = (campaign(&served, &gm).await, campaign(&served, &mira).await);
    for _ in 0..2 {
        let demo = served.demo().await;
        let seat = demo.seat(1, "Mira").await;
        let mut leader = demo.gm().await;
        for who in ["The Red Widow", "Captain Ida Brandt"] {
            leader.does(&json!({ "say": format!("turn to {who}") })).await;
            leader.does(&json!({ "say": format!("{who} rolls Weapons against 0") })).await;
        }
        assert_eq!(join(&served, &gm, &hers, &demo.gm).await.status, 204);
        assert_eq!(join(&served, &mira, &his, &seat).await.status, 204);
    }
    let all = dice(&served, &gm, &hers).await;
    assert_eq!(all.len(), 2, "{all:?}");
    assert!(all.contains(&("Mira".to_owned(), 2)) && all.iter().all(|it| it.1 == 2), "{all:?}");
    assert_eq!(dice(&served, &mira, &his).await, [("Mira".to_owned(), 2)]);
}

#[tokio::test]
async fn nobody_else_sees_a_campaign_and_a_revoked_link_shows_nothing() {
    let served = Served::new();
    let demo = served.demo().await;
    furnish(&demo).await;
    let (own, other) = (shelf(&served).await, shelf(&served).await);
    let path = campaign(&served, &own).await;
    join(&served, &own, &path, &demo.gm).await;
    let table = format!("{path}/tables/{}", demo.table);
    let requests = async |token: &str| {
        vec![
            get(served.address, &path, Some(token)).await,
            get(served.address, &format!("{path}/find?words=lampwright"), Some(token)).await,
            get(served.address, &format!("{path}/dice"), Some(token)).await,
            get(served.address, &format!("{table}/recap"), Some(token)).await,
            post(served.address, &format!("{table}/enter"), Some(token), &json!({})).await,
            post(served.address, &format!("{path}/next"), Some(token), &json!({ "from": demo.table })).await,
            join(&served, token, &path, &demo.gm).await,
            put(&served, token, &json!({ "key": "x", "id": 1, "version": 2, "name": "Mine" })).await,
            delete(&served, &table, token).await,
            delete(&served, &format!("{path}?version=2"), token).await,
        ]
    };
    for token in [&*demo.gm, &demo.join, "x", ""] {
        for answer in requests(token).await {
            assert_eq!(answer.problem(), (401, "token".to_owned()), "{token}");
        }
    }
    for answer in requests(&other).await {
        assert_eq!(answer.problem(), (404, "no_such_page".to_owned()));
    }
    // A link for one item opens no campaign.
    let item = json!({ "key": "1", "system": "sotc", "name": "Ida", "body": "lampwright", "campaign": 1 });
    let made = post(served.address, "/api/shelf/items", Some(&own), &item).await.json();
    assert_eq!(made["campaign"], 1, "{made}");
    let lent = format!("/api/shelf/items/{}/share", made["id"]);
    let lent = post(served.address, &lent, Some(&own), &json!({})).await.json();
    for answer in requests(lent["token"].as_str().expect("a token")).await {
        assert_eq!(answer.problem(), (401, "token".to_owned()));
    }
    assert_eq!(found(&served, &own, &path, "lampwright").await.len(), 7);

    // The game master's link is renewed elsewhere: what it could see is gone, what lies on the shelf is not.
    let fresh = post(served.address, "/api/table/links/gm", Some(&demo.gm), &json!({})).await.json();
    let seen = view(&served, &own, &path).await;
    assert_eq!((&seen["tables"][0]["seen"], &seen["items"]), (&Value::Null, &json!([made["id"]])), "{seen}");
    assert_eq!(found(&served, &own, &path, "lampwright").await, ["item"]);
    for answer in [
        get(served.address, &format!("{table}/recap?secrets=true"), Some(&own)).await,
        post(served.address, &format!("{table}/enter"), Some(&own), &json!({})).await,
        post(served.address, &format!("{path}/next"), Some(&own), &json!({ "from": demo.table })).await,
        join(&served, &own, &path, &demo.gm).await,
    ] {
        assert_eq!(answer.problem(), (401, "token".to_owned()));
    }
    assert_eq!(join(&served, &own, &path, fresh["token"].as_str().expect("a token")).await.status, 204);
    assert_eq!(found(&served, &own, &path, "lampwright").await.len(), 7);
    assert_eq!(delete(&served, &table, &own).await.status, 204);
    assert_eq!(found(&served, &own, &path, "lampwright").await, ["item"]);
    let version = view(&served, &own, &path).await["version"].clone();
    assert_eq!(delete(&served, &format!("{path}?version={version}"), &own).await.status, 204);
    let left = get(served.address, "/api/shelf", Some(&own)).await.json();
    assert_eq!((&left["campaigns"], &left["items"][0]["campaign"]), (&Value::Null, &Value::Null), "{left}");
}

/// Whether two values are the same but for the ids, which are numbers with one counterpart each.
fn are_the_same(one: &Value, other: &Value, ids: &mut BTreeMap<u64, u64>) -> bool {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => {
            a.keys().eq(b.keys()) && a.iter().all(|(key, it)| are_the_same(it, &b[key], ids))
        }
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| are_the_same(a, b, ids))
        }
        (Value::Number(a), Value::Number(b)) => match (a.as_u64(), b.as_u64()) {
            (Some(a), Some(b)) => *ids.entry(a).or_insert(b) == b,
            _ => a == b,
        },
        _ => one == other,
    }
}

#[tokio::test]
async fn a_campaign_goes_on_at_a_new_table() {
    let served = Served::new();
    let demo = served.demo().await;
    furnish(&demo).await;
    let (own, mira) = (shelf(&served).await, shelf(&served).await);
    let (path, his) = (campaign(&served, &own).await, campaign(&served, &mira).await);
    let seat = demo.seat(1, "Mira").await;
    join(&served, &own, &path, &demo.gm).await;
    join(&served, &mira, &his, &seat).await;
    let next = async |shelf: &str, path: &str, from: &str| {
        let wanted = json!({ "from": from, "title": "Second evening" });
        post(served.address, &format!("{path}/next"), Some(shelf), &wanted).await
    };
    assert_eq!(next(&mira, &his, &demo.table).await.problem(), (403, "gm_only".to_owned()));
    assert_eq!(next(&own, &path, "elsewhere").await.problem(), (404, "no_such_page".to_owned()));
    let made = next(&own, &path, &demo.table).await;
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let text = |key: &str| made[key].as_str().expect("text").to_owned();
    let new = Demo {
        address: served.address,
        table: text("table"),
        gm: text("gm"),
        join: text("join"),
        watch: text("watch"),
    };
    let of = async |token: &str| get(served.address, "/api/table/view?lang=en", Some(token)).await.json();
    let (before, after) = (of(&demo.gm).await, of(&new.gm).await);
    for part in ["shelf", "notes", "handouts", "asking"] {
        assert_eq!(before["house"][part], after["house"][part]);
    }
    assert_ne!(before["scene"], after["scene"], "each table has ids of its own");
    assert!(are_the_same(&before["scene"], &after["scene"], &mut BTreeMap::new()), "{before} {after}");
    assert_eq!((&after["house"]["title"], &after["seq"]), (&json!("Second evening"), &json!(1)));
    assert_eq!(after["house"]["continues"], before["house"]["title"]);
    // Everybody's last evening is told, and nothing of it that is secret.
    for token in [&new.gm, &new.watch] {
        let last = get(served.address, "/api/table/recap?last=true&lang=en", Some(token)).await.text();
        assert!(last.contains("Off to the lampwright") && !last.contains("trembles"), "{last}");
    }
    // The people of the old table have no links here, but their seats and characters are waiting.
    assert_eq!(
        get(served.address, "/api/table/view", Some(&seat)).await.json()["house"]["title"],
        before["house"]["title"]
    );
    let mut player = new.player(1, "Mira").await;
    assert_eq!(player.welcome["view"]["house"]["notes"], Value::Null);
    player.does(&house(&json!({ "say": { "text": "Here again" } }))).await;
    let seen = view(&served, &own, &path).await;
    let titles: Vec<&Value> =
        seen["tables"].as_array().expect("tables").iter().map(|it| &it["title"]).collect();
    assert_eq!(titles, [&json!("Second evening"), &before["house"]["title"]]);

    // On another device, the shelf leads to the table again.
    let entered = post(served.address, &format!("{path}/tables/{}/enter", new.table), Some(&own), &json!({}))
        .await
        .json();
    assert_eq!(entered["you"], json!({ "role": "gm", "seat": 0 }));
    let token = entered["token"].as_str().expect("a token");
    assert_eq!(of(token).await["house"]["notes"], after["house"]["notes"]);
    assert_eq!(of(&new.gm).await["house"]["notes"], after["house"]["notes"], "nothing was revoked");
    let entered =
        post(served.address, &format!("{his}/tables/{}/enter", demo.table), Some(&mira), &json!({}))
            .await
            .json();
    assert_eq!(entered["you"], json!({ "role": "player", "seat": 1 }));
}

#[tokio::test]
async fn a_campaign_refuses_what_is_too_much_or_makes_no_sense() {
    let served = Served::new();
    let demo = served.demo().await;
    let own = shelf(&served).await;
    let path = campaign(&served, &own).await;
    let version = view(&served, &own, &path).await["version"].clone();
    for (bad, problem) in [
        (json!({ "key": "1", "name": "" }), (400, "malformed")),
        (json!({ "key": "2", "name": "x".repeat(121) }), (400, "malformed")),
        (json!({ "key": "3", "name": "A", "notes": "x".repeat(10_001) }), (400, "malformed")),
        (json!({ "key": "", "name": "A" }), (400, "malformed")),
        (json!({ "key": "4" }), (400, "malformed")),
        (json!({ "key": "5", "name": "A", "notes": "x".repeat(200_000) }), (413, "too_large")),
        (json!({ "key": "6", "id": 7, "version": 1, "name": "A" }), (404, "no_such_page")),
        (json!({ "key": "7", "id": 1, "version": 1, "name": "A" }), (409, "changed")),
    ] {
        let answer = put(&served, &own, &bad).await;
        assert_eq!(answer.problem(), (problem.0, problem.1.to_owned()), "{bad:.80}");
    }
    let change = |key: &str, notes: &str| json!({ "key": key, "id": 1, "version": version, "name": "Fog", "notes": notes });
    assert_eq!(put(&served, &own, &change("phone", "one\ntwo")).await.status, 200);
    assert_eq!(put(&served, &own, &change("laptop", "three")).await.problem(), (409, "changed".to_owned()));
    assert_eq!(put(&served, &own, &change("phone", "one\ntwo")).await.status, 200, "asked again");
    assert_eq!(view(&served, &own, &path).await["notes"], "one\ntwo");
    for (token, problem) in [
        (&*demo.join, (403, "other_role")),
        ("guessed", (401, "token")),
        ("", (401, "token")),
        (&own, (401, "token")),
    ] {
        assert_eq!(join(&served, &own, &path, token).await.problem(), (problem.0, problem.1.to_owned()));
    }
    assert_eq!(join(&served, &own, &path, &demo.watch).await.status, 204);
    let item = json!({ "key": "1", "system": "sotc", "name": "Ida", "body": "", "campaign": 77 });
    let refused = post(served.address, "/api/shelf/items", Some(&own), &item).await;
    assert_eq!(refused.problem(), (404, "no_such_page".to_owned()));
    let many = get(served.address, &format!("{path}/find?words={}", "x".repeat(201)), Some(&own)).await;
    assert_eq!(many.problem(), (400, "malformed".to_owned()));
    assert_eq!(found(&served, &own, &path, "%20").await, Vec::<String>::new());
    for n in 1..20 {
        let new = json!({ "key": format!("n{n}"), "name": "A" });
        assert_eq!(put(&served, &own, &new).await.status, 200);
    }
    let full = put(&served, &own, &json!({ "key": "n20", "name": "A" })).await;
    assert_eq!(full.problem(), (409, "shelf_full".to_owned()));
}

#[tokio::test]
async fn a_second_game_master_leads_but_gives_away_no_links() {
    let served = Served::new();
    let demo = served.demo().await;
    let co = async || {
        let made = post(served.address, "/api/table/links/co", Some(&demo.gm), &json!({})).await;
        assert_eq!(made.status, 200, "{made:?}");
        made.json()["token"].as_str().expect("a token").to_owned()
    };
    let (second, third) = (co().await, co().await);
    let seat = demo.seat(1, "Mira").await;
    let mut player = Player::at(served.address, &second).await;
    assert_eq!(player.welcome["you"], json!({ "role": "gm", "seat": 0 }));
    player.does(&house(&json!({ "notes": "Ours" }))).await;
    assert_eq!(demo.gm().await.welcome["view"]["house"]["notes"], "Ours");
    assert_eq!(player.is_refused(&house(&json!({ "hand_over": { "to": 1 } }))).await, "gm_only");
    for (kind, token) in [
        ("gm", &second),
        ("co", &second),
        ("join", &second),
        ("seat/1", &second),
        ("co", &seat),
        ("gm", &seat),
    ] {
        let answer = post(served.address, &format!("/api/table/links/{kind}"), Some(token), &json!({})).await;
        assert_eq!(answer.problem(), (403, "gm_only".to_owned()), "{kind}");
    }
    for token in [&second, &seat] {
        assert_eq!(
            delete(&served, "/api/table/links/co", token).await.problem(),
            (403, "gm_only".to_owned())
        );
    }
    // When the table is handed over, second game masters stay.
    demo.gm().await.does(&house(&json!({ "hand_over": { "to": 1 } }))).await;
    player.does(&house(&json!({ "notes": "Still ours" }))).await;
    assert_eq!(delete(&served, "/api/table/links/co", &demo.gm).await.status, 403);
    assert_eq!(delete(&served, "/api/table/links/co", &seat).await.status, 204);
    assert_eq!(player.bye().await["again"], false);
    for token in [&second, &third] {
        let answer = get(served.address, "/api/table/view", Some(token)).await;
        assert_eq!(answer.problem(), (401, "token".to_owned()));
    }
}

#[tokio::test]
async fn a_seat_is_handed_over_and_somebody_is_absent() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mira, jonas) = (demo.seat(1, "Mira").await, demo.seat(2, "Jonas").await);
    let (mut gm, mut player) = (demo.gm().await, Player::at(served.address, &jonas).await);
    let hand = async |seat: u8, token: &str| {
        post(served.address, &format!("/api/table/links/seat/{seat}"), Some(token), &json!({})).await
    };
    assert_eq!(hand(2, &mira).await.problem(), (403, "gm_only".to_owned()));
    let mut old = Player::at(served.address, &mira).await;
    let fresh = hand(1, &mira).await.json();
    assert_eq!(old.bye().await["again"], false);
    assert_eq!(get(served.address, "/api/table/view", Some(&mira)).await.status, 401);
    let mut heir = Player::at(served.address, fresh["token"].as_str().expect("a token")).await;
    assert_eq!(heir.welcome["you"], json!({ "role": "player", "seat": 1 }));

    let absent = |seat: u8, absent: bool| house(&json!({ "absent": { "seat": seat, "absent": absent } }));
    assert_eq!(player.is_refused(&absent(1, true)).await, "not_yours");
    assert_eq!(gm.is_refused(&absent(0, true)).await, "no_such_seat");
    assert_eq!(gm.is_refused(&absent(4, true)).await, "no_such_seat");
    gm.does(&absent(1, true)).await;
    let update = player.until_that("update", |it| it["view"]["house"]["seats"][1]["absent"] == true).await;
    assert_eq!(update["lines"][0]["text"], "Mira is absent this evening; the game master answers instead.");
    heir.does(&absent(1, false)).await;
    player.until_that("update", |it| it["view"]["house"]["seats"][1].get("absent").is_none()).await;
}
