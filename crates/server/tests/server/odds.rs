//! Tests of the odds of dice expressions: the statuses, and the limits on time and size.

#[path = "../../../dice/tests/hostile/mod.rs"]
mod texts;

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    client::{Answer, get},
    served::Served,
};

/// Requests odds; every byte of the expression is percent-encoded.
async fn ask(served: &Served, roll: &str, more: &str) -> Answer {
    let roll: String = roll.bytes().map(|it| format!("%{it:02X}")).collect();
    get(served.address, &format!("/api/odds?roll={roll}{more}"), None).await
}

/// The statuses written as code in a text.
fn statuses(text: &str) -> BTreeSet<u16> {
    text.split('`').filter_map(|it| it.parse().ok()).collect()
}

#[tokio::test]
async fn the_statuses_are_those_that_are_described() {
    let served = Served::new();
    let mut met = BTreeSet::new();
    for (roll, more, status) in [
        ("4d6kh3", "", 200),
        ("4d6k3", "&dialect=avrae", 200),
        ("4d6", "&dialect=klingon", 400),
        ("4d6d1", "", 422),
        ("10000d100", "", 422),
        ("", "", 422),
    ] {
        let answer = ask(&served, roll, more).await;
        assert_eq!(answer.status, status, "{roll}{more}: {}", answer.text());
        met.insert(answer.status);
        match status {
            400 => assert_eq!(answer.problem(), (400, "malformed".to_owned())),
            422 => {
                assert_eq!(answer.problem(), (422, "mistakes".to_owned()));
                let errors = answer.json()["errors"].as_array().expect("a list").len();
                assert_eq!(errors, 1, "{roll}: {}", answer.text());
            }
            _ => {}
        }
    }
    assert_eq!(get(served.address, "/api/odds", None).await.problem(), (400, "malformed".to_owned()));
    let api = get(served.address, "/api/openapi.json", None).await.json();
    let described = api["paths"]["/api/odds"]["get"]["responses"].as_object().expect("responses");
    let mut described: BTreeSet<u16> = described.keys().filter_map(|it| it.parse().ok()).collect();
    // Only happens under load.
    assert!(described.remove(&503));
    assert_eq!(described, met);
    let (_, told) = include_str!("../../../../docs/chances.md").split_once("`GET /api/odds").expect("a line");
    assert_eq!(statuses(told), met);
}

#[tokio::test]
async fn words_are_understood_and_those_that_are_not_are_named() {
    let served = Served::new();
    let told = ask(&served, "the better of 2d20 plus 5", "").await.json();
    assert_eq!((&told["notation"], &told["mean"]), (&"2d20kh1 + 5".into(), &"18.825000".into()));
    let refused = ask(&served, "d20 Strength 5", "").await.json();
    let error = refused["errors"][0].as_str().unwrap_or_default();
    for part in ["„Strength“", "d20 # Strength 5", "der bessere von 2W20"] {
        assert!(error.contains(part), "{part}: {error}");
    }
}

#[tokio::test]
async fn an_answer_has_the_fields_that_are_described() {
    let served = Served::new();
    let told = ask(&served, "4d6kh3", "").await.json();
    let api = get(served.address, "/api/openapi.json", None).await.json();
    let keys = |it: &serde_json::Value| -> BTreeSet<String> {
        it.as_object().expect("an object").keys().cloned().collect()
    };
    let described = &api["paths"]["/api/odds"]["get"]["responses"]["200"]["content"]["application/json"];
    assert_eq!(described["schema"]["$ref"], "#/components/schemas/OddsView");
    let schemas = &api["components"]["schemas"];
    assert_eq!(keys(&told), keys(&schemas["OddsView"]["properties"]));
    assert_eq!(keys(&told["outcomes"][0]), keys(&schemas["OutcomeView"]["properties"]));
    assert_eq!((&told["denominator"], &told["mean"]), (&"1296".into(), &"12.244599".into()));
    assert_eq!(told["outcomes"][15]["at_least"], "1.6204");
}

#[tokio::test]
async fn a_roll_is_not_longer_than_it_may_be() {
    let served = Served::new();
    let longest = format!("1d6{}", "+1".repeat(198)) + "1";
    assert_eq!(longest.len(), 400);
    assert_eq!(ask(&served, &longest, "").await.status, 200);
    let answer = ask(&served, &format!("{longest}0"), "&lang=en").await;
    assert_eq!(answer.status, 422);
    assert!(answer.json()["errors"][0].as_str().is_some_and(|it| it.contains("400")), "{}", answer.text());
}

#[tokio::test]
async fn what_stops_others_is_answered_as_the_cases_say() {
    let served = Served::new();
    let cases: toml::Table =
        include_str!("../../../dice/tests/cases/hostile.toml").parse().expect("it is TOML");
    let mut answered = BTreeMap::new();
    for case in cases["case"].as_array().expect("a list") {
        let roll = case["roll"].as_str().expect("text");
        let answer = ask(&served, roll, "").await;
        let mean = case.get("mean").map(|it| it.as_str().expect("text").to_owned());
        assert_eq!(answer.status, if mean.is_some() { 200 } else { 422 }, "{roll}: {}", answer.text());
        // The server returns two more digits.
        let told = answer.json()["mean"].as_str().and_then(|it| it.parse::<f64>().ok());
        let wanted = mean.and_then(|it| it.parse::<f64>().ok());
        assert!(
            (told.unwrap_or(0.0) - wanted.unwrap_or(0.0)).abs() < 1e-4,
            "{roll}: {told:?}, not {wanted:?}"
        );
        *answered.entry(answer.status).or_insert(0) += 1;
    }
    assert!(answered[&200] > 10 && answered[&422] > 10, "{answered:?}");
    for text in texts::texts() {
        let status = ask(&served, &text, "").await.status;
        assert!(matches!(status, 200 | 422), "{status}: {text}");
    }
}
