//! The house-rule switches as settings.

use schwung_views::{Look, switches, wire::SettingView};
use schwung_zerospace::{Command, Fact, Switches, ZeroSpace};
use serde_json::Value;

use crate::{files, words};

/// All switches, in the order of the book.
pub(super) fn settings(look: Look<'_, ZeroSpace>) -> Vec<SettingView> {
    let values = [&*look.game.state().switches, &Switches::default()];
    switches::settings(look.texts, files::SYSTEM, Switches::ALL, values, words::SWITCHES)
}

/// The command that sets a switch.
pub(super) fn set(look: Look<'_, ZeroSpace>, name: &str, value: &Value) -> Option<Command> {
    let mut switches = look.game.state().switches.clone();
    let mut fits = false;
    switches.change(|it| fits = switches::set(Switches::ALL, it, name, value));
    fits.then_some(Command::Set(Fact::Switches(switches)))
}
