//! Formats problems of files like a compiler: position, message, the marked line, and suggestions.

use std::{borrow::Cow, fs, path::Path};

use anstyle::Style;
use schwung_files::{LARGEST, Problem};
use schwung_messages::Catalogue;
use schwung_transcript::{Key, LineError};

use crate::screen::{BOLD, CYAN, RED, YELLOW, styled, tame};

/// Maximum number of suggestions.
const MOST_TOLD: usize = 40;

/// Code of the problem that concerns no line.
const TOO_LARGE: &str = "too-large";

/// Maximum number of characters shown of a line.
const WIDTH: usize = 100;

/// The files that problems refer to.
pub(crate) struct Sources<'s> {
    /// Path of the checked file.
    pub(crate) path: &'s Path,
    /// Display name of the checked file.
    pub(crate) name: &'s str,
    pub(crate) bytes: &'s [u8],
}

/// A problem with its position.
struct Finding<'f> {
    is_error: bool,
    /// The file, if it is not the checked one.
    file: Option<&'f str>,
    /// Whether it concerns a line rather than the whole file.
    of_line: bool,
    line: u32,
    column: u32,
    end_column: u32,
    message: String,
    notes: Vec<String>,
}

/// Formats a problem of an encounter.
pub(crate) fn of_encounter(c: &Catalogue, sources: &Sources<'_>, problem: &Problem) -> String {
    let args: Vec<(&str, &str)> = problem.args.iter().map(|(name, text)| (*name, &**text)).collect();
    let mut notes = Vec::new();
    if let Some(meant) = &problem.suggestion {
        notes.push(c.text("file-suggestion", &[("suggestion", meant)]));
    }
    if !problem.allowed.is_empty() {
        notes.push(c.text("file-allowed", &[("allowed", &told(problem.allowed.iter().cloned()))]));
    }
    if let Some(rule) = problem.rule {
        notes.push(c.text("cli-problem-rule", &[("rule", rule)]));
    }
    let finding = Finding {
        is_error: problem.is_error(),
        file: None,
        of_line: problem.code != TOO_LARGE,
        line: problem.line,
        column: problem.column,
        end_column: problem.end_column,
        message: c.text(&format!("file-{}", problem.code), &args),
        notes,
    };
    finding.told(c, sources)
}

/// Formats a problem of a play; `is_error` distinguishes errors from warnings.
pub(crate) fn of_play(c: &Catalogue, sources: &Sources<'_>, error: &LineError, is_error: bool) -> String {
    let mut notes = Vec::new();
    if let Some(meant) = &error.suggestion {
        notes.push(c.text("play-suggestion", &[("suggestion", meant)]));
    }
    if !error.expected.is_empty() {
        let expected = told(error.expected.iter().map(|it| it.text(c)));
        notes.push(c.text("play-expected", &[("expected", &expected)]));
    }
    let finding = Finding {
        is_error,
        file: error.file.as_deref(),
        of_line: !matches!(error.key, Key::Play("play-too-large" | "play-unreadable") | Key::File(TOO_LARGE)),
        line: error.line,
        column: error.column,
        end_column: error.end_column,
        message: error.sentence(c),
        notes,
    };
    finding.told(c, sources)
}

/// Formats a problem of a typed line; the position is omitted, since the line is directly above.
pub(crate) fn of_typed(c: &Catalogue, line: &str, error: &LineError) -> String {
    let mut text = mark(line, error.column, error.end_column, RED).unwrap_or_default();
    text += &error.message(c);
    text
}

/// The first suggestions, as text.
fn told(possible: impl Iterator<Item = String>) -> String {
    let mut possible: Vec<String> = possible.take(MOST_TOLD + 1).collect();
    if possible.len() > MOST_TOLD {
        possible[MOST_TOLD] = "…".to_owned();
    }
    possible.join(", ")
}

impl Finding<'_> {
    fn told(&self, c: &Catalogue, sources: &Sources<'_>) -> String {
        let (key, style) = if self.is_error { ("cli-error", RED) } else { ("cli-warning", YELLOW) };
        let place = self.file.map_or(Cow::Borrowed(sources.name), |file| Cow::Owned(tame(file)));
        let place = styled(BOLD, format!("{place}:{}:{}:", self.line, self.column));
        let label = styled(style, format!("{}:", c.text(key, &[])));
        let mut text = format!("{place} {label} {}\n", tame(&self.message));
        if self.of_line
            && let Some(line) = self.source_line(sources)
            && let Some(marked) = mark(&line, self.column, self.end_column, style)
        {
            text += &marked;
        }
        for note in &self.notes {
            text += &format!("  {} {}\n", styled(CYAN, "="), tame(note));
        }
        text
    }

    /// The text of the line, if available.
    fn source_line(&self, sources: &Sources<'_>) -> Option<String> {
        let bytes = match self.file {
            None => Cow::Borrowed(sources.bytes),
            Some(file) => {
                // The file was read a moment ago; if it has disappeared, no line is shown.
                let path = sources.path.parent().unwrap_or(Path::new("")).join(file);
                let about = fs::metadata(&path).ok()?;
                let small = about.is_file() && usize::try_from(about.len()).is_ok_and(|it| it <= LARGEST);
                Cow::Owned(small.then(|| fs::read(&path).ok()).flatten()?)
            }
        };
        let at = usize::try_from(self.line).ok()?.checked_sub(1)?;
        let line = bytes.split(|&it| it == b'\n').nth(at)?;
        let line = String::from_utf8_lossy(line);
        Some(line.trim_end_matches('\r').trim_start_matches('\u{FEFF}').to_owned())
    }
}

/// The part of a line around the columns, with a mark below; `None` if the line is empty.
pub(crate) fn mark(line: &str, column: u32, end_column: u32, style: Style) -> Option<String> {
    let line = tame(line);
    let length = line.chars().count();
    if length == 0 {
        return None;
    }
    let at = usize::try_from(column).unwrap_or(usize::MAX).saturating_sub(1).min(length);
    let end = usize::try_from(end_column).unwrap_or(usize::MAX).saturating_sub(1);
    // Of a long line, only the part around the columns.
    let start = if length <= WIDTH { 0 } else { at.saturating_sub(WIDTH / 2) };
    let shown: String = line.chars().skip(start).take(WIDTH).collect();
    let shown_length = shown.chars().count();
    let at = at - start;
    let carets = end.saturating_sub(start).min(shown_length).saturating_sub(at).max(1);
    let (before, after) =
        (if start > 0 { "…" } else { "" }, if start + shown_length < length { "…" } else { "" });
    let gap = " ".repeat(at + before.chars().count());
    Some(format!("    {before}{shown}{after}\n    {gap}{}\n", styled(style, "^".repeat(carets))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str, column: u32, end: u32) -> Option<String> {
        mark(text, column, end, Style::new())
    }

    #[test]
    fn the_mark_stands_below_the_place() {
        assert_eq!(plain("größer = 1", 10, 11).as_deref(), Some("    größer = 1\n             ^\n"));
        assert_eq!(plain("ab", 3, 3).as_deref(), Some("    ab\n      ^\n"));
        assert_eq!(plain("ab", 900, 1_000).as_deref(), Some("    ab\n      ^\n"));
        assert_eq!(plain("", 1, 1), None);
    }

    #[test]
    fn of_a_long_line_only_a_part_is_shown() {
        let line = "x".repeat(10_000);
        for column in [1, 500, 10_000, 10_001] {
            let marked = plain(&line, column, column + 50_000).unwrap_or_default();
            assert!(marked.len() < 400, "{}", marked.len());
            assert!(marked.contains('^'));
        }
    }
}
