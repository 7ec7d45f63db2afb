//! The house-rule switches.

use schwung_fate::{Command, Fact, Fate, Profile, Style, Switches};
use schwung_messages::Catalogue;
use schwung_views::{
    Look,
    form::field::{noted, option},
    switches,
    wire::{FieldKind, FieldOption, SettingView},
};
use serde_json::Value;

use crate::words;

/// Name of the setting for the style of play.
const STYLE: &str = "style";

/// All switches, in the order of the book, preceded by the style of play if the book has some.
pub(crate) fn settings(look: Look<'_, Fate>) -> Vec<SettingView> {
    let profile = &look.game.state().profile;
    let (now, usual) = (&profile.switches, usual(profile));
    let all = switches::settings(look.texts, profile.id, Switches::ALL, [now, &usual], words::SWITCHES);
    style(look.texts, profile, &usual).into_iter().chain(all).collect()
}

/// The default switches of the table's book.
pub(crate) fn usual(profile: &Profile) -> Switches {
    Profile::find(profile.id).map(|it| it.switches).unwrap_or_default()
}

/// Returns whether the book has styles of play.
pub(crate) fn has_styles(profile: &Profile) -> bool {
    Style::Normal.rule().split('.').next() == Some(profile.id)
}

/// All styles of play with their labels.
pub(crate) fn styles(texts: &Catalogue) -> Vec<FieldOption> {
    let of = |it: Style| {
        let [label, note] = ["", ".note"].map(|part| texts.text(&format!("style-{}{part}", it.word()), &[]));
        noted(it.word(), label, note)
    };
    Style::ALL.map(of).into()
}

/// The style of play, which sets several switches at once.
fn style(texts: &Catalogue, profile: &Profile, usual: &Switches) -> Option<SettingView> {
    let word = |switches: &Switches| Value::from(Style::of(switches).map_or("", Style::word));
    let now = word(&profile.switches);
    let mut styles = styles(texts);
    if now == "" {
        styles.insert(0, option(now.clone(), texts.text("style-own", &[])));
    }
    has_styles(profile).then(|| SettingView {
        name: STYLE.to_owned(),
        label: texts.text("style", &[]),
        text: texts.text("style.hint", &[]),
        rule: Style::Normal.rule().to_owned(),
        kind: FieldKind::One(styles),
        value: now,
        default: word(usual),
    })
}

/// The command that sets a switch.
pub(crate) fn set(look: Look<'_, Fate>, name: &str, value: &Value) -> Option<Command> {
    if name == STYLE && has_styles(&look.game.state().profile) {
        let style = Style::from_word(value.as_str()?)?;
        let mut profile = look.game.state().profile.clone();
        profile.change(|it| style.set(&mut it.switches));
        return Some(Command::Set(Fact::Profile(profile)));
    }
    let mut profile = look.game.state().profile.clone();
    let mut fits = false;
    profile.change(|it| fits = switches::set(Switches::ALL, &mut it.switches, name, value));
    fits.then_some(Command::Set(Fact::Profile(profile)))
}
