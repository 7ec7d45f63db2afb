//! The properties that a class of weapons gives to a weapon.

use schwung_daemmersturm::WeaponClass;

/// The number of hands that a class of weapons takes.
pub(super) fn hands(class: WeaponClass) -> u8 {
    match class {
        WeaponClass::TwoHanded
        | WeaponClass::Bow
        | WeaponClass::Crossbow
        | WeaponClass::Firearm
        | WeaponClass::Gun
        | WeaponClass::TacticalGun => 2,
        _ => 1,
    }
}

/// Returns whether a class of weapons is used in melee, and whether it is shot or thrown.
pub(super) fn uses(class: WeaponClass) -> (bool, bool) {
    match class {
        WeaponClass::Fist
        | WeaponClass::Dagger
        | WeaponClass::OneHanded
        | WeaponClass::TwoHanded
        | WeaponClass::Lance
        | WeaponClass::Spear => (true, false),
        WeaponClass::ThrowingKnife => (true, true),
        _ => (false, true),
    }
}
