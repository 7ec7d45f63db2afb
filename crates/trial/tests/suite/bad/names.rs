//! Scripts and other attacks in names and texts are treated as plain text.

use schwung_trial::http::{Server, get, post};
use schwung_views::wire::{Created, Joined, SceneView, View};
use serde_json::{Value, json};

use super::{control::Control, served::serve};

const NASTY: [&str; 12] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "</script><svg onload=alert(1)>",
    "javascript:alert(1)",
    "'; drop table record; --",
    "{ $name } {\"x\"} { -term }",
    "${7*7} {{7*7}} <%= 7*7 %>",
    "[Link](javascript:alert(1)) `x` **y**",
    "\\u003cb\\u003e &lt;b&gt; %3Cb%3E",
    "\u{202e}edoc\u{202c}",
    "👩‍👩‍👧‍👦 Z̷̢a̶l̸g̵o̷",
    "../../etc/passwd\\..",
];

async fn does(server: Server, token: &str, id: &str, what: &Value) -> Result<(), String> {
    let body = json!({ "id": id, "what": what });
    let answer = post(server, "/api/table/do", Some(token), &body).await.expect("an answer");
    if answer.status == 200 { Ok(()) } else { Err(format!("{what}: {} {}", answer.status, answer.text())) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn script_in_names_and_texts_comes_back_as_text() {
    let server = serve().await;
    let control = Control::begin(server).await;
    for (at, nasty) in NASTY.iter().enumerate() {
        let new = json!({
            "start": { "demo": { "system": "sotc" } }, "gm": "Gesa", "title": nasty, "lang": "de",
        });
        let created: Created =
            post(server, "/api/tables", None, &new).await.expect("an answer").read().expect("a table");
        // Characters that change the writing direction are refused in names, but harmless in texts.
        let is_name = !nasty.contains('\u{202e}');
        let name = if is_name { *nasty } else { "Mira" };
        let join = async |name: &str| {
            post(server, "/api/join", Some(&created.join), &json!({ "name": name })).await.expect("an answer")
        };
        if !is_name {
            assert_eq!(join(nasty).await.status, 422, "{nasty}");
        }
        let joined = join(name).await;
        let joined: Joined = joined.read().expect("a seat");
        let gm = created.gm.as_str();
        for (n, what) in [
            json!({ "house": { "say": { "text": nasty } } }),
            json!({ "house": { "safety": nasty } }),
            json!({ "house": { "shelve": { "name": nasty, "body": nasty } } }),
            json!({ "house": { "throw": { "dice": "4dF", "label": nasty } } }),
            json!({ "command": { "set": { "aspect": { "text": nasty, "on": "scene", "hidden": false } } } }),
        ]
        .iter()
        .enumerate()
        {
            does(server, gm, &format!("n{at}-{n}"), what).await.expect("it is only text");
        }
        // A spectator receives it unchanged, as data and never as HTML.
        let answer = get(server, "/api/table/view", Some(&created.watch)).await.expect("an answer");
        let head = answer.head.to_lowercase();
        assert!(head.contains("content-type: application/json"), "{head}");
        assert!(head.contains("x-content-type-options: nosniff"), "{head}");
        let view: View = answer.read().expect("a view");
        assert_eq!(view.house.title, *nasty);
        assert_eq!(view.house.safety, *nasty);
        let seat = usize::from(joined.you.seat.expect("a seat"));
        assert_eq!(view.house.seats[seat].name, name);
        let SceneView::Fate(scene) = &view.scene else { panic!("a scene of Fate") };
        assert!(scene.aspects.iter().any(|it| it.text == *nasty), "{nasty}");
        // So does somebody who exports the session.
        for path in ["/api/table/recap?secrets=true", "/api/table/export"] {
            let answer = get(server, path, Some(gm)).await.expect("an answer");
            let head = answer.head.to_lowercase();
            assert_eq!(answer.status, 200, "{path}");
            assert!(!head.contains("text/html") && head.contains("nosniff"), "{head}");
        }
        let file: Value =
            get(server, "/api/table/export", Some(gm)).await.expect("an answer").read().expect("a file");
        let again = json!({ "start": { "import": { "file": file } }, "lang": "de" });
        let again = post(server, "/api/tables", None, &again).await.expect("an answer");
        assert_eq!(again.status, 201, "{nasty}: {}", again.text());
    }
    control.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_are_none_are_refused() {
    let server = serve().await;
    let control = Control::begin(server).await;
    let new = json!({ "start": { "demo": { "system": "sotc" } }, "lang": "de" });
    let created: Created =
        post(server, "/api/tables", None, &new).await.expect("an answer").read().expect("a table");
    for name in ["", "   ", "\u{0}\u{1}\u{7f}", &"x".repeat(41), &"ä".repeat(10_000)] {
        let join = json!({ "name": name });
        let answer = post(server, "/api/join", Some(&created.join), &join).await.expect("an answer");
        assert!((400..500).contains(&answer.status), "{name:?}: {}", answer.status);
        let rename = json!({ "house": { "rename": { "seat": 0, "name": name } } });
        assert!(does(server, &created.gm, "r", &rename).await.is_err(), "{name:?}");
    }
    let view: View =
        get(server, "/api/table/view", Some(&created.gm)).await.expect("an answer").read().expect("a view");
    assert_eq!(view.seq, 2, "nothing has changed");
    control.end().await;
}
