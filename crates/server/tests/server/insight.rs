//! Tests of luck and decisions over HTTP.

use serde_json::Value;

use crate::{
    client::{Answer, get},
    served::Served,
};

/// The data of each message of an event stream.
fn messages(answer: &Answer) -> Vec<Value> {
    let text = answer.text();
    let data = text.lines().filter_map(|it| it.strip_prefix("data:"));
    data.map(|it| serde_json::from_str(it).expect("a message is data")).collect()
}

#[tokio::test]
async fn the_game_master_gets_the_analysis_of_a_fight() {
    let served = Served::new();
    let demo = served.demo().await;
    let answer = get(served.address, "/api/table/insight?runs=8&seed=3&lang=en", Some(&demo.gm)).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/event-stream")));
    let all = messages(&answer);
    let done = &all.last().expect("a result")["done"];
    assert_eq!(
        (&done["runs"], &done["fight"], &done["is_over"]),
        (&8.into(), &1.into(), &false.into()),
        "{all:?}"
    );
    assert_eq!(done["sides"].as_array().map(Vec::len), Some(2));
    assert!(done["basis"].as_str().is_some_and(|it| it.contains("attacks the first enemy")), "{done}");
    let again = get(served.address, "/api/table/insight?runs=8&seed=3&lang=en", Some(&demo.gm)).await;
    assert_eq!(messages(&again).last(), all.last(), "the same seed gives the same result");
}

#[tokio::test]
async fn others_get_nothing_of_a_fight_that_goes_on_and_no_fight_is_refused() {
    let served = Served::new();
    let demo = served.demo().await;
    let path = "/api/table/insight?runs=8";
    assert_eq!(get(served.address, path, None).await.problem(), (401, "token".to_owned()));
    let all = messages(&get(served.address, path, Some(&demo.watch)).await);
    let done = &all.last().expect("a result")["done"];
    assert_eq!((&done["fight"], &done["fights"], &done["begin"]), (&0.into(), &0.into(), &0.into()));
    for list in ["sides", "points", "luckiest", "costliest", "characters", "costs", "dice"] {
        assert_eq!(done[list].as_array().map(Vec::len), Some(0), "{list}: {done}");
    }
    let path = "/api/table/insight?fight=1";
    assert_eq!(get(served.address, path, Some(&demo.watch)).await.problem(), (409, "no_fight".to_owned()));
    let path = "/api/table/insight?fight=2";
    assert_eq!(get(served.address, path, Some(&demo.gm)).await.problem(), (409, "no_fight".to_owned()));
    let path = "/api/table/insight?runs=many";
    assert_eq!(get(served.address, path, Some(&demo.gm)).await.status, 400);
}
