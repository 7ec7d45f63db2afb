//! Splits a text into dice, numbers, phrases and signs.

use super::words::{self, Meaning};

/// A part of the text.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// Offsets in the normalised text.
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) kind: PieceKind,
    /// Whether a space precedes it.
    pub(super) is_spaced: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// Digits only.
    Number(u32),
    /// Dice with what directly follows: `2W6`, `4d6kh3`, `d%`.
    Dice,
    /// A phrase.
    Said(Meaning),
    /// Sides in one word: `sechsseitig`.
    Sides(u32),
    /// Anything else, such as a sign, a label or an unknown word.
    Other,
}

/// Splits a text; what follows `#` or `:` is one piece.
pub(super) fn split(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut at = 0;
    let mut is_spaced = false;
    while let Some(first) = text[at..].chars().next() {
        if first.is_whitespace() {
            is_spaced = true;
            at += first.len_utf8();
            continue;
        }
        let (end, kind) = next(text, at, first);
        pieces.push(Piece { start: at, end, kind, is_spaced });
        (at, is_spaced) = (end, false);
    }
    pieces
}

fn next(text: &str, at: usize, first: char) -> (usize, PieceKind) {
    let rest = &text[at..];
    match first {
        '[' => (at + rest.find(']').map_or(rest.len(), |it| it + 1), PieceKind::Other),
        ':' => (text.len(), PieceKind::Other),
        '#' if at == 0 || !text[..at].bytes().all(|it| it.is_ascii_digit()) => (text.len(), PieceKind::Other),
        _ if first.is_alphanumeric() => word(text, at),
        _ => (at + first.len_utf8(), PieceKind::Other),
    }
}

/// A word, a number or dice.
fn word(text: &str, at: usize) -> (usize, PieceKind) {
    let length = |from: usize| -> usize {
        text[from..].chars().take_while(|it| it.is_alphanumeric()).map(char::len_utf8).sum()
    };
    let end = at + length(at);
    let run = &text[at..end];
    if run.bytes().all(|it| it.is_ascii_digit()) {
        return (end, run.parse().map_or(PieceKind::Other, PieceKind::Number));
    }
    let letters = run.trim_start_matches(|it: char| it.is_ascii_digit()).as_bytes();
    let letter = |n: usize| letters.get(n).map_or(0, u8::to_ascii_lowercase);
    if matches!(letter(0), b'd' | b'w') {
        let is_fudge = letter(1) == b'f' && !letter(2).is_ascii_alphabetic();
        if letter(1).is_ascii_digit() || is_fudge {
            return (end, PieceKind::Dice);
        }
        if letters.len() == 1 && text[end..].starts_with('%') {
            return (end + 1 + length(end + 1), PieceKind::Dice);
        }
    }
    match counted(run) {
        Some(number) => (end, PieceKind::Number(number)),
        None => phrase(text, at, end),
    }
}

/// `6s`, `6en`: the plural of a face.
fn counted(run: &str) -> Option<u32> {
    let digits = run.bytes().take_while(u8::is_ascii_digit).count();
    let (number, ending) = run.split_at(digits);
    let is_plural = matches!(ending, "s" | "en" | "er" | "ern");
    number.parse().ok().filter(|_| is_plural)
}

/// The longest phrase at `at`, whose first word ends at `end`. Only spaces, or one hyphen, may separate its words.
fn phrase(text: &str, at: usize, end: usize) -> (usize, PieceKind) {
    let mut found = vec![words::folded(&text[at..end])];
    let mut ends = vec![end];
    while let Some(&last) = ends.last()
        && found.len() < words::LONGEST
    {
        let rest = &text[last..];
        let spaces = rest.strip_prefix('-').unwrap_or_else(|| rest.trim_start());
        let start = last + (rest.len() - spaces.len());
        let length: usize = spaces.chars().take_while(|it| it.is_alphabetic()).map(char::len_utf8).sum();
        let stops_short = text[start + length..].starts_with(|it: char| it.is_ascii_digit());
        if start == last || length == 0 || stops_short {
            break;
        }
        found.push(words::folded(&text[start..start + length]));
        ends.push(start + length);
    }
    match words::phrase(&found) {
        Some((meaning, words)) => (ends.get(words - 1).copied().unwrap_or(end), PieceKind::Said(meaning)),
        None => (end, words::sides(&found[0]).map_or(PieceKind::Other, PieceKind::Sides)),
    }
}
