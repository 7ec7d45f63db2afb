//! Hashes of the inline scripts for the Content Security Policy.

use sha2::{Digest, Sha256};

/// The CSP hashes of the inline scripts of a document, each preceded by a space: ` 'sha256-…'`.
pub(crate) fn scripts(html: &str) -> String {
    let inside = html.split("<script>").skip(1).filter_map(|it| it.split_once("</script>"));
    inside.map(|(script, _)| format!(" 'sha256-{}'", base64(&Sha256::digest(script)))).collect()
}

/// Base64 with padding, as required by CSP.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let at = |n: usize| u32::from(chunk.get(n).copied().unwrap_or_default());
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for n in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * n) & 63) as usize];
            text.push(if n <= chunk.len() { char::from(letter) } else { '=' });
        }
    }
    text
}
