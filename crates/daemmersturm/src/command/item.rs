//! Commands for handing over and picking up items, potions and poisons.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorId, ItemId, Reason, State, Table,
    rules::{item, poison, potion},
};

plain! {
    /// A command about items, other than drawing them.
    pub enum ItemCommand {
        /// Hands an item over.
        //= daemmersturm.item.free-transfer
        Give {
            /// The giver.
            by: ActorId,
            /// The recipient.
            to: ActorId,
            /// The item.
            item: ItemId,
        },
        /// Picks an item up, or lays it out in front of the character.
        Take {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
        },
        /// Drinks a potion.
        //= daemmersturm.potion.action
        Drink {
            /// The drinker.
            by: ActorId,
            /// The potion.
            item: ItemId,
        },
        /// Gives a potion to another character.
        //= daemmersturm.potion.recipient
        Administer {
            /// The acting character.
            by: ActorId,
            /// The character that takes the potion.
            to: ActorId,
            /// The potion.
            item: ItemId,
        },
        /// Applies poison to a weapon.
        //= daemmersturm.poison.apply
        Poison {
            /// The acting character.
            by: ActorId,
            /// The poison.
            item: ItemId,
            /// The weapon.
            weapon: ItemId,
        },
    }
}

impl TopicCommand for ItemCommand {
    fn owner(&self, state: &State) -> Owner {
        match *self {
            ItemCommand::Give { by, .. }
            | ItemCommand::Take { by, .. }
            | ItemCommand::Drink { by, .. }
            | ItemCommand::Administer { by, .. }
            | ItemCommand::Poison { by, .. } => state.owner(by),
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match *self {
            ItemCommand::Give { by, to, item } => item::check_give(state, by, to, item),
            ItemCommand::Take { by, item } => item::check_take(state, by, item),
            ItemCommand::Drink { by, item } => potion::check(state, by, by, item),
            ItemCommand::Administer { by, to, item } => potion::check(state, by, to, item),
            ItemCommand::Poison { by, item, weapon } => poison::check(state, by, item, weapon),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match *self {
            ItemCommand::Give { by, to, item } => item::give(t, by, to, item),
            ItemCommand::Take { by, item } => item::take(t, by, item),
            ItemCommand::Drink { by, item } => return potion::take(t, by, by, item),
            ItemCommand::Administer { by, to, item } => return potion::take(t, by, to, item),
            ItemCommand::Poison { by, item, weapon } => poison::apply(t, by, item, weapon),
        }
        Ok(())
    }
}
