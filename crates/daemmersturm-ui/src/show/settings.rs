//! The house-rule switches.

use schwung_daemmersturm::{Command, Daemmersturm, Fact, Switches, TableFact, Wording};
use schwung_views::{Look, switches, wire::SettingView};
use serde_json::Value;

use crate::{files, words};

/// All switches, in the order of their definition.
pub(super) fn settings(look: Look<'_, Daemmersturm>) -> Vec<SettingView> {
    let values = [&*look.game.state().switches, &Switches::default()];
    switches::settings(look.texts, files::SYSTEM, Switches::ALL, values, words::SWITCHES)
}

/// The command that sets a switch.
pub(super) fn set(look: Look<'_, Daemmersturm>, name: &str, value: &Value) -> Option<Command> {
    let mut switches = look.game.state().switches.clone();
    let mut fits = false;
    switches.change(|it| fits = switches::set(Switches::ALL, it, name, value));
    let fact = Fact::Table(TableFact::Switches(switches));
    fits.then_some(Command::Set { fact, reason: Wording::NONE })
}
