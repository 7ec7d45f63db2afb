//! Every kind of attack offers every reaction that the rules know, unless a rule says otherwise.

use crate::{
    common::{FISTS, MIGHT, WEAPONS, begin, fighter, frame},
    laws::Scenes,
};
use schwung_fate::*;
use schwung_play::{
    Random, Whimsical,
    laws::{self, Reacting},
};
use schwung_table::{Seat, System};

/// A possible reaction to an attack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Reaction {
    /// Choosing a defence skill.
    Skill,
    /// Full defense, at the first attack.
    FullDefense,
    /// Using an aspect for the defence.
    Invoke,
    /// Spin or overflow after a good defence.
    Spin,
    /// A consequence instead of a box.
    Consequence,
    /// A companion who drops out instead of a consequence.
    Companion,
    /// A concession after a consequence.
    Concede,
    /// Paying all fate points for another outcome.
    Plead,
    /// Paying a fate point to refuse an aspect.
    Refuse,
}

const ANNA: ActorId = ActorId(0);
const BORIS: ActorId = ActorId(1);
const THUGS: ActorId = ActorId(2);
const GROUP: ActorId = ActorId(3);

/// Anna and thugs against Boris, who leads a group, all in one zone, in the first exchange; Anna or the thugs
/// have the turn.
fn scene(turn: ActorId, change: impl Fn(&mut State)) -> State {
    let mut sheets = vec![fighter("Anna", 0, 1), fighter("Boris", 0, 1)];
    sheets[1].companions.push(Companion { name: "Tom".to_owned(), kinds: 1, ..Companion::default() });
    for skill in [FISTS, WEAPONS, MIGHT] {
        sheets[0].skills[usize::from(skill.0)] = 2;
        sheets[1].skills[usize::from(skill.0)] = 2;
    }
    let minions = Some(Minions { quality: 3, kind: ConflictKind::Physical });
    for name in ["Thugs", "Guards"] {
        sheets.push(Sheet { name: name.to_owned(), minions, ..Sheet::default() });
    }
    let seats = [(0, 1), (1, 2), (0, 0), (1, 2)];
    let mut actors: Vec<Actor> =
        seats.iter().map(|&(side, seat)| Actor::new(Side(side), Seat(seat), ZoneId(0))).collect();
    (actors[0].fate, actors[1].fate) = (1, 1);
    for group in [2, 3] {
        (actors[group].kind, actors[group].members) = (ActorKind::Minions, 1);
    }
    let mut state = State::new(Profile::sotc(), frame(sheets), actors);
    begin(&mut state);
    state.apply(&Event::TurnSet { actor: Some(turn) });
    change(&mut state);
    state
}

/// Boris can absorb no further hit.
fn worn(state: &mut State) {
    state.actors[1].stress[0] = Boxes(31);
    for severity in [Severity::Mild, Severity::Moderate, Severity::Severe] {
        let kind = AspectKind::Consequence { severity, track: Track::Health, scene: 1, carried: false };
        let (id, text, bearer) = (AspectId(state.next_aspect), Wording::new("hurt"), Bearer::Actor(BORIS));
        state.apply(&Event::AspectPlaced { id, text, bearer, kind, hidden: false, free_tag: None });
    }
}

/// Prepares everything that the reaction requires.
fn ready(reaction: Reaction) -> impl Fn(&mut State) {
    move |state| {
        if reaction == Reaction::Plead {
            worn(state);
        }
        state.profile.change(|it| it.switches.ask_shifts = Prompt::Off);
    }
}

fn attack(by: ActorId, on: ActorId, unaware: Option<i8>) -> Command {
    let skill = (by == ANNA).then_some(FISTS);
    let plan = Plan::default();
    Command::Attack(Attack { by, on, agenda: AgendaId(0), skill, track: None, unaware, plan })
}

fn maneuver(aim: Aim) -> Command {
    let target = Target::Actor(BORIS, SkillSet::NONE);
    Command::Maneuver(Maneuver { by: ANNA, skill: Some(FISTS), target, aim, plan: Plan::default() })
}

