//! Language and address of the sender of a request.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Uri};
use schwung_messages::{Rungs, Tongue};
use schwung_rulebook::Lang;

/// The remote address of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The reader of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// Language of the response.
    pub(crate) lang: Lang,
    /// How numbers on the ladder are shown.
    pub(crate) rungs: Rungs,
    /// Client address.
    pub(crate) address: IpAddr,
}

impl Client {
    /// Language and display of the ladder.
    pub(crate) fn tongue(&self) -> Tongue {
        Tongue { lang: self.lang, rungs: self.rungs }
    }
}

/// How numbers on the ladder are shown, from a query such as `?lang=de-x-words`.
pub(crate) fn rungs(uri: &Uri) -> Rungs {
    let asked = uri.query().and_then(|it| it.split('&').find_map(|it| it.strip_prefix("lang=")));
    asked.and_then(|it| it.parse::<Tongue>().ok()).map_or(Rungs::Usual, |it| it.rungs)
}

/// The requested language: from `?lang=`, else from `Accept-Language`, else German.
pub(crate) fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().and_then(|it| it.split('&').find_map(|it| it.strip_prefix("lang=")));
    let accepted = || headers.get("accept-language").and_then(|it| it.to_str().ok()).and_then(preferred);
    asked.and_then(|it| it.parse().ok()).or_else(accepted).unwrap_or(Lang::De)
}

/// The supported language with the highest weight in an `Accept-Language` list.
fn preferred(list: &str) -> Option<Lang> {
    let weighed = list.split(',').filter_map(|it| {
        let (tag, weight) = it.split_once(";q=").unwrap_or((it, "1"));
        let weight: f32 = weight.trim().parse().ok()?;
        Some((tag.trim().parse::<Lang>().ok()?, weight))
    });
    // The first one wins among equal weights.
    weighed.filter(|it| it.1 > 0.0).reduce(|best, it| if it.1 > best.1 { it } else { best }).map(|it| it.0)
}

/// The address of the client. Only the last entry of `X-Forwarded-For` was written by the proxy; the others can be
/// forged.
pub(crate) fn address(peer: Option<Peer>, headers: &HeaderMap, trust_proxy: bool) -> IpAddr {
    let direct = peer.map_or(IpAddr::from([0, 0, 0, 0]), |it| it.0.ip());
    if !trust_proxy {
        return direct;
    }
    let last = headers.get_all("x-forwarded-for").iter().next_back().and_then(|it| it.to_str().ok());
    last.and_then(|it| it.rsplit(',').next()?.trim().parse().ok()).unwrap_or(direct)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name.parse().expect("a name"), value.parse().expect("a value"))])
    }

    #[test]
    fn the_language_is_the_one_asked_for_or_the_one_liked_best() {
        let choose = |uri: &str, accept: &str| {
            language(&uri.parse().expect("a URI"), &headers("accept-language", accept))
        };
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
}
