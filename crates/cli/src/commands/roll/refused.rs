//! Formats errors of dice expressions.

use std::fmt::Write;

use schwung_dice::Error;
use schwung_messages::Catalogue;

use crate::{
    problems::mark,
    screen::{CYAN, RED, styled, tame},
};

/// The message, the position, advice and suggestions.
pub(super) fn refused(c: &Catalogue, text: &str, error: &Error) -> String {
    let (message, hint) = sentences(c, error);
    let label = c.text("cli-error", &[]);
    let mut told = format!("{} {}\n", styled(RED, format!("{label}:")), tame(&message));
    let span = error.span();
    let column = |byte: u32| {
        let before = text.char_indices().take_while(|it| it.0 < byte as usize).count();
        u32::try_from(before + 1).unwrap_or(u32::MAX)
    };
    told += &mark(text, column(span.start), column(span.end), RED).unwrap_or_default();
    if let Some(hint) = hint {
        let _ = writeln!(told, "  {} {}", styled(CYAN, "="), tame(&hint));
    }
    if let Some(instead) = error.suggestion() {
        let instead = c.text("dice-instead", &[("notation", &tame(instead))]);
        let _ = writeln!(told, "  {} {instead}", styled(CYAN, "="));
    }
    told
}

/// The error message and advice.
pub(super) fn sentences(c: &Catalogue, error: &Error) -> (String, Option<String>) {
    let key = format!("dice-error-{}", error.code().id());
    let data =
        schwung_messages::in_round_numbers(c, error.code() == schwung_dice::Code::TooCostly, error.data());
    let args: Vec<(&str, &str)> = data.iter().map(|(name, value)| (*name, &**value)).collect();
    let hint = format!("{key}.hint");
    (c.text(&key, &args), c.has(&hint).then(|| c.text(&hint, &args)))
}
