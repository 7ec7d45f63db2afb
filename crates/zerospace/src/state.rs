//! All facts of a table.

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Attribute, Frame, ItemId, Length, NoteId, Shared, Side, SkillId, Switches, TaskId, Weapon,
    Wording,
};

/// All facts of a table where ZeroSpace is played.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct State {
    /// House rules.
    #[cfg_attr(feature = "ts", ts(as = "Switches"))]
    pub switches: Shared<Switches>,
    /// Sheets, skills, tables.
    #[cfg_attr(feature = "ts", ts(as = "Frame"))]
    pub frame: Shared<Frame>,
    /// Everybody, and objects that can be broken.
    pub actors: Vec<Actor>,
    /// Who sits at the table, by the number of the seat; the game master first.
    pub players: Vec<Player>,
    /// Gear.
    pub items: Vec<Item>,
    /// The number of the next piece of gear.
    pub next_item: u16,
    /// Who holds whom.
    pub holds: Vec<Hold>,
    /// The conflict, if there is one.
    pub conflict: Option<Conflict>,
    /// The order of turns, first to last; those who share a slot stand together.
    pub order: Vec<Place>,
    /// Whose turns are interrupted, the first interrupted first.
    pub interrupted: Vec<ActorId>,
    /// What falls or drives by itself.
    pub things: Vec<Thing>,
    /// Extended tasks.
    pub tasks: Vec<Task>,
    /// The number of the next task.
    pub next_task: u16,
    /// What people were told, oldest first.
    pub notes: Vec<Note>,
    /// The number of the next note.
    pub next_note: u16,
    /// Power stunts that last.
    pub stunts: Vec<Stunt>,
    /// How far apart two are, where it was said.
    pub distances: Vec<Distance>,
    /// The scene.
    pub scene: Setting,
}

/// A scene and what holds in all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setting {
    /// Its number, from 1.
    pub number: u16,
    /// Nobody sees anything.
    pub dark: bool,
    /// It is under water.
    pub underwater: bool,
    /// It is weightless.
    pub weightless: bool,
}

/// Whoever sits at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Action points; the game master has none.
    pub points: u8,
    /// Points earned in this session.
    pub earned: u8,
    /// Is this seat not to be asked for forced actions and deferred turns?
    pub passes: bool,
}

/// A character or an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// What it is.
    pub kind: ActorKind,
    /// Whose side it is on.
    pub side: Side,
    /// Who plays it.
    pub seat: Seat,
    /// Do only the game master and whoever plays it know of it?
    pub hidden: bool,
    /// Endurance lost.
    pub losses: Losses,
    /// By how much attributes are lowered, in the order of [`Attribute::ALL`].
    pub lowered: [u8; 5],
    /// What boosts add for a time.
    pub boosts: Boosts,
    /// Is it cruelly injured? Then a night does not heal all.
    pub cruel: bool,
    /// How it is out for good, or for the scene.
    pub out: Option<Out>,
    /// Does it lie on the floor?
    pub prone: bool,
    /// Is it in cover?
    pub covered: bool,
    /// Can it not move at all?
    pub helpless: bool,
    /// Is it blinded?
    pub blinded: bool,
    /// Is it distracted?
    pub distracted: bool,
    /// Is it surprised?
    pub surprised: bool,
    /// Is it afraid, and what does it do?
    pub fear: Option<Fear>,
    /// Does it dodge?
    pub dodging: Option<Dodge>,
    /// How it moves: since its latest turn, until its next.
    pub gait: Gait,
    /// Do darkness, water and weightlessness not hinder it?
    pub adapted: bool,
    /// What it has done in its turn.
    pub turn: TurnMarks,
    /// The round from which it has a turn in store.
    pub stored: Option<u16>,
    /// Turns that it owes.
    pub owed: u8,
    /// The round in which it last forced an action.
    pub forced: Option<u16>,
    /// Has it rolled outside a conflict, with a boost or a stunt that is for one check?
    #[serde(default)]
    pub checked: bool,
}

/// What an actor is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActorKind {
    /// A character with a name.
    #[default]
    Named,
    /// One of many.
    Unnamed,
    /// A building, a machine, any other object.
    Object,
}

/// Endurance lost, by how it comes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Losses {
    /// Lost since the last pause: a pause brings half of it back.
    pub fresh: u8,
    /// Left over from pauses: only a night brings it back.
    pub deep: u8,
    /// Lost by shock: back after fight and pause.
    pub shock: u8,
}

impl Losses {
    /// All of it.
    #[inline]
    pub fn sum(self) -> u8 {
        self.fresh.saturating_add(self.deep).saturating_add(self.shock)
    }
}

/// What boosts add: until the own slot comes round again, for the next check, or for as long as it makes sense.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Boosts {
    /// To attributes, in the order of [`Attribute::ALL`].
    pub attributes: [u8; 5],
    /// To endurance, maximum and current.
    pub endurance: u8,
    /// Do all of them last until the game master ends them? Only in facts of old: `kept` says it of each.
    #[serde(default)]
    pub lasting: bool,
    /// How much of each attribute's boosts lasts until the game master ends it.
    #[serde(default)]
    pub kept: [u8; 5],
    /// How much of the boosts of endurance lasts so.
    #[serde(default)]
    pub kept_endurance: u8,
}

impl Boosts {
    /// What is left when those are over that end by themselves.
    #[must_use]
    pub fn lasting_only(self) -> Boosts {
        if self.lasting {
            return self;
        }
        Boosts { attributes: self.kept, endurance: self.kept_endurance, ..self }
    }

    /// Does any of them end by itself?
    #[inline]
    pub fn passes(self) -> bool {
        self != self.lasting_only()
    }

