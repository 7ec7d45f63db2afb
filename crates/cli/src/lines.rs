//! Reads lines from a terminal or a pipe.

use std::io::{self, BufRead, IsTerminal, Read};

/// Maximum length of a line in bytes; the rest is dropped.
const LONGEST: u64 = 16 * 1024;

/// Standard input, line by line.
pub(crate) struct Lines {
    /// Whether there is no more input.
    closed: bool,
    is_terminal: bool,
    /// Scripted input for tests.
    #[cfg(test)]
    typed: Option<std::vec::IntoIter<String>>,
}

impl Lines {
    /// Scripted lines, as if typed at a terminal or read from a pipe.
    #[cfg(test)]
    pub(crate) fn typed(lines: &[&str], is_terminal: bool) -> Lines {
        let lines: Vec<String> = lines.iter().map(|it| (*it).to_owned()).collect();
        Lines { closed: false, is_terminal, typed: Some(lines.into_iter()) }
    }

    /// Standard input.
    pub(crate) fn new() -> Lines {
        Lines {
            closed: false,
            is_terminal: io::stdin().is_terminal(),
            #[cfg(test)]
            typed: None,
        }
    }

    /// Empty input.
    pub(crate) fn none() -> Lines {
        Lines {
            closed: true,
            is_terminal: false,
            #[cfg(test)]
            typed: None,
        }
    }

    /// Whether input comes from a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Whether there may be more input.
    pub(crate) fn is_open(&self) -> bool {
        !self.closed
    }

    /// The next line, trimmed; `None` at the end of the input or if reading fails.
    pub(crate) fn next(&mut self) -> Option<String> {
        if self.closed {
            return None;
        }
        #[cfg(test)]
        if let Some(typed) = &mut self.typed {
            return typed.next();
        }
        let line = read(&mut io::stdin().lock());
        self.closed = line.is_none();
        line
    }
}

/// Reads a line from any reader. Lines that are too long for any answer are truncated.
fn read(from: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let taken = from.take(LONGEST).read_until(b'\n', &mut bytes).ok()?;
    if taken == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
        from.skip_until(b'\n').ok()?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Some(text.trim().chars().filter(|it| !it.is_control()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_to_the_end() {
        let mut text: &[u8] = b" a \r\n\nb\x1b[31m\xff";
        let mut lines = std::iter::from_fn(|| read(&mut text));
        assert_eq!(lines.by_ref().collect::<Vec<_>>(), ["a", "", "b[31m\u{FFFD}"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_off() {
        let text = format!("{}\nnext\n", "x".repeat(100_000));
        let mut text = text.as_bytes();
        assert_eq!(read(&mut text).map(|it| it.len()), Some(16 * 1024));
        assert_eq!(read(&mut text).as_deref(), Some("next"));
    }
}
