//! Reads the entries of the library from their tables.

use schwung_daemmersturm::{
    Ability, Amount, ArmourClass, AttackKind, AttackKinds, CostChange, Escalation, GroupAttack, Limit, Need,
    NumberSet, Protection, ProtectionKind, Skill, Span, Spell, Substance, Targets, Weapon, WeaponClass,
    Wording,
};
use schwung_files::kit::{Node, Table};

use super::{
    super::{
        class::{hands, uses},
        phrase::{amount_at, span_of},
        words::Worded,
    },
    Entries, NEEDS, Slot,
    effect::{lasting, numbers},
};

/// The flag given in the file, or the default.
fn flag_or(from: &Table<'_>, key: &str, usual: bool) -> bool {
    if from.get(key).is_some() { from.flag(key) } else { usual }
}

fn wording(from: &Table<'_>, key: &str) -> Wording {
    from.text(key).map_or(Wording::NONE, |it| Wording::new(it.0))
}

fn amount(from: &Table<'_>, key: &str) -> Option<Amount> {
    from.get(key).and_then(amount_at)
}

fn span(from: &Table<'_>, key: &str) -> Option<Span> {
    from.text(key).and_then(|it| span_of(it.0))
}

fn naturals(from: &Table<'_>, key: &str, usual: NumberSet) -> NumberSet {
    if from.get(key).is_some() { numbers(from.list(key)) } else { usual }
}

fn escalation(from: &Table<'_>) -> Escalation {
    let Some(it) = from.table("escalation") else { return Escalation::default() };
    let usual = Escalation::default();
    let span = span(it, "roll").unwrap_or(usual.span);
    Escalation { span, hurts: it.number("hurts").unwrap_or(usual.hurts) }
}

/// Reads a condition, given as a word or as a table.
fn need(node: &Node<'_>) -> Option<Need> {
    if let Some((word, _)) = node.text() {
        return NEEDS.iter().find(|it| it.0 == word).map(|it| it.1);
    }
    let it = node.table()?;
    let weapon = WeaponClass::at(it, "weapon").map(Need::Weapon);
    weapon.or_else(|| ArmourClass::at(it, "armour-up-to").map(Need::ArmourUpTo))
}

impl Entries<'_, '_> {
    pub(super) fn weapon(&mut self, from: &Table<'_>, slot: Slot) {
        let class = WeaponClass::at(from, "class").unwrap_or_default();
        let (melee, ranged) = uses(class);
        slot.put(&mut self.data.library.weapons, |name| Weapon {
            name,
            class,
            short: from.flag("short"),
            hands: from.number("hands").unwrap_or(hands(class)),
            melee: flag_or(from, "melee", melee),
            ranged: flag_or(from, "ranged", ranged),
            ignores_shields: from.flag("ignores-shields"),
            damage: amount(from, "damage").unwrap_or_default(),
            reload: from.number("reload").unwrap_or(0),
            w: from.number("w"),
            targets: span(from, "targets"),
            critical: naturals(from, "critical", NumberSet::TWENTY),
            fumble: naturals(from, "fumble", NumberSet::ONE),
            escalation: escalation(from),
            lasting: from.table("lasting").and_then(lasting),
            poisonable: from.get("poisonable").map(|_| from.flag("poisonable")),
            range: wording(from, "range"),
        });
    }

    pub(super) fn protection(&mut self, from: &Table<'_>, slot: Slot) {
        let kind = ProtectionKind::at(from, "kind").unwrap_or_default();
        let is_armour = kind == ProtectionKind::Armour;
        let is_shield = kind == ProtectionKind::Shield;
        let roll = if is_armour { Span::of(1, 6) } else { Span::D20 };
        let usual_bonus = is_shield.then_some(Skill::Melee);
        let against: Vec<AttackKind> =
            from.list("against").iter().filter_map(|it| AttackKind::of(it.text()?.0)).collect();
        let against = if against.is_empty() { AttackKinds::ALL } else { AttackKinds::of(&against) };
        let drawbacks = from.tables("drawback");
        let drawbacks = drawbacks
            .filter_map(|it| Some((schwung_daemmersturm::Value::at(it, "value")?, it.number("by")?)))
            .collect();
        let cost = from.number("cost").unwrap_or(0);
        let pool = Worded::at(from, "pool");
        slot.put(&mut self.data.library.protections, |name| Protection {
            name,
            kind,
            roll: span(from, "roll").unwrap_or(roll),
            need: from.number("need").unwrap_or(15),
            bonus: Skill::at(from, "bonus").or(usual_bonus),
            most: from.number("most"),
            against,
            //= daemmersturm.armour.direction
            facing: flag_or(from, "facing", is_shield || is_armour),
            magical: from.flag("magical"),
            class: ArmourClass::at(from, "class").unwrap_or_default(),
            cost: pool.filter(|_| cost > 0).map(|pool| (pool, cost)),
            drawbacks,
            reduces: from.number("reduces"),
        });
    }

