//! Scenes for tests: four characters, a library of our own, and predetermined dice and answers.
#![allow(dead_code, unreachable_pub)]

pub mod crowd;
pub mod example;
pub mod many;
pub mod scenes;
pub mod sorcery;
pub mod surroundings;

use std::collections::VecDeque;

use schwung_daemmersturm::*;
use schwung_play::{Input, Pending, Policy, Stop, replay};
use schwung_table::{Seat, System};

/// Played by Anna (seat 1), on side 0.
pub const A: ActorId = ActorId(0);
/// Played by the plot leader, on side 1.
pub const B: ActorId = ActorId(1);
/// Played by Ben (seat 2), on side 0.
pub const C: ActorId = ActorId(2);
/// Played by the plot leader, on side 1.
pub const D: ActorId = ActorId(3);

/// Ids in [`library`].
pub const SWORD: WeaponId = WeaponId(0);
pub const DAGGER: WeaponId = WeaponId(1);
pub const BOW: WeaponId = WeaponId(2);
pub const CROSSBOW: WeaponId = WeaponId(3);
pub const PISTOL: WeaponId = WeaponId(4);
pub const LANCE: WeaponId = WeaponId(5);
pub const FIST: WeaponId = WeaponId(6);
pub const GREATSWORD: WeaponId = WeaponId(7);
pub const GRENADE: WeaponId = WeaponId(8);
pub const SHIELD: ProtectionId = ProtectionId(0);
pub const PLATE: ProtectionId = ProtectionId(1);
pub const RESCUE: ProtectionId = ProtectionId(2);
pub const REDUCTION: ProtectionId = ProtectionId(3);
/// Pursue: another attack after a hit, for one action point.
pub const PURSUE: AbilityId = AbilityId(0);

pub fn weapon(name: &str, class: WeaponClass) -> Weapon {
    Weapon { name: name.to_owned(), class, ..Weapon::default() }
}

pub fn shooter(name: &str, class: WeaponClass, reload: u8) -> Weapon {
    Weapon { melee: false, ranged: true, reload, ..weapon(name, class) }
}

/// Damage 1–10 everywhere; shield 15+; heavy plate armour 4+ up to 12 damage; rescue 15+.
pub fn library() -> Library {
    let grenade = Weapon {
        w: Some(11),
        targets: Some(Span::of(2, 5)),
        damage: Amount::of(5, 15),
        ignores_shields: true,
        ..shooter("grenade", WeaponClass::Explosive, 0)
    };
    let pursue = Ability {
        name: "Pursue".to_owned(),
        pool: Some(Pool::Action),
        cost: 1,
        when: When::AfterHit,
        effects: vec![Effect::ExtraAttack { same: true }],
        incomplete: true,
        ..Ability::default()
    };
    let reduction =
        Protection { kind: ProtectionKind::Other, reduces: Some(4), facing: false, ..Protection::default() };
    Library {
        weapons: vec![
            weapon("sword", WeaponClass::OneHanded),
            weapon("dagger", WeaponClass::Dagger),
            shooter("bow", WeaponClass::Bow, 0),
            shooter("crossbow", WeaponClass::Crossbow, 1),
            shooter("pistol", WeaponClass::Handgun, 1),
            weapon("lance", WeaponClass::Lance),
            weapon("fist", WeaponClass::Fist),
            weapon("greatsword", WeaponClass::TwoHanded),
            grenade,
        ],
        protections: vec![
            Protection::shield(15),
            Protection::armour(ArmourClass::Heavy, 4, 12),
            Protection::rescue(15),
            reduction,
        ],
        abilities: vec![pursue],
        ..Library::default()
    }
}

/// Attack values +0, defences 12, 20 life points.
pub fn profile(name: &str) -> Profile {
    let values = Values { attack: 0, defence: 12 };
    Profile { name: name.to_owned(), melee: values, ranged: values, magic: values, ..Profile::default() }
}

/// Four characters at full strength. Switches are set so that scenes only ask the questions that they test.
pub fn four() -> State {
    let frame = Frame {
        seats: ["Leader", "Anna", "Ben"].map(str::to_owned).to_vec(),
        profiles: ["A", "B", "C", "D"].map(profile).to_vec(),
        library: library(),
        ..Frame::default()
    };
    let switches = Switches {
        ask_start_life: Prompt::Automatic,
        ask_loaded: Prompt::Automatic,
        ask_facing: Prompt::Automatic,
        ask_exposed: Prompt::Automatic,
        ..Switches::default()
    };
    let who = [(Side(0), Seat(1)), (Side(1), Seat(0)), (Side(0), Seat(2)), (Side(1), Seat(0))];
    State::fresh(switches, frame, &who)
}

/// Runs commands with predetermined dice and answers.
pub struct Scene {
    pub state: State,
    /// Events of the latest command.
    pub events: Vec<Event>,
    /// Questions asked in it.
    pub asked: Vec<Question>,
    /// Ranges of the dice rolled in it.
    pub thrown: Vec<&'static str>,
    answers: VecDeque<Answer>,
}

impl Scene {
    pub fn new() -> Scene {
        Scene::of(four())
    }

