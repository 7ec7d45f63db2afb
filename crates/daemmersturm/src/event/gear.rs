//! Weapons, items, potions, poisons.

use crate::{ActorId, Event, Item, ItemId, SubstanceEvent, SubstanceId};

facts! {
    /// What happens to items.
    pub enum GearEvent {
        /// An item is there.
        ItemAdded {
            /// It, with its number.
            item: Item,
        },
        /// An item is gone.
        ItemGone {
            /// Which.
            item: ItemId,
        },
        /// An item is drawn.
        Drawn {
            /// Who draws.
            by: ActorId,
            /// What.
            item: ItemId,
            /// How it counts.
            count: DrawCount,
        },
        /// An item is put away, and ready.
        PutAway {
            /// Who.
            by: ActorId,
            /// What.
            item: ItemId,
            /// How it counts.
            count: DrawCount,
        },
        /// A weapon is thrown away: neither drawn nor ready.
        //= daemmersturm.weapon.throw-away
        Dropped {
            /// Who.
            by: ActorId,
            /// What.
            item: ItemId,
        },
        /// An item changes hands, or is picked up: ready, not drawn.
        //= daemmersturm.weapon.received
        Passed {
            /// What.
            item: ItemId,
            /// Who has it now; nobody: it lies there.
            to: Option<ActorId>,
        },
        /// The free transfer of somebody is used.
        //= daemmersturm.item.free-transfer
        TransferSpent {
            /// Whose.
            who: ActorId,
        },
        /// A reload step is done.
        LoadStep {
            /// Who.
            by: ActorId,
            /// What.
            item: ItemId,
        },
        /// A weapon that a fumble put out of use is treated.
        Treated {
            /// Who.
            by: ActorId,
            /// What.
            item: ItemId,
        },
        /// Somebody uses an item: nobody else can in this round.
        Used {
            /// Who.
            by: ActorId,
            /// What.
            item: ItemId,
        },
        /// Poison lies on a weapon, or no more.
        Poisoned {
            /// The weapon.
            item: ItemId,
            /// The poison.
            poison: Option<SubstanceId>,
        },
        /// What potions and poisons do.
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
    /// How drawing counts.
    //= daemmersturm.weapon.draw-limit
    pub enum DrawCount {
        /// Against the limit.
        Hand,
        /// As the additional short weapon of the turn.
        Short,
        /// Not at all.
        Free,
    }
}
