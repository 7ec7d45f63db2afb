//! Reads signs, numbers and words.

use super::text::Text;
use crate::{Code, Error, Result, Span, limits};

/// A position in the text.
pub(crate) struct Cursor<'t> {
    pub(crate) text: &'t Text<'t>,
    /// The bytes of the plain text.
    bytes: &'t [u8],
    pub(crate) at: usize,
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(text: &'t Text<'t>) -> Cursor<'t> {
        Cursor { text, bytes: text.plain.as_bytes(), at: 0 }
    }

    /// The byte `ahead` of the position, or 0 at the end; 0 never occurs where it would matter.
    #[inline]
    pub(crate) fn peek_at(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    #[inline]
    pub(crate) fn peek(&self) -> u8 {
        self.peek_at(0)
    }

    /// The byte `ahead` of the position, with letters in lower case.
    #[inline]
    pub(crate) fn letter_at(&self, ahead: usize) -> u8 {
        self.peek_at(ahead).to_ascii_lowercase()
    }

    #[inline]
    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    #[inline]
    pub(crate) fn skip_spaces(&mut self) {
        while self.peek().is_ascii_whitespace() {
            self.at += 1;
        }
    }

    /// Consumes the sign if it is next.
    #[inline]
    pub(crate) fn take(&mut self, sign: u8) -> bool {
        let is_next = self.peek() == sign;
        self.at += usize::from(is_next);
        is_next
    }

    /// Consumes the letters if they are next, ignoring case.
    #[inline]
    pub(crate) fn take_letters(&mut self, letters: &str) -> bool {
        let is_next = letters.bytes().enumerate().all(|(n, it)| self.letter_at(n) == it);
        self.at += if is_next { letters.len() } else { 0 };
        is_next
    }

    /// The span from `start` to here.
    #[inline]
    pub(crate) fn since(&self, start: usize) -> Span {
        self.text.span(start, self.at)
    }

    /// The number of letters that follow.
    pub(crate) fn word_length(&self) -> usize {
        // Fast path: mostly there is no word.
        if !self.peek().is_ascii_alphabetic() && self.peek() < 0x80 {
            return 0;
        }
        let rest = self.text.plain.get(self.at..).unwrap_or_default();
        rest.chars().take_while(|it| it.is_alphabetic()).map(char::len_utf8).sum()
    }

    /// The number of digits from `ahead` on and their value; `(0, 0)` if there are more than nine.
    #[inline]
    pub(crate) fn few_digits(&self, ahead: usize) -> (usize, u32) {
        let mut number = 0;
        for n in 0..10 {
            match self.peek_at(ahead + n) {
                digit @ b'0'..=b'9' if n < 9 => number = number * 10 + u32::from(digit - b'0'),
                b'0'..=b'9' => return (0, 0),
                _ => return (n, number),
            }
        }
        (0, 0)
    }

    /// Whether the text from `ahead` on, after spaces, is the end, a closing bracket, or a sign of addition or
    /// subtraction.
    #[inline]
    pub(crate) fn ends_summand(&self, ahead: usize) -> bool {
        let rest = self.bytes.get(self.at + ahead..).unwrap_or_default();
        rest.iter().find(|it| !it.is_ascii_whitespace()).is_none_or(|it| matches!(it, b'+' | b'-' | b')'))
    }

    /// Whether the text from `ahead` on, after spaces, is the end, a comment, or a comparison.
    pub(crate) fn ends_total(&self, ahead: usize) -> bool {
        let rest = self.bytes.get(self.at + ahead..).unwrap_or_default();
        let spaces = rest.iter().take_while(|it| it.is_ascii_whitespace()).count();
        match rest.get(spaces) {
            None | Some(b'#' | b':' | b'<' | b'>' | b'=') => true,
            // "1-20d6" means 1 minus twenty dice.
            Some(it) => spaces > 0 && (it.is_ascii_alphabetic() && !is_dice(&rest[spaces..]) || *it >= 0x80),
        }
    }

    /// Whether something is added or subtracted after `ahead` bytes.
    pub(crate) fn goes_on(&self, ahead: usize) -> bool {
        let rest = self.bytes.get(self.at + ahead..).unwrap_or_default();
        matches!(rest.iter().find(|it| !it.is_ascii_whitespace()), Some(b'+' | b'-'))
    }

    /// Reads an integer. The caller has checked that a digit is next.
    #[inline]
    pub(crate) fn integer(&mut self) -> Result<i64> {
        let start = self.at;
        let mut number: i64 = 0;
        let mut fits = true;
        while let digit @ b'0'..=b'9' = self.peek() {
            let next = number.checked_mul(10).and_then(|it| it.checked_add(i64::from(digit - b'0')));
            fits &= next.is_some();
            number = next.unwrap_or(number);
            self.at += 1;
        }
        if fits { Ok(number) } else { Err(self.too_large(start)) }
    }

    fn too_large(&self, start: usize) -> Error {
        let span = self.since(start);
        Error::new(Code::NumberTooLarge, span).with("found", shortened(span.of(self.text.given)))
    }

    /// Creates the error for unexpected text at this position.
    pub(crate) fn unexpected(&self) -> Error {
        let rest = self.text.plain.get(self.at..).unwrap_or_default();
        let Some(first) = rest.chars().next() else {
            return Error::new(Code::UnexpectedEnd, self.text.span(self.at, self.at));
        };
        // Report a word or number as a whole.
        let length = if first.is_alphanumeric() {
            rest.chars().take_while(|it| it.is_alphanumeric()).map(char::len_utf8).sum()
        } else {
            first.len_utf8()
        };
        let span = self.text.span(self.at, self.at + length);
        Error::new(Code::Unexpected, span).with("found", shortened(span.of(self.text.given)))
    }
}

/// Whether these bytes start like the sides of dice.
fn is_dice(bytes: &[u8]) -> bool {
    let letter = |at: usize| bytes.get(at).map_or(0, u8::to_ascii_lowercase);
    matches!(letter(0), b'd' | b'w') && matches!(letter(1), b'0'..=b'9' | b'%' | b'f' | b'(')
}

/// Shortens a text for use in a message.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    text.chars().take(MOST).chain(['…']).collect()
}

/// Converts a number, or fails if it is larger than `most`.
pub(crate) fn within(number: i64, most: u32, code: Code, span: Span) -> Result<u32> {
    u32::try_from(number)
        .ok()
        .filter(|&it| it <= most)
        .ok_or_else(|| Error::new(code, span).with("limit", most))
}

/// Checks that the text is not too long.
pub(crate) fn fits(given: &str) -> Result<()> {
    if given.len() <= limits::TEXT {
        return Ok(());
    }
    let end = u32::try_from(given.len()).unwrap_or(u32::MAX);
    Err(Error::new(Code::TooLong, Span { start: 0, end }).with("limit", limits::TEXT))
}
