//! Profiles.

use crate::{AbilityId, ArmourClass, ProtectionId, Resource, Skill};

plain! {
    /// The attack bonus and the defence of one skill.
    //= daemmersturm.profile.skills
    pub struct Values {
        /// The attack bonus, -5 to +5: NA, FA or Z.
        //= daemmersturm.profile.attack-range
        pub attack: i8,
        /// The fixed defence: NV, FV or ZW.
        pub defence: u8,
    }
}

facts! {
    /// What a character is before a fight begins. Never changed by what happens in one.
    //= daemmersturm.profile.contents
    #[serde(default, deny_unknown_fields)]
    pub struct Profile {
        /// The name.
        pub name: String,
        /// The name of whoever rolls for it in the game client, where that is another one.
        pub client_name: String,
        /// Melee: NA and NV.
        pub melee: Values,
        /// Ranged: FA and FV.
        pub ranged: Values,
        /// Magic: Z and ZW.
        pub magic: Values,
        /// Life points, at least 1: what the plot leader has agreed to. Armour adds nothing by itself.
        //= daemmersturm.lp.assignment
        pub life: u16,
        /// Abilities by name, in the order of the profile line.
        //= daemmersturm.profile.abilities
        pub abilities: Vec<KnownAbility>,
        /// Action points as written.
        pub action_points: u8,
        /// Focus points as written.
        pub focus_points: u8,
        /// The magic resource, and those that could be chosen instead.
        pub resources: Vec<Resource>,
        /// Points of it as written.
        pub magic_points: u8,
        /// Is the character magically gifted?
        pub gifted: bool,
        /// Own hands.
        pub hands: u8,
        /// How heavy the armour is that is worn.
        pub armour_class: ArmourClass,
        /// The armour that is worn, where armour rolls are known of it.
        pub armour: Option<ProtectionId>,
        /// Rescue and other protection that the character always has.
        pub protections: Vec<ProtectionId>,
        /// May two two-handed weapons be used as a pair? The plot leader says so.
        //= daemmersturm.dual.pair.two-hand
        pub two_handed_pair: bool,
    }

    /// An ability that stands in a profile.
    pub struct KnownAbility {
        /// Its name, as written.
        pub name: String,
        /// What the library says of it; `None`: a note to the plot leader.
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

    /// Does an entry with this id stand in it?
    pub fn has(&self, ability: AbilityId) -> bool {
        self.abilities.iter().any(|it| it.entry == Some(ability))
    }
}

/// Action points by the base value of NA; 0 below the table, 8 above it.
//= daemmersturm.ap.table
//= daemmersturm.ap.from-base
pub fn action_points_of(attack: i8) -> u8 {
    [0, 0, 0, 0, 1, 2, 3, 5, 6, 7, 8][place(attack)]
}

/// Points of a magic resource by the base value of Z.
//= daemmersturm.resource.table
//= daemmersturm.resource.base
pub fn magic_points_of(attack: i8) -> u8 {
    [0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 8][place(attack)]
}

fn place(attack: i8) -> usize {
    usize::from((attack.clamp(-5, 5) + 5).unsigned_abs())
}
