//! Dice: their ranges, who rolls them, and dice from the game client.

use crate::common::*;
use schwung_daemmersturm::{
    client::{Tray, command, waiting},
    *,
};
use schwung_play::{Input, Pending, Stop, replay};
use schwung_table::{Dice, System};

/// The rolls of the latest command, each with its character, purpose and range.
fn rolls(scene: &Scene) -> Vec<(ActorId, Purpose, &'static str)> {
    let called = scene.events.iter().filter_map(|it| match it {
        Event::Roll(RollEvent::Called { who, purpose, span }) => Some((*who, *purpose, span.name())),
        _ => None,
    });
    called.collect()
}

//% daemmersturm.dice.uniform-range
#[test]
fn a_roll_is_one_number_from_a_range() {
    for (low, high, count) in [(1, 20, 20), (2, 3, 2), (0, 5, 6), (1, 4, 4), (5, 15, 11)] {
        let span = Span::of(low, high);
        let numbers: Vec<i16> = span.outcomes().iter().map(|it| it.0).collect();
        assert_eq!(numbers, (i16::from(low)..=i16::from(high)).collect::<Vec<_>>());
        assert!(span.outcomes().iter().all(|it| it.1 == 1), "each is equally likely");
        assert_eq!(span.ways(), count);
    }
    // The roll is the natural number; bonuses are reported separately.
    let mut it = Scene::melee().versus(3, 15);
    it.run(&attack(A, B, 1), &[9]);
    let (span, purpose) = (Span::D20, Purpose::Attack);
    assert!(it.told(RollEvent::Rolled {
        who: A,
        purpose,
        span,
        natural: 9,
        bonus: 3,
        extra: Extra::default()
    }));
}

//% daemmersturm.dice.catalogue
//% daemmersturm.dice.who-rolls
#[test]
fn attackers_roll_attacks_and_damage_and_defenders_their_protection() {
    // B of the plot leader hits A: B rolls attack and damage, A rolls shield and armour.
    let mut it = Scene::melee().shield(A).profile(A, |it| it.armour = Some(PLATE));
    it.end_turn(&[]);
    it.run(&attack(B, A, 2), &[20, 1, 1, 4, 5, 1]);
    let wanted = [
        (B, Purpose::Attack, "1-20"),
        (A, Purpose::Shield, "1-20"),
        (B, Purpose::Critical, "1-6"),
        (B, Purpose::Damage, "1-10"),
        (B, Purpose::CriticalExtra, "1-5"),
        (A, Purpose::Armour, "1-6"),
    ];
    assert_eq!(rolls(&it), wanted);
    let mut it = Scene::melee();
    it.run(&attack(A, B, 1), &[20, 3, 4, 6]);
    assert_eq!(rolls(&it)[3], (A, Purpose::CriticalExtra, "1-10"));
    // Cover and seeking cover.
    let cover = Cover { id: EffectId(0), of: B, side: CoverSide::All, need: 12, full: false };
    let mut it = Scene::shooting(BOW).set(Fact::Scene(SceneFact::Cover(cover)));
    it.run(&attack(A, B, 1), &[15, 12]);
    assert_eq!(rolls(&it)[1], (B, Purpose::Cover, "1-20"));
    let mut it = Scene::shooting(BOW);
    it.answer(Protecting::Try(Shelter::Seek)).run(&attack(A, B, 1), &[15, 10]);
    assert_eq!(rolls(&it)[1], (B, Purpose::SeekCover, "1-20"));
    // Exhaustion is rolled by the exhausted character.
    let mut it = Scene::fight().actor(B, |it| (it.life, it.exhausted) = (4, true));
    it.end_turn(&[6]);
    assert_eq!(rolls(&it), [(B, Purpose::Exhaustion, "1-10")]);
}

