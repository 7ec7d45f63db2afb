//! Tests of rules that are tried: their plays, and sandboxes that go on from them.

use schwung_store::{Sqlite, Store};
use serde_json::{Value, json};

use crate::{
    client::{Answer, get, post, send},
    served::{Demo, Served, generous},
    what_if::age,
};

async fn opened(served: &Served, rule: &str, wanted: &Value) -> Answer {
    post(served.address, &format!("/api/rules/{rule}/play"), None, wanted).await
}

async fn sandbox(served: &Served, rule: &str, step: usize) -> Demo {
    let answer = opened(served, rule, &json!({ "step": step })).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let made = answer.json();
    let text = |key: &str| made[key].as_str().expect("text").to_owned();
    Demo {
        address: served.address,
        table: text("table"),
        gm: text("gm"),
        join: text("join"),
        watch: text("watch"),
    }
}

/// A rule of this book that has a play of its own.
async fn some_rule(served: &Served, system: &str) -> String {
    let all = get(served.address, &format!("/api/rules?system={system}"), None).await.json();
    for it in all.as_array().expect("rules") {
        let id = it["id"].as_str().expect("an id");
        let rule = get(served.address, &format!("/api/rules/{id}"), None).await.json();
        if it["kind"] == "mechanic" && rule["play"]["id"] == *id {
            return id.to_owned();
        }
    }
    panic!("{system} has no plays");
}

#[tokio::test]
async fn the_play_of_a_rule_is_shown_step_by_step_in_both_languages() {
    let served = Served::new();
    for book in ["sotc", "zerospace", "daemmersturm"] {
        let rule = some_rule(&served, book).await;
        let path = |lang: &str| format!("/api/rules/{rule}/play?lang={lang}");
        let (de, en) = (
            get(served.address, &path("de"), None).await.json(),
            get(served.address, &path("en"), None).await.json(),
        );
        assert_eq!((&de["rule"]["id"], &de["play"]), (&json!(rule), &en["play"]));
        assert_ne!(de["rule"]["title"], en["rule"]["title"]);
        let steps = |it: &Value| it["steps"].as_array().expect("steps").clone();
        assert!(steps(&de).len() > 1 && steps(&de).len() == steps(&en).len(), "{rule}");
        assert_eq!(steps(&de)[0]["kind"], "scene");
        let logs = |it: &Value| steps(it).iter().map(|it| it["lines"].to_string()).collect::<String>();
        assert_ne!(logs(&de), logs(&en), "{rule}");
    }
    // Another play of the same rule, by its name; of a name that there is not, the first one.
    let many = get(served.address, "/api/rules/sotc.block.other-contest/play", None).await.json();
    let other = many["others"][0]["play"].as_str().expect("another").to_owned();
    let path = format!("/api/rules/sotc.block.other-contest/play?play={other}");
    assert_eq!(get(served.address, &path, None).await.json()["play"], *other);
    let path = "/api/rules/sotc.block.other-contest/play?play=no-such-play";
    assert_eq!(get(served.address, path, None).await.json()["play"], many["play"]);
}

#[tokio::test]
async fn rules_without_a_play_say_so() {
    let served = Served::new();
    let nothing = get(served.address, "/api/rules/sotc.no.such/play", None).await;
    assert_eq!(nothing.problem(), (404, "no_such_rule".to_owned()));
    let all = get(served.address, "/api/rules?system=sotc", None).await.json();
    let (mut near, mut none) = (0, 0);
    for it in all.as_array().expect("rules") {
        if it["kind"] != "guidance" {
            continue;
        }
        let id = it["id"].as_str().expect("an id");
        let rule = get(served.address, &format!("/api/rules/{id}"), None).await.json();
        let answer = get(served.address, &format!("/api/rules/{id}/play"), None).await;
        if rule["play"].is_null() {
            assert_eq!(answer.problem(), (404, "no_play".to_owned()));
            none += 1;
        } else if rule["play"]["id"] != *id {
            let play = answer.json();
            assert_eq!((&play["instead_of"]["id"], &play["rule"]["id"]), (&json!(id), &rule["play"]["id"]));
            near += 1;
        }
    }
    assert!(near >= 1, "{near} near, {none} none");
}

#[tokio::test]
async fn from_any_step_people_go_on_at_a_marked_table_that_counts_for_nothing() {
    let served = Served::new();
    let rule = some_rule(&served, "sotc").await;
    let play = get(served.address, &format!("/api/rules/{rule}/play?lang=en"), None).await.json();
    let steps = play["steps"].as_array().expect("steps");
    for (n, step) in steps.iter().enumerate() {
        let demo = sandbox(&served, &rule, n).await;
        let view = get(served.address, "/api/table/view?lang=en", Some(&demo.gm)).await.json();
        assert_eq!(view["house"]["what_if"]["title"], view["house"]["title"]);
        assert_eq!(view["sentence"], step["sentence"], "step {n}");
        assert_eq!(
            view["waiting"]["questions"].as_array().map_or(0, Vec::len),
            step["asked"].as_array().map_or(0, Vec::len)
        );
    }
    let demo = sandbox(&served, &rule, 9_999).await;
    assert!(demo.table.starts_with("sandbox-"), "{}", demo.table);
    let mut gm = demo.gm().await;
    gm.does(&json!({ "house": { "say": { "text": "Mine now" } } })).await;
    gm.leave().await;
    for path in ["recap", "keepsake"] {
        let answer = get(served.address, &format!("/api/table/{path}"), Some(&demo.gm)).await;
        assert_eq!(answer.problem(), (409, "what_if".to_owned()), "{path}");
    }
    let answer = post(served.address, "/api/table/what-if", Some(&demo.gm), &json!({ "from": 2 })).await;
    assert_eq!(answer.status, 409);
    let courses = get(served.address, "/api/table/what-if/courses", Some(&demo.gm)).await;
    assert_eq!(courses.problem(), (409, "no_what_if".to_owned()));
    // It is thrown away like a what-if.
    let token = format!("Bearer {}", demo.gm);
    let path = format!("/api/table/what-if/{}", demo.table);
    let gone = send(served.address, "DELETE", &path, &[("authorization", &token)], b"").await;
    assert_eq!(gone.status, 204);
    assert_eq!(get(served.address, "/api/table/view", Some(&demo.gm)).await.status, 401);
}

