//! Typed commands.

use schwung_fate::{ActorId, AspectRef, Command, Fate, Side, State, Wording};
use schwung_ui_kit::{VEIL, parse_as};
use schwung_views::Look;

use crate::{script::parse_command, show::eyes::Eyes};

/// Parses a typed command, using only names that the viewer knows. The error says what would be valid at the
/// position where parsing failed.
pub(crate) fn parse(look: Look<'_, Fate>, words: &str) -> Result<Command, String> {
    let eyes = Eyes::new(look);
    let veiled = (!eyes.sees_all()).then(|| veiled(eyes));
    let state = veiled.as_ref().unwrap_or(eyes.state);
    parse_as(eyes.c, words, |words| parse_command(state, words, eyes.c))
}

/// The state with unknown names replaced by [`VEIL`]; ids stay the same.
fn veiled(eyes: Eyes<'_>) -> State {
    let mut state = eyes.state.clone();
    state.frame.change(|frame| {
        for (n, sheet) in (0..=u8::MAX).zip(&mut frame.sheets) {
            let id = ActorId(n);
            if !eyes.knows(id) {
                sheet.name = VEIL.to_owned();
                sheet.companions.iter_mut().for_each(|it| it.name = VEIL.to_owned());
            }
            // The possessions of other people's actors are not revealed, nor their number.
            if !eyes.reads(id) {
                sheet.gifts.iter_mut().for_each(|it| it.name = VEIL.to_owned());
            }
            for (at, text) in (0..=u8::MAX).zip(&mut sheet.aspects) {
                if !eyes.knows_aspect(AspectRef::Sheet(id, at)) {
                    *text = VEIL.to_owned();
                }
            }
        }
        for (n, name) in (0..=u8::MAX).zip(&mut frame.sides) {
            if !eyes.eyes.know(Side(n)) {
                VEIL.clone_into(name);
            }
        }
    });
    for aspect in &mut state.aspects {
        if !eyes.knows_aspect(AspectRef::Play(aspect.id)) {
            aspect.text = Wording::new(VEIL);
        }
    }
    state
}
