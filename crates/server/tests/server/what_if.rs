//! Tests of what-ifs over HTTP.

use schwung_store::{Row, Sqlite, Store, TableId};
use serde_json::{Value, json};

use crate::{
    client::{Answer, Player, get, post, send},
    served::{Demo, Served},
};

const PATH: &str = "/api/table/what-if";

/// Begins a what-if from before a record.
async fn fork(demo: &Demo, from: u64) -> Answer {
    post(demo.address, PATH, Some(&demo.gm), &json!({ "from": from })).await
}

async fn forked(demo: &Demo, from: u64) -> Demo {
    let answer = fork(demo, from).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let made = answer.json();
    let text = |key: &str| made[key].as_str().expect("text").to_owned();
    Demo {
        address: demo.address,
        table: text("table"),
        gm: text("gm"),
        join: text("join"),
        watch: text("watch"),
    }
}

async fn throw_away(token: &str, demo: &Demo, id: &str) -> Answer {
    let token = format!("Bearer {token}");
    send(demo.address, "DELETE", &format!("{PATH}/{id}"), &[("authorization", &token)], b"").await
}

async fn exported(demo: &Demo) -> Vec<u8> {
    get(demo.address, "/api/table/export", Some(&demo.gm)).await.body
}

/// The game master attacks, and what is asked is answered by default, for this number of records.
async fn play_on(demo: &Demo, most: usize) -> Vec<u64> {
    let mut gm = demo.gm().await;
    let attack = json!({ "say": "The Red Widow attacks Captain Ida Brandt with Weapons" });
    let mut done = vec![gm.does(&attack).await];
    while done.len() < most {
        let view = get(demo.address, "/api/table/view", Some(&demo.gm)).await.json();
        let question = &view["waiting"]["questions"][0]["id"];
        if question.is_null() {
            break;
        }
        done.push(gm.does(&json!({ "skip": { "question": question } })).await);
    }
    gm.leave().await;
    done
}

/// The data of the last message of an event stream.
fn last(answer: &Answer) -> Value {
    let text = answer.text();
    let data = text.lines().rfind(|it| it.starts_with("data:")).expect("a message");
    serde_json::from_str(data.trim_start_matches("data:")).expect("a message is data")
}

#[tokio::test]
async fn a_what_if_is_a_table_of_its_own_and_the_other_one_does_not_change_by_a_byte() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    demo.seat(1, "Mira").await;
    gm.does(&json!({ "house": { "notes": "the butler" } })).await;
    gm.does(&json!({ "house": { "say": { "text": "psst", "to": { "seat": 1 } } } })).await;
    let from = gm.does(&json!({ "command": "end_conflict" })).await;
    let before = exported(&demo).await;

    let tried = forked(&demo, from).await;
    assert_eq!(exported(&demo).await, before);
    let view = get(demo.address, "/api/table/view?lang=en", Some(&tried.gm)).await.json();
    let title = get(demo.address, "/api/table/view", Some(&demo.gm)).await.json()["house"]["title"].clone();
    assert_eq!(view["house"]["what_if"], json!({ "title": title, "kept": false }));
    assert_ne!(view["house"]["title"], title);
    assert!(!view["scene"]["fate"]["conflict"].is_null(), "the conflict goes on there: {view}");
    let old = get(demo.address, "/api/table/view", Some(&demo.gm)).await.json();
    assert!(old["house"].get("what_if").is_none(), "{old}");

    // What happens in one of them does not happen in the other one.
    let mut there = tried.gm().await;
    there.does(&json!({ "house": { "say": { "text": "only here" } } })).await;
    there.does(&json!({ "house": { "keep_what_if": true } })).await;
    assert_eq!(exported(&demo).await, before);
    let refused = gm.is_refused(&json!({ "house": { "keep_what_if": true } })).await;
    assert_eq!(refused, "no_such_item");

    // Its log is the other one and what was tried.
    let (old, new): (Value, Value) = (
        serde_json::from_slice(&before).expect("data"),
        serde_json::from_slice(&exported(&tried).await).expect("data"),
    );
    let records = old["records"].as_array().expect("records");
    assert_eq!(&new["records"].as_array().expect("records")[..records.len()], &records[..]);

    // Its people come by its own links, see what it is, and nothing of what is for others.
    let token = tried.seat(1, "Mira").await;
    let mira = Player::at(demo.address, &token).await;
    let seen = mira.welcome.to_string();
    assert_eq!(mira.welcome["view"]["house"]["what_if"], json!({ "title": title, "kept": true }));
    assert!(!seen.contains("butler") && !seen.contains("psst"), "{seen}");
    assert_eq!(get(demo.address, "/api/table/view", Some(&demo.join)).await.status, 403);
    let answer =
        post(demo.address, "/api/join", Some(&demo.join), &json!({ "seat": 2, "name": "Tom" })).await;
    assert_eq!(answer.json()["table"], *demo.table, "the links of the other table lead there");
}

