//! Checks the host and origin of requests.

use std::net::IpAddr;

use axum::http::HeaderMap;

use crate::Config;

/// Top-level domains that cannot be registered and are only resolved in a local network.
const HOME: [&str; 8] =
    [".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa", ".intranet", ".test"];

/// Whether a request names a host that is this server. Otherwise another site could point its own name at this server
/// (DNS rebinding), and its pages would pass as ours.
pub(crate) fn is_known(headers: &HeaderMap, config: &Config) -> bool {
    // Browsers always send one.
    let Some(host) = headers.get("host") else { return true };
    let Ok(host) = host.to_str().map(str::to_ascii_lowercase) else { return false };
    let host = without_port(&host);
    // Behind a proxy without a configured name any host is possible, and the proxy exposes the server deliberately.
    let is_anywhere = config.trust_proxy && config.public_url.is_none() && config.hosts.is_empty();
    let public =
        config.public_url.as_deref().and_then(|it| it.split_once("://")).map(|it| without_port(it.1));
    is_anywhere
        || is_of_home(host)
        || public == Some(host)
        || config.hosts.iter().any(|it| it.eq_ignore_ascii_case(host))
}

/// Whether the host is an IP address or a name that only exists in a local network.
fn is_of_home(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    bare.parse::<IpAddr>().is_ok() || !host.contains('.') || HOME.iter().any(|it| host.ends_with(it))
}

/// The host without its port and without the trailing dot of a name.
pub(crate) fn without_port(host: &str) -> &str {
    let end = if host.starts_with('[') { host.find(']').map(|it| it + 1) } else { host.rfind(':') };
    host[..end.unwrap_or(host.len())].trim_end_matches('.')
}

/// Whether a request comes from a page of this server or from no page at all. Browsers send the origin with every
/// WebSocket and every request that is not a mere read; other programs send none.
pub(crate) fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get("origin") else { return true };
    let Ok(origin) = origin.to_str().map(str::to_ascii_lowercase) else { return false };
    if public_url == Some(origin.as_str()) {
        return true;
    }
    let host = headers.get("host").and_then(|it| it.to_str().ok()).map(str::to_ascii_lowercase);
    let authority = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    authority.is_some() && authority == host.as_deref()
}

/// Base URL under which people reach this server: as configured, or as named by the request.
pub(crate) fn base_url(headers: &HeaderMap, public_url: Option<&str>) -> Option<String> {
    let host = || headers.get("host").and_then(|it| it.to_str().ok()).map(|it| format!("http://{it}"));
    public_url.map(str::to_owned).or_else(host)
}

#[cfg(test)]
mod tests {
    use super::*;

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
        crate::Settings::default().config(std::path::PathBuf::new()).expect("good settings")
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
}
