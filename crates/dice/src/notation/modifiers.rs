//! Parses the modifiers after dice: one vocabulary, with the words of each dialect.

use super::{
    cursor::shortened,
    dialect::Dialect,
    parser_state::Parser,
    phrase,
    tree::{Comparison, Condition, End, Explosion, Modifier, ModifierKind, Pick, Test},
};
use crate::{Code, Error, Result, Span, limits};

/// Parses the modifiers of a pool.
pub(super) fn of_dice(parser: &mut Parser<'_>) -> Result<Vec<Modifier>> {
    all(parser, |_| true)
}

/// Parses the modifiers of a group.
pub(super) fn of_group(parser: &mut Parser<'_>) -> Result<Vec<Modifier>> {
    all(parser, |kind| {
        use ModifierKind::{Critical, Failure, Keep, KeepAll, KeepWhere, Sort, Success};
        matches!(
            kind,
            Keep(_) | KeepAll(_) | KeepWhere(..) | Success(_) | Failure(_) | Critical(..) | Sort { .. }
        )
    })
}

/// Whether these modifiers count successes instead of adding the dice.
pub(super) fn count(modifiers: &[Modifier]) -> bool {
    modifiers.iter().any(|it| matches!(it.kind, ModifierKind::Success(_)))
}

fn all(parser: &mut Parser<'_>, fits: impl Fn(&ModifierKind) -> bool) -> Result<Vec<Modifier>> {
    let mut modifiers: Vec<Modifier> = Vec::new();
    let (mut written, mut counts) = (0, false);
    loop {
        let before = parser.cursor.at;
        parser.cursor.skip_spaces();
        let start = parser.cursor.at;
        // A target in words is not a modifier, though "mindestens" starts like one; a sign between spaces belongs to the total.
        let is_spaced = start > before && comparison(parser).is_some() && parser.cursor.peek() == b' ';
        parser.cursor.at = start;
        let ends = is_spaced || words(parser).is_some() || advantage(parser).is_some();
        if parser.dialect == Dialect::Schwung && ends {
            parser.cursor.at = before;
            break;
        }
        parser.cursor.at = start;
        let Some(kind) = next(parser)? else {
            parser.cursor.at = before;
            break;
        };
        let span = parser.cursor.since(start);
        if !fits(&kind) {
            return Err(named(parser, Code::NotForGroups, span));
        }
        if parser.dialect != Dialect::RpgDiceRoller && counts && !stands_after_count(&kind) {
            return Err(named(parser, Code::AfterCount, span));
        }
        if written == limits::MODIFIERS {
            return Err(Error::new(Code::TooManyModifiers, span).with("limit", limits::MODIFIERS));
        }
        written += 1;
        counts |= matches!(kind, ModifierKind::Success(_));
        add(&mut modifiers, Modifier { kind, span });
    }
    let failure = modifiers.iter().find(|it| matches!(it.kind, ModifierKind::Failure(_)));
    if let Some(failure) = failure
        && !counts
    {
        return Err(Error::new(Code::FailuresAlone, failure.span));
    }
    if modifiers.is_empty() { Ok(modifiers) } else { Ok(parser.dialect.arrange(modifiers)) }
}

fn stands_after_count(kind: &ModifierKind) -> bool {
    use ModifierKind::{Critical, Failure, Sort, Success};
    matches!(kind, Success(_) | Failure(_) | Critical(..) | Sort { .. })
}

fn named(parser: &Parser<'_>, code: Code, span: Span) -> Error {
    Error::new(code, span).with("modifier", shortened(span.of(parser.cursor.text.given)))
}

/// Appends a modifier; adjacent conditions of the same kind are merged.
fn add(modifiers: &mut Vec<Modifier>, next: Modifier) {
    use ModifierKind::{Explode, Failure, Reroll, Success};
    let Some(last) = modifiers.last_mut() else {
        modifiers.push(next);
        return;
    };
    let joined = match (&mut last.kind, &next.kind) {
        (Reroll { when: Some(a), is_once: x }, Reroll { when: Some(b), is_once: y }) if x == y => {
            Some((a, b))
        }
        (
            Explode { when: Some(a), how: h, is_penetrating: p, is_once: o },
            Explode { when: Some(b), how, is_penetrating, is_once },
        ) if (*h, *p, *o) == (*how, *is_penetrating, *is_once) => Some((a, b)),
        (Success(a), Success(b)) | (Failure(a), Failure(b)) => Some((a, b)),
        _ => None,
    };
    match joined {
        Some((a, b)) => {
            a.0.extend_from_slice(&b.0);
            last.span = last.span.to(next.span);
        }
        None => modifiers.push(next),
    }
}

