//! Shields, armour, rescue rolls and other protection of the library.

use crate::{AttackKinds, Pool, Skill, Span, Value};

plain! {
    /// The kind of a protection.
    //= daemmersturm.data.protection-schema
    #[derive(Default)]
    pub enum ProtectionKind {
        /// A shield. It has to be drawn and protects to the front.
        #[default]
        Shield,
        /// Armour. It is rolled after the damage, up to a maximum damage.
        Armour,
        /// Cover.
        Cover,
        /// A rescue roll.
        Rescue,
        /// Any other protection.
        Other,
    }

    /// How heavy armour is.
    //= daemmersturm.armour.values
    #[derive(Default, PartialOrd, Ord)]
    pub enum ArmourClass {
        /// No armour.
        #[default]
        None,
        /// Light armour.
        Light,
        /// Medium armour.
        Medium,
        /// Heavy armour.
        Heavy,
    }
}

facts! {
    /// A protection in the library.
    //= daemmersturm.data.protection-schema
    #[serde(default, deny_unknown_fields)]
    pub struct Protection {
        /// Name of the protection.
        pub name: String,
        /// Kind of the protection.
        pub kind: ProtectionKind,
        /// The range of the roll.
        pub roll: Span,
        /// The number to reach.
        pub need: u8,
        /// The skill whose attack value is added to the roll.
        pub bonus: Option<Skill>,
        /// The highest damage against which it may be rolled.
        pub most: Option<u16>,
        /// Attack kinds against which it helps.
        pub against: AttackKinds,
        /// Whether it only helps in the defended direction.
        pub facing: bool,
        /// Whether it is a magical shield.
        pub magical: bool,
        /// Armour class; only meaningful for armour.
        pub class: ArmourClass,
        /// Cost per use: the pool and the number of points.
        pub cost: Option<(Pool, u8)>,
        /// Modifiers to the bearer's values while in use.
        pub drawbacks: Vec<(Value, i8)>,
        /// Reduces damage by this amount instead of averting all of it. There is no roll then.
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
    /// A shield with this number to reach.
    pub fn shield(need: u8) -> Protection {
        Protection { need, ..Protection::default() }
    }

    /// Armour of this class, with the number to reach on 1–6 and the highest damage it helps against.
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

    /// A rescue roll with this number to reach.
    pub fn rescue(need: u8) -> Protection {
        Protection { kind: ProtectionKind::Rescue, need, bonus: None, facing: false, ..Protection::default() }
    }
}
