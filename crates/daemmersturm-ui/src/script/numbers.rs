//! Parses lengths, ranges of dice and amounts.

use schwung_daemmersturm::{Amount, Length, Span, Values};
use schwung_transcript::Cursor;

use super::reader::{Read, Reader};

/// Maximum length in metres.
const FAR: i64 = 6_000;

/// Prints a range, such as `1-10`.
pub(super) fn span_words(span: Span) -> &'static str {
    span.name()
}

/// Parses a range such as `1-10`, if it comes next.
pub(super) fn maybe_span(cursor: &mut Cursor<'_>) -> Option<Span> {
    let start = cursor.place();
    let token = take(cursor, |it| it.is_ascii_digit() || matches!(it, '-' | '–'));
    let span =
        token.split_once(['-', '–']).and_then(|(low, high)| Span::new(low.parse().ok()?, high.parse().ok()?));
    if span.is_none() {
        cursor.back_to(start);
        // This call only records what was expected here.
        let _ = cursor.word("1-10");
    }
    span
}

/// Takes all following characters that match.
fn take(cursor: &mut Cursor<'_>, fits: impl Fn(char) -> bool) -> String {
    let token: String = cursor.rest().chars().take_while(|it| fits(*it)).collect();
    for sign in token.chars() {
        cursor.sign(sign);
    }
    token
}

impl Reader<'_> {
    /// Parses `N m`, if it comes next. Tenths of metres are written `N.5 m` or `N,5 m`.
    pub(super) fn maybe_length(&mut self) -> Read<Option<Length>> {
        let place = self.cursor.place();
        let Some(metres) = self.cursor.maybe_number(0, FAR)? else { return Ok(None) };
        let rest = self.cursor.rest();
        let mut after = rest.strip_prefix(['.', ',']).unwrap_or_default().chars();
        let tenth = after
            .next()
            .and_then(|it| it.to_digit(10))
            .filter(|_| !after.next().is_some_and(char::is_alphanumeric));
        if tenth.is_some() {
            self.decimal_point();
            let _ = self.cursor.maybe_number(0, 9)?;
        }
        if !self.cursor.word_of(None, &["m"]) {
            self.cursor.back_to(place);
            return Ok(None);
        }
        let tenths = metres.saturating_mul(10).saturating_add(i64::from(tenth.unwrap_or(0)));
        Ok(Some(Length(u16::try_from(tenths).unwrap_or(u16::MAX))))
    }

    /// Parses `N m`.
    pub(super) fn length(&mut self) -> Read<Length> {
        let found = self.maybe_length()?;
        self.found(found)
    }

    /// Parses `4-9`, `4-9+1-3+2` or `5`: up to three ranges, and a number that may be negative.
    pub(super) fn amount(&mut self) -> Read<Amount> {
        let start = self.cursor.place();
        let token = take(&mut self.cursor, |it| it.is_ascii_digit() || matches!(it, '-' | '–' | '−' | '+'));
        let amount = amount(&token);
        if amount.is_none() {
            self.cursor.back_to(start);
            let _ = self.cursor.word("1-10+2");
        }
        self.found(amount)
    }

    /// Parses `+3/15`, an attack bonus and a defence.
    pub(super) fn values(&mut self) -> Read<Values> {
        let attack = self.number(-99, 99)?;
        if !self.cursor.sign('/') {
            return self.fail();
        }
        Ok(Values { attack, defence: self.number(0, 99)? })
    }
}

fn amount(token: &str) -> Option<Amount> {
    let mut amount = Amount::default();
    let mut rolls = amount.rolls.iter_mut();
    for part in token.split('+') {
        match part.trim_start_matches(['-', '−']).split_once(['-', '–']) {
            Some(_) => {
                let (low, high) = part.split_once(['-', '–'])?;
                *rolls.next()? = Some(Span::new(low.parse().ok()?, high.parse().ok()?)?);
            }
            None => amount.plus = amount.plus.checked_add(part.replace('−', "-").parse().ok()?)?,
        }
    }
    (amount.plus.unsigned_abs() <= 999).then_some(amount)
}
