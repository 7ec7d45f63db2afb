//! Parses as little of a message as necessary, so that a thousand clients in one process do not dominate the
//! measurement.

/// The relevant part of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard<'t> {
    /// The view after this record.
    View(u64),
    /// The command with this id was carried out by this record.
    Done(&'t str, u64),
    /// The command with this id was refused.
    Refused(&'t str),
    /// The answer to a ping.
    Pong,
    /// The server ends the connection.
    Bye,
    /// Any other message.
    Other,
}

/// Parses the beginning of a message. Fields are in the order of the wire types, and no user text precedes those read
/// here.
pub fn heard(text: &str) -> Heard<'_> {
    let after = |mark: &str| text.strip_prefix(mark);
    let news = after("{\"update\":{\"seq\":").or_else(|| after("{\"difference\":{\"seq\":"));
    if let Some(rest) = news {
        return number(rest).map_or(Heard::Other, Heard::View);
    }
    if text.starts_with("{\"welcome\":") {
        let seq = text.split_once("\"view\":{\"seq\":").and_then(|(_, rest)| number(rest));
        return seq.map_or(Heard::Other, Heard::View);
    }
    if let Some(rest) = after("{\"done\":{\"id\":\"") {
        let seq = rest.split_once("\"seq\":").and_then(|(_, rest)| number(rest));
        return seq.map_or(Heard::Other, |seq| Heard::Done(word(rest), seq));
    }
    if let Some(rest) = after("{\"refused\":{\"id\":\"") {
        return Heard::Refused(word(rest));
    }
    if text == "\"pong\"" {
        return Heard::Pong;
    }
    if text.starts_with("{\"bye\":") { Heard::Bye } else { Heard::Other }
}

fn number(text: &str) -> Option<u64> {
    let end = text.find(|it: char| !it.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

/// The text up to the quotation mark: the ids of this crate contain none.
fn word(text: &str) -> &str {
    text.split('"').next().unwrap_or_default()
}
