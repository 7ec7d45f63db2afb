//! Language and address of the sender of a request.

use axum::http::HeaderMap;
use schwung_messages::Rungs;
use schwung_rulebook::Lang;
use schwung_server::internal::{Peer, address, language, rungs};

fn headers(name: &'static str, value: &str) -> HeaderMap {
    HeaderMap::from_iter([(name.parse().expect("a name"), value.parse().expect("a value"))])
}

#[test]
fn the_language_is_the_one_asked_for_or_the_one_liked_best() {
    let choose =
        |uri: &str, accept: &str| language(&uri.parse().expect("a URI"), &headers("accept-language", accept));
    assert_eq!(choose("/?q=x&lang=en", "de"), Lang::En);
    assert_eq!(choose("/?lang=fr", "en-GB,de;q=0.5"), Lang::En);
    assert_eq!(choose("/", "fr, en;q=0.4, de;q=0.7"), Lang::De);
    assert_eq!(choose("/", "en;q=0, fr"), Lang::De);
    assert_eq!(choose("/", ";;q=,"), Lang::De);
    assert_eq!(choose("/?lang=en-x-words", "de"), Lang::En);
    assert_eq!(rungs(&"/?lang=en-x-words".parse().expect("an address")), Rungs::Words);
    assert_eq!(rungs(&"/?lang=en".parse().expect("an address")), Rungs::Usual);
}

#[test]
fn only_a_proxy_that_is_trusted_says_who_comes() {
    let peer = Some(Peer("10.0.0.1:9".parse().expect("an address")));
    let forwarded = headers("x-forwarded-for", "1.2.3.4, 5.6.7.8");
    assert_eq!(address(peer, &forwarded, false).to_string(), "10.0.0.1");
    assert_eq!(address(peer, &forwarded, true).to_string(), "5.6.7.8");
    assert_eq!(address(peer, &headers("x-forwarded-for", "?"), true).to_string(), "10.0.0.1");
    assert_eq!(address(peer, &HeaderMap::new(), true).to_string(), "10.0.0.1");
}
