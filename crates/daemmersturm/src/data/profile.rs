//! Character profiles.

use crate::{AbilityId, ArmourClass, ProtectionId, Resource, Skill};

plain! {
    /// Attack bonus and defence of one skill.
    //= daemmersturm.profile.skills
    pub struct Values {
        /// The attack bonus NA, FA or Z, from -5 to +5.
        //= daemmersturm.profile.attack-range
        pub attack: i8,
        /// The fixed defence NV, FV or ZW.
        pub defence: u8,
    }
}

facts! {
    /// A character before any fight. Events in a fight never change it.
    //= daemmersturm.profile.contents
    #[serde(default, deny_unknown_fields)]
    pub struct Profile {
        /// Name of the character.
        pub name: String,
        /// Name that rolls for it in the game client, if different.
        pub client_name: String,
        /// Melee: NA and NV.
        pub melee: Values,
        /// Ranged: FA and FV.
        pub ranged: Values,
        /// Magic: Z and ZW.
        pub magic: Values,
        /// Life points, at least 1, as agreed with the plot leader. Armour does not add to them.
        //= daemmersturm.lp.assignment
        pub life: u16,
        /// Abilities, in the order of the profile line.
        //= daemmersturm.profile.abilities
        pub abilities: Vec<KnownAbility>,
        /// Action points as written in the profile.
        pub action_points: u8,
        /// Focus points as written in the profile.
        pub focus_points: u8,
        /// The magic resource, followed by those that may be chosen instead.
        pub resources: Vec<Resource>,
        /// Points of the magic resource as written in the profile.
        pub magic_points: u8,
        /// Whether the character is magically gifted.
        pub gifted: bool,
        /// Number of hands.
        pub hands: u8,
        /// Class of the worn armour.
        pub armour_class: ArmourClass,
        /// The worn armour, if its armour rolls are in the library.
        pub armour: Option<ProtectionId>,
        /// Rescue rolls and other protection that the character always has.
        pub protections: Vec<ProtectionId>,
        /// Whether the plot leader allows this character a pair of two-handed weapons.
        //= daemmersturm.dual.pair.two-hand
        pub two_handed_pair: bool,
    }

    /// An ability listed in a profile.
    pub struct KnownAbility {
        /// Name as written in the profile.
        pub name: String,
        /// The entry in the library; `None` makes it a note to the plot leader.
        pub entry: Option<AbilityId>,
    }
}

impl Default for Profile {
    fn default() -> Profile {
        let values = Values { attack: 0, defence: 10 };
        Profile {
            name: String::new(),
            client_name: String::new(),
            melee: values,
            ranged: values,
            magic: values,
            life: 20,
            abilities: Vec::new(),
            action_points: 2,
            focus_points: 0,
            resources: Vec::new(),
            magic_points: 0,
            gifted: false,
            hands: 2,
            armour_class: ArmourClass::None,
            armour: None,
            protections: Vec::new(),
            two_handed_pair: false,
        }
    }
}

impl Profile {
    /// Attack bonus and defence of a skill.
    #[inline]
    pub fn values(&self, skill: Skill) -> Values {
        match skill {
            Skill::Melee => self.melee,
            Skill::Ranged => self.ranged,
            Skill::Magic => self.magic,
        }
    }

    /// Returns whether the profile contains the ability with this id.
    pub fn has(&self, ability: AbilityId) -> bool {
        self.abilities.iter().any(|it| it.entry == Some(ability))
    }
}

/// Action points by base NA: 0 below the range of the table, 8 above it.
//= daemmersturm.ap.table
//= daemmersturm.ap.from-base
pub fn action_points_of(attack: i8) -> u8 {
    [0, 0, 0, 0, 1, 2, 3, 5, 6, 7, 8][place(attack)]
}

/// Points of a magic resource by base Z.
//= daemmersturm.resource.table
//= daemmersturm.resource.base
pub fn magic_points_of(attack: i8) -> u8 {
    [0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 8][place(attack)]
}

fn place(attack: i8) -> usize {
    usize::from((attack.clamp(-5, 5) + 5).unsigned_abs())
}
