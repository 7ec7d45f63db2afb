//! Hashes of the inline scripts for the Content Security Policy.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};

/// The CSP hashes of the inline scripts of a document, each preceded by a space: ` 'sha256-…'`.
pub(crate) fn scripts(html: &str) -> String {
    let inside = html.split("<script>").skip(1).filter_map(|it| it.split_once("</script>"));
    inside.map(|(script, _)| format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(script)))).collect()
}
