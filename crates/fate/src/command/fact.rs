//! Facts that the game master sets by hand.

use schwung_table::{Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{Actor, ActorId, AspectId, AspectKind, Bearer, Frame, Profile, Severity, Shared, Track, Wording};

/// A fact that the game master sets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Everything about an actor: points, boxes, zone, side, marks of the turn, whether it is out.
    Actor(ActorId, Box<Actor>),
    /// Places an aspect.
    Aspect {
        /// Its wording.
        text: Wording,
        /// Bearer of the aspect.
        on: Bearer,
        /// Whether it is hidden.
        hidden: bool,
    },
    /// Places a consequence that a character has from before.
    Consequence {
        /// Its wording.
        text: Wording,
        /// The character.
        on: ActorId,
        /// Its severity.
        severity: Severity,
        /// The stress track that it belongs to.
        track: Track,
    },
    /// Places an aspect as it was before it was taken off the table.
    Placed {
        /// Its wording.
        text: Wording,
        /// Bearer of the aspect.
        on: Bearer,
        /// Its kind and lifetime. Only characters and groups have consequences.
        kind: AspectKind,
        /// Whether it is hidden.
        hidden: bool,
        /// The seats that know it although it is hidden.
        known: Vec<Seat>,
        /// The actor who has a free tag on it.
        tag: Option<ActorId>,
    },
    /// Removes an aspect.
    NoAspect(AspectId),
    /// Rewords an aspect.
    Reword(AspectId, Wording),
    /// Reveals an aspect to a seat, or to all.
    Reveal(AspectId, Option<Seat>),
    /// Reveals a secret aspect of a sheet to a seat, or to all.
    RevealSecret(ActorId, u8, Option<Seat>),
    /// Hides an actor: players do not know of it until it is shown.
    Hide(ActorId),
    /// Shows a hidden actor to all.
    Show(ActorId),
    /// Removes all blocks of an actor.
    NoBlock(ActorId),
    /// Removes the pending spin.
    NoSpin,
    /// Sets whose turn it is.
    Turn(Option<ActorId>),
    /// Replaces sheets, zones and skills.
    Frame(#[cfg_attr(feature = "ts", ts(as = "Frame"))] Shared<Frame>),
    /// Replaces the switches.
    Profile(#[cfg_attr(feature = "ts", ts(as = "Profile"))] Shared<Profile>),
    /// Adds a skill to the list.
    NewSkill(Box<crate::Skill>),
    /// Reveals the last veiled roll.
    Unveil,
    /// Adds an actor to the scene.
    Join(Box<crate::Sheet>, Box<Actor>),
}
