//! Abilities: what points buy, and traits.

use crate::{
    Amount, ArmourClass, Element, Lasting, NumberSet, Pool, ProtectionId, Value, WeaponClass, Wording,
};

plain! {
    /// When an ability may be used.
    //= daemmersturm.data.ability-schema
    #[derive(Default, PartialOrd, Ord)]
    pub enum When {
        /// In the own turn, as the action.
        #[default]
        Action,
        /// In the own turn, beside the action.
        Free,
        /// Announced before an attack roll.
        BeforeAttack,
        /// After a hit, saved or not.
        AfterHit,
        /// After a miss.
        AfterMiss,
        /// When one is attacked, before the roll.
        Attacked,
        /// When a friend is attacked, before the roll.
        FriendAttacked,
        /// When damage is about to be taken from one's life points.
        Damaged,
        /// When the own turn begins.
        TurnStart,
        /// When the own turn ends.
        TurnEnd,
        /// With a movement.
        Movement,
        /// Always.
        Passive,
    }

    /// How often it may be used.
    #[derive(Default)]
    pub enum Limit {
        /// As often as it can be paid.
        #[default]
        None,
        /// So many times in a turn.
        Turn(u8),
        /// So many times in a round.
        Round(u8),
        /// So many times in a combat section.
        Section(u8),
    }

    /// What has to be so.
    pub enum Need {
        /// A charge in this turn.
        Charge,
        /// A weapon of this class, drawn.
        Weapon(WeaponClass),
        /// Armour no heavier than this.
        ArmourUpTo(ArmourClass),
        /// The target's back.
        Back,
        /// Being part of a swarm.
        Swarm,
        /// The target in melee range.
        Melee,
    }

    /// A condition under which the cost differs.
    //= daemmersturm.ap.cost-modifiers
    pub struct CostChange {
        /// When.
        pub when: Need,
        /// By how much; the cost never falls below 0.
        pub by: i8,
    }
}

facts! {
    /// What an ability, a spell, a potion or a poison does: one of a fixed set, or words for the plot leader.
    //= daemmersturm.data.ability-schema
    pub enum Effect {
        /// A further attack: on the same target, or on any.
        ExtraAttack {
            /// Only on the same target?
            same: bool,
        },
        /// A roll that failed is made again.
        Repeat,
        /// A value or a roll is changed, for so many of the own turns; 0 turns: for this attack alone.
        Modify {
            /// Which.
            value: Value,
            /// By how much.
            by: i8,
            /// For how long.
            turns: u8,
        },
        /// Damage is added.
        AddDamage(Amount),
        /// The damage is this instead.
        ReplaceDamage(Amount),
        /// These naturals are critical too.
        AddCritical(NumberSet),
        /// These naturals are fumbles too.
        AddFumble(NumberSet),
        /// These naturals are no fumbles.
        RemoveFumble(NumberSet),
        /// Shields, and armour with them, do not help.
        IgnoreShields,
        /// No protection roll helps.
        IgnoreProtection,
        /// The target has to succeed in one more protection roll.
        DemandProtection(ProtectionId),
        /// The one who attacks is hit without a roll.
        CounterAttack,
        /// One becomes the target instead.
        Intervene,
        /// Damage is less by so much.
        Reduce(u16),
        /// The damage is averted: the attack stays a hit.
        Negate,
        /// A protection roll is granted.
        Grant(ProtectionId),
        /// A movement more, or a longer one.
        Move,
        /// Movement after the action is allowed.
        MoveAfterAction,
        /// Watches a half circle, and attacks when something happens there.
        Watch,
        /// Damage at once, without protection.
        Damage(Amount),
        /// Damage over time.
        Lasting(Lasting),
        /// Life points come back.
        Heal(Amount),
        /// A state for so many turns, in words.
        State {
            /// What it is called.
            name: Wording,
            /// For how many own turns.
            turns: u8,
        },
        /// Something that the plot leader settles.
        Note(Wording),
    }

    /// An ability as the table knows it.
    //= daemmersturm.data.ability-schema
    #[derive(Default)]
    #[serde(default, deny_unknown_fields)]
    pub struct Ability {
        /// Its name.
        pub name: String,
        /// What players read.
        pub text: String,
        /// What it is paid with; nothing where it is free.
        pub pool: Option<Pool>,
        /// What it costs.
        pub cost: u8,
        /// What changes the cost.
        pub cost_changes: Vec<CostChange>,
        /// The element it belongs to.
        pub element: Option<Element>,
        /// Focus points that it grants.
        pub focus: u8,
        /// When it may be used.
        pub when: When,
        /// How often.
        pub limit: Limit,
        /// What has to be so.
        pub needs: Vec<Need>,
        /// What it does.
        pub effects: Vec<Effect>,
        /// Is it a stub that the community should complete?
        pub incomplete: bool,
    }
}