    /// With all of them marked one by one, as `lasting` once said of all.
    pub(crate) fn marked(self) -> Boosts {
        if !self.lasting {
            return self;
        }
        Boosts { lasting: false, kept: self.attributes, kept_endurance: self.endurance, ..self }
    }
}

/// How somebody is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Unconscious.
    Unconscious,
    /// Dead.
    Dead,
    /// Gone.
    Left,
}

/// What somebody does in fear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fear {
    /// Tries to get away.
    Flee,
    /// Cowers.
    Cower,
}

/// A dodge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dodge {
    /// Dexterity to evade, or Strength to endure.
    pub attribute: Attribute,
    /// Was it forced?
    pub forced: bool,
}

/// How somebody moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gait {
    /// Not at all, or at a walk.
    #[default]
    Walk,
    /// Running.
    Run,
    /// Sprinting.
    Sprint,
}

/// What somebody has done in the own turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnMarks {
    /// The standard action is used.
    pub standard: bool,
    /// The whole movement action is used.
    pub movement: bool,
    /// How far the movement has led.
    pub walked: Length,
    /// Is the allowance of this turn halved by an obstacle?
    pub halved: bool,
    /// Is it in the midst of its movement?
    pub moving: bool,
    /// Quick actions taken.
    pub quick: u8,
}

impl TurnMarks {
    /// Has anything of the turn been used?
    pub fn has_begun(&self) -> bool {
        self.standard || self.movement || self.walked > Length(0) || self.quick > 0
    }
}

/// A conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conflict {
    /// Number of the round, from 1. A round is six seconds.
    pub round: u16,
    /// Whose place in the order has come, by its number there.
    pub at: u8,
    /// Whose turn it is: of that place, or of somebody who cut in.
    pub turn: Option<ActorId>,
    /// Who began it.
    pub initiator: Option<ActorId>,
}

/// A place in the order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// Whose.
    pub actor: ActorId,
    /// Those with the same number share a slot.
    pub slot: u8,
    /// The order result; `None` for whoever was placed by hand.
    pub result: Option<i16>,
}

/// Somebody holds somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hold {
    /// Who holds.
    pub by: ActorId,
    /// Whom.
    pub on: ActorId,
    /// The round in which it began; 0 outside conflicts.
    pub round: u16,
}

/// A piece of gear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Item {
    /// Its number.
    pub id: ItemId,
    /// Its name.
    pub text: Wording,
    /// Who carries it; `None` if it lies somewhere.
    pub holder: Option<ActorId>,
    /// What it is.
    pub kind: ItemKind,
}

/// What a piece of gear is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// A weapon.
    Weapon(Weapon),
    /// Armour or a shield, with its rating.
    Protection(i8),
    /// A tool.
    Tool {
        /// 1 for simple or universal tools, 2 for ordinary ones, 3 for those made for the purpose.
        rating: i8,
        /// The skill it helps; any if `None`.
        skill: Option<SkillId>,
    },
    /// Anything else.
    Other,
}

/// Something that moves by itself at the end of a round, unless somebody controls it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thing {
    /// What it is.
    pub text: Wording,
    /// Whoever controls it.
    pub pilot: Option<ActorId>,
    /// Does it go on moving, or is it over once it has moved?
    pub lasting: bool,
}

/// An extended task.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Task {
    /// Its number.
    pub id: TaskId,
    /// What it is about.
    pub text: Wording,
    /// How it is won.
    pub mode: TaskMode,
    /// Successes: of whoever opened it, and of the other side.
    pub tally: [u8; 2],
    /// Attempts, or rounds of a contest, so far.
    pub tries: u8,
    /// In a contest: the two who contend, and their skill.
    pub sides: Option<Contest>,
    /// Won by the first side (`Some(true)`), lost, or open.
    pub won: Option<bool>,
}

/// Two who contend in an extended contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contest {
    /// Who opened it, and wins ties unless said otherwise.
    pub first: ActorId,
    /// The other.
    pub second: ActorId,
    /// The skill both roll.
    pub skill: SkillId,
    /// The attribute both roll.
    pub attribute: Attribute,
    /// Do ties go to the first?
    pub ties_to_first: bool,
    /// Do both run while it lasts?
    pub running: bool,
}

/// How an extended task is won.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TaskMode {
    /// So many successes within so many attempts; a difficulty for each step, the last for all that follow.
    Tries {
        /// Successes needed.
        needed: u8,
        /// Attempts at most.
        most: u8,
        /// Difficulties.
        difficulties: Vec<i16>,
    },
    /// Who has so many successes first.
    FirstTo(u8),
    /// Who leads by so many.
    Lead(u8),
    /// Who leads by so many after so many rounds.
    Rounds {
        /// The lead that the first side needs.
        lead: u8,
        /// The number of rounds.
        rounds: u8,
    },
}

/// What somebody was told.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    /// Its number.
    pub id: NoteId,
    /// Who was told; `None` for everybody.
    pub to: Option<Seat>,
    /// What.
    pub text: Wording,
    /// Is it true? For the game master's eyes only.
    pub genuine: bool,
}

/// A power stunt that lasts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stunt {
    /// Whose.
    pub who: ActorId,
    /// The skill that it stands in for.
    pub skill: SkillId,
    /// What it is.
    pub text: Wording,
    /// Does it last for the scene? Else until the own slot comes round again.
    pub scene: bool,
}

/// How far apart two are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Distance {
    /// One.
    pub a: ActorId,
    /// The other.
    pub b: ActorId,
    /// The distance.
    pub length: Length,
}

impl Actor {
    /// Somebody new: unhurt, who has done nothing yet.
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
            turn: TurnMarks::default(),
            stored: None,
            owed: 0,
            forced: None,
            checked: false,
        }
    }
}

impl State {
    /// A table before play.
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
