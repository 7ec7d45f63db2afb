//! Sections, combats, rounds, turns, movement.

use crate::{ActorId, AreaId, Direction, ItemId, Length};

facts! {
    /// What happens around turns.
    pub enum TurnEvent {
        /// A combat section is opened: points, potions and persistent poison begin anew.
        //= daemmersturm.section.what-resets
        SectionOpened,
        /// The combat section is closed.
        SectionClosed,
        /// A combat begins with these life points.
        CombatBegan {
            /// The order of turns.
            order: Vec<ActorId>,
            /// Life points of each.
            lives: Vec<(ActorId, u16)>,
            /// Weapons that are not loaded.
            unloaded: Vec<ItemId>,
        },
        /// The combat is over.
        CombatEnded,
        /// The order of turns is this.
        OrderSet {
            /// The order.
            order: Vec<ActorId>,
        },
        /// Somebody's turn begins; who is exhausted now is remembered.
        //= daemmersturm.coup.timing
        TurnBegan {
            /// Whose.
            who: ActorId,
        },
        /// Somebody cannot act in the turn, which is therefore over.
        //= daemmersturm.potion.side-3
        TurnLost {
            /// Who.
            who: ActorId,
        },
        /// It is over.
        TurnEnded {
            /// Whose.
            who: ActorId,
        },
        /// A new round begins.
        //= daemmersturm.turn.round-end
        RoundBegan {
            /// Its number.
            round: u16,
        },
        /// Somebody has moved.
        Moved {
            /// Who.
            who: ActorId,
            /// How far, as far as anybody knows.
            length: Length,
            /// Was it the whole movement?
            whole: bool,
            /// Was it a charge?
            charge: bool,
        },
        /// An ability grants a movement more in the turn, or lets the movement of the turn follow the action.
        MoveGranted {
            /// Whom.
            who: ActorId,
            /// Only that it may come after the action?
            late: bool,
        },
        /// The action of the turn is used.
        ActionSpent {
            /// Whose.
            who: ActorId,
        },
        /// Two are in each other's melee range, or one in the other's.
        Engaged {
            /// Who reaches.
            by: ActorId,
            /// Whom.
            on: ActorId,
            /// Does the second reach the first as well?
            mutual: bool,
            /// Where the second is, seen from the first.
            at: Option<Direction>,
        },
        /// They are not any more.
        Disengaged {
            /// One.
            a: ActorId,
            /// The other; nobody: from everybody.
            b: Option<ActorId>,
        },
        /// Somebody stands in a ground, or has left it.
        Stood {
            /// Who.
            who: ActorId,
            /// Where.
            area: AreaId,
            /// Is it there now?
            there: bool,
        },
    }
}
