//! Tests of habits: their decisions are legal, and depend neither on the turn cache nor on secrets.

mod common;

use common::{fate_duel, twilight_duel, zero_duel};
use schwung_chances::{Counted, Habit, Plan, Remember, simulate};
use schwung_daemmersturm as ds;
use schwung_fate as fate;
use schwung_play::{Fights as _, Input, Manner, Pending, Random, Sample, Stop, foremost, look_ahead, replay};
use schwung_table::{Seat, System as _};
use schwung_zerospace as zs;

const CLEVER: Habit = habit(Manner::Clever);
const PLAIN: Habit = habit(Manner::Plain);
const CAREFUL: Habit = habit(Manner::Careful);

const fn habit(manner: Manner) -> Habit {
    Habit { manner, ..Habit::spending(schwung_play::Spend::Sensibly) }
}

/// Plays the fight to its end and checks every command.
fn decides_legally<S: Counted>(start: &S::State, seed: u64) {
    let habits = [CLEVER, CAREFUL];
    let policy = schwung_play::Habits::new(&habits);
    let mut table: Sample<S, _> = Sample { state: start.clone(), random: Random::new(seed), policy };
    for _ in 0..12 {
        if !S::is_on(&table.state) {
            break;
        }
        let Some(command) = S::turn(&table.state, &habits) else { break };
        assert!(S::check(&table.state, &command).is_ok(), "{command:?}");
        let again = S::turn(&table.state, &habits);
        assert_eq!(again.as_ref(), Some(&command), "it is a function of the state");
        let Ok(()) = S::perform(&mut table, &command);
    }
}

fn ends_alike<S: Counted>(start: &S::State)
where
    S::State: Sync,
    S::Command: Sync,
{
    let of = |remember| {
        let plan = Plan::<S> {
            start,
            begin: None,
            habits: &[CLEVER, CAREFUL],
            runs: 6,
            seed: 3,
            threads: 1,
            turns: 40,
            remember,
            toll: None,
        };
        simulate(&plan, |_| true).expect("nobody stops it")
    };
    assert_eq!(of(Remember::Always), of(Remember::Never));
}

#[test]
fn commands_are_legal_and_the_same_every_time() {
    let mut random = Random::new(4);
    for seed in 0..2 {
        decides_legally::<fate::Fate>(&fate_duel(&mut random), seed);
        decides_legally::<zs::ZeroSpace>(&zero_duel(&mut random, 1), seed);
        decides_legally::<ds::Daemmersturm>(&twilight_duel(&mut random, 1), seed);
    }
}

#[test]
fn fights_end_alike_whether_turns_are_remembered_or_not() {
    let mut random = Random::new(5);
    ends_alike::<fate::Fate>(&fate_duel(&mut random));
    ends_alike::<zs::ZeroSpace>(&zero_duel(&mut random, 1));
    ends_alike::<ds::Daemmersturm>(&twilight_duel(&mut random, 1));
}

/// The command of the player's character, which is the first one, with each habit, and other promising commands.
fn decided<S: Counted>(state: &S::State) -> Vec<Option<S::Command>> {
    let habits =
        [look_ahead::<S>(state, 0, &[CLEVER]), S::turn(state, &[CLEVER]), S::turn(state, &[CAREFUL])];
    let others = foremost::<S>(state, 0, &[], 4);
    assert!((1..=5).contains(&others.len()), "{others:?}");
    habits.into_iter().chain(others.into_iter().map(Some)).collect()
}

