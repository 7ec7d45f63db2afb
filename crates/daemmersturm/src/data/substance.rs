//! Potions and poisons of the library.

use crate::{Effect, WeaponClass};

plain! {
    /// The kind of a substance.
    //= daemmersturm.data.substance-schema
    #[derive(Default)]
    pub enum SubstanceKind {
        /// A potion or another substance to be consumed.
        #[default]
        Potion,
        /// A poison that lasts for a single poison roll.
        VolatilePoison,
        /// A poison that lasts until the end of the combat section.
        PersistentPoison,
    }
}

facts! {
    /// A potion or poison in the library.
    //= daemmersturm.data.substance-schema
    #[serde(default, deny_unknown_fields)]
    pub struct Substance {
        /// Name of the substance.
        pub name: String,
        /// Kind of the substance.
        pub kind: SubstanceKind,
        /// Whether using it takes an action.
        pub action: bool,
        /// Whether it counts towards side effects.
        pub counts: bool,
        /// For poisons: weapon classes that it may be applied to; `None` for all that take poison.
        pub weapons: Option<Vec<WeaponClass>>,
        /// Effects, in order.
        pub effects: Vec<Effect>,
    }
}

impl Default for Substance {
    fn default() -> Substance {
        Substance {
            name: String::new(),
            kind: SubstanceKind::Potion,
            action: true,
            counts: true,
            weapons: None,
            effects: Vec::new(),
        }
    }
}

impl Substance {
    /// Returns whether it is a poison.
    pub fn is_poison(&self) -> bool {
        self.kind != SubstanceKind::Potion
    }
}
