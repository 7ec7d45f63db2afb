//! Dice that fell in the game client.

use schwung_table::Seat;

use crate::client::{ClientLine, Kept, LineFault, TrayId};

facts! {
    /// What happens to lines of the game client.
    pub enum ClientEvent {
        /// Lines were pasted.
        //= daemmersturm.dice.paste-matching
        Pasted {
            /// By whom.
            by: Seat,
            /// Those that went to rolls.
            fitted: Vec<ClientLine>,
            /// Those that are kept.
            kept: Vec<Kept>,
            /// How many had been pasted before.
            known: u16,
            /// What is wrong with those that look like rolls and are none.
            faults: Vec<LineFault>,
        },
        /// A number was typed, and waits for somebody to confirm it.
        //= daemmersturm.dice.trust
        Offered {
            /// It, as it is kept.
            kept: Kept,
        },
        /// A kept line went to a roll.
        Assigned {
            /// By whom.
            by: Seat,
            /// Which.
            id: TrayId,
            /// The line.
            line: ClientLine,
            /// Did it wait for being confirmed, and is it by that?
            confirmed: bool,
        },
        /// A kept line was thrown away.
        Discarded {
            /// By whom.
            by: Seat,
            /// Which.
            id: TrayId,
        },
    }
}
