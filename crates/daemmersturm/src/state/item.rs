//! Items, and loads being carried.

use crate::{ActorId, ItemId, ProtectionId, SubstanceId, WeaponId, Wording};

plain! {
    /// The location of an item, as far as it matters for using it.
    //= daemmersturm.weapon.ready
    #[derive(Default)]
    pub enum Held {
        /// Out of reach or dropped.
        #[default]
        Away,
        /// On the holder's body, or laid out in front of it.
        Ready,
        /// In the holder's hand.
        Drawn,
    }

    /// The kind of an item.
    pub enum ItemKind {
        /// A weapon of the library.
        Weapon(WeaponId),
        /// A shield or another protection of the library.
        Protection(ProtectionId),
        /// A potion or poison of the library.
        Substance(SubstanceId),
        /// Anything else.
        Other,
    }
}

facts! {
    /// An item in play.
    pub struct Item {
        /// Number of the item.
        #[names(aside)]
        pub id: ItemId,
        /// Label of the item.
        pub label: Wording,
        /// Its kind.
        pub kind: ItemKind,
        /// The character that has it; `None` if it is on the ground.
        pub holder: Option<ActorId>,
        /// The place of the item.
        pub held: Held,
        /// The character that used it in this round.
        //= daemmersturm.item.single-user
        pub user: Option<ActorId>,
        /// Number of reload steps still needed.
        //= daemmersturm.ranged.reload
        pub unloaded: u8,
        /// Whether a fumble put it out of use, so that it has to be repaired.
        pub broken: bool,
        /// The poison on it.
        //= daemmersturm.poison.one
        pub poison: Option<SubstanceId>,
        /// Whether it is heavy, and so carried like a body.
        pub heavy: bool,
        /// The crew that serves a gun.
        pub crew: Vec<ActorId>,
    }

    /// A character or a heavy item being carried.
    pub struct Load {
        /// The bearers.
        pub by: Vec<ActorId>,
        /// The load.
        pub what: Burden,
        /// Its size compared with the bearer.
        pub size: Size,
        /// The round in which it was lifted.
        pub lifted: u32,
    }
}

plain! {
    /// The size of a load compared with its bearer.
    //= daemmersturm.carry.similar-size
    #[derive(Default)]
    pub enum Size {
        /// About the same size.
        #[default]
        Similar,
        /// Clearly smaller: carrying it takes no action.
        Smaller,
        /// Clearly larger: it needs two bearers.
        Larger,
    }

    /// A load that can be carried.
    #[derive(schwung_table::Known)]
    pub enum Burden {
        /// The body of a character.
        #[known(0)]
        Body(ActorId),
        /// A heavy item.
        #[known(silent)]
        Thing(ItemId),
    }
}
