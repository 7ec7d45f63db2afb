//! Commands as people type them.

use schwung_fate::{ActorId, AspectRef, Command, Fate, State, Wording};
use schwung_transcript::{Expected, LineError, parse_command};

use crate::{Look, fate::eyes::Eyes};

/// What stands for names that the viewer may not know. Nobody can type it.
const VEIL: &str = "\u{1}";

/// The command that somebody types, with the names that they know; or what would be right at the place where it
/// goes wrong.
pub(crate) fn parse(look: Look<'_, Fate>, words: &str) -> Result<Command, String> {
    let words: String = words.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
    let eyes = Eyes::new(look);
    let veiled = (!eyes.sees_all()).then(|| veiled(eyes));
    let state = veiled.as_ref().unwrap_or(eyes.state);
    parse_command(state, words.trim(), eyes.c).map_err(|error| without_veils(error).message(eyes.c))
}

/// The facts with every name that the viewer may not know made unreadable. Numbers stay what they are.
fn veiled(eyes: Eyes<'_>) -> State {
    let mut state = eyes.state.clone();
    state.frame.change(|frame| {
        for (n, sheet) in (0..=u8::MAX).zip(&mut frame.sheets) {
            let id = ActorId(n);
            if !eyes.knows(id) {
                sheet.name = VEIL.to_owned();
                sheet.companions.iter_mut().for_each(|it| it.name = VEIL.to_owned());
            }
            // What others own is theirs to tell; so is how many such things there are.
            if !eyes.reads(id) {
                sheet.gifts.iter_mut().for_each(|it| it.name = VEIL.to_owned());
            }
            for (at, text) in (0..=u8::MAX).zip(&mut sheet.aspects) {
                if !eyes.knows_aspect(AspectRef::Sheet(id, at)) {
                    *text = VEIL.to_owned();
                }
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

/// Without the places where unknown names stood, so that not even their number is told.
fn without_veils(mut error: LineError) -> LineError {
    let is_veil = |text: &str| text.contains(VEIL);
    error.expected.retain(|it| !matches!(it, Expected::Word(word) if is_veil(word)));
    error.suggestion = error.suggestion.filter(|it| !is_veil(it));
    error
}
