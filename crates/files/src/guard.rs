//! Limits that are checked before anything is parsed: size, encoding, nesting.

use std::ops::ControlFlow;

use toml_parser::{Source, lexer::TokenKind};

use crate::{
    place::{Report, Span},
    problem::{NOT_UTF8, Problem, TOO_DEEP, TOO_LARGE},
};

/// The largest accepted file, in bytes: 4 MiB.
pub const LARGEST: usize = 4 << 20;

/// Maximal number of parts in a dotted key. The format needs two; the parser itself limits brackets, but not
/// dots.
const DEEPEST: usize = 8;

/// Checks the size of a file.
pub(crate) fn size(bytes: usize, lines_before: u32) -> Result<(), Vec<Problem>> {
    if bytes > LARGEST {
        let problem = Problem::error(TOO_LARGE).arg("size", bytes).arg("most", LARGEST);
        return Err(vec![Problem { line: lines_before.saturating_add(1), ..problem }]);
    }
    Ok(())
}

/// Checks the size of a file and decodes it as UTF-8.
///
/// # Errors
/// If there are more than [`LARGEST`] bytes, or if they are not valid UTF-8.
pub fn utf8(bytes: &[u8], lines_before: u32) -> Result<&str, Vec<Problem>> {
    size(bytes.len(), lines_before)?;
    std::str::from_utf8(bytes).map_err(|error| {
        let (good, bad) = bytes.split_at(error.valid_up_to());
        let good = std::str::from_utf8(good).unwrap_or_default();
        let mut report = Report::new(good, lines_before);
        let byte = bad.first().copied().unwrap_or_default();
        report.add(&(good.len()..good.len()), Problem::error(NOT_UTF8).arg("byte", format!("{byte:02X}")));
        report.finish()
    })
}

/// Checks that no key is nested too deeply. Nested tables use stack space, and one line of dots can create
/// many.
pub(crate) fn nesting(text: &str, report: &mut Report<'_>) -> ControlFlow<()> {
    let mut dots = 0;
    for token in Source::new(text).lex() {
        match token.kind() {
            TokenKind::Dot => dots += 1,
            TokenKind::Atom | TokenKind::BasicString | TokenKind::LiteralString | TokenKind::Whitespace => {}
            _ => dots = 0,
        }
        if dots >= DEEPEST {
            let span: Span = token.span().start()..token.span().end();
            report.add(&span, Problem::error(TOO_DEEP).arg("most", DEEPEST));
            return ControlFlow::Break(());
        }
    }
    ControlFlow::Continue(())
}