fn next(parser: &mut Parser<'_>) -> Result<Option<ModifierKind>> {
    let first = parser.cursor.letter_at(0);
    match first {
        b'!' => {
            parser.cursor.at += 1;
            explode(parser).map(Some)
        }
        b'<' | b'>' | b'=' if parser.dialect != Dialect::Avrae => {
            Ok(condition(parser)?.map(ModifierKind::Success))
        }
        b'a'..=b'z' => word(parser, first),
        _ => Ok(None),
    }
}

fn explode(parser: &mut Parser<'_>) -> Result<ModifierKind> {
    let how = if parser.cursor.take(b'!') { Explosion::Compound } else { parser.dialect.explosion() };
    let is_penetrating = parser.cursor.take_letters("p");
    let is_once = parser.cursor.take_letters("o");
    Ok(ModifierKind::Explode { when: condition(parser)?, how, is_penetrating, is_once })
}

/// Parses a modifier that is a word.
fn word(parser: &mut Parser<'_>, first: u8) -> Result<Option<ModifierKind>> {
    let start = parser.cursor.at;
    let foundry = parser.dialect == Dialect::Foundry;
    let avrae = parser.dialect == Dialect::Avrae;
    let has = |parser: &mut Parser<'_>, word: &str| parser.cursor.take_letters(word);
    let kind = match first {
        b'v' | b'g' if is_opposed(parser) => return Ok(None),
        b'k' if has(parser, "kh") => keep(parser, End::Highest, false)?,
        b'k' if has(parser, "kl") => keep(parser, End::Lowest, false)?,
        b'k' if avrae && has(parser, "k") => ModifierKind::KeepWhere(needed(parser, start)?, true),
        b'k' if has(parser, "k") => keep(parser, End::Highest, false)?,
        b'p' if avrae && has(parser, "ph") => keep(parser, End::Highest, true)?,
        b'p' if avrae && has(parser, "pl") => keep(parser, End::Lowest, true)?,
        b'p' if avrae && has(parser, "p") => ModifierKind::KeepWhere(needed(parser, start)?, false),
        b'd' if has(parser, "dh") => keep(parser, End::Highest, true)?,
        b'd' if has(parser, "dl") => keep(parser, End::Lowest, true)?,
        b'd' if foundry && has(parser, "df") => ModifierKind::Failure(needed(parser, start)?),
        b'd' if parser.dialect.drops_lowest() && has(parser, "d") => keep(parser, End::Lowest, true)?,
        b'd' if !parser.cursor.letter_at(1).is_ascii_alphabetic() => return Err(ambiguous_drop(parser)),
        b'r' if avrae && has(parser, "ra") => return Err(unsupported(parser, start)),
        b'r' if has(parser, "rr") => ModifierKind::Reroll { when: condition(parser)?, is_once: false },
        b'r' if has(parser, "ro") => ModifierKind::Reroll { when: condition(parser)?, is_once: true },
        b'r' if has(parser, "r") => ModifierKind::Reroll { when: condition(parser)?, is_once: foundry },
        b'x' if foundry && has(parser, "x") => {
            let is_once = has(parser, "o");
            let how = parser.dialect.explosion();
            ModifierKind::Explode { when: condition(parser)?, how, is_penetrating: false, is_once }
        }
        b'x' if !parser.cursor.letter_at(1).is_ascii_alphabetic() => return Err(ambiguous_times(parser)),
        b'e' if avrae && has(parser, "e") => {
            let how = parser.dialect.explosion();
            let when = Some(needed(parser, start)?);
            ModifierKind::Explode { when, how, is_penetrating: false, is_once: false }
        }
        b'u' if has(parser, "uo") => ModifierKind::Unique { is_once: true },
        b'u' if has(parser, "u") => ModifierKind::Unique { is_once: false },
        b'm' if has(parser, "min") || has(parser, "mi") => ModifierKind::Minimum(value(parser, start)?),
        b'm' if has(parser, "max") || has(parser, "ma") => ModifierKind::Maximum(value(parser, start)?),
        b'c' if foundry && (has(parser, "cs") || has(parser, "cf")) => {
            ModifierKind::Success(needed(parser, start)?)
        }
        b'c' if has(parser, "cs") => ModifierKind::Critical(needed(parser, start)?, true),
        b'c' if has(parser, "cf") => ModifierKind::Critical(needed(parser, start)?, false),
        b'f' if has(parser, "f") => ModifierKind::Failure(needed(parser, start)?),
        b's' if foundry && has(parser, "sf") => return Err(unsupported(parser, start)),
        b's' if has(parser, "sd") => ModifierKind::Sort { is_descending: true },
        b's' if has(parser, "sa") || has(parser, "s") => ModifierKind::Sort { is_descending: false },
        _ => return Err(unknown(parser)),
    };
    Ok(Some(kind))
}

