//! Ids on the wire: they tell nothing of what is hidden, and stay the same wherever and whenever a table is opened.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{
    client::{Player, get},
    served::{Demo, Served},
};

/// A file in which every other character is hidden.
fn encounter(system: &str) -> String {
    let hidden = |n: usize| if n % 2 == 1 { "hidden = true\n" } else { "" };
    let one = |n: usize| format!("[[character]]\nname = \"Figure {n}\"\n{}", hidden(n));
    format!("system = \"{system}\"\nplayers = [\"Mira\"]\n{}", (0..7).map(one).collect::<String>())
}

/// Names and ids of the characters in a view.
fn ids(view: &Value) -> BTreeMap<String, u64> {
    let scene = view["scene"].as_object().and_then(|it| it.values().next()).expect("a scene");
    let all = scene.get("actors").or(scene.get("people")).and_then(Value::as_array).expect("characters");
    let id =
        |it: &Value| (it["name"].as_str().expect("a name").to_owned(), it["id"].as_u64().expect("an id"));
    all.iter().map(id).collect()
}

async fn seen(demo: &Demo, token: &str) -> BTreeMap<String, u64> {
    ids(&get(demo.address, "/api/table/view", Some(token)).await.json())
}

#[tokio::test]
async fn ids_tell_nothing_of_what_is_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    for system in ["sotc", "zerospace", "daemmersturm"] {
        let file = folder.path().join(format!("{system}.db"));
        let served = Served::of_file(&file);
        let demo = served.opened(&json!({ "encounter": { "text": encounter(system) } })).await;
        let token = demo.seat(1, "Mira").await;
        let all = seen(&demo, &demo.gm).await;
        let own = seen(&demo, &token).await;
        assert_eq!((all.len(), own.len()), (7, 4), "{system}");
        assert!(own.iter().all(|(name, id)| all[name] == *id), "{system}: everybody has the same ids");
        assert!(all.values().all(|it| *it > 255), "{system} shows plain numbers: {all:?}");
        let mut sorted: Vec<u64> = all.values().copied().collect();
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|it| it[1] - it[0] > 16), "{system}: ids are close: {sorted:?}");

        // Guesses tell nothing.
        let hidden = all["Figure 3"];
        let mut player = Player::at(demo.address, &token).await;
        let mut answers = Vec::new();
        for (n, id) in [hidden, hidden ^ 1, 3, 200, u64::from(u32::MAX)].into_iter().enumerate() {
            let path = format!("/api/table/characters/{id}");
            let file = get(demo.address, &path, Some(&token)).await.problem();
            player
                .say(&json!({ "ask": { "id": n.to_string(), "what": { "forms": { "actor": id } } } }))
                .await;
            let forms = player.until("reply").await["with"].clone();
            let refused = player.is_refused(&json!({ "sheet": { "actor": id, "fields": {} } })).await;
            answers.push((file, forms, refused));
        }
        assert!(answers.windows(2).all(|it| it[0] == it[1]), "{system}: {answers:?}");
        let path = format!("/api/table/characters/{}", all["Figure 3"]);
        let text = get(demo.address, &path, Some(&demo.gm)).await.text();
        assert!(text.contains("Figure 3"), "{system}: {text}");
        drop(player);

        // Exported files have plain ids, and another table has others.
        let exported = get(demo.address, "/api/table/export", Some(&demo.gm)).await.json();
        let copy = served.opened(&json!({ "import": { "file": exported } })).await;
        let copied = seen(&copy, &copy.gm).await;
        assert!(copied.keys().eq(all.keys()) && copied.iter().all(|(name, id)| all[name] != *id), "{system}");

        tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");
        let served = Served::of_file(&file);
        let demo = Demo { address: served.address, ..demo };
        assert_eq!(seen(&demo, &demo.gm).await, all, "{system}: ids after a restart");
        assert_eq!(seen(&demo, &token).await, own, "{system}: ids after a restart");
    }
}

/// A file with three sides, on one of which everybody is hidden.
fn sides(system: &str) -> String {
    let character = |name: &str, side: &str, more: &str| {
        format!("[[character]]\nname = \"{name}\"\nside = \"{side}\"\n{more}")
    };
    let people = [
        character("One", "Crew", ""),
        character("Two", "Shades", "hidden = true\n"),
        character("Three", "Wardens", ""),
    ];
    let sides = "sides = [\"Crew\", \"Shades\", \"Wardens\"]";
    format!("system = \"{system}\"\nplayers = [\"Mira\"]\n{sides}\n{}", people.concat())
}

/// The sides of a view by id, and those of its characters.
fn sides_of(view: &Value) -> (BTreeMap<u64, String>, Vec<u64>) {
    let scene = view["scene"].as_object().and_then(|it| it.values().next()).expect("a scene");
    let id = |it: &Value| it["side"].as_u64().expect("a side");
    let list = |key: &str| scene.get(key).and_then(Value::as_array);
    let named = list("sides").expect("sides").iter();
    let all = list("actors").or(list("people")).expect("characters");
    (
        named.map(|it| (id(it), it["name"].as_str().expect("a name").to_owned())).collect(),
        all.iter().map(id).collect(),
    )
}

#[tokio::test]
async fn sides_tell_nothing_of_what_is_hidden() {
    let served = Served::new();
    for system in ["sotc", "zerospace", "daemmersturm"] {
        let demo = served.opened(&json!({ "encounter": { "text": sides(system) } })).await;
        let token = demo.seat(1, "Mira").await;
        let mut views = Vec::new();
        for token in [&demo.gm, &token, &demo.watch] {
            views.push(get(demo.address, "/api/table/view", Some(token)).await.json());
        }
        let (all, of_all) = sides_of(&views[0]);
        assert_eq!((all.len(), of_all.len()), (3, 3), "{system}: {all:?}");
        for view in &views[1..] {
            let (known, own) = sides_of(view);
            let names: Vec<&str> = known.values().map(String::as_str).collect();
            assert!(names.contains(&"Crew") && names.contains(&"Wardens"), "{system}: {names:?}");
            assert_eq!((known.len(), own.len()), (2, 2), "{system}: {names:?}");
            assert!(known.iter().all(|(id, name)| all[id] == *name && *id > 255), "{system}: {known:?}");
            assert!(own.iter().all(|it| known.contains_key(it)), "{system}: {own:?}");
            assert!(!view.to_string().contains("Shades"), "{system}");
        }
        // Its name is answered like any other.
        let mut player = Player::at(demo.address, &token).await;
        let mut answers = Vec::new();
        for name in ["Shades", "Nobody"] {
            let answer =
                player.act(&json!({ "say": format!("set One side {name}") })).await["refused"].take();
            answers.push((answer["code"].clone(), answer["text"].to_string().replace(name, "X")));
        }
        assert_eq!(answers[0], answers[1], "{system}");
        assert_eq!(player.is_refused(&json!({ "say": "set One side Wardens" })).await, "gm_only", "{system}");
    }
}
