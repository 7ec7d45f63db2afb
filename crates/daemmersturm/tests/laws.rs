//! Property tests of the laws that hold for every rule, on random Dämmersturm scenes.

use crate::common::{
    A, B, PISTOL, PLATE, SHIELD, SWORD, Scene, attack, many,
    scenes::{is_legal, some_command, some_scene},
    sorcery, surroundings,
};
use schwung_daemmersturm::*;
use schwung_play::{Random, laws, laws::Subject};
use schwung_table::System;

pub(crate) struct Scenes;

impl Subject for Scenes {
    type System = Daemmersturm;
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

    /// A single attack with short ranges, so that all ways can be explored.
    fn small(random: &mut Random) -> (State, Command) {
        match random.below(8) {
            0 | 1 => return surroundings::small(random),
            2 | 3 => return many::small(random),
            _ => {}
        }
        let mut below = |n: u32| random.below(n);
        let shot = below(3) == 0;
        let mut scene = if shot { Scene::shooting(PISTOL) } else { Scene::melee() };
        scene = scene.library(|it| {
            for weapon in &mut it.weapons {
                weapon.damage = Amount::of(1, 2);
            }
        });
        if below(2) == 0 {
            scene = scene.item(B, ItemKind::Protection(SHIELD));
        }
        if below(3) == 0 {
            scene = scene.profile(B, |it| it.armour = Some(PLATE));
        }
        if below(3) == 0 {
            scene = scene.actor(B, |it| it.life = 2);
        }
        let normal = below(2) == 0;
        scene = scene.actor(B, |it| it.normal = Some(normal));
        if shot && below(2) == 0 {
            scene = scene.near(B, crate::common::C);
        }
        if below(3) == 0 && !shot {
            scene = scene.actor(B, |it| it.was_exhausted = true);
        }
        (scene.state, attack(A, B, 1))
    }

    fn meddling(state: &State, random: &mut Random) -> Option<Event> {
        let who = ActorId(u16::try_from(random.below(2)).unwrap_or(0));
        let fact = Box::new(Fact::Actor { who, fact: ActorFact::ActionPoints(3) });
        (state.actors.len() > 1).then_some(Event::Set { fact, reason: Wording::NONE })
    }

    fn sane(state: &State) -> Result<(), String> {
        for id in state.ids() {
            let actor = state.actor(id);
            if actor.exhausted && (actor.life > 5 && actor.life < 6) {
                return Err(format!("{id:?} is exhausted with {} life points", actor.life));
            }
            if actor.life == 0 && actor.is_up() {
                return Err(format!("{id:?} stands with no life points"));
            }
        }
        if let Some(turn) = state.combat.and_then(|it| it.turn)
            && !state.order.iter().any(|it| it.who == turn)
        {
            return Err("the turn is nowhere in the order".to_owned());
        }
        if state.combat.is_none() && !state.order.is_empty() {
            return Err("an order outlasts its combat".to_owned());
        }
        if state.in_combat() && !state.section.open {
            return Err("a combat outside any section".to_owned());
        }
        for (n, pair) in state.engaged.iter().enumerate() {
            if pair.by == pair.on || state.engaged[..n].iter().any(|it| (it.by, it.on) == (pair.by, pair.on))
            {
                return Err(format!("{pair:?} is odd"));
            }
        }
        if state.is_sound() { Ok(()) } else { Err("something is named that is not there".to_owned()) }
    }
}

/// The same scenes, but spells and the demand of shadow magic where all ways are explored.
struct Sorcery;

impl Subject for Sorcery {
    type System = Daemmersturm;
    type Policy = Sensible;

    fn policy() -> Sensible {
        Sensible
    }

    fn scene(random: &mut Random) -> State {
        some_scene(random)
    }

    fn command(state: &State, random: &mut Random) -> Option<Command> {
        Scenes::command(state, random)
    }

    fn small(random: &mut Random) -> (State, Command) {
        sorcery::small_magic(random)
    }

    fn meddling(state: &State, random: &mut Random) -> Option<Event> {
        Scenes::meddling(state, random)
    }

    fn sane(state: &State) -> Result<(), String> {
        Scenes::sane(state)
    }
}

#[test]
fn the_chances_of_spells_add_up_and_are_shared() {
    laws::chances_add_up_to_one::<Sorcery>(16);
    laws::sharing_changes_no_chance::<Sorcery>(16);
    laws::sharing_loses_no_way::<Sorcery>(8);
    laws::sampling_agrees_with_exact_odds::<Sorcery>(6, 40_000);
    laws::exploring_onwards_is_exploring_from_the_start::<Sorcery>(3);
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
fn habits_propose_what_is_legal() {
    laws::habits_propose_what_is_legal::<Scenes>(800, 1);
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
    laws::chances_add_up_to_one::<Scenes>(12);
}

#[test]
fn sharing_changes_no_chance() {
    laws::sharing_changes_no_chance::<Scenes>(12);
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

/// Commands that refer to missing things are refused, and nothing panics.
#[test]
fn what_is_not_there_is_refused() {
    let mut random = Random::new(23);
    let mut refused = 0;
    for _ in 0..3_000 {
        let state = some_scene(&mut random);
        let command = some_command(&state, &mut random);
        let mut smaller = State::fresh(Switches::default(), Frame::default(), &[]);
        smaller.section = state.section;
        refused += u32::from(Daemmersturm::check(&smaller, &command).is_err());
    }
    assert!(refused > 2_000, "{refused}");
}

/// The plot leader may overrule any refusal: nothing panics, and facts stay in range.
//% daemmersturm.gm.authority
#[test]
fn whatever_is_overruled_can_be_played() {
    let mut random = Random::new(31);
    let mut whim = schwung_play::Whimsical(Random::new(32));
    for _ in 0..3_000 {
        let state = some_scene(&mut random);
        let command = match some_command(&state, &mut random) {
            it @ (Command::Overrule { .. } | Command::Set { .. }) => it,
            it => Command::Overrule { command: Box::new(it), reason: Wording::NONE },
        };
        if !is_legal(&state, &command) {
            continue;
        }
        let (runs, _) = laws::live::<Daemmersturm>(&state, &command, &mut random, &mut whim, |_, _| None);
        let end = runs.last().expect("a run");
        Scenes::sane(&end.state).unwrap_or_else(|what| panic!("{what} after {command:?}"));
    }
}

/// Facts and events survive a round trip through serialisation.
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
        let (runs, inputs) =
            laws::live::<Daemmersturm>(&start, &command, &mut random, &mut whim, |_, _| None);
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
    let _ = SWORD;
}

#[test]
fn every_switch_takes_its_positions() {
    laws::every_switch_takes_its_positions(Switches::ALL);
}

#[test]
fn kinds_of_question_are_told_apart() {
    laws::kinds_of_question_are_told_apart::<Daemmersturm>();
}
