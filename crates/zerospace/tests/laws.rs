//! The laws that hold for every rule, tried on random ZeroSpace scenes.

use crate::common::{
    A, B, MELEE, Scene,
    scenes::{is_legal, some_command, some_scene},
};
use schwung_play::{Random, laws, laws::Subject};
use schwung_table::{Seat, System};
use schwung_zerospace::*;

struct Scenes;

impl Subject for Scenes {
    type System = ZeroSpace;
    type Policy = Sensible;

    fn policy() -> Sensible {
        Sensible
    }

    fn scene(random: &mut Random) -> State {
        some_scene(random)
    }

    fn command(state: &State, random: &mut Random) -> Option<Command> {
        (0..60).map(|_| some_command(state, random)).find(|it| is_legal(state, it))
    }

    fn small(random: &mut Random) -> (State, Command) {
        let mut below = |n: u32| u8::try_from(random.below(n)).expect("small");
        // Strong enough that nothing is certain, whatever comes together.
        let mut scene = Scene::fight().set(A, Attribute::Strength, 6);
        for who in [A, B] {
            if below(2) == 0 {
                scene = scene.special(who, MELEE);
            }
            if who == B && below(3) == 0 {
                scene = scene.unskilled(who, MELEE);
            }
        }
        let (held, distracted, margin) = (below(3) == 0, below(3) == 0, below(2) == 0);
        let until = below(3) == 0;
        let mut scene = scene
            .points(1, below(2))
            .actor(A, |it| it.distracted = distracted)
            .actor(B, |it| it.losses.fresh = below(5))
            .house(|it| {
                it.margin = margin;
                it.reroll = if until { Reroll::UntilThree } else { Reroll::Once };
            });
        let tool = ItemKind::Tool { rating: 1, skill: None };
        scene = scene.item(B, tool).0;
        if held {
            scene.state.holds.push(Hold { by: B, on: A, round: 0 });
        }
        let mode = [Mode::Strike, Mode::Disarm, Mode::ThrowDown][usize::from(below(3))];
        (scene.state, crate::common::special(A, B, mode))
    }

    fn meddling(state: &State, random: &mut Random) -> Option<Event> {
        let seat = Seat(1 + u8::try_from(random.below(3)).expect("small"));
        let points = u8::try_from(random.below(4)).expect("small");
        let known = usize::from(seat.0) < state.players.len();
        known.then(|| Event::Set { fact: Box::new(Fact::Points { seat, points }), was: None })
    }

    fn sane(state: &State) -> Result<(), String> {
        for id in state.ids() {
            let actor = state.actor(id);
            if actor.losses.sum() > state.max_endurance(id) {
                return Err(format!("{id:?} has lost more than there is"));
            }
            if actor.turn.quick > 200 {
                return Err(format!("{id:?} never stops"));
            }
        }
        if state.players[0].points > 0 {
            return Err("the game master has points".to_owned());
        }
        if let Some(conflict) = state.conflict {
            let Some(turn) = conflict.turn else { return Err("nobody has the turn".to_owned()) };
            if usize::from(conflict.at) >= state.order.len() {
                return Err("the turn is nowhere in the order".to_owned());
            }
            if state.interrupted.contains(&turn) {
                return Err("somebody cuts into the own turn".to_owned());
            }
        } else if !state.order.is_empty() || !state.interrupted.is_empty() {
            return Err("an order outlasts its conflict".to_owned());
        }
        for (n, hold) in state.holds.iter().enumerate() {
            if hold.by == hold.on {
                return Err("somebody holds itself".to_owned());
            }
            if state.holds[..n].iter().any(|it| (it.by, it.on) == (hold.by, hold.on)) {
                return Err("a hold is there twice".to_owned());
            }
        }
        if state.items.iter().any(|it| it.id.0 >= state.next_item) {
            return Err("numbers of gear are used twice".to_owned());
        }
        Ok(())
    }
}

#[test]
fn each_run_tells_all_that_the_run_before_told() {
    laws::each_run_tells_all_that_the_run_before_told::<Scenes>(3_000);
}

#[test]
fn the_state_is_the_events_applied() {
    laws::the_state_is_the_events_applied::<Scenes>(3_000);
}

#[test]
fn facts_stay_in_range() {
    laws::facts_stay_in_range::<Scenes>(60_000);
}

#[test]
fn every_option_leads_on() {
    laws::every_option_leads_on::<Scenes>(600);
}

#[test]
fn chances_add_up_to_one() {
    laws::chances_add_up_to_one::<Scenes>(20);
}

#[test]
fn sharing_changes_no_chance() {
    laws::sharing_changes_no_chance::<Scenes>(20);
}

#[test]
fn sharing_loses_no_way() {
    laws::sharing_loses_no_way::<Scenes>(6);
}

#[test]
fn sampling_agrees_with_exact_odds() {
    laws::sampling_agrees_with_exact_odds::<Scenes>(6, 40_000);
}

#[test]
fn exploring_onwards_is_exploring_from_the_start() {
    laws::exploring_onwards_is_exploring_from_the_start::<Scenes>(3);
}

#[test]
fn changed_rules_diverge() {
    laws::changed_rules_diverge::<Scenes>(600);
}

/// Commands that name what is not there are refused, and nothing panics.
#[test]
fn what_is_not_there_is_refused() {
    let mut random = Random::new(23);
    let mut refused = 0;
    for _ in 0..3_000 {
        let state = some_scene(&mut random);
        let mut smaller = state.clone();
        smaller.actors.truncate(2);
        smaller.items.clear();
        smaller.holds.clear();
        smaller.conflict = None;
        smaller.order.clear();
        smaller.frame.change(|frame| {
            frame.sheets.truncate(2);
            frame.sheets.iter_mut().for_each(|it| (it.gifts, it.skills) = (Vec::new(), SkillSet::NONE));
        });
        let command = some_command(&state, &mut random);
        refused += u32::from(ZeroSpace::check(&smaller, &command).is_err());
    }
    assert!(refused > 1_000, "{refused}");
}

/// What is written down comes back the same.
#[test]
fn facts_and_events_survive_being_written_down() {
    let mut random = Random::new(29);
    let mut whim = schwung_play::Whimsical(Random::new(30));
    for _ in 0..300 {
        let start = some_scene(&mut random);
        let told = serde_json::to_string(&start).expect("facts can be written");
        assert_eq!(serde_json::from_str::<State>(&told).expect("facts can be read"), start);
        let Some(command) = Scenes::command(&start, &mut random) else { continue };
        let told = serde_json::to_string(&command).expect("commands can be written");
        assert_eq!(serde_json::from_str::<Command>(&told).expect("commands can be read"), command);
        let (runs, inputs) = laws::live::<ZeroSpace>(&start, &command, &mut random, &mut whim, |_, _| None);
        for event in &runs.last().expect("a run").events {
            let told = serde_json::to_string(event).expect("events can be written");
            assert_eq!(&serde_json::from_str::<Event>(&told).expect("events can be read"), event);
        }
        for input in inputs {
            if let schwung_play::Input::Answered { answer, .. } = input {
                let told = serde_json::to_string(&answer).expect("answers can be written");
                assert_eq!(serde_json::from_str::<Answer>(&told).expect("answers can be read"), answer);
            }
        }
    }
}
