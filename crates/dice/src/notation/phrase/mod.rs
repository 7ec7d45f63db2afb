//! Reads rolls as people say them: `der bessere von 2W20 plus 5`, `at least 15 on a d20`.
//!
//! Only a text that is no notation is read this way, so that words never change what notation means. The phrases become
//! notation, and every part keeps its place in the original text for errors.

mod pieces;
mod rewrite;
mod words;

use std::borrow::Cow;

use self::pieces::PieceKind;
use super::{text::Text, tree::Function};
use crate::Span;

/// The text with its phrases written as notation; `None` if there is none.
pub(super) fn as_notation<'t>(text: &Text<'t>) -> Option<Text<'t>> {
    let pieces = pieces::split(&text.plain);
    let is_said = pieces.iter().any(|it| matches!(it.kind, PieceKind::Said(_) | PieceKind::Sides(_)));
    // "d20 15+"
    if !is_said && !text.plain.ends_with('+') {
        return None;
    }
    let (plain, places) = rewrite::rewritten(&text.plain, pieces);
    let places = places.into_iter().map(|it| text.span(it, it).start).collect();
    Some(Text { given: text.given, plain: Cow::Owned(plain), places: Some(places) })
}

/// The first word of the text that is neither notation nor part of a phrase.
pub(super) fn unknown(text: &Text<'_>) -> Option<Span> {
    let pieces = pieces::split(&text.plain);
    let is_word = |it: &&pieces::Piece| {
        let told = &text.plain[it.start..it.end];
        let is_function = Function::NAMED.iter().any(|(name, _)| told.eq_ignore_ascii_case(name));
        it.kind == PieceKind::Other && told.len() > 2 && told.chars().all(char::is_alphabetic) && !is_function
    };
    pieces.iter().find(is_word).map(|it| text.span(it.start, it.end))
}

/// Whether the word is part of a phrase.
pub(super) fn is_word(word: &str) -> bool {
    words::phrase(&[words::folded(word)]).is_some()
}
