//! Normalises the text as people type it: similar characters become one, and positions map back to the original text.

use std::borrow::Cow;

use crate::Span;

/// A normalised text with a mapping to the original one.
pub(crate) struct Text<'t> {
    /// The original text.
    pub(crate) given: &'t str,
    /// The normalised text.
    pub(crate) plain: Cow<'t, str>,
    /// For each byte of the normalised text its offset in the original one; `None` if both are equal.
    pub(super) places: Option<Vec<u32>>,
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

    /// The span of the original text for two offsets of the normalised one.
    pub(crate) fn span(&self, start: usize, end: usize) -> Span {
        match &self.places {
            None => Span { start: place(start), end: place(end) },
            Some(places) => {
                let start = places[start.min(places.len() - 1)];
                // The end is the end of the last character, not the start of the next one. These are the same place,
                // unless one character became two.
                let mut after = end;
                while after < places.len() - 1 && after > 0 && places[after] == places[after - 1] {
                    after += 1;
                }
                Span { start, end: places[after.min(places.len() - 1)].max(start) }
            }
        }
    }

    /// The original text with one part replaced.
    pub(crate) fn replaced(&self, span: Span, by: &str) -> String {
        let (start, end) = (span.start as usize, span.end as usize);
        let before = self.given.get(..start).unwrap_or_default();
        let after = self.given.get(end..).unwrap_or_default();
        format!("{before}{by}{after}")
    }
}

/// Converts an offset. The length limit keeps it in range.
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

/// Converts a full-width character to its plain form.
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
