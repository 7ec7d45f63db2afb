//! Events about dice rolled in the game client.

use schwung_table::Seat;

use crate::client::{ClientLine, Kept, LineFault, TrayId};

facts! {
    /// An event about lines of the game client.
    pub enum ClientEvent {
        /// Lines were pasted.
        //= daemmersturm.dice.paste-matching
        Pasted {
            /// The seat that pasted them.
            by: Seat,
            /// Lines that were assigned to rolls.
            fitted: Vec<ClientLine>,
            /// Lines that are kept in the tray.
            kept: Vec<Kept>,
            /// Number of lines that had been pasted before.
            known: u16,
            /// Errors in lines that look like rolls.
            faults: Vec<LineFault>,
        },
        /// A number was typed and needs confirmation.
        //= daemmersturm.dice.trust
        Offered {
            /// The number as kept in the tray.
            kept: Kept,
        },
        /// A kept line was assigned to a roll.
        Assigned {
            /// The seat that assigned it.
            by: Seat,
            /// The kept line.
            id: TrayId,
            /// The content of the line.
            line: ClientLine,
            /// Whether the line needed confirmation, which this assignment gives.
            confirmed: bool,
        },
        /// A kept line was discarded.
        Discarded {
            /// The seat that discarded it.
            by: Seat,
            /// The kept line.
            id: TrayId,
        },
    }
}
