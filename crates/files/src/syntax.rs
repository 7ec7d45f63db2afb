//! Parsing: reports syntax errors of the TOML parser as problems of our own.

use toml::{
    Spanned,
    de::{DeTable, DeValue, Error},
};

use crate::{
    place::{Report, Span},
    problem::{
        BAD_KEY, BAD_NUMBER, BAD_STRING, COMMA, DUPLICATE_KEY, NO_VALUE, NOT_CLOSED, NOT_QUOTED, Problem,
        SYNTAX, TOO_DEEP,
    },
};

/// Up to this size, in bytes, all errors of a file are reported. In larger files only the first is, because
/// each error takes memory.
pub(crate) const ALL_ERRORS: usize = 256 << 10;

/// Maximal number of parser errors that are examined, to bound the time for long invalid files.
const LOOKED_AT: usize = 1000;

/// A parsed text.
#[derive(Debug)]
pub(crate) struct Parsed<'d> {
    /// The tables, as far as they could be parsed.
    pub(crate) table: DeTable<'d>,
    /// The lines whose contents are reliable.
    pub(crate) trust: Trust,
}

/// Which lines of a text with syntax errors are reliable.
#[derive(Clone, Debug)]
pub(crate) enum Trust {
    /// All: there are no errors.
    All,
    /// All except these lines, in ascending order.
    LinesBut(Vec<u32>),
    /// Lines before this one, which has the first error.
    LinesBefore(u32),
}

impl Trust {
    /// Returns whether a problem on this line is in the reliable part of the text.
    pub(crate) fn covers(&self, line: u32) -> bool {
        match self {
            Trust::All => true,
            Trust::LinesBut(lines) => lines.binary_search(&line).is_err(),
            Trust::LinesBefore(first) => line < *first,
        }
    }

    /// The text with unreliable parts blanked out, which keeps positions unchanged. Headings stay: without
    /// them keys would end up in another table.
    pub(crate) fn readable(&self, text: &str, lines_before: u32) -> String {
        let mut readable = String::with_capacity(text.len());
        for (n, line) in (lines_before.saturating_add(1)..).zip(text.split_inclusive('\n')) {
            if self.covers(n) || (matches!(self, Trust::LinesBut(_)) && line.trim_start().starts_with('[')) {
                readable.push_str(line);
            } else {
                let blanks = line.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' });
                readable.extend(blanks);
            }
        }
        readable
    }
}

/// Parses `text` and reports its errors.
pub(crate) fn parse<'d>(text: &'d str, report: &mut Report<'d>) -> Parsed<'d> {
    let (table, errors) = if text.len() <= ALL_ERRORS {
        let (table, errors) = DeTable::parse_recoverable(text);
        (table.into_inner(), errors)
    } else {
        match DeTable::parse(text) {
            Ok(table) => (table.into_inner(), Vec::new()),
            Err(error) => (DeTable::new(), vec![error]),
        }
    };
    let trust = tell(&errors, &table, report);
    Parsed { table, trust }
}

