//! A cursor over text typed by people, tolerant of various spaces and dashes.

/// A range of a text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset after the last byte.
    pub end: usize,
}

impl Place {
    /// The range from `start` to `end`.
    pub fn new(start: usize, end: usize) -> Place {
        Place { start, end }
    }

    /// The range shifted by this many bytes.
    #[must_use]
    pub fn moved(self, by: usize) -> Place {
        Place { start: self.start + by, end: self.end + by }
    }
}

/// Returns whether a character counts as a space. Includes the special spaces that web pages and game clients insert.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}

/// Collapses spaces and line breaks into single spaces, and trims both ends.
pub(super) fn tidy(text: &str) -> String {
    text.split(is_space).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The current position in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn is_done(&self) -> bool {
        self.at == self.text.len()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips this many bytes, which must end at a character boundary.
    pub(super) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    pub(super) fn spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(is_space).len();
    }

    /// Takes the next character that is not a space if it matches `wanted`.
    pub(super) fn take(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let mut ahead = *self;
        ahead.spaces();
        let c = ahead.peek().filter(|&c| wanted(c))?;
        ahead.at += c.len_utf8();
        *self = ahead;
        Some(c)
    }

    /// Takes a word of letters and combining accents.
    pub(super) fn word(&mut self) -> &'a str {
        self.spaces();
        let rest = self.rest();
        let end = rest.find(|c: char| !(c.is_alphabetic() || is_accent(c))).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Takes a run of digits, and returns it with its place.
    pub(super) fn digits(&mut self) -> Option<(&'a str, Place)> {
        let mut ahead = *self;
        ahead.spaces();
        let rest = ahead.rest();
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if end == 0 {
            return None;
        }
        let span = Place::new(ahead.at, ahead.at + end);
        self.at = span.end;
        Some((&rest[..end], span))
    }

    /// The place from here to the next separator, but at least one character unless at the end.
    pub(super) fn here(&self) -> Place {
        let mut ahead = *self;
        ahead.spaces();
        let rest = ahead.rest();
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let end = rest.find(|c: char| is_space(c) || ",;|()[]:=".contains(c)).unwrap_or(rest.len());
        Place::new(ahead.at, ahead.at + end.max(first))
    }
}

/// Returns whether this is a combining accent.
pub(super) fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// Normalises a word for comparison: lower case, with all spellings of an umlaut unified.
pub(super) fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            '\u{308}' => plain.push('e'),
            c if is_accent(c) => {}
            c => plain.push(c),
        }
    }
    plain
}

/// Returns whether this is a minus sign in any of its typographic forms.
pub(super) fn is_minus(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}')
}

/// Returns whether this is a plus sign.
pub(super) fn is_plus(c: char) -> bool {
    matches!(c, '+' | '\u{ff0b}')
}

/// Returns whether this is the bar between attack and defence.
pub(super) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '\u{a6}' | '\u{ff5c}' | '/')
}