fn is_opposed(parser: &Parser<'_>) -> bool {
    let length = parser.cursor.word_length();
    let rest = parser.cursor.text.plain.get(parser.cursor.at..parser.cursor.at + length).unwrap_or_default();
    rest.eq_ignore_ascii_case("vs") || rest.eq_ignore_ascii_case("gegen")
}

fn keep(parser: &mut Parser<'_>, end: End, is_drop: bool) -> Result<ModifierKind> {
    let start = parser.cursor.at;
    let count = if parser.cursor.peek().is_ascii_digit() { parser.cursor.integer()? } else { 1 };
    // A count of more dice than possible means all dice.
    let count = u32::try_from(count).unwrap_or(limits::DICE).min(limits::DICE);
    if avrae_selector(parser) {
        return Err(unsupported(parser, start));
    }
    Ok(ModifierKind::Keep(Pick { end, count, is_drop }))
}

/// Whether an Avrae selector follows directly after another one. No other dialect has this.
fn avrae_selector(parser: &Parser<'_>) -> bool {
    parser.dialect == Dialect::Avrae && matches!(parser.cursor.letter_at(0), b'h' | b'l')
}

/// Parses a comparison with the meaning that it has in the dialect.
pub(super) fn comparison(parser: &mut Parser<'_>) -> Option<Comparison> {
    let (comparison, length) = match (parser.cursor.peek(), parser.cursor.peek_at(1)) {
        (b'<', b'>') => (Comparison::Unequal, 2),
        (b'<', b'=') => (Comparison::AtMost, 2),
        (b'>', b'=') => (Comparison::AtLeast, 2),
        (b'=', b'=') => (Comparison::Equal, 2),
        (b'<', _) => (Comparison::Less, 1),
        (b'>', _) => (Comparison::More, 1),
        (b'=', _) => (Comparison::Equal, 1),
        _ => return None,
    };
    parser.cursor.at += length;
    Some(if length == 1 { parser.meant(comparison) } else { comparison })
}

/// Parses a comparison in words after the total of dice, such as `mindestens 15`.
pub(super) fn words(parser: &mut Parser<'_>) -> Option<Comparison> {
    const WORDS: [(&str, Comparison); 21] = [
        ("mindestens", Comparison::AtLeast),
        ("at least", Comparison::AtLeast),
        ("höchstens", Comparison::AtMost),
        ("hoechstens", Comparison::AtMost),
        ("at most", Comparison::AtMost),
        ("über", Comparison::More),
        ("Über", Comparison::More),
        ("ueber", Comparison::More),
        ("above", Comparison::More),
        ("unter", Comparison::Less),
        ("below", Comparison::Less),
        ("größer als", Comparison::More),
        ("mehr als", Comparison::More),
        ("more than", Comparison::More),
        ("kleiner als", Comparison::Less),
        ("weniger als", Comparison::Less),
        ("less than", Comparison::Less),
        ("genau", Comparison::Equal),
        ("exactly", Comparison::Equal),
        ("nicht", Comparison::Unequal),
        ("other than", Comparison::Unequal),
    ];
    let first = parser.cursor.letter_at(0);
    if !b"abeghklmnouw".contains(&first) && first < 0x80 {
        return None;
    }
    let found = WORDS.iter().find(|(word, _)| parser.cursor.take_letters(word));
    found.map(|(_, comparison)| *comparison)
}

/// Parses the words for rolling a die twice; returns which of the two counts.
pub(super) fn advantage(parser: &mut Parser<'_>) -> Option<End> {
    const WORDS: [(&str, End); 4] = [
        ("mit vorteil", End::Highest),
        ("mit nachteil", End::Lowest),
        ("with advantage", End::Highest),
        ("with disadvantage", End::Lowest),
    ];
    if parser.dialect != Dialect::Schwung || !matches!(parser.cursor.letter_at(0), b'm' | b'w') {
        return None;
    }
    WORDS.iter().find(|(words, _)| parser.cursor.take_letters(words)).map(|it| it.1)
}

/// Parses an optional condition: a comparison with a number, or a number alone.
fn condition(parser: &mut Parser<'_>) -> Result<Option<Condition>> {
    let start = parser.cursor.at;
    let comparison = comparison(parser);
    if comparison.is_none() && !parser.cursor.peek().is_ascii_digit() {
        return if avrae_selector(parser) { Err(unsupported(parser, start)) } else { Ok(None) };
    }
    let value = value(parser, start)?;
    let comparison = comparison.unwrap_or(Comparison::Equal);
    Ok(Some(Condition(vec![Test { comparison, value }])))
}

/// Parses a required condition.
fn needed(parser: &mut Parser<'_>, start: usize) -> Result<Condition> {
    condition(parser)?.ok_or_else(|| missing(parser, start))
}

