//! Spells.

use crate::{Amount, Effect, Element, Escalation, Lasting, NumberSet, Resource, Span, Wording};

plain! {
    /// What a spell is for.
    //= daemmersturm.data.spell-schema
    #[derive(Default)]
    pub enum SpellKind {
        /// It attacks.
        #[default]
        Attack,
        /// It heals: no fumble.
        Healing,
        /// It strengthens: no fumble.
        Strengthening,
        /// Something else.
        Other,
    }

    /// How many an effect reaches: `Ziele`.
    //= daemmersturm.area.targets
    #[derive(Default)]
    pub enum Targets {
        /// One target; no area.
        #[default]
        Single,
        /// An area for so many.
        Fixed(u8),
        /// An area for as many as are rolled.
        Rolled(Span),
    }
}

facts! {
    /// A spell as the table knows it.
    //= daemmersturm.data.spell-schema
    #[serde(default, deny_unknown_fields)]
    pub struct Spell {
        /// Its name.
        pub name: String,
        /// What it is for.
        pub kind: SpellKind,
        /// Turns of channelling, K.
        pub channel: u8,
        /// The W value to reach first.
        pub w: Option<u8>,
        /// Is there a hit roll against the targets' resistance?
        pub hit_roll: bool,
        /// What it is paid with.
        pub resource: Option<Resource>,
        /// The element it belongs to.
        pub element: Option<Element>,
        /// What it costs.
        pub cost: u8,
        /// Is it paid when the channelling begins? Else when it is completed.
        pub paid_first: bool,
        /// What is known of its range.
        pub range: Wording,
        /// How many it reaches.
        pub targets: Targets,
        /// What a hit does.
        pub damage: Option<Amount>,
        /// What it heals.
        pub healing: Option<Amount>,
        /// Does it ignore shields?
        pub ignores_shields: bool,
        /// Natural numbers that are critical.
        pub critical: NumberSet,
        /// Natural numbers that are fumbles.
        pub fumble: NumberSet,
        /// What is rolled where a fumble may get worse.
        pub escalation: Escalation,
        /// Damage over time.
        pub lasting: Option<Lasting>,
        /// Whatever else it does.
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
