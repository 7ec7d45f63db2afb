//! Group attacks.

use crate::{AttackKind, Effect, Wording};

plain! {
    /// Who rolls for a group attack.
    #[derive(Default)]
    pub enum Roller {
        /// Whoever announces it.
        #[default]
        Leader,
        /// Whoever of them attacks best.
        Best,
    }

    /// What somebody gives up who takes part in a group attack.
    #[derive(Default)]
    pub enum GivesUp {
        /// The action of the turn.
        #[default]
        Action,
        /// Nothing, beside whoever rolls.
        Nothing,
    }
}

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
        /// Who rolls.
        pub roller: Roller,
        /// What everybody gives up who takes part.
        pub gives_up: GivesUp,
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
            roller: Roller::default(),
            gives_up: GivesUp::default(),
            effects: Vec::new(),
        }
    }
}