#[tokio::test]
async fn a_waiting_question_waits_again_with_all_its_answers() {
    let served = Served::new();
    let demo = served.demo().await;
    play_on(&demo, 1).await;
    let asked = get(demo.address, "/api/table/view?lang=en", Some(&demo.gm)).await.json();
    let before = asked["waiting"]["questions"].clone();
    let mut gm = demo.gm().await;
    let answered = gm.does(&json!({ "skip": { "question": before[0]["id"] } })).await;
    let tried = forked(&demo, answered).await;
    let view = get(demo.address, "/api/table/view?lang=en", Some(&tried.gm)).await.json();
    let again = &view["waiting"]["questions"];
    let labels = |it: &Value| -> Vec<Value> {
        let all = it.as_array().into_iter().flatten();
        all.flat_map(|it| it["choices"].as_array().cloned().unwrap_or_default())
            .map(|it| it["label"].clone())
            .collect()
    };
    assert!(labels(&before).len() > 1, "{before}");
    assert_eq!(labels(again), labels(&before));
    let exchange = |it: &Value| it["scene"]["fate"]["conflict"]["exchange"].clone();
    assert_eq!((exchange(&view), exchange(&asked)), (1.into(), 1.into()));
}

#[tokio::test]
async fn only_the_game_master_begins_lists_and_throws_away_and_there_are_few() {
    let served = Served::new();
    let (demo, other) = (served.demo().await, served.demo().await);
    let mira = demo.seat(1, "Mira").await;
    let from = json!({ "from": 2 });
    for (token, problem) in [
        (None, (401, "token".to_owned())),
        (Some(&mira), (403, "gm_only".to_owned())),
        (Some(&demo.watch), (403, "gm_only".to_owned())),
        (Some(&demo.join), (403, "gm_only".to_owned())),
    ] {
        assert_eq!(post(demo.address, PATH, token.map(String::as_str), &from).await.problem(), problem);
        assert_eq!(get(demo.address, PATH, token.map(String::as_str)).await.problem(), problem);
    }
    for nowhere in [0, 1, 9_999] {
        assert_eq!(fork(&demo, nowhere).await.problem(), (409, "no_such_item".to_owned()));
    }
    let malformed = post(demo.address, PATH, Some(&demo.gm), &json!({ "from": "here" })).await;
    assert_eq!(malformed.problem(), (400, "malformed".to_owned()));

    let first = forked(&demo, 2).await;
    assert_eq!(fork(&first, 2).await.problem(), (409, "what_if".to_owned()));
    for _ in 0..4 {
        forked(&demo, 2).await;
    }
    assert_eq!(fork(&demo, 2).await.problem(), (409, "what_ifs".to_owned()));
    let all = get(demo.address, PATH, Some(&demo.gm)).await.json();
    assert_eq!(all.as_array().map(Vec::len), Some(5), "{all}");
    assert!(all.to_string().contains(&first.table));
    assert_eq!(get(demo.address, PATH, Some(&other.gm)).await.json(), json!([]));
    forked(&other, 2).await;

    let gone = (404, "no_such_page".to_owned());
    assert_eq!(throw_away(&other.gm, &demo, &first.table).await.problem(), gone);
    assert_eq!(throw_away(&mira, &demo, &first.table).await.problem(), (403, "gm_only".to_owned()));
    for id in [&demo.table, "no-such-table", "NO"] {
        assert_eq!(throw_away(&demo.gm, &demo, id).await.problem(), gone, "{id}");
    }
    let second =
        all.as_array().and_then(|it| it.iter().find(|it| it["table"] != *first.table)).expect("another");
    let second = second["table"].as_str().expect("text");
    // By the game master of the table, and by its own.
    let mut there = first.gm().await;
    assert_eq!(throw_away(&demo.gm, &demo, second).await.status, 204);
    assert_eq!(throw_away(&first.gm, &demo, &first.table).await.status, 204);
    assert_eq!(there.bye().await["code"], "token");
    assert_eq!(
        get(demo.address, "/api/table/view", Some(&first.gm)).await.problem(),
        (401, "token".to_owned())
    );
    assert_eq!(throw_away(&demo.gm, &demo, &first.table).await.problem(), gone);
    let all = get(demo.address, PATH, Some(&demo.gm)).await.json();
    assert_eq!(all.as_array().map(Vec::len), Some(3), "{all}");
    forked(&demo, 2).await;
    assert_eq!(get(demo.address, "/api/table/view", Some(&demo.gm)).await.status, 200);
}