    pub fn of(state: State) -> Scene {
        Scene { state, events: Vec::new(), asked: Vec::new(), thrown: Vec::new(), answers: VecDeque::new() }
    }

    /// A combat with the order A, B, C, D. A has the turn.
    pub fn fight() -> Scene {
        Scene::new().begun(&[A, B, C, D])
    }

    /// A and B in melee, each with a drawn sword (items 1 and 2). A has the turn.
    pub fn melee() -> Scene {
        Scene::fight().armed(A, SWORD).armed(B, SWORD).near(A, B)
    }

    /// A with this weapon (item 1) drawn, B unarmed and at a distance. A has the turn.
    pub fn shooting(weapon: WeaponId) -> Scene {
        Scene::fight().armed(A, weapon)
    }

    pub fn begun(mut self, order: &[ActorId]) -> Scene {
        let preset = Preset::Listed;
        let begin = BeginCombat { order: order.to_vec(), preset };
        self.run(&Command::Turn(TurnCommand::BeginCombat(begin)), &[]);
        self
    }

    pub fn house(mut self, change: impl FnOnce(&mut Switches)) -> Scene {
        self.state.switches.change(change);
        self
    }

    pub fn profile(mut self, who: ActorId, change: impl FnOnce(&mut Profile)) -> Scene {
        self.state.frame.change(|it| change(&mut it.profiles[usize::from(who.0)]));
        self
    }

    pub fn library(mut self, change: impl FnOnce(&mut Library)) -> Scene {
        self.state.frame.change(|it| change(&mut it.library));
        self
    }

    pub fn actor(mut self, who: ActorId, change: impl FnOnce(&mut Actor)) -> Scene {
        change(&mut self.state.actors[usize::from(who.0)]);
        self
    }

    /// Adds a drawn item of this kind, under the next item number.
    pub fn item(mut self, who: ActorId, kind: ItemKind) -> Scene {
        let item = item(who, kind, Held::Drawn);
        self.state.apply(&Event::Gear(GearEvent::ItemAdded { item }));
        self
    }

    pub fn armed(self, who: ActorId, weapon: WeaponId) -> Scene {
        self.item(who, ItemKind::Weapon(weapon))
    }

    pub fn shield(self, who: ActorId) -> Scene {
        self.item(who, ItemKind::Protection(SHIELD))
    }

    /// Puts two characters into each other's melee range.
    pub fn near(mut self, a: ActorId, b: ActorId) -> Scene {
        self.state.apply(&Event::Turn(TurnEvent::Engaged { by: a, on: b, mutual: true, at: None }));
        self
    }

    /// Puts two characters into each other's melee range, with `b` in this direction from `a`.
    pub fn near_at(mut self, a: ActorId, b: ActorId, at: Direction) -> Scene {
        self.state.apply(&Event::Turn(TurnEvent::Engaged { by: a, on: b, mutual: true, at: Some(at) }));
        self
    }

    /// Sets NA and NV, FA and FV, Z and ZW of a character.
    pub fn values(self, who: ActorId, melee: (i8, u8), ranged: (i8, u8), magic: (i8, u8)) -> Scene {
        let values = |(attack, defence)| Values { attack, defence };
        self.profile(who, |it| {
            (it.melee, it.ranged, it.magic) = (values(melee), values(ranged), values(magic));
        })
    }

    /// Sets NA of A and NV of B.
    pub fn versus(self, attack: i8, defence: u8) -> Scene {
        let set = |it: &mut Profile, attack: i8, defence: u8| {
            for values in [&mut it.melee, &mut it.ranged, &mut it.magic] {
                *values = Values { attack, defence };
            }
        };
        self.profile(A, |it| set(it, attack, 12)).profile(B, |it| set(it, 0, defence))
    }

    pub fn set(mut self, fact: Fact) -> Scene {
        let reason = Wording::NONE;
        self.run(&Command::Set { fact, reason }, &[]);
        self
    }

    /// Adds an answer to the next question that it fits. Other questions are answered sensibly.
    pub fn answer(&mut self, answer: impl Into<Answer>) -> &mut Scene {
        self.answers.push_back(answer.into());
        self
    }

    /// Like [`Scene::answer`], but for chaining.
    pub fn answering(mut self, answer: impl Into<Answer>) -> Scene {
        self.answers.push_back(answer.into());
        self
    }

    #[track_caller]
    pub fn refused(&self, command: &Command) -> Bar {
        Daemmersturm::check(&self.state, command).expect_err("not legal").what
    }

    #[track_caller]
    pub fn allowed(&self, command: &Command) {
        Daemmersturm::check(&self.state, command).expect("legal");
    }

    /// Runs a command with these natural numbers. All of them and all prepared answers must be used.
    #[track_caller]
    pub fn run(&mut self, command: &Command, dice: &[i16]) -> &mut Scene {
        if let Err(reason) = Daemmersturm::check(&self.state, command) {
            panic!("{command:?} is refused: {reason:?}");
        }
        self.force(command, dice)
    }

