//! Hidden actors: who knows of them, and which options others get.

use crate::common::{FISTS, attack, duel, scenes};
use schwung_fate::*;
use schwung_play::{Random, Stop, Whimsical, laws::live, replay};
use schwung_table::{Choice, Seat, System};

const ANNA: ActorId = ActorId(0);
const BORIS: ActorId = ActorId(1);

/// Anna against Boris, a hidden character of the game master.
fn ambush() -> State {
    let mut state = duel([3, 2], 1, 2);
    state.actors[1].seat = Seat::GM;
    state.actors[1].hidden = true;
    state.apply(&Event::TurnSet { actor: Some(ANNA) });
    state
}

fn set(state: &State, fact: Fact) -> (Vec<Event>, State) {
    let command = Command::Set(fact);
    Fate::check(state, &command).expect("she may");
    let run = replay::<Fate, _>(state.clone(), &[], |t| Fate::perform(t, &command));
    assert!(run.result.is_ok());
    (run.events, run.state)
}

fn aspects_of(choices: &[Choice<Fate>]) -> Vec<AspectRef> {
    let of_one = |it: &Choice<Fate>| match it.answer {
        Answer::Invocation(Invocation::Aspect { aspect, .. }) => Some(aspect),
        _ => None,
    };
    choices.iter().filter_map(of_one).collect()
}

#[test]
fn to_hide_and_to_show_are_one_event_each() {
    let state = duel([0, 0], 0, 0);
    let (events, state) = set(&state, Fact::Hide(BORIS));
    assert_eq!(events, [Event::ActorHidden { actor: BORIS }]);
    assert!(state.actor(BORIS).hidden);
    // Hiding a hidden actor changes nothing and is not reported.
    assert_eq!(set(&state, Fact::Hide(BORIS)).0, []);
    let (events, state) = set(&state, Fact::Show(BORIS));
    assert_eq!(events, [Event::ActorShown { actor: BORIS }]);
    assert!(!state.actor(BORIS).hidden);
    assert_eq!(set(&state, Fact::Show(BORIS)).0, []);
    let nobody = Command::Set(Fact::Hide(ActorId(99)));
    assert_eq!(Fate::check(&state, &nobody).expect_err("nobody").what, Bar::NoSuchThing);
}

#[test]
fn the_game_master_and_whoever_plays_it_know_of_it() {
    let mut state = ambush();
    let known = |state: &State, seat| (state.is_known_to(BORIS, seat), state.is_known_to(ANNA, seat));
    assert_eq!(known(&state, Seat::GM), (true, true));
    assert_eq!(known(&state, Seat(1)), (false, true));
    assert_eq!(known(&state, Seat(2)), (false, true));
    state.actors[1].seat = Seat(2);
    assert_eq!(known(&state, Seat(2)), (true, true));
    assert_eq!(known(&state, Seat(1)), (false, true));
}

#[test]
fn nobody_knows_an_aspect_of_somebody_hidden() {
    let mut state = ambush();
    let id = AspectId(state.next_aspect);
    state.apply(&Event::AspectPlaced {
        id,
        text: Wording::new("On the Roof"),
        bearer: Bearer::Actor(BORIS),
        kind: AspectKind::Sticky,
        hidden: false,
        free_tag: Some(ANNA),
    });
    let aspects = [AspectRef::Sheet(BORIS, 0), AspectRef::Play(id)];
    for aspect in aspects {
        assert!(!state.is_aspect_known_to(aspect, Seat(1)));
        assert!(state.is_aspect_known_to(aspect, Seat::GM));
        let tag = Command::TagEffect { who: ANNA, aspect, text: Wording::new("so") };
        assert_eq!(Fate::check(&state, &tag).expect_err("unknown").what, Bar::AspectUnknown);
    }
    assert!(state.is_aspect_hidden(id));
    let (_, shown) = set(&state, Fact::Show(BORIS));
    for aspect in aspects {
        assert!(shown.is_aspect_known_to(aspect, Seat(1)));
    }
    assert!(!shown.is_aspect_hidden(id));
}

/// The aspects that Anna can use when her roll is opposed by that of Boris.
fn offered(state: &State) -> Vec<AspectRef> {
    let effort = |actor| Effort::new(actor, Some(FISTS), Terms::NONE);
    let against = AgainstRoll::Roll { effort: effort(BORIS), shield: None };
    let clash = Clash { effort: effort(ANNA), against, stakes: Stakes::Hit };
    let invoke = Invoke { seat: Seat(1), who: ANNA, clash, used: UsedAspects::default() };
    let mut choices = Vec::new();
    Fate::options(state, &Question::Invoke(invoke), &mut choices);
    aspects_of(&choices)
}

