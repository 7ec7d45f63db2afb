//! Small scenes for tests and benchmarks, played with given dice and answers.
#![allow(dead_code, unreachable_pub)] // not every test uses everything

pub mod scenes;

use std::{borrow::Borrow, collections::VecDeque};

use schwung_play::{Input, Pending, Policy, Stop, replay};
use schwung_table::{Seat, System};
use schwung_zerospace::*;

pub const PERCEPTION: SkillId = SkillId(0);
pub const MELEE: SkillId = SkillId(1);
pub const RANGED: SkillId = SkillId(2);
pub const ATHLETICS: SkillId = SkillId(3);
pub const DECEPTION: SkillId = SkillId(4);
pub const SURVIVAL: SkillId = SkillId(5);
pub const TECH: SkillId = SkillId(6);
pub const MIND: SkillId = SkillId(7);
pub const LOCKS: SkillId = SkillId(8);

pub const A: ActorId = ActorId(0);
pub const B: ActorId = ActorId(1);
pub const C: ActorId = ActorId(2);
pub const D: ActorId = ActorId(3);

fn skill(key: &str, attribute: Attribute, talking: bool) -> Skill {
    Skill { key: key.to_lowercase(), de: key.to_owned(), en: key.to_owned(), attribute, talking }
}

pub fn frame(sheets: Vec<Sheet>) -> Frame {
    let skills = vec![
        skill("Perception", Attribute::Intelligence, false),
        skill("Melee", Attribute::Strength, false),
        skill("Ranged", Attribute::Dexterity, false),
        skill("Athletics", Attribute::Dexterity, false),
        skill("Deception", Attribute::Will, true),
        skill("Survival", Attribute::Will, false),
        skill("Tech", Attribute::Intelligence, false),
        skill("Mind", Attribute::Power, false),
        skill("Locks", Attribute::Dexterity, false),
    ];
    Frame {
        title: "Test".to_owned(),
        seats: ["GM", "Anna", "Ben", "Cem"].map(str::to_owned).to_vec(),
        sides: ["players", "opposition"].map(str::to_owned).to_vec(),
        skills,
        roles: Roles {
            perception: PERCEPTION,
            melee: MELEE,
            ranged: RANGED,
            athletics: ATHLETICS,
            deception: DECEPTION,
            survival: SURVIVAL,
        },
        sheets,
        strength: Vec::new(),
    }
}

/// A sheet with all skills, all attributes at 3, endurance 5 and 8 m on foot.
pub fn sheet(name: &str) -> Sheet {
    Sheet {
        name: name.to_owned(),
        attributes: [3; 5],
        endurance: 5,
        skills: (0..9).map(SkillId).collect(),
        pace: [8, 12, 20].map(|it| Some(Length::metres(it))),
        weight: Some(80),
        ..Sheet::default()
    }
}

/// Four actors: A and C are players' characters (Anna, Ben), B and D belong to the game master.
pub fn four() -> State {
    let sheets = ["A", "B", "C", "D"].map(sheet).to_vec();
    let actor = |side: u8, seat: u8| Actor::new(ActorKind::Named, Side(side), Seat(seat));
    let actors = vec![actor(0, 1), actor(1, 0), actor(0, 2), actor(1, 0)];
    let mut state = State::new(Switches::default(), frame(sheets), actors);
    state.players.iter_mut().for_each(|it| it.passes = true);
    state
}

/// A scene that is played with given dice and answers.
pub struct Scene {
    pub state: State,
    /// The events of the latest command.
    pub events: Vec<Event>,
    /// The questions asked by the latest command.
    pub asked: Vec<Question>,
    answers: VecDeque<Answer>,
}

impl Scene {
    pub fn new() -> Scene {
        Scene::of(four())
    }

    pub fn of(state: State) -> Scene {
        Scene { state, events: Vec::new(), asked: Vec::new(), answers: VecDeque::new() }
    }

    /// A conflict with turns in the order of the actors; A has the turn.
    pub fn fight() -> Scene {
        Scene::new().begun(&[A, B, C, D])
    }

