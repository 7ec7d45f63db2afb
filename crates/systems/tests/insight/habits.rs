//! Tests of the habits by which fights are played on in an analysis.

use schwung_log::Audience;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS};
use schwung_table::WireId;
use schwung_views::wire::Do;

use super::{acts, adds_up, analysed, briefly, demo, over, player, shares};
use crate::commits::{GM, WATCH};

#[test]
fn fights_go_on_by_the_habits_that_were_chosen_and_say_so() {
    let (mut game, before) = over(&BOOKS[0]);
    assert!(
        before.basis.contains("mit dieser Gewohnheit weiter: greift den ersten Gegner an"),
        "{}",
        before.basis
    );
    shares(&mut game, GM, before.begin, Audience::Players).expect("the game master may");
    let own = [1, 2, 3, 4].map(|it| briefly(&*game, player(it)));
    let is_players = |actor: WireId| own.iter().flat_map(|it| &it.characters).any(|it| it.actor == actor);
    let theirs =
        before.characters.iter().find(|it| !is_players(it.actor)).expect("somebody of the game master");
    let sets = |game: &mut Box<dyn AnyGame>, actor: WireId| {
        let what = Do::SetHabit { actors: vec![actor], habit: Some("clever".to_owned()) };
        acts(game, GM, what).expect("the game master may");
    };
    sets(&mut game, theirs.actor);
    let after = analysed(&*game, Lang::De, 4);
    assert!(after.basis.contains(&format!("{}: vorsichtig", theirs.name)), "{}", after.basis);
    assert!(after.basis.contains("Vorausschauen dauert"), "{}", after.basis);
    assert_ne!(after.points, before.points, "they go on otherwise");
    adds_up(&after);
    let mine = own.iter().position(|it| !it.characters.is_empty()).expect("a player's character");
    // Looking ahead takes long, so only one other player uses it.
    let of_two = |game: &dyn AnyGame| {
        [mine, (mine + 1) % own.len()].map(|it| (it, briefly(game, player(it as u8 + 1))))
    };
    // The view does not reveal that the habit differs from the default.
    for (n, now) in of_two(&*game) {
        assert_eq!(now.basis, own[n].basis);
        assert!(now.basis.contains("es gewählt hat") && !now.basis.contains(&theirs.name), "{}", now.basis);
    }
    sets(&mut game, own[mine].characters[0].actor);
    for (n, now) in of_two(&*game) {
        assert_eq!(now.basis.contains("vorsichtig"), n == mine, "{}", now.basis);
    }
    shares(&mut game, GM, before.begin, Audience::Table).expect("the game master may");
    let watched = briefly(&*game, WATCH).basis;
    assert!(watched.contains("gewählt hat") && !watched.contains("greift"), "{watched}");
}

/// The forecast and the analysis of the same table assume the same habits: a fight begins with the chances that were forecast.
#[test]
fn a_fight_begins_with_the_chances_that_were_forecast() {
    const RUNS: u32 = 1_000;
    // In the demo of this book, the players' characters spend everything.
    let game = demo("sotc");
    let forecast = game.fight(Lang::De).simulate(u64::from(RUNS), 1, 1, &|_| true).expect("not stopped");
    let view = analysed(&*game, Lang::De, RUNS);
    assert!(
        view.basis.contains("gibt alles aus") && !view.basis.contains("andere Chancen"),
        "{}",
        view.basis
    );
    assert_eq!(view.sides.len(), 2);
    for side in &view.sides {
        let share = forecast.wins.iter().find(|it| it.label == side.label).map_or(0.0, |it| it.share);
        // The standard error of the difference between two shares of `RUNS` fights, at most.
        let error = (2.0 * 0.25 / f64::from(RUNS)).sqrt();
        let found = side.beginning.value;
        assert!((share - found).abs() < 4.0 * error, "{}: {found} instead of {share}", side.label);
    }
}
