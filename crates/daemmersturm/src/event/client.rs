//! Events about dice rolled in the game client.

use schwung_table::Seat;

use crate::{
    Wording,
    client::{ClientLine, Kept, LineFault, TrayId},
    eyes::{assigned, at_seat, offered},
};

facts! {
    /// An event about lines of the game client.
    #[derive(schwung_table::Known)]
    pub enum ClientEvent {
        /// Lines were pasted.
        //= daemmersturm.dice.paste-matching
        #[known(at_seat(by), told(fitted, kept, known, faults))]
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
        #[known(offered(kept), told(kept))]
        Offered {
            /// The number as kept in the tray.
            kept: Kept,
        },
        /// A kept line was assigned to a roll.
        #[known(assigned(by), told(id, line, confirmed, reason))]
        Assigned {
            /// The seat that assigned it.
            by: Seat,
            /// The kept line.
            id: TrayId,
            /// The content of the line.
            line: ClientLine,
            /// Whether the line needed confirmation, which this assignment gives.
            confirmed: bool,
            /// The reason for taking it although its range differs; empty if the range is the same.
            #[serde(default)]
            reason: Wording,
        },
        /// A kept line was discarded.
        #[known(at_seat(by), told(id))]
        Discarded {
            /// The seat that discarded it.
            by: Seat,
            /// The kept line.
            id: TrayId,
        },
    }
}