    pub fn begun(mut self, order: &[ActorId]) -> Scene {
        let place = |(n, &actor): (usize, &ActorId)| Place { actor, slot: n as u8, result: None };
        let order: Vec<Place> = order.iter().enumerate().map(place).collect();
        let first = order[0].actor;
        self.state.apply(&Event::ConflictBegan { initiator: None, order });
        self.state.apply(&Event::TurnBegan { actor: first, at: 0 });
        self
    }

    pub fn sheet(mut self, who: ActorId, change: impl FnOnce(&mut Sheet)) -> Scene {
        self.state.frame.change(|it| change(&mut it.sheets[usize::from(who.0)]));
        self
    }

    pub fn set(mut self, who: ActorId, attribute: Attribute, value: i8) -> Scene {
        self.state.frame.change(|it| it.sheets[usize::from(who.0)].attributes[attribute as usize] = value);
        self
    }

    pub fn unskilled(self, who: ActorId, skill: SkillId) -> Scene {
        self.sheet(who, |it| it.skills = it.skills.iter().filter(|it| *it != skill).collect())
    }

    pub fn special(self, who: ActorId, skill: SkillId) -> Scene {
        let name = "finely".to_owned();
        self.sheet(who, |it| {
            it.specialities.push(Speciality { skill, name, attack: true, defence: true, check: true });
        })
    }

    pub fn house(mut self, change: impl FnOnce(&mut Switches)) -> Scene {
        self.state.switches.change(change);
        self
    }

    pub fn actor(mut self, who: ActorId, change: impl FnOnce(&mut Actor)) -> Scene {
        change(&mut self.state.actors[usize::from(who.0)]);
        self
    }

    pub fn item(mut self, holder: ActorId, kind: ItemKind) -> (Scene, ItemId) {
        let id = ItemId(self.state.next_item);
        let item = Item { id, text: Wording::new("thing"), holder: Some(holder), kind };
        self.state.apply(&Event::ItemAdded { item });
        (self, id)
    }

    pub fn points(mut self, seat: u8, points: u8) -> Scene {
        self.state.players[usize::from(seat)].points = points;
        self
    }

    pub fn asks(mut self, seat: u8) -> Scene {
        self.state.players[usize::from(seat)].passes = false;
        self
    }

    /// Adds an answer to be given later. Questions to which the next answer does not fit get sensible answers.
    pub fn answer(&mut self, answer: impl Into<Answer>) -> &mut Scene {
        self.answers.push_back(answer.into());
        self
    }

    pub fn refused(&self, command: &Command) -> Bar {
        ZeroSpace::check(&self.state, command).expect_err("not legal").what
    }

    /// Plays a command with these faces. All faces and all given answers must be used.
    #[track_caller]
    pub fn run(&mut self, command: &Command, faces: &[i8]) -> &mut Scene {
        if let Err(reason) = ZeroSpace::check(&self.state, command) {
            panic!("{command:?} is refused: {reason:?}");
        }
        let (mut inputs, mut faces) = (Vec::new(), faces);
        self.asked.clear();
        loop {
            let run = replay::<ZeroSpace, _>(self.state.clone(), &inputs, |t| ZeroSpace::perform(t, command));
            match run.result {
                Ok(()) => {
                    (self.state, self.events) = (run.state, run.events);
                    break;
                }
                Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                    let count = dice.dice.len();
                    assert!(faces.len() >= count, "{} wanted, {faces:?} left", dice.name);
                    let outcome = dice.outcome(&faces[..count]).expect("faces fit");
                    faces = &faces[count..];
                    inputs.push(Input::Rolled { who, dice: dice.name, outcome });
                }
                Err(Stop::Waiting(pending)) => {
                    let question = &pending.questions()[0];
                    self.asked.push(question.clone());
                    let fits = |it: &&Answer| ZeroSpace::admit(&run.state, question, it).is_ok();
                    let answer = match self.answers.front().filter(fits) {
                        Some(_) => self.answers.pop_front().expect("there is one"),
                        None => Sensible.answer(&run.state, question),
                    };
                    inputs.push(Input::Answered { who: question.seat(), answer });
                }
                Err(stop @ Stop::Diverged { .. }) => panic!("{stop:?}"),
            }
        }
        assert!(faces.is_empty(), "dice are left: {faces:?}");
        assert!(self.answers.is_empty(), "answers are left: {:?}", self.answers);
        self
    }

    /// The totals of both sides in the latest opposed roll, and the lead.
    pub fn clash(&self) -> (i16, i16, i16) {
        self.clashes().pop().expect("something was resolved")
    }

    pub fn clashes(&self) -> Vec<(i16, i16, i16)> {
        let resolved = self.events.iter().filter_map(|it| match it {
            Event::Resolved { effort, opposition, lead, .. } => {
                Some((effort.total(), opposition.value(), *lead))
            }
            _ => None,
        });
        resolved.collect()
    }

    pub fn told(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    pub fn told_any(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }

    pub fn of_actor(&self, who: ActorId) -> &Actor {
        self.state.actor(who)
    }

    pub fn turn(&self) -> Option<ActorId> {
        self.state.conflict.and_then(|it| it.turn)
    }

    pub fn end_turn(&mut self) -> &mut Scene {
        let by = self.turn().expect("somebody has the turn");
        self.run(&Command::EndTurn { by }, &[])
    }
}

