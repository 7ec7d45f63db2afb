//! Shields, armour, rescue rolls and other protection.

use crate::{AttackKinds, Pool, Skill, Span, Value};

plain! {
    /// What kind of protection it is.
    //= daemmersturm.data.protection-schema
    #[derive(Default)]
    pub enum ProtectionKind {
        /// A shield: has to be drawn, and protects to the front.
        #[default]
        Shield,
        /// Armour: rolled after the damage, up to its maximum.
        Armour,
        /// Cover.
        Cover,
        /// A rescue roll.
        Rescue,
        /// Something else.
        Other,
    }

    /// How heavy armour is.
    //= daemmersturm.armour.values
    #[derive(Default, PartialOrd, Ord)]
    pub enum ArmourClass {
        /// None.
        #[default]
        None,
        /// Light.
        Light,
        /// Medium.
        Medium,
        /// Heavy.
        Heavy,
    }
}

facts! {
    /// A protection as the table knows it.
    //= daemmersturm.data.protection-schema
    #[serde(default, deny_unknown_fields)]
    pub struct Protection {
        /// Its name.
        pub name: String,
        /// Its kind.
        pub kind: ProtectionKind,
        /// What is rolled.
        pub roll: Span,
        /// What has to be reached.
        pub need: u8,
        /// Whose attack value is added.
        pub bonus: Option<Skill>,
        /// The most damage against which it may be rolled.
        pub most: Option<u16>,
        /// Against which attacks it helps.
        pub against: AttackKinds,
        /// Only in the direction that one defends?
        pub facing: bool,
        /// Is it a magical shield?
        pub magical: bool,
        /// For armour: how heavy it is.
        pub class: ArmourClass,
        /// What each use costs.
        pub cost: Option<(Pool, u8)>,
        /// What it takes from its bearer's values, or adds.
        pub drawbacks: Vec<(Value, i8)>,
        /// Takes this much off instead of all: a reduction, no protection roll.
        pub reduces: Option<u16>,
    }
}

impl Default for Protection {
    fn default() -> Protection {
        Protection {
            name: String::new(),
            kind: ProtectionKind::Shield,
            roll: Span::D20,
            need: 15,
            bonus: Some(Skill::Melee),
            most: None,
            against: AttackKinds::ALL,
            facing: true,
            magical: false,
            class: ArmourClass::None,
            cost: None,
            drawbacks: Vec::new(),
            reduces: None,
        }
    }
}

impl Protection {
    /// A shield with this value.
    pub fn shield(need: u8) -> Protection {
        Protection { need, ..Protection::default() }
    }

    /// Armour of this class: the number to reach on 1-6, and the most damage.
    pub fn armour(class: ArmourClass, need: u8, most: u16) -> Protection {
        Protection {
            kind: ProtectionKind::Armour,
            roll: Span::of(1, 6),
            need,
            bonus: None,
            most: Some(most),
            class,
            ..Protection::default()
        }
    }

    /// A rescue roll with this value.
    pub fn rescue(need: u8) -> Protection {
        Protection { kind: ProtectionKind::Rescue, need, bonus: None, facing: false, ..Protection::default() }
    }
}
