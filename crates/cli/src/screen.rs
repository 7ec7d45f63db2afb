//! The output of the command.

use std::{
    fmt::Display,
    io::{self, BufWriter, ErrorKind, IsTerminal, StdoutLock, Write},
};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};

/// Headings and commands.
pub(crate) const BOLD: Style = Style::new().bold();
/// Unavailable choices and secondary information.
pub(crate) const DIM: Style = Style::new().dimmed();
/// Failures.
pub(crate) const RED: Style = AnsiColor::Red.on_default().bold();
/// Warnings.
pub(crate) const YELLOW: Style = AnsiColor::Yellow.on_default().bold();
/// Successes.
pub(crate) const GREEN: Style = AnsiColor::Green.on_default();
/// Ids and names to type.
pub(crate) const CYAN: Style = AnsiColor::Cyan.on_default();

/// Applies a style, which is removed again for streams without colours.
pub(crate) fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Standard output and standard error.
///
/// Writing never fails immediately, since it happens in the middle of play; [`Screen::finish`] reports errors. A closed
/// pipe, as in `| head`, is not an error: the remaining output is dropped.
pub(crate) struct Screen {
    out: BufWriter<AutoStream<StdoutLock<'static>>>,
    failed: Option<io::Error>,
}

impl Screen {
    pub(crate) fn new() -> Screen {
        Screen { out: BufWriter::new(anstream::stdout().lock()), failed: None }
    }

    /// Writes a line to standard output.
    pub(crate) fn line(&mut self, text: impl Display) {
        if self.failed.is_none() {
            self.failed = writeln!(self.out, "{text}").err();
        }
    }

    /// Writes text to standard output.
    pub(crate) fn text(&mut self, text: &str) {
        if self.failed.is_none() {
            self.failed = write!(self.out, "{text}").err();
        }
    }

    /// Writes a line to standard error, for problems and questions. Flushes standard output first.
    pub(crate) fn aside(&mut self, text: impl Display) {
        self.flush();
        aside(&format!("{text}\n"));
    }

    /// Like [`Screen::aside`], but without a line break.
    pub(crate) fn prompt(&mut self, text: impl Display) {
        self.flush();
        aside(&text.to_string());
    }

    pub(crate) fn flush(&mut self) {
        if self.failed.is_none() {
            self.failed = self.out.flush().err();
        }
    }

    /// Whether writing has failed, usually because the reader closed the pipe.
    pub(crate) fn is_gone(&self) -> bool {
        self.failed.is_some()
    }

    /// Flushes the output.
    ///
    /// # Errors
    /// Returns the first write error, unless the reader has closed the pipe.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.flush();
        match self.failed.take() {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
            _ => Ok(()),
        }
    }
}

/// Writes to standard error; errors cannot be reported anywhere.
pub(crate) fn aside(text: &str) {
    let mut stream = anstream::stderr().lock();
    let _ = stream.write_all(text.as_bytes()).and_then(|()| stream.flush());
}

/// Whether standard output is a terminal.
pub(crate) fn is_read_by_a_person() -> bool {
    io::stdout().is_terminal()
}

/// The text without control characters that affect a terminal.
pub(crate) fn tame(text: &str) -> String {
    text.chars()
        .map(|it| match it {
            '\t' => ' ',
            it if it.is_control() => '\u{FFFD}',
            it => it,
        })
        .collect()
}

/// The text escaped for SVG.
pub(crate) fn escaped(text: &str) -> String {
    tame(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Width of a terminal that everything fits, in characters.
pub(crate) const WIDTH: usize = 80;

/// Wraps the text to lines of at most `width` characters, unless a word is longer.
pub(crate) fn wrapped(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
        lines.push(line);
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_between_words() {
        assert_eq!(wrapped("a bc def", 4), "a bc\ndef");
        assert_eq!(wrapped("überlanges Wort", 4), "überlanges\nWort");
        assert_eq!(wrapped("a\nb", 80), "a\nb");
        assert_eq!(wrapped("", 80), "");
    }

    #[test]
    fn nothing_that_upsets_a_screen_is_left() {
        assert_eq!(tame("a\tb\u{1b}[31m\u{7}"), "a b\u{FFFD}[31m\u{FFFD}");
    }
}