pub fn with(by: ActorId, on: ActorId, mode: Mode, with: With) -> Attack {
    Attack { by, on, mode, with, single: false, plan: Plan::default() }
}

/// An attack with bare hands.
pub fn punch(by: ActorId, on: ActorId) -> Command {
    Command::Attack(with(by, on, Mode::Strike, With::HANDS))
}

pub const GUN: With = With::Plain { combat: Combat::Ranged, kind: AttackKind::Normal };

/// A ranged attack with a gun without recorded properties.
pub fn shot(by: ActorId, on: ActorId) -> Command {
    Command::Attack(with(by, on, Mode::Strike, GUN))
}

pub fn special(by: ActorId, on: ActorId, mode: Mode) -> Command {
    Command::Attack(with(by, on, mode, With::HANDS))
}

pub fn check(by: ActorId, skill: SkillId, value: i16) -> Check {
    let target = Target::Difficulty { value, hidden: false };
    Check { by, skill, target, task: None, reaction: false, plan: Plan::default() }
}

pub fn walk(by: ActorId, gait: Gait, metres: u32) -> Move {
    let length = Some(Length::metres(metres));
    Move { by, gait, length, gift: None, obstacle: None, cover: None, stand: false, deed: Wording::NONE }
}

pub fn attack_with(weapon: Weapon) -> (Scene, With) {
    let (scene, id) = Scene::fight().item(A, ItemKind::Weapon(weapon));
    (scene, With::Item(id))
}

pub const RANGED_WEAPON: Weapon = Weapon {
    kind: AttackKind::Normal,
    combat: Combat::Ranged,
    rating: 0,
    damage: None,
    range: Some(Length::metres(10)),
    two_handed: false,
    burst: None,
    effects: Effects { blinds: false, frightens: false, shocks: false, harmless: false, lowers: None },
    radius: None,
    skill: None,
    attribute: None,
    against_skill: None,
    against: None,
};

/// The number of dice that each side rolls.
#[track_caller]
pub fn pools(scene: &mut Scene, command: &Command, faces: &[i8]) -> (u8, u8) {
    scene.run(command, faces);
    let resolved = scene.events.iter().find_map(|it| match it {
        Event::Resolved { effort, opposition: Opposition::Roll(other), .. } => {
            Some((effort.thrown(), other.thrown()))
        }
        _ => None,
    });
    resolved.expect("two sides met")
}

/// The number of dice of both sides in an attack after changing the facts.
#[track_caller]
pub fn dice(change: impl FnOnce(&mut State), command: impl Borrow<Command>, count: usize) -> (u8, u8) {
    let mut scene = Scene::fight();
    change(&mut scene.state);
    pools(&mut scene, command.borrow(), &vec![2; count])
}

pub fn a(state: &mut State) -> &mut Actor {
    &mut state.actors[0]
}

pub fn b(state: &mut State) -> &mut Actor {
    &mut state.actors[1]
}
