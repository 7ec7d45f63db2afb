//! Perception and camouflage.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::{Hosted, Owner};

const NONE: SightTerms =
    SightTerms { hints: Hints::None, easy: false, hard: false, very_hard: false, extreme: false, more: 0 };

fn sight(it: SightCommand) -> Command {
    Command::Scene(SceneCommand::Sight(it))
}

fn search(terms: SightTerms, with: Option<Skill>) -> Command {
    sight(SightCommand::Search(Search {
        by: A,
        with,
        toward: Some(Direction::N),
        terms,
        field: None,
        veiled: false,
    }))
}

/// B is hidden from A.
fn hidden(scene: Scene, traceless: bool) -> Scene {
    let seen = Some(Seen::Hidden { traceless, last: None });
    scene.set(Fact::Scene(SceneFact::Sight { observer: A, entity: B, seen }))
}

fn quiet(scene: Scene) -> Scene {
    scene.house(|it| (it.ask_field, it.ask_detail) = (Prompt::Automatic, Prompt::Automatic))
}

fn grade(scene: &Scene) -> Option<(i16, Grade)> {
    scene.events.iter().find_map(|it| match it {
        Event::Scene(SceneEvent::Sight(SightEvent::Searched { result, grade, .. })) => {
            Some((*result, *grade))
        }
        _ => None,
    })
}

/// Each case: FA, Z, the chosen value, circumstances, the natural number, the result and its grade.
//% daemmersturm.perception.test
//% daemmersturm.perception.weak
//% daemmersturm.perception.normal
//% daemmersturm.perception.critical
//% daemmersturm.perception.mod.value
//% daemmersturm.perception.mod.hints
//% daemmersturm.perception.mod.good-hints
//% daemmersturm.perception.mod.easy
//% daemmersturm.perception.mod.hard
//% daemmersturm.perception.mod.very-hard
//% daemmersturm.perception.mod.extreme
//% daemmersturm.perception.mod.more
#[test]
fn results_and_what_changes_them() {
    use Grade::{Critical, Nothing, Success, Weak};
    let hints = |hints| SightTerms { hints, ..NONE };
    let (easy, hard) = (SightTerms { easy: true, ..NONE }, SightTerms { hard: true, ..NONE });
    let (very_hard, extreme) = (SightTerms { very_hard: true, ..NONE }, SightTerms { extreme: true, ..NONE });
    let (ranged, magic) = (Some(Skill::Ranged), Some(Skill::Magic));
    let cases = [
        (4, 0, ranged, NONE, 11, (15, Success)),
        (0, 0, None, NONE, 12, (12, Weak)),
        (0, 0, None, NONE, 11, (11, Nothing)),
        (0, 0, None, NONE, 14, (14, Weak)),
        (0, 0, None, NONE, 16, (16, Success)),
        (0, 0, None, NONE, 17, (17, Success)),
        (0, 0, None, NONE, 18, (18, Critical)),
        (0, -5, magic, NONE, 20, (15, Success)),
        (-3, 2, magic, NONE, 13, (15, Success)),
        (-3, 2, None, NONE, 13, (15, Success)),
        (-3, -2, None, NONE, 17, (15, Success)),
        (0, 0, ranged, hints(Hints::Some), 12, (15, Success)),
        (0, 0, ranged, hints(Hints::Helpful), 10, (15, Success)),
        (0, 0, None, easy, 12, (15, Success)),
        (0, 0, None, hard, 17, (14, Weak)),
        (1, 0, ranged, very_hard, 19, (15, Success)),
        (0, 0, magic, extreme, 20, (12, Weak)),
        (0, 0, None, SightTerms { more: 2, ..hard }, 16, (15, Success)),
    ];
    for (fa, z, with, terms, natural, wanted) in cases {
        let mut it = quiet(Scene::fight()).values(A, (0, 12), (fa, 12), (z, 12));
        it.run(&search(terms, with), &[natural]);
        assert_eq!(grade(&it), Some(wanted), "{fa} {z} {natural}");
        assert!(it.state.actor(A).turn.action);
    }
    assert_eq!(Scene::fight().refused(&search(NONE, Some(Skill::Melee))), Bar::WrongValue);
}

//% daemmersturm.perception.open
//% daemmersturm.perception.hidden
//% daemmersturm.perception.found
#[test]
fn the_hidden_are_no_targets_until_they_are_found() {
    let shot = attack(A, B, 1);
    let open = Scene::shooting(BOW);
    open.allowed(&shot);
    let mut it = quiet(hidden(open, false));
    assert_eq!(it.refused(&shot), Bar::IsHidden);
    it.run(&search(NONE, None), &[16]);
    assert_eq!(it.state.sight(A, B), Some(Seen::Discovered));
    it.until(A);
    it.allowed(&shot);
    assert_eq!(it.state.sight(C, B), None, "discovery is by each alone");
}