fn push() -> Command {
    Command::Push(Push { by: ANNA, on: BORIS, skill: MIGHT, to: ZoneId(1), plan: Plan::default() })
}

fn throw() -> Command {
    let what = Thrown::Actor(BORIS);
    Command::Knockback(Knockback { by: ANNA, skill: MIGHT, what, to: ZoneId(1), plan: Plan::default() })
}

fn placing() -> Aim {
    Aim::Place { text: Wording::new("dust"), on: Bearer::Actor(BORIS), sticky: false, paid: false }
}

/// Spin from maneuvers, a house rule.
fn spinning(reaction: Reaction) -> impl Fn(&mut State) {
    move |state| {
        ready(reaction)(state);
        state.profile.change(|it| it.switches.spin_from_maneuvers = true);
    }
}

fn led(state: &mut State) {
    state.apply(&Event::Attached { leader: BORIS, group: GROUP, spent: false });
}

type NotOffered = &'static [(Reaction, &'static str)];

const ASPECT: (Reaction, &str) = (Reaction::Refuse, "sotc.maneuver.refuse-fate");
const OF_AN_ATTACK: NotOffered = &[ASPECT];
const UNAWARE: NotOffered = &[
    ASPECT,
    (Reaction::Skill, "freefate.difficulty.opposition"),
    (Reaction::FullDefense, "freefate.difficulty.opposition"),
    (Reaction::Invoke, "freefate.difficulty.opposition"),
    (Reaction::Spin, "freefate.difficulty.opposition"),
];
const H1: (Reaction, &str) = (Reaction::FullDefense, "sotc.full-defense.declare-first-attack");
const H2: (Reaction, &str) = (Reaction::Consequence, "sotc.maneuver.definition");
const H3: (Reaction, &str) = (Reaction::Companion, "sotc.maneuver.definition");
const H4: (Reaction, &str) = (Reaction::Concede, "sotc.maneuver.definition");
const H5: (Reaction, &str) = (Reaction::Plead, "sotc.maneuver.definition");
const NO_SPIN: (Reaction, &str) = (Reaction::Spin, "sotc.spin.defense");
/// Only one skill can be used against being moved.
const ONE_SKILL: (Reaction, &str) = (Reaction::Skill, "sotc.attack.skills-move");
const OF_A_MANEUVER: NotOffered = &[H1, H2, H3, H4, H5, NO_SPIN, ASPECT];
const OF_A_SPINNING_MANEUVER: NotOffered = &[H1, H2, H3, H4, H5, ASPECT];
const OF_DUST: NotOffered = &[H1, H2, H3, H4, H5, NO_SPIN];
const OF_A_THROW: NotOffered = &[H1, H2, H3, H4, H5, NO_SPIN, ASPECT, ONE_SKILL];
const OF_A_SPINNING_THROW: NotOffered = &[H1, H2, H3, H4, H5, ASPECT, ONE_SKILL];

impl Reacting for Scenes {
    type Reaction = Reaction;

