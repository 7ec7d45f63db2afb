//! Texts as people paste them: a name, headings, lists and labelled lines, with or without Markdown.

use crate::names::folded;

/// A line of a pasted text, without marks of lists and headings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'t> {
    /// What stands before a colon, or the whole line if it is a heading; folded. Empty if there is none.
    pub label: String,
    /// What stands after the colon, or the whole line if it has no label.
    pub text: &'t str,
    /// The line as it was written, without marks.
    pub whole: &'t str,
    /// Whether it begins with a mark of a list.
    pub listed: bool,
}

/// Longest text before a colon that counts as a label, in characters.
const LONGEST_LABEL: usize = 32;

/// The lines of a text that are not empty.
pub fn lines(text: &str) -> Vec<Line<'_>> {
    text.lines().map(line).filter(|it| !it.whole.is_empty()).collect()
}

fn line(written: &str) -> Line<'_> {
    let trimmed = written.trim();
    let bare = trimmed.trim_start_matches(['#', '>', '*', '•', '·', '–', '—', '-', '_']).trim_start();
    let is_number = |it: &str| it.starts_with(|c: char| c.is_ascii_digit());
    // A minus belongs to a number.
    let (whole, listed) = if trimmed.starts_with('-') && is_number(bare) {
        (trimmed, false)
    } else {
        (bare, trimmed.starts_with(['*', '•', '·', '–', '—', '-']) && !trimmed.starts_with("**"))
    };
    let whole = whole.trim_end_matches(['*', '_', '#']).trim_end();
    let split = whole.split_once([':', '\u{ff1a}']);
    let (label, text) = match split {
        Some((label, text)) if label.chars().count() <= LONGEST_LABEL => (label, text),
        _ => ("", whole),
    };
    let text = text.trim_start_matches(['*', '_']).trim();
    Line { label: folded(label.trim_matches(['*', '_', ' '])), text, whole, listed }
}

/// The parts of a list on one line, separated by commas or semicolons outside parentheses.
pub fn parts(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_u32, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' | ';' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.into_iter().map(str::trim).filter(|it| !it.is_empty()).collect()
}

/// The number at the end of a text and what stands before it: `Fists +3`, `Fäuste (3)`, `Gut (+3)`, `Strength: 3`.
pub fn number_at_end(text: &str) -> Option<(&str, i8)> {
    let bare = text.trim().trim_end_matches([')', ']', '.']).trim_end();
    let digits = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    if digits.len() == bare.len() {
        return None;
    }
    let number: i8 = bare[digits.len()..].parse().ok()?;
    let (before, minus) = match digits.strip_suffix(['+']) {
        Some(before) => (before, false),
        None => match digits.strip_suffix(['-', '−', '–']) {
            Some(before) => (before, true),
            None => (digits, false),
        },
    };
    let before = before.trim_end().trim_end_matches(['(', '[', ':', '=']).trim_end();
    Some((before, if minus { -number } else { number }))
}

/// The number with a sign at the beginning of a text and what stands after it: `+3: Fists`, `+3 Fists`.
pub fn number_at_start(text: &str) -> Option<(i8, &str)> {
    let text = text.trim_start().trim_start_matches(['(', '[']);
    let (minus, rest) = match text.strip_prefix('+') {
        Some(rest) => (false, rest),
        None => (true, text.strip_prefix(['-', '−'])?),
    };
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let number: i8 = rest[..end].parse().ok()?;
    let rest = rest[end..].trim_start_matches([')', ']', ':', ' ', '=', '–', '-']).trim_start();
    Some((if minus { -number } else { number }, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lose_their_marks() {
        let found = lines(
            "# Ida Brandt\n\n**Aspekte**\n- Säbel: sieben Scharten\n* Flink\nGut (+3): Fäuste, Kraft\n-1: Wissen",
        );
        let seen: Vec<_> = found.iter().map(|it| (it.label.as_str(), it.text, it.listed)).collect();
        assert_eq!(
            seen,
            [
                ("", "Ida Brandt", false),
                ("", "Aspekte", false),
                ("säbel", "sieben Scharten", true),
                ("", "Flink", true),
                ("gut (+3)", "Fäuste, Kraft", false),
                ("-1", "Wissen", false),
            ]
        );
    }

    #[test]
    fn numbers_are_found_at_either_end() {
        assert_eq!(number_at_end("Fäuste (+3)"), Some(("Fäuste", 3)));
        assert_eq!(number_at_end("Strength: 3"), Some(("Strength", 3)));
        assert_eq!(number_at_end("Wissen −1"), Some(("Wissen", -1)));
        assert_eq!(number_at_end("Wissen"), None);
        assert_eq!(number_at_end("Wissen 999"), None);
        assert_eq!(number_at_start("+3: Fäuste, Kraft"), Some((3, "Fäuste, Kraft")));
        assert_eq!(number_at_start("(−1) Wissen"), Some((-1, "Wissen")));
        assert_eq!(number_at_start("3 Fäuste"), None);
    }

    #[test]
    fn commas_in_parentheses_do_not_separate() {
        assert_eq!(parts("Werfen (Messer, Beil), Schleichen; ,"), ["Werfen (Messer, Beil)", "Schleichen"]);
    }
}
