//! Access tokens.

use std::fmt;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

use crate::Fault;

/// Length of a token in bytes.
const BYTES: usize = 32;

/// An access token: 256 random bits in base64url. It is shown once and never stored, only its hash is. It never appears
/// in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Generates a token.
    ///
    /// # Errors
    /// Returns an error if the operating system does not provide randomness.
    pub fn fresh() -> Result<Token, Fault> {
        let mut bytes = [0u8; BYTES];
        getrandom::fill(&mut bytes).map_err(|_| Fault::Randomness)?;
        Ok(Token(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// Parses a token; `None` if it is malformed.
    pub fn read(text: &str) -> Option<Token> {
        let fits = URL_SAFE_NO_PAD.decode(text).is_ok_and(|it| it.len() == BYTES);
        fits.then(|| Token(text.to_owned()))
    }

    /// The hash that is stored.
    pub fn hash(&self) -> [u8; 32] {
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