#[tokio::test]
async fn the_game_master_of_the_table_opens_it_on_another_device_and_nobody_else() {
    let served = Served::new();
    let (demo, other) = (served.demo().await, served.demo().await);
    let mira = demo.seat(1, "Mira").await;
    let tried = forked(&demo, 2).await;
    let path = format!("{PATH}/{}", tried.table);
    let opened = post(demo.address, &path, Some(&demo.gm), &json!({})).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let opened = opened.json();
    assert_eq!(opened["table"], *tried.table);
    // Both links lead there, with all rights.
    for token in [opened["token"].as_str().expect("text"), &tried.gm] {
        let me = get(demo.address, "/api/me", Some(token)).await.json();
        assert_eq!((&me["table"], &me["you"]["role"]), (&tried.table.as_str().into(), &"gm".into()), "{me}");
    }
    for (token, problem) in [
        (None, (401, "token".to_owned())),
        (Some(&mira), (403, "gm_only".to_owned())),
        (Some(&demo.watch), (403, "gm_only".to_owned())),
        (Some(&other.gm), (404, "no_such_page".to_owned())),
    ] {
        let refused = post(demo.address, &path, token.map(String::as_str), &json!({})).await;
        assert_eq!(refused.problem(), problem);
    }
    // The table itself is no what-if, and one that is gone cannot be opened.
    let own = format!("{PATH}/{}", demo.table);
    assert_eq!(throw_away(&demo.gm, &demo, &tried.table).await.status, 204);
    for path in [&own, &path, &format!("{PATH}/NO")] {
        let refused = post(demo.address, path, Some(&demo.gm), &json!({})).await;
        assert_eq!(refused.problem(), (404, "no_such_page".to_owned()), "{path}");
    }
}

#[tokio::test]
async fn a_what_if_belongs_to_no_campaign_and_no_evening() {
    let served = Served::new();
    let demo = served.demo().await;
    let from = play_on(&demo, 1).await[0];
    let tried = forked(&demo, from).await;
    let refused = (409, "what_if".to_owned());
    for path in ["/api/table/keepsake", "/api/table/recap", "/api/table/recap?evening=1"] {
        assert_eq!(get(demo.address, path, Some(&tried.gm)).await.problem(), refused, "{path}");
        assert_eq!(get(demo.address, path, Some(&demo.gm)).await.status, 200, "{path}");
    }
    let shelf = post(demo.address, "/api/shelf", None, &json!({})).await.json();
    let shelf = shelf["token"].as_str().expect("text").to_owned();
    let campaign = json!({ "key": "new", "name": "Harbour" });
    let campaign = post(demo.address, "/api/shelf/campaigns", Some(&shelf), &campaign).await.json();
    let path = format!("/api/shelf/campaigns/{}/tables", campaign["id"]);
    let join = |token: &str| json!({ "token": token });
    assert_eq!(post(demo.address, &path, Some(&shelf), &join(&tried.gm)).await.problem(), refused);
    assert_eq!(post(demo.address, &path, Some(&shelf), &join(&demo.gm)).await.status, 204);
    // Its dice count for nobody.
    let all = get(demo.address, "/api/table/insight?runs=8", Some(&tried.gm)).await;
    assert_eq!(last(&all)["done"]["dice"], json!([]));
}

