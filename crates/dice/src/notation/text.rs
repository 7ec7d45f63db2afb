//! The text as people type it: signs that look alike become one sign, and places lead back to what was typed.

use std::borrow::Cow;

use crate::Span;

/// The text in plain signs, with the way back.
pub(crate) struct Text<'t> {
    /// As it was given.
    pub(crate) given: &'t str,
    /// With plain signs.
    pub(crate) plain: Cow<'t, str>,
    /// Where each byte of the plain text stands in the given one; none if they are the same.
    places: Option<Vec<u32>>,
}

impl<'t> Text<'t> {
    pub(crate) fn new(given: &'t str) -> Text<'t> {
        if given.is_ascii() {
            return Text { given, plain: Cow::Borrowed(given), places: None };
        }
        let mut plain = String::with_capacity(given.len());
        let mut places = Vec::with_capacity(given.len() + 1);
        for (at, char) in given.char_indices() {
            match plain_sign(char) {
                Some(sign) => plain.push_str(sign),
                None => plain.push(full_width(char)),
            }
            places.resize(plain.len(), place(at));
        }
        places.push(place(given.len()));
        Text { given, plain: Cow::Owned(plain), places: Some(places) }
    }

    /// The part of the given text between two places of the plain one.
    pub(crate) fn span(&self, start: usize, end: usize) -> Span {
        match &self.places {
            None => Span { start: place(start), end: place(end) },
            Some(places) => {
                let start = places[start.min(places.len() - 1)];
                // The end is the end of the last sign, not the start of the next one: both are the same place, unless
                // one sign became two.
                let mut after = end;
                while after < places.len() - 1 && after > 0 && places[after] == places[after - 1] {
                    after += 1;
                }
                Span { start, end: places[after.min(places.len() - 1)].max(start) }
            }
        }
    }

    /// The given text with one part replaced.
    pub(crate) fn replaced(&self, span: Span, by: &str) -> String {
        let (start, end) = (span.start as usize, span.end as usize);
        let before = self.given.get(..start).unwrap_or_default();
        let after = self.given.get(end..).unwrap_or_default();
        format!("{before}{by}{after}")
    }
}

/// Texts are far shorter than that.
fn place(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

fn plain_sign(char: char) -> Option<&'static str> {
    Some(match char {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE63}' => "-",
        '×' | '·' | '⋅' | '∙' | '✕' => "*",
        '÷' | '∕' => "/",
        '≥' => ">=",
        '≤' => "<=",
        '≠' => "<>",
        '\u{A0}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{3000}' | '\u{FEFF}' => " ",
        _ => return None,
    })
}

/// Full-width forms as the plain signs they are the wide form of.
fn full_width(char: char) -> char {
    match u32::from(char) {
        wide @ 0xFF01..=0xFF5E => char::from_u32(wide - 0xFEE0).unwrap_or(char),
        _ => char,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_look_alike_are_one() {
        for (given, plain) in [
            ("４ｄ６", "4d6"),
            ("4d6−1", "4d6-1"),
            ("2d6–1", "2d6-1"),
            ("2\u{A0}× d6", "2 * d6"),
            ("4d6≥5", "4d6>=5"),
            ("4d6[größe]", "4d6[größe]"),
        ] {
            assert_eq!(Text::new(given).plain, plain, "{given}");
        }
    }

    #[test]
    fn places_lead_back_to_what_was_typed() {
        let given = "４d６≥５+ö";
        let text = Text::new(given);
        let of = |start, end| text.span(start, end).of(given);
        assert_eq!(text.plain, "4d6>=5+ö");
        assert_eq!(of(0, 1), "４");
        assert_eq!(of(0, 3), "４d６");
        assert_eq!(of(3, 4), "≥");
        assert_eq!(of(3, 5), "≥");
        assert_eq!(of(5, 6), "５");
        assert_eq!(of(7, 9), "ö");
        assert_eq!(of(0, 9), given);
        assert_eq!(text.replaced(text.span(3, 5), "="), "４d６=５+ö");
    }
}
