//! What happened. One enum for each topic, so that each can grow in a file of its own.

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

macro_rules! topics {
    ($($(#[$doc:meta])* $name:ident($type:ident),)+) => {
        /// What happened. A fact, not an intention.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum Event {
            $($(#[$doc])* $name($type),)+
            /// The plot leader has judged.
            Judged {
                /// What.
                judgement: Judgement,
                /// Yes or no.
                yes: bool,
            },
            /// The plot leader sets a fact by hand.
            Set {
                /// Which.
                fact: Box<Fact>,
                /// Why, in words.
                reason: Wording,
            },
            /// The plot leader lets something happen that the rules would refuse.
            Overruled {
                /// Why, in words.
                reason: Wording,
            },
        }

        $(impl From<$type> for Event {
            #[inline(always)]
            fn from(event: $type) -> Event {
                Event::$name(event)
            }
        })+
    };
}

topics! {
    /// Sections, combats, rounds, turns, movement.
    Turn(TurnEvent),
    /// A die.
    Roll(RollEvent),
    /// An attack, up to the hit.
    Attack(AttackEvent),
    /// What a hit does, and healing.
    Harm(HarmEvent),
    /// Areas, guns, swarms, damage over time.
    Area(AreaEvent),
    /// Weapons, items, potions, poisons.
    Gear(GearEvent),
    /// Points, abilities, spells, what lasts.
    Magic(MagicEvent),
    /// Cover, sight, climbing, carrying, notes, the library.
    Scene(SceneEvent),
}

impl Event {
    /// Is it one of the common events that hold nothing which needs dropping?
    #[inline(always)]
    pub(crate) fn holds_nothing(&self) -> bool {
        matches!(self, Event::Roll(_) | Event::Attack(_) | Event::Harm(_))
    }
}