/// Parses a required whole number.
fn value(parser: &mut Parser<'_>, start: usize) -> Result<i64> {
    let is_negative = parser.cursor.peek() == b'-' && parser.cursor.peek_at(1).is_ascii_digit();
    parser.cursor.at += usize::from(is_negative);
    if !parser.cursor.peek().is_ascii_digit() {
        return Err(missing(parser, start));
    }
    let from = parser.cursor.at;
    let value = parser.cursor.integer()?;
    if value > i64::from(limits::SIDES) {
        let span = parser.cursor.since(from);
        let found = shortened(span.of(parser.cursor.text.given));
        return Err(Error::new(Code::NumberTooLarge, span).with("found", found));
    }
    Ok(if is_negative { -value } else { value })
}

fn missing(parser: &Parser<'_>, start: usize) -> Error {
    if parser.cursor.word_length() > 0 {
        return unknown(parser);
    }
    let span = parser.cursor.since(start);
    let error = named(parser, Code::NumberMissing, span);
    let with = format!("{}1", span.of(parser.cursor.text.given));
    error.instead(parser.cursor.text.replaced(span, &with))
}

fn unsupported(parser: &mut Parser<'_>, start: usize) -> Error {
    while parser.cursor.peek().is_ascii_alphanumeric() {
        parser.cursor.at += 1;
    }
    let span = parser.cursor.since(start);
    named(parser, Code::Unsupported, span).with("dialect", parser.dialect.name())
}

fn ambiguous_drop(parser: &mut Parser<'_>) -> Error {
    let start = parser.cursor.at;
    parser.cursor.at += 1;
    let letter = parser.cursor.since(start);
    while parser.cursor.peek().is_ascii_digit() {
        parser.cursor.at += 1;
    }
    let span = parser.cursor.since(start);
    let count = span.of(parser.cursor.text.given).get(1..).unwrap_or_default().to_owned();
    let lowest = parser.cursor.text.replaced(letter, "dl");
    Error::new(Code::AmbiguousDrop, span).with("count", shortened(&count)).instead(lowest)
}

fn ambiguous_times(parser: &mut Parser<'_>) -> Error {
    let start = parser.cursor.at;
    parser.cursor.at += 1;
    let span = parser.cursor.since(start);
    parser.cursor.skip_spaces();
    let instead = if parser.cursor.peek().is_ascii_digit() { "*" } else { "!" };
    Error::new(Code::AmbiguousTimes, span).instead(parser.cursor.text.replaced(span, instead))
}

/// The error for an unknown modifier. A long word was probably meant as a comment, which is then suggested.
fn unknown(parser: &Parser<'_>) -> Error {
    let plain = &parser.cursor.text.plain;
    let end = parser.cursor.at + parser.cursor.word_length().max(1);
    // Its first letters may already have been consumed as modifiers.
    let before = plain.get(..parser.cursor.at).unwrap_or_default();
    let start = before.trim_end_matches(char::is_alphabetic).len();
    let length = end - start;
    let span = parser.cursor.text.span(start, end);
    let given = parser.cursor.text.given;
    if parser.dialect == Dialect::Schwung && phrase::is_word(span.of(given)) {
        return Error::new(Code::Unexpected, span).with("found", shortened(span.of(given)));
    }
    let (before, after) = given.split_at_checked(span.start as usize).unwrap_or((given, ""));
    let error = Error::new(Code::UnknownWord, span).with("word", shortened(span.of(given)));
    if length > 2 { error.instead(format!("{} # {after}", before.trim_end())) } else { error }
}

/// Refuses a modifier after a round bracket: only braces contain dice, round brackets contain a number.
pub(super) fn none_here(parser: &mut Parser<'_>, bracket: usize) -> Result<()> {
    let first = parser.cursor.letter_at(0);
    let is_word = first.is_ascii_alphabetic() && !is_opposed(parser);
    if first != b'!' && !is_word {
        return Ok(());
    }
    let (start, text) = (parser.cursor.at, parser.cursor.text);
    parser.cursor.at += 1;
    while parser.cursor.peek().is_ascii_alphanumeric() {
        parser.cursor.at += 1;
    }
    let span = parser.cursor.since(start);
    let inner = text.span(bracket + 1, start - 1).of(text.given);
    let braces = text.replaced(text.span(bracket, start), &format!("{{{inner}}}"));
    Err(named(parser, Code::NotDice, span).instead(braces))
}

/// Adds a suggestion to the error about a modifier.
pub(super) fn mended(parser: &Parser<'_>, error: Error) -> Error {
    let (span, text) = (error.span(), parser.cursor.text);
    let written = span.of(text.given);
    match error.code() {
        Code::AlwaysExplodes => {
            let plain = text.replaced(span, "!");
            error.instead(plain)
        }
        Code::AlwaysRerolls => {
            let rest = written.trim_start_matches(['r', 'R']);
            let once = text.replaced(span, &format!("ro{rest}"));
            error.instead(once)
        }
        _ => error,
    }
}
