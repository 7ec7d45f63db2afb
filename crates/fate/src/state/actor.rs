//! The changing facts about actors.

use std::hash::{Hash, Hasher};

use schwung_table::{Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{ActorId, Side, ZoneId};

/// The changing facts about a character, a group of minions or an independent companion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// The kind of actor.
    pub kind: ActorKind,
    /// Its side.
    pub side: Side,
    /// The seat that plays it.
    pub seat: Seat,
    /// Whether only the game master and its player know of it.
    pub hidden: bool,
    /// Its zone.
    pub zone: ZoneId,
    /// Fate points.
    pub fate: u8,
    /// Marked boxes of the health and the composure track.
    pub stress: [Boxes; 2],
    /// Number of minions in the group; 1 for other actors.
    pub members: u16,
    /// Marked boxes of the minion that is hit next.
    pub wounds: u8,
    /// Its actions in this exchange.
    pub turn: TurnMarks,
    /// Shifts of the disarm, as long as it has no weapon in hand.
    pub disarmed: Option<u16>,
    /// The group that it leads, or the leader of this group.
    pub attached: Option<ActorId>,
    /// Bit mask of companions that have dropped out.
    pub companions_gone: u8,
    /// Bit mask of companions that are away.
    pub companions_away: u8,
    /// Bit mask of companions that have dropped out in this scene.
    #[serde(default)]
    pub companions_lost: u8,
    /// Grit in this conflict, if the game master set it.
    pub grit: Option<u8>,
    /// Weight factor of its load.
    pub load: u8,
    /// Number of free actions in this exchange.
    pub free_actions: u8,
    /// How it left the conflict; `None` if it is still there.
    pub out: Option<Out>,
}

impl Hash for Actor {
    /// Hashes only what changes most, because odds hash many states. Equal actors have equal hashes; omitted
    /// fields only cause more comparisons.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let marks = self.turn;
        let flags = [marks.acted, marks.holding, marks.full_defense, marks.attacked, self.out.is_some()];
        let flags = flags.into_iter().fold(0u8, |bits, flag| bits << 1 | u8::from(flag));
        let [low, high] = self.members.to_le_bytes();
        let disarmed = self.disarmed.map_or(u8::MAX, |shifts| shifts as u8);
        let words = [self.zone.0, self.fate, low, high, self.wounds, self.companions_gone, disarmed, flags];
        hasher.write_u64(u64::from_le_bytes(words));
        hasher.write_u64(u64::from(self.stress[0].0) << 32 | u64::from(self.stress[1].0));
    }
}

/// The kind of an actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActorKind {
    /// A named character.
    Named,
    /// A group of minions.
    Minions,
    /// An independent companion.
    Companion,
}

/// How an actor left a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Taken out, by this actor if any.
    TakenOut(Option<ActorId>),
    /// By a concession.
    Conceded,
    /// By moving away.
    Left,
    /// Taken off the table by the game master, who has its state in a file.
    Off,
}

/// References to the actor who took another one out concern the past, and are not checked.
impl<N> Names<N> for Out {}

/// The actions and declarations of an actor in this exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnMarks {
    /// Whether its action is used up.
    pub acted: bool,
    /// Whether it holds its action.
    pub holding: bool,
    /// Whether it is in full defense.
    pub full_defense: bool,
    /// Whether it has been attacked.
    pub attacked: bool,
}

/// A set of boxes of a stress track; bit `n - 1` is box `n`.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Boxes(pub u32);

impl<N> Names<N> for Boxes {}

impl Boxes {
    /// Returns whether box `n` is marked.
    pub fn is_marked(self, n: u8) -> bool {
        (1..=32).contains(&n) && self.0 >> (n - 1) & 1 == 1
    }

    /// The set with box `n` marked or free.
    #[must_use]
    pub fn with(self, n: u8, marked: bool) -> Boxes {
        if !(1..=32).contains(&n) {
            return self;
        }
        let bit = 1 << (n - 1);
        Boxes(if marked { self.0 | bit } else { self.0 & !bit })
    }

    /// The marked boxes, from the left.
    pub fn marked(self) -> impl Iterator<Item = u8> {
        (1..=32).filter(move |&n| self.is_marked(n))
    }
}

/// A stress track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// Wounds and fatigue.
    #[default]
    Health,
    /// Social and mental injuries.
    Composure,
}

impl Actor {
    /// Returns whether the game master has taken it off the table.
    pub fn is_off(&self) -> bool {
        self.out == Some(Out::Off)
    }

    /// Returns whether the person at `seat` knows of it.
    #[inline]
    pub fn is_known_to(&self, seat: Seat) -> bool {
        !self.hidden || seat.is_gm() || self.seat == seat
    }

    /// A new named character, unhurt and without any actions so far.
    pub fn new(side: Side, seat: Seat, zone: ZoneId) -> Actor {
        Actor {
            kind: ActorKind::Named,
            side,
            seat,
            hidden: false,
            zone,
            fate: 0,
            stress: [Boxes::default(); 2],
            members: 1,
            wounds: 0,
            turn: TurnMarks::default(),
            disarmed: None,
            attached: None,
            companions_gone: 0,
            companions_away: 0,
            companions_lost: 0,
            grit: None,
            load: 0,
            free_actions: 0,
            out: None,
        }
    }
}
