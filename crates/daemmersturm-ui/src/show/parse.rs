//! Typed commands, and the names they may contain.

use schwung_daemmersturm::{Command, Daemmersturm, Name, Side, State, Wording};
use schwung_table::mentioned;
use schwung_ui_kit::{VEIL, parse_as};
use schwung_views::Look;

use super::eyes::Eyes;
use crate::script;

/// Parses a typed command with the names that the viewer knows. The error lists the expected words.
pub(super) fn parse(look: Look<'_, Daemmersturm>, words: &str) -> Result<Command, String> {
    let eyes = Eyes::new(look);
    let veiled = (!eyes.sees_all()).then(|| veiled(eyes));
    let state = veiled.as_ref().unwrap_or(eyes.state);
    parse_as(eyes.c, words, |words| script::parse_command(eyes.c, state, words, eyes.viewer))
}

/// A copy of the state in which all names the viewer may not know are unreadable. Ids stay the same.
fn veiled(eyes: Eyes<'_>) -> State {
    let mut state = eyes.state.clone();
    let ids: Vec<_> = state.ids().collect();
    state.frame.change(|frame| {
        for (&id, profile) in ids.iter().zip(&mut frame.profiles) {
            if !eyes.knows(id) {
                VEIL.clone_into(&mut profile.name);
                VEIL.clone_into(&mut profile.client_name);
            }
            // The abilities of other characters are secret.
            if !eyes.reads(id) {
                profile.abilities.iter_mut().for_each(|it| VEIL.clone_into(&mut it.name));
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
            item.label = Wording::new(VEIL);
        }
    }
    state
}

/// Returns whether the viewer may know everything that a command refers to.
pub(super) fn may_name(look: Look<'_, Daemmersturm>, command: &Command) -> bool {
    let eyes = Eyes::new(look);
    if eyes.sees_all() {
        return true;
    }
    mentioned::<Name>(command).into_iter().all(|it| knows(eyes, it))
}

/// Returns whether the viewer knows of it. Missing and hidden things cannot be distinguished.
fn knows(eyes: Eyes<'_>, name: Name) -> bool {
    let state = eyes.state;
    name.is_known(state)
        && match name {
            Name::Actor(it) => eyes.knows(it),
            Name::Item(it) => state.item(it).is_none_or(|it| it.holder.is_none_or(|it| eyes.knows(it))),
            Name::Area(it) => eyes.eyes.know(it),
            Name::Effect(it) => {
                let wounds = state.effects.iter().map(|it| (it.id, it.on));
                let modifiers = state.modifiers.iter().map(|it| (it.id, it.on));
                let covers = state.covers.iter().map(|it| (it.id, it.of));
                let mut all = wounds.chain(modifiers).chain(covers).filter(|(id, _)| *id == it);
                all.next().is_none_or(|(_, on)| eyes.knows(on))
            }
            Name::Side(it) => eyes.eyes.know(it),
            Name::Note(_) => false,
            Name::Weapon(_)
            | Name::Protection(_)
            | Name::Ability(_)
            | Name::Spell(_)
            | Name::Substance(_)
            | Name::Group(_)
            | Name::Swarm(_)
            | Name::Seat(_) => true,
        }
}
