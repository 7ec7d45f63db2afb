//! What somebody wants to do: it begins a procedure. One enum for each topic, each in a file of its own that also says
//! what the command names, whose it is, what checks it and what carries it out.

mod area;
mod attack;
mod carry;
mod client;
mod climb;
mod gear;
mod item;
mod magic;
mod many;
mod scene;
mod sight;
mod turn;

pub use area::*;
pub use attack::*;
pub use carry::*;
pub use client::*;
pub use climb::*;
pub use gear::*;
pub use item::*;
pub use magic::*;
pub use many::*;
pub use scene::*;
pub use sight::*;
pub use turn::*;

use schwung_table::{Owner, Play};
use serde::{Deserialize, Serialize};

use crate::{Bar, Event, Fact, Name, Names, Reason, State, Table, Wording, named, rules, rules::gm};

/// What a topic has to say of its commands. What they name is known before anything else is asked.
pub(crate) trait Deed: Names {
    /// Whose it is, besides the plot leader's.
    fn owner(&self, state: &State) -> Owner;
    /// Can it be carried out while a procedure waits? Only what rolls nothing and asks nothing can.
    fn interjects(&self) -> bool {
        false
    }
    /// May it begin now?
    fn check(&self, state: &State) -> Result<(), Reason>;
    /// The procedure. It never panics, whatever [`Deed::check`] says: the plot leader may overrule that.
    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()>;
}

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// An attack.
    Attack(AttackCommand),
    /// Guns, explosives, group attacks, swarms.
    Area(AreaCommand),
    /// Sections, combats, turns, movement.
    Turn(TurnCommand),
    /// Weapons, items, potions, poisons.
    Gear(GearCommand),
    /// Abilities and spells.
    Magic(MagicCommand),
    /// Perception, climbing, carrying, notes.
    Scene(SceneCommand),
    /// The plot leader sets a fact.
    Set {
        /// Which.
        fact: Fact,
        /// Why.
        reason: Wording,
    },
    /// The plot leader lets something happen that the rules refuse.
    //= daemmersturm.gm.authority
    Overrule {
        /// What.
        command: Box<Command>,
        /// Why.
        reason: Wording,
    },
}

/// Hands each variant that is a topic's to the same code.
macro_rules! each_topic {
    ($command:expr, $it:ident => $topic:expr, $fact:pat => $set:expr, $inner:pat => $over:expr) => {
        match $command {
            Command::Attack($it) => $topic,
            Command::Area($it) => $topic,
            Command::Turn($it) => $topic,
            Command::Gear($it) => $topic,
            Command::Magic($it) => $topic,
            Command::Scene($it) => $topic,
            $fact => $set,
            $inner => $over,
        }
    };
}

impl Command {
    pub(crate) fn owner(&self, state: &State) -> Owner {
        each_topic!(self, it => it.owner(state), Command::Set { .. } => Owner::Gm, Command::Overrule { .. } => Owner::Gm)
    }

    pub(crate) fn interjects(&self) -> bool {
        each_topic!(self, it => it.interjects(), Command::Set { .. } => true,
            Command::Overrule { command, .. } => command.interjects())
    }

    pub(crate) fn check(&self, state: &State) -> Result<(), Reason> {
        named::check(state, self)?;
        each_topic!(self, it => it.check(state),
        Command::Set { fact, .. } => gm::check(state, fact),
        Command::Overrule { command, .. } => match &**command {
            Command::Overrule { .. } | Command::Set { .. } => Err(Bar::NoSuchThing.into()),
            // Whatever the rules say of it, what it names is there.
            _ => Ok(()),
        })
    }

    #[inline]
    pub(crate) fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        self.carry_out(t)?;
        // What is set while something else waits rolls nothing.
        if self.interjects() { Ok(()) } else { rules::turn::release(t) }
    }

    #[inline]
    fn carry_out<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        each_topic!(self, it => it.perform(t),
        Command::Set { fact, reason } => {
            t.tell(Event::Set { fact: Box::new(fact.clone()), reason: reason.clone() });
            Ok(())
        },
        Command::Overrule { command, reason } => {
            t.tell(Event::Overruled { reason: reason.clone() });
            match &**command {
                Command::Attack(it) => it.perform(t),
                Command::Area(it) => it.perform(t),
                Command::Turn(it) => it.perform(t),
                Command::Gear(it) => it.perform(t),
                Command::Magic(it) => it.perform(t),
                Command::Scene(it) => it.perform(t),
                Command::Set { .. } | Command::Overrule { .. } => Ok(()),
            }
        })
    }
}

impl Names for Command {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        each_topic!(self, it => it.names(see), Command::Set { fact, .. } => fact.names(see),
            Command::Overrule { command, .. } => command.names(see));
    }
}
