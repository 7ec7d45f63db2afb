//! Events about sections, combats, rounds, turns and movement.

use crate::{ActorId, AreaId, Direction, ItemId, Length};

facts! {
    /// An event about turns.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = TurnByHand, explain = TurnToExplain)]
    pub enum TurnEvent {
        /// A combat section was opened: points, potions and persistent poison are reset.
        //= daemmersturm.section.what-resets
        #[known(all)]
        #[line(rule = "daemmersturm.section.what-resets")]
        SectionOpened,
        /// The combat section was closed.
        #[known(all)]
        #[line(say(), rule = "daemmersturm.section.end")]
        SectionClosed,
        /// A combat began.
        #[known(all, told(lives))]
        CombatBegan {
            /// The order of turns.
            order: Vec<ActorId>,
            /// Life points of each participant.
            lives: Vec<(ActorId, u16)>,
            /// Weapons that are not loaded.
            unloaded: Vec<ItemId>,
        },
        /// The combat ended.
        #[known(all)]
        #[line(say(), rule = none)]
        CombatEnded,
        /// The order of turns was set.
        #[known(all)]
        #[line(rule = none)]
        OrderSet {
            /// The order of turns.
            order: Vec<ActorId>,
        },
        /// A character that joined during the combat got its place: the last in the order of turns.
        //= daemmersturm.turn.order
        #[known(who)]
        #[line(rule = "daemmersturm.turn.order")]
        Placed {
            /// The character.
            who: ActorId,
        },
        /// A turn began. Who is exhausted at this point is remembered.
        //= daemmersturm.coup.timing
        #[known(who)]
        #[line(turn, say(actor = who), rule = none)]
        TurnBegan {
            /// The character.
            who: ActorId,
        },
        /// A turn that had begun continues after the plot leader let another character act.
        //= daemmersturm.turn.order
        #[known(who)]
        #[line(turn, say(actor = who), rule = "daemmersturm.turn.order")]
        TurnResumed {
            /// The character.
            who: ActorId,
        },
        /// A character cannot act in its turn, which ends immediately.
        //= daemmersturm.potion.side-3
        #[known(who)]
        #[line(say(actor = who), rule = "daemmersturm.potion.side-3")]
        TurnLost {
            /// The character.
            who: ActorId,
        },
        /// A turn ended.
        #[known(who)]
        #[line(turn, none)]
        TurnEnded {
            /// The character.
            who: ActorId,
        },
        /// A round began.
        //= daemmersturm.turn.round-end
        #[known(all, told(round))]
        #[line(turn, say(number = round), rule = "daemmersturm.turn.round-end")]
        RoundBegan {
            /// Number of the round.
            round: u32,
        },
        /// A character moved.
        #[known(who, told(length, whole, charge))]
        Moved {
            /// The character.
            who: ActorId,
            /// The distance, as far as known.
            length: Length,
            /// Whether it used the whole movement.
            whole: bool,
            /// Whether it was a charge.
            charge: bool,
        },
        /// An ability granted one more movement in this turn, or allows movement after the action.
        #[known(who, told(late))]
        #[line(say(if late "move-late" else "move-granted", actor = who), rule = "daemmersturm.data.ability-schema")]
        MoveGranted {
            /// The character.
            who: ActorId,
            /// Whether it only allows movement after the action.
            late: bool,
        },
        /// The action of the turn was spent.
        #[known(who)]
        #[line(none)]
        ActionSpent {
            /// The character.
            who: ActorId,
        },
        /// A character came into another's melee range.
        #[known(every(by, on), told(mutual, at))]
        #[line(about(by), rule = "daemmersturm.range.melee")]
        Engaged {
            /// The character that reaches the other.
            by: ActorId,
            /// The other character.
            on: ActorId,
            /// Whether the other reaches the first as well.
            mutual: bool,
            /// Direction of the other, as seen from the first.
            at: Option<Direction>,
        },
        /// Two characters left each other's melee range.
        #[known(every(a, b))]
        #[line(about(a), rule = none)]
        Disengaged {
            /// The first character.
            a: ActorId,
            /// The second; `None` for everybody in melee range of the first.
            b: Option<ActorId>,
        },
        /// A character ran into melee, so that the distances noted for it no longer hold.
        //= daemmersturm.range.movement
        #[known(who)]
        #[line(none)]
        DistancesLapsed {
            /// The character.
            who: ActorId,
        },
        /// A character entered or left a ground.
        #[known(who, told(area, there))]
        #[line(say(if there "stands" else "left", actor = who, area))]
        Stood {
            /// The character.
            who: ActorId,
            /// The ground.
            area: AreaId,
            /// Whether it is there now.
            there: bool,
        },
    }
}