//% daemmersturm.perception.needs-trace
#[test]
fn what_leaves_no_trace_is_not_found() {
    let mut it = quiet(hidden(Scene::fight(), true)).values(A, (0, 12), (1, 12), (0, 12));
    it.run(&search(NONE, None), &[20]);
    assert_eq!(grade(&it), Some((21, Grade::Critical)));
    assert_eq!(it.state.sight(A, B), Some(Seen::Hidden { traceless: true, last: None }));
}

//% daemmersturm.perception.weak
//% daemmersturm.perception.detail
#[test]
fn a_weak_success_shows_a_part() {
    let mut it = hidden(Scene::shooting(BOW), false);
    it.answer(Actors(vec![B])).answer(false).answer(Answer::Words(Wording::new("Something moves.")));
    it.run(&search(NONE, None), &[12]);
    assert_eq!(it.kinds(), ["in-field", "judge", "detail"]);
    assert_eq!(it.state.sight(A, B), Some(Seen::Partly { target: false }));
    assert_eq!(
        it.state.notes.last().map(|it| (it.to, it.text.as_str())),
        Some((Some(A), "Something moves."))
    );
    it.until(A);
    assert_eq!(it.refused(&attack(A, B, 1)), Bar::IsHidden);
    let mut it = hidden(Scene::fight(), false).house(|it| it.ask_detail = Prompt::Off);
    it.answer(Actors(vec![B])).answer(true).run(&search(NONE, None), &[14]);
    assert_eq!(it.state.sight(A, B), Some(Seen::Partly { target: true }));
}

//% daemmersturm.perception.blocking
#[test]
fn who_is_in_the_field_the_plot_leader_says() {
    let mut it = hidden(Scene::fight(), false);
    it.answer(Actors(Vec::new())).run(&search(NONE, None), &[17]);
    assert_eq!(it.kinds(), ["in-field"]);
    assert!(matches!(it.state.sight(A, B), Some(Seen::Hidden { .. })));
    let all = Search { by: A, with: None, toward: None, terms: NONE, field: Some(vec![B, D]), veiled: false };
    let mut it = hidden(Scene::fight(), false);
    it.run(&sight(SightCommand::Search(all)), &[17]);
    assert_eq!(it.kinds(), Vec::<&str>::new());
    assert_eq!(it.state.sight(A, B), Some(Seen::Discovered));
}

//% daemmersturm.perception.secret
#[test]
fn a_test_may_be_secret() {
    let secret = |scene: &Scene| {
        scene.told_any(|it| {
            matches!(it, Event::Scene(SceneEvent::Sight(SightEvent::Searched { secret: true, .. })))
        })
    };
    let mut it = quiet(Scene::fight());
    it.run(&search(NONE, None), &[17]);
    assert!(!secret(&it));
    let mut it = quiet(Scene::fight()).house(|it| it.secret_perception = true);
    it.run(&search(NONE, None), &[17]);
    assert!(secret(&it));
    // The plot leader may roll covertly.
    let by = Search { by: A, with: None, toward: None, terms: NONE, field: None, veiled: true };
    let unseen = sight(SightCommand::Search(by));
    assert!(Daemmersturm::is_veiled(&unseen) && !Daemmersturm::is_veiled(&search(NONE, None)));
    assert_eq!(Daemmersturm::owner(&it.state, &unseen), Owner::Gm);
    it.until(A);
    it.run(&unseen, &[17]);
    assert!(secret(&it) && !it.told_any(|it| matches!(it, Event::Roll(RollEvent::Called { .. }))));
    it.run(&sight(SightCommand::Release { who: A, text: Wording::new("You see nobody.") }), &[]);
    assert_eq!(it.state.notes.last().and_then(|it| it.to), Some(A));
}

/// Everybody sees whether the plot leader is asked. This shows neither that somebody is hidden nor how a covert test went.
//% daemmersturm.perception.secret
#[test]
fn that_the_plot_leader_is_asked_tells_nothing() {
    let is_asked = |is_hidden: bool, secret: bool, field: Option<Vec<ActorId>>, natural: i16| {
        let scene =
            Scene::fight().house(|it| it.secret_perception = secret).values(A, (0, 12), (0, 12), (0, 12));
        let mut it = if is_hidden { hidden(scene, false) } else { scene };
        let search = Search { by: A, with: None, toward: None, terms: NONE, field, veiled: false };
        it.run(&sight(SightCommand::Search(search)), &[natural]);
        !it.kinds().is_empty()
    };
    let all = [5, 13, 16, 19];
    for field in [None, Some(vec![B])] {
        let asked = |is_hidden| all.map(|natural| is_asked(is_hidden, false, field.clone(), natural));
        assert_eq!(asked(true), asked(false), "{field:?}");
    }
    let [there, nobody] = [true, false].map(|it| all.map(|natural| is_asked(it, true, None, natural)));
    assert_eq!((there, nobody), ([true; 4], [true; 4]));
}

