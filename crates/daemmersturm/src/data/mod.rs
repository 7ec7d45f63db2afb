//! Data entered by the table: profiles, and the library with everything the published rules do not list.

mod ability;
mod group;
mod numbers;
mod profile;
mod protection;
mod spell;
mod substance;
mod weapon;

pub use ability::*;
pub use group::*;
pub use numbers::*;
pub use profile::*;
pub use protection::*;
pub use spell::*;
pub use substance::*;
pub use weapon::*;

use crate::{AbilityId, GroupId, ProtectionId, SpellId, SubstanceId, WeaponId};

facts! {
    /// Everything a community has entered, shared between its tables.
    //= daemmersturm.data.missing
    #[derive(Default)]
    #[serde(default, deny_unknown_fields)]
    pub struct Library {
        /// Weapons.
        pub weapons: Vec<Weapon>,
        /// Shields, armour, rescue rolls and other protection.
        pub protections: Vec<Protection>,
        /// Abilities of all pools.
        pub abilities: Vec<Ability>,
        /// Spells.
        pub spells: Vec<Spell>,
        /// Potions and poisons.
        pub substances: Vec<Substance>,
        /// Group attacks.
        pub groups: Vec<GroupAttack>,
    }
}

macro_rules! entries {
    ($($(#[$doc:meta])* $one:ident $list:ident $id:ident $type:ident;)+) => {
        impl Library {
            $($(#[$doc])*
            #[inline]
            pub fn $one(&self, id: $id) -> Option<&$type> {
                self.$list.get(usize::from(id.0))
            })+
        }
    };
}

entries! {
    /// The weapon with this id.
    weapon weapons WeaponId Weapon;
    /// The protection with this id.
    protection protections ProtectionId Protection;
    /// The ability with this id.
    ability abilities AbilityId Ability;
    /// The spell with this id.
    spell spells SpellId Spell;
    /// The potion or poison with this id.
    substance substances SubstanceId Substance;
    /// The group attack with this id.
    group groups GroupId GroupAttack;
}

impl Library {
    /// The ability with this name, ignoring case.
    pub fn ability_named(&self, name: &str) -> Option<AbilityId> {
        let same = |it: &Ability| it.name.to_lowercase() == name.trim().to_lowercase();
        self.abilities.iter().position(same).and_then(|n| u16::try_from(n).ok()).map(AbilityId)
    }

    /// The spell with this name, ignoring case.
    pub fn spell_named(&self, name: &str) -> Option<SpellId> {
        let same = |it: &Spell| it.name.to_lowercase() == name.trim().to_lowercase();
        self.spells.iter().position(same).and_then(|n| u16::try_from(n).ok()).map(SpellId)
    }
}
