//! Names of simple values, such as the variants of enums.

use schwung_daemmersturm::{
    Aid, ArmourClass, AttackKind, Cause, Direction, Element, GivesUp, Grade, Held, Hints, How, Mount, Order,
    Outcome, Pool, Preset, ProtectionKind, Purpose, Resource, Right, Roller, Size, Skill, SpellKind, Status,
    SubstanceKind, Value, WeaponClass, When,
};
use schwung_messages::Catalogue;

/// Declares functions that name a value with a message without arguments.
macro_rules! kinds {
    ($($name:ident($type:ident) { $($value:ident => $key:literal),+ $(,)? })+) => {$(
        pub(super) fn $name(c: &Catalogue, it: $type) -> String {
            let key = match it { $($type::$value => $key),+ };
            c.text(key, &[])
        }
    )+};
}

kinds! {
    skill(Skill) { Melee => "ds-skill-melee", Ranged => "ds-skill-ranged", Magic => "ds-skill-magic" }
    value(Value) {
        MeleeAttack => "ds-value-melee-attack", RangedAttack => "ds-value-ranged-attack",
        MagicAttack => "ds-value-magic-attack", MeleeDefence => "ds-value-melee-defence",
        RangedDefence => "ds-value-ranged-defence", MagicDefence => "ds-value-magic-defence",
        Damage => "ds-value-damage", Reduction => "ds-value-reduction", Cost => "ds-value-cost",
        ShieldRoll => "ds-value-shield-roll", ArmourRoll => "ds-value-armour-roll",
        ClimbRoll => "ds-value-climb-roll", Perception => "ds-value-perception",
    }
    attack_kind(AttackKind) {
        Melee => "ds-kind-melee", Ranged => "ds-kind-ranged", Spell => "ds-kind-spell",
        Explosion => "ds-kind-explosion",
    }
    how(How) {
        Action => "ds-how-action", Extra => "ds-how-extra", Secondary => "ds-how-secondary",
        Reflex => "ds-how-reflex", Overrun => "ds-how-overrun", Counter => "ds-how-counter",
        Other => "ds-how-other",
    }
    right(Right) { Back => "ds-right-back", Coup => "ds-right-coup", Ability => "ds-right-ability" }
    outcome(Outcome) {
        Miss => "ds-outcome-miss", Hit => "ds-outcome-hit", Critical => "ds-outcome-critical",
        Fumble => "ds-outcome-fumble", Both => "ds-outcome-both",
    }
    cause(Cause) {
        Hit => "ds-cause-hit", Tick => "ds-cause-tick", Poison => "ds-cause-poison",
        SideEffect => "ds-cause-side-effect", Shadow => "ds-cause-shadow", Fall => "ds-cause-fall",
        Other => "ds-cause-other",
    }
    resource(Resource) {
        Mana => "ds-resource-mana", Light => "ds-resource-light", Shadow => "ds-resource-shadow",
        Elements => "ds-resource-elements",
    }
    element(Element) {
        Fire => "ds-element-fire", Water => "ds-element-water", Earth => "ds-element-earth",
        Air => "ds-element-air",
    }
    direction(Direction) {
        N => "ds-direction-n", Ne => "ds-direction-ne", E => "ds-direction-e", Se => "ds-direction-se",
        S => "ds-direction-s", Sw => "ds-direction-sw", W => "ds-direction-w", Nw => "ds-direction-nw",
    }
    grade(Grade) {
        Nothing => "ds-grade-nothing", Weak => "ds-grade-weak", Success => "ds-grade-success",
        Critical => "ds-grade-critical",
    }
    hints(Hints) { None => "ds-hints-none", Some => "ds-hints-some", Helpful => "ds-hints-helpful" }
    aid(Aid) {
        Rope => "ds-aid-rope", Gear => "ds-aid-gear", Weapon => "ds-aid-weapon", First => "ds-aid-first",
        Any => "ds-aid-any",
    }
    size(Size) { Similar => "ds-size-similar", Smaller => "ds-size-smaller", Larger => "ds-size-larger" }
    held(Held) { Away => "ds-held-away", Ready => "ds-held-ready", Drawn => "ds-held-drawn" }
    condition(Status) {
        Up => "ds-condition-up", Incapacitated => "ds-condition-incapacitated", Dead => "ds-condition-dead",
        Gone => "ds-condition-gone", Off => "ds-condition-gone",
    }
    mount(Mount) {
        Foot => "ds-mount-foot", Mounted => "ds-mount-mounted", Vehicle => "ds-mount-vehicle",
        Giant => "ds-mount-giant",
    }
    order(Order) { Ask => "ds-order-ask", Always => "ds-order-always", Never => "ds-order-never" }
    preset(Preset) {
        Listed => "ds-preset-listed", PlayersFirst => "ds-preset-players-first", Sides => "ds-preset-sides",
    }
    weapon_class(WeaponClass) {
        Fist => "ds-class-fist", Dagger => "ds-class-dagger", OneHanded => "ds-class-one-handed",
        TwoHanded => "ds-class-two-handed", Lance => "ds-class-lance", Spear => "ds-class-spear",
        Bow => "ds-class-bow", Crossbow => "ds-class-crossbow", ThrowingKnife => "ds-class-throwing-knife",
        Throwing => "ds-class-throwing", Blowgun => "ds-class-blowgun", Handgun => "ds-class-handgun",
        Firearm => "ds-class-firearm", Gun => "ds-class-gun", TacticalGun => "ds-class-tactical-gun",
        Explosive => "ds-class-explosive",
    }
    protection_kind(ProtectionKind) {
        Shield => "ds-protection-shield", Armour => "ds-protection-armour", Cover => "ds-protection-cover",
        Rescue => "ds-protection-rescue", Other => "ds-protection-other",
    }
    armour_class(ArmourClass) {
        None => "ds-armour-none", Light => "ds-armour-light", Medium => "ds-armour-medium",
        Heavy => "ds-armour-heavy",
    }
    spell_kind(SpellKind) {
        Attack => "ds-spell-attack", Healing => "ds-spell-healing", Strengthening => "ds-spell-strengthening",
        Other => "ds-spell-other",
    }
    substance_kind(SubstanceKind) {
        Potion => "ds-substance-potion", VolatilePoison => "ds-substance-volatile",
        PersistentPoison => "ds-substance-persistent",
    }
    when(When) {
        Action => "ds-when-action", Free => "ds-when-free", BeforeAttack => "ds-when-before-attack",
        AfterHit => "ds-when-after-hit", AfterMiss => "ds-when-after-miss", Attacked => "ds-when-attacked",
        FriendAttacked => "ds-when-friend-attacked", Damaged => "ds-when-damaged",
        TurnStart => "ds-when-turn-start", TurnEnd => "ds-when-turn-end", Movement => "ds-when-movement",
        Passive => "ds-when-passive",
    }
    roller(Roller) { Leader => "ds-roller-leader", Best => "ds-roller-best" }
    gives_up(GivesUp) { Action => "ds-gives-up-action", Nothing => "ds-gives-up-nothing" }
}