//% daemmersturm.perception.lost
//% daemmersturm.perception.reappear
#[test]
fn out_of_sight_is_hidden_and_near_the_place_is_seen_again() {
    let mut it = Scene::shooting(BOW);
    let place =
        Area { id: AreaId(0), by: None, source: Source::PlotLeader, amount: Amount::default(), rounds: 0 };
    it = it.set(Fact::Scene(SceneFact::Area(place)));
    let at = it.state.areas.last().map(|it| it.id);
    it.run(&sight(SightCommand::Vanish { who: B, from: vec![A], at }), &[]);
    assert_eq!(it.state.sight(A, B), Some(Seen::Hidden { traceless: false, last: at }));
    assert_eq!(it.refused(&attack(A, B, 1)), Bar::IsHidden);
    let again = |metres| {
        let distance = Length::metres(metres);
        sight(SightCommand::Reappear { who: B, to: A, distance })
    };
    assert_eq!(it.refused(&again(19)), Bar::TooFar);
    it.run(&again(18), &[]);
    assert_eq!(it.state.sight(A, B), Some(Seen::Discovered));
    assert_eq!(hidden(Scene::fight(), false).refused(&again(1)), Bar::NeverSeen);
}

//% daemmersturm.perception.guess
#[test]
fn a_guess_goes_to_a_place_and_takes_the_action() {
    let mut it = hidden(Scene::shooting(BOW), false);
    let place =
        Area { id: AreaId(0), by: None, source: Source::PlotLeader, amount: Amount::default(), rounds: 0 };
    it = it.set(Fact::Scene(SceneFact::Area(place)));
    let at = it.state.areas[0].id;
    let text = Wording::new("an arrow into the hedge");
    it.run(&sight(SightCommand::Guess { by: A, at, text }), &[]);
    assert!(it.state.actor(A).turn.action);
    assert!(it.told(SceneEvent::Sight(SightEvent::Guessed { by: A, at })));
    assert_eq!(it.state.notes.last().and_then(|it| it.by), Some(A));
}

//% daemmersturm.perception.cover-is-not-hiding
#[test]
fn cover_hides_nobody_who_was_seen() {
    let cover = Cover { id: EffectId(0), of: B, side: CoverSide::All, need: 12, full: false };
    let mut it = quiet(Scene::shooting(BOW)).set(Fact::Scene(SceneFact::Cover(cover)));
    it.run(&attack(A, B, 1), &[15, 12]);
    assert_eq!(it.thrown, ["1-20", "1-20"], "a cover roll, no perception test");
}

//% daemmersturm.perception.outside-combat
#[test]
fn outside_combats_nothing_is_counted() {
    let mut it = quiet(hidden(Scene::new(), false));
    for _ in 0..2 {
        it.run(&search(NONE, None), &[15]);
    }
    assert!(!it.state.actor(A).turn.action);
    assert_eq!(it.state.sight(A, B), Some(Seen::Discovered));
}

//% daemmersturm.perception.camouflage-test
//% daemmersturm.perception.which-test
#[test]
fn a_camouflage_test_is_the_same_turned_round() {
    let hide = Hide {
        by: A,
        with: vec![C],
        from: vec![B],
        against: None,
        value: None,
        terms: SightTerms { hard: true, ..NONE },
    };
    for (natural, trace) in
        [(15, Grade::Weak), (16, Grade::Success), (19, Grade::Critical), (5, Grade::Nothing)]
    {
        let mut it = Scene::fight().values(B, (0, 12), (2, 12), (0, 12));
        it.run(&sight(SightCommand::Hide(hide.clone())), &[natural]);
        let result = natural - 1;
        assert!(it.told(SceneEvent::Sight(SightEvent::Camouflaged { by: A, result, trace })));
        for who in [A, C] {
            let hides = matches!(it.state.sight(B, who), Some(Seen::Hidden { .. }));
            assert_eq!(hides, result <= 14);
        }
        assert!(!it.state.actor(A).turn.action);
    }
    let owner = Daemmersturm::owner(&Scene::fight().state, &sight(SightCommand::Hide(hide)));
    assert_eq!(owner, Owner::Gm);
}
