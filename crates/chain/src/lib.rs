//! The chain of hashes that binds each record of a log to all before it.
//!
//! The hash of a record is the SHA-256 of the hash before it (32 bytes) followed by the record in canonical form; the
//! hash before the first record is 32 zero bytes. So the hash of the last record stands for the whole log: a record that
//! is changed, missing, added or moved changes every hash from there on.
//!
//! The canonical form of a record is its JSON as it was first written, without whitespace between tokens. Stores keep
//! that form, so they hash the bytes they have; [`compact`] restores it in a file that was reformatted.
//!
//! ```
//! use schwung_chain::{Digest, compact};
//!
//! let first = Digest::START.then(br#"{"seq":1}"#);
//! let second = first.then(br#"{"seq":2}"#);
//! assert_eq!(first.then(compact(r#"{ "seq": 2 }"#).as_bytes()), second);
//! assert_eq!(second.to_string().parse(), Ok(second));
//! ```

#![deny(missing_docs)]

use std::{borrow::Cow, fmt, str::FromStr};

use sha2::{Digest as _, Sha256};

/// The hash of a record and all before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

/// The error for a text that is not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadDigest;

impl fmt::Display for BadDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hash has 64 hexadecimal digits in lower case")
    }
}

impl std::error::Error for BadDigest {}

impl Digest {
    /// The hash before the first record.
    pub const START: Digest = Digest([0; 32]);

    /// The hash of the next record, given in canonical form.
    #[must_use]
    pub fn then(self, record: &[u8]) -> Digest {
        Digest(Sha256::new().chain_update(self.0).chain_update(record).finalize().into())
    }

    /// The hash with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Digest {
        Digest(bytes)
    }

    /// The bytes of the hash.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A code for this hash that only the holder of `key` can compute. Unlike the hash itself it may be shown to people
    /// who must not know the records: they could otherwise guess a secret and check the guess.
    pub fn veiled(&self, key: &[u8; 32]) -> [u8; 8] {
        // Both inputs have a fixed length and the output is truncated, so that no HMAC is needed.
        let hash: [u8; 32] = Sha256::new().chain_update(key).chain_update(self.0).finalize().into();
        let [a, b, c, d, e, f, g, h, ..] = hash;
        [a, b, c, d, e, f, g, h]
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({})", hex(&self.0[..4]))
    }
}

impl FromStr for Digest {
    type Err = BadDigest;

    fn from_str(text: &str) -> Result<Digest, BadDigest> {
        let digit = |it: u8| match it {
            b'0'..=b'9' => Ok(it - b'0'),
            b'a'..=b'f' => Ok(it - b'a' + 10),
            _ => Err(BadDigest),
        };
        let mut bytes = [0; 32];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != bytes.len() || !rest.is_empty() {
            return Err(BadDigest);
        }
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Ok(Digest(bytes))
    }
}

/// Hexadecimal digits in lower case.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes.iter().flat_map(|it| [it >> 4, it & 15]).map(|it| char::from(DIGITS[usize::from(it)])).collect()
}

/// A checksum over several fields, which are distinguished by their lengths. It detects damage, not forgery.
pub fn checksum(fields: &[&[u8]]) -> i64 {
    let mut all = Sha256::new();
    for field in fields {
        all.update((field.len() as u64).to_le_bytes());
        all.update(field);
    }
    let hash: [u8; 32] = all.finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    i64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// JSON without whitespace between tokens. Strings, numbers and the order of fields stay as they are.
pub fn compact(json: &str) -> Cow<'_, str> {
    let mut text = String::new();
    let (mut from, mut in_string, mut escaped) = (0, false, false);
    for (at, byte) in json.bytes().enumerate() {
        if in_string {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
        } else if byte == b'"' {
            in_string = true;
        } else if byte.is_ascii_whitespace() {
            text.push_str(&json[from..at]);
            from = at + 1;
        }
    }
    if from == 0 {
        return Cow::Borrowed(json);
    }
    text.push_str(&json[from..]);
    Cow::Owned(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The documented construction, with values from `sha256sum`.
    #[test]
    fn the_chain_is_the_documented_one() {
        let first = Digest::START.then(b"{}");
        assert_eq!(first.to_string(), "fb1634c4e6cd4b1f1afe3ce2d6ef080f7ac5d1f357d723ad4dfca782733b62db");
        let second = first.then(br#"{"seq":2}"#);
        assert_eq!(second.to_string(), "2df7bc8ae297b6f3972fd991261de417a35fbceab4f24b7de7ab933abc5d1535");
    }

    #[test]
    fn each_change_shows() {
        let of = |records: &[&str]| records.iter().fold(Digest::START, |hash, it| hash.then(it.as_bytes()));
        let whole = of(&["a", "b", "c"]);
        for other in [&["a", "b"][..], &["b", "a", "c"], &["a", "c"], &["a", "b", "c", "c"], &["a", "b", "d"]]
        {
            assert_ne!(of(other), whole, "{other:?}");
        }
    }

    #[test]
    fn whitespace_counts_only_within_strings() {
        for (json, canonical) in [
            (r#"{"a":" b\" c ","d":[1,2]}"#, r#"{"a":" b\" c ","d":[1,2]}"#),
            ("{ \"a\\\\\" : [ 1 ,\n\t2 ] }\r\n", "{\"a\\\\\":[1,2]}"),
            (" ", ""),
        ] {
            assert_eq!(compact(json), canonical);
        }
    }

    #[test]
    fn only_whole_hashes_are_read() {
        let hash = Digest::START.then(b"x");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for text in ["", "00", &hash.to_string()[1..], &hash.to_string().to_uppercase(), &format!("{hash}0")]
        {
            assert_eq!(text.parse::<Digest>(), Err(BadDigest), "{text}");
        }
    }

    #[test]
    fn checksums_tell_fields_apart() {
        assert_ne!(checksum(&[b"ab", b"c"]), checksum(&[b"a", b"bc"]));
        assert_eq!(checksum(&[b"ab", b"c"]), checksum(&[b"ab", b"c"]));
    }

    #[test]
    fn codes_depend_on_the_key() {
        let hash = Digest::START.then(b"x");
        assert_ne!(hash.veiled(&[1; 32]), hash.veiled(&[2; 32]));
        assert_ne!(hash.veiled(&[1; 32]), Digest::START.veiled(&[1; 32]));
    }
}
