//! The state of a table.

use schwung_table::{Known, Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Attribute, Frame, ItemId, Length, NoteId, Shared, Side, SkillId, Switches, TaskId, Weapon,
    Wording,
};

/// The state of a table where ZeroSpace is played.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct State {
    /// House rules.
    #[cfg_attr(feature = "ts", ts(as = "Switches"))]
    pub switches: Shared<Switches>,
    /// Sheets, skills and tables.
    #[cfg_attr(feature = "ts", ts(as = "Frame"))]
    pub frame: Shared<Frame>,
    /// All characters, and objects that can be broken.
    pub actors: Vec<Actor>,
    /// The people at the table by the number of their seat, starting with the game master.
    pub players: Vec<Player>,
    /// Gear.
    pub items: Vec<Item>,
    /// The number for the next piece of gear.
    pub next_item: u16,
    /// The current holds.
    pub holds: Vec<Hold>,
    /// The current conflict.
    pub conflict: Option<Conflict>,
    /// The order of turns. Actors who share a slot are next to each other.
    pub order: Vec<Place>,
    /// The actors whose turns are interrupted, in the order of the interruptions.
    pub interrupted: Vec<ActorId>,
    /// Things that fall or move by themselves.
    pub things: Vec<Thing>,
    /// Extended tasks.
    pub tasks: Vec<Task>,
    /// The number for the next task.
    pub next_task: u32,
    /// The notes that people received, oldest first.
    pub notes: Vec<Note>,
    /// The number for the next note.
    pub next_note: u32,
    /// The current power stunts.
    pub stunts: Vec<Stunt>,
    /// The known distances between actors.
    pub distances: Vec<Distance>,
    /// The properties of the scene.
    pub scene: Setting,
}

/// A scene and the conditions that apply to all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setting {
    /// The number of the scene, from 1.
    pub number: u32,
    /// Whether it is too dark to see anything.
    pub dark: bool,
    /// Whether it is under water.
    pub underwater: bool,
    /// Whether it is weightless.
    pub weightless: bool,
}

/// A person at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Action points; always 0 for the game master.
    pub points: u8,
    /// Points earned in this session.
    pub earned: u8,
    /// Whether this seat is not asked about forced actions and deferred turns.
    pub passes: bool,
}

/// A character or an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// The kind of actor.
    pub kind: ActorKind,
    /// The side of the actor.
    pub side: Side,
    /// The seat that plays the actor.
    pub seat: Seat,
    /// Whether only the game master and the seat that plays the actor know of it.
    pub hidden: bool,
    /// The lost endurance.
    pub losses: Losses,
    /// By how much attributes are lowered, in the order of [`Attribute::ALL`].
    pub lowered: [u8; 5],
    /// Temporary boosts.
    pub boosts: Boosts,
    /// Whether it is cruelly injured, so that a night does not restore everything.
    pub cruel: bool,
    /// Whether and how it is out of play.
    pub out: Option<Out>,
    /// Whether it is prone.
    pub prone: bool,
    /// Whether it is in cover.
    pub covered: bool,
    /// Whether it is completely unable to move.
    pub helpless: bool,
    /// Whether it is blinded.
    pub blinded: bool,
    /// Whether it is distracted.
    pub distracted: bool,
    /// Whether it is surprised.
    pub surprised: bool,
    /// How it reacts to fear, if it is afraid.
    pub fear: Option<Fear>,
    /// The current dodge.
    pub dodging: Option<Dodge>,
    /// The gait from its last turn until its next one.
    pub gait: Gait,
    /// Whether darkness, water and weightlessness do not hinder it.
    pub adapted: bool,
    /// The difficulty of hitting and damaging it, for objects, once the game master has set a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<i16>,
    /// The parts of its turn that it has used.
    pub turn: TurnMarks,
    /// The round whose turn it has deferred, if it has a deferred turn.
    pub stored: Option<u32>,
    /// The number of turns owed for forced actions.
    pub owed: u8,
    /// The round in which it last forced an action.
    pub forced: Option<u32>,
    /// Whether it has made a check outside a conflict, which ends boosts and stunts that last for one check.
    #[serde(default)]
    pub checked: bool,
}

/// The kind of an actor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActorKind {
    /// A character with a name.
    #[default]
    Named,
    /// One of many similar characters, such as a henchman.
    Unnamed,
    /// A building, machine or other object.
    Object,
}

/// Lost endurance, by how it is restored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Losses {
    /// Lost since the last short rest, which restores half of it.
    pub fresh: u8,
    /// Left over after short rests; only a night restores it.
    pub deep: u8,
    /// Lost by shock; restored by a short rest after the fight.
    pub shock: u8,
}

impl Losses {
    /// The total.
    #[inline]
    pub fn sum(self) -> u8 {
        self.fresh.saturating_add(self.deep).saturating_add(self.shock)
    }
}

