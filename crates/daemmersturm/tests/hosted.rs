//! The interface to the host.

use crate::common::{
    crowd::{crowd, foes, swarm},
    *,
};
use schwung_daemmersturm::*;
use schwung_play::{Pending, Random, Stop, laws::live, replay};
use schwung_table::{Asking, Before, Dice, Hosted, Owner, Seat, System};

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

/// A pending roll contains the rolling character, and an earlier event contains the purpose.
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

/// The questions of this kind that an attack asks, and whether they matter at a table with this level of questions.
fn matters(scene: &Scene, kind: &str, asking: Asking) -> Vec<bool> {
    let asked = scene.asked.iter().filter(|it| Daemmersturm::kind(it) == kind);
    asked.map(|it| Daemmersturm::matters(&scene.state, it, asking)).collect()
}

/// Stepping in changes nothing between identical members of a swarm. It can if their life points differ, and for characters
/// that pay for it, but not from farther away than one can run.
//% daemmersturm.swarm.free-intervene
#[test]
fn stepping_in_is_asked_about_where_it_changes_something() {
    let swarming = |change: &dyn Fn(Scene) -> Scene| {
        let mut rats = change(crowd(5, 5).armed(A, SWORD).near(A, ActorId(1)));
        rats.run(&swarm(&foes(5)), &[]).run(&attack(A, ActorId(1), 1), &[5]);
        matters(&rats, "step-in", Asking::Balanced)
    };
    assert_eq!(swarming(&|it| it), [false]);
    assert_eq!(swarming(&|it| it.actor(ActorId(3), |it| it.life = 2)), [true]);
    assert_eq!(swarming(&|it| it.profile(ActorId(3), |it| it.melee.defence = 18)), [true]);
    // Another person's life points are not compared.
    assert_eq!(swarming(&|it| it.actor(ActorId(1), |it| it.seat = Seat(2))), [true]);
    let far = |metres: Option<u16>| {
        let step_in =
            Ability { when: When::FriendAttacked, effects: vec![Effect::Intervene], ..Ability::default() };
        let known = KnownAbility { name: "Step in".to_owned(), entry: Some(AbilityId(1)) };
        let mut scene = Scene::melee().library(|it| it.abilities.push(step_in));
        scene = scene.profile(D, |it| it.abilities = vec![known]);
        let length = metres.map(Length::metres);
        scene = scene.set(Fact::Scene(SceneFact::Distance { a: D, b: B, length }));
        scene.run(&attack(A, B, 1), &[5]);
        let wait = |it: &&Question| Daemmersturm::is_reopened(&scene.state, it);
        assert_eq!(scene.asked.iter().filter(wait).count(), 1);
        matters(&scene, "step-in", Asking::Balanced)
    };
    assert_eq!([far(None), far(Some(9)), far(Some(10))], [[true], [true], [false]]);
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
    // A shield costs nothing: it is tried first, and a decision is only left afterwards.
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
    // If no targets were named, it would catch nobody unless the plot leader selects some.
    for asking in [Asking::Little, Asking::Balanced] {
        assert!(Daemmersturm::matters(&state, &caught(Vec::new(), Vec::new()), asking));
    }
}

/// Only numbers that some die could show are taken from dice of another range.
#[test]
fn dice_of_another_range_are_numbers_up_to_a_hundred() {
    let dice = Span::of(3, 10).spec();
    assert_eq!([&[2][..], &[100], &[]].map(|it| Daemmersturm::beyond(&dice, it)), [Some(2), Some(100), None]);
    assert_eq!([&[-1][..], &[101], &[2, 3]].map(|it| Daemmersturm::beyond(&dice, it)), [None; 3]);
}

/// Habits answer for people only where they apply, and leave the points that the player wants to keep.
//% daemmersturm.ap.optional-use
//% daemmersturm.dot.reduction
#[test]
fn habits_answer_for_people() {
    let know = |when, effects: Vec<Effect>| {
        let pool = Some(Pool::Action);
        let entry = Ability { name: "It".to_owned(), pool, cost: 1, when, effects, ..Ability::default() };
        let known = KnownAbility { name: "It".to_owned(), entry: Some(AbilityId(1)) };
        let scene = Scene::melee().library(|it| it.abilities.push(entry));
        scene.profile(A, |it| it.abilities.push(known)).actor(A, |it| it.action_points = 2)
    };
    let by = Daemmersturm::by_habit;
    let uses = Some(Answer::Picked(Picked(Some(AbilityId(1)))));
    let nothing = Some(Answer::Picked(Picked(None)));
    let follow = |moment| {
        let (seat, how, kind) = (Seat(1), How::Action, AttackKind::Melee);
        Question::from(Follow { seat, who: A, on: B, moment, how, item: None, kind })
    };
    let guard =
        know(When::Attacked, vec![Effect::Modify { value: Value::MeleeDefence, by: 2, turns: 0 }]).state;
    let attacked = follow(Moment::Attacked);
    assert_eq!(by(&guard, &attacked, "answer-attacks", 1), uses);
    assert_eq!(by(&guard, &attacked, "answer-attacks", 2), None, "one point would be left");
    assert_eq!(by(&guard, &attacked, "follow-up", 0), None);
    assert_eq!(by(&guard, &attacked, "keep-points", 2), nothing);
    assert_eq!(by(&guard, &attacked, "keep-points", 1), None);
    let again = know(When::AfterMiss, vec![Effect::Repeat]).state;
    assert_eq!(by(&again, &follow(Moment::Failed), "follow-up", 0), uses);
    let tough = know(When::Damaged, vec![Effect::Reduce(3)]).state;
    let hurt = |damage| Question::from(Lessen { seat: Seat(1), who: A, damage, cause: Cause::Hit });
    assert_eq!(by(&tough, &hurt(5), "lessen-from", 5), uses);
    assert_eq!(by(&tough, &hurt(4), "lessen-from", 5), None);
}

