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