//% daemmersturm.dice.catalogue
//% daemmersturm.dice.who-rolls
#[test]
fn seekers_climbers_and_drinkers_roll_for_themselves() {
    let quiet = |it: &mut Switches| {
        (it.ask_climb_range, it.ask_fall, it.ask_field) = (Prompt::Off, Prompt::Off, Prompt::Off);
    };
    let mut it = Scene::fight().house(quiet);
    let climb = ClimbTry::plain(A, Obstacle::Tree, ClimbPay::Movement);
    it.run(&Command::Scene(SceneCommand::Climb(ClimbCommand::Climb(climb))), &[1, 1, 15]);
    assert_eq!(rolls(&it), [1, 2, 3].map(|part| (A, Purpose::Climb(part), "1-20")));
    let search =
        Search { by: A, with: None, toward: None, terms: SightTerms::default(), field: None, veiled: false };
    it.run(&Command::Scene(SceneCommand::Sight(SightCommand::Search(search))), &[1]);
    assert_eq!(rolls(&it), [(A, Purpose::Perception, "1-20")]);
    let hide = Hide {
        by: A,
        with: Vec::new(),
        from: vec![B],
        against: None,
        value: None,
        terms: SightTerms::default(),
    };
    it.run(&Command::Scene(SceneCommand::Sight(SightCommand::Hide(hide))), &[1]);
    assert_eq!(rolls(&it), [(A, Purpose::Camouflage, "1-20")]);
    // A gives C the second potion of the section: C rolls for side effects.
    let mut it = Scene::fight().house(quiet).library(|it| it.substances = vec![Substance::default()]);
    it = it.item(A, ItemKind::Substance(SubstanceId(0))).actor(C, |it| it.potions = 1);
    let give = ItemCommand::Administer { by: A, to: C, item: ItemId(1) };
    it.run(&Command::Gear(GearCommand::Item(give)), &[5]);
    assert_eq!(rolls(&it), [(C, Purpose::SideEffect, "1-5")]);
}

/// An attack whose dice all come from a single paste of client lines.
//% daemmersturm.dice.client-command
//% daemmersturm.dice.paste-matching
//% daemmersturm.dice.entry-modes
#[test]
fn one_paste_plays_attack_and_damage() {
    let scene = Scene::melee().versus(3, 15).profile(A, |it| it.name = "Hanspeter".to_owned());
    let chat = "Hanspeter würfelt. Ergebnis: 15 (1-20)\nHanspeter würfelt. Ergebnis: 7 (1-10)";
    let (blow, mut tray, mut inputs, mut commands) =
        (attack(A, B, 1), Tray::default(), Vec::new(), Vec::new());
    let end = loop {
        let run =
            replay::<Daemmersturm, _>(scene.state.clone(), &inputs, |t| Daemmersturm::perform(t, &blow));
        match run.result {
            Ok(()) => break run.state,
            Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                let waiting = [waiting(&run.state, &run.events).expect("a roll is called for")];
                commands.push(command(waiting[0].low, waiting[0].high));
                let fitted = match inputs.is_empty() {
                    true => tray.paste(chat, 1, &waiting).fitted.into_iter().next(),
                    false => tray.follow_up(&waiting),
                };
                let outcome = fitted.expect("a line").entered.number as i32;
                inputs.push(Input::Rolled { who, dice: dice.name, outcome });
            }
            Err(stop) => panic!("{stop:?}"),
        }
    };
    assert_eq!(commands, ["/roll 1-20", "/roll 1-10"]);
    assert_eq!((end.actor(B).life, tray.lines().len()), (13, 0));
}

//% daemmersturm.dice.who-rolls
//% daemmersturm.dice.paste-matching
#[test]
fn the_client_knows_people_by_other_names() {
    let scene = Scene::melee().profile(A, |it| {
        (it.name, it.client_name) = ("Hans-Peter".to_owned(), "Hanspeter".to_owned());
    });
    let names = |who| client::client_names(&scene.state, who);
    assert_eq!(names(A), ["Hanspeter", "Hans-Peter", "Anna"]);
    assert_eq!(names(B), ["B", "Leader"]);
    // An article is not used as a name.
    let scene = scene.profile(B, |it| it.name = "Der Graue Vogt".to_owned());
    assert_eq!(client::client_names(&scene.state, B), ["Der Graue Vogt", "Graue", "Leader"]);
    // Nor is a title, in either language.
    for (name, given) in
        [("Brother Anselm", "Anselm"), ("Frau Dr. Selma Quast", "Selma"), ("Kapitän Ravn", "Ravn")]
    {
        let scene = Scene::new().profile(B, |it| it.name = name.to_owned());
        assert_eq!(client::client_names(&scene.state, B), [name, given, "Leader"]);
    }
}
