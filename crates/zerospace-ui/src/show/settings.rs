//! The house-rule switches as settings.

use schwung_views::{Look, switches, wire::SettingView};
use schwung_zerospace::{Command, Fact, Switch, Switches, ZeroSpace};
use serde_json::{Value, json};

use crate::words;

/// All switches, in the order of the book.
pub(super) fn settings(look: Look<'_, ZeroSpace>) -> Vec<SettingView> {
    let (now, usual) = (&look.game.state().switches, Switches::default());
    let of = |it: &Switch| SettingView {
        name: it.name.to_owned(),
        label: words::switch_name(look.texts, it),
        text: words::switch_text(look.texts, it),
        rule: it.rule.to_owned(),
        kind: switches::kind(it.kind, |it| words::position(look.texts, it)),
        value: json!((it.get)(now)),
        default: json!((it.get)(&usual)),
    };
    Switches::ALL.iter().map(of).collect()
}

/// The command that sets a switch.
pub(super) fn set(look: Look<'_, ZeroSpace>, name: &str, value: &Value) -> Option<Command> {
    let switch = Switches::find(name)?;
    let position = switches::position(value)?;
    let mut switches = look.game.state().switches.clone();
    let mut fits = false;
    switches.change(|it| fits = (switch.set)(it, &position));
    fits.then_some(Command::Set(Fact::Switches(switches)))
}
