//! Parses a whole text into a roll.

use super::{
    cursor::{Cursor, fits, shortened},
    dialect::Dialect,
    parsed::Roll,
    parser_state::Parser,
    phrase,
    text::Text,
    tree::Nodes,
};
use crate::{Code, Error, Result, Span};

impl Roll {
    /// Parses a notation.
    ///
    /// ```
    /// use schwung_dice::Roll;
    /// let roll = Roll::parse("2W6 + 1,5 # Sturz")?;
    /// assert_eq!(roll.to_string(), "2d6 + 1.5 # Sturz");
    /// # Ok::<(), schwung_dice::Error>(())
    /// ```
    ///
    /// # Errors
    /// If the text is not a valid notation, or could never be rolled.
    #[inline]
    pub fn parse(text: &str) -> Result<Roll> {
        Roll::parse_as(text, Dialect::Schwung)
    }

    /// Like [`Roll::parse`], but in the given dialect.
    ///
    /// # Errors
    /// If the text is not a valid notation, or could never be rolled.
    #[inline]
    pub fn parse_as(text: &str, dialect: Dialect) -> Result<Roll> {
        let mut roll = Roll::empty(dialect);
        match read(text, &mut roll) {
            Ok(()) => Ok(roll),
            Err(error) => Err(sound(error, dialect)),
        }
    }

    /// An empty roll to parse into.
    #[inline]
    fn empty(dialect: Dialect) -> Roll {
        let (nodes, labels) = (Nodes::new(), Vec::new());
        Roll { nodes, labels, times: None, comment: None, dialect, span: Span::default(), work: 0 }
    }
}

/// Removes a suggestion that does not parse itself.
#[cold]
fn sound(error: Error, dialect: Dialect) -> Error {
    let is_sound = |it: &str| read(it, &mut Roll::empty(dialect)).is_ok();
    if error.suggestion().is_none_or(is_sound) { error } else { error.without_suggestion() }
}

/// Parses the text into an empty roll, as notation or else as people say it.
fn read(given: &str, roll: &mut Roll) -> Result<()> {
    fits(given)?;
    let text = Text::new(given);
    let Err(error) = notation(&text, roll) else { return Ok(()) };
    let said = if roll.dialect == Dialect::Schwung { phrase::as_notation(&text) } else { None };
    let Some(said) = said else { return Err(error) };
    *roll = Roll::empty(roll.dialect);
    notation(&said, roll).map_err(|error| match (error.code(), phrase::unknown(&text)) {
        // Of a phrase that makes no sense, the word that is not understood is the reason.
        (Code::Unexpected, Some(span)) => {
            Error::new(Code::UnknownWord, span).with("word", shortened(span.of(given)))
        }
        _ => error,
    })
}

fn notation(text: &Text<'_>, roll: &mut Roll) -> Result<()> {
    let Roll { nodes, labels, dialect, .. } = roll;
    let cursor = Cursor::new(text);
    let mut parser = Parser { cursor, nodes, labels, dialect: *dialect, depth: 0, lists: 0, work: 0 };
    parser.cursor.skip_spaces();
    if parser.cursor.is_at_end() {
        return Err(Error::new(Code::Empty, text.span(0, text.plain.len())).instead("2d6"));
    }
    let times = parser.times()?;
    parser.opposed()?;
    let comment = parser.comment()?;
    roll.work = parser.work;
    roll.comment = comment;
    roll.times = times;
    roll.span = text.span(0, text.plain.len());
    Ok(())
}