#[test]
fn what_only_the_game_master_reads_decides_nothing_for_a_player() {
    let mut random = Random::new(6);
    for _ in 0..4 {
        let mut one = fate_duel(&mut random);
        one.conflict.as_mut().expect("it has begun").turn = Some(fate::ActorId(0));
        let mut other = one.clone();
        other.frame.change(|frame| {
            let sheet = &mut frame.sheets[1];
            (sheet.skills[1], sheet.extra_boxes, sheet.extra_consequences) = (8, [4, 4], 2);
        });
        (other.actors[1].fate, other.actors[1].grit) = (5, Some(1));
        assert_eq!(decided::<fate::Fate>(&one), decided::<fate::Fate>(&other));

        let mut one = zero_duel(&mut random, 1);
        one.conflict.as_mut().expect("it has begun").turn = Some(zs::ActorId(0));
        let mut other = one.clone();
        other.frame.change(|frame| {
            let sheet = &mut frame.sheets[1];
            (sheet.attributes, sheet.endurance) = ([9; 5], sheet.endurance + 7);
        });
        assert_eq!(decided::<zs::ZeroSpace>(&one), decided::<zs::ZeroSpace>(&other));

        let mut one = twilight_duel(&mut random, 1);
        one.combat.as_mut().expect("it has begun").turn = Some(ds::ActorId(0));
        let mut other = one.clone();
        other.frame.change(|frame| {
            let profile = &mut frame.profiles[1];
            (profile.melee, profile.life) = (ds::Values { attack: 5, defence: 19 }, profile.life + 9);
        });
        (other.actors[1].life, other.actors[1].start_life) =
            (one.actors[1].life + 9, one.actors[1].start_life + 9);
        other.actors[1].action_points = 7;
        assert_eq!(decided::<ds::Daemmersturm>(&one), decided::<ds::Daemmersturm>(&other));
    }
}

/// Hidden actors are no targets and decide nothing.
#[test]
fn whom_a_player_does_not_know_of_decides_nothing() {
    let mut random = Random::new(7);
    let with = |random: &mut Random, seen: bool| {
        let mut state = fate_duel(random);
        state.conflict.as_mut().expect("it has begun").turn = Some(fate::ActorId(0));
        // An actor who can take no stress would be the first target.
        let mut third = fate::Actor::new(fate::Side(1), Seat::GM, fate::ZoneId(0));
        third.stress = [fate::Boxes(0b1111); 2];
        third.hidden = !seen;
        state.actors.push(third);
        state.frame.change(|frame| {
            frame.sheets.push(fate::Sheet { name: "Carla".to_owned(), ..frame.sheets[1].clone() });
        });
        state
    };
    let hidden = with(&mut random, false);
    let mut gone = hidden.clone();
    gone.actors[2].out = Some(fate::Out::Left);
    assert_eq!(decided::<fate::Fate>(&hidden), decided::<fate::Fate>(&gone));
    let open = with(&mut random, true);
    let attacks = |it: &Option<fate::Command>| matches!(it, Some(fate::Command::Attack(it)) if it.on.0 == 2);
    assert!(attacks(&decided::<fate::Fate>(&open)[2]), "a careful fighter attacks whoever is nearly out");
}

/// Boris, whom the game master plays, has taken his only consequence from an opponent whom he cannot hit, and may concede.
#[test]
fn an_answer_is_weighed_by_what_comes_of_it() {
    let mut state = fate_duel(&mut Random::new(8));
    state.profile.change(|it| it.consequences = 1);
    state.frame.change(|frame| (frame.sheets[0].skills[1], frame.sheets[1].skills[1]) = (8, 0));
    state.conflict.as_mut().expect("it has begun").turn = Some(fate::ActorId(0));
    let command = fate::Fate::turn(&state, &[]).expect("an attack");
    let mut inputs = Vec::new();
    let asked = loop {
        let run = replay(state.clone(), &inputs, |t| fate::Fate::perform(t, &command));
        inputs.push(match run.result {
            Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                let outcome = if who.is_gm() { -1 } else { 1 };
                Input::Rolled { who, dice: dice.name, outcome }
            }
            Err(Stop::Waiting(Pending::Answer(question))) => {
                if matches!(question, fate::Question::Concede(_)) {
                    break (run.state, question);
                }
                let answer = fate::Fate::habitual(&run.state, &question, PLAIN);
                Input::Answered { who: fate::Fate::seat(&question), answer }
            }
            other => panic!("nobody may concede: {other:?}"),
        });
    };
    let weigh = |habits: &[Habit]| fate::Fate::weigh(&state, &command, &inputs, &asked.0, &asked.1, habits);
    assert_eq!(fate::Fate::habitual(&asked.0, &asked.1, CLEVER), fate::Answer::Terms(fate::Offered(None)));
    let gives_up = Some(fate::Answer::Terms(fate::Offered(Some(fate::Wording::NONE))));
    assert_eq!(weigh(&[PLAIN, CLEVER]), gives_up, "he can only lose");
    assert_eq!(weigh(&[CLEVER, PLAIN]), None, "only those who look ahead weigh");
}