#[tokio::test]
async fn ones_own_character_can_take_the_place_of_the_one_who_acts() {
    let served = Served::new();
    let rule = "sotc.attack.tie";
    let play = get(served.address, &format!("/api/rules/{rule}/play?lang=en"), None).await.json();
    let steps = play["steps"].as_array().expect("steps");
    // A step in the middle of an action: it begins before that.
    let middle =
        steps.iter().enumerate().position(|(n, it)| it["stands_in"]["after"].as_u64() < Some(n as u64));
    let middle = middle.expect("a roll");
    let replaced = steps[middle]["stands_in"]["for"].as_str().expect("a name");
    let ready = get(served.address, "/api/characters?system=sotc", None).await.json();
    let own = &ready["ready"][0];
    let wanted = json!({ "step": middle, "character": own["body"] });
    let answer = opened(&served, rule, &wanted).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let token = answer.json()["gm"].as_str().expect("a token").to_owned();
    let view = || async { get(served.address, "/api/table/view?lang=en", Some(&token)).await.json() };
    let names = |view: &Value| {
        let people = view["scene"]["fate"]["actors"].as_array().expect("people").clone();
        people.into_iter().map(|it| it["name"].clone()).collect::<Vec<_>>()
    };
    let with = view().await;
    assert!(with["waiting"].is_null());
    let (own, replaced) = (own["name"].clone(), json!(replaced));
    assert!(names(&with).contains(&own) && !names(&with).contains(&replaced), "{:?}", names(&with));
    assert_eq!(with["house"]["what_if"]["title"], with["house"]["title"], "it is a sandbox like any other");
    // One undo brings the other back.
    let came = with["seq"].as_u64().expect("a number") - 1;
    let undo = json!({ "id": "u", "what": { "undo": { "to": came, "keep_dice": true } } });
    assert_eq!(post(served.address, "/api/table/do", Some(&token), &undo).await.status, 200);
    let without = names(&view().await);
    assert!(!without.contains(&own) && without.contains(&replaced), "{without:?}");
}

#[tokio::test]
async fn characters_that_do_not_fit_a_sandbox_are_refused_in_the_readers_language() {
    let served = Served::new();
    let other = get(served.address, "/api/characters?system=daemmersturm", None).await.json();
    let mut told = Vec::new();
    for lang in ["de", "en"] {
        let path = format!("/api/rules/sotc.attack.tie/play?lang={lang}");
        let wanted = json!({ "step": 1, "character": other["ready"][0]["body"] });
        let answer = post(served.address, &path, None, &wanted).await;
        assert_eq!(answer.problem(), (422, "mistakes".to_owned()));
        told.push(answer.json()["errors"].clone());
    }
    assert_ne!(told[0], told[1]);
    let none = opened(&served, "sotc.attack.tie", &json!({ "step": 1, "character": "" })).await;
    assert_eq!(none.problem(), (422, "mistakes".to_owned()));
    let long =
        opened(&served, "sotc.attack.tie", &json!({ "step": 1, "character": "x".repeat(70_000) })).await;
    assert_eq!(long.problem(), (422, "mistakes".to_owned()));
    let huge =
        opened(&served, "sotc.attack.tie", &json!({ "step": 1, "character": "x".repeat(500_000) })).await;
    assert_eq!(huge.status, 413);
    let number = opened(&served, "sotc.attack.tie", &json!({ "step": 1, "character": 5 })).await;
    assert_eq!(number.problem(), (400, "malformed".to_owned()));
}

#[tokio::test]
async fn sandboxes_are_refused_when_the_request_is_bad_or_there_are_too_many() {
    let served = Served::with(schwung_server::Limits { tables_per_hour: 1, ..generous() });
    let bad = opened(&served, "sotc.attack.tie", &json!({ "step": -1 })).await;
    assert_eq!(bad.problem(), (400, "malformed".to_owned()));
    let bad = opened(&served, "sotc.no.such", &json!({ "step": 1 })).await;
    assert_eq!(bad.problem(), (404, "no_such_rule".to_owned()));
    sandbox(&served, "sotc.attack.tie", 1).await;
    let more = opened(&served, "sotc.attack.tie", &json!({ "step": 1 })).await;
    assert_eq!(more.status, 429);
}

#[tokio::test]
async fn a_sandbox_that_nobody_plays_on_disappears() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let (old, new) =
        (sandbox(&served, "sotc.attack.tie", 2).await, sandbox(&served, "sotc.attack.tie", 2).await);
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");
    let store = Sqlite::open(&file).expect("a file");
    age(&store, &old.table).await;
    store.close().await.expect("it closes");

    let served = Served::of_file(&file);
    let mut status = 200;
    for _ in 0..200 {
        status = get(served.address, "/api/table/view", Some(&old.gm)).await.status;
        if status == 401 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(status, 401);
    assert_eq!(get(served.address, "/api/table/view", Some(&new.gm)).await.status, 200);
}
