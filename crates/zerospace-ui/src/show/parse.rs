//! Parses typed commands.

use schwung_ui_kit::{VEIL, parse_as};
use schwung_views::Look;
use schwung_zerospace::{Command, Side, State, Wording, ZeroSpace};

use super::eyes::Eyes;
use crate::script;

/// Parses a typed command with the names that the viewer knows. The error lists the words that would be valid at the position
/// of the mistake.
pub(super) fn parse(look: Look<'_, ZeroSpace>, words: &str) -> Result<Command, String> {
    let eyes = Eyes::new(look);
    let veiled = (!eyes.sees_all()).then(|| veiled(eyes));
    let state = veiled.as_ref().unwrap_or(eyes.state);
    parse_as(eyes.c, words, |words| script::parse_command(eyes.c, state, words, eyes.viewer))
}

/// A copy of the state in which names that the viewer may not know are unreadable. Numbers stay the same.
pub(super) fn veiled(eyes: Eyes<'_>) -> State {
    let mut state = eyes.state.clone();
    let ids: Vec<_> = state.ids().collect();
    state.frame.change(|frame| {
        for (&id, sheet) in ids.iter().zip(&mut frame.sheets) {
            if !eyes.knows(id) {
                sheet.name = VEIL.to_owned();
                sheet.band = sheet.band.as_ref().map(|_| VEIL.to_owned());
            }
            // The powers of others may be secret.
            if !eyes.reads(id) {
                sheet.gifts.iter_mut().for_each(|it| it.name = VEIL.to_owned());
                sheet.specialities.iter_mut().for_each(|it| it.name = VEIL.to_owned());
            }
        }
        for (n, name) in (0..=u8::MAX).zip(&mut frame.sides) {
            if !eyes.eyes.know(Side(n)) {
                VEIL.clone_into(name);
            }
        }
    });
    for item in &mut state.items {
        if item.holder.is_some_and(|it| !eyes.knows(it)) {
            item.text = Wording::new(VEIL);
        }
    }
    let tasks: Vec<bool> = eyes.state.tasks.iter().map(|it| eyes.knows_task(it)).collect();
    for (task, known) in state.tasks.iter_mut().zip(tasks) {
        if !known {
            task.text = Wording::new(VEIL);
        }
    }
    state
}
