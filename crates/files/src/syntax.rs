//! From text to tables: what the TOML parser finds, and what it says in our words.

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

/// Up to this size, in bytes, all errors of a file are looked for; beyond it the first must do, as each takes memory.
pub(crate) const ALL_ERRORS: usize = 256 << 10;

/// So many errors are looked at, so that long files without sense take no long time.
const LOOKED_AT: usize = 1000;

/// A parsed text.
#[derive(Debug)]
pub(crate) struct Parsed<'d> {
    /// The tables, as far as they could be read.
    pub(crate) table: DeTable<'d>,
    /// What in them can be trusted.
    pub(crate) trust: Trust,
}

/// What can be trusted of a text with errors in it.
#[derive(Clone, Debug)]
pub(crate) enum Trust {
    /// There are no errors.
    All,
    /// Lines that have no error; given are the others, in their order.
    LinesBut(Vec<u32>),
    /// Lines before the first error.
    LinesBefore(u32),
}

impl Trust {
    /// Does a problem stand where the text could be read?
    pub(crate) fn covers(&self, line: u32) -> bool {
        match self {
            Trust::All => true,
            Trust::LinesBut(lines) => lines.binary_search(&line).is_err(),
            Trust::LinesBefore(first) => line < *first,
        }
    }

    /// The text with blanks for what cannot be trusted, so that the rest stays in its place. Headings stay: without them
    /// keys would go to another table.
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

/// Parses `text`; errors go to the report.
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

/// Tells the errors, and says what can still be trusted.
fn tell(errors: &[Error], table: &DeTable<'_>, report: &mut Report<'_>) -> Trust {
    let mut problems = Vec::new();
    let mut open: Option<u32> = None;
    let errors = unique(errors);
    for &error in errors.iter().take(LOOKED_AT) {
        let mut span = error.span().unwrap_or_default();
        let mut problem = problem_of(error);
        if problem.code == BAD_KEY {
            span = report.word(&span);
            // Letters beyond a to z are what people mean; quotation marks are all that is missing.
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
    // An open bracket swallows the lines that follow: what the parser says of them helps nobody.
    if let Some(open) = open {
        let ends = [NOT_CLOSED, TOO_DEEP];
        problems.retain(|(span, it)| ends.contains(&it.code) || report.place(span.start).0 <= open);
    }
    problems.dedup_by(|a, b| a.0 == b.0 && a.1.code == b.1.code);
    // Where it lost the thread, the rest of the line is noise.
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

/// The bracket that is still open at `at`, the outermost.
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

/// The errors, one for each place: the first says what is wrong, the others follow from it.
fn unique(errors: &[Error]) -> Vec<&Error> {
    let at = |error: &Error| error.span().map(|span: Span| span.start);
    let mut errors: Vec<&Error> = errors.iter().collect();
    errors.sort_by_key(|error| at(error));
    errors.dedup_by_key(|error| at(error));
    errors
}

/// Words in what the parser says about numbers, and about texts.
const NUMBERS: &[&str] =
    &["number", "numeric", "integer", "float", "radix", "digits", "leading zero", "unexpected sign"];
const STRINGS: &[&str] = &["string", "escape", "unicode", "quote"];

/// The parser's error in our words. It says `what, expected this, that`.
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
    // After a text without quotes only its quotes are missing: what else the parser would take helps nobody.
    if code == NOT_QUOTED { problem } else { problem.allowed(allowed) }
}
