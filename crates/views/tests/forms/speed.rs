//! Forms are asked for at every turn.

use std::time::Instant;

use schwung_fate::{Actor, Fate, Side, ZoneId};
use schwung_table::Seat;
use schwung_views::{Look, Shown};

use crate::scenes;

#[test]
fn forms_for_a_dozen_are_quick() {
    let mut state = scenes::tangled().state().clone();
    while state.actors.len() < 12 {
        let sheet =
            schwung_fate::Sheet { name: format!("Gast {}", state.actors.len()), ..Default::default() };
        state.frame.change(|it| it.sheets.push(sheet));
        state.actors.push(Actor::new(Side(1), Seat::GM, ZoneId(1)));
    }
    let turn = state.conflict.and_then(|it| it.turn).unwrap().0;
    let game = scenes::table(state);
    let [texts, _] = scenes::catalogues();
    let look = Look { game: &game, you: scenes::GM, texts: &texts };
    for actor in [Some(turn), None] {
        let count = 50;
        let begin = Instant::now();
        let forms = (0..count).map(|_| Fate::forms(look, actor).len()).sum::<usize>() / count;
        let each = begin.elapsed() / count as u32;
        let bytes = serde_json::to_string(&Fate::forms(look, actor)).unwrap().len();
        if let Ok(path) = std::env::var("FORMS_DUMP") {
            std::fs::write(format!("{path}-{}.json", actor.is_some()), serde_json::to_string(&Fate::forms(look, actor)).unwrap()).unwrap();
        }
        println!("{actor:?}: {forms} forms, {bytes} bytes in {each:?}");
        // Tests are built without much optimisation, and machines are busy.
        assert!(each.as_millis() < 50, "{each:?}");
    }
}
