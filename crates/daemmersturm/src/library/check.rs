//! Validates the library, and reports every problem with the path of its field.

use std::collections::BTreeMap;

use super::{List, folded};
use crate::{
    Ability, Amount, ArmourClass, Effect, Element, Escalation, GroupAttack, Lasting, Library, Limit,
    NumberSet, Pool, Protection, ProtectionId, ProtectionKind, Resource, Spell, Substance, Targets, Weapon,
    Wording,
};

/// A problem in a library entry.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataFault {
    /// The kind of problem.
    pub code: DataCode,
    /// Path of the field, such as `weapons.3.damage`. Entries are counted from 0.
    pub path: String,
}

macro_rules! data_codes {
    ($($(#[$doc:meta])* $name:ident = $key:literal $blocks:literal;)+) => {
        /// The kinds of problems in a library. The keys are stable, since message files refer to them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum DataCode { $($(#[$doc])* #[serde(rename = $key)] $name),+ }

        impl DataCode {
            /// All variants.
            pub const ALL: &'static [DataCode] = &[$(DataCode::$name),+];

            /// Key in the message files.
            pub fn key(self) -> &'static str {
                match self { $(DataCode::$name => $key),+ }
            }

            /// Returns whether the problem makes the entry unplayable; otherwise it is only suspicious.
            pub fn blocks(self) -> bool {
                match self { $(DataCode::$name => $blocks),+ }
            }
        }
    };
}

data_codes! {
    /// An entry has no name.
    NoName = "no-name" true;
    /// Two entries of a list have the same name.
    NameTwice = "name-twice" true;
    /// A text has more than 400 characters, or a name more than 80.
    TooLong = "too-long" true;
    /// There are more entries than ids.
    TooMany = "too-many" true;
    /// A weapon takes neither one hand nor two.
    Hands = "hands" true;
    /// A weapon can be used neither in melee nor at a distance.
    NoUse = "no-use" true;
    /// A gun or explosive has no W value.
    NeedsW = "needs-w" true;
    /// A gun or explosive has no number of targets.
    NeedsTargets = "needs-targets" true;
    /// Another weapon than a gun or explosive has a W value or targets.
    NoExplosion = "no-explosion" true;
    /// A W value can never be reached, or is always reached.
    W = "w" false;
    /// A critical or fumble number is not between 1 and 20.
    Natural = "natural" true;
    /// The bad numbers of an escalation roll are none or all of its range.
    Escalation = "escalation" false;
    /// An amount may fall below 0.
    Negative = "negative" false;
    /// Damage over time deals no damage or has no duration.
    NoTime = "no-time" true;
    /// A number to reach is above the range.
    Unreachable = "unreachable" false;
    /// A number to reach cannot be missed.
    Certain = "certain" false;
    /// Armour has no class.
    NeedsClass = "needs-class" true;
    /// Armour has no highest damage.
    NeedsMost = "needs-most" true;
    /// Armour has a bonus, although armour rolls are never modified.
    ArmourBonus = "armour-bonus" false;
    /// A protection helps against nothing.
    AgainstNothing = "against-nothing" true;
    /// Something costs points, but has no pool.
    NeedsPool = "needs-pool" true;
    /// Element points have no element, or something else has one.
    Element = "element" true;
    /// A limit allows no uses.
    NoUses = "no-uses" true;
    /// An entry has no effect; it will be a note to the plot leader.
    DoesNothing = "does-nothing" false;
    /// An entry refers to a protection that is not in the library.
    NoSuchProtection = "no-such-protection" true;
    /// A range of targets contains only 0.
    NoTargets = "no-targets" true;
    /// A spell both deals damage and heals.
    DamageAndHealing = "damage-and-healing" true;
    /// A substance other than a poison lists weapons.
    NotPoison = "not-poison" true;
    /// A group attack has fewer than two participants, or a maximum below its minimum.
    Members = "members" true;
}

/// Validates a whole library.
//= daemmersturm.data.weapon-schema
//= daemmersturm.data.protection-schema
//= daemmersturm.data.ability-schema
//= daemmersturm.data.spell-schema
//= daemmersturm.data.substance-schema
pub fn check(library: &Library) -> Vec<DataFault> {
    let mut it = Checker { library, path: Vec::new(), faults: Vec::new() };
    it.list(List::Weapons, &library.weapons, |it| &it.name, Checker::weapon);
    it.list(List::Protections, &library.protections, |it| &it.name, Checker::protection);
    it.list(List::Abilities, &library.abilities, |it| &it.name, Checker::ability);
    it.list(List::Spells, &library.spells, |it| &it.name, Checker::spell);
    it.list(List::Substances, &library.substances, |it| &it.name, Checker::substance);
    it.list(List::Groups, &library.groups, |it| &it.name, Checker::group);
    it.faults
}

const LONGEST_NAME: usize = 80;
const LONGEST_TEXT: usize = 400;

struct Checker<'a> {
    library: &'a Library,
    path: Vec<String>,
    faults: Vec<DataFault>,
}