/// Cover is sought below a limit, or as planned, and other protection is tried first.
//% daemmersturm.seekcover.offer
//% daemmersturm.protect.several
#[test]
fn cover_is_sought_as_people_like() {
    let scene = Scene::shooting(BOW);
    let life = u8::try_from(scene.state.actor(A).life).expect("small");
    let question = |kind| {
        let (back, from, shields, damage, tried) = (false, None, true, None, Tried::default());
        Question::from(Protect { seat: Seat(1), who: A, by: B, kind, back, from, shields, damage, tried })
    };
    let by = |kind, habit, value| Daemmersturm::by_habit(&scene.state, &question(kind), habit, value);
    let take = Some(Answer::Protecting(Protecting::Take));
    assert_eq!(by(AttackKind::Ranged, "seek-at-most", life - 1), take);
    assert_eq!(by(AttackKind::Ranged, "seek-at-most", life), None);
    assert_eq!(
        by(AttackKind::Ranged, "seek-cover", 0),
        Some(Answer::Protecting(Protecting::Try(Shelter::Seek)))
    );
    assert_eq!(by(AttackKind::Melee, "seek-cover", 0), None, "nobody seeks cover from a sword");
    assert_eq!(by(AttackKind::Ranged, "protect-any", 0), None, "there is nothing else");
}

/// The level of questions of a table sets the switches for rules of thumb, unless the table has switched them off.
//% daemmersturm.range.plot-leader
//% daemmersturm.lp.start-of-combat
//% daemmersturm.ranged.loaded-at-start
#[test]
fn a_table_that_asks_less_begins_as_prepared() {
    let mut state = four();
    let prompts = |it: &State| [it.switches.ask_range, it.switches.ask_start_life, it.switches.ask_loaded];
    state.switches.change(|it| {
        it.ask_range = Prompt::Off;
        (it.ask_start_life, it.ask_loaded) = (Prompt::Ask, Prompt::Ask);
    });
    let mut before = Before::Opening(&[]);
    for asking in [Asking::Everything, Asking::Balanced, Asking::Little] {
        for event in Daemmersturm::preset(&state, before, asking) {
            state.apply(&event);
        }
        let wanted = if asking == Asking::Everything { Prompt::Ask } else { Prompt::Automatic };
        assert_eq!(prompts(&state), [Prompt::Off, wanted, wanted]);
        assert_eq!(Daemmersturm::preset(&state, Before::Set(asking), asking), Vec::new());
        before = Before::Set(asking);
    }
}

/// A player without a character may take over one that the plot leader offers, and only once.
//% daemmersturm.gm.authority
#[test]
fn players_take_over_what_is_offered() {
    let mut state = four();
    let offered_now = |state: &State| offered(state).collect::<Vec<_>>();
    assert!(!offered_now(&state).contains(&B), "an enemy is not offered");
    let mine = state.actor(C).seat;
    let give = |state: &mut State, seat| {
        let fact = Box::new(Fact::Actor { who: C, fact: ActorFact::Seat(seat) });
        state.apply(&Event::Set { fact, reason: Wording::NONE });
    };
    give(&mut state, Seat::GM);
    assert_eq!(offered_now(&state), [C]);
    let take = |by, who| Command::Scene(SceneCommand::TakeOver { by, who });
    let why = |by, who| Daemmersturm::check(&state, &take(by, who)).map_err(|it| it.what);
    assert_eq!(why(mine, C), Ok(()));
    assert_eq!(why(mine, B), Err(Bar::NotOffered));
    assert_eq!(why(Seat(1), C), Err(Bar::PlaysAlready));
    assert_eq!(why(Seat::GM, C), Err(Bar::NoSuchThing));
    assert_eq!(Daemmersturm::owner(&state, &take(mine, C)), Owner::Seats(vec![mine]));
    let run = replay::<Daemmersturm, _>(state.clone(), &[], |t| Daemmersturm::perform(t, &take(mine, C)));
    assert_eq!((run.result, run.state.actor(C).seat), (Ok(()), mine));
}
