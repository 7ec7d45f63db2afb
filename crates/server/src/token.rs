//! Access tokens.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::Fault;

/// Length of a token: 256 bits, six per character.
const LENGTH: usize = 43;
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// An access token: 256 random bits in base64url. It is shown once and never stored, only its hash is. It never appears
/// in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Generates a token.
    ///
    /// # Errors
    /// Returns an error if the operating system does not provide randomness.
    pub(crate) fn fresh() -> Result<Token, Fault> {
        let mut bytes = [0u8; 32];
        getrandom::fill(&mut bytes).map_err(|_| Fault::Randomness)?;
        Ok(Token(base64url(&bytes)))
    }

    /// Parses a token; `None` if it is malformed.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let fits = text.len() == LENGTH && text.bytes().all(|it| LETTERS.contains(&it));
        fits.then(|| Token(text.to_owned()))
    }

    /// The hash that is stored.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// The token as text, for its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// A random id of `length` characters that are safe in URLs and easy to read aloud.
///
/// # Errors
/// Returns an error if the operating system does not provide randomness.
pub(crate) fn name(length: usize) -> Result<String, Fault> {
    const PLAIN: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = vec![0u8; length];
    getrandom::fill(&mut bytes).map_err(|_| Fault::Randomness)?;
    Ok(bytes.iter().map(|it| char::from(PLAIN[usize::from(it % 32)])).collect())
}

fn base64url(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let at = |n: usize| u32::from(chunk.get(n).copied().unwrap_or_default());
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for n in 0..=chunk.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * n) & 63) as usize]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64url_is_the_one_of_the_standard() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foob", "Zm9vYg"),
            (&[0xfb, 0xff, 0xfe], "-__-"),
        ] {
            assert_eq!(base64url(bytes), text);
        }
    }

    #[test]
    fn tokens_differ_are_read_back_and_do_not_show() {
        let (one, other) = (Token::fresh().expect("random"), Token::fresh().expect("random"));
        assert_ne!(one, other);
        assert_ne!(one.hash(), other.hash());
        assert_eq!(Token::read(one.reveal()).as_ref(), Some(&one));
        assert_eq!(format!("{one:?}"), "Token(…)");
        for wrong in ["", "abc", &format!("{}x", one.reveal()), &"ä".repeat(21), &" ".repeat(43)] {
            assert_eq!(Token::read(wrong), None);
        }
    }
}
