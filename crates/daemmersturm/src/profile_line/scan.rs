//! A cursor over text as people type it: many spaces, many dashes.

/// A stretch of a text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Place {
    /// From here to there.
    pub fn new(start: usize, end: usize) -> Place {
        Place { start, end }
    }

    /// Moved by so many bytes.
    #[must_use]
    pub fn moved(self, by: usize) -> Place {
        Place { start: self.start + by, end: self.end + by }
    }
}

/// Characters that count as a space: those that pages and game clients put between words or into them.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}

/// Runs of spaces and line breaks as one space, none at the ends.
pub(super) fn tidy(text: &str) -> String {
    text.split(is_space).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Where reading has come to.
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

    /// Goes on by so many bytes, which end at a character.
    pub(super) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    pub(super) fn spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(is_space).len();
    }

    /// The next character that is no space, if `wanted` takes it.
    pub(super) fn take(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let mut ahead = *self;
        ahead.spaces();
        let c = ahead.peek().filter(|&c| wanted(c))?;
        ahead.at += c.len_utf8();
        *self = ahead;
        Some(c)
    }

    /// A word of letters, which may be put together of letter and accent.
    pub(super) fn word(&mut self) -> &'a str {
        self.spaces();
        let rest = self.rest();
        let end = rest.find(|c: char| !(c.is_alphabetic() || is_accent(c))).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// A run of digits, with its place.
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

    /// The place of what stands here: up to the next of the separators, a character at least where there is one.
    pub(super) fn here(&self) -> Place {
        let mut ahead = *self;
        ahead.spaces();
        let rest = ahead.rest();
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let end = rest.find(|c: char| is_space(c) || ",;|()[]:=".contains(c)).unwrap_or(rest.len());
        Place::new(ahead.at, ahead.at + end.max(first))
    }
}

/// Is this an accent that stands after its letter?
pub(super) fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// Plain lower-case letters for comparing words: umlauts in any spelling become one.
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

/// A minus in one of the shapes that pages make of it.
pub(super) fn is_minus(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}')
}

/// A plus.
pub(super) fn is_plus(c: char) -> bool {
    matches!(c, '+' | '\u{ff0b}')
}

/// The bar between attack and defence.
pub(super) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '\u{a6}' | '\u{ff5c}' | '/')
}
