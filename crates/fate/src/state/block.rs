//! Effects that last between actions: blocks, and skills that replace others.

use schwung_table::Names;
use serde::{Deserialize, Serialize};

use crate::{ActorId, AgendaId, SkillId, Wording, ZoneId};

/// An active block.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Block {
    /// The blocking actor.
    pub by: ActorId,
    /// What it prevents.
    pub against: Against,
    /// The blocker's effort.
    pub strength: i16,
    /// Description in the player's words.
    pub text: Wording,
    /// Whether it lasts beyond this exchange.
    pub lasting: bool,
    /// Whether it consists of things left in the way. They hinder everybody else, and stay when the blocker
    /// leaves.
    #[serde(default)]
    pub left: bool,
}

/// What a block prevents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// Attacks on an actor by any enemy.
    AttacksOn(ActorId),
    /// Kinds of action by the other sides; a bit mask, see [`ActionKind::bit`].
    Deeds(u8),
    /// Passage through a zone: for all other sides; if things are left in the way, for everybody else.
    Passage(ZoneId),
}

/// The kinds of action that blocks distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Attacks.
    Attack,
    /// Maneuvers.
    Maneuver,
    /// Moves and sprints.
    Move,
    /// Shooting and throwing.
    Shoot,
    /// Any other action.
    Other,
    /// Free actions: speaking, looking, flicking a switch.
    Free,
}

impl ActionKind {
    /// All kinds.
    pub const ALL: [ActionKind; 6] = [
        ActionKind::Attack,
        ActionKind::Maneuver,
        ActionKind::Move,
        ActionKind::Shoot,
        ActionKind::Other,
        ActionKind::Free,
    ];

    /// Its name in files and commands.
    pub fn word(self) -> &'static str {
        match self {
            ActionKind::Attack => "attacking",
            ActionKind::Maneuver => "maneuvering",
            ActionKind::Move => "moving",
            ActionKind::Shoot => "shooting",
            ActionKind::Other => "acting",
            ActionKind::Free => "speaking",
        }
    }

    /// Its bit in bit masks.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A skill that replaces another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Swap {
    /// The actor who uses it.
    pub actor: ActorId,
    /// The skill used instead.
    pub skill: SkillId,
    /// For attacks with this agenda; `None` for other actions.
    pub agenda: Option<AgendaId>,
    /// Whether it lasts until the end of the scene. Otherwise it lasts until the end of the exchange.
    pub scene: bool,
}
