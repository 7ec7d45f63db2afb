//! The lines of a file.

use crate::error::{Expected, LineError, short};

/// A line of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Line number, from 1.
    pub(crate) number: u32,
    /// The text without the line ending.
    pub(crate) text: &'a str,
    /// The line ending: a line feed, with or without a carriage return, or empty.
    pub(crate) end: &'a str,
}

/// A part of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spot {
    /// Line number, from 1; 0 if there is no such line.
    pub(crate) line: u32,
    /// Number of characters before it on the line.
    pub(crate) columns: u32,
    pub(crate) text: String,
}

/// The marks that lines can begin with. If two have the same beginning, the longer one comes first.
pub(crate) const MARK: [&str; 10] = [">!", ">", "*", "?!", "?*", "?", "=", "!", ":", "#"];

/// Maximal number of characters in a line.
const LONGEST: usize = 2_000;

/// The lines of a text, without a leading byte order mark.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.split_inclusive('\n').zip(1..).map(|(line, number)| {
        let text = line.strip_suffix('\n').unwrap_or(line);
        let text = text.strip_suffix('\r').unwrap_or(text);
        let end = &line[text.len()..];
        let text = if number == 1 { text.strip_prefix('\u{FEFF}').unwrap_or(text) } else { text };
        Line { number, text, end }
    })
}

impl Line<'_> {
    /// The mark at the start of the line, and the text after it; `None` for empty lines and comments.
    ///
    /// # Errors
    /// If the line has no mark, or is too long.
    pub(crate) fn marked(&self) -> Result<Option<(&'static str, Spot)>, LineError> {
        let text = self.text.trim();
        if text.is_empty() || text.starts_with('#') {
            return Ok(None);
        }
        if text.len() > LONGEST && text.chars().count() > LONGEST {
            return Err(LineError::new("play-line-too-long")
                .arg("most", &LONGEST.to_string())
                .at(self.number, 1));
        }
        let Some(mark) = MARK.into_iter().find(|mark| text.starts_with(mark)) else {
            let found = text.split_whitespace().next().unwrap_or_default();
            let error = LineError::new("play-no-mark").arg("found", &short(found));
            let column = self.columns(text).saturating_add(1);
            return Err(error.at(self.number, column).expecting(marks()));
        };
        let rest = text[mark.len()..].trim_start();
        let spot = Spot { line: self.number, columns: self.columns(rest), text: rest.to_owned() };
        Ok(Some((mark, spot)))
    }

    /// Number of characters before `part`, which ends the line except for trailing space.
    fn columns(&self, part: &str) -> u32 {
        let before = self.text.trim_end().len().saturating_sub(part.len());
        let before = self.text.get(..before).unwrap_or_default();
        u32::try_from(before.chars().count()).unwrap_or(u32::MAX)
    }
}

/// The marks that lines can begin with, for errors.
fn marks() -> Vec<Expected> {
    MARK.iter().map(|it| Expected::Word((*it).to_owned())).collect()
}

impl LineError {
    /// Converts an error within the text of a spot into one within its line.
    pub(crate) fn on(self, spot: &Spot) -> LineError {
        self.moved(spot.line, spot.columns)
    }

    /// An error that covers the whole spot.
    pub(crate) fn of_all(self, spot: &Spot) -> LineError {
        let length = u32::try_from(spot.text.chars().count()).unwrap_or(u32::MAX);
        self.at(spot.line, spot.columns + 1).until((spot.columns + 1).saturating_add(length))
    }
}