impl Checker<'_> {
    fn fault(&mut self, code: DataCode, field: &str) {
        let mut path = self.path.join(".");
        if !field.is_empty() {
            path = format!("{path}.{field}");
        }
        self.faults.push(DataFault { code, path });
    }

    fn must(&mut self, holds: bool, code: DataCode, field: &str) {
        if !holds {
            self.fault(code, field);
        }
    }

    fn within(&mut self, field: impl Into<String>, inside: impl FnOnce(&mut Self)) {
        self.path.push(field.into());
        inside(self);
        self.path.pop();
    }

    fn list<E>(&mut self, list: List, entries: &[E], name: fn(&E) -> &String, entry: fn(&mut Self, &E)) {
        self.path = vec![list.key().into()];
        self.must(entries.len() < usize::from(u16::MAX), DataCode::TooMany, "");
        let mut names = BTreeMap::new();
        for (at, it) in entries.iter().enumerate() {
            self.within(at.to_string(), |this| {
                let name = name(it);
                this.must(!name.trim().is_empty(), DataCode::NoName, "name");
                this.must(name.chars().count() <= LONGEST_NAME, DataCode::TooLong, "name");
                this.must(names.insert(folded(name), at).is_none(), DataCode::NameTwice, "name");
                entry(this, it);
            });
        }
    }

    fn weapon(&mut self, it: &Weapon) {
        self.must((1..=2).contains(&it.hands), DataCode::Hands, "hands");
        self.must(it.melee || it.ranged || it.explodes(), DataCode::NoUse, "melee");
        if it.explodes() {
            self.must(it.w.is_some(), DataCode::NeedsW, "w");
            self.must(it.targets.is_some(), DataCode::NeedsTargets, "targets");
        } else {
            self.must(it.w.is_none() && it.targets.is_none(), DataCode::NoExplosion, "w");
        }
        self.w(it.w);
        if let Some(targets) = it.targets {
            self.must(targets.high() > 0, DataCode::NoTargets, "targets");
        }
        self.amount(it.damage, "damage");
        self.attack(it.critical, it.fumble, it.escalation);
        self.lasting(it.lasting);
        self.words(&it.range, "range");
    }

    fn w(&mut self, w: Option<u8>) {
        // Bonuses are at most 5: 25 can just be reached, and below -3 every roll succeeds.
        self.must(w.is_none_or(|it| (1..=25).contains(&it)), DataCode::W, "w");
    }

    fn attack(&mut self, critical: NumberSet, fumble: NumberSet, escalation: Escalation) {
        let naturals = |it: NumberSet| it.iter().all(|n| (1..=20).contains(&n));
        self.must(naturals(critical), DataCode::Natural, "critical");
        self.must(naturals(fumble), DataCode::Natural, "fumble");
        let Escalation { span, hurts } = escalation;
        self.must(span.low() <= hurts && hurts < span.high(), DataCode::Escalation, "escalation");
    }

    fn amount(&mut self, it: Amount, field: &str) {
        let least = it.rolls.iter().flatten().map(|it| i16::from(it.low())).sum::<i16>();
        self.must(least.saturating_add(it.plus) >= 0, DataCode::Negative, field);
    }

    fn lasting(&mut self, it: Option<Lasting>) {
        let Some(it) = it else { return };
        self.must(it.rounds > 0 && !it.amount.is_nothing(), DataCode::NoTime, "lasting");
        self.amount(it.amount, "lasting.amount");
    }

    fn words(&mut self, it: &Wording, field: &str) {
        self.must(it.as_str().chars().count() <= LONGEST_TEXT, DataCode::TooLong, field);
    }

    fn protection(&mut self, it: &Protection) {
        let is_reduction = it.reduces.is_some();
        if !is_reduction {
            let bonus = if it.bonus.is_some() { 5 } else { 0 };
            self.must(it.need <= it.roll.high() + bonus, DataCode::Unreachable, "need");
            self.must(it.need > it.roll.low() || it.bonus.is_some(), DataCode::Certain, "need");
        }
        if it.kind == ProtectionKind::Armour {
            self.must(it.class != ArmourClass::None, DataCode::NeedsClass, "class");
            self.must(it.most.is_some() || is_reduction, DataCode::NeedsMost, "most");
            self.must(it.bonus.is_none(), DataCode::ArmourBonus, "bonus");
        }
        self.must(it.against.0 != 0, DataCode::AgainstNothing, "against");
        self.must(it.reduces != Some(0), DataCode::DoesNothing, "reduces");
    }

    fn ability(&mut self, it: &Ability) {
        self.must(it.text.chars().count() <= 4 * LONGEST_TEXT, DataCode::TooLong, "text");
        self.must(it.cost == 0 || it.pool.is_some(), DataCode::NeedsPool, "pool");
        self.element(it.element, it.pool == Some(Pool::Magic(Resource::Elements)));
        let uses = match it.limit {
            Limit::None => 1,
            Limit::Turn(n) | Limit::Round(n) | Limit::Section(n) => n,
        };
        self.must(uses > 0, DataCode::NoUses, "limit");
        let does = !it.effects.is_empty() || it.focus > 0;
        self.must(does, DataCode::DoesNothing, "effects");
        self.effects(&it.effects);
    }

    fn element(&mut self, element: Option<Element>, is_elements: bool) {
        self.must(element.is_some() == is_elements, DataCode::Element, "element");
    }

    fn spell(&mut self, it: &Spell) {
        self.w(it.w);
        self.must(it.cost == 0 || it.resource.is_some(), DataCode::NeedsPool, "resource");
        self.element(it.element, it.resource == Some(Resource::Elements));
        let targets = match it.targets {
            Targets::Single => 1,
            Targets::Fixed(n) => n,
            Targets::Rolled(span) => span.high(),
        };
        self.must(targets > 0, DataCode::NoTargets, "targets");
        self.must(it.damage.is_none() || it.healing.is_none(), DataCode::DamageAndHealing, "healing");
        for (amount, field) in [(it.damage, "damage"), (it.healing, "healing")] {
            if let Some(amount) = amount {
                self.amount(amount, field);
            }
        }
        self.attack(it.critical, it.fumble, it.escalation);
        self.lasting(it.lasting);
        self.words(&it.range, "range");
        let does =
            it.damage.is_some() || it.healing.is_some() || it.lasting.is_some() || !it.effects.is_empty();
        self.must(does, DataCode::DoesNothing, "effects");
        self.effects(&it.effects);
    }

    fn substance(&mut self, it: &Substance) {
        self.must(it.is_poison() || it.weapons.is_none(), DataCode::NotPoison, "weapons");
        self.must(it.weapons.as_ref().is_none_or(|it| !it.is_empty()), DataCode::NoUse, "weapons");
        self.must(!it.effects.is_empty(), DataCode::DoesNothing, "effects");
        self.effects(&it.effects);
    }

    fn group(&mut self, it: &GroupAttack) {
        self.must(it.fewest >= 2 && it.most >= it.fewest, DataCode::Members, "fewest");
        self.words(&it.needs, "needs");
        self.must(!it.effects.is_empty(), DataCode::DoesNothing, "effects");
        self.effects(&it.effects);
    }

    fn effects(&mut self, effects: &[Effect]) {
        for (at, effect) in effects.iter().enumerate() {
            self.within(format!("effects.{at}"), |this| this.effect(effect));
        }
    }

    fn effect(&mut self, it: &Effect) {
        match it {
            Effect::Modify { by, .. } => self.must(*by != 0, DataCode::DoesNothing, "by"),
            Effect::AddDamage(amount)
            | Effect::ReplaceDamage(amount)
            | Effect::Damage(amount)
            | Effect::Heal(amount) => {
                self.must(!amount.is_nothing(), DataCode::DoesNothing, "");
                self.amount(*amount, "");
            }
            Effect::AddCritical(set) | Effect::AddFumble(set) | Effect::RemoveFumble(set) => {
                let fits = set.iter().all(|n| (1..=20).contains(&n));
                self.must(fits && *set != NumberSet::NONE, DataCode::Natural, "");
            }
            Effect::DemandProtection(id) | Effect::Grant(id) => self.named(*id),
            Effect::Reduce(by) => self.must(*by > 0, DataCode::DoesNothing, ""),
            Effect::Lasting(it) => self.lasting(Some(*it)),
            Effect::State { name, turns } => {
                self.must(!name.is_empty(), DataCode::NoName, "name");
                self.words(name, "name");
                self.must(*turns > 0, DataCode::NoTime, "turns");
            }
            Effect::Note(words) => {
                self.must(!words.is_empty(), DataCode::DoesNothing, "");
                self.words(words, "");
            }
            Effect::ExtraAttack { .. }
            | Effect::Repeat
            | Effect::IgnoreShields
            | Effect::IgnoreProtection
            | Effect::CounterAttack
            | Effect::Intervene
            | Effect::Negate
            | Effect::Move
            | Effect::MoveAfterAction
            | Effect::Watch => {}
        }
    }

    fn named(&mut self, id: ProtectionId) {
        self.must(self.library.protection(id).is_some(), DataCode::NoSuchProtection, "");
    }
}
