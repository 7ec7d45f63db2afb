//! Texts that people write at the table.

use schwung_table::Hosted;

use crate::Refusal;

/// Trims a text, removes control characters other than line feeds, and checks its length in characters.
pub(super) fn checked<S: Hosted>(text: &str, least: usize, most: usize) -> Result<String, Refusal<S>> {
    let text: String = text.trim().chars().filter(|it| !it.is_control() || *it == '\n').collect();
    let length = text.chars().count();
    if length < least || length > most { Err(Refusal::Length(most)) } else { Ok(text) }
}

/// Whether a character is invisible or changes the writing direction. Joiners are allowed, since some scripts need
/// them.
pub(super) fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(letter, '\u{ad}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\n')
}
