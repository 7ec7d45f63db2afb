//! A new session, typed and by its form.

use schwung_fate::Command;
use schwung_fate_ui::{files, script::parse_command};
use schwung_files::Options;
use schwung_log::Author;
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_ui_kit::harness::forms::read;
use serde_json::Value;

use crate::views_forms::scenes;

const TWO: &str = r#"
[[character]]
name = "Anna"
player = "Anna"
fate = 0
aspects = ["One", "Two", "Three"]
refresh = 3
[[character]]
name = "Ben"
player = "Ben"
fate = 8
"#;

/// A table of `book` with the switch at `with_session`; its default if `None`.
fn state(book: &str, with_session: Option<bool>) -> schwung_fate::State {
    let options = Options { system: Some(book), ..Options::default() };
    let mut state = files::read(TWO, &options).expect("reads").state;
    if let Some(is_on) = with_session {
        state.profile.change(|it| it.switches.refresh_with_session = is_on);
    }
    state
}

/// Fate points after a command.
fn after(state: &schwung_fate::State, command: Command) -> Vec<u8> {
    let mut game = scenes::table(state.clone());
    scenes::play(&mut game, Author::GM, command, &mut Random::new(1));
    game.state().actors.iter().map(|it| it.fate).collect()
}

/// The command of the unchanged form.
fn form_of(state: &schwung_fate::State) -> Command {
    let texts = Catalogue::new(Lang::En, state.profile.id);
    let game = scenes::table(state.clone());
    let forms = scenes::forms(&game, scenes::GM, &texts);
    let form = forms.iter().find(|it| it.verb == "begin_session").expect("a form");
    let proposed: Vec<(&str, Value)> =
        form.fields.iter().filter_map(|it| Some((it.name.as_str(), it.value.clone()?))).collect();
    read(state.profile.id, form, &proposed)
}

//% malmsturm.refresh.when
//% freefate.fate.default-refresh
#[test]
fn a_typed_session_refreshes_as_its_form_proposes_unless_it_says_otherwise() {
    for book in ["sotc", "malmsturm", "freefate"] {
        for (switch, usual) in [(None, 3), (Some(true), 3), (Some(false), 0)] {
            let state = state(book, switch);
            assert_eq!(after(&state, form_of(&state)), [usual, 8], "{book} {switch:?}: the form");
            for (lang, line, anna) in [
                (Lang::En, "new session", usual),
                (Lang::De, "neue Sitzung", usual),
                (Lang::De, "neuer Spielabend", usual),
                (Lang::En, "new session without a refresh", 0),
                (Lang::De, "neue Sitzung gleich im Anschluss ohne Auffrischung", 0),
                (Lang::En, "new session with a refresh", 3),
                (Lang::De, "neue Sitzung mit Auffrischung", 3),
            ] {
                let command = parse_command(&state, line, &Catalogue::new(lang, book)).expect(line);
                assert_eq!(after(&state, command), [anna, 8], "{book} {switch:?}: {line}");
            }
        }
    }
}
