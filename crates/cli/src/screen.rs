//! What the command writes.

use std::{
    fmt::Display,
    io::{self, BufWriter, ErrorKind, IsTerminal, StdoutLock, Write},
};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};

/// Headings, commands.
pub(crate) const BOLD: Style = Style::new().bold();
/// What cannot be chosen, and what stands beside the point.
pub(crate) const DIM: Style = Style::new().dimmed();
/// Something does not hold.
pub(crate) const RED: Style = AnsiColor::Red.on_default().bold();
/// Something to look at.
pub(crate) const YELLOW: Style = AnsiColor::Yellow.on_default().bold();
/// Something is as it should be.
pub(crate) const GREEN: Style = AnsiColor::Green.on_default();
/// Ids, names to be typed.
pub(crate) const CYAN: Style = AnsiColor::Cyan.on_default();

/// The text in a style. Streams that show no colours leave them out.
pub(crate) fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Standard output, and standard error beside it.
///
/// Writing never fails where it happens, since it happens in the middle of play; [`Screen::finish`] tells. A reader that
/// has seen enough (`| head`) is no failure: the rest is written nowhere.
pub(crate) struct Screen {
    out: BufWriter<AutoStream<StdoutLock<'static>>>,
    failed: Option<io::Error>,
}

impl Screen {
    pub(crate) fn new() -> Screen {
        Screen { out: BufWriter::new(anstream::stdout().lock()), failed: None }
    }

    /// A line of output.
    pub(crate) fn line(&mut self, text: impl Display) {
        if self.failed.is_none() {
            self.failed = writeln!(self.out, "{text}").err();
        }
    }

    /// Text of output as it is.
    pub(crate) fn text(&mut self, text: &str) {
        if self.failed.is_none() {
            self.failed = write!(self.out, "{text}").err();
        }
    }

    /// A line beside the output: problems, questions. What was written before stands before it.
    pub(crate) fn aside(&mut self, text: impl Display) {
        self.flush();
        aside(&format!("{text}\n"));
    }

    /// As [`Screen::aside`], and the line goes on.
    pub(crate) fn prompt(&mut self, text: impl Display) {
        self.flush();
        aside(&text.to_string());
    }

    pub(crate) fn flush(&mut self) {
        if self.failed.is_none() {
            self.failed = self.out.flush().err();
        }
    }

    /// Does nobody read any more?
    pub(crate) fn is_gone(&self) -> bool {
        self.failed.is_some()
    }

    /// # Errors
    /// If not all could be written, though somebody still reads.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.flush();
        match self.failed.take() {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
            _ => Ok(()),
        }
    }
}

/// Writes to standard error; there is nowhere to tell that it failed.
pub(crate) fn aside(text: &str) {
    let mut stream = anstream::stderr().lock();
    let _ = stream.write_all(text.as_bytes()).and_then(|()| stream.flush());
}

/// Is the output for a person's eyes?
pub(crate) fn is_read_by_a_person() -> bool {
    io::stdout().is_terminal()
}

/// The text without what would upset a screen.
pub(crate) fn tame(text: &str) -> String {
    text.chars()
        .map(|it| match it {
            '\t' => ' ',
            it if it.is_control() => '\u{FFFD}',
            it => it,
        })
        .collect()
}

/// The text as it stands between the tags of a picture.
pub(crate) fn escaped(text: &str) -> String {
    tame(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The text in lines of at most `width` characters, unless a word is longer.
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
