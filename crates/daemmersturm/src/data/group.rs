//! Group attacks of the library.

use crate::{AttackKind, Effect, Wording};

plain! {
    /// The character that rolls for a group attack.
    #[derive(Default)]
    pub enum Roller {
        /// The character that announces it.
        #[default]
        Leader,
        /// The participant with the highest attack value.
        Best,
    }

    /// The price of a group attack for each participant.
    #[derive(Default)]
    pub enum GivesUp {
        /// The action of its turn.
        #[default]
        Action,
        /// Nothing, except for the character that rolls.
        Nothing,
    }
}

facts! {
    /// A group attack in the library: several characters give up an attack each for a common one.
    //= daemmersturm.group.attacks
    #[serde(default, deny_unknown_fields)]
    pub struct GroupAttack {
        /// Name of the group attack.
        pub name: String,
        /// Minimum number of participants.
        pub fewest: u8,
        /// Maximum number of participants.
        pub most: u8,
        /// Further conditions, in words.
        pub needs: Wording,
        /// The kind of attack.
        pub kind: AttackKind,
        /// Bonus to the roll for each participant other than the one who rolls.
        pub bonus: i8,
        /// The character that rolls.
        pub roller: Roller,
        /// The price for each participant.
        pub gives_up: GivesUp,
        /// Effects, in order.
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
            roller: Roller::default(),
            gives_up: GivesUp::default(),
            effects: Vec::new(),
        }
    }
}
