//! Tests that hints are the exact odds of the dice and reveal nothing hidden.

use crate::common::{
    scenes::{is_legal, some_command, some_scene},
    *,
};
use crate::special::grenade;
use schwung_play::{Input, Pending, Policy, Random, Run, Stop, Tally, explore, laws, replay};
use schwung_table::{Seat, System};
use schwung_zerospace::*;

/// Runs the command until something waits that these inputs do not answer.
fn run(state: &State, command: &Command, inputs: &[Input<ZeroSpace>]) -> Run<ZeroSpace, ()> {
    replay(state.clone(), inputs, |t| ZeroSpace::perform(t, command))
}

fn rolled(run: &Run<ZeroSpace, ()>, outcome: i32) -> Input<ZeroSpace> {
    let Err(Stop::Waiting(Pending::Roll { who, dice })) = &run.result else { panic!("{:?}", run.result) };
    Input::Rolled { who: *who, dice: dice.name, outcome }
}

/// Equal pools: 2d6 against 2d6 with ties for the attacker succeed in 721 of 1296 ways.
//% zerospace.check.tie
#[test]
fn an_even_fight_is_better_for_whoever_attacks() {
    let scene = Scene::fight();
    let it = forecast(&scene.state, &punch(A, B), Seat(1)).expect("a chance");
    assert_eq!(it.good * 1_296, 721 * it.of);
    assert_eq!(it.leads.iter().map(|it| it.1).sum::<u128>(), it.of);
    assert_eq!((it.leads.first().map(|it| it.0), it.leads.last().map(|it| it.0)), (Some(-10), Some(10)));
    assert!(!it.sure);
    let helpless = Scene::fight().actor(B, |it| it.helpless = true);
    let it = forecast(&helpless.state, &punch(A, B), Seat(1)).expect("a chance");
    assert!(it.sure && it.good == 1);
    let blind = Scene::fight().actor(A, |it| it.blinded = true);
    let it = forecast(&blind.state, &shot(A, B), Seat(1)).expect("a chance");
    assert!(it.sure && it.good == 0, "it fails without dice");
    assert_eq!(forecast(&scene.state, &punch(B, A), Seat::GM), None, "it is not its turn");
    assert_eq!(forecast(&scene.state, &Command::EndTurn { by: A }, Seat(1)), None);
}

/// The value of rerolling low dice with a specialisation follows from the rules themselves, for both sides.
//% zerospace.dice.reroll
#[test]
fn chances_are_those_of_every_way_the_dice_can_fall() {
    let scene = Scene::fight().special(A, MELEE);
    let command = punch(A, B);
    let mut tally = Tally::default();
    let quiet = |state: &State, question: &Question| Some(Sensible.answer(state, question));
    struct Quiet<F>(F);
    impl<F: FnMut(&State, &Question) -> Option<Answer>> schwung_play::Decide<ZeroSpace> for Quiet<F> {
        fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
            (self.0)(state, question)
        }
    }
    let hit = |state: &State| state.endurance(B) < 5;
    explore(
        &scene.state,
        Quiet(quiet),
        |t| ZeroSpace::perform(t, &command),
        |state, (), odds| {
            tally.add(hit(state), odds).expect("few ways");
        },
    )
    .expect("few dice");
    let it = forecast(&scene.state, &command, Seat(1)).expect("a chance");
    assert_eq!(it.good * tally.of(), tally.ways(|hit| *hit) * it.of);
    let plain = forecast(&Scene::fight().state, &command, Seat(1)).expect("a chance");
    assert!(it.good * plain.of > plain.good * it.of, "a specialisation helps");
}

/// The hint for spending a point shows its effect for the person asked, on either side.
//% zerospace.ap.use.bonus-die
#[test]
fn a_point_is_worth_what_the_die_brings() {
    let scene = Scene::fight().points(1, 1).points(2, 1);
    let command = punch(A, C);
    let mut inputs = Vec::new();
    for outcome in [4, 9] {
        let so_far = run(&scene.state, &command, &inputs);
        inputs.push(rolled(&so_far, outcome));
    }
    let so_far = run(&scene.state, &command, &inputs);
    let Err(Stop::Waiting(Pending::Answer(question))) = &so_far.result else { panic!("{:?}", so_far.result) };
    assert!(matches!(question, Question::BuyDie(it) if it.who == A && it.lead == Some(-5)));
    let [no, yes] = &hints(&scene.state, &command, &inputs, question, Seat(1)).expect("hints")[..] else {
        panic!("two choices")
    };
    assert!(no.as_ref().is_some_and(|it| it.good == 0 && it.sure));
    assert!(yes.as_ref().is_some_and(|it| it.good * 6 == 2 * it.of), "5 and 6 are enough: {yes:?}");
    let outlook = outlook(&scene.state, &command, &inputs, Seat(1)).expect("a chance");
    assert!(outlook.good == 0 && outlook.sure, "as it stands it misses");
}

