//! The web page of the table, embedded: built from `web/` while this crate is built.
//!
//! Building needs Node 20.19 or newer with npm; or `SCHWUNG_WEB_DIST`, a folder that `npm run build` made elsewhere.

#![deny(missing_docs)]

/// A file of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// The file as it is.
    pub bytes: &'static [u8],
    /// What it is, for `Content-Type`.
    pub content_type: &'static str,
    /// The same compressed with Brotli (`br`), if that saves anything.
    pub brotli: Option<&'static [u8]>,
    /// The same compressed with gzip, if that saves anything.
    pub gzip: Option<&'static [u8]>,
    /// Tells versions apart, for `ETag`: weak, since it stands for all encodings.
    pub etag: &'static str,
    /// Does the name hold a hash of the content? Then it may be kept for ever; else it must be asked for again.
    pub immutable: bool,
}

/// A way to send a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As it is.
    Identity,
    /// `br`
    Brotli,
    /// `gzip`
    Gzip,
}

impl Encoding {
    /// For `Content-Encoding`; nothing for a file as it is.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Identity => None,
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
        }
    }
}

impl File {
    /// The smallest form that the client's `Accept-Encoding` takes. Answers need `Vary: Accept-Encoding`.
    pub fn encoded(&self, accept_encoding: &str) -> (&'static [u8], Encoding) {
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if accepts(accept_encoding, "br") => (bytes, Encoding::Brotli),
            (_, Some(bytes)) if accepts(accept_encoding, "gzip") => (bytes, Encoding::Gzip),
            _ => (self.bytes, Encoding::Identity),
        }
    }

    /// For `Cache-Control`.
    pub fn cache_control(&self) -> &'static str {
        if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" }
    }
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at the path of an address, with or without the leading slash; nothing if there is none.
///
/// The page itself stands at `/` and at every path whose last part has no dot: it finds its way by the address.
/// Rule ids have dots (`/rules/sotc.spin.use`): below `rules/` the page stands at every path.
pub fn file(path: &str) -> Option<File> {
    let path = path.trim_start_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_page = !last.contains('.') || path.starts_with("rules/");
    find(path).or_else(|| if is_page { find("index.html") } else { None })
}

/// Is it the document that stands for every screen? What a security policy says is said with that.
pub fn is_document(file: &File) -> bool {
    file.content_type.starts_with("text/html")
}

/// The scripts that stand in the document itself, as a security policy names them after `'self'`: by their hashes.
pub fn scripts() -> &'static str {
    SCRIPTS
}

/// All files, by their path without a leading slash, in order.
pub fn files() -> impl Iterator<Item = (&'static str, File)> {
    FILES.iter().map(|(path, file)| (*path, *file))
}

fn find(path: &str) -> Option<File> {
    let at = FILES.binary_search_by(|(name, _)| (*name).cmp(path)).ok()?;
    FILES.get(at).map(|(_, file)| *file)
}

/// Does an `Accept-Encoding` take this encoding (`br`, `gzip`)? `*` is not read as a yes: only old tools send it.
pub fn accepts(accept_encoding: &str, encoding: &str) -> bool {
    accept_encoding.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        let is_it = words.next().is_some_and(|it| it.eq_ignore_ascii_case(encoding));
        let refused = words.any(|it| it.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32)));
        is_it && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::accepts;

    #[test]
    fn an_encoding_is_accepted_if_it_is_named_and_not_refused() {
        assert!(accepts("gzip, deflate, br, zstd", "br"));
        assert!(accepts("BR;q=0.5", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("gzip; q=0.0", "gzip"));
        assert!(!accepts("", "gzip"));
        assert!(!accepts("brotli", "br"));
    }
}
