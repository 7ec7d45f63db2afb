//! Events about weapons, items, potions and poisons.

use crate::{ActorId, Event, Item, ItemId, SubstanceEvent, SubstanceId};

facts! {
    /// An event about items.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = GearByHand, explain = GearToExplain, usual = by)]
    pub enum GearEvent {
        /// An item was added.
        #[known(item.holder, told(item))]
        #[line(about(item.holder), rule = none)]
        ItemAdded {
            /// The item, including its number.
            item: Item,
        },
        /// An item was removed.
        #[known(item)]
        #[line(none)]
        ItemGone {
            /// The item.
            item: ItemId,
        },
        /// An item was drawn.
        #[known(by, told(count))]
        #[line(rule = "daemmersturm.weapon.draw-limit")]
        Drawn {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
            /// How it counts against the draw limit.
            count: DrawCount,
        },
        /// An item was put away and is ready.
        #[known(by, told(count))]
        #[line(rule = "daemmersturm.weapon.draw-limit")]
        PutAway {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
            /// How it counts against the draw limit.
            count: DrawCount,
        },
        /// An item was dropped and is out of reach.
        //= daemmersturm.weapon.throw-away
        #[known(by)]
        #[line(say(actor = by, item), rule = "daemmersturm.weapon.throw-away")]
        Dropped {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
        },
        /// An item changed hands or was picked up. It is ready but not drawn.
        //= daemmersturm.weapon.received
        #[known(every(to, item))]
        #[line(about(to), rule = "daemmersturm.weapon.received")]
        Passed {
            /// The item.
            item: ItemId,
            /// The new holder; `None` if it is on the ground.
            to: Option<ActorId>,
        },
        /// A character used its free transfer.
        //= daemmersturm.item.free-transfer
        #[known(who)]
        #[line(none)]
        TransferSpent {
            /// The character.
            who: ActorId,
        },
        /// A reload step was performed.
        #[known(by)]
        LoadStep {
            /// The acting character.
            by: ActorId,
            /// The weapon.
            item: ItemId,
        },
        /// A weapon that a fumble had put out of use was repaired.
        #[known(by)]
        #[line(say(actor = by, item), rule = "daemmersturm.fumble.ranged")]
        Treated {
            /// The acting character.
            by: ActorId,
            /// The weapon.
            item: ItemId,
        },
        /// A character used an item, so that no other character can use it in the same round.
        #[known(by)]
        #[line(none)]
        Used {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
        },
        /// Poison was applied to a weapon, or removed.
        #[known(item, told(poison))]
        #[line(rule = "daemmersturm.poison.one")]
        Poisoned {
            /// The weapon.
            item: ItemId,
            /// The poison; `None` if it was removed.
            poison: Option<SubstanceId>,
        },
        /// Effects of potions and poisons.
        #[known(0)]
        #[line(0)]
        Substance(SubstanceEvent),
    }
}

impl From<SubstanceEvent> for Event {
    #[inline]
    fn from(event: SubstanceEvent) -> Event {
        Event::Gear(GearEvent::Substance(event))
    }
}

plain! {
    /// How drawing or putting away counts.
    //= daemmersturm.weapon.draw-limit
    pub enum DrawCount {
        /// Counts against the draw limit.
        Hand,
        /// Uses the additional short weapon of the turn.
        Short,
        /// Does not count.
        Free,
    }
}
