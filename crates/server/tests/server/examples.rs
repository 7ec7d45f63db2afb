//! Sends the examples of `docs/protocol.md` over HTTP and the socket, as a reader of the document would.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{
    client::{Player, post},
    served::Served,
};

#[tokio::test]
async fn the_examples_of_the_protocol_are_accepted() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(path).expect("the document");
    let served = Served::new();
    let (mut gm, mut token) = (Player::silent(served.address).await, String::new());
    let (mut sent, mut ids) = (0, Vec::new());
    for block in text.split("\n```json\n").skip(1) {
        let json = block.split("\n```\n").next().unwrap_or_default();
        let mut json = json.to_owned();
        // The document names the first two actors by their places.
        for (at, id) in ids.iter().enumerate() {
            for (key, end) in ["actor", "by", "on"].into_iter().flat_map(|it| [(it, ','), (it, '}')]) {
                json = json.replace(&format!(r#""{key}":{at}{end}"#), &format!(r#""{key}":{id}{end}"#));
            }
        }
        let mut message: Value = serde_json::from_str(&json).expect("JSON");
        if message.get("start").is_some() {
            let answer = post(served.address, "/api/tables", None, &message).await;
            assert_eq!(answer.status, 201, "{answer:?}");
            token = answer.json()["gm"].as_str().expect("a token").to_owned();
        } else if let Some(hello) = message.get_mut("hello") {
            hello["token"] = token.clone().into();
            gm.say(&message).await;
            let welcome = gm.until("welcome").await;
            let actors = welcome["view"]["scene"]["fate"]["actors"].as_array().expect("actors");
            ids.extend(actors.iter().take(2).map(|it| it["id"].as_u64().expect("an id")));
        } else if let Some(it) = message.get("do").or_else(|| message.get("ask")) {
            let id = it["id"].clone();
            gm.say(&message).await;
            let answer = loop {
                let heard = gm.next().await.expect("an answer");
                if ["done", "reply", "refused"].iter().any(|it| heard[*it]["id"] == id) {
                    break heard;
                }
            };
            assert!(answer.get("refused").is_none(), "{json}: {answer}");
            sent += 1;
        }
    }
    assert!(sent > 8, "{sent}");
}