pub(super) fn pool(c: &Catalogue, it: Pool) -> String {
    let key = match it {
        Pool::Action => "ds-pool-action",
        Pool::Focus => "ds-pool-focus",
        Pool::Magic(it) => return resource(c, it),
    };
    c.text(key, &[])
}

/// A number of points of a pool.
pub(super) fn points(c: &Catalogue, it: Pool, n: u8) -> String {
    let key = match it {
        Pool::Action => "ds-points-action",
        Pool::Focus => "ds-points-focus",
        Pool::Magic(Resource::Mana) => "ds-points-mana",
        Pool::Magic(Resource::Light) => "ds-points-light",
        Pool::Magic(Resource::Shadow) => "ds-points-shadow",
        Pool::Magic(Resource::Elements) => "ds-points-elements",
    };
    c.text(key, &[("n", &n.to_string())])
}

pub(super) fn purpose(c: &Catalogue, it: Purpose) -> String {
    let key = match it {
        Purpose::Attack => "ds-purpose-attack",
        Purpose::W => "ds-purpose-w",
        Purpose::Perception => "ds-purpose-perception",
        Purpose::Camouflage => "ds-purpose-camouflage",
        Purpose::Climb(part) => return c.text("ds-purpose-climb", &[("part", &part.to_string())]),
        Purpose::Shield => "ds-purpose-shield",
        Purpose::Cover => "ds-purpose-cover",
        Purpose::SeekCover => "ds-purpose-seek-cover",
        Purpose::Rescue => "ds-purpose-rescue",
        Purpose::Poison => "ds-purpose-poison",
        Purpose::Armour => "ds-purpose-armour",
        Purpose::Critical => "ds-purpose-critical",
        Purpose::CriticalExtra => "ds-purpose-critical-extra",
        Purpose::CriticalHealing => "ds-purpose-critical-healing",
        Purpose::Exhaustion => "ds-purpose-exhaustion",
        Purpose::Escalation => "ds-purpose-escalation",
        Purpose::Interruption => "ds-purpose-interruption",
        Purpose::SideEffect => "ds-purpose-side-effect",
        Purpose::Light => "ds-purpose-light",
        Purpose::Element => "ds-purpose-element",
        Purpose::Targets => "ds-purpose-targets",
        Purpose::Damage => "ds-purpose-damage",
        Purpose::BackDamage => "ds-purpose-back-damage",
        Purpose::Tick => "ds-purpose-tick",
        Purpose::Healing => "ds-purpose-healing",
    };
    c.text(key, &[])
}
