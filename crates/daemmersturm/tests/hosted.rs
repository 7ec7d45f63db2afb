//! The interface to the host.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_play::{Pending, Random, Stop, laws::live, replay};
use schwung_table::{Asking, Dice, Hosted, Owner, Seat, System};

#[test]
fn every_range_is_found_by_its_name() {
    let state = four();
    for name in ["1-20", "0-5", "2-3", "5-15", "1-100"] {
        assert_eq!(Daemmersturm::dice(&state, name).map(|it| it.name), Some(name));
    }
    for name in ["", "20-1", "1-101", "4dF", "01-20"] {
        assert!(Daemmersturm::dice(&state, name).is_none(), "{name}");
    }
}

#[test]
fn commands_belong_to_whoever_plays() {
    let state = four();
    assert_eq!(Daemmersturm::owner(&state, &attack(A, B, 1)), Owner::Seats(vec![Seat(1)]));
    assert_eq!(Daemmersturm::owner(&state, &attack(B, A, 1)), Owner::Gm);
    let plan = Plan { bonus: 2, ..Plan::default() };
    assert_eq!(Daemmersturm::owner(&state, &strike(Strike { plan, ..blow(A, B, 1) })), Owner::Gm);
    let command = Box::new(attack(A, B, 1));
    let over = Command::Overrule { command, reason: Wording::NONE };
    assert_eq!(Daemmersturm::owner(&state, &over), Owner::Gm);
    assert!(!Daemmersturm::interjects(&over), "it rolls");
    let fact = Fact::Actor { who: A, fact: ActorFact::Life(3) };
    assert!(Daemmersturm::interjects(&Command::Set { fact, reason: Wording::NONE }));
}

#[test]
fn the_usual_answer_is_allowed_and_free() {
    let mut random = Random::new(41);
    let mut whim = schwung_play::Whimsical(Random::new(42));
    for _ in 0..1_500 {
        let start = scenes::some_scene(&mut random);
        let Some(command) = (0..60)
            .map(|_| scenes::some_command(&start, &mut random))
            .find(|it| scenes::is_legal(&start, it))
        else {
            continue;
        };
        let (runs, _) = live::<Daemmersturm>(&start, &command, &mut random, &mut whim, |_, _| None);
        for run in runs {
            let Err(Stop::Waiting(pending)) = &run.result else { continue };
            for question in pending.questions() {
                check(&run.state, question);
            }
        }
    }
}

fn check(state: &State, question: &Question) {
    let usual = Daemmersturm::usual(state, question);
    assert!(Daemmersturm::admit(state, question, &usual).is_ok(), "{usual:?} to {question:?}");
    if let Some(nothing) = Daemmersturm::decline(state, question) {
        assert!(Daemmersturm::admit(state, question, &nothing).is_ok(), "{nothing:?} to {question:?}");
        let mut choices = Vec::new();
        Daemmersturm::options(state, question, &mut choices);
        let free = |answer: &Answer| choices.iter().all(|it| it.answer != *answer || it.price == Price::FREE);
        assert!(free(&usual) && free(&nothing), "{question:?}");
    }
    assert!(Daemmersturm::kinds().contains(&Daemmersturm::kind(question)));
}

#[test]
fn facts_from_outside_are_looked_at() {
    assert!(four().is_sound());
    let mut state = four();
    state.engaged.push(Engaged { by: A, on: ActorId(9), at: None });
    assert!(!state.is_sound());
    let mut state = Scene::melee().state;
    state.items[0].holder = Some(ActorId(9));
    assert!(!state.is_sound());
    let mut random = Random::new(43);
    (0..500).for_each(|_| assert!(scenes::some_scene(&mut random).is_sound()));
}

#[test]
fn seats_are_part_of_the_facts() {
    let mut state = four();
    let names = ["Leader", "Anna", "Ben", "Cem"].map(str::to_owned);
    let event = Daemmersturm::seated(&state, &names).expect("somebody came");
    state.apply(&event);
    assert_eq!((state.frame.seats.len(), Daemmersturm::seated(&state, &names)), (4, None));
}

