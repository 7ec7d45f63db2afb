//! Habits that the game master chooses for characters, on the wire: players hear of those of their own characters only.

use serde_json::{Value, json};

use crate::{
    client::{Player, get},
    served::{Demo, Served},
};

async fn view(demo: &Demo, token: &str) -> Value {
    get(demo.address, "/api/table/view?lang=en", Some(token)).await.json()
}

fn set_habit(actor: u64, habit: &str) -> Value {
    json!({ "set_habit": { "actors": [actor], "habit": habit } })
}

#[tokio::test]
async fn players_hear_nothing_of_habits_but_their_own() {
    let served = Served::new();
    let demo = served.demo().await;
    let all = demo.actors().await;
    let (own, widow) = (all[0], all[4]);
    let (mut gm, mira) = (demo.gm().await, demo.seat(1, "Mira").await);
    gm.does(&json!({ "command": "end_conflict" })).await;
    gm.does(&json!({ "command": { "set": { "hide": widow } } })).await;
    let mut viewers = [Player::at(demo.address, &mira).await, Player::at(demo.address, &demo.watch).await];
    let before = [view(&demo, &mira).await, view(&demo, &demo.watch).await];
    gm.does(&set_habit(widow, "careful")).await;
    let told = view(&demo, &demo.gm).await;
    assert_eq!(told["house"]["fighting"], json!([{ "actor": widow, "habit": "careful" }]));
    assert_eq!([view(&demo, &mira).await, view(&demo, &demo.watch).await], before);
    gm.does(&json!({ "house": { "say": { "text": "well then" } } })).await;
    for (viewer, then) in viewers.iter_mut().zip(&before) {
        let update = viewer.until("update").await;
        assert!(update["lines"].to_string().contains("well then"), "{update}");
        assert_eq!(update["seq"].as_u64(), then["seq"].as_u64().map(|it| it + 1), "no gap");
        assert!(update["view"]["house"].get("fighting").is_none(), "{update}");
        assert!(!update.to_string().contains("careful"), "{update}");
    }

    // The habit of one's own character is no secret.
    gm.does(&set_habit(own, "clever")).await;
    let [player, watcher] = &mut viewers;
    let update = player.until("update").await;
    assert!(update["lines"].to_string().contains("“clever”"), "{update}");
    assert_eq!(view(&demo, &mira).await["house"]["fighting"], json!([{ "actor": own, "habit": "clever" }]));
    assert!(view(&demo, &demo.watch).await["house"].get("fighting").is_none());
    gm.does(&json!({ "house": { "say": { "text": "now then" } } })).await;
    let update = watcher.until("update").await;
    assert!(update["lines"].to_string().contains("now then"), "{update}");
    let refused = player.is_refused(&set_habit(own, "plain")).await;
    assert_eq!(refused, "gm_only");
}