/// The sums of all boosts. A boost lasts until the actor's slot comes round again, for the next check, or until the
/// game master ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Boosts {
    /// Boosts of attributes, in the order of [`Attribute::ALL`].
    pub attributes: [u8; 5],
    /// Boosts of endurance, both maximum and current.
    pub endurance: u8,
    /// Whether all boosts last until the game master ends them. Used only by old data; `kept` replaces it.
    #[serde(default)]
    pub lasting: bool,
    /// The part of each attribute's boosts that lasts until the game master ends it.
    #[serde(default)]
    pub kept: [u8; 5],
    /// The part of the boosts of endurance that lasts until the game master ends it.
    #[serde(default)]
    pub kept_endurance: u8,
}

impl Boosts {
    /// Returns what remains when all boosts end that are not lasting.
    #[must_use]
    pub fn lasting_only(self) -> Boosts {
        if self.lasting {
            return self;
        }
        Boosts { attributes: self.kept, endurance: self.kept_endurance, ..self }
    }

    /// Whether any boost ends by itself.
    #[inline]
    pub fn passes(self) -> bool {
        self != self.lasting_only()
    }

    /// Converts `lasting` of old data to the individual fields.
    pub(crate) fn marked(self) -> Boosts {
        if !self.lasting {
            return self;
        }
        Boosts { lasting: false, kept: self.attributes, kept_endurance: self.endurance, ..self }
    }
}

/// How an actor is out of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Unconscious.
    Unconscious,
    /// Dead.
    Dead,
    /// Gone from the scene.
    Left,
    /// Taken off the table by the game master, who has its state in a file.
    Off,
}

/// How an actor reacts to fear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fear {
    /// Tries to get away.
    Flee,
    /// Cowers.
    Cower,
}

/// A dodge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dodge {
    /// The attribute: Dexterity to evade, or Strength to endure.
    pub attribute: Attribute,
    /// Whether it was a forced action.
    pub forced: bool,
}

/// A manner of moving.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gait {
    /// Standing or walking.
    #[default]
    Walk,
    /// Running.
    Run,
    /// Sprinting.
    Sprint,
}

/// The parts of a turn that an actor has used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnMarks {
    /// Whether the standard action is used.
    pub standard: bool,
    /// Whether the whole movement action is used.
    pub movement: bool,
    /// The distance moved so far.
    pub walked: Length,
    /// Whether an obstacle has halved the distance for this turn.
    pub halved: bool,
    /// Whether it has moved without having taken another action since.
    pub moving: bool,
    /// The number of quick actions taken.
    pub quick: u8,
    /// Whether the turn was taken out of order, so that the place in the order still to come in this round is spent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub early: bool,
}

impl TurnMarks {
    /// Whether anything of the turn has been used.
    pub fn has_begun(&self) -> bool {
        self.standard || self.movement || self.walked > Length(0) || self.quick > 0
    }
}

/// A conflict in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conflict {
    /// The number of the round, from 1. A round takes six seconds of game time.
    pub round: u32,
    /// The index in the order of the place whose turn has come.
    pub at: u8,
    /// The actor whose turn it is: that of the place, or one who interrupted.
    pub turn: Option<ActorId>,
    /// The actor who started the conflict.
    pub initiator: Option<ActorId>,
}

/// A place in the order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(actor, told(slot, result))]
pub struct Place {
    /// The actor at this place.
    pub actor: ActorId,
    /// The number of the slot. Places with the same number share a slot.
    pub slot: u8,
    /// The result of the roll for the order; `None` if placed by hand.
    pub result: Option<i16>,
}

/// One actor holding another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hold {
    /// The holding actor.
    pub by: ActorId,
    /// The held actor.
    pub on: ActorId,
    /// The round in which the hold began; 0 outside conflicts.
    pub round: u32,
}

/// A piece of gear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(holder, told(text, kind))]
pub struct Item {
    /// Its number.
    pub id: ItemId,
    /// Its name.
    pub text: Wording,
    /// The actor who carries it, if any.
    pub holder: Option<ActorId>,
    /// The kind of gear.
    pub kind: ItemKind,
}

/// The kind of a piece of gear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// A weapon.
    Weapon(Weapon),
    /// Armour or a shield, with its rating.
    Protection(i8),
    /// A tool.
    Tool {
        /// 1 for simple or universal tools, 2 for ordinary ones, 3 for specialised ones.
        rating: i8,
        /// The skill that it supports; `None` for any.
        skill: Option<SkillId>,
    },
    /// Anything else.
    Other,
}

/// Something that moves by itself at the end of a round, unless an actor controls it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(pilot, told(text, lasting))]
pub struct Thing {
    /// A description.
    pub text: Wording,
    /// The actor who controls it.
    pub pilot: Option<ActorId>,
    /// Whether it keeps moving instead of disappearing after one move.
    pub lasting: bool,
}

