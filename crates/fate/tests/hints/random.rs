//! Chances in random scenes, compared with counts from replaying every branch to its end.

use std::collections::BTreeMap;

use schwung_fate::*;
use schwung_play::{Input, Pending, Policy, Random, Stop, Whimsical, laws, laws::Subject, replay};
use schwung_table::{Seat, System};

use crate::common::{self, ATHLETICS, FISTS, MIGHT, WEAPONS, scenes};

const A: ActorId = ActorId(0);
const B: ActorId = ActorId(1);

fn some_switches(switches: &mut Switches, random: &mut Random) {
    for switch in Switches::ALL {
        if random.below(4) > 0 {
            continue;
        }
        let position = match switch.kind {
            SwitchKind::Flag => Position::Flag(random.below(2) == 0),
            SwitchKind::Number(low, high) => {
                let span = u32::try_from(i32::from(high) - i32::from(low) + 1).expect("ordered");
                Position::Number(i64::from(low) + i64::from(random.below(span)))
            }
            SwitchKind::Choice(words) => Position::Word(scenes::pick(random, words).to_owned()),
            SwitchKind::Rows => Position::Word("2/1".to_owned()),
        };
        assert!((switch.set)(switches, &position));
    }
}

/// Two fighters and a friend of the second, with various things that affect a roll.
fn some_scene(random: &mut Random) -> State {
    let mut state = common::duel([0, 0], 1, 0);
    state.actors.push(Actor::new(Side(1), Seat(2), ZoneId(0)));
    state.profile.change(|profile| some_switches(&mut profile.switches, random));
    state.frame.change(|frame| {
        frame.sheets.push(common::fighter("Cora", 0, 1));
        for sheet in &mut frame.sheets {
            sheet.skills = (0..8).map(|_| i8::try_from(random.below(6)).expect("small") - 1).collect();
        }
    });
    for actor in &mut state.actors {
        actor.zone = ZoneId(u8::try_from(random.below(4) / 3).expect("small"));
        actor.fate = u8::try_from(random.below(2)).expect("small");
        actor.stress[0] = Boxes(random.below(32));
        actor.disarmed = (random.below(6) == 0).then_some(1);
        actor.turn.attacked = random.below(3) == 0;
        actor.turn.full_defense = random.below(6) == 0;
    }
    state.actors[0].turn = TurnMarks::default();
    state.conflict.as_mut().expect("begun").turn = Some(A);
    if random.below(3) == 0 {
        let deeds =
            ActionKind::ALL.into_iter().filter(|_| random.below(2) == 0).fold(0, |bits, it| bits | it.bit());
        let against = scenes::pick(
            random,
            &[Against::AttacksOn(B), Against::Deeds(deeds), Against::Passage(ZoneId(1))],
        );
        let strength = i16::try_from(random.below(6)).expect("small");
        let block =
            Block { by: ActorId(2), against, strength, text: Wording::NONE, lasting: false, left: false };
        state.apply(&Event::BlockMade { block });
    }
    if random.below(4) == 0 {
        state.apply(&Event::SpinGained { by: scenes::pick(random, &[A, B]) });
    }
    if random.below(10) == 0 {
        state.apply(&Event::ConflictEnded);
    }
    state
}

fn some_command(random: &mut Random) -> Command {
    let mut plan = Plan::default();
    if random.below(4) == 0 {
        let extras = [Extra::Move(ZoneId(1)), Extra::Move(ZoneId(0)), Extra::Rearm];
        plan.extras.push(scenes::pick(random, &extras));
    }
    plan.modifier.value = i8::try_from(random.below(3)).expect("small") - 1;
    let skill = scenes::pick(random, &[FISTS, WEAPONS, MIGHT, ATHLETICS]);
    let to = scenes::pick(random, &[ZoneId(0), ZoneId(1), ZoneId(2)]);
    let text = Wording::new("words");
    match random.below(11) {
        0..=2 => {
            let agenda = AgendaId(u8::try_from(random.below(2)).expect("small"));
            Command::Attack(Attack {
                by: A,
                on: B,
                agenda,
                skill: Some(skill),
                track: None,
                unaware: None,
                plan,
            })
        }
        3 => {
            let listed = scenes::pick(random, &[SkillSet::NONE, [FISTS, MIGHT].into_iter().collect()]);
            let target = scenes::pick(random, &[Target::Difficulty(Some(2)), Target::Actor(B, listed)]);
            let place = Aim::Place { text, on: Bearer::Actor(B), sticky: true, paid: false };
            let aim = scenes::pick(random, &[Aim::Plain, Aim::Disarm, place]);
            Command::Maneuver(Maneuver { by: A, skill: Some(skill), target, aim, plan })
        }
        4 => Command::Push(Push { by: A, on: B, skill, to, plan }),
        5 => {
            let what = scenes::pick(random, &[Thrown::Actor(B), Thrown::Thing { weight: 1, text }]);
            Command::Knockback(Knockback { by: A, skill, what, to, plan })
        }
        6 => {
            let path = vec![ZoneId(1), scenes::pick(random, &[ZoneId(2), ZoneId(0)])];
            Command::Sprint(Sprint { by: A, path, difficulty: None, skill: None, plan })
        }
        7 => Command::Simple(Simple {
            by: A,
            skill,
            difficulty: Some(1),
            hidden: false,
            time: None,
            quality: None,
            notice: None,
            plan,
        }),
        8 => Command::Free { by: A, text, skill: Some(skill) },
        9 => {
            let against = Against::Deeds(ActionKind::Attack.bit());
            Command::Block(MakeBlock { by: A, skill: Some(skill), against, text, left: false, plan })
        }
        _ => Command::Contest(Contest {
            sides: vec![(A, skill), (B, FISTS)],
            choose: random.below(2) == 0,
            hidden: false,
            plans: vec![plan],
        }),
    }
}

