//! Keywords of the format, each with the value it stands for.

use schwung_daemmersturm::{
    ArmourClass, AttackKind, Element, GivesUp, Mount, Obstacle, Order, Pool, Preset, ProtectionKind,
    Resource, Roller, Size, Skill, SpellKind, Status, SubstanceKind, Value, WeaponClass, When,
};
use schwung_files::kit::{Shape, Table};

/// A value that is written as a keyword.
pub(super) trait Worded: Copy + 'static {
    /// All keywords with their values.
    const WORDS: &'static [(&'static str, Self)];

    /// The format of such a keyword.
    fn shape() -> Shape {
        Shape::Word(Self::WORDS.iter().map(|it| it.0).collect())
    }

    /// Parses a keyword.
    fn of(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|it| it.0 == word).map(|it| it.1)
    }

    /// The value of a key, if present.
    fn at(from: &Table<'_>, key: &str) -> Option<Self> {
        from.text(key).and_then(|it| Self::of(it.0))
    }
}

macro_rules! worded {
    ($($type:ty { $($word:literal = $value:expr),+ $(,)? })+) => {
        $(impl Worded for $type {
            const WORDS: &'static [(&'static str, $type)] = &[$(($word, $value)),+];
        })+
    };
}

worded! {
    WeaponClass {
        "fist" = WeaponClass::Fist,
        "dagger" = WeaponClass::Dagger,
        "one-handed" = WeaponClass::OneHanded,
        "two-handed" = WeaponClass::TwoHanded,
        "lance" = WeaponClass::Lance,
        "spear" = WeaponClass::Spear,
        "bow" = WeaponClass::Bow,
        "crossbow" = WeaponClass::Crossbow,
        "throwing-knife" = WeaponClass::ThrowingKnife,
        "throwing" = WeaponClass::Throwing,
        "blowgun" = WeaponClass::Blowgun,
        "handgun" = WeaponClass::Handgun,
        "firearm" = WeaponClass::Firearm,
        "gun" = WeaponClass::Gun,
        "tactical-gun" = WeaponClass::TacticalGun,
        "explosive" = WeaponClass::Explosive,
    }
    ProtectionKind {
        "shield" = ProtectionKind::Shield,
        "armour" = ProtectionKind::Armour,
        "cover" = ProtectionKind::Cover,
        "rescue" = ProtectionKind::Rescue,
        "other" = ProtectionKind::Other,
    }
    ArmourClass {
        "none" = ArmourClass::None,
        "light" = ArmourClass::Light,
        "medium" = ArmourClass::Medium,
        "heavy" = ArmourClass::Heavy,
    }
    AttackKind {
        "melee" = AttackKind::Melee,
        "ranged" = AttackKind::Ranged,
        "spell" = AttackKind::Spell,
        "explosion" = AttackKind::Explosion,
    }
    Skill { "melee" = Skill::Melee, "ranged" = Skill::Ranged, "magic" = Skill::Magic }
    Value {
        "melee-attack" = Value::MeleeAttack,
        "ranged-attack" = Value::RangedAttack,
        "magic-attack" = Value::MagicAttack,
        "melee-defence" = Value::MeleeDefence,
        "ranged-defence" = Value::RangedDefence,
        "magic-defence" = Value::MagicDefence,
        "damage" = Value::Damage,
        "reduction" = Value::Reduction,
        "cost" = Value::Cost,
        "shield-roll" = Value::ShieldRoll,
        "armour-roll" = Value::ArmourRoll,
        "climb-roll" = Value::ClimbRoll,
        "perception" = Value::Perception,
    }
    Pool {
        "action" = Pool::Action,
        "focus" = Pool::Focus,
        "mana" = Pool::Magic(Resource::Mana),
        "light" = Pool::Magic(Resource::Light),
        "shadow" = Pool::Magic(Resource::Shadow),
        "elements" = Pool::Magic(Resource::Elements),
    }
    Resource {
        "mana" = Resource::Mana,
        "light" = Resource::Light,
        "shadow" = Resource::Shadow,
        "elements" = Resource::Elements,
    }
    Element {
        "fire" = Element::Fire,
        "water" = Element::Water,
        "earth" = Element::Earth,
        "air" = Element::Air,
    }
    When {
        "action" = When::Action,
        "free" = When::Free,
        "before-attack" = When::BeforeAttack,
        "after-hit" = When::AfterHit,
        "after-miss" = When::AfterMiss,
        "attacked" = When::Attacked,
        "friend-attacked" = When::FriendAttacked,
        "damaged" = When::Damaged,
        "turn-start" = When::TurnStart,
        "turn-end" = When::TurnEnd,
        "movement" = When::Movement,
        "passive" = When::Passive,
    }
    SpellKind {
        "attack" = SpellKind::Attack,
        "healing" = SpellKind::Healing,
        "strengthening" = SpellKind::Strengthening,
        "other" = SpellKind::Other,
    }
    SubstanceKind {
        "potion" = SubstanceKind::Potion,
        "volatile-poison" = SubstanceKind::VolatilePoison,
        "persistent-poison" = SubstanceKind::PersistentPoison,
    }
    Roller { "leader" = Roller::Leader, "best" = Roller::Best }
    GivesUp { "action" = GivesUp::Action, "nothing" = GivesUp::Nothing }
    Mount {
        "foot" = Mount::Foot,
        "mounted" = Mount::Mounted,
        "vehicle" = Mount::Vehicle,
        "giant" = Mount::Giant,
    }
    Size { "similar" = Size::Similar, "smaller" = Size::Smaller, "larger" = Size::Larger }
    Obstacle {
        "fence" = Obstacle::Simple,
        "ladder" = Obstacle::Aid,
        "tree" = Obstacle::Tree,
        "jump" = Obstacle::Jump,
        "building" = Obstacle::Building,
        "hard-facade" = Obstacle::HardFacade,
        "rock" = Obstacle::Rock,
    }
    Status { "up" = Status::Up, "incapacitated" = Status::Incapacitated, "dead" = Status::Dead }
    Order { "ask" = Order::Ask, "always" = Order::Always, "never" = Order::Never }
    Preset {
        "listed" = Preset::Listed,
        "players-first" = Preset::PlayersFirst,
        "sides" = Preset::Sides,
    }
}
