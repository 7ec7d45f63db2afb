//! Names of numbers, switches and reasons.

use schwung_daemmersturm::{Bar, Length, Position, Reason, Span, Switch};
use schwung_messages::Catalogue;
pub(super) use schwung_messages::plain;

/// The reason why something is not allowed. Lengths are in metres.
pub(super) fn reason(c: &Catalogue, reason: &Reason) -> String {
    let key = format!("ds-bar-{}", reason.what.key());
    let number = |n: i32| match reason.what {
        Bar::TooFar => length(c, Length(u16::try_from(n).unwrap_or(0))),
        _ => plain(n),
    };
    let (need, have) = (number(reason.need), number(reason.have));
    let args = [("need", &*need), ("have", &*have)];
    // Some reasons have a variant with numbers, or one for too little and one for too much.
    let few = if reason.have < reason.need { format!("{key}.few") } else { String::new() };
    let told = [few, format!("{key}.numbers")].into_iter().find(|it| c.has(it));
    c.text(&told.filter(|_| (reason.need, reason.have) != (0, 0)).unwrap_or(key), &args)
}

/// The name of a switch.
pub(super) fn switch(c: &Catalogue, switch: &Switch) -> String {
    c.text(&format!("ds-switch-{}", switch.name), &[])
}

/// The description of a switch.
pub(super) fn switch_text(c: &Catalogue, switch: &Switch) -> String {
    c.text(&format!("ds-switch-{}.text", switch.name), &[])
}

/// The position of a switch.
pub(super) fn position(c: &Catalogue, position: &Position) -> String {
    match position {
        Position::Flag(true) => c.text("position-true", &[]),
        Position::Flag(false) => c.text("position-false", &[]),
        Position::Number(number) => plain(*number),
        Position::Word(word) => c.text(&format!("ds-position-{word}"), &[]),
    }
}

/// A length in metres, to a tenth.
pub(super) fn length(c: &Catalogue, length: Length) -> String {
    let (whole, tenth) = ((length.0 / 10).to_string(), (length.0 % 10).to_string());
    let key = if length.0.is_multiple_of(10) { "ds-metres" } else { "ds-metres-tenth" };
    c.text(key, &[("n", &whole), ("tenth", &tenth)])
}

/// A range in everyday notation, such as "5–15".
pub(super) fn span(span: Span) -> String {
    if span.low() == span.high() {
        span.low().to_string()
    } else {
        format!("{}–{}", span.low(), span.high())
    }
}
