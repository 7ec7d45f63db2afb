//! Events about carrying.

use crate::{ActorId, Burden, Length, Size};

facts! {
    /// An event about carrying.
    pub enum CarryEvent {
        /// A load was lifted.
        Lifted {
            /// The bearers.
            by: Vec<ActorId>,
            /// The load.
            what: Burden,
            /// Size of the load.
            size: Size,
        },
        /// A load needs more bearers.
        TooBig {
            /// The character that tried to lift it.
            by: ActorId,
            /// The load.
            what: Burden,
        },
        /// A character declined to help.
        Declined {
            /// The character.
            who: ActorId,
        },
        /// The action of a coming turn in this round was spent in advance.
        Pledged {
            /// The character.
            who: ActorId,
        },
        /// The movement of a coming turn in this round was spent in advance.
        MovePledged {
            /// The character.
            who: ActorId,
        },
        /// A bearer that cannot go on let go of its load.
        //= daemmersturm.lp.incapacitated
        LetGo {
            /// The bearer.
            who: ActorId,
            /// The load.
            what: Burden,
        },
        /// A load was carried on.
        Carried {
            /// The bearer whose turn it is.
            by: ActorId,
            /// The load.
            what: Burden,
            /// The distance.
            length: Length,
        },
        /// A load was set down.
        SetDown {
            /// The load.
            what: Burden,
        },
    }
}
