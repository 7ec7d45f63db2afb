//! Group attacks.

use crate::{AttackKind, Effect, Wording};

facts! {
    /// A group attack as the table knows it: several give up an attack each for a common one.
    //= daemmersturm.group.attacks
    #[serde(default, deny_unknown_fields)]
    pub struct GroupAttack {
        /// Its name.
        pub name: String,
        /// At least so many take part.
        pub fewest: u8,
        /// At most so many.
        pub most: u8,
        /// What has to be so, in words.
        pub needs: Wording,
        /// What kind of attack it is.
        pub kind: AttackKind,
        /// What each who takes part beside the one who rolls adds to the roll.
        pub bonus: i8,
        /// What it does.
        pub effects: Vec<Effect>,
    }
}

impl Default for GroupAttack {
    fn default() -> GroupAttack {
        GroupAttack {
            name: String::new(),
            fewest: 2,
            most: 8,
            needs: Wording::NONE,
            kind: AttackKind::Melee,
            bonus: 0,
            effects: Vec::new(),
        }
    }
}