#[test]
fn an_attacker_is_not_offered_the_aspects_of_somebody_hidden() {
    let mut state = ambush();
    let own = AspectRef::Sheet(ANNA, 0);
    assert_eq!(offered(&state), [own, own]);
    state.actors[1].hidden = false;
    let other = AspectRef::Sheet(BORIS, 0);
    assert_eq!(offered(&state), [own, own, other, other]);
}

#[test]
fn what_is_named_is_known_to_whoever_names_it() {
    let state = ambush();
    assert_eq!(check_known(&state, &attack(), Seat::GM), Ok(()));
    let what = |command: &Command, seat| check_known(&state, command, seat).expect_err("unknown").what;
    assert_eq!(what(&attack(), Seat(1)), Bar::NoSuchThing);
    let aspect = AspectRef::Sheet(BORIS, 0);
    let tag = Command::TagEffect { who: ANNA, aspect, text: Wording::NONE };
    assert_eq!(what(&tag, Seat(1)), Bar::NoSuchThing);
    let (_, shown) = set(&state, Fact::Show(BORIS));
    assert_eq!(check_known(&shown, &attack(), Seat(1)), Ok(()));

    let mut hidden = shown;
    let id = AspectId(hidden.next_aspect);
    hidden.apply(&Event::AspectPlaced {
        id,
        text: Wording::new("Trapdoor"),
        bearer: Bearer::Scene,
        kind: AspectKind::Framed,
        hidden: true,
        free_tag: None,
    });
    let removes = Command::Maneuver(Maneuver {
        by: ANNA,
        skill: Some(FISTS),
        target: Target::Difficulty(None),
        aim: Aim::Remove { aspect: id, paid: false },
        plan: Plan::default(),
    });
    let why = check_known(&hidden, &removes, Seat(1)).expect_err("hidden");
    assert_eq!(why.what, Bar::NoSuchAspect);
    // As if the actor did not exist.
    let mut without = hidden.clone();
    without.aspects.clear();
    assert_eq!(Fate::check(&without, &removes).expect_err("gone").what, why.what);
    assert_eq!(check_known(&hidden, &removes, Seat::GM), Ok(()));
}

#[test]
fn a_companion_whom_somebody_hidden_sends_off_is_hidden() {
    let mut state = ambush();
    state.frame.change(|frame| {
        frame.sheets[1].companions.push(Companion {
            name: "Tom".to_owned(),
            kinds: ConflictKind::Physical.bit(),
            advances: vec![Advance::Independent],
            has_aspect: false,
        });
    });
    let command = Command::Companion { partner: BORIS, companion: 0, away: true };
    let run = replay::<Fate, _>(state, &[], |t| Fate::perform(t, &command));
    assert!(run.state.actors.last().is_some_and(|it| it.hidden && it.kind == ActorKind::Companion));
}

/// No possible answer of a player refers to an aspect of a hidden actor.
#[test]
fn no_option_betrays_somebody_hidden() {
    let mut random = Random::new(71);
    let (mut asked, mut hidden_bearers) = (0, 0);
    for n in 0..4_000_u64 {
        let mut state = scenes::some_scene(&mut random);
        let hidden = random.below(5) as usize;
        (state.actors[hidden].hidden, state.actors[hidden].seat) = (true, Seat::GM);
        let command = scenes::some_command(&state, &mut random);
        if Fate::check(&state, &command).is_err() {
            continue;
        }
        let mut policy = Whimsical(Random::new(n));
        let (runs, _) = live::<Fate>(&state, &command, &mut random, &mut policy, |_, _| None);
        for run in runs {
            let Err(Stop::Waiting(pending)) = &run.result else { continue };
            for question in pending.questions() {
                let mut choices = Vec::new();
                Fate::options(&run.state, question, &mut choices);
                for aspect in aspects_of(&choices) {
                    asked += 1;
                    let hidden = run.state.bearer(aspect).is_some_and(
                        |it| matches!(it, Bearer::Actor(actor) if run.state.actor(actor).hidden),
                    );
                    hidden_bearers += u32::from(hidden);
                    assert!(
                        run.state.is_aspect_known_to(aspect, question.seat()),
                        "{aspect:?} in {question:?}"
                    );
                }
            }
        }
    }
    assert!(asked > 500 && hidden_bearers > 20, "{asked} {hidden_bearers}");
}
