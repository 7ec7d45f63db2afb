//! The web page of the table, embedded in the binary.
//!
//! The build script of this crate builds `web/` with Node 20.19 or newer and npm, or takes the folder named by
//! `SCHWUNG_WEB_DIST`, which `npm run build` made elsewhere. It generates a table of files with their precompressed
//! variants, media types and entity tags.
//!
//! [`file()`] looks up a [`File`] by the path of a URL, [`File::encoded`] picks the best [`Encoding`] for a client, and
//! [`File::cache_control`] says how long it may be cached. The page is a single-page application, so paths without a
//! file of their own give the document:
//!
//! ```
//! use schwung_page::{file, is_document};
//!
//! let page = file("/").expect("the document is always there");
//! assert!(is_document(&page));
//! assert_eq!(file("/rules/sotc.spin.use"), Some(page));
//! let (bytes, encoding) = page.encoded("gzip, br");
//! println!("{:?}: {} bytes", encoding.name(), bytes.len());
//! ```

#![deny(missing_docs)]

use std::{borrow::Cow, io::Read as _};

use flate2::read::GzDecoder;

/// A file of the page in the forms in which it is embedded: compressed if that makes it smaller, else as it is. Hardly any
/// client takes only the uncompressed form, so that one is made when it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// The content as it is, unless there is a compressed form.
    plain: Option<&'static [u8]>,
    /// Value for `Content-Type`.
    pub content_type: &'static str,
    /// The content compressed with Brotli (`br`), if that is smaller.
    brotli: Option<&'static [u8]>,
    /// The content compressed with gzip, if that is smaller.
    gzip: Option<&'static [u8]>,
    /// Value for `ETag`: weak, since it covers all encodings.
    pub etag: &'static str,
    /// Whether the name contains a hash of the content, so that the file can be cached forever. Otherwise it must be
    /// revalidated.
    pub immutable: bool,
}

/// A content encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Uncompressed.
    Identity,
    /// Brotli (`br`).
    Brotli,
    /// Gzip (`gzip`).
    Gzip,
}

impl Encoding {
    /// Value for `Content-Encoding`; `None` if the content is not compressed.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Identity => None,
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
        }
    }
}

impl File {
    /// The smallest variant that the client's `Accept-Encoding` allows. Responses need `Vary: Accept-Encoding`.
    pub fn encoded(&self, accept_encoding: &str) -> (Cow<'static, [u8]>, Encoding) {
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if accepts(accept_encoding, "br") => (bytes.into(), Encoding::Brotli),
            (_, Some(bytes)) if accepts(accept_encoding, "gzip") => (bytes.into(), Encoding::Gzip),
            _ => (self.bytes(), Encoding::Identity),
        }
    }

    /// The uncompressed content.
    pub fn bytes(&self) -> Cow<'static, [u8]> {
        match (self.plain, self.gzip) {
            (Some(bytes), _) => bytes.into(),
            (None, Some(bytes)) => inflated(bytes).into(),
            (None, None) => Cow::default(),
        }
    }

    /// Value for `Cache-Control`.
    pub fn cache_control(&self) -> &'static str {
        if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" }
    }
}

/// Decompresses an embedded file. Tests have decompressed all of them, so this does not fail.
fn inflated(gzip: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = GzDecoder::new(gzip).read_to_end(&mut bytes);
    bytes
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Returns the file at a URL path, with or without a leading slash; `None` if there is none.
///
/// The document is served at `/` and at every path whose last segment has no dot, since the page does its own routing.
/// Rule ids contain dots (`/rules/sotc.spin.use`), so the document is served at every path below `rules/`.
pub fn file(path: &str) -> Option<File> {
    let path = path.trim_start_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_page = !last.contains('.') || path.starts_with("rules/");
    find(path).or_else(|| if is_page { find("index.html") } else { None })
}

/// Whether this is the HTML document, which is served with a security policy.
pub fn is_document(file: &File) -> bool {
    file.content_type.starts_with("text/html")
}

/// CSP hashes of the inline scripts of the document, to be appended after `'self'`.
pub fn scripts() -> &'static str {
    SCRIPTS
}

/// All files by their path without a leading slash, in ascending order.
pub fn files() -> impl Iterator<Item = (&'static str, File)> {
    FILES.iter().map(|(path, file)| (*path, *file))
}

fn find(path: &str) -> Option<File> {
    let at = FILES.binary_search_by(|(name, _)| (*name).cmp(path)).ok()?;
    FILES.get(at).map(|(_, file)| *file)
}

/// Whether an `Accept-Encoding` header accepts this encoding (`br`, `gzip`). `*` is ignored: only old tools send it.
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
