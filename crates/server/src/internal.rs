//! Parts of the server, for its own tests. Not part of its interface.

#[cfg(target_os = "linux")]
pub use crate::quiet::LOWEST as LOWEST_PRIORITY;
pub use crate::{
    client::{Peer, address, language, rungs},
    dice::SystemDice,
    elsewhere::Elsewhere,
    metrics::Metrics,
    origin::{is_known as is_known_host, is_own as is_own_page},
    page::is_known as is_known_version,
    pass::{Grants, Rights, grant},
    pictures::{MOST_BYTES as MOST_PICTURE_BYTES, encoded_again},
    places::Places,
    quiet::run as run_quietly,
    rates::{Rate, Rates},
    shelf::kept,
    tls::encrypted,
    word::Word,
};

/// A line of the log as it is written, with a prefix in place of its first bytes.
pub fn log_line(prefix: &str, skipped: usize, line: &[u8]) -> Vec<u8> {
    crate::logging::Named { prefix: prefix.to_owned(), skipped }.line(line)
}
