//! Positions in a text as lines and columns, and the problems found there.

use std::ops::Range;

use crate::problem::{MORE_PROBLEMS, Problem};

/// A range of bytes of the text.
pub type Span = Range<usize>;

/// Maximal number of reported problems; any further ones are only counted.
const MOST: usize = 500;

/// A text and the problems found in it.
#[derive(Debug)]
pub struct Report<'d> {
    text: &'d str,
    /// Byte positions where lines begin.
    lines: Vec<usize>,
    lines_before: u32,
    /// Byte positions of quotation marks that the original text does not have: see [`crate::quote_keys`].
    marks: Vec<usize>,
    problems: Vec<Problem>,
    untold: usize,
    untold_errors: bool,
}

impl<'d> Report<'d> {
    pub(crate) fn new(text: &'d str, lines_before: u32) -> Report<'d> {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(ends).collect();
        let (problems, marks) = (Vec::new(), Vec::new());
        Report { text, lines, lines_before, marks, problems, untold: 0, untold_errors: false }
    }

    /// Like [`Report::new`], but for a text to which quotation marks were added at these byte positions.
    /// Columns do not count them.
    pub(crate) fn with_marks(text: &'d str, lines_before: u32, marks: Vec<usize>) -> Report<'d> {
        Report { marks, ..Report::new(text, lines_before) }
    }

    /// Number of marks added between two byte positions.
    fn added(&self, from: usize, to: usize) -> usize {
        self.marks.partition_point(|&it| it < to) - self.marks.partition_point(|&it| it < from)
    }

    /// Adds a problem at `span`, once: an entry that stands for several characters is read for each of them.
    pub fn add(&mut self, span: &Span, problem: Problem) {
        if self.is_full() {
            self.untold += 1;
            self.untold_errors |= problem.is_error();
            return;
        }
        let (line, column) = self.place(span.start);
        let (end_line, end_column) = self.place(span.end);
        let end_column = if end_line == line { end_column } else { column + self.rest_of_line(span.start) };
        let placed = Problem { line, column, end_column: end_column.max(column), ..problem };
        if !self.problems.contains(&placed) {
            self.problems.push(placed);
        }
    }

    /// Returns whether the maximal number of problems has been reported.
    pub(crate) fn is_full(&self) -> bool {
        self.problems.len() >= MOST
    }

    /// Counts errors without reporting them.
    pub(crate) fn leave_untold(&mut self, errors: usize) {
        self.untold += errors;
        self.untold_errors |= errors > 0;
    }

    /// Line and column of a byte position, both from 1.
    pub(crate) fn place(&self, at: usize) -> (u32, u32) {
        let at = self.text.floor_char_boundary(at);
        let line = self.line_of(at);
        let begin = self.lines[line];
        let column = self.text[begin..at].chars().count() - self.added(begin, at) + 1;
        (number(line + 1).saturating_add(self.lines_before), number(column))
    }

    /// The position of the bytes `inside` of the value `text`, which is written at `span`; all of the value
    /// if it contains escapes.
    pub fn inside(&self, span: &Span, text: &str, inside: Span) -> Span {
        let value = self.within(span, text);
        if value.len() == text.len() { value.start + inside.start..value.start + inside.end } else { value }
    }

    /// The position of `part` within `span`; all of `span` if `part` does not occur there literally.
    pub fn within(&self, span: &Span, part: &str) -> Span {
        let found = self.text(span).find(part);
        found.map_or_else(|| span.clone(), |at| span.start + at..span.start + at + part.len())
    }

    /// The text at `span`.
    pub(crate) fn text(&self, span: &Span) -> &'d str {
        self.text.get(span.clone()).unwrap_or_default()
    }

    /// The whole word at `span`: letters, digits, `-` and `_`.
    pub(crate) fn word(&self, span: &Span) -> Span {
        let at = self.text.floor_char_boundary(span.start);
        let (before, after) = self.text.split_at(at);
        let is_other = |c: char| !(c.is_alphanumeric() || c == '-' || c == '_');
        let begin = before.rfind(is_other).map_or(0, |other| before.ceil_char_boundary(other + 1));
        let end = after.find(is_other).map_or(self.text.len(), |other| at + other);
        if begin < end { begin..end } else { span.clone() }
    }

    /// Index of the line of a byte position, from 0.
    fn line_of(&self, at: usize) -> usize {
        self.lines.partition_point(|&begin| begin <= at).saturating_sub(1)
    }

    fn rest_of_line(&self, at: usize) -> u32 {
        let at = self.text.floor_char_boundary(at);
        let rest = self.text[at..].split(['\r', '\n']).next().unwrap_or_default();
        number(rest.chars().count() - self.added(at, at + rest.len()))
    }

    /// Returns whether any problem makes the file unusable.
    pub fn has_errors(&self) -> bool {
        self.untold_errors || self.problems.iter().any(Problem::is_error)
    }

    /// Number of problems.
    pub(crate) fn count(&self) -> usize {
        self.problems.len()
    }

    /// Drops those problems after the first `count` for which `keep` is false.
    pub(crate) fn retain_after(&mut self, count: usize, keep: impl Fn(&Problem) -> bool) {
        let mut at = 0;
        self.problems.retain(|problem| {
            at += 1;
            at <= count || keep(problem)
        });
    }

    /// All problems, in the order of the text.
    pub(crate) fn finish(mut self) -> Vec<Problem> {
        if self.untold > 0 {
            let (line, column) = self.place(self.text.len());
            let is_error = self.has_errors();
            let more = if is_error { Problem::error(MORE_PROBLEMS) } else { Problem::warning(MORE_PROBLEMS) };
            let more = more.arg("count", self.untold);
            self.problems.push(Problem { line, column, end_column: column, ..more });
        }
        self.problems.sort_by_key(|it| (it.line, it.column));
        self.problems
    }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::SYNTAX;

    #[test]
    fn columns_count_characters_and_stay_on_the_line() {
        let mut report = Report::new("ä = 1\nböse = 2\r\n", 3);
        report.add(&(7..12), Problem::error(SYNTAX));
        report.add(&(0..9), Problem::error(SYNTAX));
        report.add(&(900..901), Problem::error(SYNTAX));
        let places: Vec<_> =
            report.finish().into_iter().map(|it| (it.line, it.column, it.end_column)).collect();
        assert_eq!(places, [(4, 1, 6), (5, 1, 5), (6, 1, 1)]);
    }

    #[test]
    fn the_same_problem_is_told_once() {
        let mut report = Report::new("a = 1", 0);
        for at in [0, 4, 0] {
            report.add(&(at..at + 1), Problem::error(SYNTAX));
        }
        report.add(&(0..1), Problem::warning(SYNTAX));
        assert_eq!(report.finish().len(), 3);
    }

    #[test]
    fn too_many_problems_are_counted() {
        let mut report = Report::new("", 0);
        for n in 0..MOST + 7 {
            report.add(&(0..0), Problem::error(SYNTAX).arg("n", n));
        }
        let problems = report.finish();
        let last = problems.last().expect("there are some");
        assert_eq!((last.code, &last.args), (MORE_PROBLEMS, &vec![("count", "7".to_owned())]));
    }
}
