//! Commands for dice rolled in the game client.

use schwung_table::{Owner, Play, Seat};

use super::TopicCommand;
use crate::{Reason, State, Table, Wording, client::TrayId, client::Waiting, rules::tray};

facts! {
    /// A command about lines of the game client.
    pub enum ClientCommand {
        /// Pastes output of the client: lines that match a pending roll are assigned, the rest is kept.
        //= daemmersturm.dice.paste-matching
        Paste {
            /// The seat that pastes.
            by: Seat,
            /// The pasted text.
            text: String,
            /// The pending rolls, oldest first.
            waiting: Vec<Waiting>,
        },
        /// Types a number that another person has to confirm.
        //= daemmersturm.dice.trust
        Offer {
            /// The seat that typed it.
            by: Seat,
            /// The number.
            number: u32,
            /// The pending roll.
            to: Waiting,
        },
        /// Assigns a kept line to a pending roll. The person who entered a number that needs confirmation cannot assign it.
        //= daemmersturm.dice.paste-matching
        //= daemmersturm.dice.trust
        Assign {
            /// The seat that assigns.
            by: Seat,
            /// The kept line.
            id: TrayId,
            /// The pending roll.
            to: Waiting,
            /// The reason for taking a line of another range; empty if the range is that of the roll.
            #[serde(default)]
            reason: Wording,
        },
        /// Discards a kept line.
        Discard {
            /// The seat that discards.
            by: Seat,
            /// The kept line.
            id: TrayId,
        },
        /// Discards all kept lines: all for the plot leader, others only their own.
        DiscardAll {
            /// The seat that discards.
            by: Seat,
        },
    }
}

impl ClientCommand {
    /// The seat that gives the command.
    pub fn by(&self) -> Seat {
        match self {
            ClientCommand::Paste { by, .. }
            | ClientCommand::Offer { by, .. }
            | ClientCommand::Assign { by, .. }
            | ClientCommand::Discard { by, .. }
            | ClientCommand::DiscardAll { by } => *by,
        }
    }
}

impl TopicCommand for ClientCommand {
    fn owner(&self, _: &State) -> Owner {
        match self.by() {
            Seat::GM => Owner::Gm,
            seat => Owner::Seats(vec![seat]),
        }
    }

    fn interjects(&self) -> bool {
        true
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            ClientCommand::Paste { by, text, .. } => tray::check_paste(state, *by, text),
            ClientCommand::Offer { by, number, to } => tray::check_offer(state, *by, *number, to),
            ClientCommand::Assign { by, id, to, reason } => tray::check_assign(state, *by, *id, to, reason),
            ClientCommand::Discard { by, id } => tray::check_discard(state, *by, *id),
            ClientCommand::DiscardAll { by } => tray::check_discard_all(state, *by),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            ClientCommand::Paste { by, text, waiting } => tray::paste(t, *by, text, waiting),
            ClientCommand::Offer { by, number, to } => tray::offer(t, *by, *number, to),
            ClientCommand::Assign { by, id, to, reason } => tray::assign(t, *by, *id, to, reason),
            ClientCommand::Discard { by, id } => tray::discard(t, *by, *id),
            ClientCommand::DiscardAll { by } => tray::discard_all(t, *by),
        }
        Ok(())
    }
}
