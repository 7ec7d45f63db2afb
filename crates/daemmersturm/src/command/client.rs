//! Dice that fell in the game client.

use schwung_table::{Owner, Play, Seat};

use super::Deed;
use crate::{Name, Names, Reason, State, Table, client::TrayId, client::Waiting, rules::tray};

facts! {
    /// What somebody does with lines of the game client.
    pub enum ClientCommand {
        /// Pastes what the client printed: what fits the roll that waits goes there, the rest is kept.
        //= daemmersturm.dice.paste-matching
        Paste {
            /// Who.
            by: Seat,
            /// The text.
            text: String,
            /// What waits, the oldest first.
            waiting: Vec<Waiting>,
        },
        /// Types a number that somebody else has to confirm.
        //= daemmersturm.dice.trust
        Offer {
            /// Who.
            by: Seat,
            /// The number.
            number: u32,
            /// For what.
            to: Waiting,
        },
        /// Gives a kept line to the roll that waits; who brought a number that has to be confirmed cannot.
        //= daemmersturm.dice.paste-matching
        //= daemmersturm.dice.trust
        Assign {
            /// Who.
            by: Seat,
            /// Which line.
            id: TrayId,
            /// To what.
            to: Waiting,
        },
        /// Throws a kept line away.
        Discard {
            /// Who.
            by: Seat,
            /// Which line.
            id: TrayId,
        },
    }
}

impl ClientCommand {
    /// Who does it.
    pub fn by(&self) -> Seat {
        match self {
            ClientCommand::Paste { by, .. }
            | ClientCommand::Offer { by, .. }
            | ClientCommand::Assign { by, .. }
            | ClientCommand::Discard { by, .. } => *by,
        }
    }
}

impl Names for ClientCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        see(Name::Seat(self.by()));
    }
}

impl Deed for ClientCommand {
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
            ClientCommand::Assign { by, id, to } => tray::check_assign(state, *by, *id, to),
            ClientCommand::Discard { by, id } => tray::check_discard(state, *by, *id),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            ClientCommand::Paste { by, text, waiting } => tray::paste(t, *by, text, waiting),
            ClientCommand::Offer { by, number, to } => tray::offer(t, *by, *number, to),
            ClientCommand::Assign { by, id, to } => tray::assign(t, *by, *id, to),
            ClientCommand::Discard { by, id } => tray::discard(t, *by, *id),
        }
        Ok(())
    }
}
