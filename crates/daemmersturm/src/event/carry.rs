//! Events about carrying.

use crate::{ActorId, Burden, Length, Size, eyes::set_down};

facts! {
    /// An event about carrying.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = CarryByHand, explain = CarryToExplain, usual = by)]
    pub enum CarryEvent {
        /// A load was lifted.
        #[known(any(by, what), told(size))]
        #[line(rule = "daemmersturm.carry.lift-separate")]
        Lifted {
            /// The bearers.
            by: Vec<ActorId>,
            /// The load.
            what: Burden,
            /// Size of the load.
            size: Size,
        },
        /// A load needs more bearers.
        #[known(by)]
        #[line(rule = "daemmersturm.carry.similar-size")]
        TooBig {
            /// The character that tried to lift it.
            by: ActorId,
            /// The load.
            what: Burden,
        },
        /// A character declined to help.
        #[known(who)]
        #[line(say(actor = who), rule = "daemmersturm.carry.pair")]
        Declined {
            /// The character.
            who: ActorId,
        },
        /// The action of a coming turn in this round was spent in advance.
        #[known(who)]
        #[line(say(actor = who), rule = "daemmersturm.carry.pair-lift-and-carry")]
        Pledged {
            /// The character.
            who: ActorId,
        },
        /// The movement of a coming turn in this round was spent in advance.
        #[known(who)]
        #[line(say(actor = who), rule = "daemmersturm.carry.pair")]
        MovePledged {
            /// The character.
            who: ActorId,
        },
        /// A bearer that cannot continue dropped its load.
        //= daemmersturm.lp.incapacitated
        #[known(any(who, what))]
        #[line(rule = "daemmersturm.lp.incapacitated")]
        LetGo {
            /// The bearer.
            who: ActorId,
            /// The load.
            what: Burden,
        },
        /// A load was carried on.
        #[known(any(by, what), told(length))]
        #[line(rule = "daemmersturm.carry.single")]
        Carried {
            /// The bearer whose turn it is.
            by: ActorId,
            /// The load.
            what: Burden,
            /// The distance.
            length: Length,
        },
        /// A load was set down.
        #[known(set_down(what))]
        #[line(rule = "daemmersturm.carry.lift-separate")]
        SetDown {
            /// The load.
            what: Burden,
        },
    }
}
