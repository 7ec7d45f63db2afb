//! Redirects to the encrypted address.

use std::path::PathBuf;

use axum::http::{HeaderMap, header};
use schwung_server::{Settings, internal::encrypted};

fn led(public_url: Option<&str>, port: u16, host: &str, uri: &str) -> Option<String> {
    let settings = Settings { listen: Some(port.to_string()), ..Settings::default() };
    let mut config = settings.config(PathBuf::new()).expect("good settings");
    config.public_url = public_url.map(str::to_owned);
    let headers = HeaderMap::from_iter([(header::HOST, host.parse().expect("a value"))]);
    let to = encrypted(&config, &headers, &uri.parse().expect("a path"))?;
    to.to_str().ok().map(str::to_owned)
}

#[test]
fn plain_requests_are_led_to_this_server_only() {
    let public = Some("https://table.example");
    for (public, port, host, to) in [
        (public, 443, "table.example", Some("https://table.example/t/x?lang=de")),
        (public, 443, "evil.example", Some("https://table.example/t/x?lang=de")),
        (None, 443, "192.168.0.7:80", Some("https://192.168.0.7/t/x?lang=de")),
        (None, 8417, "pi.local:8417", Some("https://pi.local:8417/t/x?lang=de")),
        (None, 443, "evil.example", None),
    ] {
        assert_eq!(led(public, port, host, "/t/x?lang=de").as_deref(), to, "{host}");
    }
}
