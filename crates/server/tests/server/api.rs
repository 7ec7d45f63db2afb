//! Tests of the rule book, QR codes and the API description.

use crate::{client::get, served::Served};

#[tokio::test]
async fn rules_are_found_and_shown_in_both_languages() {
    let served = Served::new();
    let found = get(served.address, "/api/rules?q=volle%20verteidigung&lang=de", None).await.json();
    assert_eq!(found[0]["topic"], "full-defense", "{found}");
    let id = found[0]["id"].as_str().expect("text");
    let german = get(served.address, &format!("/api/rules/{id}?lang=de"), None).await.json();
    let english = get(served.address, &format!("/api/rules/{id}?lang=en"), None).await.json();
    assert_ne!(german["text"], english["text"]);
    assert_eq!(german["id"], id);
    let whole = get(served.address, "/api/rules?system=sotc", None).await.json();
    assert!(whole.as_array().is_some_and(|it| it.len() > 100));
    let answer = get(served.address, "/api/rules/sotc.no.such", None).await;
    assert_eq!(answer.problem(), (404, "no_such_rule".to_owned()));
    let answer = get(served.address, "/api/rules?q=%00%ff", None).await;
    assert!(matches!(answer.status, 200 | 400));
}

#[tokio::test]
async fn the_book_of_the_table_comes_first_and_rules_can_be_filtered() {
    let served = Served::new();
    let question = "/api/rules?q=was%20passiert%20bei%200%20LP&lang=de&first=daemmersturm";
    let found = get(served.address, question, None).await.json();
    assert_eq!(
        (&found[0]["id"], &found[0]["heading"]),
        (&"daemmersturm.lp.zero".into(), &"Lebenspunkte".into())
    );
    let judged = get(served.address, "/api/rules?q=Deckung&kind=judgement&lang=de", None).await.json();
    let judged = judged.as_array().expect("a list");
    assert!(!judged.is_empty() && judged.iter().all(|it| it["kind"] == "judgement"), "{judged:?}");
    let all = get(served.address, "/api/rules?first=zerospace", None).await.json();
    assert_eq!((&all[0]["system"], all.as_array().map(Vec::len)), (&"zerospace".into(), Some(100)));
    assert_eq!(get(served.address, "/api/rules?q=a&kind=law", None).await.status, 400);
    let books = get(served.address, "/api/systems?lang=de", None).await.json();
    assert_eq!(books[0]["topics"].as_array().map(Vec::len), books[0]["headings"].as_array().map(Vec::len));
}

#[tokio::test]
async fn books_tell_their_demo_scenes_in_the_reader_s_language() {
    let served = Served::new();
    for (lang, title) in [("de", "Nachts am Speicherkai"), ("en", "Night at the Warehouse Quay")] {
        let books = get(served.address, &format!("/api/systems?lang={lang}"), None).await.json();
        assert_eq!(books[0]["built"], true);
        let demo = books[0]["demo"].as_str().expect("text");
        assert!(demo.contains("[[character]]") && demo.contains(&format!("title = \"{title}\"")), "{demo}");
    }
}

#[tokio::test]
async fn a_link_of_this_server_becomes_a_picture_and_no_other_text() {
    let served = Served::new();
    let address = served.address;
    let answer = get(address, &format!("/api/qr?text=http%3A%2F%2F{address}%2Ft%2Fx%23abc"), None).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/svg+xml")));
    assert!(answer.text().contains("<svg"));
    for text in
        ["http%3A%2F%2Fevil.example%2F", "hello", &format!("http%3A%2F%2F{address}.evil.example%2F"), ""]
    {
        assert_eq!(get(address, &format!("/api/qr?text={text}"), None).await.status, 400, "{text}");
    }
    let long = "x".repeat(3_000);
    assert_eq!(
        get(address, &format!("/api/qr?text=http%3A%2F%2F{address}%2F{long}"), None).await.status,
        400
    );
}

#[tokio::test]
async fn the_api_is_described_and_every_reference_leads_somewhere() {
    let served = Served::new();
    let api = get(served.address, "/api/openapi.json", None).await.json();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol/openapi.json");
    let now = serde_json::to_value(schwung_server::openapi()).expect("the description as JSON");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, format!("{now:#}\n")).expect("the file is written");
    } else {
        assert!(api == now, "{file} is out of date: run this test with UPDATE=1");
    }
    let paths: Vec<&String> = api["paths"].as_object().expect("paths").keys().collect();
    for path in [
        "/api/tables",
        "/api/card",
        "/api/join",
        "/api/me",
        "/api/table/view",
        "/api/table/do",
        "/api/table/ask",
        "/api/table/events",
        "/api/table/export",
        "/api/table/recap",
        "/api/table/keepsake",
        "/api/table/links/{kind}",
        "/api/table/links/seat/{seat}",
        "/api/rules",
        "/api/rules/{id}",
        "/api/systems",
        "/api/odds",
        "/api/qr",
        "/health",
        "/ready",
        "/metrics",
    ] {
        assert!(paths.iter().any(|it| *it == path), "{path}");
    }
    let text = api.to_string();
    let schemas = api["components"]["schemas"].as_object().expect("schemas");
    for name in text.split("#/components/schemas/").skip(1).filter_map(|it| it.split('"').next()) {
        assert!(schemas.contains_key(name), "{name}");
    }
    for name in ["ClientMessage", "ServerMessage", "View", "Do", "HouseDeed", "Problem"] {
        assert!(schemas.contains_key(name), "{name}");
    }
}
