//! Items, and who carries whom.

use crate::{ActorId, ItemId, ProtectionId, SubstanceId, WeaponId, Wording};

plain! {
    /// Where an item is, as far as its use goes.
    //= daemmersturm.weapon.ready
    #[derive(Default)]
    pub enum Held {
        /// Out of reach, or thrown away.
        #[default]
        Away,
        /// On the body or laid out in front of somebody.
        Ready,
        /// In the hand.
        Drawn,
    }

    /// What an item is.
    pub enum ItemKind {
        /// A weapon of the library.
        Weapon(WeaponId),
        /// A shield or another protection of the library.
        Protection(ProtectionId),
        /// A potion or poison of the library.
        Substance(SubstanceId),
        /// Something else.
        Other,
    }
}

facts! {
    /// An item.
    pub struct Item {
        /// Its number.
        pub id: ItemId,
        /// What it is called.
        pub label: Wording,
        /// What it is.
        pub kind: ItemKind,
        /// Who has it; nobody: it lies about.
        pub holder: Option<ActorId>,
        /// Where it is.
        pub held: Held,
        /// Who has used it in this round.
        //= daemmersturm.item.single-user
        pub user: Option<ActorId>,
        /// Reload steps that are still to be done.
        //= daemmersturm.ranged.reload
        pub unloaded: u8,
        /// Does a fumble have to be treated first?
        pub broken: bool,
        /// The poison that lies on it.
        //= daemmersturm.poison.one
        pub poison: Option<SubstanceId>,
        /// Is it carried like a body?
        pub heavy: bool,
        /// Who serves a gun together stands by it.
        pub crew: Vec<ActorId>,
    }

    /// Somebody, or a heavy item, that is carried.
    pub struct Load {
        /// Who carries.
        pub by: Vec<ActorId>,
        /// What.
        pub what: Burden,
        /// How big it is, compared with whoever carries it.
        pub size: Size,
        /// The round in which it was lifted.
        pub lifted: u16,
    }
}

plain! {
    /// How big something is that is carried, compared with whoever carries it.
    //= daemmersturm.carry.similar-size
    #[derive(Default)]
    pub enum Size {
        /// About as big.
        #[default]
        Similar,
        /// Clearly smaller: it takes no action.
        Smaller,
        /// Clearly larger: it takes two.
        Larger,
    }

    /// What can be carried.
    pub enum Burden {
        /// A body.
        Body(ActorId),
        /// A heavy item.
        Thing(ItemId),
    }
}