/// An extended task.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(sides, told(text, mode, tally, tries, won))]
pub struct Task {
    /// Its number.
    pub id: TaskId,
    /// A description.
    pub text: Wording,
    /// How the task is won.
    pub mode: TaskMode,
    /// The successes of the side that opened the task and of the other side.
    pub tally: [u8; 2],
    /// The number of attempts, or of rounds in a contest.
    pub tries: u8,
    /// The two sides of a contest.
    pub sides: Option<Contest>,
    /// Whether the first side has won (`Some(true)`) or lost; `None` while the task is open.
    pub won: Option<bool>,
}

/// The two sides of an extended contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(any(first, second), told(skill, attribute, ties_to_first, running))]
pub struct Contest {
    /// The actor who opened it and wins ties if `ties_to_first` is set.
    pub first: ActorId,
    /// The opponent.
    pub second: ActorId,
    /// The skill that both use.
    pub skill: SkillId,
    /// The attribute that both use.
    pub attribute: Attribute,
    /// Whether ties count for the first actor.
    pub ties_to_first: bool,
    /// Whether both run during the contest.
    pub running: bool,
}

/// How an extended task is won.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TaskMode {
    /// A number of successes within a number of attempts. Each step has a difficulty; the last one applies to all
    /// further steps.
    Tries {
        /// The number of successes needed.
        needed: u8,
        /// The maximum number of attempts.
        most: u8,
        /// The difficulties of the steps.
        difficulties: Vec<i16>,
    },
    /// The first side with this number of successes wins.
    FirstTo(u8),
    /// The first side with this lead wins.
    Lead(u8),
    /// After a number of rounds, the first side wins if it has enough lead.
    Rounds {
        /// The lead that the first side needs.
        lead: u8,
        /// The number of rounds.
        rounds: u8,
    },
}

/// A message to a person.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    /// Its number.
    pub id: NoteId,
    /// The recipient; `None` for everybody.
    pub to: Option<Seat>,
    /// The content.
    pub text: Wording,
    /// Whether it is true; visible only to the game master.
    pub genuine: bool,
}

/// A power stunt in effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(who, told(skill, text, scene))]
pub struct Stunt {
    /// The actor who uses it.
    pub who: ActorId,
    /// The skill that it replaces.
    pub skill: SkillId,
    /// A description.
    pub text: Wording,
    /// Whether it lasts for the scene; otherwise until the actor's slot comes round again.
    pub scene: bool,
}

/// The distance between two actors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Distance {
    /// The first actor.
    pub a: ActorId,
    /// The second actor.
    pub b: ActorId,
    /// The distance between them.
    pub length: Length,
}

impl Actor {
    /// Creates an uninjured actor that has not acted yet.
    pub fn new(kind: ActorKind, side: Side, seat: Seat) -> Actor {
        Actor {
            kind,
            side,
            seat,
            hidden: false,
            losses: Losses::default(),
            lowered: [0; 5],
            boosts: Boosts::default(),
            cruel: false,
            out: None,
            prone: false,
            covered: false,
            helpless: false,
            blinded: false,
            distracted: false,
            surprised: false,
            fear: None,
            dodging: None,
            gait: Gait::Walk,
            adapted: false,
            difficulty: None,
            turn: TurnMarks::default(),
            stored: None,
            owed: 0,
            forced: None,
            checked: false,
        }
    }

    /// The actor after the game master took it off the table. Properties hidden from players are hidden wherever the actor is
    /// mentioned.
    #[must_use]
    pub fn off(self) -> Actor {
        Actor { hidden: true, out: Some(Out::Off), ..self }
    }

    /// Whether the game master has taken it off the table.
    pub fn is_off(&self) -> bool {
        self.out == Some(Out::Off)
    }

    /// Whether it is dead or no longer there.
    pub fn is_gone(&self) -> bool {
        matches!(self.out, Some(Out::Dead | Out::Left | Out::Off))
    }
}

impl State {
    /// Creates the state of a table before the game begins.
    pub fn new(switches: Switches, frame: Frame, actors: Vec<Actor>) -> State {
        let players = vec![Player::default(); frame.seats.len().max(1)];
        State {
            switches: Shared::new(switches),
            frame: Shared::new(frame),
            actors,
            players,
            items: Vec::new(),
            next_item: 1,
            holds: Vec::new(),
            conflict: None,
            order: Vec::new(),
            interrupted: Vec::new(),
            things: Vec::new(),
            tasks: Vec::new(),
            next_task: 1,
            notes: Vec::new(),
            next_note: 1,
            stunts: Vec::new(),
            distances: Vec::new(),
            scene: Setting { number: 1, ..Setting::default() },
        }
    }
}
