//! Checks that the generated moves keep a table going: most are legal, and conflicts end and begin again.

use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::open;
use schwung_trial::player;
use schwung_views::wire::{NewTable, Role, SceneView, Start, You};

/// Number of moves tried.
const MOVES: usize = 1_500;

#[test]
fn play_goes_on_and_most_of_it_is_legal() {
    let start = Start::Demo { system: "sotc".into() };
    let new = NewTable { start, gm: String::new(), title: String::new(), lang: "de".into() };
    let (mut random, mut dice) = (Random::new(5), Random::new(6));
    let (mut game, _) = open(&new, 0, "open", &mut dice).expect("the demo opens");
    let gm = You { role: Role::Gm, seat: Some(0) };
    let (mut refused, mut scenes, mut asked) = (Vec::new(), 0, 0);
    for at in 0..MOVES {
        let view = game.view(gm, Lang::De.into());
        let SceneView::Fate(scene) = &view.scene else { panic!("a scene of Fate") };
        scenes = scenes.max(scene.scene);
        asked += usize::from(view.waiting.is_some());
        let next = player::next(&view, &mut random);
        let deed = game.parse(Lang::De, next.what).expect("a command of this system");
        match game.decide(gm, Lang::De, &format!("m{at}"), 0, &deed, &mut dice) {
            Ok(decided) => game.commit(decided).expect("the next record"),
            Err(it) => refused.push(it.text),
        }
    }
    assert!(refused.len() < MOVES / 12, "{} refused, as {:?}", refused.len(), &refused[..5]);
    assert!(asked > MOVES / 4, "{asked} questions");
    assert!(scenes > 1, "{scenes} scenes");
}
