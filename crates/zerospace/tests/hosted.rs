//! Tests what a host relies on: who may give a command, default answers, and consistent facts.

use crate::common::{
    scenes::{is_legal, some_command, some_scene},
    *,
};
use schwung_play::{Pending, Random, Stop, Whimsical, laws, replay};
use schwung_table::{Asking, Before, Hosted, Owner, Seat, System};
use schwung_zerospace::*;

fn owner(command: &Command) -> Owner {
    ZeroSpace::owner(&four(), command)
}

#[test]
fn players_give_what_is_theirs() {
    let anna = Owner::Seats(vec![Seat(1)]);
    assert_eq!(owner(&punch(A, B)), anna);
    assert_eq!(owner(&Command::Die { who: A }), anna);
    assert_eq!(owner(&Command::Set(Fact::Round { round: 1 })), Owner::Gm);
    assert_eq!(owner(&Command::Check(check(A, TECH, 6))), Owner::Gm, "the number is hers");
    let mut asks = check(A, TECH, 6);
    asks.target = Target::Ask;
    assert_eq!(owner(&Command::Check(asks)), anna);
    let with_plan = |change: &dyn Fn(&mut Plan)| {
        let mut it = with(A, B, Mode::Strike, GUN);
        change(&mut it.plan);
        owner(&Command::Attack(it))
    };
    // Players may add penalties for themselves and spend points; any advantage is up to the game master.
    assert_eq!(with_plan(&|it| it.on = [Row::TwoHander].into_iter().collect()), anna);
    assert_eq!(with_plan(&|it| it.points = 1), anna);
    assert_eq!(with_plan(&|it| it.on = [Row::DefenderSurprised].into_iter().collect()), Owner::Gm);
    assert_eq!(with_plan(&|it| it.off = [Row::AttackerRuns].into_iter().collect()), Owner::Gm);
    assert_eq!(with_plan(&|it| it.modifier = 1), Owner::Gm);
    assert_eq!(with_plan(&|it| it.attribute = Some(Attribute::Will)), Owner::Gm);
}

#[test]
fn dice_are_found_by_name() {
    for name in ["1d6", "6d6", "2d6s", "1d6+"] {
        assert_eq!(ZeroSpace::dice(&four(), name).map(|it| it.name), Some(name));
    }
    assert_eq!(ZeroSpace::dice(&four(), "4dF"), None);
}

/// Default and declining answers are allowed, and declining costs nothing.
#[test]
fn what_is_usual_is_allowed() {
    let mut random = Random::new(41);
    let mut whim = Whimsical(Random::new(42));
    for _ in 0..1_500 {
        let start = some_scene(&mut random);
        assert!(start.is_sound());
        let legal = (0..40).map(|_| some_command(&start, &mut random)).find(|it| is_legal(&start, it));
        let Some(command) = legal else { continue };
        let (runs, inputs) = laws::live::<ZeroSpace>(&start, &command, &mut random, &mut whim, |_, _| None);
        for n in 0..inputs.len() {
            let run =
                replay::<ZeroSpace, _>(start.clone(), &inputs[..n], |t| ZeroSpace::perform(t, &command));
            let Err(Stop::Waiting(pending)) = run.result else { continue };
            if let Pending::Roll { .. } = pending {
                continue;
            }
            for question in pending.questions() {
                let usual = ZeroSpace::usual(&run.state, question);
                assert_eq!(ZeroSpace::admit(&run.state, question, &usual), Ok(()), "{question:?}");
                let mut choices = Vec::new();
                ZeroSpace::options(&run.state, question, &mut choices);
                let price = |answer: &Answer| {
                    let choice = choices.iter().find(|it| ZeroSpace::fits(answer, &it.answer));
                    choice.expect("it is listed").price
                };
                assert_eq!(price(&usual), Price::FREE, "nothing is spent unasked");
                if let Some(declined) = ZeroSpace::decline(&run.state, question) {
                    assert_eq!(price(&declined), Price::FREE);
                }
                for choice in &choices {
                    assert!(choice.rule.starts_with("zerospace."));
                    if let Some(worded) = ZeroSpace::worded(&choice.answer, "words") {
                        assert!(ZeroSpace::fits(&worded, &choice.answer));
                    }
                }
            }
        }
        let end = &runs.last().expect("a run").state;
        assert!(end.is_sound(), "after {command:?}");
    }
}

