//! Potions and poisons.

use crate::{Effect, WeaponClass};

plain! {
    /// Potion or poison.
    //= daemmersturm.data.substance-schema
    #[derive(Default)]
    pub enum SubstanceKind {
        /// A potion or another substance that is taken.
        #[default]
        Potion,
        /// A poison that serves one poison roll.
        VolatilePoison,
        /// A poison that lasts for the combat section.
        PersistentPoison,
    }
}

facts! {
    /// A potion or poison as the table knows it.
    //= daemmersturm.data.substance-schema
    #[serde(default, deny_unknown_fields)]
    pub struct Substance {
        /// Its name.
        pub name: String,
        /// Potion or poison.
        pub kind: SubstanceKind,
        /// Does using it take an action?
        pub action: bool,
        /// Does it count for side effects?
        pub counts: bool,
        /// For poisons: the classes of weapon it may be put on; `None` for all that take poison.
        pub weapons: Option<Vec<WeaponClass>>,
        /// What it does.
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
    /// Is it a poison?
    pub fn is_poison(&self) -> bool {
        self.kind != SubstanceKind::Potion
    }
}
