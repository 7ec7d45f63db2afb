//! Commands for weapons and items.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorId, ItemCommand, ItemId, Reason, State, Table,
    rules::{ranged, weapon},
};

facts! {
    /// A command about weapons and items.
    pub enum GearCommand {
        /// Draws a ready weapon or item.
        //= daemmersturm.weapon.draw-limit
        Draw {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
        },
        /// Puts an item away.
        PutAway {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
        },
        /// Drops an item.
        //= daemmersturm.weapon.throw-away
        Drop {
            /// The acting character.
            by: ActorId,
            /// The item.
            item: ItemId,
        },
        /// Performs one reload step.
        //= daemmersturm.ranged.reload
        Reload {
            /// The acting character.
            by: ActorId,
            /// The weapon.
            item: ItemId,
        },
        /// Repairs a weapon that a fumble put out of use.
        //= daemmersturm.fumble.ranged
        Treat {
            /// The acting character.
            by: ActorId,
            /// The weapon.
            item: ItemId,
        },
        /// Handing over items, potions and poisons.
        Item(ItemCommand),
    }
}

impl TopicCommand for GearCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            GearCommand::Draw { by, .. }
            | GearCommand::PutAway { by, .. }
            | GearCommand::Drop { by, .. }
            | GearCommand::Reload { by, .. }
            | GearCommand::Treat { by, .. } => state.owner(*by),
            GearCommand::Item(it) => it.owner(state),
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            GearCommand::Draw { by, item } => weapon::check_draw(state, *by, *item),
            GearCommand::PutAway { by, item } => weapon::check_put_away(state, *by, *item),
            GearCommand::Drop { by, item } => weapon::check_drop(state, *by, *item),
            GearCommand::Reload { by, item } => ranged::check_reload(state, *by, *item),
            GearCommand::Treat { by, item } => ranged::check_treat(state, *by, *item),
            GearCommand::Item(it) => it.check(state),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            GearCommand::Draw { by, item } => weapon::draw(t, *by, *item),
            GearCommand::PutAway { by, item } => weapon::put_away(t, *by, *item),
            GearCommand::Drop { by, item } => weapon::drop(t, *by, *item),
            GearCommand::Reload { by, item } => return ranged::reload(t, *by, *item),
            GearCommand::Treat { by, item } => ranged::treat(t, *by, *item),
            GearCommand::Item(it) => return it.perform(t),
        }
        Ok(())
    }
}
