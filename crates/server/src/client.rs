//! Language and address of the sender of a request.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Uri};
use schwung_messages::{Rungs, Tongue};
use schwung_rulebook::Lang;

/// The remote address of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

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
pub fn rungs(uri: &Uri) -> Rungs {
    let asked = uri.query().and_then(|it| it.split('&').find_map(|it| it.strip_prefix("lang=")));
    asked.and_then(|it| it.parse::<Tongue>().ok()).map_or(Rungs::Usual, |it| it.rungs)
}

/// The requested language: from `?lang=`, else from `Accept-Language`, else German.
pub fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
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
pub fn address(peer: Option<Peer>, headers: &HeaderMap, trust_proxy: bool) -> IpAddr {
    let direct = peer.map_or(IpAddr::from([0, 0, 0, 0]), |it| it.0.ip());
    if !trust_proxy {
        return direct;
    }
    let last = headers.get_all("x-forwarded-for").iter().next_back().and_then(|it| it.to_str().ok());
    last.and_then(|it| it.rsplit(',').next()?.trim().parse().ok()).unwrap_or(direct)
}