/// The answers of players who add nothing.
fn quietly(state: &State, question: &Question) -> Answer {
    match question {
        Question::Invoke(_) => Invocation::Pass.into(),
        Question::Buy(_) | Question::TiedContest(_) => Answer::No,
        other => Sensible.answer(state, other),
    }
}

/// Whether the acting character has succeeded, and whether this one has won a contest, judged by all events
/// and the final state.
fn succeeded(command: &Command, state: &State, events: &[Event]) -> (bool, Option<ActorId>) {
    let rolled = events.iter().position(|it| matches!(it, Event::Rolled { .. })).expect("dice fell");
    let events = &events[rolled..];
    let told = |which: fn(&Event) -> bool| events.iter().any(which);
    let blocked = told(|it| matches!(it, Event::Blocked { .. }));
    let shifts = events.iter().find_map(|it| match it {
        Event::Resolved { shifts, .. } => Some(*shifts),
        _ => None,
    });
    let won = events.iter().find_map(|it| match it {
        Event::ContestWon { winner, .. } => *winner,
        _ => None,
    });
    let success = match command {
        Command::Attack(_) => told(|it| matches!(it, Event::Hit { .. })),
        Command::Maneuver(Maneuver { target: Target::Actor(..), .. }) => {
            !blocked && !told(|it| matches!(it, Event::Missed { .. }))
        }
        Command::Maneuver(_) | Command::Simple(_) => !blocked && shifts >= Some(0),
        Command::Push(it) => state.actor(it.on).zone == it.to,
        Command::Knockback(Knockback { what: Thrown::Actor(on), to, .. }) => state.actor(*on).zone == *to,
        Command::Knockback(it) => {
            events.iter().any(|event| matches!(event, Event::ThingMoved { to, .. } if *to == it.to))
        }
        Command::Sprint(it) => {
            events.iter().filter(|it| matches!(it, Event::Moved { .. })).count() == it.path.len()
        }
        Command::Block(_) => true,
        Command::Free { .. } => told(|it| matches!(it, Event::Happened { .. })),
        _ => won == Some(A),
    };
    (success, won)
}

/// The totals of all possible results of these dice.
fn falls(dice: &schwung_table::DiceSpec) -> Vec<i32> {
    let mut all = vec![Vec::new()];
    for die in dice.dice {
        let with = |faces: Vec<i8>| die.iter().map(move |face| [faces.as_slice(), &[*face]].concat());
        all = all.into_iter().flat_map(with).collect();
    }
    all.iter().filter_map(|faces| dice.outcome(faces).ok()).collect()
}

/// The chances of the acting character to succeed and of the other to win a contest, by replaying every
/// branch to its end. Compares them with the hints found on the way.
fn count(start: &State, command: &Command, inputs: &mut Vec<Input<Fate>>, checked: &mut u32) -> (f64, f64) {
    let run = replay::<Fate, _>(start.clone(), inputs, |t| Fate::perform(t, command));
    match run.result {
        Ok(()) => {
            let (success, won) = succeeded(command, &run.state, &run.events);
            (f64::from(u8::from(success)), f64::from(u8::from(won == Some(B))))
        }
        Err(Stop::Waiting(Pending::Roll { who, dice })) => {
            let mut ways = BTreeMap::new();
            for fall in falls(&dice) {
                *ways.entry(fall).or_insert(0u32) += 1;
            }
            let all: u32 = ways.values().sum();
            let mut sum = (0.0, 0.0);
            for (outcome, ways) in ways {
                inputs.push(Input::Rolled { who, dice: dice.name, outcome });
                let (success, other) = count(start, command, inputs, checked);
                inputs.pop();
                sum.0 += success * f64::from(ways) / f64::from(all);
                sum.1 += other * f64::from(ways) / f64::from(all);
            }
            sum
        }
        Err(Stop::Waiting(pending)) => {
            let question = &pending.questions()[0];
            let answer = quietly(&run.state, question);
            inputs.push(Input::Answered { who: question.seat(), answer: answer.clone() });
            let found = count(start, command, inputs, checked);
            inputs.pop();
            if let Some(hints) = hints(start, command, inputs, question, Seat::GM) {
                let mut choices = Vec::new();
                Fate::options(&run.state, question, &mut choices);
                let at = choices.iter().position(|it| Fate::fits(&answer, &it.answer)).expect("listed");
                let hint = hints[at].as_ref().expect("allowed");
                let contest = matches!(command, Command::Contest(_));
                let acting = match question {
                    Question::Defend(_) => false,
                    Question::Invoke(it) => it.who == A,
                    Question::Buy(it) => it.who == A,
                    Question::ContestSkill(it) => it.who == A,
                    Question::UseSpin(it) => it.who == A,
                    other => panic!("no dice decide {other:?}"),
                };
                let expected = match (acting, contest) {
                    (true, _) => found.0,
                    (false, true) => found.1,
                    (false, false) => 1.0 - found.0,
                };
                same(hint, expected, command);
                *checked += 1;
            }
            found
        }
        Err(stop @ Stop::Diverged { .. }) => panic!("{stop:?}"),
    }
}