#[test]
fn people_may_change_seats() {
    let state = four();
    let names = ["GM", "Zoe"].map(str::to_owned).to_vec();
    let event = ZeroSpace::seated(&state, &names).expect("a change");
    let mut changed = state.clone();
    ZeroSpace::apply(&mut changed, &event);
    assert_eq!((changed.frame.seats.len(), changed.players.len()), (2, 2));
    assert_eq!(ZeroSpace::seated(&changed, &names), None);
    assert!(changed.is_sound());
}

/// Questions about forced actions are asked only of players who wait for one; the table rerolls by itself.
#[test]
fn only_what_can_change_the_outcome_matters() {
    let mut state = four();
    let force = |seat, who, on| {
        let (combat, kind, mode) = (Combat::Ranged, AttackKind::Normal, Mode::Strike);
        Question::from(Force { seat, who, by: B, on, combat, kind, mode, blast: None })
    };
    let matters = |state: &State, it: &Question| ZeroSpace::matters(state, it, Asking::Balanced);
    for question in [force(Seat(1), A, A), force(Seat(1), A, C), force(Seat::GM, B, B)] {
        assert!(!matters(&state, &question));
    }
    let again = RollAgain { seat: Seat(1), who: A, ones: 1, twos: 1, total: 9, need: None };
    assert!(!matters(&state, &again.into()));
    // The side that is ahead needs no die, and a die adds at most six.
    let die = |lead| Question::from(BuyDie { seat: Seat(1), who: A, lead, before: false, order: false });
    state.players.iter_mut().for_each(|it| it.points = 2);
    let answers = [Some(3), Some(0), Some(-12), Some(-13), None].map(|it| matters(&state, &die(it)));
    assert_eq!(answers, [false, true, true, false, true]);
}

/// Habits answer for people only where they apply, and their answers are allowed.
//% zerospace.ap.use.bonus-die
//% zerospace.force.declare
#[test]
fn habits_answer_for_people() {
    let mut state = four();
    state.players.iter_mut().for_each(|it| it.points = 2);
    let die = |lead, before| Question::from(BuyDie { seat: Seat(1), who: A, lead, before, order: false });
    let by = |state: &State, it: &Question, habit, value| ZeroSpace::by_habit(state, it, habit, value);
    let behind = die(Some(-4), false);
    assert_eq!(by(&state, &behind, "behind-at-most", 3), Some(Answer::No));
    assert_eq!(by(&state, &behind, "behind-at-most", 4), None);
    assert_eq!(by(&state, &behind, "keep-points", 2), Some(Answer::No));
    assert_eq!(by(&state, &behind, "keep-points", 1), None);
    // Dice are bought as long as they can turn the roll and more points are left than the player wants to keep.
    assert_eq!(by(&state, &behind, "dice-to-turn", 1), Some(Answer::Yes));
    assert_eq!(by(&state, &behind, "dice-to-turn", 2), None);
    assert_eq!(by(&state, &die(Some(1), false), "dice-to-turn", 0), None, "ahead");
    assert_eq!(by(&state, &die(Some(-20), false), "dice-to-turn", 0), None, "out of reach");
    assert_eq!(by(&state, &die(Some(-1), true), "dice-to-turn", 0), None, "before the roll");
    let force = |who, on| {
        let (combat, kind, mode) = (Combat::Ranged, AttackKind::Normal, Mode::Strike);
        Question::from(Force { seat: Seat(1), who, by: B, on, combat, kind, mode, blast: None })
    };
    let left = state.endurance(A);
    let pass = Some(Answer::Forcing(Forcing::Pass));
    assert_eq!(by(&state, &force(A, A), "force-at-most", left - 1), pass);
    assert_eq!(by(&state, &force(A, A), "force-at-most", left), None);
    assert_eq!(by(&state, &force(A, C), "force-at-most", 0), None, "only for attacks on oneself");
    let asks = |on, value| ZeroSpace::asks_by_habit(&state, &force(A, on), "force-at-most", value);
    assert!(asks(A, left) && !asks(A, left - 1) && !asks(C, left));
    let always = |on| ZeroSpace::asks_by_habit(&state, &force(A, on), "force-on-me", 0);
    assert!(always(A) && !always(C));
    assert!(ZeroSpace::habits().iter().all(|it| by(&state, &force(A, C), it, 0).is_none()));
}