    fn reactions() -> &'static [Reaction] {
        &[
            Reaction::Skill,
            Reaction::FullDefense,
            Reaction::Invoke,
            Reaction::Spin,
            Reaction::Consequence,
            Reaction::Companion,
            Reaction::Concede,
            Reaction::Plead,
            Reaction::Refuse,
        ]
    }

    fn attacks() -> Vec<laws::Attack<Scenes>> {
        let kind = |name, scene, not_offered| laws::Attack { name, scene, not_offered };
        vec![
            kind("an attack", |it| (scene(ANNA, ready(it)), attack(ANNA, BORIS, None)), OF_AN_ATTACK),
            kind("minions", |it| (scene(THUGS, ready(it)), attack(THUGS, BORIS, None)), OF_AN_ATTACK),
            kind("an ambush", |it| (scene(ANNA, ready(it)), attack(ANNA, BORIS, Some(-2))), UNAWARE),
            kind(
                "an attack on a leader",
                |it| {
                    let mut state = scene(ANNA, ready(it));
                    led(&mut state);
                    (state, attack(ANNA, BORIS, None))
                },
                OF_AN_ATTACK,
            ),
            kind(
                "an attack on a led group",
                |it| {
                    let mut state = scene(ANNA, ready(it));
                    led(&mut state);
                    (state, attack(ANNA, GROUP, None))
                },
                OF_AN_ATTACK,
            ),
            kind("a push", |it| (scene(ANNA, ready(it)), push()), OF_AN_ATTACK),
            kind("a throw", |it| (scene(ANNA, ready(it)), throw()), OF_A_THROW),
            kind("a throw with spin", |it| (scene(ANNA, spinning(it)), throw()), OF_A_SPINNING_THROW),
            kind("a disarm", |it| (scene(ANNA, ready(it)), maneuver(Aim::Disarm)), OF_A_MANEUVER),
            kind(
                "a disarm with spin",
                |it| (scene(ANNA, spinning(it)), maneuver(Aim::Disarm)),
                OF_A_SPINNING_MANEUVER,
            ),
            kind("dust", |it| (scene(ANNA, ready(it)), maneuver(placing())), OF_DUST),
        ]
    }

    fn offers(state: &State, question: &Question, reaction: Reaction) -> bool {
        match (question, reaction) {
            (Question::Defend(it), Reaction::Skill) => it.who == BORIS,
            (Question::Defend(it), Reaction::FullDefense) => it.who == BORIS && it.may_full,
            (Question::Invoke(it), Reaction::Invoke) => it.who == BORIS,
            (Question::SpinOrOverflow(it), Reaction::Spin) => it.who == BORIS,
            (Question::Absorb(it), Reaction::Consequence | Reaction::Companion) => {
                let mut choices = Vec::new();
                Fate::options(state, question, &mut choices);
                let fits = |it: &Answer| match it {
                    Answer::Absorption(Absorption::Consequence) => reaction == Reaction::Consequence,
                    Answer::Absorption(Absorption::Companion(_)) => reaction == Reaction::Companion,
                    _ => false,
                };
                it.who == BORIS && choices.iter().any(|it| it.barred.is_none() && fits(&it.answer))
            }
            (Question::Concede(it), Reaction::Concede) => it.who == BORIS,
            (Question::Plead(it), Reaction::Plead) => it.who == BORIS,
            (Question::RefuseAspect(it), Reaction::Refuse) => it.who == BORIS,
            _ => false,
        }
    }
}

#[test]
fn every_reaction_is_offered() {
    laws::every_reaction_is_offered::<Scenes>();
}

/// A block that protects Boris, or the group that he leads, counts against every kind of attack, and against
/// nothing else.
//% sotc.block.protect
#[test]
fn every_attack_meets_the_block_that_protects() {
    let protects = |on: ActorId| {
        move |state: &mut State| {
            led(state);
            let (by, against) = (GROUP, Against::AttacksOn(on));
            let block = Block { by, against, strength: 40, text: Wording::NONE, lasting: false, left: false };
            state.apply(&Event::BlockMade { block });
        }
    };
    let commands = [
        (attack(ANNA, BORIS, None), true),
        (attack(ANNA, BORIS, Some(-2)), true),
        (attack(ANNA, GROUP, None), true),
        (push(), true),
        (throw(), false),
        (maneuver(Aim::Disarm), false),
    ];
    for on in [BORIS, GROUP] {
        for (command, meets) in &commands {
            let start = scene(ANNA, protects(on));
            let (mut random, mut whim) = (Random::new(3), Whimsical(Random::new(4)));
            let (runs, _) = laws::live::<Fate>(&start, command, &mut random, &mut whim, |_, _| None);
            let told = &runs.last().expect("a run").events;
            let met = told.iter().any(|it| matches!(it, Event::Protected { strength: 40, .. }));
            assert_eq!(met, *meets, "{command:?} with a block for {on:?}");
        }
    }
}