    pub(super) fn ability(&mut self, from: &Table<'_>, slot: Slot) {
        let effects = self.effects(from);
        let limit = from.table("limit").map_or(Limit::None, |it| {
            let times = it.number("times").unwrap_or(1);
            match it.text("per").map(|it| it.0) {
                Some("turn") => Limit::Turn(times),
                Some("section") => Limit::Section(times),
                _ => Limit::Round(times),
            }
        });
        let changes = from.tables("cost-change");
        let cost_changes =
            changes.filter_map(|it| Some(CostChange { when: need(it.get("when")?)?, by: it.number("by")? }));
        let cost_changes = cost_changes.collect();
        slot.put(&mut self.data.library.abilities, |name| Ability {
            name,
            text: from.text("text").map_or("", |it| it.0).to_owned(),
            pool: Worded::at(from, "pool"),
            cost: from.number("cost").unwrap_or(0),
            cost_changes,
            element: Worded::at(from, "element"),
            focus: from.number("focus").unwrap_or(0),
            when: Worded::at(from, "when").unwrap_or_default(),
            limit,
            needs: from.list("needs").iter().filter_map(need).collect(),
            effects,
            incomplete: from.flag("incomplete"),
        });
    }

    pub(super) fn spell(&mut self, from: &Table<'_>, slot: Slot) {
        let effects = self.effects(from);
        let w = from.number("w");
        let targets = from.get("targets").map_or(Targets::Single, |it| match it.text() {
            Some((text, _)) => span_of(text).map_or(Targets::Single, Targets::Rolled),
            None => it.number().map_or(Targets::Single, Targets::Fixed),
        });
        slot.put(&mut self.data.library.spells, |name| Spell {
            name,
            kind: Worded::at(from, "kind").unwrap_or_default(),
            channel: from.number("channel").unwrap_or(1),
            w,
            hit_roll: flag_or(from, "hit-roll", w.is_none()),
            resource: Worded::at(from, "resource"),
            element: Worded::at(from, "element"),
            cost: from.number("cost").unwrap_or(0),
            paid_first: from.flag("paid-first"),
            range: wording(from, "range"),
            targets,
            damage: amount(from, "damage"),
            healing: amount(from, "healing"),
            ignores_shields: from.flag("ignores-shields"),
            critical: naturals(from, "critical", NumberSet::TWENTY),
            fumble: naturals(from, "fumble", NumberSet::ONE),
            escalation: escalation(from),
            lasting: from.table("lasting").and_then(lasting),
            effects,
        });
    }

    pub(super) fn substance(&mut self, from: &Table<'_>, slot: Slot) {
        let effects = self.effects(from);
        let classes = from.list("weapons").iter().filter_map(|it| WeaponClass::of(it.text()?.0)).collect();
        slot.put(&mut self.data.library.substances, |name| Substance {
            name,
            kind: Worded::at(from, "kind").unwrap_or_default(),
            action: flag_or(from, "action", true),
            counts: flag_or(from, "counts", true),
            weapons: from.get("weapons").map(|_| classes),
            effects,
        });
    }

    pub(super) fn group(&mut self, from: &Table<'_>, slot: Slot) {
        let effects = self.effects(from);
        let usual = GroupAttack::default();
        slot.put(&mut self.data.library.groups, |name| GroupAttack {
            name,
            fewest: from.number("fewest").unwrap_or(usual.fewest),
            most: from.number("most").unwrap_or(usual.most),
            needs: wording(from, "needs"),
            kind: Worded::at(from, "kind").unwrap_or(usual.kind),
            bonus: from.number("bonus").unwrap_or(0),
            roller: Worded::at(from, "roller").unwrap_or_default(),
            gives_up: Worded::at(from, "gives-up").unwrap_or_default(),
            effects,
        });
    }
}
