//! Texts about lines of the game client and origins of numbers.

use schwung_daemmersturm::client::{LineFault, NotTaken, Origin, Why};
use schwung_messages::Catalogue;

/// The reason why a line that looks like a roll is not accepted.
pub fn line_fault(c: &Catalogue, fault: LineFault) -> String {
    c.text(&format!("ds-line-{}", fault.key()), &[])
}

/// The reason why a line stays in the tray.
pub fn why(c: &Catalogue, why: Why) -> String {
    c.text(&format!("ds-tray-{}", why.key()), &[])
}

/// The reason why a number is not accepted.
pub fn not_taken(c: &Catalogue, it: NotTaken) -> String {
    let (low, high) = match it {
        NotTaken::OutOfRange { low, high } => (low, high),
        NotTaken::WayClosed
        | NotTaken::OwnDice
        | NotTaken::NothingToConfirm
        | NotTaken::OtherRoll
        | NotTaken::Gone => (0, 0),
    };
    let (low, high) = (low.to_string(), high.to_string());
    c.text(&format!("ds-not-taken-{}", it.key()), &[("low", &low), ("high", &high)])
}

/// The origin of a number.
pub fn origin(c: &Catalogue, origin: Origin) -> String {
    let key = match origin {
        Origin::Generator => "ds-origin-generator",
        Origin::Typed => "ds-origin-typed",
        Origin::Client => "ds-origin-client",
    };
    c.text(key, &[])
}