#[allow(clippy::cast_precision_loss)]
fn same(hint: &Hint, expected: f64, command: &Command) {
    let chance = hint.good as f64 / hint.of as f64;
    assert!((chance - expected).abs() < 1e-9, "{chance} is not {expected}: {command:?}");
    assert_eq!(hint.shifts.iter().map(|it| it.1).sum::<u128>(), hint.of);
    assert_eq!(hint.sure, hint.of == 1);
}

#[test]
fn hints_are_what_every_way_to_the_end_adds_up_to() {
    let mut random = Random::new(31);
    let (mut forecasts, mut checked) = (0, 0);
    for _ in 0..300 {
        let (state, command) = (some_scene(&mut random), some_command(&mut random));
        let Some(hint) = forecast(&state, &command, Seat::GM) else { continue };
        let (success, _) = count(&state, &command, &mut Vec::new(), &mut checked);
        same(&hint, success, &command);
        forecasts += 1;
    }
    assert!(forecasts > 100 && checked > 500, "{forecasts} forecasts, {checked} hints");
}

/// In all scenes and for all readers, the numbers of ways add up, and nothing panics or loops.
#[test]
fn hints_add_up_in_every_scene() {
    let mut random = Random::new(37);
    let mut whim = Whimsical(Random::new(38));
    let mut found = 0;
    for n in 0..1_500u32 {
        let state = scenes::some_scene(&mut random);
        let command = scenes::some_command(&state, &mut random);
        let reader = Seat(u8::try_from(n % 4).expect("small"));
        let mut all: Vec<Hint> = forecast(&state, &command, reader).into_iter().collect();
        if Fate::check(&state, &command).is_ok() {
            let (runs, inputs) = laws::live::<Fate>(&state, &command, &mut random, &mut whim, |_, _| None);
            for (n, run) in runs.iter().enumerate() {
                let Err(Stop::Waiting(pending)) = &run.result else { continue };
                for question in pending.questions() {
                    let hints = hints(&state, &command, &inputs[..n], question, reader);
                    all.extend(hints.into_iter().flatten().flatten());
                }
            }
        }
        for hint in all {
            assert_eq!(hint.shifts.iter().map(|it| it.1).sum::<u128>(), hint.of, "{command:?}");
            assert!(hint.good <= hint.of && hint.shifts.is_sorted() && hint.sure == (hint.of == 1));
            found += 1;
        }
    }
    assert!(found > 1_500, "{found}");
}

/// Small scenes for property tests.
struct Scenes;

impl Subject for Scenes {
    type System = Fate;
    type Policy = Sensible;

    fn policy() -> Sensible {
        Sensible
    }
    fn scene(random: &mut Random) -> State {
        some_scene(random)
    }
    fn command(state: &State, random: &mut Random) -> Option<Command> {
        // Ties that are rolled again without limit cannot be explored completely.
        let fits = |it: &Command| Fate::check(state, it).is_ok() && !matches!(it, Command::Contest(_));
        (0..40).map(|_| some_command(random)).find(fits)
    }
    fn small(random: &mut Random) -> (State, Command) {
        loop {
            let state = some_scene(random);
            if let Some(command) = Scenes::command(&state, random) {
                return (state, command);
            }
        }
    }
    fn meddling(state: &State, _: &mut Random) -> Option<Event> {
        let points = state.actor(B).fate;
        (points < 1).then_some(Event::FatePoints { actor: B, points: 1, change: 1 })
    }
    fn sane(_: &State) -> Result<(), String> {
        Ok(())
    }
}

#[test]
fn exploring_onwards_is_exploring_from_the_start() {
    laws::exploring_onwards_is_exploring_from_the_start::<Scenes>(60);
}

#[test]
fn sampling_onwards_agrees_with_exact_odds() {
    laws::sampling_onwards_agrees_with_exact_odds::<Scenes>(10, 4_000);
}
