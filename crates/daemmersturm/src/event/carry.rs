//! Carrying.

use crate::{ActorId, Burden, Length, Size};

facts! {
    /// What happens to what is carried.
    pub enum CarryEvent {
        /// It is lifted.
        Lifted {
            /// By whom.
            by: Vec<ActorId>,
            /// What.
            what: Burden,
            /// How big.
            size: Size,
        },
        /// It takes more bearers.
        TooBig {
            /// Who tried.
            by: ActorId,
            /// What.
            what: Burden,
        },
        /// Somebody does not want to help.
        Declined {
            /// Who.
            who: ActorId,
        },
        /// The action of a turn that is still to come in this round is spent already.
        Pledged {
            /// Whose.
            who: ActorId,
        },
        /// The movement of a turn that is still to come in this round is spent already.
        MovePledged {
            /// Whose.
            who: ActorId,
        },
        /// Somebody who goes down lets go of it.
        //= daemmersturm.lp.incapacitated
        LetGo {
            /// Who.
            who: ActorId,
            /// Of what.
            what: Burden,
        },
        /// It is carried on.
        Carried {
            /// By whom.
            by: ActorId,
            /// What.
            what: Burden,
            /// How far.
            length: Length,
        },
        /// It is set down.
        SetDown {
            /// What.
            what: Burden,
        },
    }
}
