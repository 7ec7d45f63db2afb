//! Hosts and origins of requests.

use axum::http::HeaderMap;
use schwung_server::{
    Config, Settings,
    internal::{is_known_host as is_known, is_own_page as is_own},
};

fn own(origin: Option<&str>, host: &str, public_url: Option<&str>) -> bool {
    let mut headers = HeaderMap::new();
    headers.insert("host", host.parse().expect("a value"));
    if let Some(origin) = origin {
        headers.insert("origin", origin.parse().expect("a value"));
    }
    is_own(&headers, public_url)
}

#[test]
fn only_hosts_that_nobody_else_can_have_are_known() {
    let known = |host: &str, set: &dyn Fn(&mut Config)| {
        let mut config = Config {
            public_url: Some("https://table.example.org".to_owned()),
            hosts: vec!["Other.example.org".to_owned()],
            ..usual()
        };
        set(&mut config);
        let headers =
            HeaderMap::from_iter([("host".parse().expect("a name"), host.parse().expect("a value"))]);
        is_known(&headers, &config)
    };
    for host in [
        "127.0.0.1:8417",
        "[::1]:8417",
        "[::1]",
        "192.168.178.20",
        "localhost:1",
        "Raspberry:8417",
        "pi.local",
        "table.example.org",
        "table.example.org:443",
        "table.example.org.",
        "other.example.org:80",
        "a.home.arpa",
    ] {
        assert!(known(host, &|_| ()), "{host}");
    }
    for host in [
        "evil.example",
        "evil.example:8417",
        "table.example.org.evil.example",
        "127.0.0.1.evil.example",
        "a.b:c:d",
    ] {
        assert!(!known(host, &|_| ()), "{host}");
        assert!(!known(host, &|it| it.trust_proxy = true), "{host}");
    }
    let nameless = |it: &mut Config| (it.trust_proxy, it.public_url, it.hosts) = (true, None, Vec::new());
    assert!(known("anything.example", &nameless), "a proxy whose name nobody has told us");
    assert!(is_known(&HeaderMap::new(), &usual()));
}

fn usual() -> Config {
    Settings::default().config(std::path::PathBuf::new()).expect("good settings")
}

#[test]
fn pages_of_other_sites_are_told_apart() {
    assert!(own(None, "a:1", None));
    assert!(own(Some("http://a:1"), "a:1", None));
    assert!(own(Some("https://A"), "a", None));
    assert!(own(Some("https://table.example.org"), "10.0.0.1:8417", Some("https://table.example.org")));
    for foreign in ["http://a:2", "http://b", "null", "a:1", "http://a:1.evil.example", "file://"] {
        assert!(!own(Some(foreign), "a:1", None), "{foreign}");
    }
}
