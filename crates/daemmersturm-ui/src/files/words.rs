//! Keywords of the format, each with its value.

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
    ($($type:ident { $($word:literal = $variant:ident $(($of:expr))?),+ $(,)? })+) => {
        $(impl Worded for $type {
            const WORDS: &'static [(&'static str, $type)] = &[$(($word, $type::$variant $(($of))?)),+];
        })+
    };
}

worded! {
    WeaponClass {
        "fist" = Fist,
        "dagger" = Dagger,
        "one-handed" = OneHanded,
        "two-handed" = TwoHanded,
        "lance" = Lance,
        "spear" = Spear,
        "bow" = Bow,
        "crossbow" = Crossbow,
        "throwing-knife" = ThrowingKnife,
        "throwing" = Throwing,
        "blowgun" = Blowgun,
        "handgun" = Handgun,
        "firearm" = Firearm,
        "gun" = Gun,
        "tactical-gun" = TacticalGun,
        "explosive" = Explosive,
    }
    ProtectionKind {
        "shield" = Shield,
        "armour" = Armour,
        "cover" = Cover,
        "rescue" = Rescue,
        "other" = Other,
    }
    ArmourClass {
        "none" = None,
        "light" = Light,
        "medium" = Medium,
        "heavy" = Heavy,
    }
    AttackKind {
        "melee" = Melee,
        "ranged" = Ranged,
        "spell" = Spell,
        "explosion" = Explosion,
    }
    Skill { "melee" = Melee, "ranged" = Ranged, "magic" = Magic }
    Value {
        "melee-attack" = MeleeAttack,
        "ranged-attack" = RangedAttack,
        "magic-attack" = MagicAttack,
        "melee-defence" = MeleeDefence,
        "ranged-defence" = RangedDefence,
        "magic-defence" = MagicDefence,
        "damage" = Damage,
        "reduction" = Reduction,
        "cost" = Cost,
        "shield-roll" = ShieldRoll,
        "armour-roll" = ArmourRoll,
        "climb-roll" = ClimbRoll,
        "perception" = Perception,
    }
    Pool {
        "action" = Action,
        "focus" = Focus,
        "mana" = Magic(Resource::Mana),
        "light" = Magic(Resource::Light),
        "shadow" = Magic(Resource::Shadow),
        "elements" = Magic(Resource::Elements),
    }
    Resource {
        "mana" = Mana,
        "light" = Light,
        "shadow" = Shadow,
        "elements" = Elements,
    }
    Element {
        "fire" = Fire,
        "water" = Water,
        "earth" = Earth,
        "air" = Air,
    }
    When {
        "action" = Action,
        "free" = Free,
        "before-attack" = BeforeAttack,
        "after-hit" = AfterHit,
        "after-miss" = AfterMiss,
        "attacked" = Attacked,
        "friend-attacked" = FriendAttacked,
        "damaged" = Damaged,
        "turn-start" = TurnStart,
        "turn-end" = TurnEnd,
        "movement" = Movement,
        "passive" = Passive,
    }
    SpellKind {
        "attack" = Attack,
        "healing" = Healing,
        "strengthening" = Strengthening,
        "other" = Other,
    }
    SubstanceKind {
        "potion" = Potion,
        "volatile-poison" = VolatilePoison,
        "persistent-poison" = PersistentPoison,
    }
    Roller { "leader" = Leader, "best" = Best }
    GivesUp { "action" = Action, "nothing" = Nothing }
    Mount {
        "foot" = Foot,
        "mounted" = Mounted,
        "vehicle" = Vehicle,
        "giant" = Giant,
    }
    Size { "similar" = Similar, "smaller" = Smaller, "larger" = Larger }
    Obstacle {
        "fence" = Simple,
        "ladder" = Aid,
        "tree" = Tree,
        "jump" = Jump,
        "building" = Building,
        "hard-facade" = HardFacade,
        "rock" = Rock,
    }
    Status { "up" = Up, "incapacitated" = Incapacitated, "dead" = Dead, "gone" = Gone }
    Order { "ask" = Ask, "always" = Always, "never" = Never }
    Preset {
        "listed" = Listed,
        "players-first" = PlayersFirst,
        "sides" = Sides,
    }
}
