//! Abilities bought with points, and traits.

use crate::{
    Amount, ArmourClass, Element, Lasting, NumberSet, Pool, ProtectionId, Value, WeaponClass, Wording,
};

plain! {
    /// When an ability may be used.
    //= daemmersturm.data.ability-schema
    #[derive(Default, PartialOrd, Ord)]
    pub enum When {
        /// In the character's own turn, as the action.
        #[default]
        Action,
        /// In the character's own turn, in addition to the action.
        Free,
        /// Announced before an attack roll.
        BeforeAttack,
        /// After a hit, even if a protection roll succeeded.
        AfterHit,
        /// After a miss.
        AfterMiss,
        /// When the character is attacked, before the roll.
        Attacked,
        /// When a friend is attacked, before the roll.
        FriendAttacked,
        /// When the character is about to lose life points.
        Damaged,
        /// At the start of the character's own turn.
        TurnStart,
        /// At the end of the character's own turn.
        TurnEnd,
        /// Together with a movement.
        Movement,
        /// Always in effect.
        Passive,
    }

    /// How often an ability may be used.
    #[derive(Default)]
    pub enum Limit {
        /// As often as it can be paid.
        #[default]
        None,
        /// This many times per turn.
        Turn(u8),
        /// This many times per round.
        Round(u8),
        /// This many times per combat section.
        Section(u8),
    }

    /// A condition for using an ability.
    pub enum Need {
        /// A charge in this turn.
        Charge,
        /// A drawn weapon of this class.
        Weapon(WeaponClass),
        /// Armour no heavier than this class.
        ArmourUpTo(ArmourClass),
        /// The attack comes from behind the target.
        Back,
        /// The character is part of a swarm.
        Swarm,
        /// The target is in melee range.
        Melee,
    }

    /// A condition under which an ability costs more or less.
    //= daemmersturm.ap.cost-modifiers
    pub struct CostChange {
        /// The condition.
        pub when: Need,
        /// The difference in points. The cost never falls below 0.
        pub by: i8,
    }
}

facts! {
    /// An effect of an ability, spell, potion or poison: one of a fixed set, or a text for the plot leader.
    //= daemmersturm.data.ability-schema
    pub enum Effect {
        /// A further attack.
        ExtraAttack {
            /// Whether it must be on the same target.
            same: bool,
        },
        /// A failed roll is repeated.
        Repeat,
        /// Modifies a value or a roll.
        Modify {
            /// The value.
            value: Value,
            /// The modifier.
            by: i8,
            /// Duration in own turns; 0 for the current attack only.
            turns: u8,
        },
        /// Adds damage.
        AddDamage(Amount),
        /// Replaces the damage.
        ReplaceDamage(Amount),
        /// These natural numbers are critical, too.
        AddCritical(NumberSet),
        /// These natural numbers are fumbles, too.
        AddFumble(NumberSet),
        /// These natural numbers are no longer fumbles.
        RemoveFumble(NumberSet),
        /// Shields do not help, nor does armour.
        IgnoreShields,
        /// No protection roll helps.
        IgnoreProtection,
        /// The target has to succeed in one more protection roll.
        DemandProtection(ProtectionId),
        /// The attacker is hit without a roll.
        CounterAttack,
        /// The character becomes the target instead.
        Intervene,
        /// Reduces damage by this amount.
        Reduce(u16),
        /// Averts the damage; the attack remains a hit.
        Negate,
        /// Grants a protection roll.
        Grant(ProtectionId),
        /// Grants an additional or longer movement.
        Move,
        /// Allows movement after the action.
        MoveAfterAction,
        /// Watches a half circle, and attacks when something happens there.
        Watch,
        /// Deals damage at once, without protection.
        Damage(Amount),
        /// Deals damage over time.
        Lasting(Lasting),
        /// Restores life points.
        Heal(Amount),
        /// Puts the target into a state described in words.
        State {
            /// Name of the state.
            name: Wording,
            /// Duration in own turns.
            turns: u8,
        },
        /// A text for the plot leader, who decides what happens.
        Note(Wording),
    }

    /// An ability in the library.
    //= daemmersturm.data.ability-schema
    #[derive(Default)]
    #[serde(default, deny_unknown_fields)]
    pub struct Ability {
        /// Name of the ability.
        pub name: String,
        /// Description for players.
        pub text: String,
        /// Pool of points that pays for it; `None` if it is free.
        pub pool: Option<Pool>,
        /// Cost in points.
        pub cost: u8,
        /// Conditions that change the cost.
        pub cost_changes: Vec<CostChange>,
        /// The element it belongs to, if any.
        pub element: Option<Element>,
        /// Focus points that it grants.
        pub focus: u8,
        /// When it may be used.
        pub when: When,
        /// How often it may be used.
        pub limit: Limit,
        /// Conditions, all of which must be met.
        pub needs: Vec<Need>,
        /// Effects, in order.
        pub effects: Vec<Effect>,
        /// Whether it is a stub that the community should complete.
        pub incomplete: bool,
    }
}
