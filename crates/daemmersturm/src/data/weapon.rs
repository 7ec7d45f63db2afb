//! Weapons of the library.

use crate::{Amount, Escalation, Lasting, NumberSet, Span, Wording};

plain! {
    /// The class of a weapon. Pairs, poison and drawing depend on it.
    //= daemmersturm.data.weapon-schema
    #[derive(Default, PartialOrd, Ord)]
    pub enum WeaponClass {
        /// A fist weapon.
        Fist,
        /// A dagger, knife or hidden blade.
        Dagger,
        /// A one-handed weapon.
        #[default]
        OneHanded,
        /// A two-handed melee weapon.
        TwoHanded,
        /// A lance.
        Lance,
        /// A spear.
        Spear,
        /// A bow.
        Bow,
        /// A crossbow.
        Crossbow,
        /// A throwing knife.
        ThrowingKnife,
        /// Any other throwing weapon.
        Throwing,
        /// A blowgun.
        Blowgun,
        /// A handgun.
        Handgun,
        /// A rifle, musket or other firearm.
        Firearm,
        /// A gun served by a crew.
        Gun,
        /// A tactical gun weapon.
        TacticalGun,
        /// A grenade or another explosive.
        Explosive,
    }
}

facts! {
    /// A weapon in the library.
    //= daemmersturm.data.weapon-schema
    //= daemmersturm.melee.damage-tables
    #[serde(default, deny_unknown_fields)]
    pub struct Weapon {
        /// Name of the weapon.
        pub name: String,
        /// Class of the weapon.
        pub class: WeaponClass,
        /// Whether it counts as a short weapon regardless of its class.
        pub short: bool,
        /// Number of hands needed, 1 or 2.
        pub hands: u8,
        /// Whether it can be used in melee.
        pub melee: bool,
        /// Whether it can be shot or thrown.
        pub ranged: bool,
        /// Whether it ignores shields, and with them armour rolls.
        pub ignores_shields: bool,
        /// Damage of a hit.
        pub damage: Amount,
        /// Number of actions to reload; 0 if it needs no reloading.
        pub reload: u8,
        /// The W value, for guns and explosives.
        pub w: Option<u8>,
        /// The number of targets, for guns and explosives.
        pub targets: Option<Span>,
        /// Natural numbers that are critical.
        pub critical: NumberSet,
        /// Natural numbers that are fumbles.
        pub fumble: NumberSet,
        /// The escalation roll after a fumble.
        pub escalation: Escalation,
        /// Damage over time.
        pub lasting: Option<Lasting>,
        /// Whether it takes poison; `None` if its class decides.
        pub poisonable: Option<bool>,
        /// Description of its range.
        pub range: Wording,
    }
}

impl Default for Weapon {
    fn default() -> Weapon {
        Weapon {
            name: String::new(),
            class: WeaponClass::OneHanded,
            short: false,
            hands: 1,
            melee: true,
            ranged: false,
            ignores_shields: false,
            damage: Amount::of(1, 10),
            reload: 0,
            w: None,
            targets: None,
            critical: NumberSet::TWENTY,
            fumble: NumberSet::ONE,
            escalation: Escalation::default(),
            lasting: None,
            poisonable: None,
            range: Wording::NONE,
        }
    }
}

impl Weapon {
    /// Returns whether it is a knife, dagger or hidden blade.
    //= daemmersturm.weapon.extra-short
    pub fn is_short(&self) -> bool {
        self.short || self.class == WeaponClass::Dagger
    }

    /// Returns whether drawing it never counts against the draw limit.
    //= daemmersturm.weapon.throwables-exempt
    pub fn is_throwable(&self) -> bool {
        matches!(self.class, WeaponClass::ThrowingKnife | WeaponClass::Throwing | WeaponClass::Explosive)
    }

    /// Returns whether it is a gun or an explosive. These have rules of their own.
    pub fn explodes(&self) -> bool {
        matches!(self.class, WeaponClass::Gun | WeaponClass::TacticalGun | WeaponClass::Explosive)
    }

    /// Returns whether it is a two-handed melee weapon or a lance. Fist weapons and daggers have a penalty against
    /// these.
    pub fn is_long(&self) -> bool {
        matches!(self.class, WeaponClass::TwoHanded | WeaponClass::Lance)
    }
}
