//! Tests of headers, origins, languages and unknown pages.

use std::{io::Read as _, sync::Arc};

use schwung_store::Memory;
use serde_json::json;

use crate::{
    client::{Player, get, send},
    served::{Served, generous},
};

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_pages_apart() {
    let served = Served::new();
    for path in ["/", "/t/abc", "/api/systems", "/api/me", "/api/nothing", "/health", "/nothing.js"] {
        let answer = get(served.address, path, None).await;
        let policy = answer.header("content-security-policy").unwrap_or_default().to_owned();
        for part in ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "object-src 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
        assert!(answer.header("permissions-policy").is_some());
        assert_eq!(answer.header("set-cookie"), None);
        assert_eq!(answer.header("access-control-allow-origin"), None);
        if path.starts_with("/api") {
            assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
        }
    }
}

#[tokio::test]
async fn the_page_alone_may_run_the_script_that_stands_in_it() {
    let served = Served::new();
    let page = get(served.address, "/t/abc", None).await;
    let html = page.text();
    let own = html.split("<script>").nth(1).and_then(|it| it.split("</script>").next()).expect("a script");
    let named = page.header("content-security-policy").and_then(|it| {
        it.split("; ").find(|it| it.starts_with("script-src")).map(|it| it.split(' ').collect::<Vec<_>>())
    });
    let named = named.expect("a policy for scripts");
    assert_eq!(named[..2], ["script-src", "'self'"], "{named:?}");
    assert_eq!(named.len(), 3, "{named:?}");
    assert!(own.len() > 100 && named[2].starts_with("'sha256-"), "{named:?}");
    for path in ["/api/systems", "/icon.svg"] {
        let answer = get(served.address, path, None).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self';"), "{path}: {policy}");
    }
}

#[tokio::test]
async fn scripts_and_styles_are_sent_without_what_only_documents_need() {
    let served = Served::new();
    let html = get(served.address, "/", None).await.text();
    let named: Vec<&str> = html.split('"').filter(|it| it.starts_with("/assets/")).collect();
    let sent: Vec<&str> =
        named.into_iter().filter(|it| it.ends_with(".js") || it.ends_with(".css")).collect();
    assert!(sent.len() >= 2, "{html}");
    for path in sent {
        let answer = get(served.address, path, None).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("permissions-policy"), None, "{path}");
    }
}

#[tokio::test]
async fn a_view_is_compressed_for_whoever_takes_that() {
    let served = Served::new();
    let demo = served.demo().await;
    let bearer = format!("Bearer {}", demo.gm);
    let view = async |takes: &str| {
        let headers = [("authorization", bearer.as_str()), ("accept-encoding", takes)];
        send(served.address, "GET", "/api/table/view", &headers, b"").await
    };
    let (plain, packed) = (view("identity").await, view("gzip, br").await);
    assert_eq!((plain.status, packed.status), (200, 200));
    assert_eq!(plain.header("content-encoding"), None);
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert_eq!(packed.header("cache-control"), Some("no-store"));
    assert!(packed.body.len() * 3 < plain.body.len(), "{} of {}", packed.body.len(), plain.body.len());
    let mut unpacked = Vec::new();
    let read = flate2::read::GzDecoder::new(packed.body.as_slice()).read_to_end(&mut unpacked);
    assert!(read.is_ok() && unpacked == plain.body, "{read:?}");
}

