//! Commands, each of which starts a procedure. Each topic has an enum in a file of its own, which also defines their owners,
//! checks and procedures.

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

use crate::{Bar, Event, Fact, Reason, State, Table, Wording, eyes, rules, rules::gm};

/// The functions that each topic defines for its commands. Everything that the commands name is validated first.
pub(crate) trait TopicCommand {
    /// The owner of the command. The plot leader may give it as well.
    fn owner(&self, state: &State) -> Owner;
    /// Returns whether the command may be carried out while another procedure waits. It must not roll or ask anything.
    fn interjects(&self) -> bool {
        false
    }
    /// Checks whether the command may start now.
    fn check(&self, state: &State) -> Result<(), Reason>;
    /// Runs the procedure. It must not panic even if [`TopicCommand::check`] fails, as the plot leader may overrule the check.
    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()>;
}

/// A command, given by a player or the plot leader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Attacks.
    Attack(AttackCommand),
    /// Guns, explosives, group attacks and swarms.
    Area(AreaCommand),
    /// Sections, combats, turns and movement.
    Turn(TurnCommand),
    /// Weapons, items, potions and poisons.
    Gear(GearCommand),
    /// Abilities and spells.
    Magic(MagicCommand),
    /// Perception, climbing, carrying and notes.
    Scene(SceneCommand),
    /// The plot leader sets a fact.
    Set {
        /// The fact.
        fact: Fact,
        /// The reason, in words.
        reason: Wording,
    },
    /// The plot leader allows a command that the rules refuse.
    //= daemmersturm.gm.authority
    Overrule {
        /// The command.
        command: Box<Command>,
        /// The reason, in words.
        reason: Wording,
    },
}

/// Runs the same code on the command of each topic.
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
        eyes::check(state, self)?;
        each_topic!(self, it => it.check(state),
        Command::Set { fact, .. } => gm::check(state, fact),
        Command::Overrule { command, .. } => match &**command {
            Command::Overrule { .. } | Command::Set { .. } => Err(Bar::NoSuchThing.into()),
            // The rules are overruled; that everything named exists was checked above.
            _ => Ok(()),
        })
    }

    pub(crate) fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        self.carry_out(t)?;
        // Commands that interject never roll, so they leave the pending procedure alone.
        if self.interjects() { Ok(()) } else { rules::turn::release(t) }
    }

    fn carry_out<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        each_topic!(self, it => it.perform(t),
        Command::Set { fact, reason } => {
            gm::set(t, fact, reason);
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
