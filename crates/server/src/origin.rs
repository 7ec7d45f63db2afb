//! Does a page of this server send the request?

use axum::http::HeaderMap;

/// Does a request come from a page of this server, or from no page at all? Browsers name the page's origin with
/// every socket and with all that is not mere reading; programs that are no browsers name none.
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

/// Where people find this server: as it was told, or as the request has it.
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