/// While a later target of a blast defends, the chance is that against this target, independent of the results against earlier
/// ones.
//% zerospace.explosive.procedure
#[test]
fn each_target_of_a_blast_has_a_chance_of_its_own() {
    let (scene, it) = grenade(None);
    let command = Command::Blast(it);
    let mut inputs = Vec::new();
    let mut chances = Vec::new();
    for outcome in [7, 6, 8] {
        let so_far = run(&scene.state, &command, &inputs);
        inputs.push(rolled(&so_far, outcome));
        let it = outlook(&scene.state, &command, &inputs, Seat(1)).map(|it| it.good * 36 / it.of);
        chances.push(it);
    }
    // 10 against 2d6 and 3; after the second, another defender still has to roll.
    assert_eq!(chances, [Some(21), Some(21), Some(21)]);
}

/// A plan buys dice as long as they are needed: a gap of eight takes two of them.
//% zerospace.ap.use.bonus-die
#[test]
fn a_plan_is_worth_what_its_dice_bring() {
    let scene = Scene::fight().points(1, 3);
    let command = punch(A, C);
    let mut inputs = Vec::new();
    for outcome in [4, 12] {
        let so_far = run(&scene.state, &command, &inputs);
        inputs.push(rolled(&so_far, outcome));
    }
    let so_far = run(&scene.state, &command, &inputs);
    let Err(Stop::Waiting(Pending::Answer(question))) = &so_far.result else { panic!("{:?}", so_far.result) };
    assert!(matches!(question, Question::BuyDie(it) if it.lead == Some(-8)));
    let worth = |answer, dice| {
        let it = hint_of_plan(&scene.state, &command, &inputs, (question, &answer), dice, Seat(1));
        let it = it.expect("a chance");
        (it.good, it.of)
    };
    let ways = |answer, dice, of: u128| {
        let (good, all) = worth(answer, dice);
        good * of / all
    };
    assert_eq!((worth(Answer::Yes, 0).0, worth(Answer::No, 2).0), (0, 0), "too few, or none at all");
    // Counted by hand: 8 or more with two dice, and with three, where the third is bought only if needed.
    assert_eq!(ways(Answer::Yes, 1, 36), 15);
    let third = (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |c| a + b + c)));
    assert_eq!(ways(Answer::Yes, 2, 216), third.filter(|sum| *sum >= 8).count() as u128);
}

/// Each difficulty that the game master can set has a hint, and cannot be foreseen.
//% zerospace.difficulty.table
#[test]
fn difficulties_come_with_their_chances() {
    let scene = Scene::new();
    let mut asks = check(A, TECH, 6);
    asks.target = Target::Ask;
    let command = Command::Check(asks);
    let so_far = run(&scene.state, &command, &[]);
    let Err(Stop::Waiting(Pending::Answer(question))) = &so_far.result else { panic!("{:?}", so_far.result) };
    let found = hints(&scene.state, &command, &[], question, Seat::GM).expect("hints");
    let mut choices = Vec::new();
    ZeroSpace::options(&scene.state, question, &mut choices);
    for (choice, it) in choices.iter().zip(&found) {
        let it = it.as_ref().expect("a chance");
        match choice.answer {
            // The roll is 2d6 + 3.
            Answer::Rated(Rated::Number(10)) => assert_eq!(it.good * 36, 21 * it.of),
            Answer::Rated(Rated::Routine) => assert!(it.sure && it.good == 1),
            Answer::Rated(Rated::Impossible) => assert!(it.sure && it.good == 0),
            _ => {}
        }
    }
    let told = foresee(&scene.state, &command, &[]);
    assert!(!told.iter().any(|it| matches!(it, Event::Resolved { .. })), "{told:?}");
    let told = foresee(&scene.state, &Command::Check(check(A, TECH, 6)), &[]);
    assert!(matches!(told.last(), Some(Event::Resolved { .. })));
}

