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

/// The first question that waits, if any.
async fn asked(demo: &Demo) -> Option<Value> {
    let view = view(demo, &demo.gm).await;
    view["waiting"]["questions"].as_array().and_then(|it| it.first()).map(|it| it["id"].clone())
}

#[tokio::test]
async fn a_habit_goes_on_with_its_turn_once_others_have_answered() {
    let served = Served::new();
    let demo = served.demo_of("daemmersturm").await;
    let mut gm = demo.gm().await;
    gm.does(&json!({ "house": { "asking": "everything" } })).await;
    // The table takes the next deed when the habit has acted.
    let next = json!({ "house": { "say": { "text": "and then" } } });
    let mut went_on = None;
    for _ in 0..40 {
        gm.does(&json!({ "let_play": { "habit": "plain" } })).await;
        while let (Some(question), None) = (asked(&demo).await, went_on) {
            let answered = gm.does(&json!({ "skip": { "question": question } })).await;
            let then = gm.does(&next).await;
            went_on = (then == answered + 2).then_some(answered + 1);
        }
        if went_on.is_some() {
            break;
        }
    }
    let seq = went_on.expect("somebody is asked in the middle of a turn");
    let file = get(demo.address, "/api/table/export", Some(&demo.gm)).await.json();
    let records = file["records"].as_array().expect("records");
    let record = records.iter().find(|it| it["seq"].as_u64() == Some(seq)).expect("a record").to_string();
    assert!(record.contains("let_play") && record.contains("began"), "{record}");
    // Once that is taken back, people go on by hand.
    let undone = gm.does(&json!({ "undo": { "to": seq, "keep_dice": true } })).await;
    assert_eq!(gm.does(&next).await, undone + 1);
    assert_eq!(gm.does(&next).await, undone + 2);
}
