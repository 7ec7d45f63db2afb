//! Checks the host and origin of requests.

use std::net::IpAddr;

use axum::http::HeaderMap;

use crate::Config;

/// Top-level domains that cannot be registered and are only resolved in a local network.
const HOME: [&str; 8] =
    [".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa", ".intranet", ".test"];

/// Whether a request names a host that is this server. Otherwise another site could point its own name at this server
/// (DNS rebinding), and its pages would pass as ours.
pub fn is_known(headers: &HeaderMap, config: &Config) -> bool {
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
pub fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
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