#[tokio::test]
async fn pages_of_other_sites_can_do_nothing() {
    let served = Served::new();
    let demo = served.demo().await;
    let (own, body) =
        (format!("http://{}", served.address), br#"{"start":{"demo":{"system":"sotc"}},"lang":"en"}"#);
    for (origin, status) in [(&*own, 201), ("http://evil.example", 403), ("null", 403)] {
        let headers = [("origin", origin), ("content-type", "application/json")];
        let answer = send(served.address, "POST", "/api/tables", &headers, body).await;
        assert_eq!(answer.status, status, "{origin}");
        let bearer = format!("Bearer {}", demo.gm);
        let headers = [("origin", origin), ("content-type", "application/json"), ("authorization", &*bearer)];
        let what = format!(r#"{{"id":"{origin}","what":{{"house":{{"say":{{"text":"x"}}}}}}}}"#);
        let answer = send(served.address, "POST", "/api/table/do", &headers, what.as_bytes()).await;
        assert_eq!(answer.status, if status == 403 { 403 } else { 200 }, "{origin}");
    }
    assert_eq!(Player::from(served.address, "http://evil.example").await.err(), Some(403));
    assert_eq!(Player::from(served.address, "null").await.err(), Some(403));
    let mut player = Player::from(served.address, &own).await.expect("its own page");
    player.hello(&demo.gm, 0).await;
    player.until("welcome").await;
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_is_its_own() {
    let url = Some("https://table.example.org".to_owned());
    let served = Served::start(Arc::new(Memory::new()), generous(), |it| it.public_url = url);
    assert!(Player::from(served.address, "https://table.example.org").await.is_ok());
    assert!(Player::from(served.address, "https://table.example.org.evil.example").await.is_err());
}

#[tokio::test]
async fn problems_are_told_in_the_readers_language() {
    let served = Served::new();
    let detail = async |path: &str, accept: &str| {
        let answer = send(served.address, "GET", path, &[("accept-language", accept)], b"").await;
        assert_eq!(answer.header("content-type"), Some("application/problem+json"));
        let language = answer.header("content-language").map(str::to_owned);
        (answer.json()["detail"].as_str().expect("text").to_owned(), language)
    };
    let german = ("Diese Seite gibt es nicht.".to_owned(), Some("de".to_owned()));
    let english = ("There is no such page.".to_owned(), Some("en".to_owned()));
    assert_eq!(detail("/api/nothing", "de-DE,en;q=0.8").await, german);
    assert_eq!(detail("/api/nothing", "fr,en;q=0.8").await, english);
    assert_eq!(detail("/api/nothing?lang=de", "en").await, german);
}

#[tokio::test]
async fn unknown_pages_and_methods_are_told_apart() {
    let served = Served::new();
    for (method, path, status) in [
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("POST", "/api/me", 405),
        ("DELETE", "/api/tables", 405),
        ("POST", "/", 405),
        ("GET", "/nothing.js", 404),
        ("GET", "/api/socket", 400),
        ("GET", "/api/table/recap?secrets=perhaps", 400),
    ] {
        let answer = send(served.address, method, path, &[], b"").await;
        assert_eq!(answer.problem().0, status, "{method} {path}");
    }
}

#[tokio::test]
async fn the_page_stands_at_every_path_and_is_sent_once() {
    let served = Served::new();
    for path in ["/", "/t/abc", "/t/abc/sheet/3", "/rules/sotc.block.duration"] {
        let answer = get(served.address, path, None).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/html; charset=utf-8")));
        assert!(answer.text().contains("<html") || answer.text().contains("<!doctype html>"), "{path}");
        let etag = answer.header("etag").expect("it has one").to_owned();
        let again = send(served.address, "GET", path, &[("if-none-match", &etag)], b"").await;
        assert_eq!((again.status, again.body.len()), (304, 0));
    }
    let packed = send(served.address, "GET", "/", &[("accept-encoding", "gzip, br")], b"").await;
    assert_eq!(packed.header("vary"), Some("accept-encoding"));
    let head = send(served.address, "HEAD", "/", &[], b"").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
}

#[tokio::test]
async fn whoever_keeps_the_server_sees_how_it_is() {
    let served = Served::new();
    let demo = served.demo().await;
    demo.gm().await.does(&json!({ "house": { "say": { "text": "x" } } })).await;
    assert_eq!(get(served.address, "/health", None).await.json()["status"], "ok");
    assert_eq!(get(served.address, "/ready", None).await.json()["tables"], 1);
    let figures = get(served.address, "/metrics", None).await.text();
    for line in ["schwung_tables_open 1", "schwung_commands_done_total 1", "schwung_tables_created_total 1"] {
        assert!(figures.lines().any(|it| it == line), "{line}\n{figures}");
    }
    assert!(!figures.contains(&demo.gm));
}