#[tokio::test]
async fn both_courses_are_compared_and_nothing_is_stored() {
    let served = Served::new();
    let demo = served.demo().await;
    let done = play_on(&demo, 3).await;
    let tried = forked(&demo, done[0]).await;
    let before = (exported(&demo).await, exported(&tried).await);
    let path = format!("{PATH}/courses?runs=8&lang=en");
    let answer = get(demo.address, &path, Some(&tried.gm)).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/event-stream")));
    let plain = last(&answer)["done"].clone();
    assert_eq!((&plain["from"], &plain["by_habit"]), (&done[0].into(), &Value::Null));
    assert_eq!(plain["original"]["fork"], Value::Null);
    assert_eq!(plain["original"]["sides"].as_array().map(Vec::len), Some(2), "{plain}");

    let path = format!("{path}&by_habit=true&seed=7");
    let played = last(&get(demo.address, &path, Some(&tried.gm)).await)["done"].clone();
    assert_eq!(played["fork"]["is_over"], true, "{played}");
    assert!(played["by_habit"].as_u64() > Some(done[0]), "{played}");
    let count = |it: &Value| it["points"].as_array().map_or(0, Vec::len);
    assert!(count(&played["fork"]) > count(&plain["fork"]), "{played}");
    // What both courses have in common has the same chances.
    let shared = |it: &Value| -> Vec<Value> {
        let points = it["points"].as_array().expect("points").iter();
        points.filter(|it| it["seq"].as_u64() < Some(done[0])).map(|it| it["chances"].clone()).collect()
    };
    let longer = path.replace("runs=8", "runs=60");
    let longer = last(&get(demo.address, &longer, Some(&tried.gm)).await)["done"].clone();
    for it in [&plain, &played, &longer] {
        assert_eq!(it["original"]["runs"], it["fork"]["runs"]);
        assert!(!shared(&it["original"]).is_empty(), "{it}");
        assert_eq!(shared(&it["original"]), shared(&it["fork"]));
    }
    // The chances become more precise for as long as there is time.
    let course = |it: &Value| -> Vec<[Value; 2]> {
        let points = it["points"].as_array().expect("points");
        points.iter().map(|it| ["seq", "text"].map(|key| it[key].clone())).collect()
    };
    assert_eq!(course(&played["original"]), course(&plain["original"]));
    let again = last(&get(demo.address, &path, Some(&tried.gm)).await)["done"].clone();
    assert_eq!(course(&again["fork"]), course(&played["fork"]), "the same seed gives the same");
    assert_eq!((exported(&demo).await, exported(&tried).await), before, "nothing is stored");

    // A fight that goes on would tell others what is hidden, and so would what habits do.
    let mira = tried.seat(1, "Mira").await;
    for token in [&mira, &tried.watch] {
        assert_eq!(get(demo.address, &path, Some(token)).await.problem(), (409, "no_fight".to_owned()));
    }
    assert_eq!(get(demo.address, &path, Some(&demo.gm)).await.problem(), (409, "no_what_if".to_owned()));
    assert_eq!(get(demo.address, &path, None).await.problem(), (401, "token".to_owned()));
}

/// Gives all records of a table a time long ago.
pub(crate) async fn age(store: &Sqlite, id: &str) {
    let id = TableId::new(id).expect("a name");
    let info = store.info(&id).await.expect("it can be read").expect("it is there");
    let (rows, grants) = (
        store.load(&id).await.expect("it can be read").rows,
        store.grants(&id).await.expect("they can be read"),
    );
    store.delete(&id).await.expect("it can be deleted");
    let mut rows = rows.into_iter().map(|it| Row { at: 0, ..it });
    let first = rows.next().expect("a record");
    store.create(info, first, grants).await.expect("it can be written");
    for row in rows {
        store.append(&id, row).await.expect("it can be written");
    }
}

#[tokio::test]
async fn a_what_if_that_nobody_plays_on_disappears_unless_it_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let demo = served.demo().await;
    let (kept, old, new) = (forked(&demo, 2).await, forked(&demo, 2).await, forked(&demo, 2).await);
    let mut there = kept.gm().await;
    there.does(&json!({ "house": { "keep_what_if": true } })).await;
    there.leave().await;
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");
    let store = Sqlite::open(&file).expect("a file");
    for it in [&kept, &old, &demo] {
        age(&store, &it.table).await;
    }
    store.close().await.expect("it closes");

    let served = Served::of_file(&file);
    for _ in 0..200 {
        let all = get(served.address, PATH, Some(&demo.gm)).await.json();
        if all.as_array().map(Vec::len) == Some(2) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(get(served.address, "/api/table/view", Some(&old.gm)).await.status, 401);
    for token in [&kept.gm, &new.gm, &demo.gm] {
        assert_eq!(get(served.address, "/api/table/view", Some(token)).await.status, 200);
    }
}