/// A pending roll says who rolls, and an earlier event says what for.
//% daemmersturm.dice.who-rolls
//% daemmersturm.dice.client-command
#[test]
fn a_waiting_roll_is_called_for_before() {
    let scene = Scene::melee();
    let run = replay::<Daemmersturm, _>(scene.state, &[], |t| Daemmersturm::perform(t, &attack(A, B, 1)));
    let Err(Stop::Waiting(Pending::Roll { who, dice })) = run.result else { panic!("a roll is due") };
    assert_eq!((who, dice.name), (Seat(1), "1-20"));
    let called = RollEvent::Called { who: A, purpose: Purpose::Attack, span: Span::D20 };
    assert_eq!(run.events.last(), Some(&called.into()));
    // The plot leader rolls for her own characters.
    let scene = Scene::melee().set(Fact::Scene(SceneFact::Turn(Some(B))));
    let run = replay::<Daemmersturm, _>(scene.state, &[], |t| Daemmersturm::perform(t, &attack(B, A, 2)));
    assert!(matches!(run.result, Err(Stop::Waiting(Pending::Roll { who: Seat::GM, .. }))));
}

/// The questions of this kind that an attack asks, and whether they matter at a table that asks like this.
fn matters(scene: &Scene, kind: &str, asking: Asking) -> Vec<bool> {
    let asked = scene.asked.iter().filter(|it| Daemmersturm::kind(it) == kind);
    asked.map(|it| Daemmersturm::matters(&scene.state, it, asking)).collect()
}

#[test]
fn enemies_are_not_asked_for_cover_and_players_are() {
    // B is the plot leader's, A a player's; neither has anything but seeking cover.
    let mut scene = Scene::shooting(BOW).house(|it| it.ask_seek = Prompt::Ask);
    scene.run(&attack(A, B, 1), &[19, 3]);
    assert_eq!(matters(&scene, "protect", Asking::Balanced), [false]);
    let question = |seat| Protect {
        seat,
        who: A,
        by: B,
        kind: AttackKind::Ranged,
        back: false,
        from: None,
        shields: true,
        damage: None,
        tried: Tried::default(),
    };
    let player = Question::from(question(Seat(1)));
    assert!(Daemmersturm::matters(&scene.state, &player, Asking::Balanced));
    // A shield costs nothing: it is tried, and only then is there something to decide.
    let scene = Scene::melee().shield(A);
    let struck = Question::from(Protect { kind: AttackKind::Melee, ..question(Seat(1)) });
    assert!(!Daemmersturm::matters(&scene.state, &struck, Asking::Balanced));
    assert_eq!(
        Daemmersturm::usual(&scene.state, &struck),
        Answer::Protecting(Protecting::Try(Shelter::Shield))
    );
}

#[test]
fn the_line_of_fire_matters_where_somebody_may_stand_in_it() {
    let state = four();
    let exposed = |proposed| Question::from(Exposed { seat: Seat::GM, by: A, on: B, proposed });
    assert!(Daemmersturm::matters(&state, &exposed(vec![C]), Asking::Balanced));
    assert!(!Daemmersturm::matters(&state, &exposed(vec![C]), Asking::Little));
    assert!(!Daemmersturm::matters(&state, &exposed(Vec::new()), Asking::Balanced));
}

#[test]
fn an_area_is_asked_about_once() {
    let state = four();
    let caught = |among: Vec<ActorId>, proposed: Vec<ActorId>| {
        Question::from(Caught { seat: Seat::GM, by: A, kind: AttackKind::Spell, limit: 2, among, proposed })
    };
    assert!(!Daemmersturm::matters(&state, &caught(vec![B, D], vec![B, D]), Asking::Balanced));
    assert!(Daemmersturm::matters(&state, &caught(vec![B, C, D], vec![B, C]), Asking::Balanced));
}

/// Only numbers that dice could show somewhere are taken from dice of another range.
#[test]
fn dice_of_another_range_are_numbers_up_to_a_hundred() {
    let dice = Span::of(3, 10).spec();
    assert_eq!([&[2][..], &[100], &[]].map(|it| Daemmersturm::beyond(&dice, it)), [Some(2), Some(100), None]);
    assert_eq!([&[-1][..], &[101], &[2, 3]].map(|it| Daemmersturm::beyond(&dice, it)), [None; 3]);
}
