//! Weapons.

use crate::{Amount, Escalation, Lasting, NumberSet, Span, Wording};

plain! {
    /// What kind of weapon it is: pairs, poison and drawing depend on it.
    //= daemmersturm.data.weapon-schema
    #[derive(Default, PartialOrd, Ord)]
    pub enum WeaponClass {
        /// A fist weapon.
        Fist,
        /// A dagger, a knife, a hidden blade.
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
        /// Another throwing weapon.
        Throwing,
        /// A blowgun.
        Blowgun,
        /// A handgun.
        Handgun,
        /// A rifle, a musket, another firearm.
        Firearm,
        /// A gun that a crew serves.
        Gun,
        /// A tactical gun weapon.
        TacticalGun,
        /// A grenade or another explosive.
        Explosive,
    }
}

facts! {
    /// A weapon as the table knows it.
    //= daemmersturm.data.weapon-schema
    //= daemmersturm.melee.damage-tables
    #[serde(default, deny_unknown_fields)]
    pub struct Weapon {
        /// Its name.
        pub name: String,
        /// Its kind.
        pub class: WeaponClass,
        /// Does it count as a short weapon, whatever its class says?
        pub short: bool,
        /// Hands that it takes, 1 or 2.
        pub hands: u8,
        /// Can it be used hand to hand?
        pub melee: bool,
        /// Can it be shot or thrown?
        pub ranged: bool,
        /// Does it ignore shields, and armour rolls with them?
        pub ignores_shields: bool,
        /// What a hit does.
        pub damage: Amount,
        /// Actions to reload it; 0 where it needs no reloading.
        pub reload: u8,
        /// The W value of guns and explosives.
        pub w: Option<u8>,
        /// How many targets guns and explosives hit.
        pub targets: Option<Span>,
        /// Natural numbers that are critical.
        pub critical: NumberSet,
        /// Natural numbers that are fumbles.
        pub fumble: NumberSet,
        /// What is rolled where a fumble may get worse.
        pub escalation: Escalation,
        /// Damage over time.
        pub lasting: Option<Lasting>,
        /// May poison be put on it? `None`: by its class.
        pub poisonable: Option<bool>,
        /// What is known of its range.
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
    /// Is it a knife, a dagger or a hidden blade?
    //= daemmersturm.weapon.extra-short
    pub fn is_short(&self) -> bool {
        self.short || self.class == WeaponClass::Dagger
    }

    /// Does drawing it never count?
    //= daemmersturm.weapon.throwables-exempt
    pub fn is_throwable(&self) -> bool {
        matches!(self.class, WeaponClass::ThrowingKnife | WeaponClass::Throwing | WeaponClass::Explosive)
    }

    /// Is it a gun or an explosive, with rules of its own?
    pub fn explodes(&self) -> bool {
        matches!(self.class, WeaponClass::Gun | WeaponClass::TacticalGun | WeaponClass::Explosive)
    }

    /// Is it a two-handed melee weapon or a lance? Against these, fist weapons and daggers are at a loss.
    pub fn is_long(&self) -> bool {
        matches!(self.class, WeaponClass::TwoHanded | WeaponClass::Lance)
    }
}

/// Actions to reload a weapon that needs loading: as given, or one.
//= daemmersturm.ranged.reload-default
pub fn reload_actions(given: Option<u8>) -> u8 {
    given.filter(|it| *it > 0).unwrap_or(1)
}