/// There are no odds against a hidden difficulty or a hidden actor.
#[test]
fn nothing_is_told_of_what_is_hidden() {
    let hidden = |value: i16, hidden: bool| {
        let mut it = check(A, TECH, value);
        it.target = Target::Difficulty { value, hidden };
        Command::Check(it)
    };
    let state = four();
    assert!(forecast(&state, &hidden(9, false), Seat(1)).is_some());
    assert_eq!(forecast(&state, &hidden(9, true), Seat(1)), None);
    assert!(forecast(&state, &hidden(9, true), Seat::GM).is_some());
    let scene = Scene::fight().actor(B, |it| it.hidden = true);
    assert_eq!(forecast(&scene.state, &punch(A, B), Seat(1)), None);
    assert!(forecast(&scene.state, &punch(A, B), Seat::GM).is_some());
    assert_eq!(outlook(&scene.state, &punch(A, B), &[], Seat(1)), None);
}

/// A hidden actor, its gear and its contests cannot be referred to.
#[test]
fn nobody_names_the_hidden() {
    let (scene, item) = Scene::new().actor(B, |it| it.hidden = true).item(B, ItemKind::Other);
    let mut state = scene.state;
    let sides = Contest {
        first: B,
        second: C,
        skill: TECH,
        attribute: Attribute::Power,
        ties_to_first: true,
        running: false,
    };
    let open =
        Command::OpenTask(OpenTask { text: Wording::NONE, mode: TaskMode::Lead(2), sides: Some(sides) });
    let told = run(&state, &open, &[]).events;
    told.iter().for_each(|it| state.apply(it));
    let task = state.tasks[0].id;
    let mut tool = check(A, TECH, 6);
    tool.plan.tool = Some(item);
    let blast = BlastAttack {
        by: A,
        on: vec![(C, Length(0)), (B, Length(2))],
        with: With::HANDS,
        blast: None,
        cover_only: None,
        plan: Plan::default(),
    };
    let sweep = Sweep { by: A, on: vec![C, B], with: With::HANDS, plan: Plan::default() };
    let part = |by| Part { by, skill: TECH, plan: Plan::default() };
    let together = Together { parts: vec![part(A), part(B)], target: Target::Ask, task: None };
    let secret = [
        punch(A, B),
        Command::Distract { by: A, on: B, plan: Plan::default() },
        Command::Throw { by: A, on: B },
        Command::Check(tool),
        Command::Blast(blast),
        Command::Sweep(sweep),
        Command::Together(together),
        Command::CloseTask { task, won: true },
        Command::Set(Fact::NoItem { item }),
        Command::Set(Fact::Distance { a: A, b: B, length: None }),
        Command::EndTurn { by: B },
    ];
    for command in &secret {
        let refused = check_known(&state, command, Seat(1)).expect_err("somebody hidden is named");
        assert_eq!(refused.what, Bar::NoSuchThing, "as if it were not there: {command:?}");
        assert_eq!(check_known(&state, command, Seat::GM), Ok(()));
    }
    for command in [punch(A, C), Command::Check(check(A, TECH, 6)), Command::EndConflict] {
        assert_eq!(check_known(&state, &command, Seat(1)), Ok(()));
    }
}

/// Hints add up and match the listed choices for every question in any action.
#[test]
fn hints_fit_what_is_asked() {
    let (mut random, mut found) = (Random::new(7), 0);
    let mut whim = schwung_play::Whimsical(Random::new(8));
    for _ in 0..300 {
        let start = some_scene(&mut random);
        let legal = (0..40).map(|_| some_command(&start, &mut random)).find(|it| is_legal(&start, it));
        let Some(command) = legal else { continue };
        let (_, inputs) = laws::live::<ZeroSpace>(&start, &command, &mut random, &mut whim, |_, _| None);
        for n in 0..inputs.len().min(12) {
            let so_far = run(&start, &command, &inputs[..n]);
            let told = foresee(&start, &command, &inputs[..n]);
            assert!(told.is_empty() || told.len() >= so_far.events.len() && told.starts_with(&so_far.events));
            let Err(Stop::Waiting(pending)) = &so_far.result else { continue };
            for question in pending.questions() {
                let Some(hints) = hints(&start, &command, &inputs[..n], question, Seat::GM) else { continue };
                let mut choices = Vec::new();
                ZeroSpace::options(&so_far.state, question, &mut choices);
                assert_eq!(hints.len(), choices.len());
                for (hint, choice) in hints.iter().zip(&choices) {
                    assert!(hint.is_none() || choice.barred.is_none());
                    if let Some(it) = hint {
                        assert!(it.good <= it.of && it.leads.iter().map(|it| it.1).sum::<u128>() == it.of);
                        found += 1;
                    }
                }
            }
        }
    }
    assert!(found > 300, "{found}");
}