    /// Like [`Scene::run`], but even if the rules do not allow the command.
    #[track_caller]
    pub fn force(&mut self, command: &Command, mut dice: &[i16]) -> &mut Scene {
        let mut inputs = Vec::new();
        self.asked.clear();
        self.thrown.clear();
        loop {
            let run =
                replay::<Daemmersturm, _>(self.state.clone(), &inputs, |t| Daemmersturm::perform(t, command));
            match run.result {
                Ok(()) => {
                    (self.state, self.events) = (run.state, run.events);
                    break;
                }
                Err(Stop::Waiting(Pending::Roll { who, dice: spec })) => {
                    self.thrown.push(spec.name);
                    let [first, rest @ ..] = dice else {
                        panic!("{} wanted, none left; so far {:?}", spec.name, self.thrown)
                    };
                    let outcome = i32::from(*first);
                    assert!(spec.some_faces(outcome).is_some(), "{} cannot show {first}", spec.name);
                    dice = rest;
                    inputs.push(Input::Rolled { who, dice: spec.name, outcome });
                }
                Err(Stop::Waiting(pending)) => {
                    let question = &pending.questions()[0];
                    self.asked.push(question.clone());
                    let fits = |it: &&Answer| Daemmersturm::admit(&run.state, question, it).is_ok();
                    let answer = match self.answers.front().filter(fits) {
                        Some(_) => self.answers.pop_front().expect("there is one"),
                        None => Sensible.answer(&run.state, question),
                    };
                    inputs.push(Input::Answered { who: question.seat(), answer });
                }
                Err(stop @ Stop::Diverged { .. }) => panic!("{stop:?}"),
            }
        }
        assert!(dice.is_empty(), "dice are left: {dice:?}, thrown were {:?}", self.thrown);
        assert!(self.answers.is_empty(), "answers are left: {:?}; asked was {:?}", self.answers, self.asked);
        self
    }

    /// The outcome of the first attack roll of the latest command.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        self.outcomes()[0]
    }

    pub fn outcomes(&self) -> Vec<Outcome> {
        let outcomes = self.events.iter().filter_map(|it| match it {
            Event::Attack(AttackEvent::Resolved { outcome, .. }) => Some(*outcome),
            _ => None,
        });
        outcomes.collect()
    }

    /// The totals of all final attack rolls.
    pub fn totals(&self) -> Vec<i16> {
        let totals = self.events.iter().filter_map(|it| match it {
            Event::Attack(AttackEvent::Resolved { total, .. }) => Some(*total),
            _ => None,
        });
        totals.collect()
    }

    pub fn life(&self, who: ActorId) -> u16 {
        self.state.actor(who).life
    }

    pub fn told(&self, event: impl Into<Event>) -> bool {
        self.events.contains(&event.into())
    }

    pub fn told_any(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }

    /// The kinds of the questions asked.
    pub fn kinds(&self) -> Vec<&'static str> {
        self.asked.iter().map(Question::kind).collect()
    }

    pub fn turn(&self) -> Option<ActorId> {
        self.state.combat.and_then(|it| it.turn)
    }

    /// Ends the current turn.
    #[track_caller]
    pub fn end_turn(&mut self, dice: &[i16]) -> &mut Scene {
        let by = self.turn().expect("somebody has the turn");
        self.run(&Command::Turn(TurnCommand::EndTurn { by }), dice)
    }

    /// Ends turns without any dice until this character has the turn.
    #[track_caller]
    pub fn until(&mut self, who: ActorId) -> &mut Scene {
        self.end_turn(&[]);
        while self.turn() != Some(who) {
            self.end_turn(&[]);
        }
        self
    }
}

pub fn item(who: ActorId, kind: ItemKind, held: Held) -> Item {
    Item {
        id: ItemId(0),
        label: Wording::NONE,
        kind,
        holder: Some(who),
        held,
        user: None,
        unloaded: 0,
        broken: false,
        poison: None,
        heavy: false,
        crew: Vec::new(),
    }
}

/// An attack with an item.
pub fn blow(by: ActorId, on: ActorId, item: u16) -> Strike {
    let with = With::Item(ItemId(item));
    Strike { by, on, with, second: None, abilities: Vec::new(), plan: Plan::default() }
}

pub fn attack(by: ActorId, on: ActorId, item: u16) -> Command {
    strike(blow(by, on, item))
}

pub fn strike(strike: Strike) -> Command {
    Command::Attack(AttackCommand::Strike(strike))
}

/// An attack with two weapons.
pub fn both(by: ActorId, on: ActorId, first: u16, second: u16) -> Command {
    strike(Strike { second: Some(ItemId(second)), ..blow(by, on, first) })
}

pub fn walk(it: Move) -> Command {
    Command::Turn(TurnCommand::Move(it))
}

pub fn leave(by: ActorId) -> Command {
    walk(Move { leaves: true, ..Move::plain(by) })
}

pub fn gear(it: GearCommand) -> Command {
    Command::Gear(it)
}

pub fn turn(it: TurnCommand) -> Command {
    Command::Turn(it)
}

/// One or the other list of dice.
pub fn pick<'d>(first: bool, these: &'d [i16], those: &'d [i16]) -> &'d [i16] {
    if first { these } else { those }
}
