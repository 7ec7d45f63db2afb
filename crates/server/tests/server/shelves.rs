//! Tests of shelves and character files on the wire: foreign, revoked and guessed links, two devices, limits.

use std::path::Path;

use serde_json::{Value, json};

use crate::{
    client::{Answer, Player, get, post, send},
    served::{Served, generous},
};

async fn shelf(served: &Served) -> String {
    let answer = post(served.address, "/api/shelf", None, &json!({})).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["token"].as_str().expect("a token").to_owned()
}

fn item(key: &str, name: &str, body: &str) -> Value {
    json!({ "key": key, "system": "sotc", "name": name, "body": body })
}

async fn put(served: &Served, token: &str, item: &Value) -> Answer {
    post(served.address, "/api/shelf/items", Some(token), item).await
}

async fn items(served: &Served, token: &str) -> Vec<Value> {
    let answer = get(served.address, "/api/shelf", Some(token)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["items"].as_array().expect("items").clone()
}

async fn delete(served: &Served, path: &str, token: &str) -> Answer {
    let bearer = format!("Bearer {token}");
    send(served.address, "DELETE", path, &[("authorization", &bearer)], b"").await
}

#[tokio::test]
async fn what_is_on_a_shelf_survives_a_killed_server() {
    let directory = tempfile::TempDir::new().expect("a directory");
    let path: &Path = &directory.path().join("schwung.db");
    let served = Served::of_file(path);
    let token = shelf(&served).await;
    let first = put(&served, &token, &item("1", "Ida", "name = 1")).await.json();
    assert_eq!((&first["name"], &first["shared"]), (&json!("Ida"), &json!(false)));
    put(&served, &token, &item("2", "Ole", "name = 2")).await;
    tokio::task::spawn_blocking(move || served.kill()).await.expect("it is killed");

    let served = Served::of_file(path);
    let found = items(&served, &token).await;
    assert_eq!(found.iter().map(|it| &it["name"]).collect::<Vec<_>>(), ["Ole", "Ida"]);
    assert_eq!(found[1], first);
    let changed = json!({ "key": "3", "id": first["id"], "version": first["version"], "system": "sotc",
        "name": "Ida Brandt", "body": "name = 3", "note": "milestone" });
    put(&served, &token, &changed).await;
    let past =
        get(served.address, &format!("/api/shelf/items/{}/past", first["id"]), Some(&token)).await.json();
    let told: Vec<_> = past.as_array().expect("states").iter().map(|it| (&it["body"], &it["note"])).collect();
    assert_eq!(told, [(&json!("name = 3"), &json!("milestone")), (&json!("name = 1"), &json!(""))]);
    // A shelf is no table.
    let listed = get(served.address, "/api/me", Some(&token)).await;
    assert_eq!(listed.problem(), (401, "token".to_owned()));
}

#[tokio::test]
async fn links_that_are_not_good_all_answer_alike() {
    let served = Served::new();
    let demo = served.demo().await;
    let (own, other) = (shelf(&served).await, shelf(&served).await);
    let made = put(&served, &own, &item("1", "Ida", "secret")).await.json();
    let path = format!("/api/shelf/items/{}", made["id"]);
    let lent = post(served.address, &format!("{path}/share"), Some(&own), &json!({})).await.json();
    let lent = lent["token"].as_str().expect("a token").to_owned();
    let again = post(served.address, &format!("{path}/share"), Some(&own), &json!({})).await.json();
    let again = again["token"].as_str().expect("a token").to_owned();
    let mut guessed = own.clone();
    guessed.replace_range(..1, if own.starts_with('A') { "B" } else { "A" });

    let old = own;
    let own = post(served.address, "/api/shelf/link", Some(&old), &json!({})).await.json();
    let own = own["token"].as_str().expect("a token").to_owned();
    // Of tables, of single items, revoked, guessed, not a token at all.
    for token in [&*demo.gm, &demo.join, &lent, &again, &old, &guessed, "x", ""] {
        let answers = [
            get(served.address, "/api/shelf", Some(token)).await,
            put(&served, token, &item("x", "Mine", "now")).await,
            get(served.address, &format!("{path}/past"), Some(token)).await,
            post(served.address, &format!("{path}/share"), Some(token), &json!({})).await,
            post(served.address, "/api/shelf/link", Some(token), &json!({})).await,
            delete(&served, &format!("{path}?version=2"), token).await,
            delete(&served, "/api/shelf", token).await,
        ];
        for answer in &answers {
            assert_eq!(answer.problem(), (401, "token".to_owned()), "{token}");
        }
    }
    for token in [&*demo.gm, &lent, &old, &own, &guessed, &other] {
        let answer = get(served.address, "/api/shared", Some(token)).await;
        assert_eq!(answer.problem(), (401, "token".to_owned()), "{token}");
    }
    // Another shelf sees nothing of it, and says so like of an item that never was.
    assert_eq!(items(&served, &other).await, Vec::<Value>::new());
    let foreign = get(served.address, &format!("{path}/past"), Some(&other)).await;
    assert_eq!(foreign.problem(), (404, "no_such_page".to_owned()));
    let shared = get(served.address, "/api/shared", Some(&again)).await.json();
    assert_eq!(shared["body"], "secret");
    assert_eq!(items(&served, &own).await.len(), 1);

    assert_eq!(delete(&served, &format!("{path}/share"), &own).await.status, 204);
    assert_eq!(get(served.address, "/api/shared", Some(&again)).await.status, 401);
    assert_eq!(delete(&served, "/api/shelf", &own).await.status, 204);
    assert_eq!(get(served.address, "/api/shelf", Some(&own)).await.problem(), (401, "token".to_owned()));
}

#[tokio::test]
async fn two_devices_do_not_overwrite_each_other() {
    let served = Served::new();
    let token = shelf(&served).await;
    let made = put(&served, &token, &item("1", "Ida", "one")).await.json();
    let change = |key: &str, body: &str| json!({ "key": key, "id": made["id"], "version": made["version"], "system": "sotc", "name": "Ida", "body": body });
    assert_eq!(put(&served, &token, &change("phone", "two")).await.status, 200);
    let late = put(&served, &token, &change("laptop", "three")).await;
    assert_eq!(late.problem(), (409, "changed".to_owned()));
    // The answer of the first was lost, and it asks again.
    assert_eq!(put(&served, &token, &change("phone", "two")).await.json()["body"], "two");
    let path = format!("/api/shelf/items/{}?version={}", made["id"], made["version"]);
    assert_eq!(delete(&served, &path, &token).await.problem(), (409, "changed".to_owned()));
    let found = items(&served, &token).await;
    assert_eq!((found.len(), &found[0]["body"]), (1, &json!("two")));
    let path = format!("/api/shelf/items/{}?version={}", made["id"], found[0]["version"]);
    assert_eq!(delete(&served, &path, &token).await.status, 204);
    assert_eq!(delete(&served, &path, &token).await.status, 204, "the same request again");
    assert_eq!(
        put(&served, &token, &change("late", "four")).await.problem(),
        (404, "no_such_page".to_owned())
    );

    // Many at once: each is there exactly once.
    let all = (0..20).map(|n| {
        let (address, token) = (served.address, token.clone());
        tokio::spawn(async move {
            let new = item(&format!("many-{n}"), &format!("Figure {n}"), "x");
            post(address, "/api/shelf/items", Some(&token), &new).await.status
        })
    });
    let all: Vec<_> = all.collect();
    let mut kept = 0;
    for it in all {
        let status = it.await.expect("an answer");
        assert!([200, 503].contains(&status), "{status}");
        kept += usize::from(status == 200);
    }
    assert_eq!(items(&served, &token).await.len(), kept);
    assert!(kept >= 10, "{kept}");
}

#[tokio::test]
async fn a_shelf_refuses_what_is_too_much_or_makes_no_sense() {
    let served = Served::new();
    let token = shelf(&served).await;
    for (bad, problem) in [
        (item("1", "Ida", &"x".repeat(70_000)), (413, "too_large")),
        (item("2", "Ida", &"x".repeat(600_000)), (413, "too_large")),
        (item("3", "", "x"), (400, "malformed")),
        (item("4", &"x".repeat(121), "x"), (400, "malformed")),
        (item("", "Ida", "x"), (400, "malformed")),
        (item(&"k".repeat(65), "Ida", "x"), (400, "malformed")),
        (json!({ "key": "5", "name": "Ida" }), (400, "malformed")),
        (
            json!({ "key": "6", "id": 7, "version": 1, "system": "sotc", "name": "Ida", "body": "" }),
            (404, "no_such_page"),
        ),
        (json!({ "key": "7", "version": 3, "system": "sotc", "name": "Ida", "body": "" }), (409, "changed")),
        (
            json!({ "key": "8", "kind": "picture", "system": "sotc", "name": "Ida", "body": "" }),
            (400, "malformed"),
        ),
    ] {
        let answer = put(&served, &token, &bad).await;
        assert_eq!(answer.problem(), (problem.0, problem.1.to_owned()), "{bad:.80}");
    }
    assert_eq!(items(&served, &token).await, Vec::<Value>::new());
    for n in 0..16 {
        assert_eq!(
            put(&served, &token, &item(&format!("full-{n}"), "A", &"x".repeat(65_536))).await.status,
            200
        );
    }
    let over = put(&served, &token, &item("over", "A", "x")).await;
    assert_eq!(over.problem(), (409, "shelf_full".to_owned()));
    assert!(over.json()["detail"].as_str().is_some_and(|it| it.contains("1 MiB")));
}

#[tokio::test]
async fn shelves_are_limited_like_tables() {
    let served = Served::with(schwung_server::Limits { tables: 2, ..generous() });
    shelf(&served).await;
    let second = shelf(&served).await;
    let full = post(served.address, "/api/shelf", None, &json!({})).await;
    assert_eq!(full.problem(), (503, "no_room".to_owned()));
    // Tables have a count of their own.
    served.demo().await;
    assert_eq!(delete(&served, "/api/shelf", &second).await.status, 204);
    shelf(&served).await;
}

#[tokio::test]
async fn drafts_are_checked_by_the_rules_of_the_book_or_the_table() {
    let served = Served::new();
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let check = async |body: &Value, token: Option<&str>| {
        post(served.address, "/api/characters/check", token, body).await
    };
    let draft = json!({ "text": "{\"system\": \"malmsturm\", \"character\": [{\"name\": \"Hedda\"}]}" });
    let checked = check(&draft, None).await;
    assert_eq!((checked.status, &checked.json()["system"]), (200, &json!("malmsturm")));
    assert!(!checked.json()["remarks"].as_array().expect("remarks").is_empty());
    let other = check(&draft, Some(&seat)).await;
    assert_eq!(other.problem(), (422, "mistakes".to_owned()));
    assert!(other.text().contains("Malmsturm"), "{}", other.text());

    // At a table without a pyramid nothing is missing in it.
    let mut gm = demo.gm().await;
    gm.does(&json!({ "setting": { "name": "pyramid", "value": "0" } })).await;
    gm.does(&json!({ "setting": { "name": "aspects", "value": 0 } })).await;
    gm.does(&json!({ "setting": { "name": "gifts", "value": 0 } })).await;
    let draft = json!({ "text": "[[character]]\nname = \"Jette\"\nskills = { fists = 9 }" });
    let checked = check(&draft, Some(&seat)).await.json();
    assert_eq!(checked["remarks"], json!([]), "{checked}");
    let choices = get(served.address, "/api/characters", Some(&demo.join)).await.json();
    assert_eq!((&choices["system"], &choices["choices"]["fate"]["rows"]), (&json!("sotc"), &json!([])));

    for (bad, token, problem) in [
        (json!({ "text": "[[character]]\nname = \"A\"" }), None, (422, "mistakes")),
        (json!({ "text": "x", "system": "chess" }), None, (422, "mistakes")),
        (json!({ "text": "x".repeat(70_000), "system": "sotc" }), None, (422, "mistakes")),
        (json!({ "text": "x".repeat(700_000), "system": "sotc" }), None, (413, "too_large")),
        (json!({ "text": "x", "sytsem": "sotc" }), None, (400, "malformed")),
        (json!({ "text": "x" }), Some("guessed"), (401, "token")),
    ] {
        assert_eq!(check(&bad, token).await.problem(), (problem.0, problem.1.to_owned()), "{bad:.60}");
    }
    assert_eq!(get(served.address, "/api/characters?system=chess", None).await.status, 422);
    let known = get(served.address, "/api/characters?system=daemmersturm", None).await;
    assert!(known.status == 200 && !known.json()["ready"].as_array().expect("ready").is_empty());
}

#[tokio::test]
async fn a_character_goes_from_one_table_to_another() {
    let served = Served::new();
    let (here, there) = (served.demo().await, served.demo().await);
    let (mine, other) = (here.seat(1, "Mira").await, here.seat(2, "Ole").await);
    let view = get(served.address, "/api/table/view", Some(&mine)).await.json();
    let all = view["scene"]["fate"]["actors"].as_array().expect("actors");
    let own = all.iter().find(|it| it["seat"] == 1).expect("a character");
    let path = format!("/api/table/characters/{}", own["id"]);
    let file = get(served.address, &path, Some(&mine)).await;
    assert_eq!((file.status, file.header("content-type")), (200, Some("application/toml; charset=utf-8")));
    for token in [&other, &here.watch] {
        assert_eq!(
            get(served.address, &path, Some(token)).await.problem(),
            (409, "no_such_actor".to_owned())
        );
    }
    assert_eq!(get(served.address, &path, Some(&here.join)).await.status, 403);

    let seat = there.seat(3, "Mira").await;
    let mut player = Player::at(served.address, &seat).await;
    player.does(&json!({ "enter": { "body": file.text() } })).await;
    let view = get(served.address, "/api/table/view", Some(&seat)).await.json();
    let all = view["scene"]["fate"]["actors"].as_array().expect("actors");
    let come = all.last().expect("actors");
    let name = own["name"].as_str().expect("a name");
    assert!(come["name"].as_str().is_some_and(|it| it.starts_with(name)), "{come}");
    let texts = |it: &Value| {
        let all = it["sheet"]["aspects"].as_array().expect("aspects").iter();
        all.map(|it| it["text"].clone()).collect::<Vec<Value>>()
    };
    assert_eq!((&come["seat"], texts(come)), (&json!(3), texts(own)));
}
