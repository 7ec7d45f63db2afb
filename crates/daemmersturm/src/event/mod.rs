//! Events: what has happened. Each topic has an enum in a file of its own.

mod area;
mod attack;
mod carry;
mod client;
mod climb;
mod gear;
mod harm;
mod magic;
mod roll;
mod scene;
mod sight;
mod substance;
mod turn;

pub use area::*;
pub use attack::*;
pub use carry::*;
pub use client::*;
pub use climb::*;
pub use gear::*;
pub use harm::*;
pub use magic::*;
pub use roll::*;
pub use scene::*;
pub use sight::*;
pub use substance::*;
pub use turn::*;

use serde::{Deserialize, Serialize};

use crate::{Fact, Judgement, Wording};

/// Something that has happened: a fact, not an intention.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(schwung_table::Known, schwung_table::Line)]
pub enum Event {
    /// Sections, combats, rounds, turns and movement.
    #[known(0)]
    #[line(0)]
    Turn(TurnEvent),
    /// Dice.
    #[known(0)]
    #[line(0)]
    Roll(RollEvent),
    /// Attacks, up to the hit.
    #[known(0)]
    #[line(0)]
    Attack(AttackEvent),
    /// Hits and healing.
    #[known(0)]
    #[line(0)]
    Harm(HarmEvent),
    /// Areas, guns, swarms and damage over time.
    #[known(0)]
    #[line(0)]
    Area(AreaEvent),
    /// Weapons, items, potions and poisons.
    #[known(0)]
    #[line(0)]
    Gear(GearEvent),
    /// Points, abilities, spells and lasting effects.
    #[known(0)]
    #[line(0)]
    Magic(MagicEvent),
    /// Cover, sight, climbing, carrying, notes and the library.
    #[known(0)]
    #[line(0)]
    Scene(SceneEvent),
    /// The plot leader made a judgement.
    #[known(judgement, told(yes))]
    Judged {
        /// The question.
        judgement: Judgement,
        /// The answer.
        yes: bool,
    },
    /// The plot leader set a fact by hand.
    #[known(fact, told(reason))]
    #[line(about(fact))]
    Set {
        /// The fact.
        fact: Box<Fact>,
        /// The reason, in words.
        reason: Wording,
    },
    /// The plot leader allowed something that the rules refuse.
    #[known(all, told(reason))]
    Overruled {
        /// The reason, in words.
        reason: Wording,
    },
}

macro_rules! topics {
    ($($name:ident($type:ident),)+) => {
        $(impl From<$type> for Event {
            #[inline(always)]
            fn from(event: $type) -> Event {
                Event::$name(event)
            }
        })+
    };
}

topics! {
    Turn(TurnEvent),
    Roll(RollEvent),
    Attack(AttackEvent),
    Harm(HarmEvent),
    Area(AreaEvent),
    Gear(GearEvent),
    Magic(MagicEvent),
    Scene(SceneEvent),
}

impl Event {
    /// Returns whether this is one of the common events that own no heap data and need no drop.
    #[inline(always)]
    pub(crate) fn holds_nothing(&self) -> bool {
        matches!(self, Event::Roll(_) | Event::Attack(_) | Event::Harm(_))
    }
}