/// Reports the errors, and returns which lines are still reliable.
fn tell(errors: &[Error], table: &DeTable<'_>, report: &mut Report<'_>) -> Trust {
    let mut problems = Vec::new();
    let mut open: Option<u32> = None;
    let errors = unique(errors);
    for &error in errors.iter().take(LOOKED_AT) {
        let mut span = error.span().unwrap_or_default();
        let mut problem = problem_of(error);
        if problem.code == BAD_KEY {
            span = report.word(&span);
            // A bare key with non-ASCII letters only lacks its quotation marks.
            let word = report.text(&span);
            problem.suggestion = (word.chars().any(char::is_alphabetic)).then(|| format!("\"{word}\""));
        }
        if [NOT_CLOSED, TOO_DEEP].contains(&problem.code) {
            span = opening(table, span.start).unwrap_or(span);
            let line = report.place(span.start).0;
            open = Some(open.map_or(line, |first| first.min(line)));
        }
        problems.push((span, problem));
    }
    // An unclosed bracket swallows the lines that follow; errors within them are not helpful.
    if let Some(open) = open {
        let ends = [NOT_CLOSED, TOO_DEEP];
        problems.retain(|(span, it)| ends.contains(&it.code) || report.place(span.start).0 <= open);
    }
    problems.dedup_by(|a, b| a.0 == b.0 && a.1.code == b.1.code);
    // After the first error on a line, further ones there are not helpful.
    problems.dedup_by(|later, first| {
        first.1.code == SYNTAX && report.place(first.0.start).0 == report.place(later.0.start).0
    });
    let lines = problems.iter().map(|(span, _)| report.place(span.start).0).collect();
    for (span, problem) in &problems {
        report.add(span, problem.clone());
    }
    let left = errors.len().saturating_sub(LOOKED_AT);
    report.leave_untold(left);
    match open {
        _ if errors.is_empty() => Trust::All,
        _ if left > 0 => Trust::LinesBefore(0),
        Some(first) => Trust::LinesBefore(first),
        None => Trust::LinesBut(lines),
    }
}

/// The outermost bracket that is still open at `at`.
fn opening(table: &DeTable<'_>, at: usize) -> Option<Span> {
    table.values().find_map(|value| opening_in(value, at))
}

fn opening_in(value: &Spanned<DeValue<'_>>, at: usize) -> Option<Span> {
    let span = value.span();
    // The span of a table with a heading is its heading.
    let covers = span.start < at && at <= span.end;
    match value.get_ref() {
        DeValue::Array(_) if covers => Some(span.start..span.start + 1),
        DeValue::Array(items) => items.iter().find_map(|it| opening_in(it, at)),
        DeValue::Table(_) if covers => Some(span.start..span.start + 1),
        DeValue::Table(entries) => opening(entries, at),
        _ => None,
    }
}

/// The first error at each position; later ones follow from it.
fn unique(errors: &[Error]) -> Vec<&Error> {
    let at = |error: &Error| error.span().map(|span: Span| span.start);
    let mut errors: Vec<&Error> = errors.iter().collect();
    errors.sort_by_key(|error| at(error));
    errors.dedup_by_key(|error| at(error));
    errors
}

/// Terms for numbers and for texts in the parser's messages.
const NUMBERS: &[&str] =
    &["number", "numeric", "integer", "float", "radix", "digits", "leading zero", "unexpected sign"];
const STRINGS: &[&str] = &["string", "escape", "unicode", "quote"];

/// Converts an error of the parser, which has the form `what, expected this, that`.
pub(crate) fn problem_of(error: &Error) -> Problem {
    let message = error.message();
    let (what, expected) = message.split_once(", expected ").unwrap_or((message, ""));
    let code = match what {
        "duplicate key" => DUPLICATE_KEY,
        "missing value" | "missing value for key" | "key with no value" => NO_VALUE,
        "string values must be quoted" | "invalid boolean" | "invalid value" => NOT_QUOTED,
        it if it.contains("recurs") => TOO_DEEP,
        it if it.starts_with("unclosed") => NOT_CLOSED,
        it if it.contains("comma") => COMMA,
        it if it.contains("unquoted key") || it.starts_with("keys ") => BAD_KEY,
        it if NUMBERS.iter().any(|word| it.contains(word)) => BAD_NUMBER,
        it if STRINGS.iter().any(|word| it.contains(word)) => BAD_STRING,
        _ => SYNTAX,
    };
    let is_nothing = error.span().is_none_or(|span| span.is_empty());
    let code = if code == NOT_QUOTED && is_nothing { NO_VALUE } else { code };
    let allowed = expected.split(", ").filter(|it| it.contains('`')).map(|it| it.replace('`', ""));
    let problem = Problem::error(code);
    // An unquoted text only lacks its quotes; other alternatives are not helpful.
    if code == NOT_QUOTED { problem } else { problem.allowed(allowed) }
}