/// The level of questions of a table sets the switches for rules of thumb, unless the table has switched them off.
//% zerospace.range.beyond
//% zerospace.move.linked-action
#[test]
fn a_table_that_asks_less_needs_no_leave_for_rules_of_thumb() {
    let mut state = four();
    let prompts = |state: &State| (state.switches.ask_range, state.switches.ask_linked);
    assert_eq!(ZeroSpace::preset(&state, Before::Opening(&[]), Asking::Everything), Vec::new());
    for event in ZeroSpace::preset(&state, Before::Opening(&[]), Asking::Balanced) {
        ZeroSpace::apply(&mut state, &event);
    }
    assert_eq!(prompts(&state), (Prompt::Automatic, Prompt::Automatic));
    assert_eq!(ZeroSpace::preset(&state, Before::Set(Asking::Balanced), Asking::Little), Vec::new());
    state.switches.change(|it| it.ask_range = Prompt::Off);
    for event in ZeroSpace::preset(&state, Before::Set(Asking::Little), Asking::Everything) {
        ZeroSpace::apply(&mut state, &event);
    }
    assert_eq!(prompts(&state), (Prompt::Off, Prompt::Ask));
}

/// Players who wait for attacks are asked only where forcing an action can change something: not if, with the points that both
/// sides have, the attack misses or hits with any dice.
//% zerospace.force.declare
#[test]
fn nobody_waits_for_attacks_that_nothing_can_change() {
    /// B strikes A with this strength. Returns for whom, of A and her friend C, forcing an action can change anything.
    fn changes(strength: i8, change: impl FnOnce(Scene) -> Scene) -> [bool; 2] {
        let mut scene = change(Scene::new().begun(&[B, A, C, D]).set(B, Attribute::Strength, strength));
        scene.state.players.iter_mut().for_each(|it| it.passes = false);
        let (state, command) = (&scene.state, punch(B, A));
        let run = replay::<ZeroSpace, _>(state.clone(), &[], |t| ZeroSpace::perform(t, &command));
        let Err(Stop::Waiting(pending)) = &run.result else { panic!("{:?}", run.result) };
        let of = |who: ActorId| {
            let mine = |it: &&Question| matches!(it, Question::Force(it) if it.who == who);
            let question = pending.questions().iter().find(mine).expect("both can force an action");
            ZeroSpace::can_change(state, &command, &[], question)
        };
        [A, C].map(of)
    }
    assert_eq!(changes(3, |it| it), [true, true]);
    assert_eq!(changes(-8, |it| it), [false, false], "4 at most, against 5 at least");
    assert_eq!(changes(-7, |it| it), [true, true]);
    assert_eq!(changes(-8, |it| it.points(0, 1)), [true, true], "a point could make it hit");
    // Behind cover, four dice and her 3 make 27 at most; ties hit.
    assert_eq!(changes(25, |it| it), [false, true], "somebody else can still be hit in her place");
    assert_eq!(changes(24, |it| it), [true, true], "cover can help");
    assert_eq!(changes(25, |it| it.points(1, 1)), [true, true], "a point of hers could avert it");
    assert_eq!(changes(25, |it| it.house(|it| it.margin = true)), [true, true], "the margin is the damage");
    // Facts unknown to her must make no difference.
    let hidden = |it: Scene| it.actor(B, |it| it.hidden = true);
    assert_eq!([changes(25, hidden), changes(-8, hidden)], [[true; 2]; 2]);
}
