//! Spells of the library.

use crate::{Amount, Effect, Element, Escalation, Lasting, NumberSet, Resource, Span, Wording};

plain! {
    /// The purpose of a spell.
    //= daemmersturm.data.spell-schema
    #[derive(Default)]
    pub enum SpellKind {
        /// Attacks.
        #[default]
        Attack,
        /// Heals; cannot fumble.
        Healing,
        /// Strengthens; cannot fumble.
        Strengthening,
        /// Any other purpose.
        Other,
    }

    /// The number of targets (`Ziele`) of an area effect.
    //= daemmersturm.area.targets
    #[derive(Default)]
    pub enum Targets {
        /// A single target without an area.
        #[default]
        Single,
        /// An area with room for this many targets.
        Fixed(u8),
        /// An area with room for as many targets as rolled.
        Rolled(Span),
    }
}

facts! {
    /// A spell in the library.
    //= daemmersturm.data.spell-schema
    #[serde(default, deny_unknown_fields)]
    pub struct Spell {
        /// Name of the spell.
        pub name: String,
        /// Purpose of the spell.
        pub kind: SpellKind,
        /// Turns of channelling (K).
        pub channel: u8,
        /// The W value to reach first, if any.
        pub w: Option<u8>,
        /// Whether there is a hit roll against the targets' resistance.
        pub hit_roll: bool,
        /// The magic resource that pays for it.
        pub resource: Option<Resource>,
        /// The element it belongs to, if any.
        pub element: Option<Element>,
        /// Cost in points.
        pub cost: u8,
        /// Whether it is paid when channelling begins rather than on completion.
        pub paid_first: bool,
        /// Description of its range.
        pub range: Wording,
        /// Number of targets.
        pub targets: Targets,
        /// Damage of a hit.
        pub damage: Option<Amount>,
        /// Amount of healing.
        pub healing: Option<Amount>,
        /// Whether it ignores shields.
        pub ignores_shields: bool,
        /// Natural numbers that are critical.
        pub critical: NumberSet,
        /// Natural numbers that are fumbles.
        pub fumble: NumberSet,
        /// The escalation roll after a fumble.
        pub escalation: Escalation,
        /// Damage over time.
        pub lasting: Option<Lasting>,
        /// Further effects, in order.
        pub effects: Vec<Effect>,
    }
}

impl Default for Spell {
    fn default() -> Spell {
        Spell {
            name: String::new(),
            kind: SpellKind::Attack,
            channel: 1,
            w: None,
            hit_roll: true,
            resource: None,
            element: None,
            cost: 0,
            paid_first: false,
            range: Wording::NONE,
            targets: Targets::Single,
            damage: None,
            healing: None,
            ignores_shields: false,
            critical: NumberSet::TWENTY,
            fumble: NumberSet::ONE,
            escalation: Escalation::default(),
            lasting: None,
            effects: Vec::new(),
        }
    }
}
